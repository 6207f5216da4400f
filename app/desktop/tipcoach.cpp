#include "app/desktop/tipcoach.h"

#include "app/desktop/tablepage.h"
#include "model/host/anygame.h"
#include "model/table/table.h"
#include "model/table/words.h"
#include "views/panels/coachnote.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/theme/inputwatch.h"

#include <QApplication>
#include <QEvent>
#include <QFile>

#include <algorithm>

namespace tacklebox {

namespace {

/// Events within this time are one moment, of which the coach explains the most important.
constexpr int kMomentMillis = 250;
/// How long a note stays on screen, and how much longer for each letter.
constexpr int kReadMillis = 2500, kLetterMillis = 60;
/// How long the table waits for the reader, how much longer for each letter, and at most. If it did not wait,
/// the note would cover the next events and its subject would be gone.
constexpr int kLeastReadMillis = 1200, kLeastLetterMillis = 45, kMostReadMillis = 6500;

/// A player's speech extends below the portrait by about this share of the portrait's height.
constexpr qreal kSpeechPart = 0.4;

std::optional<Notes> notesOf(const QString& game) {
    QFile file(QStringLiteral(":/lessons/notes/%1.json").arg(game));
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    const QByteArray bytes = file.readAll();
    try {
        return readNotes(parseJson(std::string_view(bytes.constData(), std::size_t(bytes.size()))));
    } catch (const WireError& error) {
        qWarning("%s", error.what()); // tests read all of these files
        return std::nullopt;
    }
}

/// True for a match of one person against bots that is neither a replay nor a what-if.
bool isOnePersons(const Table& table) {
    return table.people() == 1 && table.seats() > 1 && !table.isReplay() && !table.plan().whatIf;
}

bool areMinnows(const Table& table) {
    return std::ranges::all_of(
        table.plan().seats, [](const SeatPlan& seat) { return seat.person || seat.level == Level::Minnow; });
}

/// True while players compete for something against the clock and have no time to read.
bool clockPresses(const Table& table) {
    if (table.plan().tempo != Tempo::Live || table.paused() || table.hold()) return false;
    const auto piles = table.piles();
    return std::ranges::any_of(
        piles, [](const PileCards& pile) { return isContested(pile.pile.kind) && !pile.faces.empty(); });
}

} // namespace

TipCoach::TipCoach(TablePage& page, LessonProgress& progress, QString language, QObject* parent)
    : QObject(parent), m_page(page), m_progress(progress), m_language(std::move(language)),
      m_note(&page.coachNote()) {
    m_noteTimer.setSingleShot(true);
    m_read.setSingleShot(true);
    connect(&m_noteTimer, &QTimer::timeout, this, &TipCoach::showPending);
    connect(&m_read, &QTimer::timeout, this, [this] {
        stopSpeaking();
        m_noteTimer.start(0); // there may be a decision to explain
    });
    connect(&page, &TablePage::seated, this, &TipCoach::updateFromTable);
    connect(&page, &TablePage::eventShown, this, &TipCoach::onEvent);
    connect(&page.view(), &TableView::caughtUp, this, [this] {
        if (m_matcher) m_noteTimer.start(kMomentMillis);
    });
    connect(&theme::InputWatch::instance(), &theme::InputWatch::input, this,
            [this](const QObject*, const QEvent* event) {
                if (event->type() != QEvent::MouseMove && event->type() != QEvent::Wheel && m_note->speaks())
                    stopSpeaking(); // what was pressed keeps its effect
            });
    updateFromTable();
}

QString TipCoach::game() const {
    return m_table ? m_table->plan().game : QString();
}

bool TipCoach::mayExplain() const {
    return m_table && isOnePersons(*m_table) && !m_page.isOfLesson() &&
           QFile::exists(QStringLiteral(":/lessons/notes/%1.json").arg(game()));
}

void TipCoach::updateFromTable() {
    deactivate();
    if (m_table) m_table->disconnect(this);
    m_table = m_page.table();
    m_last.clear();
    if (!m_table) return;
    m_heard = m_table->events();
    const auto soon = [this] {
        if (m_matcher) m_noteTimer.start(kMomentMillis);
    };
    connect(m_table, &Table::waitingForChanged, this, soon);
    connect(m_table, &Table::allShown, this, soon);
    connect(m_table, &Table::pausedChanged, this, soon);
    connect(m_table, &Table::holdChanged, this, soon);
    activate();
}

void TipCoach::activate() {
    deactivate();
    if (!mayExplain() || !m_progress.wantsCoach() || !m_progress.isCoached(game())) return;
    if (!areMinnows(*m_table) && m_asked != game()) return;
    m_notes = notesOf(game());
    if (!m_notes) return;
    m_shownNotes = m_progress.shownNotes(game());
    m_matcher = std::make_unique<NoteMatcher>(*m_notes, m_table->viewer());
    for (int number = 0; number < m_heard; ++number)
        if (const auto event = m_table->seen(number)) m_matcher->onEvent(*event);
    m_noteTimer.start(kMomentMillis);
}

void TipCoach::deactivate() {
    m_noteTimer.stop();
    stopSpeaking();
    m_due.reset();
    m_matcher.reset();
}

void TipCoach::stopSpeaking() {
    m_read.stop();
    if (m_note->speaks()) m_page.view().director().readFor(0);
    m_note->stopSpeaking();
}

void TipCoach::onEvent(int number) {
    if (!m_table || m_page.table() != m_table) return;
    for (; m_heard <= number; ++m_heard) {
        if (!m_matcher) continue;
        const auto event = m_table->seen(m_heard);
        if (!event) continue;
        m_matcher->onEvent(*event);
        if (std::holds_alternative<Scored>(event->content())) {
            m_progress.setCoached(game(), false); // the summary of the deal explains the rest
            m_asked.clear();
            deactivate();
            continue;
        }
        const bool silent = !m_note->speaks();
        const bool passed = m_ofEvent && m_spoken.isValid() && m_spoken.elapsed() >= m_readMillis;
        if (!silent && passed) stopSpeaking(); // its subject is gone
        const bool was = m_due.has_value();
        propose(m_matcher->afterEvent());
        if (!was && m_due && maySpeak()) { // keep the event on screen until the coach speaks
            m_dueOfEvent = true;
            m_page.view().director().readFor(2 * kMomentMillis);
        }
    }
    if (m_matcher) m_noteTimer.start(kMomentMillis);
}

void TipCoach::propose(const std::vector<DueNote>& notes) {
    if (m_note->speaks()) return; // the note will come another time
    for (const DueNote& due : notes) {
        if (m_shownNotes.contains(QString::fromStdString(due.note->id))) continue;
        if (m_due && due.note >= m_due->note) return;
        m_due = due;
        return;
    }
}

void TipCoach::proposeDecision() {
    if (m_due || m_table->waitingFor() != WaitingFor::Person || !m_page.caughtUp() || !m_table->isAllShown())
        return;
    AnyMoves legal;
    for (const TableChoice& choice : m_table->choices())
        legal.push_back(choice.move);
    propose(m_matcher->atDecision(legal));
    if (m_due) m_dueOfEvent = false;
}

bool TipCoach::maySpeak() const {
    return m_page.isVisible() && !m_page.isCovered() && !clockPresses(*m_table) &&
           (!m_table->paused() || m_table->plan().tempo == Tempo::Live);
}

void TipCoach::showPending() {
    if (!m_matcher || !m_table || m_note->speaks()) return;
    proposeDecision();
    if (!m_due || !maySpeak()) return;
    if (m_page.view().tableScene().moving()) { // an enlarged card may be where the note would be
        if (m_dueOfEvent) m_page.view().director().readFor(2 * kMomentMillis);
        return m_noteTimer.start(kMomentMillis);
    }
    say(*std::exchange(m_due, std::nullopt));
}

void TipCoach::say(const DueNote& due) {
    const Names names = m_table->names();
    const NoteWords words{[&names](Seat seat) { return inWords(names.of(seat)).toStdString(); },
                          [](const Phrase& phrase) { return inWords(phrase).toStdString(); }};
    try {
        m_last = QString::fromStdString(
            due.text(*m_notes->game, m_table->plan().options, m_language.toStdString(), words));
    } catch (const WireError& error) {
        qWarning("%s", error.what()); // tests check all texts
        return;
    }
    const QString id = QString::fromStdString(due.note->id);
    m_shownNotes << id;
    m_progress.addShownNote(game(), id);
    const auto other = due.variables.find("other");
    m_about = other == due.variables.end() ? -1 : other->second.get<int>();
    m_ofEvent = m_dueOfEvent;
    show();
    if (m_ofEvent) m_page.view().director().readFor(m_readMillis);
}

void TipCoach::show() {
    const TableScene& scene = m_page.view().tableScene();
    const QRectF promptBar = scene.layout().promptBar;
    QRectF meant = scene.seatRect(m_about < 0 ? kNoSeat : Seat(m_about));
    meant.setBottom(meant.bottom() + kSpeechPart * meant.height()); // room for the player's own speech
    m_note->say(m_last, meant, promptBar.isEmpty() ? m_page.view().height() : promptBar.top());
    m_spoken.start();
    m_readMillis = std::min(kLeastReadMillis + kLeastLetterMillis * int(m_last.size()), kMostReadMillis);
    m_read.start(kReadMillis + kLetterMillis * int(m_last.size()));
    m_page.announce(m_last);
}

void TipCoach::sayAgain() {
    if (!m_table) return;
    if (m_last.isEmpty()) return m_page.showNotice(tr("The coach has said nothing yet."));
    m_ofEvent = false;
    show();
}

void TipCoach::restart() {
    if (!mayExplain()) return;
    m_progress.forgetShownNotes(game());
    m_progress.setCoached(game(), true);
    m_progress.setWantsCoach(true);
    m_asked = game();
    activate();
    m_page.showNotice(tr("The coach explains everything again, as it comes up."));
}

void TipCoach::setOn(bool on) {
    m_progress.setWantsCoach(on);
    activate();
}

} // namespace tacklebox

#include "moc_tipcoach.cpp"
