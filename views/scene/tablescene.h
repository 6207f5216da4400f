// The table as a scene: draws one picture, moves cards to the next. Knows no rules and takes no input:
// TableInput asks it what lies under a point, and tells it what to light.
#pragma once

#include "views/scene/presenter.h"

#include <QGraphicsScene>

namespace tacklebox {

class FaceStore;

/// A card on the table: the place and its number in that place's list.
struct Spot {
    Place place;
    int index = -1;

    bool operator==(const Spot&) const = default;
};

/// What is lit, by the input.
struct Lights {
    std::vector<Spot> raised;   ///< chosen cards, lifted by 16 px
    std::vector<Spot> playable; ///< cards with which something can be done now
    std::vector<Seat> seats;    ///< legal targets
    std::vector<Place> places;
    std::optional<Spot> focusedCard; ///< the focus ring; at most one of the three
    std::optional<Seat> focusedSeat;
    std::optional<Place> focusedPlace;
    std::optional<Spot> hovered;

    bool operator==(const Lights&) const = default;
};

class TableScene : public QGraphicsScene {
    Q_OBJECT

  public:
    /// `faces` renders and keeps the pixmaps; it outlives the scene.
    explicit TableScene(FaceStore& faces, QObject* parent = nullptr);
    ~TableScene() override;

    /// Shows `picture` at once; cards whose looks come from `presenter`. Everything under way is dropped.
    void show(const Presenter& presenter, const TablePicture& picture, const TableLayout& layout);
    const TablePicture& picture() const;
    const TableLayout& layout() const;

    // ---- where things are (scene coordinates = logical pixels of the view) ----
    QRectF cardRect(Spot spot) const;
    QRectF zoneRect(Place place) const;
    QRectF seatRect(Seat seat) const;
    std::optional<Spot> cardAt(QPointF point) const; ///< the topmost; of a pile only its top card
    std::optional<Seat> seatAt(QPointF point, qreal grownBy = 0) const;
    std::optional<Place> placeAt(QPointF point, qreal grownBy = 0) const;

    void setLights(const Lights& lights);
    const Lights& lights() const;

    // ---- a card in somebody's hand ----
    /// The card follows the point, held at `grip` (a point of its own rectangle).
    void lift(Spot spot, QPointF grip, QPointF point);
    void carry(QPointF point);
    /// Where the middle of the carried card is now.
    QPointF carried() const;
    /// Glides home in `millis`; 0: at once. After a legal drop: `millis` -1 leaves it, and the flight of the
    /// move's event starts from there.
    void letGo(int millis);

  private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace tacklebox
