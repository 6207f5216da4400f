// Phrases of WTF (What the Fish!).
#pragma once

#include "model/engine/words.h"
#include "model/games/whatthefish/whatthefish.h"

namespace tacklebox::whatthefish {

/// A card in a sentence: "the FISH 8", "Mugger Croc", "a card" for a hidden face.
Phrase cardWords(Face face);
/// Effect of a card, as a sentence, or an empty phrase for a hidden face.
Phrase effectWords(Face face);
/// Reason for a refusal, as a sentence to the player.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// Entry in a list of moves: "Kill with the KILL 4 and the KILL 6".
Phrase moveWords(const Move& move, const Names& names);
/// An event as a sentence, or an empty phrase for events that need none.
Phrase eventWords(const SeenEvent<WhatTheFish>& event, const Names& names);
/// A card shown by a move, as a sentence if the move is a flush; otherwise an empty phrase.
Phrase shownWords(const Move& move, const Shown& shown, const Names& names);
/// Time is up, and the owner of the endangered fish gives it up, as a sentence.
Phrase tooLateWords(Seat seat, const Names& names);
/// The viewer passes because no card can be played; an empty phrase if the viewer has a choice.
Phrase onlyPassWords(const Observation& before);
/// How the last game ended, and who wins the match.
Phrase matchEnd(const Scored& scored, const Over& over, const Names& names);
/// Table talk of the player who moved, in the first person, or an empty phrase.
Phrase aloudWords(const SeenEvent<WhatTheFish>& event, const Names& names);

} // namespace tacklebox::whatthefish

namespace tacklebox {

template <>
struct Words<WhatTheFish> {
    static Phrase card(Face face) { return whatthefish::cardWords(face); }
    static Phrase effect(Face face) { return whatthefish::effectWords(face); }
    static Phrase move(const whatthefish::Move& move, const Names& names) {
        return whatthefish::moveWords(move, names);
    }
    static Phrase event(const SeenEvent<WhatTheFish>& event, const Names& names) {
        return whatthefish::eventWords(event, names);
    }
    static Phrase aloud(const SeenEvent<WhatTheFish>& event, const Names& names) {
        return whatthefish::aloudWords(event, names);
    }
    static Phrase shown(const whatthefish::Move& move, const Shown& shown, const Names& names) {
        return whatthefish::shownWords(move, shown, names);
    }
    static Phrase tooLate(Seat seat, const Names& names) { return whatthefish::tooLateWords(seat, names); }
    static Phrase onlyPass(const whatthefish::Observation& before) {
        return whatthefish::onlyPassWords(before);
    }
    static Phrase passAloud() { return QT_TRANSLATE_NOOP("Words", "Swim on!"); }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return whatthefish::refusalWords(refusal, names);
    }
    static Phrase matchEnd(const Scored& scored, const Over& over, const Names& names) {
        return whatthefish::matchEnd(scored, over, names);
    }
};

} // namespace tacklebox
