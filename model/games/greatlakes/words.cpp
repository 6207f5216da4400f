#include "model/games/greatlakes/words.h"

namespace tacklebox {

using namespace greatlakes;

Phrase Words<GreatLakes>::effect(Face face) {
    if (face >= packs::kStandardFaces) return {};
    const Phrase suit = packs::suitWords(packs::suitOf(face));
    const packs::Rank rank = packs::rankOf(face);
    if (rank == packs::kAce)
        return Phrase(QT_TRANSLATE_NOOP(
                          "Words", "The lowest of the %1, unless another player plays their jack, queen or "
                                   "king in the same round: then the ace counts 14 and beats them all."),
                      {suit});
    if (rank >= packs::kJack)
        return Phrase(QT_TRANSLATE_NOOP("Words", "The highest of the %1 in a round may fish out the lake, 1 "
                                                 "point a card. The ace beats this card."),
                      {suit});
    return Phrase(QT_TRANSLATE_NOOP("Words", "The highest of the %1 in a round may fish out the lake, 1 "
                                             "point a card. The others go into the lake."),
                  {suit});
}

Phrase Words<GreatLakes>::refusal(const Refusal& refusal, const Names& names) {
    if (!refusal.reason.isOwn()) return UsualWords::refusal(refusal, names);
    switch (refusal.reason.own<OwnReason>()) {
    case OwnReason::ChoiceIsFinal:
        return QT_TRANSLATE_NOOP("Words", "You've already chosen a card and can't change it.");
    case OwnReason::ChooseFirst: return QT_TRANSLATE_NOOP("Words", "Everyone has to choose a card first.");
    }
    return {};
}

Phrase Words<GreatLakes>::move(const Move& move, const Names&) {
    switch (move.kind) {
    case MoveKind::Choose:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Choose %1"), {packs::cardWords(move.card)});
    case MoveKind::FishOut: return QT_TRANSLATE_NOOP("Words", "Fish out the suit");
    case MoveKind::Stock: return QT_TRANSLATE_NOOP("Words", "Put your card back");
    }
    return {};
}

Phrase Words<GreatLakes>::event(const SeenDeal<GreatLakes>& deal, const Names& names) {
    const Observation& view = deal.observation;
    const Phrase begins =
        Phrase::sentences(UsualWords::event(deal, names),
                          Phrase::counted(view.hands[0].size(), QT_TRANSLATE_NOOP("Words", "%n round."),
                                          QT_TRANSLATE_N_NOOP("Words", "%n rounds.")));
    std::vector<Phrase> lake; // G-05
    for (const Face face : view.lake)
        lake.push_back(packs::cardWords(face));
    if (lake.empty()) return begins;
    return Phrase::sentences(begins,
                             Phrase(QT_TRANSLATE_NOOP("Words", "In the lake: %1."), {Phrase::listed(lake)}));
}

Phrase Words<GreatLakes>::event(const Moved& moved, const Names& names) {
    const Phrase card = packs::cardWords(moved.face);
    if (moved.to.kind == PileKind::Kept) // may still go into the lake (G-16)
        return names.phrase(moved.to.seat, QT_TRANSLATE_NOOP("Words", "%1 keeps %2."),
                            QT_TRANSLATE_NOOP("Words", "You keep %2."), {card});
    if (moved.from.kind == PileKind::Chosen && moved.to.kind == PileKind::Lake)
        return names.phrase(
            moved.from.seat, QT_TRANSLATE_NOOP("Words", "%1's %2 of %3 goes into the lake."),
            QT_TRANSLATE_NOOP("Words", "Your %2 of %3 goes into the lake."),
            {packs::rankWords(packs::rankOf(moved.face)), packs::suitWords(packs::suitOf(moved.face))});
    if (moved.to.kind == PileKind::Lake) // G-14: the suit stays open
        return names.phrase(moved.from.seat, QT_TRANSLATE_NOOP("Words", "%1 puts %2 back."),
                            QT_TRANSLATE_NOOP("Words", "You put %2 back."), {card});
    if (moved.to.kind == PileKind::Caught) // narrated together: the suit is named once
        return names.phrase(
            moved.to.seat,
            //: a suit and its cards: "Ben fishes out hearts: the ace, ten and two."
            QT_TRANSLATE_NOOP("Words", "%1 fishes out %2: the %3."),
            QT_TRANSLATE_NOOP("Words", "You fish out %2: the %3."),
            {packs::suitWords(packs::suitOf(moved.face)), packs::rankWords(packs::rankOf(moved.face))});
    return {};
}

Phrase Words<GreatLakes>::aloud(const SeenMove<Move>& made, const Names&) {
    switch (made.move.kind) {
    case MoveKind::FishOut: return QT_TRANSLATE_NOOP("Words", "Fished out!");
    case MoveKind::Stock: return QT_TRANSLATE_NOOP("Words", "Back it goes.");
    case MoveKind::Choose: break; // the choice is secret
    }
    return {};
}

Phrase Words<GreatLakes>::lastCard(const Moved& moved, const Names& names) {
    if (moved.to.kind != PileKind::Chosen || !names.isYou(moved.from.seat)) return {};
    return Phrase(QT_TRANSLATE_NOOP("Words", "Your last card, %1, is played for you."),
                  {packs::cardWords(moved.face)});
}

Phrase Words<GreatLakes>::brief(const Moved& moved, const Names& names) {
    if (moved.to.kind != PileKind::Caught) return {};
    return names.phrase(moved.to.seat, QT_TRANSLATE_NOOP("Words", "%1 fishes out %2."),
                        QT_TRANSLATE_NOOP("Words", "You fish out %2."),
                        {packs::suitWords(packs::suitOf(moved.face))});
}

Phrase Words<GreatLakes>::outcome(Seat by, const Move& move, const Moved& moved, const Names& names) {
    if (moved.from.kind != PileKind::Kept || moved.to.kind != PileKind::Lake) return {};
    const Seat keeper = moved.from.seat;
    if (by == keeper && move.kind == MoveKind::Stock) return {}; // the keeper's own decision
    return names.phrase(
        keeper, QT_TRANSLATE_NOOP("Words", "%2 are closed to %1: the %3 goes into the lake."),
        QT_TRANSLATE_NOOP("Words", "%2 are closed to you: the %3 goes into the lake."),
        {packs::suitWords(packs::suitOf(moved.face)), packs::rankWords(packs::rankOf(moved.face))}); // G-16
}

} // namespace tacklebox
