// The players of The Great Lakes Fish-Out, level by level.
#include "model/bots/bot.h"
#include "model/games/greatlakes/bot/motive.h"
#include "model/games/greatlakes/bot/odds.h"
#include "model/games/greatlakes/bot/search.h"

namespace tacklebox {

using namespace greatlakes;

namespace {

/// How a level plays, as far as habits go.
const Manner& mannerOf(Level level) {
    switch (level) {
    case Level::Minnow: return greatlakes::mannerOf(Way::Minnow);
    case Level::Perch: return greatlakes::mannerOf(Way::Perch);
    default: return greatlakes::mannerOf(Way::Skilled);
    }
}

/// Shark goes its own ways later: what it waits for comes so much more rarely than if it followed the habits.
constexpr double kSharkSteadiness = 0.96;

/// From this chance on a card is said to be chosen to win its suit.
constexpr double kHope = 0.3;

class Player : public Bot<GreatLakes> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : m_level(level), m_manner(mannerOf(level)), m_known(seat), m_random(seed) {}

    void see(const SeenEvent<GreatLakes>& event) override { m_known.see(event); }

    std::optional<Choice<GreatLakes>> choose(std::span<const Move> legal, Thinking thinking) override {
        if (legal.size() == 1) return Choice<GreatLakes>{legal.front(), {}};
        const bool keeping = m_known.view().status.phase == Phase::Keep;
        if (m_level != Level::Shark) return keeping ? keep() : chooseCard();
        return keeping ? searchedKeep(thinking) : searchedCard(thinking);
    }

  private:
    Seat self() const { return m_known.viewer(); }
    bool counts() const { return m_manner.memory >= Manner::kWholeMemory; }

    Choice<GreatLakes> chooseCard() {
        const Sight sight(remembered(m_known, m_manner.memory), self());
        const Card card = m_manner.habits->draw(sight, m_random);
        return {{MoveKind::Choose, card}, whyChosen(card)};
    }

    Choice<GreatLakes> keep() {
        const Sight sight(remembered(m_known, m_manner.memory), self());
        const bool fish = m_manner.habits->fishes(sight, m_known.view().kept[self()]) >= 0.5f;
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
        const KeepProspects ways = searchKeep(m_known, m_random, budget);
        if (budget.cancelled()) return std::nullopt;
        const bool fish = ways.fish.lead >= ways.wait.lead;
        Rationale why = fish ? whyFished() : whyStocked();
        why.expected = (fish ? ways.fish : ways.wait).points;
        return Choice<GreatLakes>{{fish ? MoveKind::FishOut : MoveKind::Stock}, why};
    }

    Rationale whyChosen(Card card) {
        const double keeps = chanceToKeep(m_known, m_manner.memory, card, m_random);
        const packs::Suit suit = packs::suitOf(card);
        const Outline game = remembered(m_known, m_manner.memory);
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
        const bool last = Sight(remembered(m_known, 0), self()).suits[suit].own == 0;
        return {.motive = std::uint8_t(last ? Motive::LastChance : Motive::Fish)};
    }

    Rationale whyStocked() {
        Rationale why{.motive = std::uint8_t(Motive::Wait)};
        if (!counts()) return why;
        why.likely = chanceOfMore(m_known, m_random) * (m_level == Level::Shark ? kSharkSteadiness : 1);
        return why;
    }

    Level m_level;
    const Manner& m_manner;
    Knowledge<GreatLakes> m_known;
    Random m_random;
};

} // namespace

template <>
std::unique_ptr<Bot<GreatLakes>> makePlayer<GreatLakes>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
