// Cards, moves, events and refusals in words, for code that treats the games alike.
#pragma once

#include "model/engine/phrase.h"
#include "model/games/games.h"
#include "model/games/greatlakes/words.h"
#include "model/games/platinumfish/words.h"
#include "model/games/rainbowfish/words.h"
#include "model/games/twistedfish/words.h"
#include "model/games/whatthefish/words.h"

namespace tacklebox {

/// Specialised for each game:
///     card(face)              "the king of spades"
///     move(move, names)       a line in a list of moves: "Choose the king of spades"
///     event(seen, names)      a whole sentence, or an empty phrase for events that need none
///     refusal(refusal, names) a whole sentence to the player who tried the move
template <class G>
struct Words;

template <>
struct Words<TwistedFish> {
    static Phrase card(Face face) { return twistedfish::cardWords(face); }
    static Phrase move(const twistedfish::Move& move, const Names& names) {
        return twistedfish::moveWords(move, names);
    }
    static Phrase event(const SeenEvent<TwistedFish>& event, const Names& names) {
        return twistedfish::eventWords(event, names);
    }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return twistedfish::refusalWords(refusal, names);
    }
};

template <>
struct Words<WhatTheFish> {
    static Phrase card(Face face) { return whatthefish::cardWords(face); }
    static Phrase move(const whatthefish::Move& move, const Names& names) {
        return whatthefish::moveWords(move, names);
    }
    static Phrase event(const SeenEvent<WhatTheFish>& event, const Names& names) {
        return whatthefish::eventWords(event, names);
    }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return whatthefish::refusalWords(refusal, names);
    }
};

template <>
struct Words<PlatinumFish> {
    static Phrase card(Face face) { return packs::cardWords(face); }
    static Phrase move(const platinumfish::Move& move, const Names& names) {
        return platinumfish::moveWords(move, names);
    }
    static Phrase event(const SeenEvent<PlatinumFish>& event, const Names& names) {
        return platinumfish::eventWords(event, names);
    }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return platinumfish::refusalWords(refusal, names);
    }
};

template <>
struct Words<RainbowFish> {
    static Phrase card(Face face) { return rainbowfish::cardWords(face); }
    static Phrase move(const rainbowfish::Move& move, const Names& names) {
        return rainbowfish::moveWords(move, names);
    }
    static Phrase event(const SeenEvent<RainbowFish>& event, const Names& names) {
        return rainbowfish::eventWords(event, names);
    }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return rainbowfish::refusalWords(refusal, names);
    }
};

template <>
struct Words<GreatLakes> {
    static Phrase card(Face face) { return packs::cardWords(face); }
    static Phrase move(const greatlakes::Move& move, const Names& names) {
        return greatlakes::moveWords(move, names);
    }
    static Phrase event(const SeenEvent<GreatLakes>& event, const Names& names) {
        return greatlakes::eventWords(event, names);
    }
    static Phrase refusal(const Refusal& refusal, const Names& names) {
        return greatlakes::refusalWords(refusal, names);
    }
};

} // namespace tacklebox
