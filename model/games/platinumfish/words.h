// Phrases for Platinum Fish.
#pragma once

#include "model/engine/usualwords.h"
#include "model/games/platinumfish/tabletraits.h"

namespace tacklebox {

namespace platinumfish {
/// "a six": an ask is for one card.
Phrase aRankWords(packs::Rank rank);
} // namespace platinumfish

template <>
struct Words<PlatinumFish> : UsualWords<PlatinumFish> {
    using UsualWords::aloud, UsualWords::brief, UsualWords::event;
    static Phrase card(Face face) { return packs::cardWords(face); }
    static Phrase effect(Face face);
    static Phrase move(const Move& move, const Names& names);
    static Question question(const Move& move);
    static Phrase event(const SeenMove<Move>& made, const Names& names);
    static Phrase event(const Moved& moved, const Names& names);
    static Phrase event(const Said& said, const Names& names);
    static Phrase event(const Rolled& rolled, const Names& names);
    static Phrase event(const Scored& scored, const Names& names);
    /// The rank of a pair, for speech.
    static Phrase brief(const Moved& moved, const Names& names);
    static Phrase aloud(const SeenMove<Move>& made, const Names& names);
    /// Tells whether a card that `by` drew or searched for made a pair.
    static Phrase outcome(Seat by, const Move& move, const Moved& moved, const Names& names);
    static Phrase laid(int count);
    static Phrase refusal(const Refusal& refusal, const Names& names);
    static Phrase matchEnd(const Scored& scored, const Over& over, const Names& names);
};

} // namespace tacklebox
