// What moves are worth, as play-outs in sampled worlds have it: chances to win the match, in percent.
#pragma once

#include <cstddef>
#include <vector>

namespace tacklebox {

/// A mean of play-outs and how far it may be off.
struct Estimate {
    double percent = 0; ///< of winning the match, 0..100; of a difference -100..100
    double error = 0;   ///< its standard error, in percent; infinite where there were too few play-outs

    /// True if it is more than nothing, whatever the luck of the play-outs.
    bool isSure() const { return percent > kSure * error; }
    /// So many standard errors a difference must be away from 0 before anybody is told of it.
    static constexpr double kSure = 3;
};

/// The values of several moves at one decision. All moves that were still compared were played in the same
/// worlds with the same luck, world after world, so differences are of pairs and much surer than the values
/// (common random numbers). Worlds that follow each other may be alike, where they come from a Markov chain:
/// errors are those of the means of batches of worlds (Law and Carson 1979).
class MoveValues {
  public:
    /// For so many moves, without any play-out yet.
    explicit MoveValues(std::size_t moves) : m_moves(moves) {}

    /// Move number `move` was played in its next world and won so often there. Until choose() a move is
    /// played in the same worlds as all others, up to the one in which it is given up; after it likewise.
    void add(std::size_t move, double percent) {
        (m_chosen ? m_moves[move].after : m_moves[move].before).push_back(float(percent));
    }
    /// From the next world on only the moves that seem best, and maybe one that was wished for, are played:
    /// what is said of differences between them comes from those worlds alone. The best of many looks better
    /// than it is in the worlds in which it was found.
    void choose();

    std::size_t size() const { return m_moves.size(); }
    /// The worlds in which that move was played.
    int worlds(std::size_t move) const {
        return int(m_moves[move].before.size() + m_moves[move].after.size());
    }
    /// The value of that move, over all its worlds; 0 and an infinite error if there is none.
    Estimate value(std::size_t move) const;
    /// The move that did best, of those that were never given up; 0 if there was no play-out.
    std::size_t best() const;
    /// The move that seemed best when choose() was called; best() where it was not.
    std::size_t favourite() const { return m_chosen ? m_favourite : best(); }
    /// How much better `a` is than `b`, over the worlds in which both were played; only those after choose()
    /// if there are some.
    Estimate difference(std::size_t a, std::size_t b) const;
    /// What that move costs against the favourite.
    Estimate cost(std::size_t move) const { return difference(favourite(), move); }

  private:
    /// What came of a move, world by world.
    struct Played {
        std::vector<float> before, after; ///< choose()
    };
    std::vector<Played> m_moves;
    bool m_chosen = false;
    std::size_t m_favourite = 0;
};

} // namespace tacklebox
