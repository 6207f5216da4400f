#include "model/games/whatthefish/words.h"

#include "model/engine/namearray.h"

namespace tacklebox {

using namespace whatthefish;

namespace {

constexpr std::array<const char*, WhatTheFish::kFaces - kMuggerCroc> kWtfNames = {
    QT_TRANSLATE_NOOP("Words", "Mugger Croc"),
    QT_TRANSLATE_NOOP("Words", "Snapper Snatch"),
    QT_TRANSLATE_NOOP("Words", "Mrs. Crabite"),
    QT_TRANSLATE_NOOP("Words", "WTF Tax"),
    QT_TRANSLATE_NOOP("Words", "Communist Manifesto"),
    QT_TRANSLATE_NOOP("Words", "The Elvis Effect"),
    QT_TRANSLATE_NOOP("Words", "Beaver Buddha"),
    QT_TRANSLATE_NOOP("Words", "Ben Franklin, Time Traveler"),
};
static_assert(allNamed(kWtfNames));

Phrase listOf(const NamedCards& cards) {
    std::vector<Phrase> words;
    for (const Face face : cards)
        words.push_back(cardWords(face));
    return Phrase::listed(words);
}

} // namespace

Phrase whatthefish::cardWords(Face face) {
    if (face >= WhatTheFish::kFaces) return QT_TRANSLATE_NOOP("Words", "a card");
    switch (kindOf(face)) {
    case CardKind::Fish:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Fish %1"), {Phrase::number(valueOf(face))});
    case CardKind::Kill:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Kill %1"), {Phrase::number(valueOf(face))});
    case CardKind::Protection:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Protection %1"), {Phrase::number(valueOf(face))});
    case CardKind::Wtf: break;
    }
    return kWtfNames[face - kMuggerCroc];
}

namespace {

Phrase ownReasonWords(const Refusal& refusal, const Names& names) {
    const auto card = [&] { return cardWords(refusal.face); };
    const auto seat = [&] { return names.of(refusal.seat); };
    switch (refusal.reason.own<OwnReason>()) {
    case OwnReason::NoFishSwims: return QT_TRANSLATE_NOOP("Words", "No fish is swimming.");
    case OwnReason::FishSwimsAlready:
        return names.phrase(
            refusal.seat,
            QT_TRANSLATE_NOOP("Words", "%1's fish is swimming. Only one fish can swim at a time."),
            QT_TRANSLATE_NOOP("Words", "Your fish is swimming. Only one fish can swim at a time."));
    case OwnReason::OwnFish: return QT_TRANSLATE_NOOP("Words", "You can't attack your own fish.");
    case OwnReason::NotYourFish:
        return Phrase(QT_TRANSLATE_NOOP("Words", "It's %1's fish. Only %1 may save it or give it up."),
                      {seat()});
    case OwnReason::NotEndangered: return QT_TRANSLATE_NOOP("Words", "Your fish isn't in danger.");
    case OwnReason::FallsShort:
        return Phrase(
            QT_TRANSLATE_NOOP("Words", "That only protects against less than %1, but the attack is %2."),
            {Phrase::number(refusal.first), Phrase::number(refusal.second)});
    case OwnReason::CannotPassEndangered:
        return QT_TRANSLATE_NOOP("Words",
                                 "Your fish is in danger, so you can't pass. Save it or give it up.");
    case OwnReason::NotAFish:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You need a FISH for that, not %1."), {card()});
    case OwnReason::NotAKill:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You can only attack with KILL cards, not %1."), {card()});
    case OwnReason::NotAProtection:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You can only save a fish with PROTECTION cards, not %1."),
                      {card()});
    case OwnReason::HoldsOnlyOne:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You don't have that many copies of %1."), {card()});
    case OwnReason::GiveFirst:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You have to give %1 a FISH first."), {seat()});
    case OwnReason::NobodyTaxesYou: return QT_TRANSLATE_NOOP("Words", "Nobody is asking you for a FISH.");
    case OwnReason::MustFlush: return QT_TRANSLATE_NOOP("Words", "Nobody has a FISH, so you have to flush.");
    case OwnReason::HoldsFish: return QT_TRANSLATE_NOOP("Words", "You have a FISH, so you can't flush.");
    case OwnReason::FlushedTooOften:
        return Phrase::counted(
            refusal.first, QT_TRANSLATE_NOOP("Words", "You've already flushed %n time since the last dive."),
            QT_TRANSLATE_N_NOOP("Words", "You've already flushed %n times since the last dive."));
    case OwnReason::DrawsNothing:
        return QT_TRANSLATE_NOOP("Words", "There are no cards to draw, so you can't flush.");
    case OwnReason::NothingToUndo: return QT_TRANSLATE_NOOP("Words", "There's nothing to undo.");
    case OwnReason::NotInDiscard:
        return Phrase(QT_TRANSLATE_NOOP("Words", "The discard pile doesn't have %1."), {card()});
    case OwnReason::ManifestoForTwo:
        return QT_TRANSLATE_NOOP("Words", "With two players, you take the card yourself.");
    case OwnReason::ManifestoForOthers:
        return QT_TRANSLATE_NOOP("Words", "The card has to go from one opponent to another.");
    }
    return {};
}

} // namespace

