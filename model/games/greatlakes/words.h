// Phrases for The Great Lakes Fish-Out.
#pragma once

#include "model/engine/words.h"
#include "model/games/greatlakes/greatlakes.h"

namespace tacklebox::greatlakes {

/// Describes a card's effect as a sentence; empty for a hidden face.
Phrase effectWords(Face face);
/// Explains a refused move as a sentence to the player who tried it.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// Describes a move for a list of moves: "Choose the king of spades".
Phrase moveWords(const Move& move, const Names& names);
/// Describes an event as a sentence; empty for events that need none.
Phrase eventWords(const SeenEvent<GreatLakes>& event, const Names& names);
/// The call of a player who fishes a suit out, or declines to; empty for other events.
Phrase aloudWords(const SeenEvent<GreatLakes>& event);
/// Explains why a kept card goes into the lake without its keeper being asked, after `move` of `by`; else
/// empty.
Phrase outcomeWords(Seat by, const Move& move, const Moved& moved, const Names& names);
/// Tells you that your last card was chosen for you; else empty.
Phrase lastCardWords(const Moved& moved, const Names& names);
/// Of a catch for the ear: the suit.
Phrase briefWords(const SeenEvent<GreatLakes>& event, const Names& names);

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
    static Phrase brief(const SeenEvent<GreatLakes>& event, const Names& names) {
        return greatlakes::briefWords(event, names);
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
