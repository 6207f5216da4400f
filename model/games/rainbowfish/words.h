// Phrases of Rainbow Fish.
#pragma once

#include "model/engine/usualwords.h"
#include "model/games/rainbowfish/tabletraits.h"

namespace tacklebox {

namespace rainbowfish {
/// "the red 5", "the blue Skip", "a War Machine".
Phrase cardWords(Face face);
/// All cards of a number: "fives".
Phrase numbersWords(Number number);
/// All cards of a colour: "red cards".
Phrase colorsWords(Color color);
} // namespace rainbowfish

template <>
struct Words<RainbowFish> : UsualWords<RainbowFish> {
    using UsualWords::aloud, UsualWords::event;
    static Phrase card(Face face) { return rainbowfish::cardWords(face); }
    static Phrase effect(Face face);
    static Phrase move(const Move& move, const Names& names);
    static Question question(const Move& move);
    static Phrase event(const SeenMove<Move>& made, const Names& names);
    static Phrase event(const Moved& moved, const Names& names);
    static Phrase event(const Said& said, const Names& names);
    static Phrase aloud(const SeenMove<Move>& made, const Names& names);
    static Phrase refusal(const Refusal& refusal, const Names& names);
};

} // namespace tacklebox
