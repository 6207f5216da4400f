// The picture of the table: what lies where, as plain data.
#include "views/games/twistedfish/parts.h"

namespace tacklebox {

using namespace twistedfishview;

ZonePicture TwistedFishPresenter::handZone(Seat seat) const {
    if (seat == me()) return ownHand(game(), seat, shown().hands[seat], groupOf);
    return backsOf(game(), seat, shown().hands[seat]);
}

ZonePicture TwistedFishPresenter::basketsZone(Seat seat) const {
    const bool own = seat == me();
    ZonePicture zone{.place = basketsOf(seat),
                     .arrangement = Arrangement::Sets,
                     .name = say({seat}, {QT_TRANSLATE_NOOP("Words", "the baskets of %1"),
                                          QT_TRANSLATE_NOOP("Words", "your baskets")})};
    int group = 0;
    for (const Basket& basket : shown().baskets) {
        if (basket.owner != seat) continue;
        for (int colour = 0; colour < kColours; ++colour) {
            const bool lies = basket.colours >> colour & 1;
            if (!lies && !basket.diver) continue;
            zone.cards.push_back({.face = cardOf(basket.fish, colour), .group = group, .dashed = !lies});
        }
        if (basket.diver) zone.cards.push_back({.face = kDeadScubaDiver, .group = group});
        zone.groups.push_back({.name = asSentence(fishWords(basket.fish))});
        ++group;
    }
    if (own) zone.emptyWords = tr("Five of a fish make a basket");
    return zone;
}

TablePicture TwistedFishPresenter::picture() const {
    const View& view = shown();
    TablePicture picture;
    for (const Seat seat : opponentsOf(me(), view.match.seats)) {
        SeatFacts facts{.seat = seat,
                        .cards = view.hands[seat].size(),
                        .points = tr("%n point(s)", nullptr, Policy<TwistedFish>::laidPoints(view, seat)),
                        .note = {}};
        if (const int total = view.match.scores[seat]; total != 0) facts.note = tr("match %1").arg(total);
        facts.inTurn = view.status.turn == seat;
        facts.waiting = view.status.waiting.has(seat) && view.status.phase != Phase::Over;
        facts.asked = seat == m_lastAsk.target();
        picture.seats.push_back(seatPicture(game(), facts));
        picture.zones.push_back(handZone(seat));
        picture.zones.push_back(basketsZone(seat));
    }
    picture.zones.push_back(pileOf(kPond, tr("The pond"), view.pond));
    picture.zones.back().emptyWords = tr("The pond is empty");

    ZonePicture played{.place = kDiscard, .arrangement = Arrangement::Row, .name = tr("Zingers played")};
    for (int i = view.discard.size(); i > 0; --i) // the newest on the right
        played.cards.push_back({.face = view.discard[i - 1]});
    played.title = played.name;
    played.showsCount = false;
    picture.zones.push_back(played);

    if (me() < view.match.seats) {
        picture.zones.push_back(basketsZone(me()));
        const QString whose = basketsZone(me()).name;
        const int points = Policy<TwistedFish>::laidPoints(view, me());
        QString own = tr("%1: %n point(s)", "your baskets", points).arg(whose);
        if (const int total = view.match.scores[me()]; total != 0)
            own = tr("%1: %n point(s), match %2", "your baskets", points).arg(whose).arg(total);
        picture.notes.push_back({.id = kOwnNote, .kind = NotePicture::Kind::Text, .text = own});
        picture.zones.push_back(handZone(me()));
    }

    const Asked& asked = view.status.asked;
    if (asked.any()) {
        QString text;
        if (asked.isNet())
            //: for a fish: "Nick to Susan: any whale"
            text = say({asked.by, asked.target},
                       {QT_TRANSLATE_NOOP("Words", "%1 to %2: any %3"),
                        QT_TRANSLATE_NOOP("Words", "you to %2: any %3"),
                        QT_TRANSLATE_NOOP("Words", "%1 to you: any %3")},
                       {fishWords(asked.fish)});
        else
            //: for a card: "Nick to Susan: the red whale?"
            text = say({asked.by, asked.target},
                       {QT_TRANSLATE_NOOP("Words", "%1 to %2: %3?"),
                        QT_TRANSLATE_NOOP("Words", "you to %2: %3?"),
                        QT_TRANSLATE_NOOP("Words", "%1 to you: %3?")},
                       {cardWords(asked.card)});
        picture.notes.push_back({.id = kAskNote, .kind = NotePicture::Kind::Text, .text = text});
    }
    return picture;
}

} // namespace tacklebox
