// The state of the input, shared by the files that implement TableInput.
#pragma once

#include "views/scene/input/cardinspector.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/carriedcard.h"
#include "views/scene/items/errorcallout.h"
#include "views/theme/graceperiod.h"

#include <QTimer>

#include <algorithm>
#include <functional>
#include <variant>

namespace tacklebox {

/// Milliseconds in which a released card glides home.
inline constexpr int kGlideMillis = 180;
inline constexpr int kReasonMillis = 1600, kReasonMillisPerLetter = 25;

template <class T>
void addOnce(std::vector<T>& list, const T& value) {
    if (std::ranges::find(list, value) == list.end()) list.push_back(value);
}

struct TableInput::Private {
    /// A card that is identified by its face: its index may change while it is held.
    struct Held {
        CardRef spot;
        Face face = kNoFace;
        int group = -1;
    };
    /// The things under a point.
    struct Hit {
        int option = -1;
        std::optional<CardRef> spot;
        std::optional<Seat> seat;
        std::optional<PileId> place;

        bool operator==(const Hit&) const = default;
    };
    /// The button or a finger is down.
    struct Press {
        QPointF at;
        Hit hit;
        std::optional<Held> card;
        qint64 pressedAt = -1;
        bool touch = false;
        bool inspected = false; ///< a long touch has opened the card inspector
    };
    /// The press drags the held cards.
    struct Drag {
        QPointF now;   ///< the current point
        Hit explained; ///< the illegal target that was explained last
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
    bool confirmAsks = false;

    std::vector<Gesture> gestures;
    std::optional<ManualAction> awaited;       ///< what the user must do by hand
    std::vector<int> question;                 ///< the choices of the current question, sorted
    GracePeriod inputGuard{kInputGuardMillis}; ///< since the question appeared
    bool byKey = false, bySpace = false;       ///< the action comes from a key or a button, not the pointer
    std::optional<int> asked;                  ///< the choice that a lesson asks for
    std::vector<Held> held;                    ///< one card, or several of a selection
    QString openButton;                     ///< the words of a button that needs one more choice; empty: none
    std::optional<MoveTarget> chosenTarget; ///< the target for which an option is still to be chosen
    std::optional<MoveOption> chosenOption; ///< an option chosen before its seat
    int hinted = -1;                        ///< the hinted choice; -1: none
    int confirming = -1;                    ///< the choice that must be repeated; -1: none
    Seat lastAsked = kNoSeat;
    bool focusChosen = false; ///< a key or a click has moved the focus to its card
    bool focusShown = false;  ///< the focus ring is visible, because keys are in use
    bool viewFocused = false;
    bool handIsOn = false;

    Highlights highlights;
    OptionMenu options;
    QPointer<CardInspector> inspector;
    std::optional<CardRef> inspected;
    Face inspectedFace = kNoFace;
    Seat inspectedSeat = kNoSeat; ///< the player whom the inspector shows instead
    QTimer inspectTimer;
    std::optional<CardRef> inspectNext;

    std::variant<std::monostate, Press, Drag> pointer;
    bool byFinger = false; ///< the last press was a touch
    std::optional<Held> lastClicked;

    std::optional<Face> focusFace; ///< of highlights.focusedCard

    // ---- the table ----
    bool live() const;
    qint64 now() const;
    /// Detects a new question, and starts its grace period.
    void followQuestion();
    /// Returns true if a key or button comes too early after the question (kInputGuardMillis).
    bool tooSoon() const;
    const CardPicture* cardAt(const CardRef& spot) const;
    std::optional<Held> heldAt(const CardRef& spot) const;
    /// Finds the card again by its face and updates its spot, which is none of `taken`. Returns false if it
    /// has gone.
    bool relocate(Held& card, const std::vector<CardRef>& taken) const;
    bool isMine(PileId place) const;
    Hit hitAt(QPointF point) const;

    // ---- what is awaited ----
    /// Returns the gestures that do it.
    std::vector<Gesture> manualGestures() const;
    QString manualQuestion() const;
    /// Returns true if a click there does it.
    bool isAwaitedAt(const Hit& hit) const;
    /// Returns the gesture that draws from that pile: a click there, or its top card dragged away.
    const Gesture* drawFrom(PileId pile) const;

