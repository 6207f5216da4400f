// The table as a scene: draws one picture, moves cards to the next. Knows no rules and takes no input:
// TableInput asks it what lies under a point, and tells it what to light.
#pragma once

#include "views/scene/items/passingitems.h"
#include "views/scene/picture/presenter.h"

#include <QEasingCurve>
#include <QGraphicsScene>

#include <functional>

namespace tacklebox {

class Brushes;
class FaceStore;
class Ticker;

/// What lies above what.
namespace layer {
inline constexpr qreal kPanels = 0, kZones = 10, kNotes = 20, kCards = 100, kVeil = 8000, kLine = 9000,
                       kFlying = 10000, kPieceWords = 10900, kEffects = 12000, kCarried = 13000,
                       kRefusal = 1.1e6; ///< over what is offered at seats (input/optionitem.h)
}

/// A card on the table: the place and its number in that place's list.
struct Spot {
    Place place;
    int index = -1;

    bool operator==(const Spot&) const = default;
};

/// What is lit, by the input.
struct Highlights {
    std::vector<Spot> raised;   ///< chosen cards, lifted by 16 px
    std::vector<Spot> playable; ///< cards with which something can be done now
    std::vector<Seat> seats;    ///< legal targets
    std::vector<Place> places;
    std::optional<Spot> focusedCard; ///< the focus ring; at most one of the three
    std::optional<Seat> focusedSeat;
    std::optional<Place> focusedPlace;
    std::optional<Spot> hovered;
    std::vector<Spot> hintedCards; ///< of the move that a hint proposes
    std::vector<Seat> hintedSeats;
    std::vector<Place> hintedPlaces;

    bool operator==(const Highlights&) const = default;
};

/// What a card does while it rests at its stop: so many milliseconds after it came there; -1: not at all.
struct AtStop {
    int turns = -1;  ///< it comes there as it was, and turns over
    int mounts = -1; ///< it gets the gold mount, and `tag`
    int bows = -1;
    int leaps = -1;
    int pales = -1;    ///< it loses its colours
    int turning = 260; ///< how long turning takes
    int gesture = 200; ///< how long a bow or a leap takes
    QString tag;       ///< a few characters on the card ("14")

    bool operator==(const AtStop&) const = default;
};

/// One card on its way from a picture to the next.
struct Flight {
    CardArt before, after; ///< how it looks where it starts and where it lands; a flip if they differ
    QRectF from;           ///< scene coordinates
    Spot to;               ///< where it lies in the new picture; drawn there when it has landed
    QRectF toRect;         ///< used if `to` is not a spot of the new picture: it vanishes there
    int delay = 0, millis = 280;
    bool fades = false; ///< does not travel, but appears at its end
    CardArt stopArt;    ///< how it looks in `stop`; as `after` if that has no file
    int hold = 0;       ///< stops half-way, in `stop`, face up
    int onward = 0;     ///< from there to its end; 0: as long as to the stop
    QRectF stop;        ///< null: no stop
    bool flat = false;  ///< straight and level, as cards are dealt; else in an arc
    bool waits = false; ///< is seen where it lies until it leaves
    AtStop atStop;
    qreal tips = 0;     ///< degrees that it turns while it falls from its stop; 0: it flies
    qreal lift = 0;     ///< units that it leaps over its straight way; 0: as cards usually do
    bool under = false; ///< it lies down under the others
    QEasingCurve::Type easing = QEasingCurve::OutCubic;

    const CardArt& seenAtStop() const { return stop.isEmpty() || stopArt.file.isEmpty() ? after : stopArt; }
};

/// Who has cast a line, and at whom.
struct CastLine {
    Seat from = kNoSeat, to = kNoSeat;

    bool operator==(const CastLine&) const = default;
};

class TableScene : public QGraphicsScene {
    Q_OBJECT

  public:
    /// `faces` renders and keeps the pixmaps; it outlives the scene.
    explicit TableScene(FaceStore& faces, QObject* parent = nullptr);
    ~TableScene() override;

