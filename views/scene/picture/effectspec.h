// Effects: events that are played as an effect instead of plain card motion. They are built only from what
// the viewer may know.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/seats.h"

#include <QColor>
#include <QString>

#include <vector>

namespace tacklebox {

/// The kinds of effects.
enum class EffectKind : quint8 {
    None,
    Enter,    ///< a card is played for its effect: it comes to the middle, enlarged, with its name
    Gather,   ///< a set is laid: shown at full size, its points counted up
    Reveal,   ///< cards of several seats are turned up together and judged
    Haul,     ///< a catch is pulled up on one line
    Reverse,  ///< a card reverses an ask
    Skip,     ///< a card cancels an ask: its line sinks
    Colour,   ///< a player names a colour
    Downpour, ///< a card that takes from every hand
    Pour,     ///< the cards that a Downpour takes
    Search,   ///< a player searches a pile, and one card comes up
    Stop,     ///< a card cancels the one played before it
    Call,     ///< an announcement without a card; its text is shown on the pile or in the middle
    Free,     ///< a racing fish escapes; its flight is planned as that of any racing card
};

/// Returns true for a catch: it is celebrated by its weight, and its points are counted.
constexpr bool isCatch(EffectKind kind) {
    return kind == EffectKind::Gather || kind == EffectKind::Haul || kind == EffectKind::Free;
}

/// The result for one card of a Reveal.
struct Verdict {
    QString whose;      ///< the owner: "Ben"
    int turn = 0;       ///< order of judging, from 0; several cards may share a turn
    bool wins = false;  ///< false: it falls
    bool leaps = false; ///< it counts for more than its rank, and beats others that way
    bool bows = false;  ///< it gives way to a card that leaps
    QString tag;        ///< the text on it after its leap: "14"

    bool operator==(const Verdict&) const = default;
};

inline constexpr double kTurningPoint = 1.5;

struct EffectSpec {
    EffectKind kind = EffectKind::None;
    int until = 0;  ///< events before this number are played together; 0: as usual
    QString title;  ///< "Whales!"
    QString line;   ///< the effect in a few words; may be empty
    int points = 0; ///< points to count up; 0: none
    /// Of a catch, how much it means: 0 little, 1 much, kTurningPoint if it takes the lead or is the last
    /// one.
    double weight = 0;
    bool hurts = false;  ///< a catch of another with cards that were yours: shown as long as a turning point
    Seat seat = kNoSeat; ///< who plays it or gets the points; Reverse, Skip, Stop: whose ask or card it hits
    QColor colour;       ///< of Colour and Downpour; of the light on a Stop, invalid for none
    Face stopped = kHidden; ///< number within its kind; colours: 0 red, 1 yellow, 2 green, 3 blue, 4 purple
    std::vector<Verdict> verdicts; ///< Reveal only: one for each moved card, in the order of the events

    bool operator==(const EffectSpec&) const = default;
};

} // namespace tacklebox
