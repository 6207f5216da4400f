// The Great Lakes Fish-Out in words.
#pragma once

#include "model/engine/words.h"
#include "model/games/greatlakes/greatlakes.h"

namespace tacklebox::greatlakes {

/// What a card does, as a whole sentence; empty where the face is hidden.
Phrase effectWords(Face face);
/// Why a move was refused, as a whole sentence to the player who tried it.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// What a move does, as a line in a list of moves: "Choose the king of spades".
Phrase moveWords(const Move& move, const Names& names);
/// What happened, as a whole sentence, or an empty phrase for events that need none.
Phrase eventWords(const SeenEvent<GreatLakes>& event, const Names& names);
/// What a player says who fishes a suit out, or leaves it; else empty.
Phrase aloudWords(const SeenEvent<GreatLakes>& event);
/// Why a card goes into the lake that its keeper was not asked for, where `by` has made `move` before; else
/// empty.
Phrase outcomeWords(Seat by, const Move& move, const Moved& moved, const Names& names);
/// To him whose last card is chosen for him; else empty.
Phrase lastCardWords(const Moved& moved, const Names& names);

} // namespace tacklebox::greatlakes

namespace tacklebox {

template <>
struct Words<GreatLakes> {
    static Phrase card(Face face) { return packs::cardWords(face); }
    static Phrase effect(Face face) { return greatlakes::effectWords(face); }
    static Phrase move(const greatlakes::Move& move, const Names& names) {
        return greatlakes::moveWords(move, names);
    }
    static Phrase event(const SeenEvent<GreatLakes>& event, const Names& names) {
        return greatlakes::eventWords(event, names);
    }
    static Phrase aloud(const SeenEvent<GreatLakes>& event, const Names&) {
        return greatlakes::aloudWords(event);
    }
    static Phrase outcome(Seat by, const greatlakes::Move& move, const Moved& moved, const Names& names) {
        return greatlakes::outcomeWords(by, move, moved, names);
    }
    static Phrase lastCard(const Moved& moved, const Names& names) {
        return greatlakes::lastCardWords(moved, names);
    }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return greatlakes::refusalWords(refusal, names);
    }
};

} // namespace tacklebox
