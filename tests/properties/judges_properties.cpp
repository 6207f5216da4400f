// Judges of all games: values are probabilities and depend only on what the seat has seen.
#include "model/games/every/bot.h"
#include "model/games/games.h"
#include "tests/support/determinizations.h"
#include "tests/support/environment.h"
#include "tests/support/gameids.h"
#include "tests/support/swappedrecord.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// Compares bit by bit.
bool same(const std::optional<MoveValues>& one, const std::optional<MoveValues>& other) {
    if (!one || !other) return one.has_value() == other.has_value();
    for (std::size_t move = 0; move < one->size(); ++move)
        if (one->value(move).percent != other->value(move).percent ||
            one->cost(move).percent != other->cost(move).percent)
            return false;
    return one->size() == other->size();
}

template <class G>
class Judged {
  public:
    Judged(const Match<G>& match, Seat seat) : m_judge(makeJudge<G>(seat, match.setup().options, 7)) {
        for (const auto& event : eventsSeenBy(seat, match.log()))
            m_judge->see(event);
        MoveList<typename G::Move> legal;
        G::legalMoves(match.state(), seat, legal);
        m_candidates = m_judge->candidates(legal.all());
        for (const auto& move : legal.all())
            EXPECT_TRUE(std::ranges::find(m_candidates, std::optional(move)) != m_candidates.end());
    }
    std::optional<MoveValues> values() { return m_judge->values(m_candidates, {.playouts = 300}); }

  private:
    std::unique_ptr<Judge<G>> m_judge;
    std::vector<std::optional<typename G::Move>> m_candidates;
};

template <class G>
void judgePositions() {
    constexpr int kSwaps = 12;
    const int kPositions = gamesToPlay(4);
    int judged = 0, compared = 0;
    for (std::uint64_t seed = fromEnvironment("TACKLEBOX_SEED", 1); judged < kPositions; ++seed) {
        Host<G> host = mixedTable<G>(seed);
        Random random = Random::forStep(seed, 1010);
        for (int skip = 3 + random.below(25); skip > 0 && host.botsMove(kLittleThought); --skip) {
        }
        const Match<G>& match = host.match();
        if (match.over() || G::playersToAct(match.state()).empty()) continue;
        const Seat seat = anyOf(G::playersToAct(match.state()), random);
        SCOPED_TRACE(std::string(G::kId) + ", seed " + std::to_string(seed));
        Judged<G> judge(match, seat);
        const auto values = judge.values();
        ASSERT_TRUE(values);
        for (std::size_t move = 0; move < values->size(); ++move) {
            const Estimate value = values->value(move);
            ASSERT_TRUE(value.percent >= 0 && value.percent <= 100 && values->determinizations(move) > 0);
            ASSERT_TRUE(value.error >= 0 && value.error < 50);
        }
        ASSERT_TRUE(same(values, judge.values())) << "asked twice it says something else";
        ++judged;
        for (int i = 0; i < kSwaps; ++i) {
            const auto [one, other] = pairToSwap<G>(match.state(), seat, random);
            if (one == kNoCard || G::faceOf(one) == G::faceOf(other)) continue;
            const auto determinization = SwappedRecord<G>(match, one, other)
                                             .indistinguishableFrom(eventsSeenBy(seat, match.log()), seat);
            if (!determinization) continue;
            ASSERT_TRUE(same(values, Judged<G>(*determinization, seat).values())) << "hidden cards speak";
            ++compared;
            break;
        }
    }
    EXPECT_GT(compared, 0) << G::kId;
}

} // namespace

TEST(Judges, HiddenCardsDoNotMatterAndValuesAreProbabilities) {
    forEachGame([]<class G>() { judgePositions<G>(); });
}
