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
    for (Seat one = 0; one < state.match.seats; ++one)
        if (!state.hands[one].empty()) holders.add(one);
    return {state.hands[seat].low(), state.hands[seat].high(), holders.bits()};
}

/// A running mean and its standard error (Welford 1962).
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
/// only when it is significantly better; otherwise the luckiest of many would win.
///
/// A `Playout` of a game has the types Move, State and InformationSet (ordered), and must draw randomness
/// only from `random`:
/// - `begin(world)`: Starts at a determinization.
/// - `play(move)`: Makes a move of the searching player.
/// - `playToNextAsk(random)`: Plays until that player may ask again in the same turn. Returns false if the
/// turn ends
///   before.
/// - `informationSet()`: The current information set of that player.
/// - `asks()`: The asks, or moves that precede an ask, with the best by a simple evaluation first.
/// - `finish(random)`: Plays to the end and returns the PlayoutResult.
template <class Playout>
class SearchTree {
  public:
    using Move = typename Playout::Move;
    using State = typename Playout::State;

    /// A tree for `moves` root moves.
    SearchTree(Playout& playout, std::size_t moves) : m_playout(playout), m_roots(moves) {}

    /// Plays out root move `number` (or a pass), followed by the best asks.
    PlayoutResult playOut(std::size_t number, const std::optional<Move>& move, const State& determinization,
                          std::uint64_t luck) {
        m_played = {number, move, determinization, luck};
        m_path.clear();
        const PlayoutResult result = run({});
        m_value = result.value;
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
        gain.add(run({depth, other}).value - m_value);
        if (gain.count() >= kLeastTries && gain.mean() > kErrorsToWin * gain.error()) node.prefer(other);
    }

  private:
    static constexpr int kLeastTries = 12;
    static constexpr double kErrorsToWin = 2.5;
    static constexpr std::size_t kDeepest = 4; ///< maximum number of consecutive asks
    static constexpr std::size_t kNowhere = std::numeric_limits<std::size_t>::max();

    /// Node indices.
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
            for (Ask& one : asks)
                one.gain = {};
        }
    };
    /// Replaces the best ask at one depth by another.
    struct Challenge {
        std::size_t depth = kNowhere, ask = 0;
    };
    struct Played {
        std::size_t number = 0;
        std::optional<Move> move;
        State determinization{};
        std::uint64_t luck = 0;
    };

    PlayoutResult run(Challenge challenge) {
        Random random(m_played.luck);
        m_playout.begin(m_played.determinization);
        if (m_played.move) m_playout.play(*m_played.move);
        Nodes* nodes = &m_roots[m_played.number];
        for (std::size_t depth = 0; depth < kDeepest && m_playout.playToNextAsk(random); ++depth) {
            const auto [place, isNew] = nodes->try_emplace(m_playout.informationSet(), m_nodes.size());
            const std::size_t number = place->second;
            if (isNew) grow();
            Node& node = m_nodes[number];
            if (node.asks.size() < 2) break;
            if (challenge.depth == kNowhere) m_path.push_back(number);
            Ask& ask = node.asks[depth == challenge.depth ? challenge.ask : node.best];
            m_playout.play(ask.move);
            if (isNew) break; // one new node for each playout
            nodes = &ask.next;
        }
        return m_playout.finish(random);
    }
    void grow() {
        Node& node = m_nodes.emplace_back();
        for (const Move& move : m_playout.asks())
            node.asks.push_back({move, {}, {}});
    }

    Playout& m_playout;
    std::vector<Nodes> m_roots;      ///< indexed by root move
    std::deque<Node> m_nodes;        ///< a deque, because references must stay valid
    std::vector<std::size_t> m_path; ///< nodes with a choice in the last playout
    Played m_played;
    double m_value = 0; ///< result of that playout
};

} // namespace tacklebox
