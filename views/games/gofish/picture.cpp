// The picture of the table: what lies where, as plain data.
#include "views/games/gofish/parts.h"

namespace tacklebox {

using namespace gofishview;

ZonePicture GoFishPresenter::handZone() const {
    FaceList hand = shown().hands[me()];
    std::stable_sort(hand.begin(), hand.end(), [](Face a, Face b) { return groupOf(a) < groupOf(b); });
    return ownHand(game(), me(), hand, groupOf);
}

ZonePicture GoFishPresenter::booksZone(Seat seat) const {
    ZonePicture zone{.place = booksOf(seat),
                     .arrangement = Arrangement::Sets,
                     .name = say({seat}, {QT_TRANSLATE_NOOP("Words", "the books of %1"),
                                          QT_TRANSLATE_NOOP("Words", "your books")})};
    int group = 0;
    for (const Book& book : shown().books) {
        if (book.seat != seat) continue;
        for (const Card card : cardsOfRank(book.rank) & m_inBooks)
            zone.cards.push_back({.face = GoFish::faceOf(card), .group = group});
        zone.groups.push_back({.name = asSentence(packs::ranksWords(book.rank))});
        ++group;
    }
    if (seat == me()) zone.emptyWords = tr("Four of a rank make a book");
    return zone;
}

void GoFishPresenter::addNotes(TablePicture& picture) const {
    const View& view = shown();
    if (m_newestAsker != kNoSeat)
        //: "Nick to Susan: sevens?"
        picture.notes.push_back({.id = kAskNote,
                                 .text = say({m_newestAsker, m_newestAsk.target},
                                             {QT_TRANSLATE_NOOP("Words", "%1 to %2: %3?"),
                                              QT_TRANSLATE_NOOP("Words", "you to %2: %3?"),
                                              QT_TRANSLATE_NOOP("Words", "%1 to you: %3?")},
                                             {packs::ranksWords(m_newestAsk.rank)})});
    QStringList asked;
    for (const Seat seat : opponentsOf(me(), view.match.seats))
        if (m_askedFor[seat] != kNoRank)
            asked << tr("%1: %2", "a player and the rank he asked for")
                         .arg(titleOf(game(), seat), rankLabel(m_askedFor[seat]));
    if (!asked.isEmpty())
        picture.notes.push_back(
            {.id = kAskedNote, .text = tr("Last asks: %1").arg(asked.join(QStringLiteral(", ")))});
}

TablePicture GoFishPresenter::picture() const {
    const View& view = shown();
    TablePicture picture;
    for (const Seat seat : opponentsOf(me(), view.match.seats)) {
        SeatFacts facts{.seat = seat,
                        .cards = view.hands[seat].size(),
                        .points = tr("%n book(s)", nullptr, Policy<GoFish>::laidPoints(view, seat)),
                        .note = {}};
        if (const int total = view.match.scores[seat]; total != 0) facts.note = tr("match %1").arg(total);
        facts.inTurn = view.status.turn == seat;
        facts.waiting = view.status.waiting.has(seat);
        facts.asked = seat == m_lastAsk.target();
        facts.out = view.hands[seat].empty(); // F-03: nobody may ask him
        picture.seats.push_back(seatPicture(game(), facts));
        picture.zones.push_back(backsOf(game(), seat, view.hands[seat]));
        picture.zones.push_back(booksZone(seat));
    }
    picture.zones.push_back(pileOf(kPond, tr("The Pond"), view.pond));
    picture.zones.back().emptyWords = tr("The Pond is empty");

    if (me() < view.match.seats) {
        picture.zones.push_back(booksZone(me()));
        const int books = Policy<GoFish>::laidPoints(view, me());
        QString own = tr("%1: %n", "your books", books).arg(booksZone(me()).name);
        if (const int total = view.match.scores[me()]; total != 0)
            own = tr("%1: %n, match %2", "your books", books).arg(booksZone(me()).name).arg(total);
        picture.notes.push_back({.id = kOwnNote, .text = own});
        picture.zones.push_back(handZone());
    }
    addNotes(picture);
    return picture;
}

} // namespace tacklebox
