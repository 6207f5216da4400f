// How the cards that a group of events moves fly: from where to where, where they rest on their way to be
// seen, and when.
#pragma once

#include "views/scene/items/tablescene.h"
#include "views/scene/motion/motiontimes.h"

#include <QEasingCurve>

#include <utility>
#include <vector>

namespace tacklebox {

/// What cards that move together do, for those who look on.
enum class Passage : quint8 {
    Deal,
    Give,       ///< from hand to hand, face up
    GiveHidden, ///< the same, face down
    Exchange,   ///< cards of several hands change places
    Draw,       ///< from a pile into the hand of the one at the screen
    DrawHidden, ///< into another's hand, face down
    Reveal,     ///< the same, and all may see what was drawn
    Catch,      ///< the very card that was asked for is drawn, and all see it
    ThrowBack,  ///< from a hand back into the pile that is drawn from
    Take,       ///< from a pile that lies open, into another's hand
    TurnUp,     ///< from a pile that lies face down onto one that lies open
    Lay,        ///< a set comes on the table
    Gather,     ///< cards come to a set one by one
    Play,       ///< a card is played for what it does
    Dive,       ///< a fish begins a race
    Hook,       ///< a card comes to those who race: it pulls them, or pushes
    Pan,        ///< the race is lost, and its cards go into the pan
    Escape,     ///< the race is won, and they swim away
    Other,
};

/// A card of that height in the middle of `box`.
inline QRectF cardIn(QRectF box, qreal height) {
    const QSizeF card(height * 5 / 7, height);
    return {box.center() - QPointF(card.width() / 2, card.height() / 2), card};
}

/// How many milliseconds from now a flight has landed.
int landsAt(const Flight& flight);
/// How many milliseconds from now a flight has told what it tells: its card has landed, or rests face up on
/// its way.
int toldAt(const Flight& flight);
/// How many milliseconds from now the last of these flights has landed; 0 if there are none.
int allLandAt(const std::vector<Flight>& flights);
/// Which card of the zone that is, and is not `used`: the first with that face (or the last, for the
/// `newest`), else a hidden one; -1 if there is none.
int pickCard(const ZonePicture& zone, Face face, const std::vector<int>& used, bool newest = false);

/// Plans flights for one table. A group's flights come about in three steps: departures() while the scene
/// shows what was before, arrivals() when the presenter shows what is after, and timing() for when they set
/// out and where they rest; a set piece has its own way instead of the last (SetPiecePlayer). It sends none
/// of them: whoever asked shows them in the scene. It reads from the scene where things lie, has from the
/// presenter how cards look, and from `pacing` how long motion takes; all three outlive it. Rectangles are in
/// the scene's coordinates, times in milliseconds from now at the pace that is set, `unit` is the layout's.
class FlightPlanner {
  public:
    FlightPlanner(TableScene& scene, Presenter& presenter, const Pacing& pacing)
        : m_scene(scene), m_presenter(presenter), m_pacing(pacing) {}

    // ---- from where to where ----

    /// For each Moved of the group a flight that knows where its card lies now; `before` is the scene's
    /// picture. A card that was left on the table by hand flies from there, and the scene has it no more.
    std::vector<Flight> departures(const std::vector<TableEvent>& events, const TablePicture& before);
    /// Sets where each of these flights ends, as the departures() of the same events.
    void arrivals(std::vector<Flight>& flights, const std::vector<TableEvent>& events,
                  const TablePicture& after) const;
    /// The cards of the hands of `after` on their way from the dealer, one round after another.
    std::vector<Flight> dealtHands(const TablePicture& after, const TableLayout& layout) const;
    /// A card that is shown without moving: it comes out of `from` to the middle, or beside those who race
    /// there, rests there as number `number` (from 0) of `all` side by side, and goes on to `to`.
    Flight presentation(PileId from, PileId to, Face face, int number, int all) const;
    /// The cards that stay where they lie and turn face up: their spots, and how they looked before.
    std::vector<std::pair<Spot, CardArt>> turning(const TablePicture& before, const TablePicture& after,
                                                  const std::vector<Flight>& flights) const;

    // ---- what they do ----

    /// What these moves do by where they go; how a race ends, a deal and a catch are told by other events.
    static Passage passageOf(const std::vector<Moved>& moves, const TablePicture& after);
    /// What becomes of a race whose cards are events `first` to before `last`: it is lost where somebody has
    /// just given up, won where the deal is scored next, and else only cleared away.
    Passage endOfRace(int first, int last) const;
    /// Whose fish it is on that picture.
    Seat racer(const TablePicture& picture) const;

    // ---- when, and by which way ----

    /// Sets delays, durations and stops of the flights of those moves. Returns how long the group holds up
    /// the next one.
    int timing(std::vector<Flight>& flights, const std::vector<Moved>& moves, Passage passage,
               const TablePicture& after, const TableLayout& layout) const;
    /// Has the flights set out one after another, `stagger` apart, for `millis` each (both at pace 1).
    void setOut(std::vector<Flight>& flights, int millis, int stagger, QEasingCurve::Type easing) const;
    /// The cards come to rest side by side on their way, until all have been seen. When they set out is known
    /// already.
    void stopInTheMiddle(std::vector<Flight>& flights, const std::vector<Moved>& moves,
                         const TableLayout& layout, const motiontimes::Stop& stop) const;

    // ---- off those who race ----

    /// `box`, moved to the side of those who race in the scene where it would lie over them, if there is
    /// room.
    QRectF besideRace(QRectF box, qreal unit) const;

  private:
    int scaled(int millis) const { return m_pacing.scaled(millis); }
    int pause(int millis) const { return m_pacing.pause(millis); }
    /// Cards come to the fish first, and then go on as it does, to the pan or to the sea; or they stop at one
    /// end of the lane, and the others wait until that has been seen.
    void raceFlights(std::vector<Flight>& flights, const std::vector<Moved>& moves, Passage passage,
                     const TablePicture& after, const TableLayout& layout) const;
    /// Where the bubble stands of that player who gives a card.
    QRectF giftWords(Seat giver) const;
    /// Where a card of `giver` rests instead of `box` if that would lie under the ribbon: above the ribbon,
    /// and beside his words.
    QRectF besideWords(QRectF box, Seat giver, qreal unit) const;
    /// `box`, moved to the side of any pile that is drawn from over which it would lie: to the side on which
    /// the coordinate `way` is.
    QRectF besidePiles(QRectF box, qreal way, qreal unit) const;

    TableScene& m_scene;
    Presenter& m_presenter;
    const Pacing& m_pacing;
};

} // namespace tacklebox
