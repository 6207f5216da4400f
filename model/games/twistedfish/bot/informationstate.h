// Information state of a seat of Twisted Fish, within a round.
//
// All cards are different. Hidden is only the *entry* by which each unseen card came: dealt to a seat, drawn
// by a seat at some time, or still in the pond. After that cards move visibly (*passages*), except one card
// pulled by the Game Warden and one won by the Net. Asks, answers, and phases that others see begin or not
// begin give *notes* on hands at certain times.
#pragma once

#include "model/bots/informationstate.h"
#include "model/games/twistedfish/bot/opponenttypes.h"
#include "model/games/twistedfish/twistedfish.h"

#include <optional>
#include <span>
#include <vector>

namespace tacklebox {

namespace twistedfish {

/// The number of events that the seat has seen in the deal. Notes of later moments see a card that moves at a
/// moment in its new place.
using Moment = std::uint16_t;
inline constexpr Moment kNoMoment = 0xffff;

/// A way by which unseen cards come into a hand: the deal (moment 0), or one draw from the pond.
struct Entry {
    Seat seat = kNoSeat;
    Moment when = 0;
    std::uint8_t count = 1; ///< number of cards
    CardSet never;          ///< cards that would have been shown (T-11)
    Card shown = kNoCard;   ///< the card, if the viewer saw it; `seat` may be the viewer then
};

/// A visible move of a card from hand to hand, from a hand to the table (kNoSeat), or from the table to a
/// hand.
struct CardTransfer {
    Card card;
    Moment when;
    Seat from, to;
};

enum class NoteKind : std::uint8_t {
    Lacks,            ///< has none of `cards`
    Holds,            ///< has all of `cards`
    Asked,            ///< asked for `card` (kNoCard for the Net) of `fish`, so has at least one of the fish
    Gave,             ///< gave a card asked for instead of playing No Fishing
    GaveTheOnly,      ///< gave the Net the only card of `fish`
    GaveOneOfMany,    ///< gave the Net one of at least two cards of `fish`
    NothingAfterDraw, ///< could not lay or play anything after the draw; `cards`: playable Zingers
    SomethingAfterDraw,
    NoSecondAsk,     ///< does not hold both Two Fisted Fisherman and a fish card
    SecondAsk,       ///< holds both
    StopOrSecondAsk, ///< after No Fishing: holds Divine Intervention, or both of the above
};

/// A fact about the hand of `seat` at a moment.
struct Note {
    NoteKind kind{};
    Seat seat = kNoSeat;
    Moment when = 0;
    std::uint16_t turn = 0; ///< turn of the round, from 1
    Fish fish = kNoFish;
    Card card = kNoCard;
    CardSet cards;
    AskKind askKind = AskKind::Open; ///< kind of an ask for a card
};

/// The card that the Game Warden pulled, and the hidden card that the Net won: at most one each in a round,
/// as each Zinger takes effect once.
struct Pull {
    Seat from = kNoSeat;
    Moment when = kNoMoment;
    Card card = kNoCard; ///< if the viewer knows it

    bool any() const { return from != kNoSeat; }
};
struct Catch {
    Seat from = kNoSeat, to = kNoSeat;
    Moment when = kNoMoment;
    Fish fish = kNoFish;

    bool any() const { return from != kNoSeat; }
};

/// Public counters of a round, as in State.
struct PublicCounters {
    bool drawn = false;
    bool quiet = true;
    std::uint8_t quietOnEmptyPond = 0, quietAndDead = 0;
    Card won = kNoCard; ///< kHidden for a hidden catch of the Net
};

/// The last observation of a card, for facts.
struct Evidence {
    Source source = Source::Moved;
    std::uint16_t turn = 0;
};

} // namespace twistedfish

template <>
class InformationState<TwistedFish> {
  public:
    using Moment = twistedfish::Moment;

    explicit InformationState(Seat viewer) : m_viewer(viewer) {}

    void see(const SeenEvent<TwistedFish>& event);
    const twistedfish::Observation& observation() const { return m_observation; }
    std::vector<Fact> facts() const;
    /// The same with Lacks facts for cards whose place is known, for levels that forget the place.
    std::vector<Fact> factsIgnoringPlaces() const;

