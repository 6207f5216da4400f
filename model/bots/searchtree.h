// A search tree over the consecutive asks of one player.
//
// As in information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), nodes are information
// sets of that player, independent of the sampled determinization. Unlike UCT, a node follows its best ask so
// far and lets one other ask at a time challenge it, in the same determinization and with the same random
// numbers. These paired comparisons are needed because the asks differ less than playouts vary by luck.
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

/// The result of a playout.
struct PlayoutResult {
    double value = 0;  ///< the searching player's objective
    double points = 0; ///< the searching player's final points
};

/// A simplified information set for choosing an ask: the player's hand, and the seats that hold cards.
using AskInformationSet = std::array<std::uint64_t, 3>;
template <class State>
AskInformationSet askInformationSet(const State& state, Seat seat) {
    SeatSet holders;
    for (Seat other = 0; other < state.match.seats; ++other)
        if (!state.hands[other].empty()) holders.add(other);
    return {state.hands[seat].low(), state.hands[seat].high(), holders.bits()};
}

/// A running mean and its standard error (Welford 1962).
class Mean {
  public:
    void add(double value) {
        ++m_count;
        const double delta = value - m_mean;
        m_mean += delta / m_count;
        m_squares += delta * (value - m_mean);
    }
    int count() const { return m_count; }
    double mean() const { return m_mean; }
    /// Standard error of the mean; infinite for fewer than two values.
    double error() const {
        if (m_count < 2) return std::numeric_limits<double>::infinity();
        return std::sqrt(m_squares / (double(m_count) * (m_count - 1)));
    }

  private:
    int m_count = 0;
    double m_mean = 0, m_squares = 0;
};

/// The continuations of the moves of a search while its player keeps asking. Each reachable information set
/// is a node with the possible asks. A playout follows the best ask of each node. Sometimes a second playout
/// with the same determinization and random numbers tries another ask at one node. That ask becomes the best
/// only when it is significantly better; otherwise one of many asks would often replace it by chance.
///
/// A `Playout` of a game has the types Move, State and InformationSet (ordered), and must draw randomness
/// only from `random`:
/// - `begin(determinization)`: Starts at this state.
/// - `play(move)`: Makes a move of the searching player.
/// - `playToNextAsk(random)`: Plays until that player may ask again in the same turn. Returns
///   false if the turn ends first.
/// - `informationSet()`: The current information set of that player.
/// - `asks()`: The possible asks, or moves that precede an ask; the best by a simple evaluation comes first.
/// - `finish(random)`: Plays to the end and returns the PlayoutResult.
template <class Playout>
class SearchTree {
  public:
    using Move = typename Playout::Move;
    using State = typename Playout::State;

    SearchTree(Playout& playout, std::size_t rootMoves) : m_playout(playout), m_roots(rootMoves) {}

    /// Plays out `move` (nullopt: a pass), followed by the best asks. `root` is the index of the root move.
    PlayoutResult playOut(std::size_t root, const std::optional<Move>& move, const State& determinization,
                          std::uint64_t seed) {
        m_last = {root, move, determinization, seed};
        m_path.clear();
        const PlayoutResult result = run({});
        m_lastValue = result.value;
        return result;
    }
    /// True if the last playout passed a node with several asks.
    bool mayChallenge() const { return !m_path.empty(); }
    /// Repeats the last playout with another ask at one of those nodes.
    void challenge(Random& random) {
        const std::size_t depth = std::size_t(random.below(int(m_path.size())));
        Node& node = m_nodes[m_path[depth]];
        const std::size_t other = node.leastTried();
        Mean& gain = node.asks[other].gain;
        gain.add(run({depth, other}).value - m_lastValue);
        if (gain.count() >= kLeastTries && gain.mean() > kErrorsToPrefer * gain.error()) node.prefer(other);
    }

  private:
    static constexpr int kLeastTries = 12;
    static constexpr double kErrorsToPrefer = 2.5; ///< standard errors by which a better ask must lead
    static constexpr std::size_t kMostAsks = 4;    ///< maximum number of consecutive asks
    static constexpr std::size_t kNoDepth = std::numeric_limits<std::size_t>::max();

    /// Indices into m_nodes.
    using Nodes = std::map<typename Playout::InformationSet, std::size_t>;

    struct Ask {
        Move move;
        Mean gain; ///< advantage over the node's best ask
        Nodes next;
    };
    struct Node {
        std::vector<Ask> asks;
        std::size_t best = 0;

        /// The least tried ask other than the best.
        std::size_t leastTried() const {
            std::size_t least = best == 0 ? 1 : 0;
            for (std::size_t i = 0; i < asks.size(); ++i)
                if (i != best && asks[i].gain.count() < asks[least].gain.count()) least = i;
            return least;
        }
        void prefer(std::size_t ask) {
            best = ask;
            for (Ask& other : asks)
                other.gain = {}; // they were relative to the former best
        }
    };
    /// Plays `ask` instead of the best one at `depth`.
    struct Challenge {
        std::size_t depth = kNoDepth, ask = 0;
    };
    /// The arguments of playOut().
    struct LastPlayout {
        std::size_t root = 0;
        std::optional<Move> move;
        State determinization{};
        std::uint64_t seed = 0;
    };

    PlayoutResult run(Challenge challenge) {
        Random random(m_last.seed);
        m_playout.begin(m_last.determinization);
        if (m_last.move) m_playout.play(*m_last.move);
        Nodes* nodes = &m_roots[m_last.root];
        for (std::size_t depth = 0; depth < kMostAsks && m_playout.playToNextAsk(random); ++depth) {
            const auto [entry, isNew] = nodes->try_emplace(m_playout.informationSet(), m_nodes.size());
            const std::size_t index = entry->second;
            if (isNew) addNode();
            Node& node = m_nodes[index];
            if (node.asks.size() < 2) break;
            if (challenge.depth == kNoDepth) m_path.push_back(index);
            Ask& ask = node.asks[depth == challenge.depth ? challenge.ask : node.best];
            m_playout.play(ask.move);
            if (isNew) break; // one new node for each playout
            nodes = &ask.next;
        }
        return m_playout.finish(random);
    }
    void addNode() {
        Node& node = m_nodes.emplace_back();
        for (const Move& move : m_playout.asks())
            node.asks.push_back({move, {}, {}});
    }

    Playout& m_playout;
    std::vector<Nodes> m_roots;      ///< indexed by root move
    std::deque<Node> m_nodes;        ///< a deque, because references must stay valid
    std::vector<std::size_t> m_path; ///< nodes with a choice in the last playout
    LastPlayout m_last;
    double m_lastValue = 0; ///< its result
};

} // namespace tacklebox
