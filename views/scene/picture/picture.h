// What a table looks like at one moment, as plain data: which cards lie where, what the seats show. Each game
// makes one from its own view (views/games); the scene draws it and moves cards from one picture to the
// next.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/piles.h"
#include "model/engine/seats.h"
#include "views/theme/cardart.h"
#include "views/theme/ground.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace tacklebox {

/// One card as it lies.
struct CardPicture {
    Face face = kHidden;
    int group = 0;       ///< cards of one group lie together
    bool dashed = false; ///< an empty place of a set (the colour that the Diver stands for)
    bool frozen = false; ///< under rime: cannot be used for a while
    bool marked = false; ///< a winner, a kept card: stays lit
    bool hangs = false;  ///< of a Row: what it does is still to come, and it lies apart (ZoneBox::apart)
    QString tag;         ///< a few characters on the card ("14", "left over")

    bool operator==(const CardPicture&) const = default;
};

enum class Arrangement : quint8 {
    Hand,  ///< a straight row, groups with a small gap, two rows when it must; a group with a title lies in a
           ///< tray of its own, at the right end if those before it have none
    Pile,  ///< one on another: the top card (first of the list) and the number of cards
    Row,   ///< side by side from the left, overlapping when narrow
    Sets,  ///< each group a small overlapped fan with a gap to the next
    Coins, ///< each group a coin with its mark
    Coves, ///< each group a box under its heading, side by side
    Backs, ///< an opponent's hand: at most five backs and the number of cards
    Adrift, ///< a pile whose cards lie scattered over the water, at most nine of them, and their number
    Lane,   ///< a race (RacePicture): its cards on their way, below them small ones that are answered
};

/// One on another, or what looks so: only its top card is anything by itself.
constexpr bool isPile(Arrangement arrangement) {
    return arrangement == Arrangement::Pile || arrangement == Arrangement::Adrift;
}

/// A group of cards and its heading: a suit of the lake, a laid set, a wave of attack.
struct GroupPicture {
    QString title;         ///< "Spades", "wave 1"; may be empty
    QString note;          ///< "5", "sum 10", "5 of 5"
    bool crossed = false;  ///< spent: may not be taken any more
    QString name = {};     ///< what screen readers call it where it is one thing to them: "Sevens"
    bool answered = false; ///< in a Lane: is no part of the race any more
    QString mark = {}; ///< on its coin: a character or two ("7", "10"), or a file (":/silhouettes/eel.svg")
    int suit = -1;     ///< in Coves: that suit stands before its title; -1: none

    bool operator==(const GroupPicture&) const = default;
};

/// How far a race has come: -1 at the near end of its lane (the pan), 1 at the far one (the open sea).
struct RacePicture {
    qreal at = 0;
    qreal end =
        0; ///< while the table's window runs they drift there, and arrive as it closes; `at`: they stay

    bool operator==(const RacePicture&) const = default;
};

/// All cards of one place.
struct ZonePicture {
    PileId place;
    Arrangement arrangement = Arrangement::Row;
    QString name;                     ///< for screen readers and tooltips: "Nick's hand", "the pond"
    QString title;                    ///< a small heading; may be empty
    QString caption;                  ///< under or in the zone: "21", "no pair"
    std::vector<CardPicture> cards;   ///< Pile: top first; else from the left
    std::vector<GroupPicture> groups; ///< by CardPicture::group; may be empty
    bool showsCount = true;           ///< Pile and Backs: the number of cards as a badge
    QString emptyWords;               ///< what an empty zone says: "drop a card"
    QString tip;                      ///< what a mouse that rests on it is told; may be empty
    RacePicture race;                 ///< Lane

    bool operator==(const ZonePicture&) const = default;
};

/// How a face looks.
enum class Mood : quint8 { Calm, Thinking, Delighted, Stung };

/// A player at the table: the face, the tag with name and points, and what is said of him.
struct SeatPicture {
    Seat seat = kNoSeat;
    int number = 0; ///< on its panel, and its key; 0: none
    QString name;
    QString portrait; ///< whose face is shown: ":/portraits/<portrait>-<mood>.svg"
    QString points;   ///< in words: "50 points", "6 pairs"
    QString score;    ///< on the gold flag of the tag: "50", "2/3"; empty for no flag
    QString note;     ///< on a chip below the tag: "passes", "is choosing"
    QString tip;      ///< who that is and what the table knows of him, in lines
    bool bot = false;
    bool inTurn = false;    ///< gold outline and rod
    bool waiting = false;   ///< is asked for something right now
    bool asked = false;     ///< was the last one asked: a soft glow
    bool out = false;       ///< cannot be aimed at
    QString accessibleText; ///< the whole panel in a sentence: "Nick, 7 cards, 50 points"

