// One way in which the hidden cards of WTF may have gone: what is known of them is a set of such hypotheses.
//
// Together they are a filter: each event turns every hypothesis into those that it leaves possible, with
// weights by Bayes' rule (roughly so where a card may have been one of several in a hand), hypotheses that
// say the same are merged, and the least likely are pruned when there are too many. That is how multiple
// hypothesis tracking goes about it (Reid 1979). A hypothesis does not name every hidden card: it says which
// cards each may be, and stands for all dealings that keep to that.
#pragma once

#include "model/bots/fact.h"
#include "model/games/whatthefish/whatthefish.h"

#include <vector>

namespace tacklebox::whatthefish {

/// A card as it is followed from place to place, whether its face is known or not. Tags are numbered like
/// cards, so that the rules' types of piles and hands can hold them; Hypothesis::may says which cards a tag
/// can be.
using Tag = Card;

/// By what kind of event, and when, something of a tag's face was learnt last.
struct Evidence {
    Source source = Source::Counted;
    std::uint8_t dives = 0; ///< of this game so far, at that time
};

/// The kinds of players that hints tell apart: thoughtful ones, who think before they act; eager ones, who
/// attack and dive whenever they can; and careless ones, who make any move.
enum class Temper : std::uint8_t { Thoughtful, Eager, Careless };
inline constexpr std::size_t kTempers = 3;
using ByTemper = std::array<double, kTempers>;

/// A player did not do something, so he probably could not. If the cards of one kind among these tags, which
/// were his hand then, sum to more than `bound`, a dealing is `doubt` times as likely as if they did not, by
/// his temper.
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
    CardSet shuffled;                ///< the tags that a reshuffle in the last action made unknown again
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

    /// Takes note that the tag is one of `cards`; false if it can be none of them.
    bool narrow(Tag tag, CardSet cards, Source source);
    /// The same for every tag of a hand.
    bool narrowHand(Seat seat, CardSet cards, Source source);
    /// False if no dealing of the cards to the tags keeps to `may`.
    bool possible() const;
    /// True if each tag that may be one of these cards may be the other too.
    bool interchangeable(Card one, Card other) const;

    /// Adds a hint: the seat did not act, though cards of that kind with a sum above `bound` would have let
    /// it.
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

/// A card of that face was in that hand: adds to `told` a hypothesis for each tag of the hand that may have
/// been that card, and calls `then(hypothesis, tag)` on it. It was none of the tags of `except`.
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