    /// Shows `picture` at once; cards whose looks come from `presenter`. Everything under way is dropped.
    void show(const Presenter& presenter, const TablePicture& picture, const TableLayout& layout);
    /// The same with motion: the cards of `flights` travel and are drawn in their zones when they land; cards
    /// that stay in their zone slide to their new spots within `slide` milliseconds, after `slideAfter`.
    void show(const Presenter& presenter, const TablePicture& picture, const TableLayout& layout,
              const std::vector<Flight>& flights, int slide, int slideAfter = 0);
    /// Shows no table at all.
    void clearTable();
    const TablePicture& picture() const;
    const TableLayout& layout() const;

    // ---- where things are (scene coordinates = logical pixels of the view) ----
    QRectF cardRect(Spot spot) const;
    QRectF zoneRect(Place place) const;
    QRectF seatRect(Seat seat) const;
    /// Where what is told of a player with a face ends: his tag, and what he does.
    qreal textBottom(Seat seat) const;
    /// Where the scene lies open: above the ribbon.
    QRectF openRect() const;
    /// The same above what lies over the table and is read: see setSheet().
    QRectF openAboveSheet() const;
    /// Words of a zone, and where they stand.
    struct ZoneWords {
        QString words;
        QRectF rect;
    };
    /// Titles, captions and headings of all zones, and what stands where no card lies.
    std::vector<ZoneWords> zoneWords() const;
    /// Where that and words of notes stand: all that is written at the table but the players' tags.
    std::vector<QRectF> written() const;
    std::optional<Spot> cardAt(QPointF point) const; ///< the topmost; of a pile only its top card
    std::optional<Seat> seatAt(QPointF point, qreal grownBy = 0) const;
    std::optional<Place> placeAt(QPointF point, qreal grownBy = 0) const;

    // ---- motion (for the director) ----
    Ticker& ticker() const;
    /// Physical pixels for each logical one; faces are rendered for it.
    void setRatio(qreal ratio);
    /// True while cards are on their way or an effect plays.
    bool moving() const;
    /// How many cards are on their way to that place and have not come to rest, there or half-way.
    int arriving(Place place) const;
    /// Everything lands now.
    void land();
    /// Those who race are at that point of their lane now (RacePicture), until a picture has another race;
    /// nothing where none is shown.
    void setRaceAt(qreal at);
    /// While cards are still under way: who was asked, and for what, as that picture has it.
    void showAsked(const TablePicture& picture);
    std::optional<qreal> raceAt() const;
    /// One more card on its way, while the picture stays as it is.
    void send(const Flight& flight);
    /// Something that comes and goes over the table: it is there from `delay` on for `millis`, and `step` is
    /// told the share of that time. Its depth is its own; it takes no clicks.
    void perform(std::unique_ptr<QGraphicsItem> item, int delay, int millis, std::function<void(qreal)> step);
    /// What such an item draws with.
    Brushes& brushes() const;
    /// A face changes; after a while it is calm again.
    void setMood(Seat seat, Mood mood);
    Mood mood(Seat seat) const;
    /// Who is seen to think until this is said of another; kNoSeat for nobody.
    void setThinker(Seat seat);
    /// A fishing line from one seat to another, cast after `delay` within `millis`: an ask that is open.
    /// Nothing reels in the one that hangs there.
    void setLine(std::optional<CastLine> line, int delay, int millis);
    std::optional<CastLine> line() const;
    /// The line reddens and swings round: who was asked has cast it now.
    void turnLine(int delay, int millis);
    /// The hook sinks with the line, which is there no more.
    void sinkLine(int delay, int millis);
    /// Where a line of that seat begins or ends.
    QPointF lineEnd(Seat seat) const;
    /// What a player says in the game, in a bubble at his seat; at kNoSeat it stands in the middle.
    struct Speech {
        Seat seat = kNoSeat;
        QString words;
        BubbleTone tone = BubbleTone::Plain;
        int millis = 0; ///< how long it stands; negative: until endSpeech()
        bool slides = true;
        CardArt card = {};   ///< what it speaks of, small beside the words; without a file: nothing
        Seat whom = kNoSeat; ///< is asked, and will wear what for: that stays in sight
    };
    /// One bubble stands at a time: the one before it goes. Nothing waits for it. It lies beside notes and
    /// captions where there is room.
    void say(const Speech& speech);
    /// Words that lie over the table: what is said does not cover them, nor they it.
    void setSheet(const QRectF& sheet);
    void endSpeech();
    /// What stands there; without words if nothing does.
    Speech speech() const;
    /// What a player says beside the game, in a bubble at his seat for `millis`. It lies over no seat, no
    /// card and no count: where it has no such room nothing is said, and the answer is false. Nothing waits
    /// for it, and a bubble of his own or in its place, a set piece or the end of motion ends it.
    bool remark(Seat seat, const QString& words, int millis);
    void endRemark();
    /// The words that stand there as a remark; empty if none do.
    QString remark() const;
    /// Who says that, and for how many milliseconds more.
    struct RemarkLeft {
        Seat seat = kNoSeat;
        int millis = 0;
    };
    RemarkLeft remarkLeft() const;
    /// Whether that would end the remark that stands there: it is of its speaker, or has no room beside it.
    bool wouldEndRemark(const Speech& speech);
    /// Where that would stand.
    QRectF speechBox(const Speech& speech);
    /// Dice are thrown by that seat (`second` 0: one die), roll for `millis` to where they lie still, and
    /// stay there for `stay`. Without `rests` they roll near the seat.
    void tumble(Seat seat, int first, int second, const std::vector<QRectF>& rests, int millis, int stay);
    /// A ring spreads from a rectangle, once.
    void ripple(QRectF around, QColor colour, int delay, int millis);
    /// Rings spread on the water round a pile that lies in it, once.
    void rings(QRectF pile, QColor colour, int delay, int millis);
    /// A pile is shaken gently.
    void wiggle(Place place, int millis);
    /// A card at its spot turns over: as it was, then as it is.
    void flip(Spot spot, const CardArt& before, int delay, int millis);
    /// A golden outline that fades: what has changed, where nothing may move.
    void outline(QRectF rect, int millis);
    /// The middle of a card in a place that is not drawn: its seat's panel, or the table.
    QRectF restOf(Place place) const;
    /// True if nothing moves and every card is drawn where the picture says.
    bool settled() const;

