#include "model/games/greatlakes/words.h"

#include "model/engine/matchwords.h"
#include "model/games/greatlakes/refusals.h"

namespace tacklebox::greatlakes {

namespace {

Phrase ownReasonWords(const Refusal& refusal) {
    switch (refusal.reason.own<OwnReason>()) {
    case OwnReason::ChoiceStands:
        return QT_TRANSLATE_NOOP("Words", "Your card is chosen; a choice once made stands.");
    case OwnReason::ChooseFirst:
        return QT_TRANSLATE_NOOP("Words", "Nobody has won a suit yet: first everybody chooses a card.");
    }
    return {};
}

} // namespace

Phrase refusalWords(const Refusal& refusal, const Names&) {
    if (refusal.reason.isOwn()) return ownReasonWords(refusal);
    switch (refusal.reason.shared()) {
    case Reason::NotYourMove: return QT_TRANSLATE_NOOP("Words", "It is not for you to move now.");
    case Reason::NotInHand:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You do not hold %1."), {packs::cardWords(refusal.face)});
    default: return {};
    }
}

Phrase moveWords(const Move& move, const Names&) {
    switch (move.kind) {
    case MoveKind::Choose:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Choose %1"), {packs::cardWords(move.card)});
    case MoveKind::FishOut: return QT_TRANSLATE_NOOP("Words", "Fish out the suit");
    case MoveKind::Stock: return QT_TRANSLATE_NOOP("Words", "Stock the lake");
    }
    return {};
}

namespace {

struct Teller {
    const Names& names;

    Phrase operator()(const SeenDeal<GreatLakes>& deal) const {
        return dealWords(deal.view.match.dealer, deal.view.match.round, names);
    }
    Phrase operator()(const SeenMove<Move>& made) const {
        switch (made.move.kind) {
        case MoveKind::Choose:
            return names.say({made.seat}, {QT_TRANSLATE_NOOP("Words", "%1 has chosen."),
                                           QT_TRANSLATE_NOOP("Words", "You have chosen.")});
        case MoveKind::FishOut: return {}; // the caught cards are reported instead
        case MoveKind::Stock:              // G-14: the suit stays open
            return names.say({made.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 does not fish: the suit stays open."),
                              QT_TRANSLATE_NOOP("Words", "You do not fish: the suit stays open.")});
        }
        return {};
    }
    Phrase operator()(const Moved& moved) const {
        const Phrase card = packs::cardWords(moved.face);
        if (moved.to.kind == PlaceKind::Kept) // may still go into the lake (G-16)
            return names.say({moved.to.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 is highest with %2."),
                              QT_TRANSLATE_NOOP("Words", "You are highest with %2.")},
                             {card});
        if (moved.from.kind == PlaceKind::Chosen && moved.to.kind == PlaceKind::Lake)
            return names.say({moved.from.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 loses %2 to the lake."),
                              QT_TRANSLATE_NOOP("Words", "You lose %2 to the lake.")},
                             {card});
        if (moved.to.kind == PlaceKind::Lake)
            return names.say({moved.from.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 stocks the lake with %2."),
                              QT_TRANSLATE_NOOP("Words", "You stock the lake with %2.")},
                             {card});
        if (moved.to.kind == PlaceKind::Caught) // narrated together: the suit is named once
            return names.say(
                {moved.to.seat},
                //: a suit and its cards: "Ben fishes out hearts: ace, ten and two."
                {QT_TRANSLATE_NOOP("Words", "%1 fishes out %2: %3."),
                 QT_TRANSLATE_NOOP("Words", "You fish out %2: %3.")},
                {packs::suitWords(packs::suitOf(moved.face)), packs::rankWords(packs::rankOf(moved.face))});
        return {};
    }
    /// Reported once for all cards.
    Phrase operator()(const Shown& shown) const {
        if (shown.seat != 0) return {};
        return QT_TRANSLATE_NOOP("Words", "All cards are turned over.");
    }
    Phrase operator()(const Scored& scored) const {
        return Phrase(QT_TRANSLATE_NOOP("Words", "The deal is counted: %1."), {totalsWords(scored, names)});
    }
    Phrase operator()(const Over& over) const { return winnersWords(over, names); }
    template <class Silent>
    Phrase operator()(const Silent&) const {
        return {};
    }
};

} // namespace

Phrase eventWords(const SeenEvent<GreatLakes>& event, const Names& names) {
    return std::visit(Teller{names}, event.content());
}

Phrase aloudWords(const SeenEvent<GreatLakes>& event) {
    const auto* made = std::get_if<SeenMove<Move>>(&event.content());
    if (!made) return {};
    switch (made->move.kind) {
    case MoveKind::FishOut: return QT_TRANSLATE_NOOP("Words", "Fished out!");
    case MoveKind::Stock: return QT_TRANSLATE_NOOP("Words", "I do not fish: the suit stays open.");
    case MoveKind::Choose: break; // the choice is secret
    }
    return {};
}

Phrase lastCardWords(const Moved& moved, const Names& names) {
    if (moved.to.kind != PlaceKind::Chosen || !names.isYou(moved.from.seat)) return {};
    return QT_TRANSLATE_NOOP("Words", "It was your last card: there was no other to choose.");
}

Phrase outcomeWords(Seat by, const Move& move, const Moved& moved, const Names& names) {
    if (moved.from.kind != PlaceKind::Kept || moved.to.kind != PlaceKind::Lake) return {};
    const Seat keeper = moved.from.seat;
    if (by == keeper && move.kind == MoveKind::Stock) return {}; // the keeper's own decision
    return names.say(
        {keeper},
        {QT_TRANSLATE_NOOP("Words", "%1 has fished that suit out before: %2 goes into the lake."),
         QT_TRANSLATE_NOOP("Words", "You have fished that suit out before: %2 goes into the lake.")},
        {packs::cardWords(moved.face)}); // G-16
}

} // namespace tacklebox::greatlakes