Phrase Words<WhatTheFish>::refusal(const Refusal& refusal, const Names& names) {
    if (refusal.reason.isOwn()) return ownReasonWords(refusal, names);
    if (refusal.reason == Reason::NotYourself)
        return QT_TRANSLATE_NOOP("Words", "You can't aim that at yourself.");
    return UsualWords::refusal(refusal, names);
}

Phrase Words<WhatTheFish>::move(const Move& move, const Names& names) {
    switch (move.kind) {
    case MoveKind::Dive: return Phrase(QT_TRANSLATE_NOOP("Words", "Dive with %1"), {listOf(move.cards)});
    case MoveKind::Kill: return Phrase(QT_TRANSLATE_NOOP("Words", "Attack with %1"), {listOf(move.cards)});
    case MoveKind::Protect:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Protect with %1"), {listOf(move.cards)});
    case MoveKind::BellyUp: return QT_TRANSLATE_NOOP("Words", "Give the fish up");
    case MoveKind::Flush: return QT_TRANSLATE_NOOP("Words", "Flush the hand");
    case MoveKind::Pass: return QT_TRANSLATE_NOOP("Words", "Pass");
    case MoveKind::Give: return Phrase(QT_TRANSLATE_NOOP("Words", "Give %1"), {listOf(move.cards)});
    case MoveKind::MuggerCroc:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Take two of %1's cards with Mugger Croc"),
                      {names.of(move.target)});
    case MoveKind::SnapperSnatch:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Swap hands with %1 by Snapper Snatch"),
                      {names.of(move.target)});
    case MoveKind::MrsCrabite:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Look at %1's hand with Mrs. Crabite"),
                      {names.of(move.target)});
    case MoveKind::WtfTax:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Demand a FISH from %1 with WTF Tax"),
                      {names.of(move.target)});
    case MoveKind::CommunistManifesto:
        return names.phrase(move.to,
                            QT_TRANSLATE_NOOP("Words", "Move a card from %2 to %1 with Communist Manifesto"),
                            QT_TRANSLATE_NOOP("Words", "Take a card from %2 with Communist Manifesto"),
                            {names.of(move.target)});
    case MoveKind::ElvisEffect:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Take %1 from the discard pile with The Elvis Effect"),
                      {listOf(move.cards)});
    case MoveKind::BeaverBuddha: return QT_TRANSLATE_NOOP("Words", "End the swim with Beaver Buddha");
    case MoveKind::BenFranklin: return QT_TRANSLATE_NOOP("Words", "Undo the last action with Ben Franklin");
    }
    return {};
}

namespace {

Phrase wonWords(const Scored& scored, Seat seat, const Names& names) {
    if (Ending(scored.ending) == Ending::FishFreed)
        return names.counted(
            scored.totals[seat], {seat},
            {{QT_TRANSLATE_NOOP("Words", "%1's fish swims free and wins the game!"),
              QT_TRANSLATE_N_NOOP("Words", "%1's fish swims free and wins the game! %n games so far.")},
             {QT_TRANSLATE_NOOP("Words", "Your fish swims free and wins the game!"),
              QT_TRANSLATE_N_NOOP("Words", "Your fish swims free and wins the game! %n games so far.")}});
    return names.counted(scored.totals[seat], {seat},
                         {{QT_TRANSLATE_NOOP("Words", "%1 wins the game."),
                           QT_TRANSLATE_N_NOOP("Words", "%1 wins the game, %n so far.")},
                          {QT_TRANSLATE_NOOP("Words", "You win the game."),
                           QT_TRANSLATE_N_NOOP("Words", "You win the game, %n so far.")}});
}

} // namespace

