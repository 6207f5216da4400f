// How a move is made at the table: what it begins with, where that is dropped, and what is chosen there. One
// path for mouse, touch, pen and keys; the games say which gesture makes which move (views/games).
#pragma once

#include "model/engine/cards.h"
#include "model/engine/piles.h"
#include "model/engine/seats.h"

#include <QKeySequence>
#include <QString>

#include <optional>
#include <vector>

namespace tacklebox {

/// What a move begins with: what is taken up.
struct MoveSource {
    enum class Kind : quint8 {
        Nothing,   ///< the target alone is clicked: a pile, a button
        OneCard,   ///< exactly this card of `place`
        OfGroup,   ///< any card of the group `group` of `place` (a fish, a number, a rank)
        Selection, ///< all of `cards` together, chosen one by one (KILLs, PROTECTIONs)
    };
    Kind kind = Kind::Nothing;
    PileId place;
    Face face = kNoFace;
    int group = -1;
    std::vector<Face> cards; ///< of a Selection, sorted

    bool operator==(const MoveSource&) const = default;
};

/// Where it is dropped or what is clicked next.
struct MoveTarget {
    enum class Kind : quint8 {
        Nowhere, ///< the source alone says it all: double click, Enter
        Player,  ///< a seat's panel
        Zone,    ///< a pile or zone; a drag onto it, or a click if nothing is held
    };
    Kind kind = Kind::Nowhere;
    Seat seat = kNoSeat;
    PileId place;

    bool operator==(const MoveTarget&) const = default;
};

/// A choice that is left at the target: a colour, a rank, a fish, a card, a second player.
struct MoveOption {
    enum class Kind : quint8 { Colour, Rank, Number, Fish, OneFace, Suit, Player, Words };
    Kind kind = Kind::Words;
    int id = 0;    ///< colour 0 red 1 yellow 2 green 3 blue 4 purple; rank, number, fish, face, suit, seat
    QString words; ///< "purple", "the whale", for screen readers and tooltips
    QString label; ///< what stands on it where words are too long: "K", "7"
    QString key;   ///< one letter or digit that chooses it; may be empty
    bool held = false; ///< a card of it is in the player's own hand: a small tick
    QString remark{};  ///< what that means: "You hold it: ...", for screen readers and tooltips; may be empty

    bool operator==(const MoveOption&) const = default;
};

/// A button in the prompt ribbon (and its key anywhere at the table).
struct Button {
    QString words; ///< "Go fish"
    QString key;   ///< "F"; "Space" comes by itself to the harmless one where it has none
    /// The default answer: gold, and on Space. At most one at a time, and often none: it never gives
    /// something up. What declines, passes, ends a turn, lets something happen or hands cards over is gold
    /// only where nothing else can be done or nothing is lost by it. What that is in a game stands at its
    /// presenter's gestures().
    bool harmless = false;
    QString why; ///< a tooltip: what it does

    bool operator==(const Button&) const = default;
};

/// How one choice of the table is made by hand. A choice may have several gestures, or none but its line in
/// the list of moves.
struct Gesture {
    int choice = 0; ///< TableChoice::id
    MoveSource source;
    MoveTarget target;
    std::optional<MoveOption> option;
    std::optional<Button> button;
    bool obvious = false; ///< double click or Enter on the source makes it
    /// One click makes it, if the card can do nothing else now: a card with an effect, which has one target.
    bool atOnce = false;
};

} // namespace tacklebox
