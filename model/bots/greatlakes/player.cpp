// The players of The Great Lakes Fish-Out, level by level.
#include "model/bots/bot.h"
#include "model/bots/greatlakes/motive.h"
#include "model/bots/greatlakes/odds.h"
#include "model/bots/greatlakes/search.h"

namespace tacklebox {

using namespace greatlakes;

namespace {

/// A beginner goes with his high cards for the suit with the most fish, takes whatever is more than his own
/// card, and gets rid of small cards of suits he has fished.
constexpr Habits kMinnowHabits{.open = {.keeps = 2, .keepsPot = 8, .value = 1},
                               .spent = {.value = -2},
                               .fish = {.always = -5, .pot = 14}};

/// A casual player keeps good cards until there is something to fish, does not feed others and waits for
/// more early in a game.
constexpr Habits kPerchHabits{
    .open = {.keeps = -2, .keepsPot = 12, .losesPot = -8, .value = -1, .surePot = 8},
    .spent = {.losesRivalsPot = -4, .value = -3},
    .fish = {.always = -6, .pot = 14, .early = -4, .best = -3}};

/// How many rounds a level remembers.
int memoryOf(Level level) {
    switch (level) {
    case Level::Minnow: return 1;
    case Level::Perch: return 4;
    default: return kWholeMemory;
    }
}

/// Strong players do not follow the usual habits firmly, and Shark expects as much when it says how likely it
/// keeps a card: between 0.35 and 1 this came nearest to what happened.
constexpr float kOthersFirmness = 0.35f;

/// Shark goes its own ways later: what it waits for comes so much more rarely than if it followed the habits.
constexpr double kSharkSteadiness = 0.88;

/// From this chance on a card is said to be chosen to win its suit.
constexpr double kHope = 0.3;

class Player : public Bot<GreatLakes> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : m_level(level), m_memory(memoryOf(level)), m_known(seat), m_random(seed) {}

    void see(const SeenEvent<GreatLakes>& event) override { m_known.see(event); }

    std::optional<Choice<GreatLakes>> choose(std::span<const Move> legal, Thinking thinking) override {
        if (legal.size() == 1) return Choice<GreatLakes>{legal.front(), {}};
        const bool keeping = m_known.view().status.phase == Phase::Keep;
        if (m_level != Level::Shark) return keeping ? keep() : chooseCard();
        return keeping ? searchedKeep(thinking) : searchedCard(thinking);
    }

  private:
    Seat self() const { return m_known.viewer(); }
    bool counts() const { return m_memory >= kWholeMemory; }

    const Habits& habits() const {
        switch (m_level) {
        case Level::Minnow: return kMinnowHabits;
        case Level::Perch: return kPerchHabits;
        default: return usualHabits();
        }
    }

    Choice<GreatLakes> chooseCard() {
        const Sight sight(remembered(m_known, m_memory), self());
        const Card card = habits().draw(sight, m_random);
        const double keeps = counts() ? chanceToKeep(m_known, card, 1, m_random) : double(sight.keeps(card));
        return {{MoveKind::Choose, card}, whyChosen(card, keeps)};
    }

    Choice<GreatLakes> keep() {
        const Sight sight(remembered(m_known, m_memory), self());
        const bool fish = habits().fishes(sight, m_known.view().kept[self()]) >= 0.5f;
        return {{fish ? MoveKind::FishOut : MoveKind::Stock}, fish ? whyFished() : whyStocked()};
    }

    std::optional<Choice<GreatLakes>> searchedCard(Thinking thinking) {
        Budget budget(thinking, kChoosePlayOuts);
        const std::vector<Prospect> prospects = searchChoice(m_known, m_random, budget);
        if (budget.cancelled()) return std::nullopt;
        auto best = prospects.begin();
        for (double point = m_random.unit() - best->share; point >= 0 && best + 1 != prospects.end();)
            point -= (++best)->share;
        Rationale why = whyChosen(best->card, chanceToKeep(m_known, best->card, kOthersFirmness, m_random));
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

    Rationale whyChosen(Card card, double keeps) const {
        const packs::Suit suit = packs::suitOf(card);
        const Outline game = remembered(m_known, m_memory);
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
    int m_memory; ///< rounds
    Knowledge<GreatLakes> m_known;
    Random m_random;
};

} // namespace

template <>
std::unique_ptr<Bot<GreatLakes>> makePlayer<GreatLakes>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
