// Forward again: from hidden cards to an opening, and from what happened to a match.
#include "tests/games/whatthefish/whatthefish_history.h"

namespace tacklebox::testing {

using namespace whatthefish;

std::optional<Setup<WhatTheFish>> openingWith(const Hidden& hidden, const View& deal,
                                              const Options& options) {
    Setup<WhatTheFish> setup;
    setup.options = options;
    setup.seats = deal.match.seats;
    setup.dealer = deal.match.dealer;
    setup.chance = ChanceMode::Ask;
    CardSet left = CardSet::range(0, kDeckSize);
    bool enough = true;
    const auto card = [&](Face face) {
        const CardSet free = left & cardsLike(face);
        if (free.empty()) {
            enough = false;
            return kNoCard;
        }
        left.remove(free.first());
        return free.first();
    };
    Layout& layout = setup.layout;
    for (Seat seat = 0; seat < kMostPlayers; ++seat)
        for (const Face face : hidden.hands[seat]) {
            layout.handsGiven = true;
            const Card one = card(face);
            if (enough) layout.hands[seat].add(one);
        }
    const auto lay = [&](Pile<kDeckSize>& pile, Face face) {
        const Card one = card(face);
        if (enough) pile.add(one);
    };
    for (const Face face : hidden.draw)
        lay(layout.draw, face);
    for (int i = deal.piles.discard.size(); i > 0; --i)
        lay(layout.discard, deal.piles.discard[i - 1]);
    if (!enough) return {};
    return setup;
}

namespace {

/// Finds cards for the faces: the one pulled, or the order from the top.
bool decide(const Faces& faces, CardSet cards, Outcome<Layout>& outcome) {
    List<Card, kMostCards> order;
    for (const Face face : faces) {
        const CardSet free = cards & cardsLike(face);
        if (free.empty()) return false;
        order.add(free.first());
        cards.remove(free.first());
    }
    outcome.card = order[0];
    if (outcome.kind == ChanceKind::Pull) return true;
    for (const Card card : cards)
        outcome.order.add(card);
    for (int i = order.size(); i > 0; --i)
        outcome.order.add(order[i - 1]);
    return true;
}

} // namespace

std::optional<Match<WhatTheFish>> playedAgain(const Setup<WhatTheFish>& opening,
                                              const std::vector<Happening>& happened) {
    if (WhatTheFish::fault(opening.options, opening.seats, opening.layout)) return {};
    auto match = Match<WhatTheFish>::opened(opening);
    for (std::size_t i = happened.size(); i > 0; --i) {
        const Happening& one = happened[i - 1];
        const Chance due = WhatTheFish::chance(match.state());
        if (one.kind == Happening::Kind::Made) {
            if (due.kind != ChanceKind::None || match.replayMove(one.seat, one.move)) return {};
            continue;
        }
        Outcome<Layout> outcome;
        outcome.kind = one.kind == Happening::Kind::Pulled ? ChanceKind::Pull : ChanceKind::Shuffle;
        if (due.kind != outcome.kind || !decide(one.faces, due.cards, outcome)) return {};
        match.replayChance(outcome);
    }
    return match;
}

} // namespace tacklebox::testing
