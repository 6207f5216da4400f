#include "model/bots/movevalues.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace tacklebox {

namespace {

/// The mean of value(0) to value(count - 1), and its standard error by batch means.
template <class Value>
Estimate meanOf(std::size_t count, Value value) {
    constexpr std::size_t kMostBatches = 20, kFewestBatches = 5;
    Estimate result{0, std::numeric_limits<double>::infinity()};
    if (count == 0) return result;
    for (std::size_t i = 0; i < count; ++i)
        result.percent += value(i) / double(count);
    const std::size_t batches = std::min(count, kMostBatches);
    if (batches < kFewestBatches) return result;
    double squares = 0;
    for (std::size_t batch = 0; batch < batches; ++batch) {
        const std::size_t first = batch * count / batches, last = (batch + 1) * count / batches;
        double sum = 0;
        for (std::size_t i = first; i < last; ++i)
            sum += value(i);
        const double off = sum / double(last - first) - result.percent;
        squares += off * off;
    }
    result.error = std::sqrt(squares / (double(batches) * double(batches - 1)));
    return result;
}

} // namespace

void MoveValues::choose() {
    m_favourite = best();
    m_chosen = true;
}

Estimate MoveValues::value(std::size_t move) const {
    const std::vector<float>&before = m_moves[move].before, &after = m_moves[move].after;
    return meanOf(before.size() + after.size(), [&](std::size_t i) {
        return double(i < before.size() ? before[i] : after[i - before.size()]);
    });
}

std::size_t MoveValues::best() const {
    const auto played = [](const Played& one) { return std::pair(one.after.size(), one.before.size()); };
    std::pair<std::size_t, std::size_t> most{0, 0};
    for (const Played& one : m_moves)
        most.first = std::max(most.first, one.after.size());
    for (const Played& one : m_moves)
        if (one.after.size() == most.first) most.second = std::max(most.second, one.before.size());
    std::size_t best = 0;
    double percent = -1;
    for (std::size_t move = 0; move < size(); ++move) {
        // A requested move may continue after choose() although it was eliminated before.
        const auto [after, before] = played(m_moves[move]);
        if (after + before == 0 || after < most.first || (most.first == 0 && before < most.second)) continue;
        if (const double its = value(move).percent; its > percent) {
            percent = its;
            best = move;
        }
    }
    return best;
}

Estimate MoveValues::difference(std::size_t a, std::size_t b) const {
    const Played &of = m_moves[a], &than = m_moves[b];
    const bool both = !of.after.empty() && !than.after.empty();
    const std::vector<float>&ofIts = both ? of.after : of.before, &thanIts = both ? than.after : than.before;
    return meanOf(std::min(ofIts.size(), thanIts.size()),
                  [&](std::size_t i) { return double(ofIts[i]) - double(thanIts[i]); });
}

} // namespace tacklebox
