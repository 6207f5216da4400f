// The parts of pictures that are the same in all games: panels, hidden hands, piles, and prompts that do not
// depend on the game.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/phrase.h"
#include "views/games/common/tableframe.h"
#include "views/scene/picture/presenter.h"

#include <optional>
#include <vector>

namespace tacklebox {

/// Returns all seats but `me`, clockwise from the left of `me`; all seats from 0 on if `me` is kNoSeat.
std::vector<Seat> opponentsOf(Seat me, int seats);

/// The name of a seat, for sentences that cannot mean the viewer.
QString nameOf(const Table& table, Seat seat);
/// The portrait at a seat: a regular's, or for people "guest", "guest2" and so on. Bots without a chosen face
/// all get different ones.
QString portraitOf(const Table& table, Seat seat);
/// The same for seats of a table that does not exist yet.
QString portraitOf(const QList<SeatPlan>& seats, Seat seat);
/// The number of a seat on its panel, which is also its key, for all viewers. It counts clockwise from the
/// only person, who is 0, or else from the first seat, which is 1.
int numberOf(const Table& table, Seat seat);
/// "You" for Table::spokenTo(), else the name: a heading.
QString titleOf(const Table& table, Seat seat);
/// "Your hand", "Nick's hand".
QString handTitle(const Table& table, Seat seat);

/// The facts of a game about a seat.
struct SeatFacts {
    Seat seat = kNoSeat;
    int cards = 0;     ///< in hand
    QString points;    ///< in words: "50 points"
    QString score;     ///< on the tag: "50"
    QString note;      ///< on a chip below the tag
    QStringList known; ///< lines of the tooltip: what the table knows about the player
    bool inTurn = false, mustAct = false, asked = false, out = false;
    Seat askedBy = kNoSeat; ///< who asked this player last ...
    Phrase askedFor;        ///< ... and for what; on the chip while `asked`, if `note` is empty

    bool operator==(const SeatFacts&) const = default;
};
/// Returns the picture of a seat, with its sentence for screen readers.
SeatPicture seatPicture(const Table& table, const SeatFacts& facts);
/// "50 points", "−5 points".
QString pointsWords(int points);
/// "match 120": the points of the match, beside those of the deal.
QString matchPointsWords(int points);
/// The text on a tag: points before this deal and points of this deal: "120+25", "25".
QString scoreOf(int total, int now);

/// Returns true if it is the face of a card that can be seen: neither hidden nor kNoFace.
constexpr bool isKnown(Face face) {
    return face < kNoFace;
}
/// Returns the viewer's hand in an observation; empty if there is no viewer.
template <class Observation>
FaceList ownHandOf(const Observation& view) {
    return view.viewer < view.match.seats ? view.hands[view.viewer] : FaceList{};
}

/// The hand of another player: backs and their number, or its cards if all hands are open (kOmniscient).
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
/// Returns the frame for a game's requirements. Sets the number of opponents, and whether there is a viewer
/// or all hands are open.
TableFrame frameOf(const Table& table, QSizeF size, const TablePicture& picture,
                   TableFrame::Requirements requirements = {});

/// Returns the prompt while the viewer has nothing to decide: a bot thinks, the screen is handed over, a deal
/// or the match is over. Returns `nullopt` if the viewer must decide (WaitingFor::Person).
std::optional<Prompt> promptForOthers(const Table& table);
/// Says that the player asks again.
QString asksAgainWords(const Table& table, Seat seat);

} // namespace tacklebox
