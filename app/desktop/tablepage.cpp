#include "app/desktop/tablepage.h"

#include "model/table/lessontable.h"
#include "model/table/table.h"
#include "views/dialogs/curtain.h"
#include "views/dialogs/dealsummary.h"
#include "views/dialogs/matchend.h"
#include "views/games/games.h"
#include "views/panels/announcer.h"
#include "views/panels/coach.h"
#include "views/panels/coachnote.h"
#include "views/panels/countdownsign.h"
#include "views/panels/eventline.h"
#include "views/panels/logpanel.h"
#include "views/panels/movespanel.h"
#include "views/panels/orderspanel.h"
#include "views/panels/pauseoverlay.h"
#include "views/panels/pilespanel.h"
#include "views/panels/promptbar.h"
#include "views/panels/scorespanel.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/motion/director.h"
#include "views/sounds/sounds.h"
#include "views/theme/inputwatch.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"
#include "views/theme/tokens.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <utility>

namespace tacklebox {

namespace {

constexpr int kListsWidth = 306;
constexpr int kCountInMillis = 2100; ///< duration of "ready, set, go" before a clock runs

QWidget* underHeading(const QString& heading, QWidget* list) {
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(6, 4, 6, 4);
    auto* label = new QLabel(heading);
    label->setBuddy(list);
    layout->addWidget(label);
    layout->addWidget(list, 1);
    return box;
}

} // namespace

TablePage::TablePage(FaceStore& faces, QWidget* parent)
    : TableFramePage(faces, kListsWidth, parent),
      m_promptBar(new PromptBar(m_view, &m_view->tableScene().overlays())),
      m_eventLine(new EventLine(faces, m_view)), m_pauseOverlay(new PauseOverlay(m_view)),
      m_countdown(new CountdownSign(m_view)), m_moves(new MovesPanel), m_orders(new OrdersPanel),
      m_coach(new Coach(faces, m_view, m_view->tableScene().overlays())),
      m_coachNote(new CoachNote(faces, m_view, m_view->tableScene().overlays())),
      m_summary(new DealSummary(faces, m_view)), m_end(new MatchEnd(faces, m_view)),
      m_curtain(new Curtain(faces, this)) {
    auto* both = new QSplitter(Qt::Vertical);
    both->addWidget(underHeading(tr("&Log"), m_log));
    both->addWidget(underHeading(tr("&Moves you can make"), m_moves));
    both->setChildrenCollapsible(false);
    m_lists->addTab(both, tr("Log"));
    m_observers = {m_announcer, m_promptBar, m_eventLine, m_log, m_moves};
    addList(m_scores, tr("Scores"));
    addList(m_orders, tr("Orders"));
    addList(m_piles, tr("In words"));
    m_observers.insert(m_observers.end(), {m_sounds, m_summary, m_end, m_curtain});

    m_view->installEventFilter(this);
    connect(&theme::InputWatch::instance(), &theme::InputWatch::input, this,
            [this](QObject* watched, QEvent* event, bool& taken) { taken |= endsCount(watched, event); });
    m_summary->hide();
    m_end->hide();
    m_curtain->hide();
    m_eventLine->hide();
    m_curtain->setPublicView(m_view);

    connect(m_view, &TableView::promptBarMoved, this, &TablePage::placePromptBar);
    connect(m_promptBar, &PromptBar::heightChanged, this, &TablePage::fitPromptBarRow);
    connect(m_promptBar, &PromptBar::fullRowChanged, this, &TablePage::updatePromptBarRow);
    fitPromptBarRow();
    placePromptBar({});
    m_promptBar->setInput(&m_view->input());
    listenToView();
    listenToPromptBar();
    listenToLists();
    listenToSheets();
    // Pause the clock while the program is in the background.
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state != Qt::ApplicationActive) pauseClock();
    });
}

TablePage::~TablePage() {
    if (m_table) leave();
}

void TablePage::sit(std::unique_ptr<Table> table, std::optional<double> lessonClock, Opening opening) {
    leave();
    m_lessonClock = lessonClock;
    m_table = std::move(table);
    connectTable(opening);
}

