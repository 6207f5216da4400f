// Phrases for Go Fish.
#pragma once

#include "model/engine/matchwords.h"
#include "model/engine/words.h"
#include "model/games/gofish/gofish.h"

namespace tacklebox::gofish {

/// Describes a card's effect as a sentence; empty for a hidden face.
Phrase effectWords(Face face);
/// Explains a refused move as a sentence to the player who tried it.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// Describes a move for a list of moves: "Ask Nick for sevens".
Phrase moveWords(const Move& move, const Names& names);
/// Describes an event as a sentence; empty for events that need none.
Phrase eventWords(const SeenEvent<GoFish>& event, const Names& names);
/// The call of a player laying a book: "Sevens!"; empty for other events.
Phrase aloudWords(const SeenEvent<GoFish>& event);

} // namespace tacklebox::gofish

namespace tacklebox {

template <>
struct Words<GoFish> {
    static Phrase card(Face face) { return packs::cardWords(face); }
    static Phrase effect(Face face) { return gofish::effectWords(face); }
    static Phrase move(const gofish::Move& move, const Names& names) {
        return gofish::moveWords(move, names);
    }
    static Phrase event(const SeenEvent<GoFish>& event, const Names& names) {
        return gofish::eventWords(event, names);
    }
    static Question question(const gofish::Move& move) { return {move.target, packs::ranksWords(move.rank)}; }
    static Phrase aloud(const SeenEvent<GoFish>& event, const Names&) { return gofish::aloudWords(event); }
    static Phrase laid(int count) {
        return Phrase::counted(count, QT_TRANSLATE_NOOP("Words", "a book laid"),
                               QT_TRANSLATE_N_NOOP("Words", "%n books laid"));
    }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return gofish::refusalWords(refusal, names);
    }
    static Phrase matchEnd(const Scored& scored, const Over& over, const Names& names) {
        return matchEndWords(scored, over,
                             Phrase::counted(winningTotal(scored, over),
                                             QT_TRANSLATE_NOOP("Words", "with %n book"),
                                             QT_TRANSLATE_N_NOOP("Words", "with %n books")),
                             names);
    }
};

} // namespace tacklebox
