// A tree over the asks that one player makes in a row.
#pragma once

#include "model/engine/random.h"
#include "model/engine/seats.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <deque>
#include <limits>
#include <map>
#include <optional>
#include <vector>

namespace tacklebox {

/// What a play-out came to.
struct PlayedOut {
    double worth = 0;  ///< to the player who searches: what he wants most of
    double points = 0; ///< that he has in the end, in points of the game
};

/// What an ask depends on, as far as the player in that seat knows it: his hand, and who has cards.
using AskSituation = std::array<std::uint64_t, 3>;
template <class State>
AskSituation askSituation(const State& state, Seat seat) {
    SeatSet holders;
    for (Seat one = 0; one < state.match.seats; ++one)
        if (!state.hands[one].empty()) holders.add(one);
    return {state.hands[seat].low(), state.hands[seat].high(), holders.bits()};
}

/// A mean, and how sure it is.
class Mean {
  public:
    void add(double value) {
        ++m_count;
        const double off = value - m_mean;
        m_mean += off / m_count;
        m_squares += off * (value - m_mean);
    }
    int count() const { return m_count; }
    double mean() const { return m_mean; }
    /// The standard error of the mean; infinite for fewer than two values.
    double error() const {
        if (m_count < 2) return std::numeric_limits<double>::infinity();
        return std::sqrt(m_squares / (double(m_count) * (m_count - 1)));
    }

  private:
    int m_count = 0;
    double m_mean = 0, m_squares = 0;
};

/// What follows on the moves that a search tries, as long as its player goes on asking: a node for each
/// situation that he can come into then, with the asks that he may make. A play-out goes by the best ask of
/// each node. Now and then a second one, in the same world and with the same luck, doubts one of them and
/// tries another ask there. That takes the first place only when it is better beyond doubt, or the luckiest
/// of many would be taken for the best.
///
/// A `Playout` of a game has the types Move, State and Situation (ordered, what the player knows of his
/// position) and offers
///   begin(world)    takes a world;
///   play(move)      makes a move of the player who searches;
///   toAsk(random)   plays on until he may ask again in the same turn; false when that will not be;
///   situation()     where he is then;
///   asks()          what he may do there, asks or what goes before them, the best at a glance first; one
///                   alone is no choice;
///   finish(random)  plays on, and says as PlayedOut what came of it.
/// It must go by `random` alone, so that the same luck is the same.
template <class Playout>
class AskTree {
  public:
    using Move = typename Playout::Move;
    using State = typename Playout::State;

    /// For so many moves to be tried.
    AskTree(Playout& playout, std::size_t moves) : m_playout(playout), m_roots(moves) {}

    /// Plays the move with that number, if it is one, and on by the best asks.
    PlayedOut follow(std::size_t number, const std::optional<Move>& move, const State& world,
                     std::uint64_t luck) {
        m_followed = {number, move, world, luck};
        m_path.clear();
        const PlayedOut result = run({});
        m_worth = result.worth;
        return result;
    }
    /// Whether the play-out just followed came to a choice.
    bool mayDoubt() const { return !m_path.empty(); }
    /// Plays it once more with another ask at one of its choices.
    void doubt(Random& random) {
        const std::size_t depth = std::size_t(random.below(int(m_path.size())));
        Node& node = m_nodes[m_path[depth]];
        const std::size_t other = node.leastTried();
        Mean& gain = node.asks[other].gain;
        gain.add(run({depth, other}).worth - m_worth);
        if (gain.count() >= kLeastTries && gain.mean() > kErrorsBeyondDoubt * gain.error())
            node.prefer(other);
    }

  private:
    static constexpr int kLeastTries = 12;
    static constexpr double kErrorsBeyondDoubt = 2.5;
    static constexpr std::size_t kDeepest = 4; ///< asks in a row
    static constexpr std::size_t kNowhere = std::numeric_limits<std::size_t>::max();

    /// Numbers of nodes.
    using Nodes = std::map<typename Playout::Situation, std::size_t>;

    struct Ask {
        Move move;
        Mean gain; ///< over the best of its node
        Nodes next;
    };
    struct Node {
        std::vector<Ask> asks;
        std::size_t best = 0;

        /// Of all but the best.
        std::size_t leastTried() const {
            std::size_t least = best == 0 ? 1 : 0;
            for (std::size_t i = 0; i < asks.size(); ++i)
                if (i != best && asks[i].gain.count() < asks[least].gain.count()) least = i;
            return least;
        }
        void prefer(std::size_t ask) {
            best = ask;
            for (Ask& one : asks)
                one.gain = {};
        }
    };
    /// Another ask than the best, at that depth.
    struct Doubt {
        std::size_t depth = kNowhere, ask = 0;
    };
    struct Followed {
        std::size_t number = 0;
        std::optional<Move> move;
        State world{};
        std::uint64_t luck = 0;
    };

    PlayedOut run(Doubt doubt) {
        Random course(m_followed.luck);
        m_playout.begin(m_followed.world);
        if (m_followed.move) m_playout.play(*m_followed.move);
        Nodes* nodes = &m_roots[m_followed.number];
        for (std::size_t depth = 0; depth < kDeepest && m_playout.toAsk(course); ++depth) {
            const auto [place, isNew] = nodes->try_emplace(m_playout.situation(), m_nodes.size());
            const std::size_t number = place->second;
            if (isNew) grow();
            Node& node = m_nodes[number];
            if (node.asks.size() < 2) break;
            if (doubt.depth == kNowhere) m_path.push_back(number);
            Ask& ask = node.asks[depth == doubt.depth ? doubt.ask : node.best];
            m_playout.play(ask.move);
            if (isNew) break; // one node for each play-out
            nodes = &ask.next;
        }
        return m_playout.finish(course);
    }
    void grow() {
        Node& node = m_nodes.emplace_back();
        for (const Move& move : m_playout.asks())
            node.asks.push_back({move, {}, {}});
    }

    Playout& m_playout;
    std::vector<Nodes> m_roots;      ///< by the number of the first move
    std::deque<Node> m_nodes;        ///< stay where they are
    std::vector<std::size_t> m_path; ///< the nodes that the last play-out followed came through
    Followed m_followed;
    double m_worth = 0; ///< of that play-out
};

} // namespace tacklebox
