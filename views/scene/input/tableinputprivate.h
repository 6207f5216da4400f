// The state of the input, shared by the files that implement TableInput.
#pragma once

#include "views/scene/input/cardinspector.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/input/tableinput.h"
#include "views/theme/graceperiod.h"

#include <QTimer>

namespace tacklebox {

/// A card that is let go of glides home within so many milliseconds.
inline constexpr int kGlideMillis = 180;
inline constexpr int kReasonMillis = 1600, kReasonMillisPerLetter = 25;

struct TableInput::Private {
    /// A card by its face: its number in its place may change while it is held.
    struct Held {
        Spot spot;
        Face face = kNoFace;
        int group = -1;
    };
    /// What lies under a point.
    struct Hit {
        int option = -1;
        std::optional<Spot> spot;
        std::optional<Seat> seat;
        std::optional<PileId> place;

        bool operator==(const Hit&) const = default;
    };
    struct Press {
        QPointF at;
        QPointF now; ///< where a drag has come to
        Hit hit;
        std::optional<Held> card;
        qint64 pressedAt = -1;
        bool touch = false;
        bool inspected = false; ///< the card inspector was opened by holding
    };
    /// A stop of the Tab key.
    struct Stop {
        enum class Kind : quint8 { Options, Seats, Zone } kind;
        PileId place{};
    };

    Private(TableInput& input, TableScene& tableScene);
    ~Private();

    TableInput& q;
    TableScene& scene;
    Presenter* presenter = nullptr;
    FaceStore* faces = nullptr;
    bool confirmAsks = false, letterKeys = true;

    std::vector<Gesture> gestures;
    std::vector<int> question;           ///< the choices of the question to the person, sorted
    GracePeriod asksNew{kMomentMillis};  ///< since it came
    bool byKey = false, bySpace = false; ///< a key or a button is at work, not the pointer
    std::optional<int> asked;            ///< what a lesson asks for
    QRectF sheet;                        ///< where words lie over the table; may be empty
    QRectF covered;                      ///< what lies over its lower edge
    std::vector<Held> held;              ///< one card, or several of a selection
    QString openButton; ///< a button that needs one more choice, by its words; empty for none
    std::optional<MoveTarget> chosenTarget; ///< the target at which an option is still to be chosen
    std::optional<MoveOption> chosenOption; ///< an option chosen before its seat
    int hinted = -1;                        ///< the choice that a hint proposes
    int confirming = -1;                    ///< the choice that waits for its second time
    Seat lastAsked = kNoSeat;
    bool walked = false;     ///< the focus was brought to its card by a key or a click
    bool focusShown = false; ///< keys are in use and the view has the focus
    bool viewFocused = false;
    bool handIsOn = false;

    Highlights highlights;
    OptionMenu options;
    QPointer<CardInspector> inspector;
    std::optional<Spot> inspected;
    Face inspectedFace = kNoFace;
    QTimer inspectTimer;
    std::optional<Spot> inspectNext;

    std::optional<Press> pressed;
    bool byFinger = false; ///< the last press was a touch
    bool dragging = false;
    Hit dragHinted; ///< the illegal target that was explained last in this drag
    std::optional<Held> lastClicked;

    std::optional<Face> focusFace; ///< of highlights.focusedCard

    // ---- what there is ----
    bool live() const;
    qint64 now() const;
    /// Takes note of a question that was not there before.
    void followQuestion();
    /// What a key or a button would do now comes too early after the question (kMomentMillis).
    bool tooSoon() const;
    const CardPicture* cardAt(const Spot& spot) const;
    std::optional<Held> heldAt(const Spot& spot) const;
    /// Finds the card again by its face; `taken` are spots that may not be used.
    bool relocate(Held& card, const std::vector<Spot>& taken) const;
    bool isMine(PileId place) const;
    Hit hitAt(QPointF point) const;

