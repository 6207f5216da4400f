#include "model/games/whatthefish/words.h"

#include "model/engine/matchwords.h"

namespace tacklebox::whatthefish {

namespace {

constexpr std::array<const char*, 8> kWtfNames = {
    QT_TRANSLATE_NOOP("Words", "Mugger Croc"),
    QT_TRANSLATE_NOOP("Words", "Snapper Snatch"),
    QT_TRANSLATE_NOOP("Words", "Mrs. Crabite"),
    QT_TRANSLATE_NOOP("Words", "WTF Tax"),
    QT_TRANSLATE_NOOP("Words", "Communist Manifesto"),
    QT_TRANSLATE_NOOP("Words", "The Elvis Effect"),
    QT_TRANSLATE_NOOP("Words", "Beaver Buddha"),
    QT_TRANSLATE_NOOP("Words", "Ben Franklin, Time Traveler"),
};

Phrase listOf(const NamedCards& cards) {
    std::vector<Phrase> words;
    for (const Face face : cards)
        words.push_back(cardWords(face));
    return Phrase::listed(words);
}

} // namespace

Phrase cardWords(Face face) {
    if (face >= WhatTheFish::kFaces) return QT_TRANSLATE_NOOP("Words", "a card");
    switch (kindOf(face)) {
    case CardKind::Fish:
        return Phrase(QT_TRANSLATE_NOOP("Words", "the FISH %1"), {Phrase::number(valueOf(face))});
    case CardKind::Kill:
        return Phrase(QT_TRANSLATE_NOOP("Words", "the KILL %1"), {Phrase::number(valueOf(face))});
    case CardKind::Protection:
        return Phrase(QT_TRANSLATE_NOOP("Words", "the PROTECTION %1"), {Phrase::number(valueOf(face))});
    case CardKind::Wtf: break;
    }
    return kWtfNames[face - kMuggerCroc];
}

Phrase refusalWords(const Refusal& refusal, const Names& names) {
    const auto card = [&] { return cardWords(refusal.face); };
    const auto seat = [&] { return names.of(refusal.seat); };
    switch (refusal.reason) {
    case Reason::NotYourMove: return QT_TRANSLATE_NOOP("Words", "It is not for you to move now.");
    case Reason::NotYourself: return QT_TRANSLATE_NOOP("Words", "You cannot aim that at yourself.");
    case Reason::EmptyHand: return Phrase(QT_TRANSLATE_NOOP("Words", "The hand of %1 is empty."), {seat()});
    case Reason::NotInHand: return Phrase(QT_TRANSLATE_NOOP("Words", "You do not hold %1."), {card()});
    case Reason::NoFishSwims: return QT_TRANSLATE_NOOP("Words", "No fish is swimming.");
    case Reason::FishSwimsAlready:
        return Phrase(QT_TRANSLATE_NOOP("Words", "The fish of %1 is swimming: only one at a time may."),
                      {seat()});
    case Reason::OwnFish: return QT_TRANSLATE_NOOP("Words", "You cannot attack your own fish.");
    case Reason::NotYourFish:
        return Phrase(
            QT_TRANSLATE_NOOP("Words", "The fish belongs to %1, who alone may save it or give it up."),
            {seat()});
    case Reason::NotEndangered: return QT_TRANSLATE_NOOP("Words", "Your fish is not in danger.");
    case Reason::FallsShort:
        return Phrase(QT_TRANSLATE_NOOP("Words", "That protects against less than %1, but the attack is %2."),
                      {Phrase::number(refusal.first), Phrase::number(refusal.second)});
    case Reason::CannotPassEndangered:
        return QT_TRANSLATE_NOOP("Words", "Your fish is in danger: save it or give it up, you cannot pass.");
    case Reason::NotAFish: return Phrase(QT_TRANSLATE_NOOP("Words", "That takes a FISH, not %1."), {card()});
    case Reason::NotAKill:
        return Phrase(QT_TRANSLATE_NOOP("Words", "An attack takes KILL cards, not %1."), {card()});
    case Reason::NotAProtection:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Only PROTECTION cards save a fish, not %1."), {card()});
    case Reason::HoldsOnlyOne:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You do not hold %1 so many times."), {card()});
    case Reason::GiveFirst:
        return Phrase(QT_TRANSLATE_NOOP("Words", "First you have to give a FISH to %1."), {seat()});
    case Reason::NobodyTaxesYou: return QT_TRANSLATE_NOOP("Words", "Nobody asks you to give a FISH.");
    case Reason::MustFlush:
        return QT_TRANSLATE_NOOP("Words", "Nobody holds a FISH: you have to flush, and can do nothing else.");
    case Reason::HoldsFish: return QT_TRANSLATE_NOOP("Words", "You hold a FISH, so you cannot flush.");
    case Reason::FlushedEnough:
        return Phrase::counted(
            refusal.first,
            QT_TRANSLATE_NOOP("Words", "You have flushed %n time since the last dive; that is enough."),
            QT_TRANSLATE_N_NOOP("Words", "You have flushed %n times since the last dive; that is enough."));
    case Reason::DrawsNothing:
        return QT_TRANSLATE_NOOP("Words", "There is no card to draw, so you cannot flush.");
    case Reason::NothingToUndo: return QT_TRANSLATE_NOOP("Words", "There is no action that could be undone.");
    case Reason::NotInDiscard:
        return Phrase(QT_TRANSLATE_NOOP("Words", "The discard pile does not hold %1."), {card()});
    case Reason::ManifestoForTwo:
        return QT_TRANSLATE_NOOP("Words", "With two players the card goes from the other player to you.");
    case Reason::ManifestoForOthers:
        return QT_TRANSLATE_NOOP("Words",
                                 "The card has to go from one of the other players to another of them.");
    default: return {};
    }
}

Phrase moveWords(const Move& move, const Names& names) {
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
        return Phrase(QT_TRANSLATE_NOOP("Words", "Take two cards of %1 with Mugger Croc"),
                      {names.of(move.target)});
    case MoveKind::SnapperSnatch:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Swap hands with %1 by Snapper Snatch"),
                      {names.of(move.target)});
    case MoveKind::MrsCrabite:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Look at the hand of %1 with Mrs. Crabite"),
                      {names.of(move.target)});
    case MoveKind::WtfTax:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Demand a FISH from %1 with WTF Tax"),
                      {names.of(move.target)});
    case MoveKind::CommunistManifesto:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Move a card from %1 to %2 with Communist Manifesto"),
                      {names.of(move.target), names.of(move.to)});
    case MoveKind::ElvisEffect:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Take %1 from the discard pile with The Elvis Effect"),
                      {listOf(move.cards)});
    case MoveKind::BeaverBuddha: return QT_TRANSLATE_NOOP("Words", "End the swim with Beaver Buddha");
    case MoveKind::BenFranklin: return QT_TRANSLATE_NOOP("Words", "Undo the last action with Ben Franklin");
    }
    return {};
}

