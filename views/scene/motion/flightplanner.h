#pragma once

#include "views/scene/items/tablescene.h"
#include "views/scene/motion/motiontimes.h"

#include <QEasingCurve>

#include <utility>
#include <vector>

namespace tacklebox {

/// The kind of move that a group of cards makes, as a spectator sees it.
enum class TransferKind : quint8 {
    Deal,
    Give,       ///< from hand to hand, face up
    GiveHidden, ///< the same, face down
    Lose,       ///< the same, from "your" hand (Table::names()); face up or down
    Exchange,   ///< cards of several hands change places
    Draw,       ///< from a pile into the viewer's hand
    DrawHidden, ///< into the hand of another player, face down
    Reveal,     ///< the same, but all may see the card
    Catch,      ///< the card that was asked for is drawn, and all see it
    ThrowBack,  ///< from a hand back into a draw pile
    Take,       ///< from an open pile into the hand of another player
    TurnUp,     ///< from a face-down pile onto an open one
    Lay,        ///< a set is laid
    Gather,     ///< cards join a set one by one
    Play,       ///< a card is played for its effect
    Dive,       ///< a fish begins a race
    Hook,       ///< a card joins a race, against the fish or for it
    Pan,        ///< the race is lost: its cards go into the pan
    Escape,     ///< the race is won: its fish swims away
    Other,
};

/// Returns the rectangle of a card of that height in the middle of `box`.
inline QRectF cardIn(QRectF box, qreal height) {
    const QSizeF card(height * 5 / 7, height);
    return {box.center() - QPointF(card.width() / 2, card.height() / 2), card};
}

/// Returns in how many milliseconds a flight lands.
int landsAt(const Flight& flight);
/// Returns in how many milliseconds the move of a flight is reported: its card has landed, or rests face up
/// on its way.
int reportedAt(const Flight& flight);
/// Returns in how many milliseconds the last of these flights lands; 0 if there are none.
int allLandAt(const std::vector<Flight>& flights);
/// Returns the index of a card of the zone that is not in `used`: the first with that face, or the last if
/// `newest`; else a hidden one; -1 if there is none.
int pickCard(const ZonePicture& zone, Face face, const std::vector<int>& used, bool newest = false);

/// Plans the flights of a group of events in three steps: departures() while the scene shows the old picture,
/// arrivals() when the presenter shows the new one, and timing() for start times and waypoints. An effect
/// replaces the last step (EffectPlayer). The caller sends the flights. All arguments must outlive this
/// object. Rectangles are in scene coordinates, times in milliseconds from now at the current pace, and
/// `unit` is TableLayout::unit.
class FlightPlanner {
  public:
    FlightPlanner(TableScene& scene, Presenter& presenter, const Pacing& pacing)
        : m_scene(scene), m_presenter(presenter), m_pacing(pacing) {}

    // ---- starts and ends ----

    /// Returns a flight for each Moved event of the group, which starts where its card is now; `before` is
    /// the scene's picture. A card that the user dropped on the table starts there, and the scene stops
    /// drawing it.
    std::vector<Flight> departures(const std::vector<TableEvent>& events, const TablePicture& before);
    /// Sets where these flights end. They must be the departures() of the same events.
    void arrivals(std::vector<Flight>& flights, const std::vector<TableEvent>& events,
                  const TablePicture& after) const;
    /// Returns flights from the dealer for the cards of all hands in `after`, one round after another.
    std::vector<Flight> dealtHands(const TablePicture& after, const TableLayout& layout) const;
    /// Returns the flight of a card that is only shown: from `from` to the middle, or beside a race. There it
    /// rests as number `number` (from 0) of `all` side by side, and continues to `to`.
    Flight presentation(PileId from, PileId to, Face face, int number, int all) const;
    /// Returns the cards that turn face up in their places: their spots, and their previous looks.
    std::vector<std::pair<CardRef, CardArt>> turning(const TablePicture& before, const TablePicture& after,
                                                     const std::vector<Flight>& flights) const;

    // ---- kinds of moves ----

    /// Returns the kind of these moves by their piles. Other events decide on deals, catches and the end of a
    /// race.
    static TransferKind transferOf(const std::vector<Moved>& moves, const TablePicture& after, Seat you);
    /// Returns how the race ends whose cards are events `first` to before `last`: Pan if a player has just
    /// given up, Escape if scoring follows, else Other.
    TransferKind endOfRace(int first, int last) const;
    /// Returns the owner of the racing fish.
    Seat raceOwner(const TablePicture& picture) const;

    // ---- times and waypoints ----

    /// Sets start times, durations and waypoints of the flights. Returns how long the group delays the next
    /// one.
    int timing(std::vector<Flight>& flights, const std::vector<Moved>& moves, TransferKind transfer,
               const TablePicture& after, const TableLayout& layout) const;
    /// Lets the flights start one after another, `stagger` apart, for `millis` each (both at pace 1).
    void setOut(std::vector<Flight>& flights, int millis, int stagger, QEasingCurve::Type easing) const;
    /// Lets the cards rest side by side on their way until all have been seen. Requires that their start
    /// times are set.
    void stopInTheMiddle(std::vector<Flight>& flights, const std::vector<Moved>& moves,
                         const TableLayout& layout, const motiontimes::Waypoint& waypoint) const;

    // ---- beside a race ----

    /// Returns `box`, moved beside the racing cards if it would cover them and there is room.
    QRectF besideRace(QRectF box, qreal unit) const;

  private:
    int scaled(int millis) const { return m_pacing.scaled(millis); }
    int pause(int millis) const { return m_pacing.pause(millis); }
    /// Sets times and waypoints of the cards of a race. Cards that join it go to the fish first, and then
    /// move with it. At the end the fish stops at one end of the lane, and the others wait until that has
    /// been seen.
    void raceFlights(std::vector<Flight>& flights, const std::vector<Moved>& moves, TransferKind transfer,
                     const TablePicture& after, const TableLayout& layout) const;
    /// Returns the rectangle of the bubble of a player who gives a card.
    QRectF giftWords(Seat giver) const;
    /// Returns `box` moved above the prompt bar, and beside the bubble of the player who gives the card.
    QRectF besideWords(QRectF box, Seat giver, qreal unit) const;
    /// Returns `box`, moved beside any draw pile that it would cover, on the side of `preferredX`.
    QRectF besidePiles(QRectF box, qreal preferredX, qreal unit) const;

    TableScene& m_scene;
    Presenter& m_presenter;
    const Pacing& m_pacing;
};

} // namespace tacklebox
