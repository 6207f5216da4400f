// A game of The Great Lakes Fish-Out that leads to a given position: who holds what at its end, and what he
// showed on the way, is what he was dealt.
#include "tests/support/history.h"

#include "model/games/greatlakes/greatlakes.h"

namespace tacklebox::testing {

using namespace greatlakes;

namespace {

Layout dealtLayout(const View& deal, const State& world, const std::vector<CardSet>& shown) {
    Layout layout;
    for (Seat seat = 0; seat < deal.match.seats; ++seat) {
        layout.hands[seat] = world.hands[seat] | shown[seat];
        if (world.chosen[seat] != kNoCard) layout.hands[seat].add(world.chosen[seat]);
        for (const Face face : deal.caught[seat])
            layout.caught[seat].add(face);
        layout.fished[seat] = deal.fished[seat];
    }
    for (int i = deal.lake.size() - 1; i >= 0; --i)
        layout.lake.putOnTop(deal.lake[i]);
    layout.scores = deal.match.scores;
    return layout;
}

} // namespace

template <>
History<GreatLakes> historyOf<GreatLakes>(const std::vector<SeenEvent<GreatLakes>>& seen, Seat,
                                          const State& world) {
    std::size_t dealt = 0;
    for (std::size_t i = 0; i < seen.size(); ++i)
        if (std::holds_alternative<SeenDeal<GreatLakes>>(seen[i].content())) dealt = i;
    const View& deal = std::get<SeenDeal<GreatLakes>>(seen[dealt].content()).view;

    // Everybody's moves; a chosen card is known once it is shown, or stands in the world as chosen.
    std::vector<MoveStep<GreatLakes>> moves;
    std::vector<CardSet> shown(deal.match.seats);
    std::array<std::size_t, kMostPlayers> chose{};
    for (std::size_t i = dealt; i < seen.size(); ++i) {
        if (const auto* made = std::get_if<SeenMove<Move>>(&seen[i].content())) {
            moves.push_back({made->seat, made->move});
            if (made->move.kind != MoveKind::Choose) continue;
            chose[made->seat] = moves.size() - 1;
            moves.back().move.card = world.chosen[made->seat];
        } else if (const auto* card = std::get_if<Shown>(&seen[i].content())) {
            moves[chose[card->seat]].move.card = card->face;
            shown[card->seat].add(card->face);
        }
    }

    History<GreatLakes> history;
    history.setup.options = world.options;
    history.setup.seats = deal.match.seats;
    history.setup.dealer = deal.match.dealer;
    history.setup.layout = dealtLayout(deal, world, shown);
    history.steps.assign(moves.begin(), moves.end());
    return history;
}

} // namespace tacklebox::testing
