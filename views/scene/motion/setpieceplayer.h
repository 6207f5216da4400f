// The player of set pieces (Staging): how their cards fly, and what is shown beside them.
#pragma once

#include "views/scene/items/tablescene.h"
#include "views/scene/motion/flightplanner.h"
#include "views/scene/motion/motiontimes.h"

#include <vector>

namespace tacklebox {

/// A set piece that is being played. Times are milliseconds from when its group began.
struct PlayedPiece {
    Staging staging;
    int lead = 0;   ///< for so long the table grows dark before its cards set out
    int seen = 0;   ///< when all its cards rest in the middle, and have turned
    int leaves = 0; ///< when they go on from there
    QRectF box;     ///< around them in the middle, empty if none rest there

    /// There is one; else the group is played as usual.
    bool any() const { return staging.piece != SetPiece::None; }
};

/// Plays set pieces of one table, each in two steps: arrange() before the scene shows the group's picture, as
/// it sets the flights that the scene is to show, and decorate() after it, as what stands beside the cards is
/// put into the scene at once and goes by itself. Between groups it remembers nothing. It needs the scene,
/// how cards look (the presenter), the pace, and the planner, whose ways to set out and to stop it uses; all
/// outlive it. Rectangles are in the scene's coordinates, times in milliseconds from now at the pace that is
/// set.
class SetPiecePlayer {
  public:
    SetPiecePlayer(TableScene& scene, const Presenter& presenter, const Pacing& pacing,
                   const FlightPlanner& planner)
        : m_scene(scene), m_presenter(presenter), m_pacing(pacing), m_planner(planner) {}

    /// Sets delays, durations and stops of the flights of those moves as the piece has it, and when its cards
    /// are seen. It may add a flight after the others, of a card that is looked at once more. Returns how
    /// long the group holds up the next one; -1, and nothing has changed, if there is no piece or it has no
    /// cards.
    int arrange(PlayedPiece& piece, std::vector<Flight>& flights, const std::vector<Moved>& moves,
                const TablePicture& before, const TablePicture& after, const TableLayout& layout) const;
    /// Shows what a set piece has beside its cards, which take `total` milliseconds: a veil, words, coins and
    /// what else belongs to it. Returns how long all takes. To be called only if there is a piece.
    int decorate(const PlayedPiece& piece, const std::vector<Flight>& flights,
                 const std::vector<Moved>& moves, int total) const;
    /// How many milliseconds from now the first of the revealed cards that were beaten falls; 0 if none does.
    static int firstToFall(const std::vector<Flight>& flights);

  private:
    int scaled(int millis) const { return m_pacing.scaled(millis); }
    int pause(int millis) const { return m_pacing.pause(millis); }

    // ---- its cards ----

    /// A box as large as a card that enters, clear of where the line that hangs there swings round or sinks,
    /// as that piece has it, if there is room; else the middle.
    QRectF besideLine(const TableLayout& layout, SetPiece piece) const;
    /// They stand side by side, turn over together, and are judged group by group.
    void arrangeReveal(PlayedPiece& piece, std::vector<Flight>& flights) const;
    /// They rest fanned out before whose they were, and slide on together.
    void arrangePour(std::vector<Flight>& flights, const std::vector<Moved>& moves,
                     const TableLayout& layout) const;
    /// The card that is stopped hangs in the middle, and the one that stops it comes down beside it.
    void arrangeStop(const PlayedPiece& piece, std::vector<Flight>& flights, const std::vector<Moved>& moves,
                     const TablePicture& before, const TablePicture& after, const TableLayout& layout) const;

    // ---- beside its cards ----

    /// The table is darkened by that share of `colour` for `millis`, under the cards that fly.
    void dim(QColor colour, double share, int millis) const;
    /// Writes the piece's words under `box` (or beside it) from `at` to `ends`, with a coin that counts up
    /// and goes to the seat that gets the points.
    void inscribe(const Staging& staging, QRectF box, int at, int ends) const;
    /// Below each card that is judged stands whose it is, while it rests there.
    void nameCards(const PlayedPiece& piece, const std::vector<Flight>& flights) const;
    /// At cards that leap it pops up what they count for.
    void popTags(const PlayedPiece& piece, const std::vector<Flight>& flights) const;
    /// A rainbow stands over `box` from `at` to `ends`, and fills with that colour; over cards it is higher.
    void showBow(QRectF box, bool overCards, QColor colour, int at, int ends) const;
    /// Drops fall over the table, from `at` on.
    void rain(int at) const;
    /// A pile opens into a fan, and shuts again from `ends` on, when the card that rises out of it has been
    /// seen.
    void fanOut(PileId pile, int ends) const;
    /// A rod's line from a seat to a place on the table, cast at `at`, home again after `ends`.
    void castAt(Seat seat, QPointF target, int at, int ends) const;

    TableScene& m_scene;
    const Presenter& m_presenter;
    const Pacing& m_pacing;
    const FlightPlanner& m_planner;
};

} // namespace tacklebox
