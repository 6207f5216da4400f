// The motives of Platinum Fish bots, and phrases for their facts and reasons.
#pragma once

#include "model/bots/botwords.h"
#include "model/engine/namearray.h"
#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox {

namespace platinumfish {

/// Rationale::motive. `likely` is set for Draw and Ask if uncertain.
enum class Motive : std::uint8_t {
    None,
    SureMatch,   ///< a sure match
    HarderMatch, ///< the one of several matches hardest to make later
    Draw,        ///< the top of the deck may match
    Keep,        ///< no match: a card that will be easy to match
    KeepLiked,   ///< no match: a card that a beginner likes
    Ask,         ///< the target may hold a matching card
    TakeAway,    ///< the target may hold the card; it would not match
    AskNobody,   ///< a hit is impossible, or would do more harm than good
    Shuffle,     ///< after a search, a rank of the own hand is low in the deck
    LeaveRest,   ///< leaves the rest of the discard pile
};

} // namespace platinumfish

template <>
struct BotWords<PlatinumFish> : UsualBotWords<PlatinumFish> {
    /// Names in the line protocol.
    static constexpr const char* kMotives[] = {"none",       "sure-match", "harder-match", "draw",
                                               "keep",       "keep-liked", "ask",          "take-away",
                                               "ask-nobody", "shuffle",    "leave-rest"};
    static_assert(namesEvery<platinumfish::Motive>(kMotives));
    // Players ask for ranks (HandActs).
    static std::uint8_t topicOf(Face face) { return packs::rankOf(face); }
    static std::uint8_t topicAsked(const Move& move) {
        return move.kind == platinumfish::MoveKind::Ask ? move.rank : Fact::kNoTopic;
    }
    static Phrase subject(const Fact& fact);
    static Phrase fact(const Fact& fact, const Names& names);
    static Phrase motive(const Rationale& rationale, Seat seat, const Move& move, const Names& names);
    static Phrase expected(double expected, Seat seat, const Names& names);
};

} // namespace tacklebox
