// The players of The Great Lakes Fish-Out, level by level.
#include "model/bots/bot.h"
#include "model/games/greatlakes/bot/motive.h"
#include "model/games/greatlakes/bot/odds.h"
#include "model/games/greatlakes/bot/search.h"

namespace tacklebox {

using namespace greatlakes;

namespace {

/// How a level plays, as far as its policy goes.
const Style& styleOf(Level level) {
    switch (level) {
    case Level::Minnow: return greatlakes::styleOf(PlayStyle::Minnow);
    case Level::Perch: return greatlakes::styleOf(PlayStyle::Perch);
    default: return greatlakes::styleOf(PlayStyle::Skilled);
    }
}

/// Shark goes ways of its own later: what it waits for comes so much more rarely than if it followed the
/// policy.
constexpr double kSharkSteadiness = 0.96;

/// From this chance on a card is said to be chosen to win its suit.
constexpr double kHope = 0.3;

class Player : public Bot<GreatLakes> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : m_level(level), m_style(styleOf(level)), m_known(seat), m_random(seed) {}

    void see(const SeenEvent<GreatLakes>& event) override { m_known.see(event); }

    std::optional<Choice<GreatLakes>> choose(std::span<const Move> legal, Thinking thinking) override {
        if (legal.size() == 1) return Choice<GreatLakes>{legal.front(), {}};
        const bool keeping = m_known.view().status.phase == Phase::Keep;
        if (m_level != Level::Shark) return keeping ? keep() : chooseCard();
        return keeping ? searchedKeep(thinking) : searchedCard(thinking);
    }

  private:
    Seat self() const { return m_known.viewer(); }
    bool counts() const { return m_style.memory >= Style::kWholeMemory; }

    Choice<GreatLakes> chooseCard() {
        const Observation observation(remembered(m_known, m_style.memory), self());
        const Card card = m_style.policy->draw(observation, m_random);
        return {{MoveKind::Choose, card}, whyChosen(card)};
    }

    Choice<GreatLakes> keep() {
        const Observation observation(remembered(m_known, m_style.memory), self());
        const bool fish = m_style.policy->fishes(observation, m_known.view().kept[self()]) >= 0.5f;
        return {{fish ? MoveKind::FishOut : MoveKind::Stock}, fish ? whyFished() : whyStocked()};
    }

    std::optional<Choice<GreatLakes>> searchedCard(Thinking thinking) {
        Budget budget(thinking, kChoosePlayOuts);
        const std::vector<Prospect> prospects = searchChoice(m_known, m_random, budget);
        if (budget.cancelled()) return std::nullopt;
        auto best = prospects.begin();
        for (double point = m_random.unit() - best->share; point >= 0 && best + 1 != prospects.end();)
            point -= (++best)->share;
        Rationale why = whyChosen(best->card);
        why.expected = best->ending.points;
        return Choice<GreatLakes>{{MoveKind::Choose, best->card}, why};
    }

    std::optional<Choice<GreatLakes>> searchedKeep(Thinking thinking) {
        Budget budget(thinking, kKeepPlayOuts);
        const KeepProspects styles = searchKeep(m_known, m_random, budget);
        if (budget.cancelled()) return std::nullopt;
        const bool fish = styles.fish.lead >= styles.wait.lead;
        Rationale why = fish ? whyFished() : whyStocked();
        why.expected = (fish ? styles.fish : styles.wait).points;
        return Choice<GreatLakes>{{fish ? MoveKind::FishOut : MoveKind::Stock}, why};
    }

    Rationale whyChosen(Card card) {
        const double keeps = chanceToKeep(m_known, m_style.memory, card, m_random);
        const packs::Suit suit = packs::suitOf(card);
        const CompactState game = remembered(m_known, m_style.memory);
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
        const packs::Suit suit = packs::suitOf(m_known.view().kept[self()]);
        const bool last = Observation(remembered(m_known, 0), self()).suits[suit].own == 0;
        return {.motive = std::uint8_t(last ? Motive::LastChance : Motive::Fish)};
    }

    Rationale whyStocked() {
        Rationale why{.motive = std::uint8_t(Motive::Wait)};
        if (!counts()) return why;
        why.likely = chanceOfMore(m_known, m_random) * (m_level == Level::Shark ? kSharkSteadiness : 1);
        return why;
    }

    Level m_level;
    const Style& m_style;
    Knowledge<GreatLakes> m_known;
    Random m_random;
};

} // namespace

template <>
std::unique_ptr<Bot<GreatLakes>> makePlayer<GreatLakes>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
