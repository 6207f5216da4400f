#include "model/games/greatlakes/words.h"

#include "model/engine/matchwords.h"

namespace tacklebox::greatlakes {

Phrase refusalWords(const Refusal& refusal, const Names&) {
    switch (refusal.reason) {
    case Reason::NotYourMove: return QT_TRANSLATE_NOOP("Words", "It is not for you to move now.");
    case Reason::NotInHand:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You do not hold %1."), {packs::cardWords(refusal.face)});
    case Reason::ChoiceStands:
        return QT_TRANSLATE_NOOP("Words", "Your card is chosen; a choice once made stands.");
    case Reason::ChooseFirst:
        return QT_TRANSLATE_NOOP("Words", "Nobody has won a suit yet: first everybody chooses a card.");
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
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 deals game %2."),
                      {names.of(deal.view.match.dealer), Phrase::number(deal.view.match.round)});
    }
    Phrase operator()(const SeenMove<Move>& made) const {
        switch (made.move.kind) {
        case MoveKind::Choose:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 has chosen."), {names.of(made.seat)});
        case MoveKind::FishOut:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 fishes out the lake."), {names.of(made.seat)});
        case MoveKind::Stock:
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 gives up the suit."), {names.of(made.seat)});
        }
        return {};
    }
    Phrase operator()(const Moved& moved) const {
        const Phrase card = packs::cardWords(moved.face);
        if (moved.to.kind == PlaceKind::Kept)
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 keeps %2."), {names.of(moved.to.seat), card});
        if (moved.to.kind == PlaceKind::Lake)
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 stocks the lake with %2."),
                          {names.of(moved.from.seat), card});
        if (moved.to.kind == PlaceKind::Caught)
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 catches %2."), {names.of(moved.to.seat), card});
        return {};
    }
    Phrase operator()(const Scored& scored) const {
        return Phrase(QT_TRANSLATE_NOOP("Words", "The game is counted: %1."), {totalsWords(scored, names)});
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

} // namespace tacklebox::greatlakes
