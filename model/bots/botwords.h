// What bots know and why they moved, in words, for code that treats the games alike.
#pragma once

#include "model/bots/knowledge.h"
#include "model/bots/rationale.h"
#include "model/engine/phrase.h"
#include "model/games/games.h"

namespace tacklebox {

/// Specialised for each game, in model/bots/<game>/words.cpp. Told to names.you, as all sentences are: he is
/// "you" where he himself moved (a hint) and where a bot has judged his hand; all others have their names.
template <class G>
struct BotWords {
    /// What a fact is about: "crabs", "fives", "the red crab".
    static Phrase subject(const Fact& fact);
    /// A whole sentence: "Nick holds the red crab."
    static Phrase fact(const Fact& fact, const Names& names);
    /// Why `seat` made `move`, a whole sentence or two: "Nick asked for crabs two turns ago; a hit is 40 %
    /// likely." An empty phrase if no reason was given.
    static Phrase rationale(const Rationale& rationale, Seat seat, const typename G::Move& move,
                            const Names& names);
};

#define TACKLEBOX_DECLARE(G)                                                                                 \
    template <>                                                                                              \
    Phrase BotWords<G>::subject(const Fact& fact);                                                           \
    template <>                                                                                              \
    Phrase BotWords<G>::fact(const Fact& fact, const Names& names);                                          \
    template <>                                                                                              \
    Phrase BotWords<G>::rationale(const Rationale& rationale, Seat seat, const G::Move& move,                \
                                  const Names& names);
TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_DECLARE)
#undef TACKLEBOX_DECLARE

} // namespace tacklebox
