// Phrases for The Great Lakes Fish-Out.
#pragma once

#include "model/engine/usualwords.h"
#include "model/games/greatlakes/tabletraits.h"

namespace tacklebox {

template <>
struct Words<GreatLakes> : UsualWords<GreatLakes> {
    using UsualWords::aloud, UsualWords::brief, UsualWords::event;
    static Phrase card(Face face) { return packs::cardWords(face); }
    static Phrase effect(Face face);
    static Phrase move(const Move& move, const Names& names);
    static Phrase event(const SeenDeal<GreatLakes>& deal, const Names& names);
    static Phrase event(const Moved& moved, const Names& names);
    /// Of a catch for the ear: the suit.
    static Phrase brief(const Moved& moved, const Names& names);
    /// The call of a player who fishes a suit out, or declines to.
    static Phrase aloud(const SeenMove<Move>& made, const Names& names);
    /// Explains why a kept card goes into the lake without its keeper being asked.
    static Phrase outcome(Seat by, const Move& move, const Moved& moved, const Names& names);
    /// Tells you that your last card was chosen for you.
    static Phrase lastCard(const Moved& moved, const Names& names);
    static Phrase refusal(const Refusal& refusal, const Names& names);
};

} // namespace tacklebox
