// Phrases of Twisted Fish.
#pragma once

#include "model/engine/usualwords.h"
#include "model/games/twistedfish/tabletraits.h"

namespace tacklebox {

namespace twistedfish {
/// A card in a sentence: "the purple hammerhead", "the Net"; "a card" for a hidden face.
Phrase cardWords(Face face);
/// A fish in a sentence, without article: "hammerhead".
Phrase fishWords(Fish fish);
/// Plural of a fish, for table talk: "hammerheads".
Phrase pluralFishWords(Fish fish);
/// Plural of a card, for table talk: "purple hammerheads".
Phrase pluralCardWords(Face face);
/// Title of a basket: "Whales".
Phrase basketWords(Fish fish);
} // namespace twistedfish

template <>
struct Words<TwistedFish> : UsualWords<TwistedFish> {
    using UsualWords::aloud, UsualWords::event;
    static Phrase card(Face face) { return twistedfish::cardWords(face); }
    static Phrase effect(Face face);
    static Phrase move(const Move& move, const Names& names);
    static Question question(const Move& move);
    static Phrase event(const SeenMove<Move>& made, const Names& names);
    static Phrase event(const Moved& moved, const Names& names);
    static Phrase event(const Said& said, const Names& names);
    static Phrase event(const Shown& shown, const Names& names);
    static Phrase event(const SeenShuffle& shuffle, const Names& names);
    static Phrase event(const Scored& scored, const Names& names);
    static Phrase aloud(const SeenMove<Move>& made, const Names& names);
    static Phrase laid(int count);
    static Phrase refusal(const Refusal& refusal, const Names& names);
    static Phrase matchEnd(const Scored& scored, const Over& over, const Names& names);
};

} // namespace tacklebox
