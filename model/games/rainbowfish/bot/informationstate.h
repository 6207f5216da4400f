// Information state of a seat of Rainbow Fish.
#pragma once

#include "model/bots/informationstate.h"
#include "model/games/rainbowfish/bot/handfacts.h"
#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox {

/// Keeps two records of every hidden hand: its history, from which determinizations are sampled, and certain
/// facts for people. Also draws conclusions from phases: a player who is to answer has a reaction, and a
/// player with a last chance to lay has a set.
template <>
class InformationState<RainbowFish> {
  public:
    using Observation = rainbowfish::Observation;
    using Seats = std::array<rainbowfish::HandFacts, kMostSeats>;

    explicit InformationState(Seat viewer) : m_viewer(viewer) {}
    void see(const SeenEvent<RainbowFish>& event);
    const Observation& observation() const { return m_observation; }
    std::vector<Fact> facts() const;
    /// Appends the facts that all players know about a hand, possibly the viewer's own.
    void addFacts(Seat seat, std::vector<Fact>& facts) const;

    Seat viewer() const { return m_viewer; }
    int seats() const { return m_observation.match.seats; }
    /// Number of turns begun in this deal.
    int turns() const { return m_turns; }

    // ---- input of the determinizer ----

    const rainbowfish::HandHistory& history(Seat seat) const { return m_histories[seat]; }
    /// The entry that an ask by `seat` now would add.
    rainbowfish::HandEntry askOf(Seat seat, rainbowfish::Number asked) const;
    /// Facts about a hand that are certain to all.
    const rainbowfish::HandFacts& handFacts(Seat seat) const { return m_facts[seat]; }
    /// The slots of hidden cards, in order of arrival.
    std::span<const rainbowfish::Slot> arrivals() const { return m_slots; }
    /// The cards in the slots and the hole together. While both special decks are possible, contains
    /// downpours.
    const std::vector<Face>& hidden() const { return m_hidden; }
    /// Number of MayStop occasions in the histories.
    int stops() const { return m_stops; }
    /// The deck, as an index into kDecks. Either special deck while deckIsOpen().
    int deck() const { return m_deck; }
    /// True while a special deck is certain, but not which one.
    bool deckIsOpen() const { return m_deckIsOpen; }
    /// The state machine. In Block, `waiting` is empty: any of blockers() with a War Machine may be deciding.
    rainbowfish::Status status() const;
    SeatSet blockers() const { return m_blockers; }
    Face blockable() const { return m_blockable; }
    /// number of consecutive quiet turns, and whether the current turn is quiet so far.
    int quietTurns() const;
    bool quiet() const;
    CardSet laid() const { return m_laid; }

  private:
    /// The conclusion that the next event confirms or refutes.
    enum class Pending : std::uint8_t {
        None,
        EndOfTurn, ///< no set, unless the next phase is Lay
        Laying,    ///< a set, unless the next phase is another
    };

    void begin(const Observation& observation);
    void layOutDeck(const Observation& observation, int cards);
    void addEntry(Seat seat, rainbowfish::HandEntry entry);
    void insertBeforeLast(Seat seat, rainbowfish::HandEntry entry);
    void arrives(Seat seat, rainbowfish::Tally barred);
    void resolveDeck(Face face);
    void discover(Face face);

    void saw(const SeenMove<rainbowfish::Move>& made);
    void saw(const Moved& moved);
    void saw(const Said& said);
    void saw(const rainbowfish::Status& now);

    void asked(Seat seat, const rainbowfish::Move& move);
    void downpour(Seat seat, const rainbowfish::Move& move);
    void gives(Seat seat, const Moved& moved);
    void draws(Seat seat, const Moved& moved);
    void resolveBlock(bool somebodyWaits);
    void goesFishing();
    void unnamed(const rainbowfish::Move& move, CardSet kind, int count);
    void wentFirst(const Moved& moved);
    void expect(Pending pending, Seat seat);
    void resolveBySilence();
    void retract();
    void assertPending();
    void turnPassed();
    bool hidden(Seat seat) const { return seat != m_viewer; }

    Seat m_viewer;
    Observation m_observation;
    std::array<rainbowfish::HandHistory, kMostSeats> m_histories;
    Seats m_facts;
    std::vector<rainbowfish::Slot> m_slots;
    std::vector<Face> m_hidden;
    CardSet m_laid;
    int m_turns = 0;
    std::uint16_t m_events = 0;
    int m_deck = 0;
    bool m_deckIsOpen = false;
    int m_stops = 0;

    // the turn
    rainbowfish::Tally m_topic;   ///< the number or colour last asked for
    bool m_mayReact = false;      ///< asked for a number, and no Wait has followed
    bool m_fishing = false;       ///< the next card from the hole is a fished card
    int m_drawsBeforeFishing = 0; ///< draws of a downpour before fishing
    CardSet m_unnamed;            ///< the last move played cards of this set without naming them
    int m_unnamedLeft = 0;        ///< number of those cards still to come
    SeatSet m_giving;             ///< seats whose history ends with the Lacks that follows from giving cards
    Seat m_reverser = kNoSeat;
    Seat m_layer = kNoSeat;     ///< the seat with a last chance to lay
    Seat m_blockFrom = kNoSeat; ///< the seat before the first that may stop the card; kNoSeat: no such card
    bool m_stopped = false;
    SeatSet m_blockers;
    Face m_blockable = kNoFace;
    Pending m_pending = Pending::None;
    Seat m_pendingSeat = kNoSeat;
    bool m_asserted = false; ///< the history of m_pendingSeat ends with the pending conclusion
    bool m_fresh = true;     ///< no move was made in this deal
    bool m_quiet = false;
    int m_quietTurns = 0;
};

static_assert(InformationStateOf<RainbowFish>);

} // namespace tacklebox
