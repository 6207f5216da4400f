// How a game wants some of its events to be played, where they are more than cards that change place: a set
// piece of the stage, as plain data made from what the seat at the screen is told.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/seats.h"

#include <QColor>
#include <QString>

#include <vector>

namespace tacklebox {

/// The set pieces that there are.
enum class SetPiece : quint8 {
    None,
    Enter,    ///< a card is played for what it does: it comes large into the middle, with its name
    Gather,   ///< a set comes on the table: at full size, its points counted up
    Reveal,   ///< cards of several seats are turned up together, and each is judged
    Haul,     ///< a catch comes up on one string
    Reverse,  ///< a card turns an ask round
    Skip,     ///< a card lets the line sink
    Colour,   ///< a colour is named
    Downpour, ///< a card takes from every hand at once
    Pour,     ///< what that takes
    Search,   ///< somebody goes through a pile, and one card comes up
    Stop,     ///< a card stops the one that was played before it
    Call,     ///< something is called for that moves no card: what that does stands at its pile
};

/// What becomes of one card of a Reveal.
struct Verdict {
    QString whose;      ///< "Ben"
    int turn = 0;       ///< its place in the order in which they are judged, from 0; several may share one
    bool wins = false;  ///< else it falls
    bool leaps = false; ///< it counts for more than it is, and tops others that way
    bool bows = false;  ///< it makes way for one that leaps
    QString tag;        ///< what is written on it once it has leapt: "14"

    bool operator==(const Verdict&) const = default;
};

struct Staging {
    SetPiece piece = SetPiece::None;
    int until = 0;                 ///< the events up to before that one are played together; 0: as usual
    QString title;                 ///< "Whales!"
    QString line;                  ///< what it does, in a few words; may be empty
    int points = 0;                ///< what is counted up; 0: nothing
    Seat seat = kNoSeat;           ///< on whom it falls: who gains, or who is saved
    QColor colour;                 ///< of Colour and Downpour; of the light on a Stop, if any falls
    Face stopped = kHidden;        ///< of Stop: the card that it stops, which lies where it lay
    std::vector<Verdict> verdicts; ///< of Reveal: for each card that moves, in the order of the events

    bool operator==(const Staging&) const = default;
};

} // namespace tacklebox
