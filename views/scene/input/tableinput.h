// The input of the table: mouse, touch, pen and keys, all by one path. Takes cards, lights legal targets,
// opens options, and makes the choice that a gesture stands for. Knows no rules: it reads the gestures.
#pragma once

#include "views/scene/items/tablescene.h"
#include "views/scene/picture/presenter.h"

#include <QObject>

#include <functional>

class QKeyEvent;
class QMouseEvent;

namespace tacklebox {

class FaceStore;
class OptionMenu;

/// What is still to be chosen of a gesture that has been begun.
struct GestureStep {
    QString question; ///< "Green eel: 1 Ada or 2 Ben, then a colour."; empty where one thing alone can follow
    QString chosen;   ///< what has been chosen, and where it may go
    bool any() const { return !question.isEmpty() || !chosen.isEmpty(); }
};

class TableInput : public QObject {
    Q_OBJECT

  public:
    explicit TableInput(TableScene& scene, QObject* parent = nullptr);
    ~TableInput() override;

    void setPresenter(Presenter* presenter);
    Presenter* presenter() const;
    /// Where options and the card inspector get their card faces; it outlives the input. Null: words only.
    void setFaces(FaceStore* faces);
    /// Every ask of another player must be made twice: for hands that tremble.
    void setConfirmAsks(bool on);
    /// Single letters make no move and open nothing (WCAG 2.1.4); arrows, digits, Enter, Space, Esc stay.
    void setLetterKeys(bool on);
    /// For so many milliseconds after a question has come, no key and no button of the prompt ribbon makes a
    /// move: a key held down, and a press that was meant for the question before, answer nothing that nobody
    /// has read. Against the clock the first press wins, and only Space waits.
    static constexpr int kMomentMillis = 400;
    /// The choice of the button that hides the cards of the player who shares the screen
    /// (WaitingFor::HideCards); the table's own choices are counted from 1.
    static constexpr int kHideCards = 0;
    /// So many options stand at a player at once; more are a chart, which opens when he has been chosen.
    static constexpr std::size_t kMostAtPlayer = 5;
    /// Where that time is read, in milliseconds; a test's own clock.
    void setClock(std::function<qint64()> millis);
    /// Highlights what the move of that choice is made with: cards, player, place, option and button. -1:
    /// nothing.
    void setHinted(int choice);
    /// The words of the button that makes the hinted move, or opens what makes it; empty for none.
    QString hintedButton() const;
    /// The reason that stands at a card just now; empty if none does.
    QString refusal() const;
    /// True if that key only tells of the table: how it stands, its last turn, its last asks.
    static bool isTelling(const QKeyEvent& event);
    /// Tells what that key asks for, wherever it was pressed; false if it asks for nothing.
    bool tell(const QKeyEvent& event);
    /// What a key is answered that can do nothing because the game stands.
    static QString pausedWords();
    /// The gestures have changed; what is held stays held where it still means something.
    void refresh();

    // Each gives true if it has used the event. Points are scene coordinates. `touch`: a finger, which has
    // more slop and looks closer by being held.
    bool press(QPointF point, Qt::MouseButton button, qint64 timestamp, bool touch = false);
    bool move(QPointF point);
    bool release(QPointF point, Qt::MouseButton button, qint64 timestamp);
    bool doubleClick(QPointF point);
    /// Call it when the button was released, or may be, without a release(): cancels the press or drag.
    void loseRelease();
    /// Arrows, Home and End move the focus; Enter does what is obvious with the card in focus, digits name
    /// players, letters options and buttons, Space presses the filled button, Esc lets go. Insert or
    /// Ctrl+Space takes the card in focus into a selection or out of it, Backspace only out of it, ? asks
    /// what the card does, H holds the bots.
    bool key(QKeyEvent* event);
    bool hover(QPointF point);
    void leave();
    /// Up opens the card inspector at the card under the point, down closes it.
    bool wheel(QPointF point, int delta);
    /// Tab: the next or the last stop; false where the focus leaves the table.
    bool tab(bool next);
    /// The view got the focus, by Tab at its first or by Shift+Tab at its last stop, or lost it.
    void focusIn(Qt::FocusReason reason);
    void focusOut();
    /// Opens or closes the card inspector at the card under the point or in focus.
    void inspect(std::optional<Spot> spot);
    /// Lets go of everything; false if there was nothing to let go.
    bool cancel();

    /// The card inspector's "What does this do?" for that card.
    void askRules(Face face);
    /// Finds a card again that was at `before`; nothing if it has left that place.
    std::optional<Spot> spotOf(Face face, Spot before) const;
    /// A card is in the hand of the person at the screen (a drag is under way).
    bool dragging() const;
    /// The cards that are chosen, sorted.
    std::vector<Face> selection() const;

    /// While a lesson asks for that choice no button that makes another is gold or on Space; -1: none at all
    /// is. Nothing: no lesson asks for anything.
    void setAsked(std::optional<int> choice);

    /// Words lie over the table there, in its coordinates; a chart of choices ends above them. Null: nowhere.
    void setSheet(const QRectF& sheet);
    /// What lies over the lower edge of the open table, which a close look keeps clear of; may be empty.
    void setCovered(const QRectF& covered);

    /// The prompt ribbon's buttons at this moment, in order. One whose choice is negative is to be shown
    /// disabled: its `why` says what is missing.
    std::vector<Gesture> buttons() const;
    void pressButton(int choice);
    /// How far the gesture has come that is under way; empty while there is none.
    GestureStep step() const;

    /// What has the keyboard's focus, for the accessible tree.
    const Highlights& highlights() const;
    void focusCard(Spot spot);
    void focusSeat(Seat seat);
    void focusPlace(PileId place);
    /// What a click on it would do: for accessible actions.
    void activate(Spot spot);
    void activateSeat(Seat seat);
    void activatePlace(PileId place);
    /// The options that are open; an index into items() for the two below.
    const OptionMenu& options() const;
    void focusOption(int index);
    void activateOption(int index);

  signals:
    void hint(const QString& words);
    /// What was tried cannot be done; hint() says why.
    void refused();
    void rulesWanted(const QString& anchor);
    /// The card inspector was opened with its key: what it says.
    void cardInspected(const QString& words);
    /// A card is looked at closely, there (in scene coordinates); null: none is.
    void inspectorLies(const QRectF& rect);
    /// The bots are to wait, or to go on.
    void holdWanted();
    /// S: how the table stands; L: the last turn again; W: who asked whom for what.
    void stateWanted();
    void lastTurnWanted();
    void lastAsksWanted();
    /// The buttons have changed (a selection was begun, gestures changed).
    void buttonsChanged();
    void focusMoved();
    /// Something else of highlights() has changed: what is chosen, what can be done.
    void highlightsChanged();
    /// A gesture has made its choice: motion hurries, then the table plays it.
    void chosen(int choice, qint64 pressedAt);
    /// The player at the screen has seen what came of their turn.
    void hideCardsWanted();

  private:
    enum class Telling : quint8 { Nothing, State, LastTurn, LastAsks };
    static Telling tellingOf(const QKeyEvent& event);

    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace tacklebox
