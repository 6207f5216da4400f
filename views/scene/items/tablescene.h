// The table as a scene: it draws one picture of a table (TablePicture), and moves cards to the next picture.
// It knows no rules and takes no input: TableInput asks it what lies under a point, and tells it what to
// highlight.
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

/// Depths of what is drawn: what has the higher number lies above the other.
namespace layer {
inline constexpr qreal kPanels = 0, kZones = 10, kNotes = 20, kCards = 100, kVeil = 8000, kLine = 9000,
                       kFlying = 10000, kPieceWords = 10900, kEffects = 12000, kCarried = 13000,
                       kRefusal = 1.1e6; ///< over what is offered at seats (input/optionitem.h)
}

/// A card on the table: the place and its number in that place's list.
struct Spot {
    PileId place;
    int index = -1;

    bool operator==(const Spot&) const = default;
};

/// What the input has the scene highlight.
struct Highlights {
    std::vector<Spot> raised;   ///< chosen cards, lifted by 16 px
    std::vector<Spot> playable; ///< cards with which something can be done now
    std::vector<Seat> seats;    ///< legal targets
    std::vector<PileId> places;
    std::optional<Spot> focusedCard; ///< the focus ring; at most one of the three
    std::optional<Seat> focusedSeat;
    std::optional<PileId> focusedPlace;
    std::optional<Spot> hovered;
    std::vector<Spot> hintedCards; ///< of the move that a hint proposes
    std::vector<Seat> hintedSeats;
    std::vector<PileId> hintedPlaces;

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
    QRectF toRect; ///< if `to` is no spot of the new picture: where the card flies instead, and vanishes
    int delay = 0, millis = 280;
    bool fades = false; ///< does not travel, but appears at its end
    CardArt stopArt;    ///< how it looks in `stop`; as `after` if that has no file
    int hold = 0;       ///< how long it rests at its stop, face up
    int onward = 0;     ///< how long it flies on from its stop; 0: as long as it took to get there
    QRectF stop;        ///< where it stops on its way; null: it does not
    bool flat = false;  ///< flies straight and level, as cards are dealt; else in an arc
    bool waits = false; ///< is drawn where it lies until it sets out; else it is not seen before
    AtStop atStop;
    qreal tips = 0;     ///< degrees that it turns while it falls from its stop; 0: it flies
    qreal lift = 0;     ///< units that it leaps over its straight way; 0: as cards usually do
    bool under = false; ///< where it lands it lies under the others
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
    QRectF zoneRect(PileId place) const;
    QRectF seatRect(Seat seat) const;
    /// The lower edge of what is written about a player with a face: of his name tag, or of the note below
    /// it.
    qreal textBottom(Seat seat) const;
    /// The part of the scene that nothing of the window lies over: above the ribbon.
    QRectF openRect() const;
    /// The part of openRect() that lies above the words of setSheet().
    QRectF openAboveSheet() const;
    /// Words of a zone, and where they stand.
    struct ZoneWords {
        QString words;
        QRectF rect;
    };
    /// Titles, captions and headings of all zones, and what stands where no card lies.
    std::vector<ZoneWords> zoneWords() const;
    /// Where zoneWords() and the words of notes stand: all that is written on the table but the players'
    /// tags.
    std::vector<QRectF> written() const;
    std::optional<Spot> cardAt(QPointF point) const; ///< the topmost; of a pile only its top card
    std::optional<Seat> seatAt(QPointF point, qreal grownBy = 0) const;
    std::optional<PileId> placeAt(QPointF point, qreal grownBy = 0) const;

