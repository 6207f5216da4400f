#pragma once

#include "views/scene/picture/picture.h"
#include "views/scene/picture/zonegeometry.h"

#include <map>
#include <optional>
#include <vector>

namespace tacklebox {

/// The table that is shown, as plain data: its picture and the rectangles of everything in it. Items and
/// searches for free space read it. All rectangles are in scene coordinates, which are logical pixels of the
/// view. A null rectangle means that there is no such thing.
class LaidOutTable {
  public:
    /// Lays out `picture`. Racing cards stay where setRaceAt() has moved them if the race is the same.
    /// `textHeight` is the line height of zone texts.
    void show(const TablePicture& picture, const TableLayout& layout, qreal textHeight);
    /// Shows nothing.
    void clear();
    /// Copies only the marks of the last ask from another picture.
    void takeAsked(const TablePicture& other);
    /// Moves the racing cards to a point of their lane (RacePicture::at). Returns false if they are there
    /// already or there is no lane.
    bool setRaceAt(qreal at, qreal textHeight);

    const TablePicture& picture() const { return m_picture; }
    const TableLayout& layout() const { return m_layout; }
    /// The geometry of all zones that have a rectangle in the layout.
    const std::map<PileId, ZoneGeometry, PileOrder>& zones() const { return m_zones; }
    /// Returns null if the zone is not laid out.
    const ZoneGeometry* zone(PileId place) const;
    /// Lays out a zone of the picture again. zone() must equal the result.
    ZoneGeometry laidOut(const ZonePicture& zone, qreal textHeight) const;
    /// Returns the position of the race, or `nullopt` if none is shown.
    std::optional<qreal> raceAt() const;

    // ---- geometry ----
    /// `index` counts in ZonePicture::cards.
    QRectF cardRect(PileId place, int index) const;
    /// The box of a zone.
    QRectF zoneRect(PileId place) const;
    /// Everything of a player; null for the viewer.
    QRectF seatRect(Seat seat) const;
    /// The part of `view` that no widget covers: above the prompt bar.
    QRectF openRect(QRectF view) const;
    /// Returns the portrait of an opponent, or null for the viewer and in layouts without portraits.
    QRectF portraitAbove(Seat seat) const;
    /// The lower edge of the text at a player's portrait: of the name tag, or of the note below it.
    qreal textBottom(Seat seat) const;
    /// Bounding rectangle of the coins below a player's tag.
    QRectF laidBelow(Seat seat) const;
    /// Bounding rectangle of the chosen or kept cards in front of a seat (isCommitted()).
    QRectF inFrontOf(Seat seat) const;
    /// The same cards of all other seats, in no particular order.
    std::vector<QRectF> inFrontOfOthers(Seat seat) const;
    /// Rectangles of the text on the table except name tags: notes, captions, titles and card counts.
    std::vector<QRectF> notesAndCaptions() const;
    /// Bounding rectangle of the racing cards; null if there is no race. If `reach` is positive it includes
    /// where they may be soon: it extends to the middle of the lane, and by that share of its width to both
    /// sides.
    QRectF racing(qreal reach) const;

  private:
    TablePicture m_picture;
    TableLayout m_layout;
    std::map<PileId, ZoneGeometry, PileOrder> m_zones;
    std::optional<qreal> m_raceAt; ///< set by setRaceAt(); else RacePicture::at
};

} // namespace tacklebox
