#include "model/games/rainbowfish/bot/evaluation.h"

#include <algorithm>

namespace tacklebox::rainbowfish {

namespace {

constexpr int kPlenty = 5; ///< cards in the hole for each seat, enough to draw more special cards

/// True if the player need not save such a card: more will come, or the hand has two.
bool canSpareKeeper(const PolicyInput& input, const EvaluationWeights& weights) {
    return !weights.keepsForTheEnd || input.specialSetCards() > 1 || input.hole > kPlenty * input.seats;
}

/// True if the ask concerns at least `cards` cards and the player can spare the reaction.
bool reacts(const PolicyInput& input, const EvaluationWeights& weights, int cards) {
    return input.held(input.asked) >= cards && canSpareKeeper(input, weights);
}

double valueOfAsk(const PolicyInput& input, const Move& move, const EvaluationWeights& weights) {
    const double chance = input.chance(move.target, move.number);
    const int held = input.held(move.number);
    // Impossible asks come last, refuted ones behind those impossible by counting.
    if (chance <= 0) return input.knownToLack(move.target, move.number) ? -0.6 : -0.5;
    // A sure hit comes first.
    constexpr double kSure = 10;
    const double sure = chance >= 1 ? kSure : 0;
    if (!weights.weighsChances) return sure + held + 0.5 * chance;
    if (!weights.weighsCards) return sure + 3 * chance + 0.5 * held;
    const double cards = input.expected(move.target, move.number);
    const double complete = held + std::max(1.0, cards) >= kSetSize ? 2.0 : 0.0;
    return chance * (1.0 + cards + complete * pointsFor(move.number) + 0.5 * held);
}

double valueOfWild(const PolicyInput& input, const Move& move) {
    const double cards = input.expected(move.target, kNumbers + move.color);
    // While the hole has cards, a wild can wait for a better moment. Later it only prevents a Special Set.
    return cards >= 1.0 || input.hole == 0 ? 20 + cards : cards - 2;
}

} // namespace

double value(const PolicyInput& input, const Move& move, const EvaluationWeights& weights) {
    switch (move.kind) {
    case MoveKind::Lay: return 100;
    case MoveKind::Ask: return valueOfAsk(input, move, weights);
    case MoveKind::DrawTwo: return canSpareKeeper(input, weights) ? 50 : -1;
    case MoveKind::WildDrawFour: return 45;
    case MoveKind::DownpourOne:
    case MoveKind::DownpourTwo: {
        double cards = 0;
        for (Seat seat = 0; seat < input.seats; ++seat)
            if (seat != input.me) cards += input.expected(seat, kNumbers + move.color);
        return 20 + cards;
    }
    case MoveKind::Wild: return valueOfWild(input, move);
    case MoveKind::Name: return input.expected(move.target, kNumbers + move.color);
    case MoveKind::Reverse: return reacts(input, weights, weights.leastToReverse) ? 4 : -1;
    case MoveKind::Skip: return reacts(input, weights, weights.leastToSkip) ? 2 : -2;
    case MoveKind::WarMachine: return canSpareKeeper(input, weights) ? 1 : -1;
    case MoveKind::Draw:
    case MoveKind::LaySpecial:
    case MoveKind::DiscardWild:
    case MoveKind::Answer:
    case MoveKind::Allow:
    case MoveKind::Done: return 0;
    }
    return 0;
}

double heuristicChance(const PolicyInput& input, const Move& move) {
    return input.chance(move.target, move.kind == MoveKind::Ask ? int(move.number) : kNumbers + move.color);
}

bool isSure(const PolicyInput& input, const Move& move) {
    return isAsk(move) && heuristicChance(input, move) >= 1;
}

} // namespace tacklebox::rainbowfish
