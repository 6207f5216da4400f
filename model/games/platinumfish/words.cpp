#include "model/games/platinumfish/words.h"

namespace tacklebox {

using namespace platinumfish;
using packs::Rank;

namespace {

Phrase ownReasonWords(const Refusal& refusal, const Names& names) {
    switch (refusal.reason.own<OwnReason>()) {
    case OwnReason::DrawComesFirst:
        return QT_TRANSLATE_NOOP("Words", "Draw a card first, from the deck or the discard pile.");
    case OwnReason::TakeFromDeckFirst:
        return QT_TRANSLATE_NOOP("Words", "The deck has a card you rolled, so you must take it.");
    case OwnReason::AskOrDecline:
        return QT_TRANSLATE_NOOP(
            "Words", "None of your rolled ranks are left in the deck. Ask an opponent, or ask nobody.");
    case OwnReason::MatchNewHandFirst:
        return QT_TRANSLATE_NOOP("Words", "Pair your new hand with the discards first, or choose Done.");
    case OwnReason::OnlyCallForShuffle:
        return Phrase(QT_TRANSLATE_NOOP("Words", "It's %1's turn to draw. You can only call for a shuffle."),
                      {names.of(refusal.seat)});
    case OwnReason::DiscardPileEmpty: return QT_TRANSLATE_NOOP("Words", "The discard pile is empty.");
    case OwnReason::DiscardMatchesNothing:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You have no card that pairs with %1."),
                      {packs::cardWords(refusal.face)});
    case OwnReason::NotOnDiscardPile:
        return Phrase(QT_TRANSLATE_NOOP("Words", "The discard pile doesn't have %1."),
                      {packs::cardWords(refusal.face)});
    case OwnReason::OnlyTopOfDiscard:
        return Phrase(
            QT_TRANSLATE_NOOP("Words", "You can only pair the top card of the discard pile, not %1."),
            {packs::cardWords(refusal.face)});
    case OwnReason::NoSearchToShuffleAfter:
        return QT_TRANSLATE_NOOP(
            "Words", "You can call for a shuffle once after a search, before the next card is drawn.");
    case OwnReason::RankNotRolled:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You didn't roll %1, so you can't take any."),
                      {packs::ranksWords(Rank(refusal.first))});
    case OwnReason::RankNotInDeck:
        return Phrase(QT_TRANSLATE_NOOP("Words", "There are no %1 left in the deck."),
                      {packs::ranksWords(Rank(refusal.first))});
    }
    return {};
}

} // namespace

Phrase platinumfish::aRankWords(Rank rank) {
    static constexpr std::array<const char*, packs::kRanks> kWords = {
        QT_TRANSLATE_NOOP("Words", "an ace"),  QT_TRANSLATE_NOOP("Words", "a two"),
        QT_TRANSLATE_NOOP("Words", "a three"), QT_TRANSLATE_NOOP("Words", "a four"),
        QT_TRANSLATE_NOOP("Words", "a five"),  QT_TRANSLATE_NOOP("Words", "a six"),
        QT_TRANSLATE_NOOP("Words", "a seven"), QT_TRANSLATE_NOOP("Words", "an eight"),
        QT_TRANSLATE_NOOP("Words", "a nine"),  QT_TRANSLATE_NOOP("Words", "a ten"),
        QT_TRANSLATE_NOOP("Words", "a jack"),  QT_TRANSLATE_NOOP("Words", "a queen"),
        QT_TRANSLATE_NOOP("Words", "a king"),
    };
    return kWords[rank];
}

Phrase Words<PlatinumFish>::effect(Face face) {
    if (face >= packs::kStandardFaces) return {};
    return Phrase(QT_TRANSLATE_NOOP("Words", "Two %1 make a pair, which is laid for you. Most pairs wins."),
                  {packs::ranksWords(packs::rankOf(face))});
}

Phrase Words<PlatinumFish>::refusal(const Refusal& refusal, const Names& names) {
    if (refusal.reason.isOwn()) return ownReasonWords(refusal, names);
    switch (refusal.reason.shared()) {
    case Reason::NotYourself: return QT_TRANSLATE_NOOP("Words", "You can't ask yourself.");
    case Reason::EmptyHand:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 has no cards to ask for."), {names.of(refusal.seat)});
    default: return UsualWords::refusal(refusal, names);
    }
}

