#pragma once

#include "views/scene/items/tablescene.h"
#include "views/scene/motion/flightplanner.h"
#include "views/scene/motion/motiontimes.h"

#include <vector>

namespace tacklebox {

/// An effect that is being played. Times are milliseconds from the start of its group.
struct PlayedEffect {
    EffectSpec spec;
    int lead = 0;                ///< the table grows dark before the cards set out
    int seen = 0;                ///< when all cards rest in the middle and have turned
    int leaves = 0;              ///< when they leave the middle
    int counts = 0, counted = 0; ///< when the points of a catch are counted up
    QRectF box;                  ///< around the cards in the middle; empty if none rest there

    /// Returns true if there is an effect; else the group is played as usual.
    bool any() const { return spec.kind != EffectKind::None; }
};

/// Plays the effects of a table in two steps: arrange() sets the flights before the scene shows the new
/// picture, and decorate() adds the props after it. It keeps no state between groups. All arguments must
/// outlive this object. Rectangles are in scene coordinates, times in milliseconds from now at the current
/// pace.
class EffectPlayer {
  public:
    EffectPlayer(TableScene& scene, const Presenter& presenter, const Pacing& pacing,
                 const FlightPlanner& planner)
        : m_scene(scene), m_presenter(presenter), m_pacing(pacing), m_planner(planner) {}

    /// Sets start times, durations and waypoints of the flights, and the times of `effect`. May append a
    /// flight, of a card that is shown once more. Returns how long the group delays the next one. Returns -1
    /// and changes nothing if there is no effect or it has no cards.
    int arrange(PlayedEffect& effect, std::vector<Flight>& flights, const std::vector<Moved>& moves,
                const TablePicture& before, const TablePicture& after, const TableLayout& layout) const;
    /// Returns the factor for the times of a catch: they follow its weight, with time to read its line.
    static double catchFactor(const EffectSpec& spec, Pace pace);
    /// Sets the times of a Free effect from the flight of its fish.
    void follow(PlayedEffect& effect, const Flight& fish) const;
    /// Shows the props of an effect, whose cards take `total` milliseconds: a dimmer, words, coins and
    /// others. Returns how long everything takes. Requires an effect.
    int decorate(const PlayedEffect& effect, const std::vector<Flight>& flights,
                 const std::vector<Moved>& moves, int total) const;
    /// Writes `words` below the cards that rest on their way, which takes `total` milliseconds, over the
    /// darkened table.
    void announceLoss(const QString& words, const std::vector<Flight>& flights, int total) const;
    /// Dips a line into the place from which these cards rise. They start later. Returns by how much.
    int dip(Seat seat, std::vector<Flight>& flights) const;
    /// Returns in how many milliseconds the first beaten card of a Reveal falls; 0 if none does.
    static int firstToFall(const std::vector<Flight>& flights);

  private:
    int scaled(int millis) const { return m_pacing.scaled(millis); }
    int pause(int millis) const { return m_pacing.pause(millis); }

    // ---- flights ----

    /// Returns the box of a card that enters. It is clear of the line, which turns or sinks as `effect` has
    /// it; without room it is the middle.
    QRectF besideLine(const TableLayout& layout, EffectKind kind) const;
    /// The cards of a catch leave one after another, in time for its end.
    void arrangeCatch(PlayedEffect& effect, std::vector<Flight>& flights) const;
    /// Sets when the points are counted, between the arrival of the cards and their departure.
    void countPoints(PlayedEffect& effect) const;
    /// The cards are side by side, turn over together, and are judged group by group.
    void arrangeReveal(PlayedEffect& effect, std::vector<Flight>& flights) const;
    /// The cards rest in fans in front of their owners, and slide on together.
    void arrangePour(std::vector<Flight>& flights, const std::vector<Moved>& moves,
                     const TableLayout& layout) const;
    /// The cancelled card is shown in the middle, and the one that cancels it comes down beside it.
    void arrangeStop(const PlayedEffect& effect, std::vector<Flight>& flights,
                     const std::vector<Moved>& moves, const TablePicture& before, const TablePicture& after,
                     const TableLayout& layout) const;

    // ---- props ----

    /// Returns the box of a card of that height in the middle of the table.
    QRectF middle(qreal high) const;
    /// Darkens the table by that share of `colour` for `millis`, below flying cards.
    void dim(QColor colour, double share, int millis) const;
    /// Writes the words below `box`, or beside it, from `at` to `ends`. A coin counts up, and flies to the
    /// seat that gets the points.
    void inscribe(const PlayedEffect& effect, QRectF box, int at, int ends) const;
    /// Names the owner below each judged card while it rests there.
    void nameCards(const PlayedEffect& effect, const std::vector<Flight>& flights) const;
    /// Shows at cards that leap how much they count.
    void popTags(const PlayedEffect& effect, const std::vector<Flight>& flights) const;
    /// Shows a rainbow over `box` from `at` to `ends`, which fills with that colour. Over cards it is higher.
    void showBow(QRectF box, bool overCards, QColor colour, int at, int ends) const;
    /// Lets drops fall over the table from `at` on.
    void rain(int at) const;
    /// Opens a pile into a fan. It closes from `ends` on, when the card that rises from it has been seen.
    void fanOut(PileId pile, int ends) const;
    /// Casts a line from a seat to a point of the table at `at`, and reels it in after `ends`.
    void castAt(Seat seat, QPointF target, int at, int ends) const;

    TableScene& m_scene;
    const Presenter& m_presenter;
    const Pacing& m_pacing;
    const FlightPlanner& m_planner;
};

} // namespace tacklebox
