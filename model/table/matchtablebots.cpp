// The bots of a match table, their reasons, and hints for people.
#include "model/table/matchtable.h"
#include "model/table/secrecy.h"
#include "model/table/words.h"

#include <algorithm>

namespace tacklebox {

namespace {

constexpr int kThinkingMillis = 1000;
/// For decisions that must not be noticed: short enough to finish before the current animation does.
constexpr int kHiddenMillis = 250;

} // namespace

// ---- bots ----

void MatchTable::seatBot(Seat seat) {
    m_eventsSent[seat] = 0;
    m_botWorker.addBot(m_match->game(), seat, plan().seats[seat].level,
                       Random::forStep(~m_match->setup().seed, seat).next());
}

void MatchTable::showNewEvents(Seat seat) {
    m_botWorker.showEvents(seat, eventsOf(seat, *m_match, m_eventsSent[seat], events()));
    m_eventsSent[seat] = events();
}

void MatchTable::askBot(Seat seat) {
    const bool mayPass = m_match->canPass(seat), isPublic = isPublicDecision(*m_match, seat);
    m_askedSeat = seat;
    m_botChoice.reset();
    m_question = ++m_lastQuestion;
    m_botWorker.cancelBefore(m_question);
    showNewEvents(seat);
    m_botWorker.ask(m_question, seat, m_match->legalMoves(seat),
                    {.millis = isPublic && !mayPass ? kThinkingMillis : kHiddenMillis, .mustMove = !mayPass});
    if (isPublic) {
        m_thinkingSeat = seat;
        emit thinking(seat, true);
    }
}

void MatchTable::botAnswered(quint64 question, const std::optional<AnyChoice>& choice) {
    if (question != m_question || m_askedSeat == kNoSeat) return;
    stopThinking();
    m_question = 0;
    if (!choice && m_match->canPass(m_askedSeat)) {
        m_turnOrder.pass(m_askedSeat);
        m_askedSeat = kNoSeat;
        goOn();
        return;
    }
    if (!choice) warnOfSilentBot(m_askedSeat);
    m_botChoice = choice ? *choice : AnyChoice{m_match->legalMoves(m_askedSeat)[0], {}}; // it must move
    proceed();
}

void MatchTable::warnOfSilentBot(Seat seat) const {
    const std::string_view game = m_match->game().id;
    qWarning("the bot in seat %d of %.*s chose no move", int(seat), int(game.size()), game.data());
}

// ---- reasons and hints ----

QString MatchTable::reasonFor(int event) const {
    const bool dealIsOver = m_visibleEvents.dealIsOver(event);
    if (!dealIsOver && !showsReasonsAtOnce(tableRules())) return {};
    if (tableRules().reasons == ReasonsShown::Never) return {};
    return m_reasons.words(event, dealIsOver, m_match->game(), names());
}

/// Attaches the reason to the first event of the move, from `first` on, that has a sentence.
void MatchTable::storeReason(int first, Seat seat, const AnyMove& move, const Rationale& why) {
    if (why.motive == 0) return;
    int number = first;
    while (number < events() && sentenceTo(kNoSeat, number).isEmpty())
        ++number;
    m_reasons.keep(number < events() ? number : first, seat, move, why, !m_match->isOpenMove(first));
}

bool MatchTable::canHint() const {
    return m_choiceList.actor() != kNoSeat && m_choiceList.actor() == viewer() && !choices().empty() &&
           !paused();
}

void MatchTable::askHint() {
    if (!canHint() || m_hints.isThinking() || hint()) return;
    const Seat seat = viewer();
    m_hints.ask(m_match->game(), seat, eventsOf(seat, *m_match, 0, events()), m_choiceList.moves(),
                {.millis = kThinkingMillis, .mustMove = !m_match->canPass(seat)});
    emit hintChanged();
}

void MatchTable::storeHint(const std::optional<AnyChoice>& choice) {
    const Seat seat = m_choiceList.actor();
    Hint hint;
    if (choice) {
        const AnyGame& game = m_match->game();
        const Names toPlayer = names().to(seat); // a hint is for this player only
        hint.choice = m_choiceList.idOf(choice->move);
        hint.words = asSentence(game.moveWords(choice->move, toPlayer));
        hint.reason = asSentence(game.rationaleWords(choice->rationale, seat, choice->move, toPlayer));
    }
    setHint(hint);
    noteHint(seat);
    emit hintChanged();
}

/// A hint is valid only for the moves listed when it was requested.
void MatchTable::dropHint() {
    if (!hint() && !m_hints.isThinking()) return;
    setHint(std::nullopt);
    m_hints.cancel();
    emit hintChanged();
}

std::vector<HandFact> MatchTable::publicFacts(int number) const {
    return m_informationState.before(*m_match, std::clamp(number, 0, events()));
}

} // namespace tacklebox