Phrase Words<WhatTheFish>::event(const SeenMove<Move>& made, const Names& names) {
    const Move& move = made.move;
    switch (move.kind) {
    case MoveKind::Dive:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 dives with %2."),
                            QT_TRANSLATE_NOOP("Words", "You dive with %2."), {listOf(move.cards)});
    case MoveKind::Kill:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 attacks with %2."),
                            QT_TRANSLATE_NOOP("Words", "You attack with %2."), {listOf(move.cards)});
    case MoveKind::Protect:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 protects the fish with %2."),
                            QT_TRANSLATE_NOOP("Words", "You protect your fish with %2."),
                            {listOf(move.cards)});
    case MoveKind::BellyUp:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 gives the fish up."),
                            QT_TRANSLATE_NOOP("Words", "You give your fish up."));
    case MoveKind::Flush:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 makes a Flint Flush."),
                            QT_TRANSLATE_NOOP("Words", "You make a Flint Flush."));
    case MoveKind::Pass:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 passes."),
                            QT_TRANSLATE_NOOP("Words", "You pass."));
    case MoveKind::Give:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 pays the tax."),
                            QT_TRANSLATE_NOOP("Words", "You pay the tax."));
    case MoveKind::MuggerCroc:
        return names.phrase({made.seat, move.target},
                            {QT_TRANSLATE_NOOP("Words", "%1 sends the Mugger Croc to %2."),
                             QT_TRANSLATE_NOOP("Words", "You send the Mugger Croc to %2."),
                             QT_TRANSLATE_NOOP("Words", "%1 sends the Mugger Croc to you.")});
    case MoveKind::SnapperSnatch:
        return names.phrase({made.seat, move.target},
                            {QT_TRANSLATE_NOOP("Words", "%1 swaps hands with %2 by Snapper Snatch."),
                             QT_TRANSLATE_NOOP("Words", "You swap hands with %2 by Snapper Snatch."),
                             QT_TRANSLATE_NOOP("Words", "%1 swaps hands with you by Snapper Snatch.")});
    case MoveKind::MrsCrabite:
        return names.phrase({made.seat, move.target},
                            {QT_TRANSLATE_NOOP("Words", "Mrs. Crabite shows %1 %2's hand."),
                             QT_TRANSLATE_NOOP("Words", "Mrs. Crabite shows you %2's hand."),
                             QT_TRANSLATE_NOOP("Words", "Mrs. Crabite shows %1 your hand.")});
    case MoveKind::WtfTax:
        return names.phrase({made.seat, move.target},
                            {QT_TRANSLATE_NOOP("Words", "%1 demands the WTF Tax from %2."),
                             QT_TRANSLATE_NOOP("Words", "You demand the WTF Tax from %2."),
                             QT_TRANSLATE_NOOP("Words", "%1 demands the WTF Tax from you.")});
    case MoveKind::CommunistManifesto:
        if (move.to == made.seat) // between two players
            return names.phrase(
                {made.seat, move.target},
                {QT_TRANSLATE_NOOP("Words", "%1 reads the Communist Manifesto and gets one of %2's cards."),
                 QT_TRANSLATE_NOOP("Words", "You read the Communist Manifesto and get one of %2's cards."),
                 QT_TRANSLATE_NOOP("Words", "%1 reads the Communist Manifesto and gets one of your cards.")});
        return names.phrase(
            {made.seat, move.target, move.to},
            {QT_TRANSLATE_NOOP("Words", "%1 reads the Communist Manifesto: one of %2's cards goes to %3."),
             QT_TRANSLATE_NOOP("Words", "You read the Communist Manifesto: one of %2's cards goes to %3."),
             QT_TRANSLATE_NOOP("Words", "%1 reads the Communist Manifesto: one of your cards goes to %3."),
             QT_TRANSLATE_NOOP("Words", "%1 reads the Communist Manifesto: one of %2's cards goes to you.")});
    case MoveKind::ElvisEffect:
        return names.phrase(made.seat,
                            QT_TRANSLATE_NOOP("Words", "%1 brings %2 back to life with The Elvis Effect."),
                            QT_TRANSLATE_NOOP("Words", "You bring %2 back to life with The Elvis Effect."),
                            {listOf(move.cards)});
    case MoveKind::BeaverBuddha:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 ends the swim with Beaver Buddha."),
                            QT_TRANSLATE_NOOP("Words", "You end the swim with Beaver Buddha."));
    case MoveKind::BenFranklin:
        return names.phrase(made.seat,
                            QT_TRANSLATE_NOOP("Words", "%1 undoes the last action with Ben Franklin."),
                            QT_TRANSLATE_NOOP("Words", "You undo the last action with Ben Franklin."));
    }
    return {};
}