Phrase Words<PlatinumFish>::move(const Move& move, const Names& names) {
    switch (move.kind) {
    case MoveKind::Draw: return QT_TRANSLATE_NOOP("Words", "Draw from the deck");
    case MoveKind::TakeDiscard: return QT_TRANSLATE_NOOP("Words", "Take the top of the discard pile");
    case MoveKind::Shuffle: return QT_TRANSLATE_NOOP("Words", "Call for a shuffle");
    case MoveKind::Take:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Take one of the %1 from the deck"),
                      {packs::ranksWords(move.rank)});
    case MoveKind::Ask:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Ask %1 for %2"),
                      {names.of(move.target), packs::ranksWords(move.rank)});
    case MoveKind::Decline: return QT_TRANSLATE_NOOP("Words", "Ask nobody");
    case MoveKind::MatchDiscard:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Pair %1 from the discard pile"),
                      {packs::cardWords(move.card)});
    case MoveKind::Done: return QT_TRANSLATE_NOOP("Words", "Leave the discard pile");
    }
    return {};
}

Phrase Words<PlatinumFish>::event(const SeenMove<Move>& made, const Names& names) {
    switch (made.move.kind) {
    case MoveKind::Shuffle:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 calls for a shuffle."),
                            QT_TRANSLATE_NOOP("Words", "You call for a shuffle."));
    case MoveKind::Ask: return UsualWords::event(made, names);
    case MoveKind::Decline:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 asks nobody."),
                            QT_TRANSLATE_NOOP("Words", "You ask nobody."));
    case MoveKind::Draw:
    case MoveKind::TakeDiscard:
    case MoveKind::Take:
    case MoveKind::MatchDiscard:
    case MoveKind::Done: return {}; // the moved cards are reported instead
    }
    return {};
}

Phrase Words<PlatinumFish>::event(const Moved& moved, const Names& names) {
    if (moved.face == kHidden)
        return names.phrase(moved.to.seat, QT_TRANSLATE_NOOP("Words", "%1 is dealt a card."),
                            QT_TRANSLATE_NOOP("Words", "You are dealt a card."));
    const Phrase card = packs::cardWords(moved.face);
    if (moved.to.kind == PileKind::Discard)
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 starts the discard pile."), {card});
    if (moved.from.kind == PileKind::Deck && moved.to.kind == PileKind::Hand)
        return names.phrase(moved.to.seat, QT_TRANSLATE_NOOP("Words", "%1 gets %2 from the deck."),
                            QT_TRANSLATE_NOOP("Words", "You get %2 from the deck."), {card});
    if (moved.from.kind == PileKind::Discard && moved.to.kind == PileKind::Hand)
        return names.phrase(moved.to.seat, QT_TRANSLATE_NOOP("Words", "%1 takes %2 from the discards."),
                            QT_TRANSLATE_NOOP("Words", "You take %2 from the discards."), {card});
    return UsualWords::event(moved, names);
}

Phrase Words<PlatinumFish>::event(const Said& said, const Names& names) {
    return names.phrase(said.seat, QT_TRANSLATE_NOOP("Words", "%1 has none to give."),
                        QT_TRANSLATE_NOOP("Words", "You have none to give."));
}

Phrase Words<PlatinumFish>::event(const Rolled& rolled, const Names& names) {
    constexpr int kLeastCards = 3; // P-02
    if (!rolled.dice[1] && rolled.dice[0] < kLeastCards)
        return names.phrase(rolled.seat,
                            QT_TRANSLATE_NOOP("Words", "%1 rolls %2 for a hand of at least three."),
                            QT_TRANSLATE_NOOP("Words", "You roll %2 for a hand of at least three."),
                            {Phrase::number(rolled.dice[0])});
    if (!rolled.dice[1])
        return names.phrase(rolled.seat, QT_TRANSLATE_NOOP("Words", "%1 rolls %2 for a hand."),
                            QT_TRANSLATE_NOOP("Words", "You roll %2 for a hand."),
                            {Phrase::number(rolled.dice[0])});
    if (rolled.dice[0] == rolled.dice[1])
        return names.phrase(rolled.seat, QT_TRANSLATE_NOOP("Words", "%1 rolls double %2."),
                            QT_TRANSLATE_NOOP("Words", "You roll double %2."),
                            {Phrase::number(rolled.dice[0])});
    return names.phrase(rolled.seat, QT_TRANSLATE_NOOP("Words", "%1 rolls %2 and %3."),
                        QT_TRANSLATE_NOOP("Words", "You roll %2 and %3."),
                        {Phrase::number(rolled.dice[0]), Phrase::number(rolled.dice[1])});
}

