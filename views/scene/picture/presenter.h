// The interface through which the views show a game: pictures, layout, gestures and names. Each game has one
// implementation (views/games).
#pragma once

#include "model/table/table.h"
#include "views/scene/picture/effectspec.h"
#include "views/scene/picture/gesture.h"
#include "views/scene/picture/picture.h"

#include <memory>

namespace tacklebox {

/// The prompt for the viewer.
struct Prompt {
    QString words;                ///< what to do: "Ask for which hammerhead?", "Nick is thinking ..."
    QString more;                 ///< a second line: a calculation or the rule that applies; may be empty
    bool forYou = false;          ///< the viewer must act
    bool waitsForThinker = false; ///< a player is thinking: announce it only if that takes a while
    Seat thinker = kNoSeat;       ///< the player who thinks, if that is public
    /// Screen readers always speak the second line and the keys; else only the first two times.
    bool isSpokenWhole = false;
};

/// The first picture of a table.
enum class Opening : quint8 {
    AsItStands,
    Dealt, ///< a new match: the first deal is animated once the table is visible
};

/// Shows the position before event shownUpTo() as the viewer sees it. It may lag behind the table.
class Presenter {
  public:
    virtual ~Presenter() = default;

    virtual Table& table() = 0;

    // ---- the shown position ----
    int shownUpTo() const { return m_shownUpTo; }
    /// Shows the position before event `number` for the current viewer, without motion.
    virtual void restart(int number) = 0;
    /// Applies the next event.
    virtual void advance() = 0;
    virtual TablePicture picture() const = 0;
    /// How to play event shownUpTo(), the next one, if it is an effect. Uses only what the viewer may know.
    virtual EffectSpec effectSpec() const { return {}; }
    /// Ids of the notes on which dice come to rest; empty if the table draws no dice.
    virtual std::vector<int> diceNotes() const { return {}; }
    /// Returns true if the note belongs to the last roll and vanishes when the dice are picked up.
    virtual bool isOfRoll(const NotePicture& note) const { return note.kind == NotePicture::Kind::Die; }
    /// Returns true if the shown position is the table's current one. Must hold after the last motion.
    virtual bool agrees() const = 0;
    /// Lays out `picture` in a view of `size` logical pixels, at least 640x420.
    virtual TableLayout layout(QSizeF size, const TablePicture& picture) const = 0;

    // ---- cards ----
    virtual CardArt art(Face face) const = 0; ///< kHidden returns the back
    /// For screen readers: "Purple hammerhead. 5 points." For a card in hand, also the known facts about its
    /// group.
    virtual QString accessibleText(const ZonePicture& zone, int index) const = 0;
    /// Returns true if the card has an effect. Screen readers announce the effect with its name.
    virtual bool isSpecial(Face) const { return false; }
    /// Page and anchor of the card's rule: "twisted-fish#card-the-net".
    virtual QString rulesAnchor(Face face) const = 0;

    // ---- possible moves in the current position, which may be ahead of the shown one ----
    virtual std::vector<Gesture> gestures() const = 0;
    /// Makes the choice of a gesture, like Table::play(). A game may offer choices that are not in the
    /// table's list, such as several KILLs at once.
    virtual bool play(int choice, qint64 pressedAt = -1) { return table().play(choice, pressedAt); }
    /// Returns the move that a choice makes.
    virtual AnyMove moveOf(int choice) { return table().moveOf(choice); }
    /// Returns a sentence that tells the player why this is impossible now, or an empty string if the game
    /// has no specific reason.
    virtual QString refusalText(const MoveSource& source, const MoveTarget& target) const = 0;
    /// Returns a sentence about a card of the viewer: what it would do now, or why it cannot be played. Uses
    /// only what the viewer may know. Returns an empty string for all other cards, and while events are still
    /// being shown.
    QString playWords(const ZonePicture& zone, int index);
    virtual Prompt prompt() const = 0;
    /// A running total or another text about selected cards: "4 + 9 = 13"; empty: none.
    virtual QString selectionWords(const std::vector<Face>&) const { return {}; }

  protected:
    /// Implements playWords() for a known card in one of the viewer's piles. Returns an empty string if there
    /// is nothing to say.
    virtual QString playWords(PileId, Face) const { return {}; }

    int m_shownUpTo = 0;
};

} // namespace tacklebox
