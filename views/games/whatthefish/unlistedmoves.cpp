#include "views/games/whatthefish/unlistedmoves.h"

#include <algorithm>

namespace tacklebox::whatthefishview {

using namespace whatthefish;

namespace {

constexpr int kCodes = 1'594'323; // 3 to the power of kValues
constexpr std::size_t kMostSets = 400;

} // namespace

int unlistedChoice(bool kills, const std::vector<Face>& faces) {
    int code = 0, weight = 1;
    for (int value = 1; value <= kValues; ++value, weight *= 3)
        code += weight * int(std::count_if(faces.begin(), faces.end(),
                                           [value](Face face) { return valueOf(face) == value; }));
    return kUnlisted + (kills ? 0 : kCodes) + code;
}

Move unlistedMove(int choice) {
    const bool kills = choice - kUnlisted < kCodes;
    int code = (choice - kUnlisted) % kCodes;
    Move move{kills ? MoveKind::Kill : MoveKind::Protect};
    for (int value = 1; value <= kValues; ++value, code /= 3)
        for (int copies = code % 3; copies > 0; --copies)
            move.cards.add(Face((kills ? 1 : 2) * kValues + value - 1));
    return move;
}

std::vector<std::vector<Face>> setsOf(const std::vector<Face>& cards) {
    std::vector<std::vector<Face>> sets{{}};
    std::size_t first = 0;
    while (first < sets.size() && sets.size() < kMostSets) {
        const std::size_t last = sets.size();
        for (; first < last && sets.size() < kMostSets; ++first) {
            const std::vector<Face> set = sets[first];
            // Extend the set by later cards; of equal cards only by the first that is left.
            std::size_t from = 0;
            for (std::size_t k = 0; k < set.size(); ++from)
                k += cards[from] == set[k];
            for (std::size_t at = from; at < cards.size(); ++at) {
                if (at > from && cards[at] == cards[at - 1]) continue;
                sets.push_back(set);
                sets.back().push_back(cards[at]);
            }
        }
    }
    return sets;
}

} // namespace tacklebox::whatthefishview
