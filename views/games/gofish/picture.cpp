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
                     .arrangement = Arrangement::Coins,
                     .name = say({seat}, {QT_TRANSLATE_NOOP("Words", "the books of %1"),
                                          QT_TRANSLATE_NOOP("Words", "your books")})};
    int group = 0;
    for (const Book& book : shown().books) {
        if (book.seat != seat) continue;
        for (const Card card : cardsOfRank(book.rank) & m_inBooks)
            zone.cards.push_back({.face = GoFish::faceOf(card), .group = group});
        zone.groups.push_back(
            {.name = asSentence(packs::ranksWords(book.rank)), .mark = rankLabel(book.rank)});
        ++group;
    }
    return zone;
}

SeatPicture GoFishPresenter::panelOf(Seat seat) const {
    const Observation& view = shown();
    const int books = TableTraits<GoFish>::laidPoints(view, seat), total = view.match.scores[seat];
    SeatFacts facts{.seat = seat,
                    .cards = view.hands[seat].size(),
                    .points = tr("%n book(s)", nullptr, books),
                    .score = scoreOf(total, isCounted() ? 0 : books),
                    .note = {},
                    .known = {}};
    if (total != 0) facts.known << tr("match %1").arg(total);
    if (m_askedFor[seat] != kNoRank) facts.known << tr("Last asked for: %1").arg(ranks(m_askedFor[seat]));
    facts.inTurn = view.status.turn == seat;
    facts.mustAct = view.status.playersToAct.has(seat);
    lastAsk().mark(facts, view.status.turn);
    const bool dealt =
        !view.books.empty() || std::any_of(view.hands.begin(), view.hands.begin() + view.match.seats,
                                           [](const auto& hand) { return !hand.empty(); });
    if (dealt && view.hands[seat].empty()) { // F-03: nobody may ask them
        // F-07: the player on turn draws a card now, the others when their turn comes.
        facts.out = view.pond.empty() || view.options.value[kEnd] == kFirstOut;
        if (!facts.out && !facts.inTurn && seat != me()) facts.note = tr("has no cards");
    }
    return panelWith(facts);
}

/// Adds a bud for each book. The buds of laid books are open.
void GoFishPresenter::addNotes(TablePicture& picture) const {
    for (packs::Rank rank = 0; rank < packs::kRanks; ++rank) {
        const bool laid = std::any_of(shown().books.begin(), shown().books.end(),
                                      [rank](const Book& book) { return book.rank == rank; });
        picture.notes.push_back(
            {.id = kBudNote + rank, .kind = NotePicture::Kind::Bud, .text = rankLabel(rank), .active = laid});
    }
}

TablePicture GoFishPresenter::picture() const {
    const Observation& view = shown();
    TablePicture picture;
    for (const Seat seat : opponentsOf(me(), view.match.seats)) {
        picture.seats.push_back(panelOf(seat));
        picture.zones.push_back(backsOf(game(), seat, view.hands[seat]));
        picture.zones.push_back(booksZone(seat));
    }
    picture.zones.push_back(pileOf(kPond, tr("The pond"), view.pond));
    picture.zones.back().arrangement = Arrangement::Adrift;
    picture.zones.back().emptyWords = tr("The pond is empty");

    if (me() < view.match.seats) {
        picture.own = panelOf(me());
        picture.zones.push_back(booksZone(me()));
        picture.zones.push_back(handZone());
    }
    addNotes(picture);
    return picture;
}

} // namespace tacklebox
