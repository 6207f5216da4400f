#include "model/games/greatlakes/bot/lastrounds.h"

#include "model/games/greatlakes/bot/odds.h"

#include <algorithm>
#include <functional>

namespace tacklebox::greatlakes {

namespace {

constexpr int kMostRoundsLeft = 2;
constexpr double kMostWorlds = 100;

/// What a position leads to for one player, over all that may happen.
class Count {
  public:
    Count(Seat self, const Ways& ways) : m_self(self), m_ways(ways) {
        Ways::Shares skilled{};
        skilled[std::size_t(Way::Skilled)] = 1;
        m_ways[self] = OpponentModel<kWays>(skilled);
    }

    /// A round begins; those whose card is kNoCard choose as they are wont to.
    Ending choices(const Outline& game, const Cards& chosen, Seat next = 0) const {
        if (next == game.seats) {
            Outline after = game;
            const Cards kept = reveal(after, chosen);
            return keepers(after, kept);
        }
        if (chosen[next] != kNoCard) return choices(game, chosen, Seat(next + 1));
        const WeighedHand hand = weigh(m_ways[next], game, next);
        Ending sum;
        for (int i = 0; i < hand.size; ++i) {
            Cards more = chosen;
            more[next] = hand.cards[i];
            sum.add(choices(game, more, Seat(next + 1)), double(hand.weight(i)) / double(hand.total()));
        }
        return sum;
    }

    /// The keepers from `place` on decide.
    Ending keepers(const Outline& game, const Cards& kept, int place = 0) const {
        while (place < game.seats && kept[inOrder(game, place)] == kNoCard)
            ++place;
        if (place == game.seats) return nextRound(game);
        const Seat seat = inOrder(game, place);
        const double fishes = greatlakes::fishes(m_ways[seat], game, seat, kept[seat]);
        Ending sum;
        Outline fished = game, stocked = game;
        fishOut(fished, seat, kept[seat]);
        stock(stocked, kept[seat]);
        sum.add(keepers(fished, kept, place + 1), fishes);
        if (fishes < 1) sum.add(keepers(stocked, kept, place + 1), 1 - fishes);
        return sum;
    }

  private:
    Ending nextRound(const Outline& game) const {
        if (game.rounds == 0) return Ending::of(game, m_self);
        Cards none;
        none.fill(kNoCard);
        return choices(game, none);
    }

    Seat m_self;
    Ways m_ways;
};

void average(Ending& ending, double weight) {
    ending.lead /= weight;
    ending.points /= weight;
}

} // namespace

bool canCountOut(const Knowledge<GreatLakes>& known, const Worlds<GreatLakes>& worlds) {
    return known.view().hands[known.viewer()].size() <= kMostRoundsLeft && worlds.count() <= kMostWorlds;
}

std::vector<Prospect> countOutChoice(const Knowledge<GreatLakes>& known, const Worlds<GreatLakes>& worlds) {
    const Seat self = known.viewer();
    std::vector<Prospect> prospects;
    for (const Face face : known.view().hands[self])
        prospects.push_back({.card = face});
    const Count count(self, worlds.ways());
    double all = 0;
    worlds.each([&](const State& world, double weight) {
        const Outline game = outlineOf(world);
        all += weight;
        for (Prospect& prospect : prospects) {
            Cards chosen;
            chosen.fill(kNoCard);
            chosen[self] = prospect.card;
            prospect.ending.add(count.choices(game, chosen), weight);
        }
    });
    for (Prospect& prospect : prospects)
        average(prospect.ending, all);
    std::ranges::stable_sort(prospects, std::ranges::greater(),
                             [](const Prospect& one) { return one.ending.lead; });
    prospects.front().share = 1;
    return prospects;
}

KeepProspects countOutKeep(const Knowledge<GreatLakes>& known, const Worlds<GreatLakes>& worlds) {
    const Seat self = known.viewer();
    KeepProspects prospects;
    const Count count(self, worlds.ways());
    double all = 0;
    worlds.each([&](const State& world, double weight) {
        all += weight;
        for (const bool fish : {true, false}) {
            Outline game = outlineOf(world);
            const Cards others = decideKeeping(game, world, self, fish);
            (fish ? prospects.fish : prospects.wait).add(count.keepers(game, others), weight);
        }
    });
    average(prospects.fish, all);
    average(prospects.wait, all);
    return prospects;
}

} // namespace tacklebox::greatlakes
