#include "model/games/greatlakes/bot/endgame.h"

#include "model/games/greatlakes/bot/odds.h"

#include <algorithm>
#include <functional>

namespace tacklebox::greatlakes {

namespace {

constexpr int kMostRoundsLeft = 2;
constexpr double kMostDeterminizations = 100;

/// The expected result of a position for one player.
class Expectation {
  public:
    Expectation(Seat self, const Opponents& types) : m_self(self), m_opponents(types) {
        Opponents::TypeWeights skilled{};
        skilled[std::size_t(OpponentType::Skilled)] = 1;
        m_opponents[self] = OpponentModel<kOpponentTypes>(skilled);
    }

    /// At the beginning of a round; seats with kNoCard choose by their policies.
    Ending choices(const CompactState& game, const Cards& chosen, Seat next = 0) const {
        if (next == game.seats) {
            CompactState after = game;
            const Cards kept = reveal(after, chosen);
            return keepers(after, kept);
        }
        if (chosen[next] != kNoCard) return choices(game, chosen, Seat(next + 1));
        const WeighedHand hand = weigh(m_opponents[next], game, next);
        Ending sum;
        for (int i = 0; i < hand.size; ++i) {
            Cards more = chosen;
            more[next] = hand.cards[i];
            sum.add(choices(game, more, Seat(next + 1)), double(hand.weight(i)) / double(hand.total()));
        }
        return sum;
    }

    /// While the keepers from `place` on decide.
    Ending keepers(const CompactState& game, const Cards& kept, int place = 0) const {
        while (place < game.seats && kept[inOrder(game, place)] == kNoCard)
            ++place;
        if (place == game.seats) return nextRound(game);
        const Seat seat = inOrder(game, place);
        const double fishes = fishOutProbability(m_opponents[seat], game, seat, kept[seat]);
        Ending sum;
        CompactState fished = game, stocked = game;
        fishOut(fished, seat, kept[seat]);
        stock(stocked, kept[seat]);
        sum.add(keepers(fished, kept, place + 1), fishes);
        if (fishes < 1) sum.add(keepers(stocked, kept, place + 1), 1 - fishes);
        return sum;
    }

  private:
    Ending nextRound(const CompactState& game) const {
        if (game.rounds == 0) return Ending::of(game, m_self);
        Cards none;
        none.fill(kNoCard);
        return choices(game, none);
    }

    Seat m_self;
    Opponents m_opponents;
};

void average(Ending& ending, double weight) {
    ending.lead /= weight;
    ending.points /= weight;
}

} // namespace

bool canEnumerate(const InformationState<GreatLakes>& known, const Determinizer<GreatLakes>& determinizer) {
    return known.observation().hands[known.viewer()].size() <= kMostRoundsLeft &&
           determinizer.count() <= kMostDeterminizations;
}

std::vector<Prospect> enumerateChoice(const InformationState<GreatLakes>& known,
                                      const Determinizer<GreatLakes>& determinizer) {
    const Seat self = known.viewer();
    std::vector<Prospect> prospects;
    for (const Face face : known.observation().hands[self])
        prospects.push_back({.card = face});
    const Expectation count(self, determinizer.types());
    double all = 0;
    determinizer.forEachDeal([&](const State& determinization, double weight) {
        const CompactState game = compactStateOf(determinization);
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

KeepProspects enumerateKeep(const InformationState<GreatLakes>& known,
                            const Determinizer<GreatLakes>& determinizer) {
    const Seat self = known.viewer();
    KeepProspects prospects;
    const Expectation count(self, determinizer.types());
    double all = 0;
    determinizer.forEachDeal([&](const State& determinization, double weight) {
        all += weight;
        for (const bool fish : {true, false}) {
            CompactState game = compactStateOf(determinization);
            const Cards others = decideKeeping(game, determinization, self, fish);
            (fish ? prospects.fish : prospects.wait).add(count.keepers(game, others), weight);
        }
    });
    average(prospects.fish, all);
    average(prospects.wait, all);
    return prospects;
}

} // namespace tacklebox::greatlakes
