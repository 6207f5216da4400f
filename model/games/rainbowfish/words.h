// Rainbow Fish in words.
#pragma once

#include "model/engine/words.h"
#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox::rainbowfish {

/// "the red 5", "the blue Skip", "a War Machine".
Phrase cardWords(Face face);
/// All cards of a number: "fives".
Phrase numbersWords(Number number);
/// All cards of a colour: "red cards".
Phrase colorsWords(Color color);
/// What a card does, as a whole sentence; empty where the face is hidden.
Phrase effectWords(Face face);
/// Why a move was refused, as a whole sentence to the player who tried it.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// What a move does, as a line in a list of moves: "Ask Nick for fives".
Phrase moveWords(const Move& move, const Names& names);
/// What happened, as a whole sentence, or an empty phrase for events that need none.
Phrase eventWords(const SeenEvent<RainbowFish>& event, const Names& names);
/// What the player who made a move says, in the first person; empty where he says nothing.
Phrase aloudWords(const SeenEvent<RainbowFish>& event, const Names& names);
/// Whom a move asks for what.
Question questionOf(const Move& move);

} // namespace tacklebox::rainbowfish

namespace tacklebox {

template <>
struct Words<RainbowFish> {
    static Phrase card(Face face) { return rainbowfish::cardWords(face); }
    static Phrase effect(Face face) { return rainbowfish::effectWords(face); }
    static Phrase move(const rainbowfish::Move& move, const Names& names) {
        return rainbowfish::moveWords(move, names);
    }
    static Phrase event(const SeenEvent<RainbowFish>& event, const Names& names) {
        return rainbowfish::eventWords(event, names);
    }
    static Question question(const rainbowfish::Move& move) { return rainbowfish::questionOf(move); }
    static Phrase aloud(const SeenEvent<RainbowFish>& event, const Names& names) {
        return rainbowfish::aloudWords(event, names);
    }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return rainbowfish::refusalWords(refusal, names);
    }
};

} // namespace tacklebox
