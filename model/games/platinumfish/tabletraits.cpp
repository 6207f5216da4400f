#include "model/games/platinumfish/tabletraits.h"

namespace tacklebox {

using namespace platinumfish;

bool TableTraits<PlatinumFish>::answersItself(const State&, Seat, const Move& only,
                                              const Convenience& convenience) {
    return convenience.answerForMe && only.kind == MoveKind::Done;
}

Act TableTraits<PlatinumFish>::act(const Move& move) {
    return move.kind == MoveKind::Ask ? Act::Asks : Act::Other;
}

int TableTraits<PlatinumFish>::laidPoints(const Observation& observation, Seat seat) {
    return int(observation.matches[seat].size());
}

std::vector<PileCards> TableTraits<PlatinumFish>::piles(const Observation& observation) {
    std::vector<PileCards> piles;
    for (Seat seat = 0; seat < observation.match.seats; ++seat)
        piles.push_back(placed(PileKind::Hand, seat, observation.hands[seat]));
    for (Seat seat = 0; seat < observation.match.seats; ++seat) {
        // Pairs are known by rank only: show any two cards of it.
        FaceList matches;
        for (const packs::Rank rank : observation.matches[seat])
            for (int half = 0; half < 2; ++half)
                matches.add(packs::faceOf(rank, packs::Suit(half)));
        piles.push_back(placed(PileKind::Matches, seat, matches));
    }
    piles.push_back(placed(PileKind::Deck, kNoSeat, observation.deck));
    piles.push_back(placed(PileKind::Discard, kNoSeat, observation.discard));
    return piles;
}

Phrase TableTraits<PlatinumFish>::ending(const Scored&, const Names&) {
    return QT_TRANSLATE_NOOP("Words", "The deck is empty.");
}

} // namespace tacklebox
