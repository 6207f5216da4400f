// Phrases for Platinum Fish.
#pragma once

#include "model/engine/matchwords.h"
#include "model/engine/words.h"
#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox::platinumfish {

/// Describes a card's effect as a sentence; empty for a hidden face.
Phrase effectWords(Face face);
/// Explains a refused move as a sentence to the player who tried it.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// Describes a move for a list of moves: "Ask Nick for kings".
Phrase moveWords(const Move& move, const Names& names);
/// Describes an event as a sentence; empty for events that need none.
Phrase eventWords(const SeenEvent<PlatinumFish>& event, const Names& names);
/// The call of a player who calls for a shuffle, searches the deck, asks or declines to ask; empty for other
/// events.
Phrase aloudWords(const SeenEvent<PlatinumFish>& event, const Names& names);
/// "a six": an ask is for one card.
Phrase aRankWords(packs::Rank rank);
/// The rank of a pair, for speech.
Phrase briefWords(const SeenEvent<PlatinumFish>& event, const Names& names);
/// Tells whether a card that `by` drew or searched for made a pair; empty for other moves.
Phrase outcomeWords(Seat by, const Move& move, const Moved& moved, const Names& names);

} // namespace tacklebox::platinumfish

namespace tacklebox {

template <>
struct Words<PlatinumFish> {
    static Phrase card(Face face) { return packs::cardWords(face); }
    static Phrase effect(Face face) { return platinumfish::effectWords(face); }
    static Phrase move(const platinumfish::Move& move, const Names& names) {
        return platinumfish::moveWords(move, names);
    }
    static Phrase event(const SeenEvent<PlatinumFish>& event, const Names& names) {
        return platinumfish::eventWords(event, names);
    }
    static Phrase brief(const SeenEvent<PlatinumFish>& event, const Names& names) {
        return platinumfish::briefWords(event, names);
    }
    static Question question(const platinumfish::Move& move) {
        if (move.kind != platinumfish::MoveKind::Ask) return {};
        return {move.target, platinumfish::aRankWords(move.rank)};
    }
    static Phrase aloud(const SeenEvent<PlatinumFish>& event, const Names& names) {
        return platinumfish::aloudWords(event, names);
    }
    static Phrase outcome(Seat by, const platinumfish::Move& move, const Moved& moved, const Names& names) {
        return platinumfish::outcomeWords(by, move, moved, names);
    }
    static Phrase laid(int count) {
        return Phrase::counted(count, QT_TRANSLATE_NOOP("Words", "a pair laid"),
                               QT_TRANSLATE_N_NOOP("Words", "%n pairs laid"));
    }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return platinumfish::refusalWords(refusal, names);
    }
    static Phrase matchEnd(const Scored& scored, const Over& over, const Names& names) {
        return Phrase::sentences(QT_TRANSLATE_NOOP("Words", "The deck is empty."), // P-23
                                 matchEndWords(scored, over,
                                               Phrase::counted(winningTotal(scored, over),
                                                               QT_TRANSLATE_NOOP("Words", "with %n pair"),
                                                               QT_TRANSLATE_N_NOOP("Words", "with %n pairs")),
                                               names));
    }
};

} // namespace tacklebox
