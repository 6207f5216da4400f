// Twisted Fish in words.
#pragma once

#include "model/engine/words.h"
#include "model/games/twistedfish/twistedfish.h"

namespace tacklebox::twistedfish {

/// A card in a sentence: "the purple hammerhead", "the Net"; "a card" where the face is hidden.
Phrase cardWords(Face face);
/// A fish in a sentence, without article: "hammerhead".
Phrase fishWords(Fish fish);

/// Why a move was refused, as a whole sentence to the player who tried it.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// What a move does, as a line in a list of moves: "Ask Nick for the purple hammerhead".
Phrase moveWords(const Move& move, const Names& names);
/// What happened, as a whole sentence, or an empty phrase for events that need none.
Phrase eventWords(const SeenEvent<TwistedFish>& event, const Names& names);

} // namespace tacklebox::twistedfish

namespace tacklebox {

template <>
struct Words<TwistedFish> {
    static Phrase card(Face face) { return twistedfish::cardWords(face); }
    static Phrase move(const twistedfish::Move& move, const Names& names) {
        return twistedfish::moveWords(move, names);
    }
    static Phrase event(const SeenEvent<TwistedFish>& event, const Names& names) {
        return twistedfish::eventWords(event, names);
    }
    static Question question(const twistedfish::Move& move) {
        if (move.kind != twistedfish::MoveKind::Ask) return {};
        return {move.target, twistedfish::cardWords(move.card), true};
    }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return twistedfish::refusalWords(refusal, names);
    }
};

} // namespace tacklebox
