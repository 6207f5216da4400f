// Gestures: how a player makes a move by mouse, touch, pen or keys. The games map gestures to moves
// (views/games).
#pragma once

#include "model/engine/cards.h"
#include "model/engine/piles.h"
#include "model/engine/seats.h"

#include <QKeySequence>
#include <QString>

#include <optional>
#include <vector>

namespace tacklebox {

/// The card or cards that the player picks up to begin a move.
struct MoveSource {
    enum class Kind : quint8 {
        Nothing,   ///< only the target is clicked: a pile or a button
        OneCard,   ///< the card `face` of `place`
        OfGroup,   ///< any card of group `group` of `place`: a fish, a number, a rank
        Selection, ///< all of `cards` together, chosen one by one (KILLs, PROTECTIONs)
    };
    Kind kind = Kind::Nothing;
    PileId place;
    Face face = kNoFace;
    int group = -1;
    std::vector<Face> cards; ///< only for Selection; sorted

    bool operator==(const MoveSource&) const = default;
};

/// The place where the source is dropped, or the next click.
struct MoveTarget {
    enum class Kind : quint8 {
        Nowhere, ///< no target: a double click, Enter or a button makes the move
        Player,  ///< a seat's panel
        Zone,    ///< a pile or zone: dropped on it, or clicked
    };
    Kind kind = Kind::Nowhere;
    Seat seat = kNoSeat;
    PileId place;

    bool operator==(const MoveTarget&) const = default;
};

/// A further choice at the target: a colour, rank, fish, card or second player.
struct MoveOption {
    enum class Kind : quint8 { Colour, Rank, Fish, OneFace, Player, Words };
    Kind kind = Kind::Words;
    int id = 0;        ///< number within its kind; colours: 0 red, 1 yellow, 2 green, 3 blue, 4 purple
    QString words;     ///< "purple", "the whale"; also for screen readers and tooltips
    QString label;     ///< short text for the button: "K", "7"; empty: `words`
    QString key;       ///< the letter or digit that chooses it; may be empty
    bool held = false; ///< the player holds such a card; shown as a tick
    QString remark{};  ///< an explanation for screen readers and tooltips: "You hold it: ..."; may be empty

    bool operator==(const MoveOption&) const = default;
};

/// A button in the prompt bar. Its key works anywhere on the table.
struct Button {
    QString words; ///< "Go fish"
    QString key;   ///< "F"; if empty, the default button shows "Space"
    /// The default button: painted gold and pressed by Space. At most one button is the default, and it never
    /// gives anything up. A button that declines, passes, ends a turn or hands over cards may be the default
    /// only if there is no other choice or nothing is lost. See gestures() of each presenter.
    bool isDefault = false;
    QString why; ///< tooltip: what the button does, or why it is disabled

    bool operator==(const Button&) const = default;
};

/// One way to make a choice of the table. A choice may have several gestures, or none: then it is only in the
/// list of moves.
struct Gesture {
    int choice = 0; ///< TableChoice::id
    MoveSource source;
    MoveTarget target;
    std::optional<MoveOption> option;
    std::optional<Button> button;
    bool obvious = false; ///< a double click or Enter on the source makes the move
    /// A single click makes the move if the card has no other use now: a card with an effect and one target.
    bool atOnce = false;
};

/// What the viewer does by hand before an event is shown. It is no move: the event has happened already.
struct ManualAction {
    enum class Kind : quint8 { Fish, Roll };
    Kind kind = Kind::Fish;
    PileId pile{}; ///< Fish only

    bool operator==(const ManualAction&) const = default;
};

} // namespace tacklebox
