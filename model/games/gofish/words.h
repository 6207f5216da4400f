// Go Fish in words.
#pragma once

#include "model/engine/words.h"
#include "model/games/gofish/gofish.h"

namespace tacklebox::gofish {

/// Why a move was refused, as a whole sentence to the player who tried it.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// What a move does, as a line in a list of moves: "Ask Nick for sevens".
Phrase moveWords(const Move& move, const Names& names);
/// What happened, as a whole sentence, or an empty phrase for events that need none.
Phrase eventWords(const SeenEvent<GoFish>& event, const Names& names);

} // namespace tacklebox::gofish

namespace tacklebox {

template <>
struct Words<GoFish> {
    static Phrase card(Face face) { return packs::cardWords(face); }
    static Phrase move(const gofish::Move& move, const Names& names) {
        return gofish::moveWords(move, names);
    }
    static Phrase event(const SeenEvent<GoFish>& event, const Names& names) {
        return gofish::eventWords(event, names);
    }
    static Question question(const gofish::Move& move) { return {move.target, packs::ranksWords(move.rank)}; }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return gofish::refusalWords(refusal, names);
    }
};

} // namespace tacklebox
