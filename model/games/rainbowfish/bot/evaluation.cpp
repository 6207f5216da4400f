#include "model/games/rainbowfish/bot/judgement.h"

#include <algorithm>

namespace tacklebox::rainbowfish {

namespace {

constexpr int kPlenty = 5; ///< cards in the Hole for each seat: more special cards will come

/// More such cards will come, or there is one to spare.
bool canSpareKeeper(const Sight& sight, const Manner& manner) {
    return !manner.keepsForTheEnd || sight.keepers() > 1 || sight.hole > kPlenty * sight.seats;
}

/// To the ask that he waits for, as it is about so many cards at least.
bool reacts(const Sight& sight, const Manner& manner, int cards) {
    return sight.held(sight.asked) >= cards && canSpareKeeper(sight, manner);
}

double worthOfAsk(const Sight& sight, const Move& move, const Manner& manner) {
    const double chance = sight.chance(move.target, move.number);
    const int held = sight.held(move.number);
    // What was refuted nobody asks for, nor what cannot be there by counting, if there is anything else.
    if (chance <= 0) return sight.refuted(move.target, move.number) ? -0.6 : -0.5;
    // What is sure nobody leaves for what may be.
    constexpr double kSure = 10;
    const double sure = chance >= 1 ? kSure : 0;
    if (!manner.weighsChances) return sure + held + 0.5 * chance;
    if (!manner.weighsCards) return sure + 3 * chance + 0.5 * held;
    const double cards = sight.expected(move.target, move.number);
    const double complete = held + std::max(1.0, cards) >= kSetSize ? 2.0 : 0.0;
    return chance * (1.0 + cards + complete * pointsFor(move.number) + 0.5 * held);
}

double worthOfWild(const Sight& sight, const Move& move) {
    const double cards = sight.expected(move.target, kNumbers + move.color);
    // While the Hole has cards a wild can wait for a better moment; afterwards it only spoils a Special Set.
    return cards >= 1.0 || sight.hole == 0 ? 20 + cards : cards - 2;
}

} // namespace

double worth(const Sight& sight, const Move& move, const Manner& manner) {
    switch (move.kind) {
    case MoveKind::Lay: return 100;
    case MoveKind::Ask: return worthOfAsk(sight, move, manner);
    case MoveKind::DrawTwo: return canSpareKeeper(sight, manner) ? 50 : -1;
    case MoveKind::WildDrawFour: return 45;
    case MoveKind::DownpourOne:
    case MoveKind::DownpourTwo: {
        double cards = 0;
        for (Seat seat = 0; seat < sight.seats; ++seat)
            if (seat != sight.me) cards += sight.expected(seat, kNumbers + move.color);
        return 20 + cards;
    }
    case MoveKind::Wild: return worthOfWild(sight, move);
    case MoveKind::Name: return sight.expected(move.target, kNumbers + move.color);
    case MoveKind::Reverse: return reacts(sight, manner, manner.turnsTablesFor) ? 4 : -1;
    case MoveKind::Skip: return reacts(sight, manner, manner.skipsFor) ? 2 : -2;
    case MoveKind::WarMachine: return canSpareKeeper(sight, manner) ? 1 : -1;
    case MoveKind::Draw:
    case MoveKind::LaySpecial:
    case MoveKind::DiscardWild:
    case MoveKind::Answer:
    case MoveKind::Allow:
    case MoveKind::Done: return 0;
    }
    return 0;
}

double glanceAt(const Sight& sight, const Move& move) {
    return sight.chance(move.target, move.kind == MoveKind::Ask ? int(move.number) : kNumbers + move.color);
}

bool isSure(const Sight& sight, const Move& move) {
    return isAsk(move) && glanceAt(sight, move) >= 1;
}

} // namespace tacklebox::rainbowfish
