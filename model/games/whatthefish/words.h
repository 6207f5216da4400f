// Phrases of WTF (What the Fish!).
#pragma once

#include "model/engine/usualwords.h"
#include "model/games/whatthefish/tabletraits.h"

namespace tacklebox {

namespace whatthefish {
/// A card in a sentence: "the FISH 8", "Mugger Croc", "a card" for a hidden face.
Phrase cardWords(Face face);
} // namespace whatthefish

template <>
struct Words<WhatTheFish> : UsualWords<WhatTheFish> {
    using UsualWords::aloud, UsualWords::event;
    static Phrase card(Face face) { return whatthefish::cardWords(face); }
    static Phrase effect(Face face);
    static Phrase move(const Move& move, const Names& names);
    static Phrase event(const SeenMove<Move>& made, const Names& names);
    static Phrase event(const Moved& moved, const Names& names);
    static Phrase event(const Said& said, const Names& names);
    static Phrase event(const Peeked& peeked, const Names& names);
    static Phrase event(const Shown& shown, const Names& names);
    static Phrase event(const SeenShuffle& shuffle, const Names& names);
    static Phrase event(const Scored& scored, const Names& names);
    static Phrase aloud(const SeenMove<Move>& made, const Names& names);
    /// A card shown by a flush.
    static Phrase shown(const Move& move, const Shown& shown, const Names& names);
    static Phrase refusal(const Refusal& refusal, const Names& names);
    static Phrase matchEnd(const Scored& scored, const Over& over, const Names& names);
    static Phrase tooLate(Seat seat, const Names& names);
    static Phrase onlyPass(const Observation& before);
    static Phrase passAloud() { return QT_TRANSLATE_NOOP("Words", "Swim on!"); }
};

} // namespace tacklebox
