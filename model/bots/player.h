// The skeleton of a player: what the players of all games and levels have in common.
#pragma once

#include "model/bots/bot.h"
#include "model/bots/knowledge.h"

namespace tacklebox {

/// A player observes the events of its seat, which make its knowledge, and decides in four steps, each of
/// which is the game's and may do more or less by the level (model/bots/levels.h):
///
///  forced     where there is nothing to decide it makes the first legal move without a reason;
///  evaluate   it likes one move best by itself: by what it remembers, by sampled deals, by its policy;
///  search     if that is worth while, it plays moves on in sampled deals and takes the one that does best;
///  explain    it says why, and how likely the move is to bring what it is for.
///
/// A step that is cancelled may return anything; nothing is made of it.
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
    /// A moment of decision, as choose() got it.
    struct Decision {
        std::span<const Move> legal;
        Thinking thinking;
        Deadline deadline;
    };

    Seat self() const { return m_known.viewer(); }

    /// Learns from an event what it tells of the others' playing styles, before the knowledge takes it in.
    virtual void observe(const SeenEvent<G>&) {}
    virtual bool forced(const Decision& decision) { return decision.legal.size() == 1; }
    /// The move that it likes best; nothing to let the player in turn go on.
    virtual std::optional<Move> evaluate(const Decision& decision) = 0;
    virtual bool worthSearching(const Move& best) const = 0;
    /// The move that does best in play-outs; nothing to let the player in turn go on.
    virtual std::optional<Move> search(const Decision& decision) = 0;
    virtual Rationale explain(const Decision& decision, const Move& move) = 0;

    Random m_random;
    Knowledge<G> m_known;
};

} // namespace tacklebox
