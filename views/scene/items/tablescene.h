#pragma once

#include "views/scene/items/passingitems.h"
#include "views/scene/picture/presenter.h"

#include <QEasingCurve>
#include <QGraphicsScene>

#include <functional>

namespace tacklebox {

class CarriedCard;
class ErrorCallout;
class FaceStore;
class FishingLine;
class FrameClock;
class LaidOutTable;
class Overlays;
class PaintContext;
class SeatPanels;
class SpeechBubbles;
class ZoneItems;

/// Z values: items with a higher value are drawn above others.
namespace layer {
inline constexpr qreal kPanels = 0, kZones = 10, kNotes = 20, kCards = 100, kDimmer = 8000, kLine = 9000,
                       kFlying = 10000, kEffectWords = 10900, kEffects = 12000, kCarried = 13000,
                       kRefusal = 1.1e6; ///< above the options at seats (input/optionitem.h)
}

/// A card on the table: the pile, and its index in that pile's list of cards.
struct CardRef {
    PileId place;
    int index = -1;

    bool operator==(const CardRef&) const = default;
};

/// The highlights that the input sets.
struct Highlights {
    std::vector<CardRef> raised;   ///< chosen cards, raised by 16 px
    std::vector<CardRef> playable; ///< cards that can be used now
    std::vector<Seat> seats;       ///< legal targets
    std::vector<PileId> places;
    std::optional<CardRef> focusedCard; ///< the focus ring; at most one of the three is set
    std::optional<Seat> focusedSeat;
    std::optional<PileId> focusedPlace;
    std::optional<CardRef> hovered;
    std::vector<CardRef> hintedCards; ///< of the hinted move
    std::vector<Seat> hintedSeats;
    std::vector<PileId> hintedPlaces;

    bool operator==(const Highlights&) const = default;
};

/// Actions of a card that rests at its waypoint. Values are milliseconds after arriving there; -1: never.
struct WaypointActions {
    int turns = -1;  ///< it arrives with its old face, and turns over
    int mounts = -1; ///< it gets the gold frame and `tag`
    int bows = -1;
    int leaps = -1;
    int pales = -1;          ///< it turns grey
    int turnMillis = 260;    ///< duration of turning over
    int gestureMillis = 200; ///< duration of a bow or a leap
    QString tag;             ///< a few characters on the card ("14")

    bool operator==(const WaypointActions&) const = default;
};

/// One card that flies to its place in a new picture.
struct Flight {
    CardArt before, after; ///< its look at the start and at the end; it turns over if they differ
    QRectF from;           ///< scene coordinates
    CardRef to;            ///< its place in the new picture; drawn there after landing
    QRectF toRect;         ///< if `to` is not in the new picture: the card flies there and vanishes
    int delay = 0, millis = 280;
    bool fades = false;         ///< does not travel, but fades in at its end
    CardArt waypointArt;        ///< its look at `waypoint`; without a file: `after`
    int hold = 0;               ///< milliseconds at its waypoint
    int onward = 0;             ///< milliseconds from its waypoint to its end; 0: `millis`
    QRectF waypoint;            ///< rectangle of the waypoint on its way; null: none
    bool flat = false;          ///< flies straight and level, as cards are dealt; else in an arc
    bool visibleBefore = false; ///< visible before it sets out; else hidden until then
    WaypointActions waypointActions;
    qreal fallRotation = 0;  ///< degrees of rotation while it falls from its waypoint; 0: it flies
    qreal leapHeight = 0;    ///< height of its leap in units; 0: as usual
    bool landsBelow = false; ///< flies and lands below the others
    QEasingCurve::Type easing = QEasingCurve::OutCubic;

    const CardArt& artAtWaypoint() const {
        return waypoint.isEmpty() || waypointArt.file.isEmpty() ? after : waypointArt;
    }
};

/// A fishing line between two seats.
struct CastLine {
    Seat from = kNoSeat, to = kNoSeat;

    bool operator==(const CastLine&) const = default;
};

/// The table as a graphics scene. It draws a TablePicture and moves cards to the next one. It knows no rules
/// and takes no input: TableInput asks what is under a point and sets the highlights.
class TableScene : public QGraphicsScene {
    Q_OBJECT

  public:
    /// `faces` renders and keeps the pixmaps. It must outlive the scene.
    explicit TableScene(FaceStore& faces, QObject* parent = nullptr);
    ~TableScene() override;

    /// Shows `picture` at once and ends all motion. `presenter` provides the art of the cards.
    void show(const Presenter& presenter, const TablePicture& picture, const TableLayout& layout);
    /// The same with motion. The cards of `flights` travel, and are drawn in their zones after landing. Cards
    /// that stay in their zone slide to their new spots within `slide` milliseconds, after `slideAfter`.
    void show(const Presenter& presenter, const TablePicture& picture, const TableLayout& layout,
              const std::vector<Flight>& flights, int slide, int slideAfter = 0);
    /// Shows no table.
    void clearTable();
    const TablePicture& picture() const;
    const TableLayout& layout() const;

    // ---- its parts ----
    /// The shown table as plain data.
    const LaidOutTable& laidOut() const;
    SeatPanels& seats() const;
    ZoneItems& zones() const;
    FishingLine& fishingLine() const;
    SpeechBubbles& bubbles() const;
    CarriedCard& carried() const;
    /// Places all boxes over the table.
    Overlays& overlays() const;
    /// Shows why something is impossible; see refuse().
    ErrorCallout& errorCallout() const;