Phrase Words<PlatinumFish>::event(const Scored& scored, const Names& names) {
    std::vector<Phrase> points;
    for (Seat seat = 0; seat < scored.seats; ++seat)
        points.push_back(names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 %2"),
                                      QT_TRANSLATE_NOOP("Words", "you %2"),
                                      {Phrase::number(scored.points[seat])}));
    return Phrase(QT_TRANSLATE_NOOP("Words", "The deck is empty. Pairs: %1."), // P-23
                  {Phrase::listed(points)});
}

Phrase Words<PlatinumFish>::brief(const Moved& moved, const Names& names) {
    if (moved.to.kind != PileKind::Matches || moved.face == kHidden) return {};
    return names.phrase(moved.to.seat, QT_TRANSLATE_NOOP("Words", "%1 pairs %2."),
                        QT_TRANSLATE_NOOP("Words", "You pair %2."),
                        {packs::ranksWords(packs::rankOf(moved.face))});
}

Phrase Words<PlatinumFish>::aloud(const SeenMove<Move>& made, const Names& names) {
    switch (made.move.kind) {
    case MoveKind::Shuffle: return QT_TRANSLATE_NOOP("Words", "Shuffle!");
    case MoveKind::Take:
        return Phrase(QT_TRANSLATE_NOOP("Words", "I'm after %1."), {packs::ranksWords(made.move.rank)});
    case MoveKind::Ask:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, got %2?"),
                      {names.of(made.move.target), aRankWords(made.move.rank)});
    case MoveKind::Decline: return QT_TRANSLATE_NOOP("Words", "I ask nobody.");
    default: return {};
    }
}

Phrase Words<PlatinumFish>::outcome(Seat by, const Move& move, const Moved& moved, const Names& names) {
    if (moved.from.kind != PileKind::Deck || moved.face == kHidden) return {};
    const Phrase card = packs::cardWords(moved.face);
    if (move.kind == MoveKind::Draw && moved.to.kind == PileKind::Discard)
        return names.phrase(by, QT_TRANSLATE_NOOP("Words", "%1 discards %2."),
                            QT_TRANSLATE_NOOP("Words", "You draw %2."), {card});
    if (moved.to != handOf(by)) return {};
    if (move.kind == MoveKind::Draw)
        return names.phrase(by, QT_TRANSLATE_NOOP("Words", "%1 draws %2."),
                            QT_TRANSLATE_NOOP("Words", "You draw %2."), {card});
    if (move.kind == MoveKind::Take)
        return names.phrase(by, QT_TRANSLATE_NOOP("Words", "%1 takes %2."),
                            QT_TRANSLATE_NOOP("Words", "You take %2."), {card});
    return {};
}

Question Words<PlatinumFish>::question(const Move& move) {
    if (move.kind != MoveKind::Ask) return {};
    return {move.target, aRankWords(move.rank)};
}

Phrase Words<PlatinumFish>::laid(int count) {
    return Phrase::counted(count, QT_TRANSLATE_NOOP("Words", "a pair laid"),
                           QT_TRANSLATE_N_NOOP("Words", "%n pairs laid"));
}

Phrase Words<PlatinumFish>::matchEnd(const Scored& scored, const Over& over, const Names& names) {
    return Phrase::sentences(
        QT_TRANSLATE_NOOP("Words", "The deck is empty."), // P-23
        matchEndWords(scored, over,
                      Phrase::counted(winningTotal(scored, over), QT_TRANSLATE_NOOP("Words", "with %n pair"),
                                      QT_TRANSLATE_N_NOOP("Words", "with %n pairs")),
                      names));
}

} // namespace tacklebox
