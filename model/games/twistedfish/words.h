// Phrases of Twisted Fish.
#pragma once

#include "model/engine/words.h"
#include "model/games/twistedfish/twistedfish.h"

namespace tacklebox::twistedfish {

/// A card in a sentence: "the purple hammerhead", "the Net"; "a card" for a hidden face.
Phrase cardWords(Face face);
/// A fish in a sentence, without article: "hammerhead".
Phrase fishWords(Fish fish);

/// Effect of a card, as a sentence, or an empty phrase for a hidden face.
Phrase effectWords(Face face);
/// Plural of a fish, for table talk: "hammerheads".
Phrase pluralFishWords(Fish fish);
/// Plural of a card, for table talk: "purple hammerheads".
Phrase pluralCardWords(Face face);
/// Title of a basket: "Whales".
Phrase basketWords(Fish fish);

/// Reason for a refusal, as a sentence to the player.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// Entry in a list of moves: "Ask Nick for the purple hammerhead".
Phrase moveWords(const Move& move, const Names& names);
/// An event as a sentence, or an empty phrase for events that need none.
Phrase eventWords(const SeenEvent<TwistedFish>& event, const Names& names);
/// How the last round ended, and who wins the match.
Phrase matchEnd(const Scored& scored, const Over& over, const Names& names);
/// Table talk of the player who moved, in the first person, or an empty phrase.
Phrase aloudWords(const SeenEvent<TwistedFish>& event, const Names& names);
/// The player and the card that a move asks for.
Question questionOf(const Move& move);

} // namespace tacklebox::twistedfish

namespace tacklebox {

template <>
struct Words<TwistedFish> {
    static Phrase card(Face face) { return twistedfish::cardWords(face); }
    static Phrase effect(Face face) { return twistedfish::effectWords(face); }
    static Phrase move(const twistedfish::Move& move, const Names& names) {
        return twistedfish::moveWords(move, names);
    }
    static Phrase event(const SeenEvent<TwistedFish>& event, const Names& names) {
        return twistedfish::eventWords(event, names);
    }
    static Question question(const twistedfish::Move& move) { return twistedfish::questionOf(move); }
    static Phrase aloud(const SeenEvent<TwistedFish>& event, const Names& names) {
        return twistedfish::aloudWords(event, names);
    }
    static Phrase laid(int count) {
        return Phrase::counted(count, QT_TRANSLATE_NOOP("Words", "a basket laid"),
                               QT_TRANSLATE_N_NOOP("Words", "%n baskets laid"));
    }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return twistedfish::refusalWords(refusal, names);
    }
    static Phrase matchEnd(const Scored& scored, const Over& over, const Names& names) {
        return twistedfish::matchEnd(scored, over, names);
    }
};

} // namespace tacklebox