Phrase Words<WhatTheFish>::event(const Moved& moved, const Names& names) {
    const bool known = moved.face != kHidden;
    const Phrase card = cardWords(moved.face);
    if (moved.from.kind == PileKind::Hand && moved.to.kind == PileKind::Hand && known)
        return names.phrase({moved.to.seat, moved.from.seat},
                            {QT_TRANSLATE_NOOP("Words", "%1 gets %3 from %2."),
                             QT_TRANSLATE_NOOP("Words", "You get %3 from %2."),
                             QT_TRANSLATE_NOOP("Words", "%1 gets %3 from you.")},
                            {card});
    if (moved.from.kind == PileKind::Draw && moved.to.kind == PileKind::Hand && known)
        return UsualWords::event(moved, names);
    if (moved.to.kind == PileKind::Frozen)
        return Phrase(QT_TRANSLATE_NOOP("Words", "Frozen until a swim ends: %1."), {card});
    if (moved.from.kind == PileKind::Frozen)
        return names.phrase(moved.to.seat, QT_TRANSLATE_NOOP("Words", "Unfrozen and back to %1: %2."),
                            QT_TRANSLATE_NOOP("Words", "Unfrozen and back to you: %2."), {card});
    return {};
}

Phrase Words<WhatTheFish>::event(const Said& said, const Names& names) {
    switch (said.saying) {
    case Saying::NoFish:
        return names.phrase(said.seat, QT_TRANSLATE_NOOP("Words", "%1 has no FISH."),
                            QT_TRANSLATE_NOOP("Words", "You have no FISH."));
    case Saying::NoneToGive:
        return names.phrase(said.seat, QT_TRANSLATE_NOOP("Words", "%1 has no FISH to give."),
                            QT_TRANSLATE_NOOP("Words", "You have no FISH to give."));
    case Saying::BellyUp:
        return names.phrase(said.seat, QT_TRANSLATE_NOOP("Words", "Belly up: %1's fish is dead."),
                            QT_TRANSLATE_NOOP("Words", "Belly up: your fish is dead."));
    default: return {};
    }
}

Phrase Words<WhatTheFish>::event(const Peeked& peeked, const Names& names) {
    return peeked.face == kHidden ? Phrase() : UsualWords::event(peeked, names);
}

Phrase Words<WhatTheFish>::event(const Shown& shown, const Names& names) {
    return names.phrase(shown.seat, QT_TRANSLATE_NOOP("Words", "%1 shows %2."),
                        QT_TRANSLATE_NOOP("Words", "You show %2."), {cardWords(shown.face)});
}

Phrase Words<WhatTheFish>::event(const SeenShuffle&, const Names&) {
    return QT_TRANSLATE_NOOP("Words", "The discard pile is shuffled into a new draw pile.");
}

Phrase Words<WhatTheFish>::event(const Scored& scored, const Names& names) {
    for (Seat seat = 0; seat < scored.seats; ++seat)
        if (scored.points[seat] > 0) return wonWords(scored, seat, names);
    return QT_TRANSLATE_NOOP("Words", "There is no FISH left: the game has no winner.");
}

