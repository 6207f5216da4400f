// Phrases of Rainbow Fish.
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
/// Effect of a card, as a sentence, or an empty phrase for a hidden face.
Phrase effectWords(Face face);
/// Reason for a refusal, as a sentence to the player.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// Entry in a list of moves: "Ask Nick for fives".
Phrase moveWords(const Move& move, const Names& names);
/// An event as a sentence, or an empty phrase for events that need none.
Phrase eventWords(const SeenEvent<RainbowFish>& event, const Names& names);
/// Table talk of the player who moved, in the first person, or an empty phrase.
Phrase aloudWords(const SeenEvent<RainbowFish>& event, const Names& names);
/// The player and the cards that a move asks for.
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
