// A search tree over the asks that one player makes in a row.
//
// Its nodes are information sets of that player, as in information set Monte Carlo tree search (Cowling,
// Powley and Whitehouse 2012): what he cannot tell apart is one node, whatever world was sampled. It is not
// UCT. A node follows its best ask so far and lets one other at a time challenge it, in the same world and
// with the same random numbers (a paired comparison with common random numbers), as differences between asks
// are much smaller than what luck makes of a play-out.
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
struct PlayoutResult {
    double worth = 0;  ///< to the player who searches: what he wants most of
    double points = 0; ///< that he has in the end, in points of the game
};

/// The information set in which an ask is chosen, reduced to what matters most of what the player in
/// that seat knows: his hand, and who has cards.
using AskInformationSet = std::array<std::uint64_t, 3>;
template <class State>
AskInformationSet askInformationSet(const State& state, Seat seat) {
    SeatSet holders;
    for (Seat one = 0; one < state.match.seats; ++one)
        if (!state.hands[one].empty()) holders.add(one);
    return {state.hands[seat].low(), state.hands[seat].high(), holders.bits()};
}

/// A mean and its standard error, kept up value by value (Welford 1962).
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
/// information set that he can come into then, with the asks that he may make. A play-out goes by the best
/// ask of each node. Now and then a second one, in the same world and with the same luck, challenges one of
/// them with another ask there. That takes the first place only when it is better beyond doubt, or the
/// luckiest of many would be taken for the best.
///
/// A `Playout` of a game has the types Move, State and InformationSet (ordered, what the player knows of his
/// position) and offers
///   begin(world)      takes a world;
///   play(move)        makes a move of the player who searches;
///   toAsk(random)     plays on until he may ask again in the same turn; false when that will not be;
///   informationSet()  what he knows then;
///   asks()            what he may do there, asks or what goes before them, the best at a glance first; one
///                     alone is no choice;
///   finish(random)    plays on, and says as PlayoutResult what came of it.
/// It must go by `random` alone, so that the same luck is the same.
template <class Playout>
class SearchTree {
  public:
    using Move = typename Playout::Move;
    using State = typename Playout::State;

    /// For so many moves to be tried.
    SearchTree(Playout& playout, std::size_t moves) : m_playout(playout), m_roots(moves) {}

    /// Plays the move with that number, if it is one, and on by the best asks.
    PlayoutResult playOut(std::size_t number, const std::optional<Move>& move, const State& world,
                          std::uint64_t luck) {
        m_played = {number, move, world, luck};
        m_path.clear();
        const PlayoutResult result = run({});
        m_worth = result.worth;
        return result;
    }
    /// Whether the play-out just followed came to a choice.
    bool mayChallenge() const { return !m_path.empty(); }
    /// Plays it once more with another ask at one of its choices.
    void challenge(Random& random) {
        const std::size_t depth = std::size_t(random.below(int(m_path.size())));
        Node& node = m_nodes[m_path[depth]];
        const std::size_t other = node.leastTried();
        Mean& gain = node.asks[other].gain;
        gain.add(run({depth, other}).worth - m_worth);
        if (gain.count() >= kLeastTries && gain.mean() > kErrorsToWin * gain.error()) node.prefer(other);
    }

  private:
    static constexpr int kLeastTries = 12;
    static constexpr double kErrorsToWin = 2.5;
    static constexpr std::size_t kDeepest = 4; ///< asks in a row
    static constexpr std::size_t kNowhere = std::numeric_limits<std::size_t>::max();

    /// Numbers of nodes.
    using Nodes = std::map<typename Playout::InformationSet, std::size_t>;

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
    /// Another ask than the best takes its place at that depth.
    struct Challenge {
        std::size_t depth = kNowhere, ask = 0;
    };
    struct Played {
        std::size_t number = 0;
        std::optional<Move> move;
        State world{};
        std::uint64_t luck = 0;
    };

    PlayoutResult run(Challenge challenge) {
        Random random(m_played.luck);
        m_playout.begin(m_played.world);
        if (m_played.move) m_playout.play(*m_played.move);
        Nodes* nodes = &m_roots[m_played.number];
        for (std::size_t depth = 0; depth < kDeepest && m_playout.toAsk(random); ++depth) {
            const auto [place, isNew] = nodes->try_emplace(m_playout.informationSet(), m_nodes.size());
            const std::size_t number = place->second;
            if (isNew) grow();
            Node& node = m_nodes[number];
            if (node.asks.size() < 2) break;
            if (challenge.depth == kNowhere) m_path.push_back(number);
            Ask& ask = node.asks[depth == challenge.depth ? challenge.ask : node.best];
            m_playout.play(ask.move);
            if (isNew) break; // one node for each play-out
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
    std::vector<Nodes> m_roots;      ///< by the number of the first move
    std::deque<Node> m_nodes;        ///< stay where they are
    std::vector<std::size_t> m_path; ///< the nodes that the last play-out followed came through
    Played m_played;
    double m_worth = 0; ///< of that play-out
};

} // namespace tacklebox
