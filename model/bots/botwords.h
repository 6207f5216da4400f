// The sentences of a game's bots about facts and reasons.
#pragma once

#include "model/bots/informationstate.h"
#include "model/bots/rationale.h"
#include "model/engine/phrase.h"

namespace tacklebox {

// clang-format off
/// Specialised in each game's bot/words.h, derived from UsualBotWords. The viewer names.you is addressed as "you", for example in hints.
///
/// - `kind(rationale)`: The id of its motive in the line protocol, "try-for-card".
/// - `subject(fact)`: The cards that a fact is about: "crabs", "fives", "the red crab".
/// - `fact(fact, names)`: A sentence: "Nick holds the red crab."
/// - `rationale(rationale, seat, move, names)`: One or two sentences about the reason why `seat` made `move`:
///   "Nick asked for crabs two turns ago; 40% chance of a hit." Empty if no reason was given.
// clang-format on
template <class G>
struct BotWords;

/// Base of a game's BotWords, which overrides what differs and adds:
/// - `kMotives`: the names of Motive
/// - `fact`
/// - `motive`: the reason without the expected result; empty if there is none
/// - `expected`: a sentence about the expected result
template <class G>
struct UsualBotWords {
    using Move = typename G::Move;

    static std::string_view kind(const Rationale& rationale) {
        return BotWords<G>::kMotives[rationale.motive];
    }
    static Phrase rationale(const Rationale& rationale, Seat seat, const Move& move, const Names& names) {
        const Phrase why = BotWords<G>::motive(rationale, seat, move, names);
        if (why.empty() || !rationale.expected) return why;
        return Phrase::sentences(why, BotWords<G>::expected(*rationale.expected, seat, names));
    }
};

} // namespace tacklebox
