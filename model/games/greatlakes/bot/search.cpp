#include "model/games/greatlakes/bot/search.h"

#include "model/games/greatlakes/bot/endgame.h"
#include "model/games/greatlakes/bot/odds.h"

#include <algorithm>
#include <functional>

namespace tacklebox::greatlakes {

Ending Ending::of(const CompactState& ended, Seat seat) {
    int others = 0;
    for (Seat other = 0; other < ended.seats; ++other)
        if (other != seat) others += ended.caught[other];
    return {ended.caught[seat] - double(others) / (ended.seats - 1), double(ended.caught[seat])};
}

void Ending::add(const Ending& other, double weight) {
    lead += weight * other.lead;
    points += weight * other.points;
}

namespace {

constexpr int kStages = 3;
constexpr std::size_t kFewest = 2; ///< cards left for the last stage
/// Cards below this share are left out of the mixture.
constexpr double kLeastChosen = 0.2;

/// Search for the secret choice of one seat. In each round it samples a determinization, draws the others'
/// cards by their policies, and plays out each candidate against them.
class ChoiceSearch {
  public:
    ChoiceSearch(const InformationState<GreatLakes>& known, const Determinizer<GreatLakes>& determinizer,
                 Random& random)
        : m_self(known.viewer()), m_determinizer(determinizer), m_random(random) {
        for (const Face face : known.observation().hands[m_self])
            m_candidates.push_back({.card = face});
    }

    std::vector<Prospect> run(Budget& budget) {
        const int all = budget.left();
        for (int stage = 1; stage <= kStages; ++stage) {
            m_mixing = stage == kStages;
            const int until = all - all / kStages * stage;
            while (budget.left() > until && playRound(budget)) {
            }
            std::ranges::stable_sort(m_candidates, std::ranges::greater(), &Candidate::meanLead);
            if (stage < kStages)
                m_candidates.resize(
                    std::min(m_candidates.size(), std::max(kFewest, (m_candidates.size() + 1) / 2)));
        }
        return mixture();
    }

  private:
    struct Candidate {
        Card card = kNoCard;
        int rounds = 0;
        Ending sum;                   ///< over all rounds
        double now = 0;               ///< lead in the current round
        double regret = 0, share = 0; ///< of regret matching

        double meanLead() const { return sum.lead / std::max(1, rounds); }
    };

    bool playRound(Budget& budget) {
        m_determinizer.sample(m_random, m_determinization);
        const CompactState game = compactStateOf(m_determinization);
        const SeatTypes types = sampleTypes(m_determinizer.types(), m_self, m_random);
        Cards cards;
        for (Seat seat = 0; seat < game.seats; ++seat)
            if (seat != m_self) cards[seat] = types[seat]->sample(game, seat, m_random);
        const std::uint64_t seed = m_random.next();
        for (Candidate& candidate : m_candidates) {
            if (!budget.spend()) return false;
            CompactState played = game;
            cards[m_self] = candidate.card;
            Random same(seed);
            resolveKeepers(played, reveal(played, cards), types, same);
            playOut(played, types, same);
            const Ending ending = Ending::of(played, m_self);
            candidate.now = ending.lead;
            candidate.sum.add(ending, 1);
            ++candidate.rounds;
        }
        if (m_mixing) matchRegrets();
        return true;
    }

    /// Regret matching+: shifts weight to cards that would have done better than the mixture; later rounds
    /// count more.
    void matchRegrets() {
        ++m_mixed;
        double regrets = 0, lead = 0;
        for (const Candidate& candidate : m_candidates)
            regrets += candidate.regret;
        for (Candidate& candidate : m_candidates) {
            const double share = regrets > 0 ? candidate.regret / regrets : 1.0 / double(m_candidates.size());
            candidate.share += share * m_mixed;
            lead += share * candidate.now;
        }
        for (Candidate& candidate : m_candidates)
            candidate.regret = std::max(0.0, candidate.regret + candidate.now - lead);
    }

    std::vector<Prospect> mixture() const {
        double all = 0;
        for (const Candidate& candidate : m_candidates)
            all += candidate.share;
        std::vector<Prospect> prospects;
        double left = 0;
        for (const Candidate& candidate : m_candidates) {
            const double share = all > 0 ? candidate.share / all : 1.0 / double(m_candidates.size());
            if (share < kLeastChosen) continue;
            left += share;
            prospects.push_back({candidate.card, share, {}});
            prospects.back().ending.add(candidate.sum, 1.0 / std::max(1, candidate.rounds));
        }
        for (Prospect& prospect : prospects)
            prospect.share /= left;
        return prospects;
    }

    Seat m_self;
    Determinizer<GreatLakes> m_determinizer;
    Random& m_random;
    State m_determinization;
    std::vector<Candidate> m_candidates;
    bool m_mixing = false;
    int m_mixed = 0;
};

} // namespace

std::vector<Prospect> searchChoice(const InformationState<GreatLakes>& known, Random& random,
                                   Budget& budget) {
    const Determinizer<GreatLakes> determinizer(known);
    if (canEnumerate(known, determinizer)) return enumerateChoice(known, determinizer);
    return ChoiceSearch(known, determinizer, random).run(budget);
}

KeepProspects searchKeep(const InformationState<GreatLakes>& known, Random& random, Budget& budget) {
    const Seat self = known.viewer();
    Determinizer<GreatLakes> determinizer(known);
    if (canEnumerate(known, determinizer)) return enumerateKeep(known, determinizer);
    State determinization;
    Ending fished, waited;
    int rounds = 0;
    for (; budget.spend() && budget.spend(); ++rounds) {
        determinizer.sample(random, determinization);
        const SeatTypes types = sampleTypes(determinizer.types(), self, random);
        const std::uint64_t seed = random.next();
        for (const bool fish : {true, false}) {
            Random same(seed);
            CompactState played = afterKeeping(determinization, self, fish, types, same);
            playOut(played, types, same);
            (fish ? fished : waited).add(Ending::of(played, self), 1);
        }
    }
    KeepProspects prospects;
    prospects.fish.add(fished, 1.0 / std::max(1, rounds));
    prospects.wait.add(waited, 1.0 / std::max(1, rounds));
    return prospects;
}

} // namespace tacklebox::greatlakes
