// Sentences that suit most games.
#pragma once

#include "model/engine/matchwords.h"
#include "model/engine/tabletraits.h"
#include "model/engine/words.h"

namespace tacklebox {

/// Base of a game's Words, which adds `card` and overrides what differs. For `event`, `aloud` and `brief` it
/// adds overloads for contents of SeenEvent.
template <class G>
struct UsualWords {
    using Move = typename G::Move;
    using Observation = typename G::Observation;

    static Phrase effect(Face) { return {}; }
    static Phrase move(const Move& move, const Names& names) {
        const Question question = Words<G>::question(move);
        return Phrase(QT_TRANSLATE_NOOP("Words", "Ask %1 for %2"),
                      {names.of(question.target), question.subject});
    }
    static Question question(const Move&) { return {}; }

    static Phrase event(const SeenEvent<G>& event, const Names& names) {
        return std::visit([&](const auto& content) { return Words<G>::event(content, names); },
                          event.content());
    }
    static Phrase event(const SeenDeal<G>& deal, const Names& names) {
        return dealWords(deal.observation.match, TableTraits<G>::kDealIsGame, names);
    }
    static Phrase event(const SeenMove<Move>& made, const Names& names) {
        const Question question = Words<G>::question(made.move);
        if (question.target == kNoSeat) return {};
        return names.phrase({made.seat, question.target},
                            {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3."),
                             QT_TRANSLATE_NOOP("Words", "You ask %2 for %3."),
                             QT_TRANSLATE_NOOP("Words", "%1 asks you for %3.")},
                            {question.subject});
    }
    static Phrase event(const Moved& moved, const Names& names) {
        return movedWords(moved, Words<G>::card(moved.face), names);
    }
    static Phrase event(const Said& said, const Names& names) { return saidWords(said, names); }
    static Phrase event(const Peeked& peeked, const Names& names) {
        return names.phrase({peeked.by, peeked.owner},
                            {QT_TRANSLATE_NOOP("Words", "%1 sees %3 in %2's hand."),
                             QT_TRANSLATE_NOOP("Words", "You see %3 in %2's hand."),
                             QT_TRANSLATE_NOOP("Words", "%1 sees %3 in your hand.")},
                            {Words<G>::card(peeked.face)});
    }
    static Phrase event(const Scored& scored, const Names& names) {
        return Phrase(QT_TRANSLATE_NOOP("Words", "Points: %1."), {totalsWords(scored, names)});
    }
    static Phrase event(const Over& over, const Names& names) { return winnersWords(over, names); }
    template <class Silent>
    static Phrase event(const Silent&, const Names&) {
        return {};
    }
    static Phrase brief(const SeenEvent<G>& event, const Names& names) {
        const auto* moved = std::get_if<Moved>(&event.content());
        return moved ? Words<G>::brief(*moved, names) : Phrase();
    }
    static Phrase brief(const Moved&, const Names&) { return {}; }
    static Phrase aloud(const SeenEvent<G>& event, const Names& names) {
        return std::visit([&](const auto& content) { return Words<G>::aloud(content, names); },
                          event.content());
    }
    template <class Silent>
    static Phrase aloud(const Silent&, const Names&) {
        return {};
    }
    static Phrase outcome(Seat, const Move&, const Moved&, const Names&) { return {}; }
    static Phrase shown(const Move&, const Shown&, const Names&) { return {}; }
    static Phrase lastCard(const Moved&, const Names&) { return {}; }

    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return refusalWords(refusal, Words<G>::card(refusal.face), names);
    }
    static Phrase laid(int count) {
        return Phrase::counted(count, QT_TRANSLATE_NOOP("Words", "a set laid"),
                               QT_TRANSLATE_N_NOOP("Words", "%n sets laid"));
    }
    static Phrase matchEnd(const Scored& scored, const Over& over, const Names& names) {
        return matchEndWords(scored, over,
                             Phrase::counted(winningTotal(scored, over),
                                             QT_TRANSLATE_NOOP("Words", "with %n point"),
                                             QT_TRANSLATE_N_NOOP("Words", "with %n points")),
                             names);
    }

    // ---- live games ----

    static Phrase tooLate(Seat, const Names&) { return {}; }
    static Phrase passAloud() { return {}; }
    static Phrase onlyPass(const Observation&) { return {}; }
};

} // namespace tacklebox
