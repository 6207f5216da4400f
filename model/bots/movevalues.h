// Values of moves, estimated by playouts in determinizations: win probabilities in percent.
#pragma once

#include <cstddef>
#include <vector>

namespace tacklebox {

/// A mean over playouts and its standard error.
struct Estimate {
    double percent = 0; ///< win probability, 0..100; for a difference -100..100
    double error = 0;   ///< standard error in percent; infinite if there are too few playouts

    /// True if the estimate is significantly above 0.
    bool isSure() const { return percent > kSure * error; }
    /// Number of standard errors from 0 at which a difference is reported.
    static constexpr double kSure = 3;
};

/// The values of the moves at one decision. All moves still compared are played in the same determinizations
/// with the same random numbers (common random numbers), so differences are paired and more precise than
/// values. Consecutive determinizations from a Markov chain are correlated, so standard errors use batch
/// means (Law and Carson 1979).
class MoveValues {
  public:
    /// Starts without playouts for `moves` moves.
    explicit MoveValues(std::size_t moves) : m_moves(moves) {}

    /// Adds the result of `move` in its next determinization. Before choose(), a move gets the same
    /// determinizations as all others until it is eliminated; the same holds after choose().
    void add(std::size_t move, double percent) {
        (m_chosen ? m_moves[move].after : m_moves[move].before).push_back(float(percent));
    }
    /// Ends the selection. From the next determinization on, only the finalists and a requested move are
    /// played. Differences between them use only results from after this call, because the results used for
    /// selection are biased upwards.
    void choose();

    std::size_t size() const { return m_moves.size(); }
    /// The number of determinizations in which the move was played.
    int determinizations(std::size_t move) const {
        return int(m_moves[move].before.size() + m_moves[move].after.size());
    }
    /// The value of the move over all its determinizations; 0 with infinite error if there are none.
    Estimate value(std::size_t move) const;
    /// The best of the moves that were never eliminated; 0 without playouts.
    std::size_t best() const;
    /// The best move when choose() was called; best() if it was not.
    std::size_t favourite() const { return m_chosen ? m_favourite : best(); }
    /// The value of `a` minus that of `b`, over the determinizations of both; only those after choose(), if
    /// any.
    Estimate difference(std::size_t a, std::size_t b) const;
    /// The loss of value by the move against the favourite.
    Estimate cost(std::size_t move) const { return difference(favourite(), move); }

  private:
    /// The results of a move in each determinization.
    struct Played {
        std::vector<float> before, after; ///< before and after choose()
    };
    std::vector<Played> m_moves;
    bool m_chosen = false;
    std::size_t m_favourite = 0;
};

} // namespace tacklebox
