#include "app/desktop/puzzlepage.h"

#include "app/desktop/tabwidthkeeper.h"
#include "model/json/json.h"
#include "model/puzzles/puzzlewords.h"
#include "model/table/replay.h"
#include "model/table/words.h"
#include "model/wire/record.h"
#include "views/games/games.h"
#include "views/panels/announcer.h"
#include "views/panels/logpanel.h"
#include "views/panels/pilespanel.h"
#include "views/panels/scorespanel.h"
#include "views/scene/tableview.h"
#include "views/settings/puzzlememory.h"
#include "views/theme/keymap.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFile>
#include <QKeyEvent>
#include <QListView>
#include <QVBoxLayout>

namespace tacklebox {

namespace {

/// On pages of at least this width the lists are shown unasked, unless a large font makes them wider than
/// kPuzzleListsWidth and the table narrower than it would be at this width.
constexpr int kPuzzleForLists = 1100;
constexpr int kPuzzleListsWidth = 300;

/// A person in the seat that is asked, and bots in the others.
QList<SeatPlan> seatsOf(const Puzzle& puzzle) {
    QList<SeatPlan> seats = usualSeats(puzzle.match->seats());
    seats.move(0, puzzle.seat);
    return seats;
}

} // namespace

std::vector<Puzzle> puzzlesOf(const QString& game) {
    QFile file(QStringLiteral(":/puzzles/%1.json").arg(game));
    if (!file.open(QIODevice::ReadOnly)) return {};
    try {
        return readPuzzles(file.readAll().toStdString());
    } catch (const WireError& error) {
        qWarning("%s: %s", qPrintable(file.fileName()), error.text().c_str());
        return {};
    }
}

PuzzlePage::PuzzlePage(FaceStore& faces, QWidget* parent)
    : TableFramePage(faces, kPuzzleListsWidth, parent), m_bar(new PuzzleBar) {
    setObjectName(QStringLiteral("puzzlePage"));
    addList(m_log, tr("Log"));
    addList(m_scores, tr("Scores"));
    addList(m_piles, tr("In words"));
    m_observers.push_back(m_announcer);
    m_column->insertWidget(1, m_bar);

    connect(m_bar, &PuzzleBar::chosen, this, &PuzzlePage::answer);
    connect(m_bar, &PuzzleBar::goWanted, this, &PuzzlePage::goTo);
    connect(m_bar, &PuzzleBar::againWanted, this, [this] { goTo(m_number); });
    connect(m_bar, &PuzzleBar::gameWanted, this, &PuzzlePage::open);
    connect(m_bar, &PuzzleBar::timedChanged, this, [this](bool timed) {
        if (m_settingsStore) keepPuzzlesTimed(*m_settingsStore, timed);
    });
    connect(m_bar, &PuzzleBar::listsWanted, this, &PuzzlePage::showLists);
    connect(this, &PuzzlePage::listsShownChanged, m_bar, &PuzzleBar::setListsShown);
    connect(this, &PuzzlePage::listsShownChanged, m_log, &LogPanel::markLastShown);
    connect(m_bar, &PuzzleBar::leaveWanted, this, &PuzzlePage::leaveWanted);
    for (QWidget* widget : findChildren<QWidget*>())
        if (widget->focusPolicy() != Qt::NoFocus) widget->installEventFilter(this);
}

PuzzlePage::~PuzzlePage() {
    leave();
}

void PuzzlePage::setSettingsStore(QSettings* store) {
    m_settingsStore = store;
    if (m_settingsStore) m_bar->setTimed(puzzlesTimed(*m_settingsStore));
}

void PuzzlePage::useSettings(const Settings& settings) {
    TableFramePage::useSettings(settings);
    m_view->setMotion(settings.motion);
}

bool PuzzlePage::open(const QString& game) {
    std::vector<Puzzle> puzzles = puzzlesOf(game);
    if (puzzles.empty()) return false;
    if (game != m_game) m_solved.clear();
    m_game = game;
    m_puzzles = std::move(puzzles);
    if (m_settingsStore) {
        const QStringList kept = solvedPuzzles(*m_settingsStore, game);
        m_solved = QSet<QString>(kept.begin(), kept.end());
    }
    QStringList ids, titles;
    for (const GameInfo& info : gameInfos()) {
        if (!QFile::exists(QStringLiteral(":/puzzles/%1.json").arg(info.id))) continue;
        ids << info.id;
        titles << info.shortTitle;
    }
    m_bar->setGames(ids, titles, game);
    int first = 0;
    const auto isSolved = [this](const Puzzle& puzzle) {
        return m_solved.contains(QString::fromStdString(puzzle.id));
    };
    while (first < int(m_puzzles.size()) && isSolved(m_puzzles[std::size_t(first)]))
        ++first;
    goTo(first == int(m_puzzles.size()) ? 0 : first);
    return true;
}

void PuzzlePage::goTo(int number) {
    if (number < 0 || number >= int(m_puzzles.size())) return;
    m_number = number;
    const Puzzle& puzzle = m_puzzles[std::size_t(number)];
    leave();
    QString error;
    m_table = Replay::open(QByteArray::fromStdString(recordJson(*puzzle.match).dump()), seatsOf(puzzle),
                           puzzle.seat, &error);
    if (!m_table) return qWarning("%s", qPrintable(error)); // puzzlesOf() has replayed it
    Replay& replay = *Replay::of(m_table.get());
    m_view->setPresenter(makePresenter(*m_table));
    replay.goTo(replay.length());
    m_view->showCurrent();
    follow(m_view->presenter());
    m_log->markLastShown();
    QList<PuzzleCard> cards;
    for (const Puzzle& one : m_puzzles)
        cards << cardOf(one);
    m_bar->setPuzzles(cards);
    m_bar->ask(number, cards[number]);
    m_announcer->announcePrivate(m_bar->words());
    m_view->setFocus();
    emit shown();
}

void PuzzlePage::leave() {
    follow(nullptr);
    m_view->setPresenter(nullptr);
    m_table.reset();
}

PuzzleCard PuzzlePage::cardOf(const Puzzle& puzzle) const {
    PuzzleCard card;
    card.stars = puzzle.stars;
    card.solved = m_solved.contains(QString::fromStdString(puzzle.id));
    if (&puzzle != &m_puzzles[std::size_t(m_number)]) return card;
    const Names names = m_table->names();
    card.question = asSentence(questionWords(puzzle, names));
    for (const PuzzleChoice& choice : puzzle.choices)
        card.choices << asSentence(choiceWords(puzzle, choice, names));
    return card;
}

void PuzzlePage::answer(int choice) {
    if (!m_table || m_bar->answered()) return;
    const Puzzle& puzzle = m_puzzles[std::size_t(m_number)];
    PuzzleResult result{.chosen = choice, .right = int(puzzle.answer)};
    result.reason = asSentence(reasonWords(puzzle, m_table->names()));
    for (const PuzzleChoice& one : puzzle.choices)
        if (one.value) result.values << noBreakBeforePercent(tr("%1%", "a chance").arg(qRound(*one.value)));
    if (result.chosen == result.right) noteSolved(puzzle);
    m_bar->showResult(result);
    m_announcer->announcePrivate(m_bar->words());
}

void PuzzlePage::noteSolved(const Puzzle& puzzle) {
    const QString id = QString::fromStdString(puzzle.id);
    m_solved.insert(id);
    if (m_settingsStore) saveSolved(*m_settingsStore, m_game, id);
}

// ---- lists and keys ----

void PuzzlePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showListsUnasked(width() - m_tabWidths->preferredWidth() >= kPuzzleForLists - kPuzzleListsWidth);
}

