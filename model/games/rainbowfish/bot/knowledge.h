// What a seat of Rainbow Fish knows of the others' hands.
#pragma once

#include "model/bots/knowledge.h"
#include "model/games/rainbowfish/bot/handfacts.h"
#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox {

/// Keeps two accounts of every hand that the viewer does not see: its history, all that was heard of it in
/// order, from which worlds are sampled; and what of it is certain, for people. Beside what players say and
/// show it hears the phases: who waits when asked holds a reaction, who waits when a turn is over holds a
/// set.
template <>
class Knowledge<RainbowFish> {
  public:
    using View = rainbowfish::View;
    using Seats = std::array<rainbowfish::HandFacts, kMostSeats>;

    explicit Knowledge(Seat viewer) : m_viewer(viewer) {}
    void see(const SeenEvent<RainbowFish>& event);
    const View& view() const { return m_view; }
    std::vector<Fact> facts() const;
    /// Adds what the table knows of one hand, the viewer's own too.
    void addFacts(Seat seat, std::vector<Fact>& facts) const;

    Seat viewer() const { return m_viewer; }
    int seats() const { return m_view.match.seats; }
    /// Turns begun in this deal.
    int turns() const { return m_turns; }

    // ---- for sampling ----

    const rainbowfish::HandHistory& history(Seat seat) const { return m_histories[seat]; }
    /// What is heard by the next ask of the seat, before it is made.
    rainbowfish::HandEntry askOf(Seat seat, rainbowfish::Number asked) const;
    /// What of a hand is certain to all.
    const rainbowfish::HandFacts& handFacts(Seat seat) const { return m_facts[seat]; }
    /// The slots of the hidden cards, in the order in which they came.
    std::span<const rainbowfish::Slot> arrivals() const { return m_slots; }
    /// The cards in the slots and in the Hole, all together. `maybe` of the deck is meant where both special
    /// decks are possible: its four cards count as downpours then.
    const std::vector<Face>& hidden() const { return m_hidden; }
    /// Each lists the seats of which one at least held a War Machine, by its number in the histories.
    int stops() const { return m_stops; }
    /// The deck, as an index into kDecks; either special deck while none of its cards was seen.
    int deck() const { return m_deck; }
    bool deckIsOpen() const { return m_deckIsOpen; }
    /// Where the turn stands; who waits in Block is anybody of `blockers()` with a War Machine.
    rainbowfish::Status status() const;
    SeatSet blockers() const { return m_blockers; }
    Face blockable() const { return m_blockable; }
    /// so many quiet turns in a row, and whether this one is.
    int quietTurns() const;
    bool quiet() const;
    CardSet laid() const { return m_laid; }

  private:
    /// What the next event will settle.
    enum class Pending : std::uint8_t {
        None,
        EndOfTurn, ///< no set is held, unless the phase says otherwise
        Laying,    ///< a set is held, if the phase does not change
    };

    void begin(const View& view);
    void layOutDeck(const View& view, int cards);
    void hear(Seat seat, rainbowfish::HandEntry entry);
    void insertBeforeLast(Seat seat, rainbowfish::HandEntry entry);
    void arrives(Seat seat, rainbowfish::Tally barred);
    void settleDeck(Face face);
    void discover(Face face);

    void saw(const SeenMove<rainbowfish::Move>& made);
    void saw(const Moved& moved);
    void saw(const Said& said);
    void saw(const rainbowfish::Status& now);

    void asked(Seat seat, const rainbowfish::Move& move);
    void downpour(Seat seat, const rainbowfish::Move& move);
    void gives(Seat seat, const Moved& moved);
    void draws(Seat seat, const Moved& moved);
    void settleBlock(bool somebodyWaits);
    void goesFishing();
    void unnamed(const rainbowfish::Move& move, CardSet kind, int count);
    void wentFirst(const Moved& moved);
    void expect(Pending pending, Seat seat);
    void settleBySilence();
    void retract();
    void assertPending();
    void turnPassed();
    bool hidden(Seat seat) const { return seat != m_viewer; }

    Seat m_viewer;
    View m_view;
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
    rainbowfish::Tally m_topic;   ///< what was last asked for, a number or a colour
    bool m_mayReact = false;      ///< asked for a number, and no wait has followed so far
    bool m_fishing = false;       ///< the next card from the Hole is fished
    int m_drawsBeforeFishing = 0; ///< of a downpour
    CardSet m_unnamed;            ///< of these are the cards that the last move did not name,
    int m_unnamedLeft = 0;        ///< so many of them
    SeatSet m_giving;             ///< their history ends with the Lacks that their gifts lead to
    Seat m_reverser = kNoSeat;
    Seat m_layer = kNoSeat;     ///< in the last chance to lay
    Seat m_blockFrom = kNoSeat; ///< the seat before the first who may stop the card; kNoSeat: no card
    bool m_stopped = false;
    SeatSet m_blockers;
    Face m_blockable = kNoFace;
    Pending m_pending = Pending::None;
    Seat m_pendingSeat = kNoSeat;
    bool m_asserted = false; ///< the history of that seat ends with what is pending
    bool m_fresh = true;     ///< no move was made in the deal
    bool m_quiet = false;
    int m_quietTurns = 0;
};

static_assert(KnowledgeOf<RainbowFish>);

} // namespace tacklebox
