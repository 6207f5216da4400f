#pragma once

#include "views/scene/items/tablescene.h"
#include "views/scene/picture/presenter.h"

#include <QObject>

#include <functional>
#include <limits>
#include <optional>

class QKeyEvent;
class QMouseEvent;

namespace tacklebox {

class FaceStore;
class OptionMenu;

/// The state of an unfinished gesture, in words.
struct GestureStep {
    QString question; ///< "Green eel: 1 Ada or 2 Ben, then a colour."; empty if only one thing can follow
    QString chosen;   ///< what has been chosen, and where it may go
    bool any() const { return !question.isEmpty() || !chosen.isEmpty(); }
};

/// The input of the table by mouse, touch, pen and keys. Holds cards, highlights legal targets, opens
/// options, and makes the choice that a gesture stands for. It knows no rules: it reads the gestures of the
/// presenter.
class TableInput : public QObject {
    Q_OBJECT

  public:
    explicit TableInput(TableScene& scene, QObject* parent = nullptr);
    ~TableInput() override;

    void setPresenter(Presenter* presenter);
    Presenter* presenter() const;
    /// Provides card faces for options and the card inspector; must outlive the input. Null: words only.
    void setFaces(FaceStore* faces);
    /// If on, every ask of another player must be made twice, for users with a tremor.
    void setConfirmAsks(bool on);
    /// For that many milliseconds after a new question, no key and no button of the prompt bar makes a
    /// move. So a held key, or a press that was meant for the previous question, answers nothing unread. At
    /// live tables the first press wins, and only Space waits.
    static constexpr int kInputGuardMillis = 400;
    /// The choice of the button that hides the cards on a shared screen (WaitingFor::HideCards). The table's
    /// own choices are counted from 1.
    static constexpr int kHideCards = 0;
    /// The choice of the gestures that do what the director awaits.
    static constexpr int kManualAction = std::numeric_limits<int>::max();
    /// The most options that a player shows at once. More form a chart, which opens when the player is
    /// chosen.
    static constexpr std::size_t kMostAtPlayer = 5;
    /// Sets the clock for kInputGuardMillis, in milliseconds. For tests.
    void setClock(std::function<qint64()> millis);
    /// Highlights the parts of that choice's move: cards, player, place, option and button. -1: nothing.
    void setHinted(int choice);
    /// Returns the words of the button that makes the hinted move, or opens its options; empty: none.
    QString hintedButton() const;
    /// Returns the reason that is shown at a card now; empty: none.
    QString refusal() const;
    /// If the key asks about the table (its state, its last turn, its last asks), emits the signal for that
    /// and returns true.
    bool pressReportKey(const QKeyEvent& event);
    /// The answer to a key that does nothing because the game is paused.
    static QString pausedWords();
    /// Reads the gestures again. Held cards stay held if they still can be used.
    void refresh();

    // Each returns true if it has used the event. Points are scene coordinates. `touch`: a finger, which has
    // more slop and opens the inspector by holding.
    bool press(QPointF point, Qt::MouseButton button, qint64 timestamp, bool touch = false);
    bool move(QPointF point);
    bool release(QPointF point, Qt::MouseButton button, qint64 timestamp);
    bool doubleClick(QPointF point);
    /// Cancels the press or drag. Call it when the button was released, or may be, without a release().
    void loseRelease();
    /// Runs the command of a key of keys::Context::Table. Letters also name options and buttons.
    bool key(QKeyEvent* event);
    bool hover(QPointF point);
    void leave();
    /// Up opens the card inspector for the card under the point, down closes it.
    bool wheel(QPointF point, int delta);
    /// Tab: moves the focus to the next or the previous stop. Returns false if it leaves the table.
    bool tab(bool next);
    /// The view got the focus, by Tab at its first stop or by Shift+Tab at its last, or lost it.
    void focusIn(Qt::FocusReason reason);
    void focusOut();
    /// Opens the card inspector for the card at `spot`; `nullopt` closes it.
    void inspect(std::optional<CardRef> spot);
    /// Lets go of everything. Returns false if there was nothing to let go.
    bool cancel();

    /// "What does this do?": asks for the rules of a card.
    void askRules(Face face);
    /// Finds the card again that was at `before`. Returns `nullopt` if it has left that pile.
    std::optional<CardRef> spotOf(Face face, CardRef before) const;
    /// Returns true while the user drags a card.
    bool dragging() const;
    /// Returns the chosen cards, sorted.
    std::vector<Face> selection() const;

    /// Sets what the viewer must do by hand; `nullopt`: nothing. Until then nothing else is possible.
    void setAwaited(std::optional<ManualAction> action);
    /// While a lesson asks for a choice, no button of another choice is the default; with -1 no button is.
    /// `nullopt`: no lesson asks for anything.
    void setAsked(std::optional<int> choice);

    /// Returns the current buttons of the prompt bar, in order. A button with a negative choice is
    /// disabled, and its `why` tells what is missing.
    std::vector<Gesture> buttons() const;
    void pressButton(int choice);
    /// Returns the state of the current gesture; empty if there is none.
    GestureStep step() const;

    /// Returns the highlights, which include the keyboard focus.
    const Highlights& highlights() const;
    void focusCard(CardRef spot);
    void focusSeat(Seat seat);
    void focusPlace(PileId place);
    /// For accessible actions: does the same as a click.
    void activate(CardRef spot);
    void activateSeat(Seat seat);
    void activatePile(PileId place);
    /// The open options. The two functions below take an index into its items().
    const OptionMenu& options() const;
    void focusOption(int index);
    void activateOption(int index);

  signals:
    void messageWanted(const QString& words);
    /// The attempt is impossible; hint() says why.
    void refused();
    void rulesWanted(const QString& anchor);
    /// The user opened the card inspector with I, a long touch or a click on a coin: its text.
    void cardInspected(const QString& words);
    /// Hold the bots, or let them continue.
    void holdWanted();
    /// S: the state of the table; L: the last turn again; W: the last asks.
    void stateWanted();
    void lastTurnWanted();
    void lastAsksWanted();
    /// The buttons have changed (a selection was begun, gestures changed).
    void buttonsChanged();
    void focusMoved();
    /// Other highlights have changed: chosen cards, legal moves.
    void highlightsChanged();
    /// A gesture is complete: motion hurries, then the table plays the choice.
    void chosen(int choice, qint64 pressedAt);
    /// The user has done what is awaited.
    void acted();
    /// The user carries the dice that wait to be rolled, by that offset.
    void diceCarried(QPointF by);
    /// The player at the screen has seen the result of their turn.
    void hideCardsWanted();

  private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace tacklebox
