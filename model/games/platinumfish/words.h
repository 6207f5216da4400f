// Platinum Fish in words.
#pragma once

#include "model/engine/words.h"
#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox::platinumfish {

/// Why a move was refused, as a whole sentence to the player who tried it.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// What a move does, as a line in a list of moves: "Ask Nick for kings".
Phrase moveWords(const Move& move, const Names& names);
/// What happened, as a whole sentence, or an empty phrase for events that need none.
Phrase eventWords(const SeenEvent<PlatinumFish>& event, const Names& names);

} // namespace tacklebox::platinumfish

namespace tacklebox {

template <>
struct Words<PlatinumFish> {
    static Phrase card(Face face) { return packs::cardWords(face); }
    static Phrase move(const platinumfish::Move& move, const Names& names) {
        return platinumfish::moveWords(move, names);
    }
    static Phrase event(const SeenEvent<PlatinumFish>& event, const Names& names) {
        return platinumfish::eventWords(event, names);
    }
    static Question question(const platinumfish::Move& move) {
        if (move.kind != platinumfish::MoveKind::Ask) return {};
        return {move.target, packs::ranksWords(move.rank)};
    }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return platinumfish::refusalWords(refusal, names);
    }
};

} // namespace tacklebox
