// What the scene and the panels need to know of a game to show it: pictures, layout, gestures, names. One
// class a game (views/games).
#pragma once

#include "model/table/table.h"
#include "views/scene/picture/gesture.h"
#include "views/scene/picture/picture.h"
#include "views/scene/picture/staging.h"

#include <memory>

namespace tacklebox {

/// The question to the person at the screen.
struct Prompt {
    QString words;          ///< what to do: "Ask for which hammerhead?", "Nick is thinking ..."
    QString more;           ///< a second line: arithmetic, the rule at stake; may be empty
    bool forYou = false;    ///< the person at the screen is meant
    bool waits = false;     ///< for somebody who thinks: worth saying only when that takes a while
    Seat thinker = kNoSeat; ///< who that is, where all may know it
    /// A screen reader says the second line and the keys each time; else only the first two times.
    bool isSpokenWhole = false;
};

/// What is seen of a table when it begins to be shown.
enum class Opening : quint8 {
    AsItStands,
    Dealt, ///< its match is new: the first deal is seen as it is dealt, once the table is looked at
};

/// Lags behind the table: it shows the position before event shownUpTo(), for the seat at the screen.
class Presenter {
  public:
    virtual ~Presenter() = default;

    virtual Table& table() = 0;

    // ---- what is shown ----
    int shownUpTo() const { return m_shownUpTo; }
    /// Shows the position before event `number`, for the seat that faces the table now; no motion.
    virtual void restart(int number) = 0;
    /// Takes in the next event.
    virtual void advance() = 0;
    virtual TablePicture picture() const = 0;
    /// How event shownUpTo(), the next to be shown, is played where it is a set piece. Made from what the
    /// seat at the screen is told, as everything that is shown.
    virtual Staging staging() const { return {}; }
    /// The notes where dice come to lie; none if the table has no dice of its own.
    virtual std::vector<int> diceNotes() const { return {}; }
    /// It speaks of the roll before, and goes when somebody takes up the dice.
    virtual bool isOfRoll(const NotePicture& note) const { return note.kind == NotePicture::Kind::Die; }
    /// True if the shown position is the table's own: what must hold after the last motion.
    virtual bool agrees() const = 0;
    /// Where everything of that picture lies in a view of that size (logical pixels, at least 640x420).
    virtual TableLayout layout(QSizeF size, const TablePicture& picture) const = 0;

    // ---- cards ----
    virtual CardArt art(Face face) const = 0; ///< kHidden gives the back
    /// "Purple hammerhead. 5 points." and, for a card in hand, what is known of its group.
    virtual QString accessibleText(const ZonePicture& zone, int index) const = 0;
    /// A card that does something of its own, which those who hear the table are told with its name.
    virtual bool isSpecial(Face) const { return false; }
    /// The page and place of the rules reader for a card: "twisted-fish#card-the-net".
    virtual QString rulesAnchor(Face face) const = 0;

    // ---- what can be done; of the table itself, not of what is shown ----
    virtual std::vector<Gesture> gestures() const = 0;
    /// Makes the choice of one of those gestures, as Table::play(). A game may offer by hand what the table's
    /// list of choices does not name one by one (several KILLs at once), under choices of its own.
    virtual bool play(int choice, qint64 pressedAt = -1) { return table().play(choice, pressedAt); }
    /// The move that such a choice makes.
    virtual AnyMove moveOf(int choice) { return table().moveOf(choice); }
    /// Why that cannot be done now, as a sentence to the player; empty if nothing better is known than "that
    /// does not belong there".
    virtual QString whyNot(const MoveSource& source, const MoveTarget& target) const = 0;
    /// What that card of the person at the screen would do now, or why it cannot be played, in one sentence
    /// and from what he may know; empty for all other cards, and while what has happened is still to be seen.
    QString playWords(const ZonePicture& zone, int index);
    virtual Prompt prompt() const = 0;
    /// The running sum or another word about a selection of cards: "4 + 9 = 13". Empty for none.
    virtual QString selectionWords(const std::vector<Face>&) const { return {}; }

  protected:
    /// The sentence of playWords() for a known card of that place; empty if the place is not his.
    virtual QString playWords(PileId, Face) const { return {}; }

    int m_shownUpTo = 0;
};

} // namespace tacklebox