void TablePage::showCurrent() {
    m_table = leave();
    connectTable(Opening::AsItStands);
}

bool TablePage::isOfLesson() const {
    return m_lessonClock || LessonTable::of(m_table.get());
}

TableRules TablePage::rulesHere() const {
    TableRules rules = m_tableRules;
    rules.clockRate = m_lessonClock.value_or(rules.clockRate);
    if (isOfLesson()) rules.knownCards = KnownCards::Off; // the coach explains the table
    if (isAskedInTurn()) rules.pauseMillis = int(rules.pauseMillis * m_pauseFactor);
    return rules;
}

std::unique_ptr<Table> TablePage::leave() {
    follow(nullptr);
    m_pauseOverlay->hide();
    m_countdown->setStep(CountIn::Step::None);
    m_heldBack.reset();
    m_view->setPresenter(nullptr);
    if (m_table) m_table->disconnect(this);
    if (m_table) m_table->countIn().disconnect(this);
    if (m_table) m_table->clock().disconnect(this);
    std::unique_ptr<Table> left = std::move(m_table);
    if (left) emit seated();
    return left;
}

void TablePage::connectTable(Opening opening) {
    Table* table = m_table.get();
    table->setTableRules(rulesHere());
    // The view comes first: whatever hides a hand must be notified before anything else.
    m_view->setPresenter(makePresenter(*table), opening);
    m_handIsNew = true;
    m_announcer->setAnnouncesOpening(!m_lessonClock);
    m_promptBar->setCalm(table->isAllShown());
    follow(m_view->presenter());
    if (isOfLesson()) m_end->setTable(nullptr);
    connect(table, &Table::rewound, this, &TablePage::showCurrent);
    connect(table, &Table::waitingForChanged, this, &TablePage::showEndings);
    connect(table, &Table::happened, this, &TablePage::showEndings);
    connect(table, &Table::allShown, this, &TablePage::showEndings);
    connect(&table->countIn(), &CountIn::changed, this, &TablePage::showCount);
    connect(&table->clock(), &GameClock::stalled, this, &TablePage::pauseClock);
    connect(table, &Table::windowChanged, this, &TablePage::sayLastSeconds);
    connect(table, &Table::tableRulesChanged, this, [this] { // changed by the box beside the clock
        if (!m_table || m_ruling || m_lessonClock ||
            m_table->tableRules().clockRate == m_tableRules.clockRate)
            return;
        m_tableRules.clockRate = m_table->tableRules().clockRate;
        emit clockRateChosen(m_tableRules.clockRate);
    });
    m_finished = table->waitingFor() == WaitingFor::Over;
    m_ordersMentioned = m_endTold = m_endComes = false;
    m_pauseOverlay->setClockStopped(table->plan().tempo == Tempo::Live);
    showCount();
    mentionSlowClock();
    connect(table, &Table::pausedChanged, this, &TablePage::showPause);
    m_pauseOverlay->setVisible(table->paused() && !m_curtain->hangs());
    connect(table, &Table::pausedChanged, m_curtain, [this](bool paused) {
        if (paused && !m_curtain->hangs()) m_sounds->play(QStringLiteral("veil"));
        if (paused) m_curtain->coverNow(); // if several people play, no hand stays open during a pause
    });
    showOrdersTab();
    connect(table, &Table::seatsChanged, this, &TablePage::showOrdersTab);
    showEndings();
    m_view->setFocus();
    updateAttended();
    emit seated();
}

