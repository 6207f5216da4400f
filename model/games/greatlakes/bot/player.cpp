// The bots of The Great Lakes Fish-Out.
#include "model/bots/player.h"

#include "model/games/greatlakes/bot/bot.h"
#include "model/games/greatlakes/bot/levels.h"
#include "model/games/greatlakes/bot/odds.h"
#include "model/games/greatlakes/bot/search.h"
#include "model/games/greatlakes/bot/words.h"

namespace tacklebox {

using namespace greatlakes;

namespace {

/// From this chance on, the reason for a choice is to win its suit.
constexpr double kHope = 0.3;

class Player : public PlayerSkeleton<GreatLakes> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : PlayerSkeleton(seat, seed), m_skill(skillOf(level)), m_type(policyOf(m_skill.type)) {}

  private:
    bool keeping() const { return m_known.observation().status.phase == Phase::Keep; }
    bool searches() const { return m_skill.search.playouts > 0; }
    bool counts() const { return m_type.memory >= OpponentPolicy::kWholeMemory; }
    static Move keep(bool fish) { return {fish ? MoveKind::FishOut : MoveKind::Stock}; }

    std::optional<Move> evaluate(const Decision& decision) override {
        m_expected.reset();
        if (searches()) return decision.legal.front(); // the search considers all moves
        const PolicyInput input(remembered(m_known, m_type.memory), self());
        if (keeping())
            return keep(m_type.policy->fishOutProbability(input, m_known.observation().kept[self()]) >= 0.5f);
        return Move{MoveKind::Choose, m_type.policy->sample(input, m_random)};
    }
    bool worthSearching(const Move&) const override { return searches(); }
    std::optional<Move> search(const Decision& decision) override {
        return keeping() ? searchedKeep(decision) : searchedCard(decision);
    }
    Rationale explain(const Decision&, const Move& move) override {
        Rationale why = move.kind == MoveKind::Choose    ? whyChosen(move.card)
                        : move.kind == MoveKind::FishOut ? whyFished()
                                                         : whyStocked();
        why.expected = m_expected;
        return why;
    }

    /// Draws a card from the mixed strategy.
    std::optional<Move> searchedCard(const Decision& decision) {
        Budget budget(decision.thinking, m_skill.search.playouts, decision.deadline);
        const std::vector<Prospect> prospects = searchChoice(m_known, m_random, budget);
        if (budget.cancelled()) return std::nullopt;
        auto best = prospects.begin();
        for (double point = m_random.unit() - best->share; point >= 0 && best + 1 != prospects.end();)
            point -= (++best)->share;
        m_expected = best->ending.points;
        return Move{MoveKind::Choose, best->card};
    }
    std::optional<Move> searchedKeep(const Decision& decision) {
        Budget budget(decision.thinking, m_skill.keepSearch.playouts, decision.deadline);
        const KeepProspects prospects = searchKeep(m_known, m_random, budget);
        if (budget.cancelled()) return std::nullopt;
        const bool fish = prospects.fish.lead >= prospects.wait.lead;
        m_expected = (fish ? prospects.fish : prospects.wait).points;
        return keep(fish);
    }

    Rationale whyChosen(Card card) {
        const double keeps = chanceToKeep(m_known, m_type.memory, card, m_random);
        const packs::Suit suit = packs::suitOf(card);
        const CompactState game = remembered(m_known, m_type.memory);
        const bool deny = game.othersOpen(self(), suit) > 0 && game.lake[suit] > 0;
        Motive motive = Motive::Spare;
        if (keeps >= kHope && game.open(self(), suit))
            motive = Motive::Win;
        else if (keeps >= kHope && deny)
            motive = Motive::Deny;
        Rationale why{.motive = std::uint8_t(motive)};
        if (motive == Motive::Spare) return why;
        if (keeps < 1) why.likely = keeps;
        if (counts()) why.clue = clueFor(m_known, card);
        return why;
    }

    Rationale whyFished() const {
        const packs::Suit suit = packs::suitOf(m_known.observation().kept[self()]);
        const bool last = PolicyInput(remembered(m_known, 0), self()).suits[suit].own == 0;
        return {.motive = std::uint8_t(last ? Motive::LastChance : Motive::Fish)};
    }

    Rationale whyStocked() {
        Rationale why{.motive = std::uint8_t(Motive::Wait)};
        if (!counts()) return why;
        why.likely = chanceOfMore(m_known, m_random) * m_skill.steadiness;
        return why;
    }

    Skill m_skill;
    const OpponentPolicy& m_type;
    std::optional<double> m_expected; ///< result of the search, in fish
};

} // namespace

template <>
std::unique_ptr<Bot<GreatLakes>> makePlayer<GreatLakes>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