bool PuzzlePage::handleNavigation(const QKeyEvent& event) {
    switch (keys::commandOf(event, keys::Context::Puzzle)) {
    case keys::Command::Leave: emit leaveWanted(); return true;
    case keys::Command::Lists: showLists(!listsShown()); return true;
    default: return m_bar->press(event);
    }
}

bool PuzzlePage::leavesToPage(const QWidget* widget, int key) const {
    if (widget->window() != window()) return false; // the popup of a combo box
    if (key == Qt::Key_Escape) return true;
    const bool press = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (qobject_cast<const QAbstractButton*>(widget)) return !press;
    if (qobject_cast<const QComboBox*>(widget)) return false;
    const bool walks = key == Qt::Key_Left || key == Qt::Key_Right;
    return widget == m_view || !walks;
}

bool PuzzlePage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto* pressed = static_cast<QKeyEvent*>(event);
    if (leavesToPage(qobject_cast<QWidget*>(watched), pressed->key()) && handleNavigation(*pressed))
        return true;
    return QWidget::eventFilter(watched, event);
}

void PuzzlePage::keyPressEvent(QKeyEvent* event) {
    if (!handleNavigation(*event)) QWidget::keyPressEvent(event);
}

} // namespace tacklebox

#include "moc_puzzlepage.cpp"