    Seat viewer() const { return m_viewer; }
    /// Sets the prior of all players' types.
    void expect(const twistedfish::Opponents& types) { m_types = types; }
    /// Posterior of all players' types, including the viewer's.
    const twistedfish::Opponents& types() const { return m_types; }
    /// The viewer's hand, empty for kNoSeat.
    CardSet hand() const { return m_hand; }
    /// Cards that are certainly in the seat's hand, by observations of these cards.
    CardSet sure(Seat seat) const { return m_sure[seat]; }
    /// Cards that all players saw go to the hands they are in, including the viewer's hand.
    CardSet open() const { return m_open; }
    /// The viewer's last observation of such a card.
    const twistedfish::Evidence& evidence(Card card) const { return m_evidence[card]; }
    /// True if the viewer won the card from `other`, who then won it back.
    bool hasGoneToAndFro(Card card, Seat other) const;
    /// Discarded and laid cards.
    CardSet onTable() const { return m_onTable; }
    /// The turn of the round, from 1; 0 before the first.
    int turn() const { return m_turn; }
    /// The current moment. No note has a later one.
    Moment now() const { return m_now; }

    std::span<const twistedfish::Entry> entries() const { return m_entries; }
    std::span<const twistedfish::CardTransfer> transfers() const { return m_transfers; }
    std::span<const twistedfish::Note> notes() const { return m_notes; }
    const twistedfish::Pull& pull() const { return m_pull; }
    const twistedfish::Catch& netCatch() const { return m_catch; }
    const twistedfish::PublicCounters& counters() const { return m_counters; }
    /// The Zinger that has neither been stopped nor taken effect.
    const twistedfish::Aimed& aimed() const { return m_aimed; }
    /// True if the Net's target is choosing a card, as far as the viewer can tell.
    bool giving() const { return m_giving; }
    /// Cards that the viewer held or saw on the table when the round was dealt.
    CardSet fixed() const { return m_fixed; }
    /// The part of fixed() on the table.
    CardSet laidOut() const { return m_laidOut; }
    /// Additional notes from the current phase, about the player who is to act.
    std::vector<twistedfish::Note> present() const;
    /// The options, as far as events have revealed them; otherwise the defaults.
    const Options& options() const { return m_options; }

  private:
    struct Reader;

    /// A question about m_of that the next events answer.
    enum class Waiting : std::uint8_t {
        ForNothing,
        ForStop,
        ForMiss,
        ForNoFishing,
        ForDraw,
        ForNet,
        ForGive
    };

    twistedfish::AskKind kindOfAsk(Seat seat, const twistedfish::Move& ask) const;
    bool refused(Seat target, Card card) const;
    void beginDeal(const SeenDeal<TwistedFish>& deal);
    void note(twistedfish::Note note);
    void made(Seat seat, const twistedfish::Move& move, const twistedfish::Status& before);
    void moved(const Moved& moved);
    void drawn(Seat seat, Face face);
    void leftHand(const Moved& moved);
    void emptiedByLaying(Seat seat);
    void toHand(const Moved& moved);
    void said(const Said& said);
    void peeked(const Peeked& peeked);
    void status(const twistedfish::Status& before);
    void turnEnds(const twistedfish::Status& before);
    void resolve(bool waits, const twistedfish::Asked& asked);
    void noteAfterDraw(twistedfish::NoteKind kind);
    CardSet playableAfterDraw(Seat seat) const;
    void place(Seat seat, Card card, Source source);

    Seat m_viewer;
    twistedfish::Observation m_observation;
    twistedfish::Opponents m_types{twistedfish::kPriorTypes};
    Options m_options = standardOptions(TwistedFish::kOptions);
    std::optional<Options> m_goesOut; ///< the options before, if somebody may just have gone out
    bool m_dealing = false;
    Moment m_now = 0;
    std::uint16_t m_turn = 0;
    bool m_dead = false; ///< the player on turn said "dead in the water"
    Waiting m_waiting = Waiting::ForNothing;
    Seat m_of = kNoSeat; ///< the seat in question
    bool m_giving = false;
    twistedfish::Aimed m_aimed;
    twistedfish::PublicCounters m_counters;
    twistedfish::Pull m_pull;
    twistedfish::Catch m_catch;
    CardSet m_hand, m_onTable, m_fixed, m_laidOut, m_open;
    std::array<CardSet, twistedfish::kMostPlayers> m_sure{};
    std::array<twistedfish::Evidence, twistedfish::kDeckSize> m_evidence{};
    std::vector<twistedfish::Entry> m_entries;
    std::vector<twistedfish::CardTransfer> m_transfers;
    std::vector<twistedfish::Note> m_notes;
};

static_assert(InformationStateOf<TwistedFish>);

} // namespace tacklebox
