// A hypothesis about the hidden cards of WTF. An information state is a weighted set of them.
//
// The set is a filter. Each event replaces every hypothesis by those consistent with it, with weights by
// Bayes' rule (approximately, if a card may have been one of several in a hand). Equal hypotheses are merged,
// and the least likely pruned if there are too many, as in multiple hypothesis tracking (Reid 1979). A
// hypothesis does not assign every hidden card: it lists possible cards for each, and represents all
// consistent deals.
#pragma once

#include "model/bots/fact.h"
#include "model/games/whatthefish/whatthefish.h"

#include <vector>

namespace tacklebox::whatthefish {

/// A physical card, with known or unknown face. Tags are numbered like cards, so that the types of the rules
/// can hold them. Hypothesis::may lists the possible cards of a tag.
using Tag = Card;

/// Source and time of the last information about a tag.
struct Evidence {
    Source source = Source::Counted;
    std::uint8_t dives = 0; ///< number of dives in this game at that time
};

/// Types of players, for doubts: thoughtful players consider their moves, eager ones attack and dive whenever
/// possible, careless ones make any move.
enum class HandDoubt : std::uint8_t { Thoughtful, Eager, Careless };
inline constexpr std::size_t kHandDoubts = 3;
using ByHandDoubt = std::array<double, kHandDoubts>;

/// Evidence from inaction: a player who did not act probably could not. A deal in which cards of `kind` among
/// `tags`, the hand at that time, sum to more than `bound` has its likelihood multiplied by `doubt`,
/// depending on the player's type.
struct Hint {
    Seat seat = kNoSeat; ///< the seat that did not act
    CardSet tags;
    CardSet kind; ///< the cards in question; WTF cards count at least 1
    int bound = 0;
    ByHandDoubt doubt{};
};
inline constexpr int kMostHints = 32;

/// Places and possible cards of all tags. Different tags are different cards. All assignments of cards
/// consistent with `may` are possible, and equally likely apart from doubts.
struct Hypothesis {
    Position now;                       ///< of tags
    Position before;                    ///< of tags, before the last action
    std::array<CardSet, kDeckSize> may; ///< possible cards of each tag
    std::array<Evidence, kDeckSize> evidence;
    CardSet shuffled;                ///< tags that a reshuffle in the last action made unknown
    std::array<Card, kDeckSize> was; ///< their cards before the reshuffle, all visible
    List<Tag, 27> played;            ///< tags that the last action played
    std::array<std::array<std::uint8_t, kMostPlayers>, kMostPlayers>
        sentBack{};               ///< number of cards that Ben Franklin sent back from hand to hand
    List<Hint, kMostHints> hints; ///< oldest first
    double weight = 1;            ///< relative probability
    int dives = 0;                ///< dives begun in this game, including undone ones

    /// The only hypothesis at the start of a deal: hidden tags may be any unseen card.
    static Hypothesis opening(const Observation& observation);

    bool known(Tag tag) const { return may[tag].size() == 1; }
    /// The card of a known tag.
    Card card(Tag tag) const { return may[tag].first(); }

    /// Restricts a tag to `cards`. Returns false if none is possible.
    bool narrow(Tag tag, CardSet cards, Source source);
    /// The same for all tags of a hand.
    bool narrowHand(Seat seat, CardSet cards, Source source);
    /// True if some assignment of cards is consistent with `may`.
    bool possible() const;
    /// True if all tags that may be one of these cards may also be the other.
    bool interchangeable(Card one, Card other) const;

    /// Adds a doubt: the seat did not act, although cards of this kind with a sum above `bound` would have
    /// allowed it.
    void doubtMoreThan(Seat seat, CardSet kind, int bound, const ByHandDoubt& doubt);

    /// Counterpart of beginAction() of the rules: marks the state that Ben Franklin restores.
    void begin();
    /// Makes the reshuffled cards unknown (W-22).
    void reshuffle();
    /// Ben Franklin, with tag `franklin`, undoes the action of `player` (W-37).
    void undo(Seat player, MoveKind kind, Tag franklin);
    /// A hash that is equal for equivalent hypotheses.
    std::uint64_t signature() const;
};

/// Zero or more hypotheses that replace one after an event.
using Hypotheses = std::vector<Hypothesis>;

/// Learns that a card of this face was in the hand. Appends to `successors` a hypothesis for each possible
/// tag, except those in `except`, and calls `then(hypothesis, tag)` on it.
template <class Then>
void learnCard(const Hypothesis& hypothesis, Seat seat, Face face, Source source, CardSet except,
               Hypotheses& successors, Then then);

/// Learns the exact faces of a hand.
void learnHand(const Hypothesis& hypothesis, Seat seat, std::span<const Face> faces, Source source,
               Hypotheses& successors);
/// Learns the face of a tag.
void learnTag(const Hypothesis& hypothesis, Tag tag, Face face, Source source, Hypotheses& successors);

/// A tag of a hand and its possible card. Equivalent ones are listed once.
struct Candidate {
    Tag tag;
    Card card;
    double likely; ///< approximate probability
};
List<Candidate, 2 * kDeckSize> candidates(const Hypothesis& hypothesis, Seat seat, Face face, CardSet except);

template <class Then>
void learnCard(const Hypothesis& hypothesis, Seat seat, Face face, Source source, CardSet except,
               Hypotheses& successors, Then then) {
    for (const Candidate& one : candidates(hypothesis, seat, face, except)) {
        Hypothesis next = hypothesis;
        next.weight *= one.likely;
        if (!next.narrow(one.tag, CardSet::of(one.card), source)) continue;
        then(next, one.tag);
        successors.push_back(next);
    }
}

} // namespace tacklebox::whatthefish
