// The decision procedure shared by the players of all games and levels.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/informationstate.h"

namespace tacklebox {

/// A player tracks the events of its seat and decides in four steps, which each game implements according to
/// the level (model/bots/levels.h):
///
/// - `forced`: If there is nothing to decide, makes the first legal move without a reason.
/// - `evaluate`: Selects the best move by memory, sampled determinizations or policy.
/// - `search`: If worthwhile, plays moves out in determinizations and selects the best.
/// - `explain`: Gives the reason and the probability of success.
///
/// The result of a cancelled step is discarded.
template <class G>
class PlayerSkeleton : public Bot<G> {
  public:
    using Move = typename G::Move;

    PlayerSkeleton(Seat seat, std::uint64_t seed) : m_random(seed), m_known(seat) {}

    void see(const SeenEvent<G>& event) final {
        observe(event);
        m_known.see(event);
    }

    std::optional<Choice<G>> choose(std::span<const Move> legal, Thinking thinking) final {
        const Decision decision{legal, thinking, thinking.deadline()};
        if (forced(decision)) return Choice<G>{legal.front(), {}};
        std::optional<Move> move = evaluate(decision);
        if (move && !decision.deadline.cancelled() && worthSearching(*move)) move = search(decision);
        if (!move || decision.deadline.cancelled()) return std::nullopt;
        const Rationale why = explain(decision, *move);
        if (decision.deadline.cancelled()) return std::nullopt;
        return Choice<G>{*move, why};
    }

  protected:
    /// The arguments of choose().
    struct Decision {
        std::span<const Move> legal;
        Thinking thinking;
        Deadline deadline;
    };

    Seat self() const { return m_known.viewer(); }

    /// Updates the opponent models by an event, before the information state processes it.
    virtual void observe(const SeenEvent<G>&) {}
    virtual bool forced(const Decision& decision) { return decision.legal.size() == 1; }
    /// The move with the best evaluation; nullopt to pass.
    virtual std::optional<Move> evaluate(const Decision& decision) = 0;
    virtual bool worthSearching(const Move& best) const = 0;
    /// The move with the best playouts; nullopt to pass.
    virtual std::optional<Move> search(const Decision& decision) = 0;
    virtual Rationale explain(const Decision& decision, const Move& move) = 0;

    Random m_random;
    InformationState<G> m_known;
};

} // namespace tacklebox
