#include "model/table/lessontable.h"

#include "model/lessons/script.h"
#include "model/table/gameclock.h"
#include "model/table/tablenarrator.h"
#include "model/table/words.h"

#include <algorithm>
#include <utility>

namespace tacklebox {

namespace {

/// The seats of the lesson's crew; the first is the person.
QList<SeatPlan> seatsOf(const Lesson& lesson) {
    QList<SeatPlan> seats;
    for (const std::string& member : lesson.crew) {
        SeatPlan seat;
        seat.face = QString::fromStdString(member);
        seat.person = member.empty();
        seat.level = Level::Minnow;
        seat.name = seat.person ? usualPersonName() : seat.face.left(1).toUpper() + seat.face.mid(1);
        seats.append(seat);
    }
    return seats;
}

} // namespace

std::unique_ptr<LessonTable> LessonTable::open(const Lesson& lesson, int chapter, int step, QString* error) {
    try {
        const LessonChapter& plan = lesson.chapters.at(std::size_t(chapter));
        int since = 0;
        auto match = matchBefore(plan, std::size_t(step), &since);
        TablePlan table;
        table.game = QString::fromUtf8(lesson.game->id);
        table.seats = seatsOf(lesson);
        table.dealer = match->setup().dealer;
        table.options = match->setup().options;
        table.seed = match->setup().seed;
        auto opened = std::unique_ptr<LessonTable>(
            new LessonTable(table, std::move(match), lesson, chapter, step, since));
        opened->start();
        return opened;
    } catch (const WireError& exception) {
        if (error) *error = QString::fromStdString(exception.text());
        return nullptr;
    }
}

LessonTable::LessonTable(const TablePlan& plan, std::unique_ptr<AnyMatch> match, const Lesson& lesson,
                         int chapter, int step, int since)
    : MatchTable(plan, std::move(match)), m_lesson(lesson), m_chapter(chapter), m_step(step), m_since(since) {
    setUndo(nullptr);                               // the lesson has its own undo
    visibleEvents().releaseDeals(this->match(), 1); // the move that ends a deal also deals the next one
    connect(this, &Table::waitingForChanged, this, [this] {
        rejoin();
        emit standChanged();
    });
}

int LessonTable::nextAction() const {
    int number = m_step;
    while (number < steps() && stepAt(number).kind == LessonStep::Kind::Say)
        ++number;
    return number;
}

const LessonStep* LessonTable::now() const {
    return m_other || m_step >= steps() ? nullptr : &stepAt(m_step);
}

LessonTable::State LessonTable::state() const {
    if (m_other && waitingFor() == WaitingFor::Bot)
        return !isTakenUp() && othersGoOn() ? State::TakenUp : State::Goes;
    if (m_other) return State::OtherWay;
    if (m_step >= steps()) return State::Done;
    switch (stepAt(m_step).kind) {
    case LessonStep::Kind::Say: return State::Says;
    case LessonStep::Kind::Do: return State::Asks;
    case LessonStep::Kind::Move: break;
    }
    return State::Goes;
}

const Comment& LessonTable::comment() const {
    return commentAt(*now(), match(), m_since);
}

bool LessonTable::othersGoOn() const {
    if (match().over() || !allReleased()) return false;
    return game().hasTurns ? match().turn() != kLearner
                           : game().live; // else all choose at the same time, without effect yet
}

void LessonTable::said() {
    if (state() == State::TakenUp) {
        m_takenUpAt = events();
    } else if (state() == State::Says) {
        ++m_step;
        m_otherFrom = -1;
    } else {
        return;
    }
    emit standChanged();
    proceed();
}

MatchTable::Next LessonTable::whoIsNext() const {
    const int number = nextAction();
    if (m_other || number >= steps() || !allReleased() || match().over()) return MatchTable::whoIsNext();
    const LessonStep& next = stepAt(number);
    if (!match().playersToAct().has(next.seat)) return MatchTable::whoIsNext();
    if (next.kind == LessonStep::Kind::Do) return {WaitingFor::Person, kLearner};
    return {WaitingFor::Bot, next.seat, next.moves.front()};
}

void LessonTable::proceed() {
    const State at = state();
    if (at == State::Says || at == State::TakenUp || at == State::Done) return; // the others wait for said()
    MatchTable::proceed();
}

void LessonTable::step() {
    if (state() == State::TakenUp) return;
    if (m_other) return MatchTable::step();
    if (isStopped() || state() != State::Goes || !isAllShown()) return;
    if (const qint64 at = m_readyAt; at > clock().now()) {
        clock().callAt(this, at, [this] { step(); });
        return;
    }
    const Next next = whoIsNext();
    if (next.waitingFor == WaitingFor::Bot && next.move) commit(next.seat, *next.move);
}

void LessonTable::onShown() {
    m_readyAt = clock().now() + tableRules().pauseMillis;
    MatchTable::onShown();
}

void LessonTable::moveWasMade(Seat seat, const AnyMove& move) {
    MatchTable::moveWasMade(seat, move);
    if (seat == kLearner) m_since = lastMove();
    if (m_other) {
        if (seat == kLearner && m_otherWayIsShown) { // the learner continues on the other way
            beginOtherWay();
        }
        return;
    }
    const int number = nextAction();
    if (number < steps() && stepAt(number).seat == seat &&
        std::ranges::find(stepAt(number).moves, move) != stepAt(number).moves.end()) {
        m_step = number + 1;
        m_otherFrom = -1;
        return;
    }
    m_other = true;
    beginOtherWay();
}

void LessonTable::beginOtherWay() {
    m_otherFrom = lastMove();
    m_takenUpAt = 0;
    m_otherWayIsShown = false;
}

int LessonTable::lastMove() const {
    int last = match().events() - 1;
    while (last > 0 && match().kind(last) != EventKind::Move)
        --last;
    return last;
}

void LessonTable::rejoin() {
    if (!m_other || waitingFor() == WaitingFor::Bot) return;
    if (waitingFor() == WaitingFor::Person && fits(match(), chapterPlan(), std::size_t(nextAction()))) {
        m_other = false;
        m_step = nextAction();
    }
}

QStringList LessonTable::otherWay(int most) const {
    if (m_otherFrom < 0) return {};
    TableNarrator narrator(*this);
    narrator.processBefore(events());
    const int from = std::max(m_otherFrom, m_takenUpAt);
    std::vector<TableNarrator::Line> lines = narrator.linesFrom(from);
    // If the move continues an earlier line, show its own sentences first.
    const int begins = lines.empty() ? events() : lines.front().event;
    QStringList words = narrator.sentences(from, begins).mid(0, most);
    // Prefer the learner's move, then lines that concern the learner, especially with moved cards; add others
    // if there is room. Gaps are marked by an ellipsis.
    const bool beginsWithHisMove = words.isEmpty() && !isTakenUp();
    std::vector<bool> isShown(lines.size(), true);
    const auto drop = [&](const auto& isLess) {
        for (std::size_t i = beginsWithHisMove ? 1 : 0; i < lines.size(); ++i)
            if (std::count(isShown.begin(), isShown.end(), true) > most && isShown[i] && isLess(lines[i]))
                isShown[i] = false;
    };
    drop([](const TableNarrator::Line& line) { return line.kind == NarrationKind::Quiet; });
    drop([](const TableNarrator::Line& line) {
        return !line.concerns.has(kLearner) &&
               line.kind != NarrationKind::Laid; // which explains the purpose of the cards
    });
    drop([](const TableNarrator::Line& line) { return !line.concerns.has(kLearner); });
    drop([](const TableNarrator::Line& line) { return line.faces.empty(); });
    drop([](const TableNarrator::Line&) { return true; });
    bool isGap = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        isGap = isGap || !isShown[i];
        if (!isShown[i]) continue;
        words.append(std::exchange(isGap, false) ? QStringLiteral("\u2026 ") + lines[i].words
                                                 : lines[i].words);
    }
    return words;
}

const AnyMove* LessonTable::wantedMove() const {
    const LessonStep* step = now();
    return step && step->kind == LessonStep::Kind::Do ? &step->moves.front() : nullptr;
}

void LessonTable::showMe() {
    if (const AnyMove* wanted = wantedMove()) playMove(*wanted);
}

} // namespace tacklebox

#include "moc_lessontable.cpp"
