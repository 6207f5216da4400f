// What all tables show of a seat in the same way: its panel, its hidden hand, a pile; and the prompts that do
// not depend on the game.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/phrase.h"
#include "views/games/common/tableframe.h"
#include "views/scene/picture/presenter.h"

#include <optional>
#include <vector>

namespace tacklebox {

/// All seats but `me`, clockwise from his left; all from seat 0 on if nobody is at the screen (kNoSeat).
std::vector<Seat> opponentsOf(Seat me, int seats);

/// The name of a seat, for sentences in which the one who looks cannot be meant.
QString nameOf(const Table& table, Seat seat);
/// Whose face is shown at a seat: a regular's, a person's ("guest", further ones "guest2" and so on). No two
/// bots without a chosen face have the same.
QString portraitOf(const Table& table, Seat seat);
/// The same for a table that is not laid, with these seats.
QString portraitOf(const QList<SeatPlan>& seats, Seat seat);
/// The number of that seat on its panel and its key, whoever looks: counted clockwise from the only person,
/// who has 0, or else from the first seat, which is 1.
int numberOf(const Table& table, Seat seat);
/// "You" for the one who looks (Table::spokenTo()), else the name: a heading.
QString titleOf(const Table& table, Seat seat);
/// "Your hand", "The hand of Nick".
QString handTitle(const Table& table, Seat seat);

/// What a game knows of a seat.
struct SeatFacts {
    Seat seat = kNoSeat;
    int cards = 0;     ///< in hand
    QString points;    ///< in words: "50 points"
    QString score;     ///< on the tag: "50"
    QString note;      ///< on a chip below the tag
    QStringList known; ///< lines of the tool tip: what the table knows of him
    bool inTurn = false, waiting = false, asked = false, out = false;
    Seat askedBy = kNoSeat; ///< where he was asked last: by whom ...
    Phrase askedFor;        ///< ... for what; the chip says it while he is `asked`, if `note` is empty

    bool operator==(const SeatFacts&) const = default;
};
/// That seat with its name, and all of it in a sentence for screen readers.
SeatPicture seatPicture(const Table& table, const SeatFacts& facts);
/// "50 points", "−5 points".
QString pointsWords(int points);
/// What stands on a tag: what was won before this deal and what this one has brought: "120+25", "25".
QString scoreOf(int total, int now);

/// Its face can be seen: it is neither hidden nor no card.
constexpr bool isKnown(Face face) {
    return face < kNoFace;
}
/// The hand of the player at the screen as a game's view has it; empty while nobody is.
template <class Observation>
FaceList ownHandOf(const Observation& view) {
    return view.viewer < view.match.seats ? view.hands[view.viewer] : FaceList{};
}

/// Another player's hand: backs and their number; with all hands open (kEverybody) its cards.
ZonePicture backsOf(const Table& table, Seat seat, const FaceList& hand);
/// The faces of a list as cards, in order.
template <class Faces>
std::vector<CardPicture> cardsOf(const Faces& faces) {
    std::vector<CardPicture> cards;
    cards.reserve(std::size_t(faces.size()));
    for (const Face face : faces)
        cards.push_back({.face = face});
    return cards;
}
/// A pile, top first.
ZonePicture pileOf(PileId place, const QString& name, const FaceList& cards);
/// The cards of the player at the screen, in the order of the view, group by `groupOf(face)`.
template <class GroupOf>
ZonePicture ownHand(const Table& table, Seat seat, const FaceList& hand, GroupOf groupOf) {
    ZonePicture zone{.place = handOf(seat), .arrangement = Arrangement::Hand, .name = handTitle(table, seat)};
    zone.cards.reserve(std::size_t(hand.size()));
    for (const Face face : hand)
        zone.cards.push_back({.face = face, .group = groupOf(face)});
    return zone;
}
/// The frame of that table for what a game wants; who is at the screen and whether hands lie open is known
/// here.
TableFrame frameOf(const Table& table, QSizeF size, const TablePicture& picture, TableFrame::Wish wish = {});

/// What the table says while the person at the screen is not asked: a bot thinks, hands are changed, a deal
/// or the match is over. Nothing while he is to decide (WaitingFor::Person).
std::optional<Prompt> promptForOthers(const Table& table);
/// That player's turn goes on.
QString goesOnWords(const Table& table, Seat seat);

} // namespace tacklebox