    // ---- geometry (scene coordinates = logical pixels of the view) ----
    QRectF cardRect(CardRef spot) const;
    QRectF zoneRect(PileId place) const;
    QRectF seatRect(Seat seat) const;
    /// The part of the scene that no widget covers: above the prompt bar.
    QRectF openRect() const;
    /// A text of a zone and its rectangle.
    struct ZoneWords {
        QString words;
        QRectF rect;
    };
    /// Titles, captions and headings of all zones, and the texts of empty ones.
    std::vector<ZoneWords> zoneWords() const;
    /// The rectangles of zoneWords() and of notes with words: all text on the table except name tags.
    std::vector<QRectF> written() const;
    std::optional<Seat> seatAt(QPointF point, qreal grownBy = 0) const;
    std::optional<PileId> placeAt(QPointF point, qreal grownBy = 0) const;

    // ---- motion (for the director) ----
    FrameClock& frameClock() const;
    /// Sets the number of physical pixels for a logical one. Faces are rendered for it.
    void setRatio(qreal ratio);
    /// Returns true while cards are under way or an effect plays.
    bool moving() const;
    /// Returns the number of cards under way to `place` that rest neither there nor at their waypoint.
    int arriving(PileId place) const;
    /// Ends all motion now.
    void land();
    /// Moves the racing cards to a point of their lane (RacePicture::at). They stay there until a picture has
    /// another race. Does nothing if there is no race.
    void setRaceAt(qreal at);
    /// Takes only the marks of the last ask from `picture`, while cards are still under way.
    void showAsked(const TablePicture& picture);
    /// Sends one more card; the picture stays as it is.
    void send(const Flight& flight);
    /// When and where a temporary item is shown. Times are milliseconds.
    struct Appearance {
        qreal z = 0;
        QPointF at = {};
        int delay = 0, millis = 0;
        int in = 0;   ///< it fades in within this time, and out again; 0: it doesn't
        int out = in; ///< it fades out within this time
    };
    /// Shows a temporary item, which takes no clicks. Calls `step` with the share of its time, 0 to 1.
    template <class Item>
    void perform(std::unique_ptr<Item> item, const Appearance& appearance,
                 std::type_identity_t<std::function<void(Item&, qreal)>> step = {}) {
        Item* const actor = item.get();
        performItem(std::move(item), appearance, [actor, step = std::move(step)](qreal t) {
            if (step) step(*actor, t);
        });
    }
    /// Paint resources for such items.
    PaintContext& paintContext() const;
    /// Speech of a player in the game, shown in a bubble at the seat; for kNoSeat in the middle.
    struct Speech {
        Seat seat = kNoSeat;
        QString words;
        BubbleTone tone = BubbleTone::Plain;
        int millis = 0; ///< how long it is shown; negative: until SpeechBubbles::endSpeech()
        bool slides = true;
        CardArt card = {};   ///< a card drawn small beside the words; without a file: none
        Seat whom = kNoSeat; ///< the asked player, whose note must stay visible
    };
    /// Seat and remaining milliseconds of the current remark.
    struct RemarkLeft {
        Seat seat = kNoSeat;
        int millis = 0;
    };
    /// Rolls dice from a point (`second` 0: one die) for `millis`, and lets them stay for `stay`. They come
    /// to rest at `rests`, or near that point without it.
    void tumble(QPointF from, int first, int second, const std::vector<QRectF>& rests, int millis, int stay);
    /// Draws these notes that far from their places, until the next picture.
    void carryNotes(const std::vector<int>& ids, QPointF by);
    /// Spreads a ring from a rectangle, once.
    void ripple(QRectF around, QColor colour, int delay, int millis);
    /// Spreads rings on the water around a pile, once.
    void rings(QRectF pile, QColor colour, int delay, int millis);
    /// Shows a golden outline that fades. It marks changes while motion is reduced.
    void outline(QRectF rect, int millis);
    /// Returns the rectangle of a card in the middle of a pile, or of its seat's panel or the table if the
    /// pile is not drawn.
    QRectF restOf(PileId place) const;
    /// Returns true if nothing moves and every card is drawn at its place in the picture.
    bool settled() const;

    void setHighlights(const Highlights& highlights);
    const Highlights& highlights() const;

    /// A place where the carried card may be dropped, and the label for what the drop would do: `words` while
    /// the card is elsewhere, `wordsUnderCard` while it is over the place.
    struct Drop {
        QRectF target;
        QString words, wordsUnderCard;
        QRectF options; ///< rectangle of its buttons; empty: none
    };
    /// Highlights the place on which the carried card would be dropped; empty: none.
    void setDropTarget(QRectF target);

    // ---- refusals ----
    /// While motion is reduced, no card shakes.
    void setReduced(bool on);
    /// Shows why something is impossible, beside the rectangle `card`, and marks `target` unless it is empty.
    /// It stays for `millis`; if that is negative, until ErrorCallout::end(). Nothing waits for it.
    void refuse(const QString& words, QRectF card, QRectF target, int millis);
    /// Shakes a card after `delay`: its move was refused.
    void shake(CardRef spot, int delay);
    /// The card that CarriedCard::letGo(-1) has left on the table and that has not gone home.
    struct LeftCard {
        PileId place;
        Face face = kHidden;
        QRectF rect;
    };

  signals:
    /// Another picture is shown.
    void pictureChanged();

  protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;

  private:
    struct Private;

    void performItem(std::unique_ptr<QGraphicsItem> item, const Appearance& appearance,
                     std::function<void(qreal)> step);

    std::unique_ptr<Private> m;
};

} // namespace tacklebox