Phrase Words<WhatTheFish>::matchEnd(const Scored& scored, const Over& over, const Names& names) {
    const Seat winner = over.winners.first(); // nobody shares a win
    const Phrase won =
        Ending(scored.ending) == Ending::FishFreed
            ? names.phrase(winner, QT_TRANSLATE_NOOP("Words", "%1's fish swims free and wins the match"),
                           QT_TRANSLATE_NOOP("Words", "Your fish swims free and wins the match"))
            : names.phrase(winner, QT_TRANSLATE_NOOP("Words", "%1 wins the match"),
                           QT_TRANSLATE_NOOP("Words", "You win the match"));
    if (scored.totals[winner] == 1) return Phrase(QT_TRANSLATE_NOOP("Words", "%1!"), {won});
    return Phrase(QT_TRANSLATE_NOOP("Words", "%1! Games won: %2."), {won, totalsWords(scored, names)});
}

Phrase Words<WhatTheFish>::tooLate(Seat seat, const Names& names) {
    return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "Time is up: %1 gives the fish up."),
                        QT_TRANSLATE_NOOP("Words", "Time is up: you give your fish up."));
}

namespace {

/// True if the WTF card can be played while a fish swims.
bool isPlayable(Face wtf, const Observation& view) {
    if (wtf == kElvisEffect)
        return std::any_of(view.piles.discard.begin(), view.piles.discard.end(),
                           [](Face face) { return kindOf(face) == CardKind::Fish; });
    return wtf != kBenFranklin || view.status.last.any();
}

} // namespace

Phrase Words<WhatTheFish>::onlyPass(const Observation& before) {
    if (!before.status.swim.any() || before.viewer >= before.match.seats) return {};
    bool holdsFish = false; // without a FISH the hand can be flushed
    for (const Face face : before.hands[before.viewer]) {
        if (kindOf(face) == CardKind::Kill) return {};
        if (kindOf(face) == CardKind::Wtf && isPlayable(face, before)) return {};
        holdsFish = holdsFish || kindOf(face) == CardKind::Fish;
    }
    return holdsFish ? QT_TRANSLATE_NOOP("Words", "You have no KILL, so you pass.") : Phrase();
}

Phrase Words<WhatTheFish>::shown(const Move& move, const Shown& shown, const Names& names) {
    if (move.kind != MoveKind::Flush) return {};
    return names.phrase(shown.seat, QT_TRANSLATE_NOOP("Words", "%1 flushes %2."),
                        QT_TRANSLATE_NOOP("Words", "You flush %2."), {cardWords(shown.face)});
}

Phrase Words<WhatTheFish>::aloud(const SeenMove<Move>& made, const Names& names) {
    const Move& move = made.move;
    switch (move.kind) {
    case MoveKind::Dive: return QT_TRANSLATE_NOOP("Words", "Dive!");
    case MoveKind::Protect: return QT_TRANSLATE_NOOP("Words", "Not with me!");
    case MoveKind::Pass: return QT_TRANSLATE_NOOP("Words", "I pass.");
    case MoveKind::MuggerCroc:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, your cards or your life!"), {names.of(move.target)});
    case MoveKind::SnapperSnatch:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, let's swap hands!"), {names.of(move.target)});
    case MoveKind::MrsCrabite:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, let me have a look!"), {names.of(move.target)});
    case MoveKind::WtfTax:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, a FISH for the tax!"), {names.of(move.target)});
    case MoveKind::BeaverBuddha: return QT_TRANSLATE_NOOP("Words", "Peace to all fish.");
    case MoveKind::BenFranklin: return QT_TRANSLATE_NOOP("Words", "That never happened.");
    case MoveKind::Kill: return Phrase(QT_TRANSLATE_NOOP("Words", "I attack with %1!"), {listOf(move.cards)});
    case MoveKind::BellyUp: return QT_TRANSLATE_NOOP("Words", "I give my fish up.");
    case MoveKind::Flush: return QT_TRANSLATE_NOOP("Words", "Flint Flush! No fish: all new cards.");
    case MoveKind::Give: return QT_TRANSLATE_NOOP("Words", "Here's your tax.");
    case MoveKind::CommunistManifesto:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, share your cards!"), {names.of(move.target)});
    case MoveKind::ElvisEffect:
        return Phrase(QT_TRANSLATE_NOOP("Words", "I bring %1 back to life!"), {listOf(move.cards)});
    }
    return {};
}

} // namespace tacklebox
