#include "model/games/gofish/words.h"

#include "model/engine/matchwords.h"
#include "model/games/gofish/tabletraits.h"

namespace tacklebox::gofish {

Phrase refusalWords(const Refusal& refusal, const Names& names) {
    switch (refusal.reason.shared()) {
    case Reason::NotYourMove: return QT_TRANSLATE_NOOP("Words", "It's not your turn.");
    case Reason::NotYourself:
        return QT_TRANSLATE_NOOP("Words", "You can't ask yourself. Choose another player.");
    case Reason::HoldsNoneOfKind:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You have no %1, so you can't ask for them."),
                      {packs::ranksWords(Rank(refusal.first))});
    case Reason::EmptyHand:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 has no cards to ask for."), {names.of(refusal.seat)});
    default: return {};
    }
}

Phrase moveWords(const Move& move, const Names& names) {
    return Phrase(QT_TRANSLATE_NOOP("Words", "Ask %1 for %2"),
                  {names.of(move.target), packs::ranksWords(move.rank)});
}

namespace {

struct EventFormatter {
    const Names& names;

    Phrase operator()(const SeenDeal<GoFish>& deal) const {
        return dealWords(deal.observation.match, TableTraits<GoFish>::kDealIsGame, names);
    }
    Phrase operator()(const SeenMove<Move>& made) const {
        return names.say({made.seat, made.move.target},
                         {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for %3."),
                          QT_TRANSLATE_NOOP("Words", "You ask %2 for %3."),
                          QT_TRANSLATE_NOOP("Words", "%1 asks you for %3.")},
                         {packs::ranksWords(made.move.rank)});
    }
    Phrase operator()(const Moved& moved) const {
        if (moved.to.kind == PileKind::Books) return bookWords(moved);
        const Phrase card = packs::cardWords(moved.face);
        if (moved.from.kind == PileKind::Hand)
            return names.say({moved.from.seat, moved.to.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 gives %3 to %2."),
                              QT_TRANSLATE_NOOP("Words", "You give %3 to %2."),
                              QT_TRANSLATE_NOOP("Words", "%1 gives you %3.")},
                             {card});
        if (moved.face == kHidden)
            return names.say({moved.to.seat}, {QT_TRANSLATE_NOOP("Words", "%1 draws a card."),
                                               QT_TRANSLATE_NOOP("Words", "You draw a card.")});
        return names.say(
            {moved.to.seat},
            {QT_TRANSLATE_NOOP("Words", "%1 draws %2."), QT_TRANSLATE_NOOP("Words", "You draw %2.")}, {card});
    }
    Phrase operator()(const Said& said) const {
        if (said.saying == Saying::GoFishing)
            return names.say({said.seat}, {QT_TRANSLATE_NOOP("Words", "%1 says: Go fish!"),
                                           QT_TRANSLATE_NOOP("Words", "You say: Go fish!")});
        return QT_TRANSLATE_NOOP("Words", "A hit!");
    }
    Phrase operator()(const Scored& scored) const {
        return Phrase(QT_TRANSLATE_NOOP("Words", "Books: %1."), {totalsWords(scored, names)});
    }
    Phrase operator()(const Over& over) const { return winnersWords(over, names); }
    template <class Silent>
    Phrase operator()(const Silent&) const {
        return {};
    }

  private:
    /// Reports a book on the last of its four cards.
    Phrase bookWords(const Moved& moved) const {
        if (packs::suitOf(moved.face) != packs::kSuits - 1) return {};
        return names.say({moved.to.seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 lays a book of %2."),
                          QT_TRANSLATE_NOOP("Words", "You lay a book of %2.")},
                         {packs::ranksWords(packs::rankOf(moved.face))});
    }
};

} // namespace

Phrase eventWords(const SeenEvent<GoFish>& event, const Names& names) {
    return std::visit(EventFormatter{names}, event.content());
}

Phrase aloudWords(const SeenEvent<GoFish>& event) {
    const auto* moved = std::get_if<Moved>(&event.content());
    if (!moved || moved->to.kind != PileKind::Books) return {};
    return Phrase(QT_TRANSLATE_NOOP("Words", "%1!"), {packs::ranksWords(packs::rankOf(moved->face))});
}

} // namespace tacklebox::gofish