    void setHighlights(const Highlights& highlights);
    const Highlights& highlights() const;

    /// A place for the carried card, and what a drop there would do: as long as it is one of several, and
    /// while the card is over it.
    struct Drop {
        QRectF target;
        QString words, wordsUnderCard;
        QRectF options; ///< where buttons of it stand; empty if there are none
    };
    /// The words at these places, below their buttons, until the card is let go of. Places without words have
    /// none.
    void showDrops(const std::vector<Drop>& drops);
    /// What is written there now.
    QStringList dropWords() const;
    /// Where.
    std::vector<QRectF> dropSigns() const;
    /// Lights what the carried card would be dropped on; an empty rectangle: nothing.
    void setDropTarget(QRectF target);
    QRectF dropTarget() const;

    // ---- what is refused ----
    /// No card shakes while motion is reduced.
    void setReduced(bool on);
    /// Why something cannot be done, beside `card` (a rectangle), with a dashed line round `target` if that
    /// is not empty; for `millis`, or until endRefusal() if that is negative. It holds up nothing.
    void refuse(const QString& words, QRectF card, QRectF target, int millis);
    void endRefusal();
    bool isRefusing() const { return !refusal().isEmpty(); }
    /// The reason that stands at a card; empty if none does.
    QString refusal() const;
    /// A card says no, after `delay`.
    void shake(Spot spot, int delay);

    // ---- a card in somebody's hand ----
    /// The card follows the point, held at `hotSpot` (a point of its own rectangle).
    void lift(Spot spot, QPointF hotSpot, QPointF point);
    void carry(QPointF point);
    /// Where the middle of the carried card is now.
    QPointF carried() const;
    /// The card that was left on the table by letGo(-1) and has not gone home: its place, its face, and where
    /// it lies.
    struct LeftCard {
        Place place;
        Face face = kHidden;
        QRectF rect;
    };
    std::optional<LeftCard> leftCard() const;
    /// A flight takes it from there: it is not drawn any more.
    void takeLeftCard();
    /// A card is carried, left on the table, or on its way home.
    bool holding() const;
    /// Glides home in `millis`; 0: at once. After a legal drop: `millis` -1 leaves it, and the flight of the
    /// move's event starts from there.
    void letGo(int millis);

  signals:
    /// Another picture is shown.
    void pictureChanged();

  protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;

  private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace tacklebox
