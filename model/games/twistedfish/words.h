// Twisted Fish in words.
#pragma once

#include "model/engine/words.h"
#include "model/games/twistedfish/twistedfish.h"

namespace tacklebox::twistedfish {

/// A card in a sentence: "the purple hammerhead", "the Net"; "a card" where the face is hidden.
Phrase cardWords(Face face);
/// A fish in a sentence, without article: "hammerhead".
Phrase fishWords(Fish fish);

/// What a card does, as a whole sentence; empty where the face is hidden.
Phrase effectWords(Face face);
/// All cards of a fish, and such as one of them, as they are asked for aloud: "hammerheads", "purple
/// hammerheads".
Phrase manyFishWords(Fish fish);
/// A basket of that fish where it is named alone: "Whales".
Phrase basketName(Fish fish);
Phrase manyCardsWords(Face face);

/// Why a move was refused, as a whole sentence to the player who tried it.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// What a move does, as a line in a list of moves: "Ask Nick for the purple hammerhead".
Phrase moveWords(const Move& move, const Names& names);
/// What happened, as a whole sentence, or an empty phrase for events that need none.
Phrase eventWords(const SeenEvent<TwistedFish>& event, const Names& names);
/// What the player who made a move says, in the first person; empty where he says nothing.
Phrase aloudWords(const SeenEvent<TwistedFish>& event, const Names& names);
/// Whom a move asks for what.
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
};

} // namespace tacklebox