void TablePage::useSettings(const Settings& settings) {
    TableFramePage::useSettings(settings);
    m_view->setMotion(settings.motion);
    m_view->director().setActsForViewer(settings.actsForMe);
    m_promptBar->setReduced(settings.motion.reduced);
    for (TableOverlay* sheet : {static_cast<TableOverlay*>(m_summary), static_cast<TableOverlay*>(m_end)})
        sheet->setMotion(settings.motion);
    m_view->input().setConfirmAsks(settings.confirmAsks);
    m_end->setVoices(settings.voices());
    m_promptBar->setButtonsLeft(settings.buttonsLeft);
    if (std::exchange(m_buttonsLeft, settings.buttonsLeft) != settings.buttonsLeft)
        placePromptBar(m_promptBarRow);
    keys::setLetters(settings.singleKeys);
    m_curtain->setOnePress(settings.onePress);
    m_curtain->setHideAfter(settings.hideCardsAfter * 1000);
    m_curtain->setMuteWhilePassing(settings.soundsOffWhilePassing);
    m_tableRules = settings.tableRules;
    m_tableRules.countInMillis = kCountInMillis;
    m_tableRules.clockRate = settings.clockRate();
    m_gentle = settings.isClockGentle();
    m_pauseFactor = settings.pauseFactor();
    if (m_table) {
        m_ruling = true; // this change is not the user's choice
        m_table->setTableRules(rulesHere());
        m_ruling = false;
    }
    if (needsOtherFaces()) showCurrent();
}

bool TablePage::caughtUp() const {
    return !m_table || m_view->director().settled();
}

void TablePage::setMatchEndTexts(const MatchEndTexts& texts) {
    m_end->setTexts(texts);
}

void TablePage::showNotice(const QString& line) {
    m_promptBar->keepHint(line);
    m_announcer->announcePrivate(line);
}

void TablePage::announce(const QString& words) {
    m_announcer->announcePrivate(words);
}

bool TablePage::isCovered() const {
    return shownSheet() || m_curtain->hangs();
}

void TablePage::askHint() {
    if (LessonTable::of(m_table.get()))
        return showNotice(tr("The coach tells you what to do. F3 repeats it."));
    if (m_table && caughtUp()) m_table->askHint();
}

void TablePage::undo() {
    if (!m_table || m_table->paused()) return;
    if (m_table->people() == 1) {
        m_table->undo();
        return;
    }
    // The next player has to agree.
    const bool asked = m_table->askToTakeBack();
    showNotice(asked ? tr("At the curtain, the next player decides whether you may undo your move.")
                     : tr("You can ask to undo a move once your turn is over."));
}

void TablePage::redo() {
    if (m_table && !m_table->paused()) m_table->redo();
}

void TablePage::mentionOrders() {
    if (!m_table || m_ordersMentioned || !m_orders->whyNone().isEmpty()) return;
    m_ordersMentioned = true;
    m_promptBar->keepHint(tr("F8: choose what happens while someone else has the screen."));
}

TableOverlay* TablePage::shownSheet() const {
    if (m_summary->isVisible()) return m_summary;
    return m_end->isVisible() ? m_end : nullptr;
}

void TablePage::takeFocus() {
    if (TableOverlay* sheet = shownSheet()) {
        if (!sheet->isAncestorOf(window()->focusWidget())) sheet->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (!m_pauseOverlay->isVisible()) return m_view->setFocus();
    m_pauseOverlay->button()->setFocus(Qt::OtherFocusReason);
    m_announcer->announcePrivate(TableInput::pausedWords());
}

bool TablePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::Resize) {
        m_scale = tokens::tableScaleOf(m_view->width(), m_view->height());
        m_eventLine->setScale(m_scale);
        m_promptBar->setScale(m_scale);
        fitPromptBarRow();
    }
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto& pressed = static_cast<QKeyEvent&>(*event);
        TableOverlay* sheet = shownSheet();
        if (sheet && keys::isPress(pressed)) return QCoreApplication::sendEvent(sheet, event);
        if (m_end->isVisible() && m_end->press(pressed)) return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TablePage::keyPressEvent(QKeyEvent* event) {
    if (m_end->isVisible() && m_end->press(*event)) return;
    const QWidget* focus = window()->focusWidget();
    const bool inLists = focus && m_lists->isAncestorOf(focus);
    if (inLists && event->key() == Qt::Key_Escape) return showLists(false);
    const bool meant = m_table && m_promptBar->isVisible() && inLists;
    if (meant && m_promptBar->press(event)) return;
    if (m_table && m_view->input().pressReportKey(*event)) return;
    QWidget::keyPressEvent(event);
}

} // namespace tacklebox

#include "moc_tablepage.cpp"
