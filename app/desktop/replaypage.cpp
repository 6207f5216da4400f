#include "app/desktop/replaypage.h"

#include "app/desktop/chancespanel.h"
#include "model/table/replay.h"
#include "views/games/games.h"
#include "views/panels/announcer.h"
#include "views/panels/logpanel.h"
#include "views/panels/pilespanel.h"
#include "views/panels/scorespanel.h"
#include "views/panels/timeline.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/scene/tableview.h"
#include "views/sounds/sounds.h"
#include "views/theme/keymap.h"
#include "views/theme/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include <utility>

namespace tacklebox {

namespace {

/// On pages of at least this width the lists are shown unasked.
constexpr int kReplayForLists = 1100;
constexpr int kReplayListsWidth = 300;
/// On pages of at least this height a second line says what is shown.
constexpr int kRoomForMore = 700;
/// The pause for reading between two moves, at normal speed.
constexpr int kRestMillis = 700, kRestWithoutMotionMillis = 1500;
/// Up to this speed, events are announced while the replay plays.
constexpr double kHeardSpeed = 1;
constexpr int kMostSentences = 4;

} // namespace

ReplayPage::ReplayPage(FaceStore& faces, QWidget* parent)
    : TableFramePage(faces, kReplayListsWidth, parent), m_line(new QLabel(this)), m_more(new QLabel(this)),
      m_chances(new ChancesPanel), m_bar(new ReplayBar) {
    m_line->setObjectName(QStringLiteral("replayLine"));
    m_more->setObjectName(QStringLiteral("replayMore"));
    QFont bold = font();
    bold.setBold(true);
    m_line->setFont(bold);
    auto* said = new QVBoxLayout;
    said->setContentsMargins(10, 5, 10, 5);
    said->setSpacing(1);
    for (QLabel* label : {m_line, m_more}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        said->addWidget(label);
    }
    m_line->setWordWrap(false);
    m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    addList(m_log, tr("Log"));
    addList(m_scores, tr("Scores"));
    addList(m_piles, tr("In words"));
    addList(m_chances, tr("Chances"));
    m_observers.insert(m_observers.end(), {m_bar, m_sounds});
    m_column->insertLayout(0, said);
    m_column->insertWidget(2, m_bar);

    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &ReplayPage::playNext);
    connect(m_view, &TableView::showing, this, &ReplayPage::announceEvent);
    connect(m_view, &TableView::caughtUp, this, &ReplayPage::caughtUp);
    connect(m_log, &LogPanel::lineChosen, this, [this](int event) {
        if (m_replay) step(m_replay->positionOf(event));
    });
    connect(m_chances, &ChancesPanel::chosen, this, [this](int event) {
        if (m_replay) step(m_replay->positionOf(event - 1));
    });
    connect(m_bar, &ReplayBar::goWanted, this, &ReplayPage::goTo);
    connect(m_bar, &ReplayBar::playWanted, this, &ReplayPage::play);
    connect(m_bar, &ReplayBar::speedChosen, this, &ReplayPage::useMotion);
    connect(m_bar, &ReplayBar::pointOfViewWanted, this, &ReplayPage::setPointOfView);
    connect(m_bar, &ReplayBar::whatIfWanted, this, &ReplayPage::whatIfWanted);
    connect(m_bar, &ReplayBar::listsWanted, this, &ReplayPage::showLists);
    connect(this, &ReplayPage::listsShownChanged, m_bar, &ReplayBar::setListsShown);
    connect(this, &ReplayPage::listsShownChanged, m_log, &LogPanel::markLastShown);
    connect(m_bar, &ReplayBar::leaveWanted, this, &ReplayPage::leaveWanted);
    for (QWidget* widget : findChildren<QWidget*>())
        if (widget->focusPolicy() != Qt::NoFocus) widget->installEventFilter(this);
}

ReplayPage::~ReplayPage() {
    leave();
}

void ReplayPage::show(std::unique_ptr<Table> replay) {
    leave();
    m_table = std::move(replay);
    m_replay = Replay::of(m_table.get());
    m_view->setPresenter(makePresenter(*m_table));
    follow(m_view->presenter());
    connect(m_table.get(), &Table::rewound, this, &ReplayPage::showPosition);
    connect(m_table.get(), &Table::rewound, m_sounds, &Sounds::restart);
    showPosition();
    m_view->setFocus();
}

std::unique_ptr<Table> ReplayPage::leave() {
    m_next.stop();
    m_bar->setPlaying(false);
    follow(nullptr);
    m_announcer->setTable(nullptr);
    m_view->setPresenter(nullptr);
    if (m_table) m_table->disconnect(this);
    m_replay = nullptr;
    return std::move(m_table);
}

void ReplayPage::useSettings(const Settings& settings) {
    TableFramePage::useSettings(settings);
    m_motion = settings.motion;
    useMotion();
    if (needsOtherFaces()) show(leave());
}

void ReplayPage::useMotion() {
    const double speed = factor(m_bar->speed());
    MotionSettings motion = m_motion;
    if (speed == 0)
        motion.pace = Pace::Off;
    else
        motion.speed = speed;
    m_view->setMotion(motion);
    m_sounds->setMuted(speed == 0);
    if (playing() && speed == 0) m_view->skipMotion();
}

void ReplayPage::setSpeed(ReplaySpeed speed) {
    m_bar->setSpeed(speed);
    useMotion();
}

// ---- going through the match ----

void ReplayPage::goTo(int position) {
    if (!m_replay) return;
    play(false);
    m_view->skipMotion(); // finish what still moves; a single step forward is animated afterwards
    m_replay->goTo(position);
    m_bar->updateFromTable();
}

