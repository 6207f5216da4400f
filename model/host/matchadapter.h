// Implements AnyMatch and AnyBot for a given game.
//
// For one thread: const functions of a match write to caches. Give other threads a copy.
#pragma once

#include "model/engine/match.h"
#include "model/engine/tabletraits.h"
#include "model/host/anygame.h"

#include <algorithm>
#include <deque>
#include <map>

namespace tacklebox {

/// Implements AnyBot with Bot<G>.
template <class G>
class BotAdapter final : public AnyBot {
  public:
    explicit BotAdapter(std::unique_ptr<Bot<G>> bot) : m_bot(std::move(bot)) {}

    void see(const AnySeen& event) override { m_bot->see(event.as<G>()); }
    void see(const SeenEvent<G>& event) { m_bot->see(event); }
    std::optional<AnyChoice> choose(std::span<const AnyMove> legal, const Thinking& thinking) override {
        m_legal.clear();
        for (const AnyMove& move : legal)
            m_legal.push_back(move.as<typename G::Move>());
        return choose(std::span<const typename G::Move>(m_legal), thinking);
    }
    std::optional<AnyChoice> choose(std::span<const typename G::Move> legal, const Thinking& thinking) {
        const auto choice = m_bot->choose(legal, thinking);
        if (!choice) return std::nullopt;
        return AnyChoice{AnyMove(choice->move), choice->rationale};
    }

  private:
    std::unique_ptr<Bot<G>> m_bot;
    std::vector<typename G::Move> m_legal;
};

/// A cache that a copy starts empty.
template <class Cache>
struct EmptyInCopies : Cache {
    EmptyInCopies() = default;
    EmptyInCopies(const EmptyInCopies&) : Cache() {}
};

/// A viewer's observation before an event, advanced as later events are requested.
struct ObservationSoFar {
    std::unique_ptr<AnyObservationTracker> tracker;
    int next = 0; ///< index of the first event not taken in
};

namespace detail {

/// The type-independent content of an event.
template <class G>
struct ContentOfSeen {
    EventContent operator()(const SeenDeal<G>&) const { return DealBegun{}; }
    EventContent operator()(const SeenMove<typename G::Move>& made) const {
        return AnyMoveMade{made.seat, AnyMove(made.move)};
    }
    EventContent operator()(const SeenStatus<typename G::Status>& status) const {
        return AnyStatusChange{status.now.turn};
    }
    EventContent operator()(const SeenShuffle& shuffle) const {
        return PileShuffled{shuffle.pile, shuffle.size};
    }
    template <class Public>
    EventContent operator()(const Public& event) const {
        return event;
    }
};

} // namespace detail

/// Implements AnyMatch with Match<G>.
template <class G>
class MatchAdapter final : public AnyMatch {
  public:
    using Move = typename G::Move;

    explicit MatchAdapter(Match<G> match)
        : AnyMatch(anyGame<G>(), erased(match.setup())), m_match(std::move(match)) {}

    const Match<G>& match() const { return m_match; }

    static Setup<G> typed(const AnySetup& setup) {
        return {setup.options, setup.seats,  setup.dealer,
                setup.seed,    setup.chance, setup.layout.template as<typename G::Layout>()};
    }

    std::unique_ptr<AnyMatch> copy() const override { return std::make_unique<MatchAdapter>(*this); }
    std::unique_ptr<AnyMatch> before(int steps) const override {
        auto earlier = std::make_unique<MatchAdapter>(Match<G>::opened(m_match.setup()));
        for (int number = 0; number < steps; ++number)
            earlier->replayTyped(m_match.steps()[std::size_t(number)]);
        return earlier;
    }

