// WTF (What the Fish!) in words.
#pragma once

#include "model/engine/words.h"
#include "model/games/whatthefish/whatthefish.h"

namespace tacklebox::whatthefish {

/// A card as part of a sentence: "the FISH 8", "Mugger Croc", "a card" where it is hidden.
Phrase cardWords(Face face);
/// What a card does, as a whole sentence; empty where the face is hidden.
Phrase effectWords(Face face);
/// Why a move was refused, as a whole sentence to the player who tried it.
Phrase refusalWords(const Refusal& refusal, const Names& names);
/// What a move does, as a line in a list of moves: "Kill with the KILL 4 and the KILL 6".
Phrase moveWords(const Move& move, const Names& names);
/// What happened, as a whole sentence, or an empty phrase for events that need none.
Phrase eventWords(const SeenEvent<WhatTheFish>& event, const Names& names);
/// Of a card that is shown because of that move of its owner, where more comes of it; else empty.
Phrase shownWords(const Move& move, const Shown& shown, const Names& names);
/// Of the owner of the fish, whose time is up, and of him if he lets it swim on.
Phrase tooLateWords(Seat seat, const Names& names);
Phrase letsBeWords(Seat seat, const Names& names);
/// What the player who made a move says, in the first person; empty where he says nothing.
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
    static Phrase letsBe(Seat seat, const Names& names) { return whatthefish::letsBeWords(seat, names); }
    static Phrase letsBeAloud() { return QT_TRANSLATE_NOOP("Words", "Swim on!"); }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return whatthefish::refusalWords(refusal, names);
    }
};

} // namespace tacklebox