    // ---- what it means ----
    static MoveTarget atSeat(Seat seat) { return {MoveTarget::Kind::Player, seat, {}}; }
    static MoveTarget atPlace(PileId place) { return {MoveTarget::Kind::Zone, kNoSeat, place}; }
    bool fromSource(const Gesture& gesture, const Held& card) const;
    bool canBeSource(const Held& card) const;
    bool selectable(const Held& card) const;
    std::vector<Gesture> candidatesOf(const std::vector<Held>& cards) const;
    /// Gestures that what is held now, or nothing, can become.
    std::vector<Gesture> candidates() const;
    /// Returns the move that all these gestures make, if they make the same one and need no option.
    static std::optional<Gesture> onlyMove(const std::vector<Gesture>& now);
    /// Returns the only move of the held cards, if the game does not refuse it at `hit`, a point on the
    /// table.
    std::optional<Gesture> playedAnywhere(const Hit& hit) const;
    /// Where what is held can be played, in a sentence; empty if nowhere.
    QString whereItBelongs() const;
    static std::vector<Gesture> withTarget(const std::vector<Gesture>& all, const MoveTarget& target);
    MoveSource sourceOf(const std::vector<Held>& cards) const;
    bool oneOpponent() const;
    /// Further choices are left after that button: its gestures differ in seat, place or option.
    std::vector<Gesture> behindButton(const Gesture& gesture) const;
    /// Says why that cannot be done, at the card `card` if there is one, and at the target.
    void explain(const MoveSource& source, const MoveTarget& target, std::optional<Spot> card = {});
    /// Where a target lies; empty for none.
    QRectF rectOf(const MoveTarget& target) const;

    // ---- what is done ----
    void choose(const Held& card); ///< holds it, lets go of it, or adds it to the selection
    void letGo();
    /// Gives a target to what is held: makes the move, opens options there, or says why not. True if
    /// something was done.
    bool chooseTarget(const MoveTarget& target, qint64 pressedAt);
    void make(const Gesture& gesture, qint64 pressedAt = -1);
    void clickAt(const Hit& hit, qint64 pressedAt);
    bool obvious(const Held& card, qint64 pressedAt);
    void beginDrag(QPointF point);
    void drop(QPointF point);
    std::optional<MoveTarget> dropTarget(QPointF point, bool* illegal) const;
    /// Lights the place or player that a drop now would be for, and no other. True if it would be refused.
    bool lightDropTarget();
    void endPress();

    /// Highlights, options, buttons and the hand on the table follow the state.
    void update();
    void highlightHint(Highlights& next) const;
    void showOptions(const std::vector<Gesture>& now);
    /// While a card is carried: what a drop would do at each place for it.
    void showDrops(const std::vector<Gesture>& now);
    void showHighlights();
    void setHovered(std::optional<Spot> spot);
    void openInspector(std::optional<Spot> spot);
    /// Opens it for what lies face up there, a coin too, and says what it tells; false if nothing does.
    bool inspectAt(QPointF point);
    void shutInspector();
    CardWords wordsOf(const ZonePicture& zone, int index) const;
    /// The sets under the coin at that spot, as cards.
    void openSets(const ZonePicture& zone, Spot spot);
    /// True if it has opened them: a press on a coin that nothing else is meant by.
    bool pressedCoin(const Hit& hit);
    /// What the card inspector had better not lie on.
    std::vector<Obstacle> besideInspector() const;
    /// The table has changed: an open inspector says what is true now, or shuts where its card has gone.
    void followInspected();

    // ---- keys ----
    std::vector<Stop> stops() const;
    int currentStop(const std::vector<Stop>& all) const;
    void enterStop(const Stop& stop, bool fromEnd);
    void focusNothing();
    void focusDefault();
    void keepFocus();
    bool moveFocus(int key);
    bool digitOrOption(const QString& text);
    bool enterKey();
    bool spaceKey();
    std::optional<Held> focusedHeld() const;
    bool pressKeyOfButton(const QString& text, int key);
};

} // namespace tacklebox
