// Description of a table at one moment, as plain data. Each game builds it from its observation
// (views/games). The scene draws it and animates the change to the next one.
#pragma once

#include "model/bots/handact.h"
#include "model/engine/cards.h"
#include "model/engine/piles.h"
#include "model/engine/seats.h"
#include "views/theme/background.h"
#include "views/theme/cardart.h"

#include <QRectF>
#include <QString>
#include <QStringList>

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace tacklebox {

/// One card on the table.
struct CardPicture {
    Face face = kHidden;
    int group = 0;       ///< cards of a group are adjacent; an index into ZonePicture::groups
    bool dashed = false; ///< a placeholder in a set, for the colour that the Diver replaces
    bool frozen = false; ///< drawn under ice: cannot be used for a while
    bool marked = false; ///< highlighted: a winning or kept card
    bool hangs = false;  ///< Row only: its effect is pending, and it is at ZoneBox::apart
    QString tag;         ///< a few characters on the card ("14", "left over")

    bool operator==(const CardPicture&) const = default;
};

enum class Arrangement : quint8 {
    Hand,  ///< one or two rows with small gaps between groups; a group with a title gets a tray, on the right
           ///< if loose cards come first
    Pile,  ///< a stack: shows the top card (first in the list) and the number of cards
    Row,   ///< side by side from the left, overlapping when narrow
    Coins, ///< each group is a coin with its mark
    Coves, ///< each group is a box with a heading, side by side
    Backs, ///< an opponent's hand: at most five backs and the number of cards
    Adrift, ///< a pile scattered over water: at most nine cards and the number of cards
    Lane,   ///< a race (RacePicture): the racing cards, and small below them the answered ones
};

/// Returns true for piles, of which only the top card can be used.
constexpr bool isPile(Arrangement arrangement) {
    return arrangement == Arrangement::Pile || arrangement == Arrangement::Adrift;
}

/// A group of cards and its heading: a suit of the lake, a laid set, a wave of attack.
struct GroupPicture {
    QString title;         ///< "Spades", "wave 1"; may be empty
    QString note;          ///< "5", "sum 10", "5 of 5"; Coins: its points, beside the coin if there is room
    bool crossed = false;  ///< struck out: cannot be taken any longer
    QString name = {};     ///< for screen readers: "Sevens"; empty: they find the cards without a group
    bool answered = false; ///< Lane only: has left the race
    QString mark = {};     ///< text of its coin ("7", "10") or a picture file (":/silhouettes/eel.svg")
    int suit = -1;         ///< Coves only: the suit drawn before the title; -1: none

    bool operator==(const GroupPicture&) const = default;
};

/// Position of a race on its lane: -1 is the near end (the pan), 1 the far end (the open sea).
struct RacePicture {
    qreal at = 0;
    qreal end = 0; ///< reached when the table's window closes; equal to `at`: no drift

    bool operator==(const RacePicture&) const = default;
};

/// All cards of a pile or hand.
struct ZonePicture {
    PileId place;
    Arrangement arrangement = Arrangement::Row;
    QString name;                     ///< for screen readers and tooltips: "Nick's hand", "the pond"
    QString title;                    ///< a small heading; may be empty
    QString caption;                  ///< under or in the zone: "21", "no pair"
    std::vector<CardPicture> cards;   ///< Pile: top first; else from the left
    std::vector<GroupPicture> groups; ///< indexed by CardPicture::group; may be empty
    bool showsCount = true;           ///< piles and Backs: show the number of cards as a badge
    QString emptyWords;               ///< text of an empty zone: "drop a card"
    QString tip;                      ///< tooltip; may be empty
    RacePicture race;                 ///< Lane only

    bool operator==(const ZonePicture&) const = default;
};

/// The expression of a portrait.
enum class Mood : quint8 { Calm, Thinking, Delighted, Stung };
/// The mood for portraitArt().
QString moodName(Mood mood);

/// The memory aid at a player: marks for what everybody can know about the hand.
struct MemoryPicture {
    struct Column {
        QString label;                              ///< "7", or a picture file as in GroupPicture::mark
        int suit = -1;                              ///< drawn instead of the label; -1: none
        std::vector<std::optional<HandMark>> marks; ///< by row; in a list there is one

        bool operator==(const Column&) const = default;
    };
    std::vector<int>
        rows; ///< the colour of each row (drawColourShape()), -1: none; empty: a list, not a grid
    std::vector<Column> columns;
    QStringList words; ///< the same in words, a line for each kind of mark

    bool operator==(const MemoryPicture&) const = default;
};

/// A player at the table: portrait, name tag and status.
struct SeatPicture {
    Seat seat = kNoSeat;
    int number = 0; ///< on the panel, and its key; 0: none
    QString name;
    QString portrait; ///< for portraitArt()
    QString points;   ///< in words: "50 points", "6 pairs"
    QString score;    ///< on the gold flag of the tag: "50", "2/3"; empty for no flag
    QString note;     ///< on a chip below the tag: "passes", "is choosing"
    QString tip;      ///< tooltip: who the player is and what the table knows about them, one fact a line
    bool bot = false;
    bool inTurn = false;    ///< drawn with a gold ring
    bool mustAct = false;   ///< must decide something now
    bool asked = false;     ///< was asked last; drawn with a pale ring
    bool out = false;       ///< cannot be a target
    QString accessibleText; ///< the whole panel in a sentence: "Nick, 7 cards, 50 points"
    std::optional<MemoryPicture> memory;

    bool operator==(const SeatPicture&) const = default;
};

/// A small labelled box on the table that is not a card: a step of a turn, a die, a sum.
struct NotePicture {
    enum class Kind : quint8 {
        Step,    ///< a step of a turn; filled if `active`
        Die,     ///< `value` 1-6
        Tile,    ///< a square of paper with short text; gold if `active`
        Suit,    ///< a coin with the suit `value`; bright if `active` (it is fished out)
        Bud,     ///< a water lily with short text; open if `active`
        Sum,     ///< `value` in large figures, `text` below it; `active`: it is the larger of two sums
        Caption, ///< `text` on a dark background
    };
    int id = 0; ///< key in TableLayout::notes; unique in the picture
    Kind kind = Kind::Caption;
    QString text;
    int value = 0;
    bool active = false;
    QString tip; ///< tooltip

    bool operator==(const NotePicture&) const = default;
};

struct TablePicture {
    std::vector<SeatPicture> seats; ///< the opponents, clockwise from the viewer's left
    SeatPicture own;                ///< the viewer; kNoSeat if there is none
    std::vector<ZonePicture> zones;
    std::vector<NotePicture> notes;

    const ZonePicture* zone(PileId place) const {
        for (const ZonePicture& zone : zones)
            if (zone.place == place) return &zone;
        return nullptr;
    }
    bool operator==(const TablePicture&) const = default;
};

/// Returns the zone that shows a race, or null.
inline const ZonePicture* laneOf(const TablePicture& picture) {
    for (const ZonePicture& zone : picture.zones)
        if (zone.arrangement == Arrangement::Lane) return &zone;
    return nullptr;
}
const ZonePicture* laneOf(const TablePicture&&) = delete; // the result would dangle

/// Orders piles as keys of a map.
struct PileOrder {
    bool operator()(const PileId& a, const PileId& b) const {
        return a.kind != b.kind ? a.kind < b.kind : a.seat < b.seat;
    }
};

/// Rectangles of everything on a table, in logical pixels of the view. A zone without a rectangle is not
/// drawn; its cards fly to and from its seat's panel or the middle of the table.
struct TableLayout {
    qreal unit = 1;       ///< scale, from tokens::tableScaleOf(): 1 in a window of 1280x800
    qreal handHeight = 0; ///< of a card in the viewer's hand
    struct ZoneBox {
        QRectF rect;
        qreal cardHeight = 0; ///< maximum; cards shrink to fit the box
        QRectF apart = {};    ///< Row only: the rectangle of a card that `hangs`
    };
    std::map<PileId, ZoneBox, PileOrder> zones;
    std::array<QRectF, kMostSeats> seats;     ///< everything of a player; null for the viewer
    std::array<QRectF, kMostSeats> portraits; ///< portraits, also the viewer's
    std::array<QRectF, kMostSeats> tags;      ///< room for the name tag, across the portrait's lower edge
    std::array<QRectF, kMostSeats> chips;     ///< room for SeatPicture::note
    std::array<QRectF, kMostSeats> memories;  ///< room for SeatPicture::memory; null: none
    std::map<int, QRectF> notes;
    qreal skyBottom = 0;       ///< lower edge of the sky, in which the opponents sit
    QRectF rail;               ///< the wooden rail in front of the viewer, as wide as the view; null: none
    QRectF column;             ///< horizontal bounds for things on the rail, at most 1440 units wide
    QRectF water;              ///< the pond, lake or hole in the middle; null: none
    std::vector<QRectF> coves; ///< the boxes in a lake
    QRectF pan, sea;           ///< the ends of a race; null: none
    QRectF bubbles;            ///< the free middle, for prompts over the table
    QRectF promptBar; ///< the row across the rail's upper edge for widgets over the scene; null: none
    Background background = Background::BackRoom;
};

/// How far the prompt bar overlaps the rail, in units.
inline constexpr qreal kPromptBarOverRail = 16;

/// Inserts a row of `height` pixels above the rail, or at the lower edge if there is none. Everything below
/// it moves down, and the rail extends kPromptBarOverRail units under the row. `layout` must be made for a
/// view that is `height` pixels lower than `size`.
void addPromptBar(TableLayout& layout, QSizeF size, qreal height);

} // namespace tacklebox