    bool operator==(const SeatPicture&) const = default;
};

/// A small labelled box of the table that is not a card: a step of the ribbon, a die, arithmetic.
struct NotePicture {
    enum class Kind : quint8 {
        Text,    ///< a line of text, wrapped
        Step,    ///< a step of a turn, `active` filled
        Die,     ///< `value` 1-6
        Bar,     ///< `value` of `most` as a bar, `text` on it
        Badge,   ///< a round mark with short text
        Tile,    ///< a square of paper with short text; gold if `active`
        Suit,    ///< a coin with the suit `value`; bright if `active` (it is fished out)
        Bud,     ///< a water lily with short text; open if `active`
        Sum,     ///< `value` in large figures, `text` below it; `active` = more than the other one
        Caption, ///< `text` on a dark ground of its own
    };
    int id = 0; ///< the layout's key; unique in the picture
    Kind kind = Kind::Text;
    QString text;
    int value = 0, most = 0;
    bool active = false;
    QString tip; ///< what it means, told where the pointer rests on it

    bool operator==(const NotePicture&) const = default;
};

struct TablePicture {
    std::vector<SeatPicture> seats; ///< all but the one at the screen, clockwise from his left
    SeatPicture own;                ///< the one at the screen; kNoSeat if nobody is
    std::vector<ZonePicture> zones;
    std::vector<NotePicture> notes;

    const ZonePicture* zone(PileId place) const {
        for (const ZonePicture& zone : zones)
            if (zone.place == place) return &zone;
        return nullptr;
    }
    bool operator==(const TablePicture&) const = default;
};

/// The zone in which a race is run; null where there is none.
inline const ZonePicture* laneOf(const TablePicture& picture) {
    for (const ZonePicture& zone : picture.zones)
        if (zone.arrangement == Arrangement::Lane) return &zone;
    return nullptr;
}
const ZonePicture* laneOf(const TablePicture&&) = delete; // it would not live as long as the lane

/// Orders places for maps.
struct PileOrder {
    bool operator()(const PileId& a, const PileId& b) const {
        return a.kind != b.kind ? a.kind < b.kind : a.seat < b.seat;
    }
};

/// Where everything lies, in logical pixels of the view. A zone that is missing is not drawn; its cards fly
/// to and from the middle of its seat's panel, or of the table.
struct TableLayout {
    qreal unit = 1;       ///< tokens::tableScaleOf(): 1 in a window of 1280x800
    qreal handHeight = 0; ///< of a card in the hand of the person at the screen
    struct ZoneBox {
        QRectF rect;
        qreal cardHeight = 0; ///< the most; cards shrink to fit the box
        QRectF apart = {};    ///< of a Row: where a card lies that hangs
    };
    std::map<PileId, ZoneBox, PileOrder> zones;
    std::array<QRectF, kMostSeats> seats;     ///< all that a player has; null for the person at the screen
    std::array<QRectF, kMostSeats> portraits; ///< the faces, that of the person at the screen too
    std::array<QRectF, kMostSeats> tags;      ///< the room for name and points across a face's lower edge
    std::array<QRectF, kMostSeats> chips;     ///< the room for SeatPicture::note
    std::map<int, QRectF> notes;
    qreal skyBottom = 0; ///< the players sit above it
    QRectF rail;   ///< the wood in front of the person at the screen, as wide as the view; null for none
    QRectF column; ///< what lies on the rail keeps within it from left to right: 1440 units at most
    QRectF water;  ///< the pond, lake or hole in the middle; null for none
    std::vector<QRectF> coves; ///< the boxes in a lake
    QRectF pan, sea;           ///< the ends of a race; null where there is none
    QRectF bubbles;            ///< where prompts over the table may lie: free middle
    QRectF ribbon; ///< the row across the rail's upper edge for what lies over the scene; null for none
    Ground ground = Ground::BackRoom;
};

/// By how many units the ribbon lies over the rail.
inline constexpr qreal kRibbonOverRail = 16;

/// Makes room in a layout for a row `height` high right above its rail, or at the lower edge where it has
/// none: everything from there on lies lower by as much, and the rail begins kRibbonOverRail higher, under
/// the row. The layout is one for a view that is lower by `height` than `size`.
void addRibbon(TableLayout& layout, QSizeF size, qreal height);

} // namespace tacklebox
