#include "model/bots/sequentialhalving.h"
#include "model/games/twistedfish/bot/evaluation.h"
#include "model/games/twistedfish/bot/playout.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace twistedfish;

namespace {

/// What makes a level.
struct Skill {
    Memory memory; ///< for plain odds
    EvaluationWeights weights;
    int worlds = 0;    ///< sampled for its odds; 0: it goes by its memory
    int steps = 0;     ///< from one world to the next
    double plain = 0;  ///< how many worlds its plain odds, by counting, weigh beside them
    int playouts = 0;  ///< a move, to search with; 0: it goes by its evaluation
    int tried = 0;     ///< moves that the search looks at
    double glance = 0; ///< what a move's worth at a glance counts beside its play-outs
};

constexpr Memory kForgetsNothing{1000, 1000, 1000};

Skill skillOf(Level level) {
    switch (level) {
    case Level::Minnow: return {.memory = {4, 2, 5}, .weights = {.weighsProgress = false}};
    case Level::Perch: return {.memory = {12, 9, 9}};
    case Level::Pike:
        return {.memory = kForgetsNothing, .weights = {.leak = 0.6}, .worlds = 4, .steps = 40, .plain = 5};
    case Level::Shark:
    case Level::Random: break;
    }
    return {.memory = kForgetsNothing,
            .weights = {.leak = 2},
            .worlds = 250,
            .steps = 80,
            .playouts = 800,
            .tried = 4,
            .glance = 0.006};
}

class Player : public Bot<TwistedFish> {
  public:
    Player(Level level, Seat seat, std::uint64_t seed)
        : m_skill(skillOf(level)), m_seat(seat), m_random(seed), m_known(seat) {}

    void see(const SeenEvent<TwistedFish>& event) override { m_known.see(event); }

    std::optional<Choice<TwistedFish>> choose(std::span<const Move> legal, Thinking thinking) override {
        const Status& status = m_known.view().status;
        const bool mayHoldBack = status.phase == Phase::Turn && status.turn != m_seat && !thinking.mustMove;
        if (legal.size() == 1 && !mayHoldBack) return Choice<TwistedFish>{legal.front(), {}};
        const Deadline deadline = thinking.deadline();
        std::optional<Worlds<TwistedFish>> worlds;
        if (m_skill.worlds > 0) worlds.emplace(m_known, deadline);
        if (deadline.cancelled()) return std::nullopt;
        if (worlds && !worlds->found()) worlds.reset();
        const Odds odds = oddsFrom(worlds ? &*worlds : nullptr);
        evaluate(legal, odds);
        if (mayHoldBack && m_ranked.front().evaluated.worth < 0) return std::nullopt;
        CandidateMove<Move> chosen{.move = m_ranked.front().move};
        if (worlds && m_skill.playouts > 0 && !obvious(m_ranked.front().evaluated.motive)) {
            Budget budget(thinking, m_skill.playouts, deadline);
            chosen = think(odds, *worlds, budget, mayHoldBack);
            if (deadline.cancelled()) return std::nullopt;
            if (!chosen.move) return std::nullopt;
        }
        Rationale why = reason(*chosen.move);
        const bool tells = worlds && thinking.effort >= kLeastEffortToTell; // who forgets cannot tell truly
        if (why.likely) why.likely = tells ? likelyAfresh(*chosen.move, *worlds) : std::nullopt;
        if (chosen.count > 0) why.expected = chosen.meanPoints();
        return Choice<TwistedFish>{*chosen.move, why};
    }

  private:
    struct Ranked {
        Move move;
        Evaluated evaluated;
    };

    static bool obvious(Motive motive) { return motive == Motive::LayBasket || motive == Motive::TakeKnown; }

    /// From worlds, where there are any.
    Odds oddsFrom(Worlds<TwistedFish>* worlds) {
        if (!worlds) return rememberedOdds(m_known, m_skill.memory);
        const Odds counted = countedOdds(m_known, *worlds, m_random, m_skill.worlds, m_skill.steps);
        if (m_skill.plain == 0) return counted;
        return steadied(counted, m_skill.worlds, rememberedOdds(m_known, m_skill.memory), m_skill.plain);
    }
    /// Who wants less of it wants a move alone: from few worlds nothing can be told truly.
    static constexpr int kLeastEffortToTell = 5;

