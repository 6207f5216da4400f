// Phrases for Go Fish.
#pragma once

#include "model/engine/usualwords.h"
#include "model/games/gofish/tabletraits.h"

namespace tacklebox {

template <>
struct Words<GoFish> : UsualWords<GoFish> {
    using UsualWords::aloud, UsualWords::event;
    static Phrase card(Face face) { return packs::cardWords(face); }
    static Phrase effect(Face face);
    static Phrase event(const Moved& moved, const Names& names);
    static Phrase event(const Scored& scored, const Names& names);
    static Question question(const Move& move) { return {move.target, packs::ranksWords(move.rank)}; }
    static Phrase aloud(const Moved& moved, const Names& names);
    static Phrase laid(int count);
    static Phrase refusal(const Refusal& refusal, const Names& names);
    static Phrase matchEnd(const Scored& scored, const Over& over, const Names& names);
};

} // namespace tacklebox