    // ---- gestures ----
    bool isDown() const { return pointer.index() != 0; }
    bool dragging() const { return std::holds_alternative<Drag>(pointer); }
    bool hasChosenOption(const Gesture& gesture) const {
        return chosenOption && gesture.option && gesture.option->kind == chosenOption->kind &&
               gesture.option->id == chosenOption->id;
    }
    bool isHeld(const Held& card) const { return std::ranges::count(held, card.spot, &Held::spot) > 0; }
    static MoveTarget atSeat(Seat seat) { return {MoveTarget::Kind::Player, seat, {}}; }
    static MoveTarget atPlace(PileId place) { return {MoveTarget::Kind::Zone, kNoSeat, place}; }
    bool fromSource(const Gesture& gesture, const Held& card) const;
    bool canBeSource(const Held& card) const;
    bool selectable(const Held& card) const;
    static std::vector<Face> facesOf(const std::vector<Held>& cards); ///< sorted
    std::vector<Gesture> candidatesOf(const std::vector<Held>& cards) const;
    /// Returns the gestures that the held cards, or no cards, can become.
    std::vector<Gesture> candidates() const;
    /// Returns the move that all these gestures make, if they make the same one and need no option.
    static std::optional<Gesture> onlyMove(const std::vector<Gesture>& now);
    /// Returns the only move of the held cards, if the game does not refuse it at `hit`, a point on the
    /// table.
    std::optional<Gesture> playedAnywhere(const Hit& hit) const;
    /// Returns a sentence about where the held cards can be played; empty: nowhere.
    QString whereItBelongs() const;
    static std::vector<Gesture> withTarget(std::vector<Gesture> all, const MoveTarget& target);
    MoveSource sourceOf(const std::vector<Held>& cards) const;
    bool oneOpponent() const;
    /// Returns the gestures of that button that need a further choice of player or option.
    std::vector<Gesture> behindButton(const Gesture& gesture) const;
    /// Shows why this is impossible, at the card if there is one, and at the target.
    void explain(const MoveSource& source, const MoveTarget& target, std::optional<CardRef> card = {});
    /// Returns the rectangle of a target; empty if there is none.
    QRectF rectOf(const MoveTarget& target) const;

    // ---- actions ----
    void choose(const Held& card); ///< holds or releases it, or adds it to the selection
    void hold(const Held& card);   ///< adds it to the selection, or holds only this card
    void letGo();
    void resetChoice(); ///< forgets everything chosen but the held cards
    void endDrag();     ///< all but the carried card itself
    /// Applies a target to the held cards: makes the move, or opens the target's options. Returns false if no
    /// gesture has that target.
    bool chooseTarget(const MoveTarget& target, qint64 pressedAt);
    void make(const Gesture& gesture, qint64 pressedAt = -1);
    void clickAt(const Hit& hit, qint64 pressedAt);
    bool obvious(const Held& card, qint64 pressedAt);
    void beginDrag(const Press& press, QPointF point);
    void drop(QPointF point);
    std::optional<MoveTarget> dropTarget(QPointF point, bool* illegal) const;
    /// Highlights the target of a drop at this point, and no other. Returns true if the drop would be
    /// refused.
    bool lightDropTarget();

    /// Updates highlights, options, buttons and the hand on the table from the state.
    void update();
    void highlightHint(Highlights& next) const;
    void showOptions(const std::vector<Gesture>& now);
    /// Shows what a drop of the carried card would do, at each target.
    void showDrops(const std::vector<Gesture>& now);
    void showHighlights();
    void setHovered(std::optional<CardRef> spot);
    void openInspector(std::optional<CardRef> spot);
    /// Opens the inspector for a player, with what the tooltip says.
    void openSeat(Seat seat);
    /// Opens the inspector for the face-up card or the coin at that point, and emits its text. Returns false
    /// if there is none.
    bool inspectAt(QPointF point);
    void shutInspector();
    CardWords wordsOf(const ZonePicture& zone, int index) const;
    /// Shows the sets below the coin at that spot.
    void openSets(const ZonePicture& zone, CardRef spot);
    /// Shows the sets below a coin that is neither source nor target. Returns true if it did.
    bool pressedCoin(const Hit& hit);
    /// The table has changed: updates an open inspector, or closes it if its card has gone.
    void followInspected();

    // ---- keys ----
    std::vector<Stop> stops() const;
    int currentStop(const std::vector<Stop>& all) const;
    void enterStop(const Stop& stop, bool fromEnd);
    void focusNothing();
    void focusHasMoved();
    void focusDefault();
    void keepFocus();
    bool moveFocus(int key);
    bool digitOrOption(const QString& text);
    bool enterKey();
    bool spaceKey();
    std::optional<Held> focusedHeld() const;
    /// Presses the button with that key; without a key, the default button.
    bool pressKeyOfButton(const QString& key);
};

} // namespace tacklebox
