// One way in which the hidden cards of WTF may have gone: what is known of them is a set of such hypotheses.
#pragma once

#include "model/bots/fact.h"
#include "model/games/whatthefish/whatthefish.h"

#include <vector>

namespace tacklebox::whatthefish {

/// A card as it is followed from place to place, whether its face is known or not. Tags are numbered like
/// cards, so that piles and hands of them are those of the rules; which card a tag is, Hypothesis::may says.
using Tag = Card;

/// How and when it was last heard what a tag is.
struct Evidence {
    Source source = Source::Counted;
    std::uint8_t dives = 0; ///< of this game so far, at that time
};

/// Whom hints tell apart: those who think, those who fight and dive whenever they can, and those who make any
/// move.
enum class Temper : std::uint8_t { Thoughtful, Eager, Careless };
inline constexpr std::size_t kTempers = 3;
using ByTemper = std::array<double, kTempers>;

/// What somebody did not do speaks against a hand that could have done it: a hand of these tags whose cards
/// of one kind sum to more than `bound` is `doubt` times as likely as before.
struct Hint {
    Seat seat = kNoSeat; ///< who did not do it
    CardSet tags;
    CardSet kind; ///< the cards meant; a WTF card counts for 1 at least
    int bound = 0;
    ByTemper doubt{};
};
inline constexpr int kMostHints = 32;

/// Where every tag lies, and what it may be. Different tags are different cards; every dealing of the cards
/// to the tags that keeps to `may` is possible, and all of them are equally likely but for the hints.
struct Hypothesis {
    Waters now;                         ///< of tags
    Waters before;                      ///< of tags, before the last action
    std::array<CardSet, kDeckSize> may; ///< the cards that a tag may be now
    std::array<Evidence, kDeckSize> evidence;
    CardSet shuffled;                ///< the tags that a reshuffle in the last action gave a new meaning
    std::array<Card, kDeckSize> was; ///< which cards these were before it; all lay open
    List<Tag, 27> played;            ///< what the last action itself played
    std::array<std::array<std::uint8_t, kMostPlayers>, kMostPlayers>
        goneBack{};               ///< cards that Ben Franklin sent from hand to hand
    List<Hint, kMostHints> hints; ///< the oldest first
    double weight = 1;            ///< how likely the hypothesis is, against others
    int dives = 0;                ///< dives begun in this game, undone ones too

    /// The one hypothesis of a deal that begins: what is not on view may be anything unseen.
    static Hypothesis opening(const View& view);

    bool known(Tag tag) const { return may[tag].size() == 1; }
    /// The card that a known tag is.
    Card card(Tag tag) const { return may[tag].first(); }

    /// What the tag is was narrowed down to `cards`; false if that cannot be.
    bool narrow(Tag tag, CardSet cards, Source source);
    /// The same for every tag of a hand.
    bool narrowHand(Seat seat, CardSet cards, Source source);
    /// False if no dealing of the cards to the tags keeps to `may`.
    bool possible() const;
    /// True if whatever holds of one of these cards holds of the other too.
    bool interchangeable(Card one, Card other) const;

    /// The hand passed where more than `bound` of that kind would have done something.
    void doubtMoreThan(Seat seat, CardSet kind, int bound, const ByTemper& doubt);

    /// The rules' beginAction(): from here Ben Franklin can undo.
    void begin();
    /// The draw pile is made anew of what lies open (W-22): nobody knows any more which card is which.
    void reshuffle();
    /// Ben Franklin, known to be `franklin`, undoes what `player` did (W-37).
    void undo(Seat player, MoveKind kind, Tag franklin);
    /// A number that is the same for hypotheses that say the same.
    std::uint64_t signature() const;
};

/// What became of a hypothesis when something was told: one, several or none.
using Hypotheses = std::vector<Hypothesis>;

/// A card of that face was in that hand: adds to `told` a hypothesis for each tag that it may have been and
/// calls `then(hypothesis, tag)` on it. Tags of `except` were others.
template <class Then>
void tellCard(const Hypothesis& hypothesis, Seat seat, Face face, Source source, CardSet except,
              Hypotheses& told, Then then);

/// The hand is exactly these faces.
void tellHand(const Hypothesis& hypothesis, Seat seat, std::span<const Face> faces, Source source,
              Hypotheses& told);
/// The tag is a card of that face.
void tellTag(const Hypothesis& hypothesis, Tag tag, Face face, Source source, Hypotheses& told);

/// A tag of a hand and a card that it may be, one of each sort that makes a difference.
struct Candidate {
    Tag tag;
    Card card;
    double likely; ///< that it was this one, roughly
};
List<Candidate, 2 * kDeckSize> candidates(const Hypothesis& hypothesis, Seat seat, Face face, CardSet except);

template <class Then>
void tellCard(const Hypothesis& hypothesis, Seat seat, Face face, Source source, CardSet except,
              Hypotheses& told, Then then) {
    for (const Candidate& one : candidates(hypothesis, seat, face, except)) {
        Hypothesis next = hypothesis;
        next.weight *= one.likely;
        if (!next.narrow(one.tag, CardSet::of(one.card), source)) continue;
        then(next, one.tag);
        told.push_back(next);
    }
}

} // namespace tacklebox::whatthefish
