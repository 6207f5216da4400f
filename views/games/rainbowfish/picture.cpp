// The picture of the table: what lies where, as plain data.
#include "views/games/rainbowfish/parts.h"

namespace tacklebox {

using namespace rainbowfishview;

namespace {

/// Nobody can target at him: no card, and none to draw.
bool isOut(const View& view, Seat seat) {
    return view.hands[seat].empty() && view.hole.empty();
}

} // namespace

ZonePicture RainbowFishPresenter::handZone() const {
    FaceList hand = shown().hands[me()];
    std::stable_sort(hand.begin(), hand.end(), [](Face a, Face b) { return groupOf(a) < groupOf(b); });
    ZonePicture zone = ownHand(game(), me(), hand, groupOf);
    int held = 0;
    for (std::size_t i = 0; i < zone.cards.size(); ++i) {
        CardPicture& card = zone.cards[i];
        held = i > 0 && zone.cards[i - 1].group == card.group ? held + 1 : 1;
        // a set is four cards exactly.
        if (held > kSetSize && card.group < kNumbers)
            card.tag = tr("over", "left over: a card in hand beyond a set of four; very short");
    }
    return zone;
}

ZonePicture RainbowFishPresenter::setsZone(Seat seat) const {
    const bool own = seat == me();
    ZonePicture zone{.place = setsOf(seat),
                     .arrangement = Arrangement::Sets,
                     .name = say({seat}, {QT_TRANSLATE_NOOP("Words", "the sets of %1"),
                                          QT_TRANSLATE_NOOP("Words", "your sets")})};
    int group = 0;
    for (const Laid& laid : m_laid) {
        if (laid.seat != seat) continue;
        for (const Face face : laid.faces)
            zone.cards.push_back({.face = face, .group = group});
        zone.groups.push_back({.name = asSentence(numbersWords(laid.number))});
        ++group;
    }
    if (own) zone.emptyWords = tr("Four of a number make a set");
    return zone;
}

void RainbowFishPresenter::addNotes(TablePicture& picture) const {
    const View& view = shown();
    if (view.status.asked != kNoSeat && view.status.number < kNumbers) {
        //: "Nick to Susan: fives?"
        const QString text =
            say({view.status.turn, view.status.asked},
                {QT_TRANSLATE_NOOP("Words", "%1 to %2: %3?"), QT_TRANSLATE_NOOP("Words", "you to %2: %3?"),
                 QT_TRANSLATE_NOOP("Words", "%1 to you: %3?")},
                {numbersWords(view.status.number)});
        picture.notes.push_back({.id = kAskNote, .kind = NotePicture::Kind::Text, .text = text});
    }
    QStringList asked;
    for (const Seat seat : opponentsOf(me(), view.match.seats))
        if (m_askedFor[seat] < kNumbers)
            asked << tr("%1: %2", "a player and the number he asked for")
                         .arg(titleOf(game(), seat))
                         .arg(m_askedFor[seat]);
    if (!asked.isEmpty())
        picture.notes.push_back({.id = kAskedNote,
                                 .kind = NotePicture::Kind::Text,
                                 .text = tr("Last asks: %1").arg(asked.join(QStringLiteral(", ")))});
}

TablePicture RainbowFishPresenter::picture() const {
    const View& view = shown();
    TablePicture picture;
    for (const Seat seat : opponentsOf(me(), view.match.seats)) {
        SeatFacts facts{.seat = seat,
                        .cards = view.hands[seat].size(),
                        .points = tr("%n point(s)", nullptr, Policy<RainbowFish>::laidPoints(view, seat)),
                        .note = {}};
        if (const int total = view.match.scores[seat]; total != 0) facts.note = tr("match %1").arg(total);
        facts.inTurn = view.status.turn == seat;
        facts.waiting =
            view.status.waiting.has(seat) || (view.status.phase == Phase::Wait && view.status.asked == seat);
        facts.asked = seat == m_lastAsk.target();
        facts.out = isOut(view, seat);
        picture.seats.push_back(seatPicture(game(), facts));
        picture.zones.push_back(backsOf(game(), seat, view.hands[seat]));
        picture.zones.push_back(setsZone(seat));
    }
    picture.zones.push_back(pileOf(kHole, tr("The Fishing Hole"), view.hole));
    picture.zones.back().emptyWords = tr("The Fishing Hole is empty");
    picture.zones.push_back(pileOf(kDiscard, tr("Special cards played"), view.discard));
    picture.zones.back().title = tr("Specials played");

    if (me() < view.match.seats) {
        picture.zones.push_back(setsZone(me()));
        const int points = Policy<RainbowFish>::laidPoints(view, me());
        QString own = tr("%1: %n point(s)", "your sets", points).arg(setsZone(me()).name);
        if (const int total = view.match.scores[me()]; total != 0)
            own = tr("%1: %n point(s), match %2", "your sets", points).arg(setsZone(me()).name).arg(total);
        picture.notes.push_back({.id = kOwnNote, .kind = NotePicture::Kind::Text, .text = own});
        picture.zones.push_back(handZone());
    }
    addNotes(picture);
    return picture;
}

} // namespace tacklebox