namespace {

struct Teller {
    const Names& names;

    Phrase operator()(const SeenDeal<WhatTheFish>& deal) const {
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 deals game %2."),
                      {names.of(deal.view.match.dealer), Phrase::number(deal.view.match.round)});
    }
    Phrase operator()(const SeenMove<Move>& made) const {
        const Move& move = made.move;
        const Phrase player = names.of(made.seat);
        switch (move.kind) {
        case MoveKind::Dive:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 dives with %2."), {player, listOf(move.cards)});
        case MoveKind::Kill:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 attacks with %2."), {player, listOf(move.cards)});
        case MoveKind::Protect:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 protects the fish with %2."),
                          {player, listOf(move.cards)});
        case MoveKind::BellyUp: return Phrase(QT_TRANSLATE_NOOP("Words", "%1 gives the fish up."), {player});
        case MoveKind::Flush:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 shows and flushes the hand."), {player});
        case MoveKind::Pass: return Phrase(QT_TRANSLATE_NOOP("Words", "%1 passes."), {player});
        case MoveKind::Give: return Phrase(QT_TRANSLATE_NOOP("Words", "%1 pays the tax."), {player});
        case MoveKind::MuggerCroc:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 sends the Mugger Croc to %2."),
                          {player, names.of(move.target)});
        case MoveKind::SnapperSnatch:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 swaps hands with %2 by Snapper Snatch."),
                          {player, names.of(move.target)});
        case MoveKind::MrsCrabite:
            return Phrase(QT_TRANSLATE_NOOP("Words", "Mrs. Crabite shows %1 the hand of %2."),
                          {player, names.of(move.target)});
        case MoveKind::WtfTax:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 demands the WTF Tax from %2."),
                          {player, names.of(move.target)});
        case MoveKind::CommunistManifesto:
            return Phrase(
                QT_TRANSLATE_NOOP("Words", "%1 reads the Communist Manifesto: a card of %2 goes to %3."),
                {player, names.of(move.target), names.of(move.to)});
        case MoveKind::ElvisEffect:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 brings %2 back to life with The Elvis Effect."),
                          {player, listOf(move.cards)});
        case MoveKind::BeaverBuddha:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 ends the swim with Beaver Buddha."), {player});
        case MoveKind::BenFranklin:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 undoes the last action with Ben Franklin."),
                          {player});
        }
        return {};
    }
    Phrase operator()(const Moved& moved) const {
        const bool known = moved.face != kHidden;
        const Phrase card = cardWords(moved.face);
        if (moved.from.kind == PlaceKind::Hand && moved.to.kind == PlaceKind::Hand && known)
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 gets %2 from %3."),
                          {names.of(moved.to.seat), card, names.of(moved.from.seat)});
        if (moved.from.kind == PlaceKind::Draw && moved.to.kind == PlaceKind::Hand && known)
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 draws %2."), {names.of(moved.to.seat), card});
        if (moved.to.kind == PlaceKind::Frozen)
            return Phrase(QT_TRANSLATE_NOOP("Words", "Frozen until a swim ends: %1."), {card});
        if (moved.from.kind == PlaceKind::Frozen)
            return Phrase(QT_TRANSLATE_NOOP("Words", "No longer frozen, %1 returns to %2."),
                          {card, names.of(moved.to.seat)});
        return {};
    }
    Phrase operator()(const Said& said) const {
        switch (said.saying) {
        case Saying::NoFish:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 holds no FISH."), {names.of(said.seat)});
        case Saying::NoneToGive:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 has no FISH to give."), {names.of(said.seat)});
        case Saying::BellyUp:
            return Phrase(QT_TRANSLATE_NOOP("Words", "Belly up: the fish of %1 is dead."),
                          {names.of(said.seat)});
        default: return {};
        }
    }
    Phrase operator()(const Peeked& peeked) const {
        if (peeked.face == kHidden) return {};
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 sees %2 in the hand of %3."),
                      {names.of(peeked.by), cardWords(peeked.face), names.of(peeked.owner)});
    }
    Phrase operator()(const Shown& shown) const {
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 shows %2."),
                      {names.of(shown.seat), cardWords(shown.face)});
    }
    Phrase operator()(const SeenShuffle&) const {
        return QT_TRANSLATE_NOOP("Words", "The discard pile is shuffled into a new draw pile.");
    }
    Phrase operator()(const Scored& scored) const {
        for (Seat seat = 0; seat < scored.seats; ++seat)
            if (scored.points[seat] > 0)
                return Phrase::counted(
                    scored.totals[seat],
                    QT_TRANSLATE_NOOP("Words", "%1 has won the game, and %n game so far."),
                    QT_TRANSLATE_N_NOOP("Words", "%1 has won the game, and %n games so far."),
                    {names.of(seat)});
        return QT_TRANSLATE_NOOP("Words", "There is no FISH left: the game has no winner.");
    }
    Phrase operator()(const Over& over) const { return winnersWords(over, names); }
    template <class Silent>
    Phrase operator()(const Silent&) const {
        return {};
    }
};

} // namespace

Phrase eventWords(const SeenEvent<WhatTheFish>& event, const Names& names) {
    return std::visit(Teller{names}, event.content());
}

} // namespace tacklebox::whatthefish