void ReplayPage::step(int position) {
    goTo(position);
    m_announcer->announcePrivate(positionWords(*m_replay, m_replay->position(), kMostSentences));
}

void ReplayPage::play(bool on) {
    if (!m_replay || on == playing()) return;
    m_next.stop();
    if (on && m_replay->position() == m_replay->length()) m_replay->goTo(0);
    m_bar->setPlaying(on && m_replay->length() > 0);
    m_bar->updateFromTable();
    if (playing()) m_next.start(0);
}

void ReplayPage::playNext() {
    if (!m_replay || !playing()) return;
    if (m_replay->position() < m_replay->length()) m_replay->goTo(m_replay->position() + 1);
    if (m_replay->position() == m_replay->length()) m_bar->setPlaying(false);
    m_bar->updateFromTable();
}

void ReplayPage::caughtUp() {
    if (!playing()) return;
    const double speed = factor(m_bar->speed());
    const int rest = m_motion.pace == Pace::Off ? kRestWithoutMotionMillis : kRestMillis;
    m_next.start(speed == 0 ? 0 : int(rest / speed));
}

void ReplayPage::setPointOfView(Seat viewer) {
    if (!m_replay) return;
    m_view->skipMotion();
    m_replay->setPointOfView(viewer);
    m_bar->updateFromTable();
    showPosition();
}

// ---- what is shown ----

void ReplayPage::showPosition() {
    m_view->showCurrent();
    m_log->showUpTo(m_table->events());
    m_log->markLastShown();
    m_scores->setTable(m_table.get());
    m_piles->setTable(m_table.get());
    m_chances->updateFromTable();
    m_announcer->setTable(m_table.get());
    showLine(m_table->events());
    m_more->setText(m_replay->finished()
                        ? tr("%1: replay of a finished game.").arg(m_table->title())
                        : tr("%1: replay of an unfinished game. Hidden hands stay hidden until it is over.")
                              .arg(m_table->title()));
    m_bar->updateFromTable();
}

void ReplayPage::announceEvent(int number) {
    if (!m_table) return;
    showLine(number + 1);
    tellObservers(number);
    m_log->markLastShown();
    m_chances->updateFromTable();
    const double speed = factor(m_bar->speed());
    if (playing() && speed > 0 && speed <= kHeardSpeed) m_announcer->eventShown(number);
}

void ReplayPage::showLine(int last) {
    m_said = positionSentences(*m_replay, m_replay->position(), kMostSentences, last);
    fitLine();
}

/// Shortens the text to one line, so that the table does not move.
void ReplayPage::fitLine() {
    m_line->setText(m_line->fontMetrics().elidedText(m_said, Qt::ElideRight, m_line->width()));
    m_line->setToolTip(m_line->text() == m_said ? QString() : m_said);
    m_line->setAccessibleName(m_said);
}

QString ReplayPage::where() const {
    return m_bar->timeline().words();
}

void ReplayPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_more->setVisible(height() >= kRoomForMore * theme::textFactor()); // else the table needs the room
    fitLine();
    showListsUnasked(width() >= kReplayForLists);
}

// ---- keys ----

bool ReplayPage::handleNavigation(const QKeyEvent& event) {
    if (!m_replay) return false;
    const auto faster = [this](int by) {
        setSpeed(ReplaySpeed(qBound(0, int(m_bar->speed()) + by, int(ReplaySpeed::Fastest))));
    };
    switch (keys::commandOf(event, keys::Context::Replay)) {
    case keys::Command::PlayOrStop: play(!playing()); return true;
    case keys::Command::StepBack: step(m_replay->position() - 1); return true;
    case keys::Command::StepOn: step(m_replay->position() + 1); return true;
    case keys::Command::ToStart: step(0); return true;
    case keys::Command::ToEnd: step(m_replay->length()); return true;
    case keys::Command::Faster: faster(1); return true;
    case keys::Command::Slower: faster(-1); return true;
    case keys::Command::Leave: emit leaveWanted(); return true;
    default: return false;
    }
}

bool ReplayPage::leavesToReplay(const QWidget* widget, int key) const {
    if (widget->window() != window()) return false; // the popup of a combo box
    if (key == Qt::Key_Escape) return true;
    if (widget == m_view || widget == &m_bar->timeline()) return true;
    const bool walks = key == Qt::Key_Left || key == Qt::Key_Right;
    const bool sign = key == Qt::Key_Plus || key == Qt::Key_Minus;
    if (qobject_cast<const QAbstractButton*>(widget)) return key != Qt::Key_Space;
    if (qobject_cast<const QComboBox*>(widget)) return walks || sign;
    if (widget == m_log->list()) return walks || sign || key == Qt::Key_Space;
    return false;
}

bool ReplayPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || !m_replay) return QWidget::eventFilter(watched, event);
    auto* press = static_cast<QKeyEvent*>(event);
    auto* widget = static_cast<QWidget*>(watched);
    if (leavesToReplay(widget, press->key()) && handleNavigation(*press)) return true;
    // Shift with an arrow moves between cards, because the arrows alone move through the match.
    if (widget == m_view && (press->modifiers() & ~Qt::KeypadModifier) == Qt::ShiftModifier &&
        press->key() >= Qt::Key_Home && press->key() <= Qt::Key_Down) {
        QKeyEvent plain(QEvent::KeyPress, press->key(), Qt::NoModifier);
        m_view->removeEventFilter(this);
        QCoreApplication::sendEvent(m_view, &plain);
        m_view->installEventFilter(this);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ReplayPage::keyPressEvent(QKeyEvent* event) {
    if (!handleNavigation(*event)) QWidget::keyPressEvent(event);
}

} // namespace tacklebox

#include "moc_replaypage.cpp"