    const MatchScore& score() const override { return state().match; }
    Seat turn() const override { return state().status.turn; }
    SeatSet playersToAct() const override { return G::playersToAct(state()); }
    SeatSet playersToActSeenBy(Seat viewer) const override {
        return G::statusFor(state().status, viewer).playersToAct;
    }
    AnyObservation observation(Seat viewer) const override {
        return AnyObservation(game(), G::observation(state(), viewer));
    }
    AnyObservation observationBefore(Seat viewer, int number) const override {
        ObservationSoFar& fold = m_observations[viewer];
        if (!fold.tracker || number < fold.next) {
            int first = number;
            while (first > 0 && kind(--first) != EventKind::Deal) {
            }
            fold = {game().tracker(viewer), first};
        }
        for (; fold.next < number; ++fold.next)
            if (const AnySeen* event = seen(viewer, fold.next)) fold.tracker->see(*event);
        return fold.tracker->observation();
    }
    void legalMoves(Seat seat, AnyMoves& moves) const override {
        m_moves.clear();
        G::legalMoves(state(), seat, m_moves);
        moves.clear();
        moves.reserve(std::size_t(m_moves.size()));
        for (const Move& move : m_moves)
            moves.emplace_back(move);
    }
    Refusal check(Seat seat, const AnyMove& move) const override {
        return G::check(state(), seat, move.as<Move>());
    }
    Chance chance() const override { return G::chance(state()); }
    Chance chanceSeenBy(Seat viewer) const override {
        if constexpr (requires { G::chanceSeenBy(state(), viewer); })
            return G::chanceSeenBy(state(), viewer);
        else
            return chance();
    }

    Refusal move(Seat seat, const AnyMove& move) override { return m_match.move(seat, move.as<Move>()); }
    void decideChance(const AnyOutcome& outcome) override { m_match.decideChance(typed(outcome)); }
    void drawDueChance() override {
        while (m_match.chanceIsDue()) {
            const auto chances = std::count_if(m_match.steps().begin(), m_match.steps().end(),
                                               [](const Step<G>& step) { return step.index() == 1; });
            Random random =
                Random::forStep(m_match.setup().seed, kFirstChanceStream + std::uint64_t(chances));
            Outcome<typename G::Layout> outcome;
            drawChance<G>(state(), random, outcome);
            m_match.decideChance(outcome);
        }
    }

    int steps() const override { return int(m_match.steps().size()); }
    AnyStep step(int number) const override {
        const Step<G>& step = m_match.steps()[std::size_t(number)];
        if (const auto* made = std::get_if<MoveStep<G>>(&step)) return {made->seat, AnyMove(made->move), {}};
        return {kNoSeat, {}, {ErasedValue::of(std::get<Outcome<typename G::Layout>>(step))}};
    }
    Refusal replayMove(Seat seat, const AnyMove& move) override {
        return m_match.replayMove(seat, move.as<Move>());
    }
    void replayChance(const AnyOutcome& outcome) override { m_match.replayChance(typed(outcome)); }
    bool replay(const AnyStep& step) override {
        if (step.isMove()) return !m_match.chanceIsDue() && !replayMove(step.seat, step.move);
        if (G::chance(state()).kind != typed(step.outcome).kind) return false;
        replayChance(step.outcome);
        return true;
    }

    int events() const override { return m_match.log().size(); }
    EventKind kind(int number) const override { return EventKind(m_match.log()[number].index()); }
    EventContent event(int number) const override {
        return std::visit(detail::ContentOfSeen<G>{},
                          SeenEvent<G>::seenBy(kOmniscient, m_match.log(), number)->content());
    }
    const AnySeen* seen(Seat viewer, int number) const override {
        auto& known = m_seen[viewer];
        for (int next = int(known.size()); next <= number; ++next) {
            auto event = SeenEvent<G>::seenBy(viewer, m_match.log(), next);
            known.push_back(event ? std::optional(AnySeen(game(), std::move(*event))) : std::nullopt);
        }
        const std::optional<AnySeen>& event = known[std::size_t(number)];
        return event ? &*event : nullptr;
    }
    bool sees(Seat viewer, int number) const override {
        const Event<G>& event = m_match.log()[number];
        if (const auto* made = std::get_if<MoveMade<Move>>(&event))
            return includesViewer(made->observers, viewer);
        if (std::holds_alternative<StatusChanged<typename G::Status>>(event))
            return SeenEvent<G>::seenBy(viewer, m_match.log(), number).has_value();
        return true;
    }
    bool isVisibleToAll(int number) const override {
        const Event<G>& event = m_match.log()[number];
        if (const auto* made = std::get_if<MoveMade<Move>>(&event)) return made->visibleTo == kAllSeats;
        const auto* moved = std::get_if<Moved>(&event);
        return moved && moved->visibleTo == kAllSeats;
    }
    void showEvents(AnyBot& bot, Seat seat, int first, int last) const override {
        auto* const typed = dynamic_cast<BotAdapter<G>*>(&bot);
        for (int number = first; number < last; ++number) {
            auto event = SeenEvent<G>::seenBy(seat, m_match.log(), number);
            if (!event) continue;
            if (typed)
                typed->see(*event);
            else
                bot.see(AnySeen(game(), std::move(*event)));
        }
    }