    // ---- motion (for the director) ----
    Ticker& ticker() const;
    /// Physical pixels for each logical one; faces are rendered for it.
    void setRatio(qreal ratio);
    /// True while cards are on their way or an effect plays.
    bool moving() const;
    /// How many cards are on their way to that place and have come to rest neither there nor at their stop.
    int arriving(PileId place) const;
    /// Everything lands now.
    void land();
    /// Moves those who race to that point of their lane (RacePicture); they stay there until a picture has
    /// another race. Does nothing where no race is shown.
    void setRaceAt(qreal at);
    /// Shows who was asked, and for what, as that picture has it, while the cards of the picture that is
    /// shown are still under way.
    void showAsked(const TablePicture& picture);
    std::optional<qreal> raceAt() const;
    /// Where the cards are of those who race; null where nobody does.
    QRectF racing() const;
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
    /// That player looks as if he thought, until another is set; kNoSeat: nobody does.
    void setThinker(Seat seat);
    /// Casts a fishing line from one seat to another, which stands for an ask that is open: it sets out after
    /// `delay` and arrives `millis` later. Without a line the one that hangs there is reeled in.
    void setLine(std::optional<CastLine> line, int delay, int millis);
    std::optional<CastLine> line() const;
    /// The line reddens and swings round: now it is one that the player asked has cast at the asker.
    void turnLine(int delay, int millis);
    /// The hook sinks and takes the line with it; after that there is no line.
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
        CardArt card = {};   ///< the card that is spoken of, small beside the words; without a file: none
        Seat whom = kNoSeat; ///< who is asked: the bubble leaves in sight where he will wear what for
    };
    /// Shows a bubble; the one that stood there goes, as there is one at a time. No motion waits for it. It
    /// lies beside notes and captions where there is room.
    void say(const Speech& speech);
    /// Where words lie over the table, if they do: no bubble covers them, and they cover none.
    void setSheet(const QRectF& sheet);
    void endSpeech();
    /// The bubble that stands there now; without words if none does.
    Speech speech() const;
    /// Shows a remark, which a player makes beside the game, in a bubble at his seat for `millis`. A remark
    /// lies over no seat, no card and no count: where there is no such room nothing is shown, and the answer
    /// is false. No motion waits for it. A bubble of the same player or in its place ends it, and so do a set
    /// piece and the end of motion.
    bool remark(Seat seat, const QString& words, int millis);
    void endRemark();
    /// The words that stand there as a remark; empty if none do.
    QString remark() const;
    /// Who makes that remark, and for how many milliseconds more it stands.
    struct RemarkLeft {
        Seat seat = kNoSeat;
        int millis = 0;
    };
    RemarkLeft remarkLeft() const;
    /// True if that bubble would end the remark that stands there: if it is the same player's, or has no room
    /// beside the remark.
    bool wouldEndRemark(const Speech& speech);
    /// Where say() would put that bubble.
    QRectF speechBox(const Speech& speech);
    /// Dice are thrown by that seat (`second` 0: one die), roll for `millis` to where they lie still, and
    /// stay there for `stay`. Without `rests` they roll near the seat.
    void tumble(Seat seat, int first, int second, const std::vector<QRectF>& rests, int millis, int stay);
    /// A ring spreads from a rectangle, once.
    void ripple(QRectF around, QColor colour, int delay, int millis);
    /// Rings spread on the water round a pile that lies in it, once.
    void rings(QRectF pile, QColor colour, int delay, int millis);
    /// A pile is shaken gently.
    void wiggle(PileId place, int millis);
    /// A card at its spot turns over: as it was, then as it is.
    void flip(Spot spot, const CardArt& before, int delay, int millis);
    /// A golden outline that fades: what has changed, where nothing may move.
    void outline(QRectF rect, int millis);
    /// The middle of a card in a place that is not drawn: its seat's panel, or the table.
    QRectF restOf(PileId place) const;
    /// True if nothing moves and every card is drawn where the picture says.
    bool settled() const;

    void setHighlights(const Highlights& highlights);
    const Highlights& highlights() const;

    /// A place where the carried card may be dropped, and words for what the drop would do: `words` while the
    /// card is elsewhere, `wordsUnderCard` while it is over the place.
    struct Drop {
        QRectF target;
        QString words, wordsUnderCard;
        QRectF options; ///< where buttons of it stand; empty if there are none
    };
    /// Writes those words at these places, below their buttons, until the card is let go of; nothing where
    /// `words` is empty.
    void showDrops(const std::vector<Drop>& drops);
    /// The words that are written at those places now.
    QStringList dropWords() const;
    /// Where they stand.
    std::vector<QRectF> dropSigns() const;
    /// Highlights the place on which the carried card would be dropped; an empty rectangle: none.
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
    /// A card shakes after `delay`: what was wanted with it cannot be done.
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
        PileId place;
        Face face = kHidden;
        QRectF rect;
    };
    std::optional<LeftCard> leftCard() const;
    /// A flight goes on with the left card: the scene does not draw it at its place any more.
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