    /// How likely a chosen move is in new worlds: those in which it was chosen speak too well of it. They lie
    /// far apart, as worlds that are much alike would be too sure.
    std::optional<double> likelyAfresh(const Move& move, Worlds<TwistedFish>& worlds) {
        constexpr int kWorlds = 80, kSteps = 300;
        const Odds afresh = countedOdds(m_known, worlds, m_random, kWorlds, kSteps);
        const std::optional<double> likely =
            Evaluation(m_known, afresh, m_skill.weights).evaluate(move).likely;
        return likely && move.kind == MoveKind::Ask ? asUnasked(*likely, move) : likely;
    }
    /// Worlds weigh each ask by itself, not that who holds some of a fish would ask for it in time. Who has
    /// asked, but never for this one, has less of it, unless he asks at random. Fitted to 4,000 asks of a
    /// Pike among players of all kinds.
    double asUnasked(double likely, const Move& ask) const {
        constexpr double kLess = 0.4; // a logarithm
        bool asked = false, forThis = false;
        for (const Note& note : m_known.notes()) {
            if (note.kind != NoteKind::Asked || note.seat != ask.target || note.looks == AskLooks::Sure)
                continue;
            asked = true;
            forThis |= note.fish == fishOf(ask.card);
        }
        if (!asked || forThis) return likely;
        const double atRandom = m_known.styles()[ask.target][std::size_t(AskStyle::AnyAsk)];
        const double less = likely * std::exp(-kLess * (1 - atRandom));
        return less / (less + 1 - likely);
    }
    /// All moves, the best at a glance first. Who forgets does not fish for a card by asking where it cannot
    /// be while it may be elsewhere.
    void evaluate(std::span<const Move> legal, const Odds& odds) {
        const Evaluation evaluation(m_known, odds, m_skill.weights);
        m_ranked.clear();
        for (const Move& move : legal) {
            m_ranked.push_back({move, evaluation.evaluate(move)});
            m_ranked.back().evaluated.worth += 0.01 * m_random.unit();
        }
        if (m_skill.worlds == 0) putVainAsksLast(odds);
        std::ranges::stable_sort(
            m_ranked, [](const Ranked& a, const Ranked& b) { return a.evaluated.worth > b.evaluated.worth; });
    }
    void putVainAsksLast(const Odds& odds) {
        constexpr double kFarBehind = 1000;
        const auto asks = [](const Ranked& ranked) { return ranked.move.kind == MoveKind::Ask; };
        const auto vain = [&](const Ranked& ranked) {
            return odds.held[ranked.move.target][ranked.move.card] <= 0;
        };
        if (std::ranges::none_of(m_ranked, [&](const auto& one) { return asks(one) && !vain(one); })) return;
        for (Ranked& ranked : m_ranked)
            if (asks(ranked) && vain(ranked)) ranked.evaluated.worth -= kFarBehind;
    }
    /// Plays the hand on after the best of the moves, and after none if he may hold back.
    CandidateMove<Move> think(const Odds& odds, Worlds<TwistedFish>& worlds, Budget& budget,
                              bool mayHoldBack) {
        std::vector<CandidateMove<Move>> moves;
        for (const Ranked& ranked : m_ranked)
            if (int(moves.size()) < m_skill.tried)
                moves.push_back({.move = ranked.move, .heuristic = ranked.evaluated.worth * m_skill.glance});
        if (mayHoldBack) moves.push_back({});
        Playout playout(m_known, odds);
        const auto draw = [&](State& world) {
            worlds.sample(m_random, world);
            playout.setStyles(worlds.deals().styles());
        };
        return moves[sequentialHalving(playout, moves, draw, budget, m_random)];
    }
    Rationale reason(const Move& move) const {
        for (const Ranked& ranked : m_ranked) {
            if (!(ranked.move == move)) continue;
            const Evaluated& evaluated = ranked.evaluated;
            return {std::uint8_t(evaluated.motive), evaluated.likely, {}, clue(ranked)};
        }
        return {};
    }
    /// What is known of the one asked that says most about the card.
    std::optional<Fact> clue(const Ranked& ranked) const {
        const Move& move = ranked.move;
        const bool asks =
            move.kind == MoveKind::Ask || move.kind == MoveKind::TheNet || move.kind == MoveKind::TheLure;
        if (!asks) return std::nullopt;
        const Fish fish = move.card == kNoFace ? move.fish : fishOf(move.card);
        std::optional<Fact> clue;
        for (const Fact& fact : m_known.facts()) {
            if (fact.seat != move.target) continue;
            if (fact.kind == FactKind::Holds && fact.card == move.card) return fact;
            if (fact.kind == FactKind::HoldsSome && fact.topic == fish) clue = fact;
        }
        return clue;
    }

    Skill m_skill;
    Seat m_seat;
    Random m_random;
    Knowledge<TwistedFish> m_known;
    std::vector<Ranked> m_ranked;
};

} // namespace

template <>
std::unique_ptr<Bot<TwistedFish>> makePlayer<TwistedFish>(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<Player>(level, seat, seed);
}

} // namespace tacklebox