    std::optional<AnyChoice> ask(AnyBot& bot, Seat seat, const Thinking& thinking) const override {
        if (auto* const typed = dynamic_cast<BotAdapter<G>*>(&bot)) {
            m_moves.clear();
            G::legalMoves(state(), seat, m_moves);
            return typed->choose(m_moves.all(), thinking);
        }
        return bot.choose(AnyMatch::legalMoves(seat), thinking);
    }

    SeatOrder turnOrder() const override { return TableTraits<G>::turnOrder(state()); }
    std::optional<AnyMove> orderedMove(Seat seat, std::span<const AnyMove> legal,
                                       const Orders& orders) const override {
        const auto move = TableTraits<G>::orderedMove(state(), seat, typed(legal), orders);
        if (!move) return std::nullopt;
        return AnyMove(*move);
    }
    bool answersItself(Seat seat, const AnyMove& only, const AutomaticDecisions& automatic) const override {
        return TableTraits<G>::answersItself(state(), seat, only.as<Move>(), automatic);
    }
    bool isOpenDecision() const override { return TableTraits<G>::isOpenDecision(state()); }
    bool leavesAllAsItWas(Seat seat, const AnyMove& move) const override {
        return TableTraits<G>::leavesAllAsItWas(state(), seat, move.as<Move>());
    }
    bool addsToItsOwn(Seat seat) const override { return TableTraits<G>::addsToItsOwn(state(), seat); }
    AnyMove whenTimeIsUp(Seat seat, std::span<const AnyMove> legal) const override {
        return AnyMove(TableTraits<G>::whenTimeIsUp(state(), seat, typed(legal)));
    }

  private:
    const typename G::State& state() const { return m_match.state(); }

    static AnySetup erased(const Setup<G>& setup) {
        return {setup.options, setup.seats,  setup.dealer,
                setup.seed,    setup.chance, {ErasedValue::of(setup.layout)}};
    }
    static const Outcome<typename G::Layout>& typed(const AnyOutcome& outcome) {
        return outcome.template as<Outcome<typename G::Layout>>();
    }
    static std::vector<Move> typed(std::span<const AnyMove> moves) {
        std::vector<Move> list;
        for (const AnyMove& move : moves)
            list.push_back(move.as<Move>());
        return list;
    }
    void replayTyped(const Step<G>& step) {
        if (const auto* made = std::get_if<MoveStep<G>>(&step))
            m_match.replayMove(made->seat, made->move);
        else
            m_match.replayChance(std::get<Outcome<typename G::Layout>>(step));
    }

    Match<G> m_match;
    mutable MoveList<Move> m_moves;
    /// The events seen by each viewer. Never invalid, as a log only grows; a deque keeps addresses stable.
    mutable EmptyInCopies<std::map<Seat, std::deque<std::optional<AnySeen>>>> m_seen;
    mutable EmptyInCopies<std::map<Seat, ObservationSoFar>> m_observations;
};

/// The typed match. `match` must be a match of G.
template <class G>
const Match<G>& matchOf(const AnyMatch& match) {
    assert(&match.game() == &anyGame<G>());
    return static_cast<const MatchAdapter<G>&>(match).match();
}

} // namespace tacklebox
