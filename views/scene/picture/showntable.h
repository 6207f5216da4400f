// The table that is shown, as plain data: its picture, and where everything of it lies. The scene's items
// follow it; who looks for room on the table (a bubble, a card that is carried, a fishing line) asks it and
// no item.
#pragma once

#include "views/scene/picture/picture.h"
#include "views/scene/picture/zonegeometry.h"

#include <map>
#include <optional>
#include <vector>

namespace tacklebox {

/// All rectangles are in scene coordinates, which are logical pixels of the view; a rectangle is null where
/// there is no such thing.
class ShownTable {
  public:
    /// Lays out `picture` as `layout` says. Those who race stay where setRaceAt() has moved them if it shows
    /// the same race. `textHeight` is that of a line of a zone's text.
    void show(const TablePicture& picture, const TableLayout& layout, qreal textHeight);
    /// Nothing is shown.
    void clear();
    /// What the picture says of who was asked, and for what, is taken from another; all else stays.
    void takeAsked(const TablePicture& other);
    /// Moves those who race to that point of their lane (RacePicture::at), and says whether they were
    /// anywhere else; false where there is no lane, too.
    bool setRaceAt(qreal at, qreal textHeight);

    const TablePicture& picture() const { return m_picture; }
    const TableLayout& layout() const { return m_layout; }
    /// How the cards lie of all zones that have room in the layout.
    const std::map<PileId, ZoneGeometry, PileOrder>& zones() const { return m_zones; }
    /// Null where that zone has no room, or where there is none.
    const ZoneGeometry* zone(PileId place) const;
    /// The same for a zone of the picture, laid out anew: what zone() is to be equal to.
    ZoneGeometry laidOut(const ZonePicture& zone, qreal textHeight) const;
    /// Where the race has come to; nothing where none is shown.
    std::optional<qreal> raceAt() const;

    // ---- where things are ----
    /// A card of that place, by its number in the picture's list.
    QRectF cardRect(PileId place, int index) const;
    /// The box of a zone.
    QRectF zoneRect(PileId place) const;
    /// All that a player has; null for the person at the screen.
    QRectF seatRect(Seat seat) const;
    /// The part of the view `view` that nothing of the window lies over: above the ribbon.
    QRectF openRect(QRectF view) const;
    /// The face of a player in the sky; null for the one at the screen, and where no faces are laid out.
    QRectF portraitAbove(Seat seat) const;
    /// The lower edge of what is written about a player with a face: of the name tag, or of the note below
    /// it.
    qreal textBottom(Seat seat) const;
    /// The coins that lie below the tag of that player.
    QRectF laidBelow(Seat seat) const;
    /// The card that lies on the table in front of that seat, chosen or kept.
    QRectF inFrontOf(Seat seat) const;
    /// The cards in front of all others, in no order.
    std::vector<QRectF> inFrontOfOthers(Seat seat) const;
    /// What is written on the table beside the players' tags: notes, captions, titles, and numbers of cards.
    std::vector<QRectF> notesAndCaptions() const;
    /// Those who race: as they are, and where they may be soon, if `reach` is some share of the lane; null
    /// where nobody does.
    QRectF racing(qreal reach) const;

  private:
    TablePicture m_picture;
    TableLayout m_layout;
    std::map<PileId, ZoneGeometry, PileOrder> m_zones;
    std::optional<qreal> m_raceAt; ///< since the picture
};

} // namespace tacklebox
