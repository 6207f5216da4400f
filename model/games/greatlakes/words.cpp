#include "model/games/greatlakes/words.h"

#include "model/engine/matchwords.h"
#include "model/games/greatlakes/refusals.h"
#include "model/games/greatlakes/tabletraits.h"

namespace tacklebox::greatlakes {

namespace {

Phrase ownReasonWords(const Refusal& refusal) {
    switch (refusal.reason.own<OwnReason>()) {
    case OwnReason::ChoiceIsFinal:
        return QT_TRANSLATE_NOOP("Words", "You've already chosen a card and can't change it.");
    case OwnReason::ChooseFirst: return QT_TRANSLATE_NOOP("Words", "Everyone has to choose a card first.");
    }
    return {};
}

} // namespace

Phrase refusalWords(const Refusal& refusal, const Names&) {
    if (refusal.reason.isOwn()) return ownReasonWords(refusal);
    switch (refusal.reason.shared()) {
    case Reason::NotYourMove: return QT_TRANSLATE_NOOP("Words", "It's not your turn.");
    case Reason::NotInHand:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You don't have %1."), {packs::cardWords(refusal.face)});
    default: return {};
    }
}

Phrase moveWords(const Move& move, const Names&) {
    switch (move.kind) {
    case MoveKind::Choose:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Choose %1"), {packs::cardWords(move.card)});
    case MoveKind::FishOut: return QT_TRANSLATE_NOOP("Words", "Fish out the suit");
    case MoveKind::Stock: return QT_TRANSLATE_NOOP("Words", "Put your card back");
    }
    return {};
}

namespace {

struct EventFormatter {
    const Names& names;

    Phrase operator()(const SeenDeal<GreatLakes>& deal) const {
        const Observation& view = deal.observation;
        const Phrase begins =
            Phrase::sentences(dealWords(view.match, TableTraits<GreatLakes>::kDealIsGame, names),
                              Phrase::counted(view.hands[0].size(), QT_TRANSLATE_NOOP("Words", "%n round."),
                                              QT_TRANSLATE_N_NOOP("Words", "%n rounds.")));
        std::vector<Phrase> lake; // G-05
        for (const Face face : view.lake)
            lake.push_back(packs::cardWords(face));
        if (lake.empty()) return begins;
        return Phrase::sentences(
            begins, Phrase(QT_TRANSLATE_NOOP("Words", "In the lake: %1."), {Phrase::listed(lake)}));
    }
    Phrase operator()(const Moved& moved) const {
        const Phrase card = packs::cardWords(moved.face);
        if (moved.to.kind == PileKind::Kept) // may still go into the lake (G-16)
            return names.say(
                {moved.to.seat},
                {QT_TRANSLATE_NOOP("Words", "%1 keeps %2."), QT_TRANSLATE_NOOP("Words", "You keep %2.")},
                {card});
        if (moved.from.kind == PileKind::Chosen && moved.to.kind == PileKind::Lake)
            return names.say(
                {moved.from.seat},
                {QT_TRANSLATE_NOOP("Words", "%1's %2 of %3 goes into the lake."),
                 QT_TRANSLATE_NOOP("Words", "Your %2 of %3 goes into the lake.")},
                {packs::rankWords(packs::rankOf(moved.face)), packs::suitWords(packs::suitOf(moved.face))});
        if (moved.to.kind == PileKind::Lake) // G-14: the suit stays open
            return names.say({moved.from.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 puts %2 back."),
                              QT_TRANSLATE_NOOP("Words", "You put %2 back.")},
                             {card});
        if (moved.to.kind == PileKind::Caught) // narrated together: the suit is named once
            return names.say(
                {moved.to.seat},
                //: a suit and its cards: "Ben fishes out hearts: the ace, ten and two."
                {QT_TRANSLATE_NOOP("Words", "%1 fishes out %2: the %3."),
                 QT_TRANSLATE_NOOP("Words", "You fish out %2: the %3.")},
                {packs::suitWords(packs::suitOf(moved.face)), packs::rankWords(packs::rankOf(moved.face))});
        return {};
    }
    Phrase operator()(const Scored& scored) const {
        return Phrase(QT_TRANSLATE_NOOP("Words", "Points: %1."), {totalsWords(scored, names)});
    }
    Phrase operator()(const Over& over) const { return winnersWords(over, names); }
    template <class Silent>
    Phrase operator()(const Silent&) const {
        return {};
    }
};

} // namespace

Phrase eventWords(const SeenEvent<GreatLakes>& event, const Names& names) {
    return std::visit(EventFormatter{names}, event.content());
}

Phrase aloudWords(const SeenEvent<GreatLakes>& event) {
    const auto* made = std::get_if<SeenMove<Move>>(&event.content());
    if (!made) return {};
    switch (made->move.kind) {
    case MoveKind::FishOut: return QT_TRANSLATE_NOOP("Words", "Fished out!");
    case MoveKind::Stock: return QT_TRANSLATE_NOOP("Words", "Back it goes.");
    case MoveKind::Choose: break; // the choice is secret
    }
    return {};
}

Phrase lastCardWords(const Moved& moved, const Names& names) {
    if (moved.to.kind != PileKind::Chosen || !names.isYou(moved.from.seat)) return {};
    return Phrase(QT_TRANSLATE_NOOP("Words", "Your last card, %1, is played for you."),
                  {packs::cardWords(moved.face)});
}

Phrase briefWords(const SeenEvent<GreatLakes>& event, const Names& names) {
    const auto* moved = std::get_if<Moved>(&event.content());
    if (!moved || moved->to.kind != PileKind::Caught) return {};
    return names.say(
        {moved->to.seat},
        {QT_TRANSLATE_NOOP("Words", "%1 fishes out %2."), QT_TRANSLATE_NOOP("Words", "You fish out %2.")},
        {packs::suitWords(packs::suitOf(moved->face))});
}

Phrase outcomeWords(Seat by, const Move& move, const Moved& moved, const Names& names) {
    if (moved.from.kind != PileKind::Kept || moved.to.kind != PileKind::Lake) return {};
    const Seat keeper = moved.from.seat;
    if (by == keeper && move.kind == MoveKind::Stock) return {}; // the keeper's own decision
    return names.say(
        {keeper},
        {QT_TRANSLATE_NOOP("Words", "%2 are closed to %1: the %3 goes into the lake."),
         QT_TRANSLATE_NOOP("Words", "%2 are closed to you: the %3 goes into the lake.")},
        {packs::suitWords(packs::suitOf(moved.face)), packs::rankWords(packs::rankOf(moved.face))}); // G-16
}

} // namespace tacklebox::greatlakes
