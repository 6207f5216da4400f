#include "views/games/rainbowfish/parts.h"

namespace tacklebox {

using namespace rainbowfishview;

namespace {

/// Returns true if nobody can target the player: no cards, and none to draw.
bool isOut(const Observation& view, Seat seat) {
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
    ZonePicture zone{.place = setsOf(seat),
                     .arrangement = Arrangement::Coins,
                     .name = say({seat}, {QT_TRANSLATE_NOOP("Words", "the sets of %1"),
                                          QT_TRANSLATE_NOOP("Words", "your sets")})};
    int group = 0;
    for (const Laid& laid : m_laid) {
        if (laid.seat != seat) continue;
        for (const Face face : laid.faces)
            zone.cards.push_back({.face = face, .group = group});
        if (laid.number == kSpecialSet) // it has no number: its coin shows its points
            zone.groups.push_back(
                {.name = tr("Special Set"), .mark = QStringLiteral("+%1").arg(pointsFor(kSpecialSet))});
        else
            zone.groups.push_back(
                {.name = asSentence(numbersWords(laid.number)), .mark = QString::number(laid.number)});
        ++group;
    }
    return zone;
}

int RainbowFishPresenter::seenPoints(Seat seat) const {
    const int points = TableTraits<RainbowFish>::laidPoints(shown(), seat);
    const bool announced = !m_laid.empty() && m_laid.back().seat == seat && m_laid.back().faces.empty() &&
                           !shown().hands[seat].empty();
    return announced ? points - pointsFor(m_laid.back().number) : points;
}

SeatPicture RainbowFishPresenter::panelOf(Seat seat) const {
    const Observation& view = shown();
    const int points = isCounted() ? view.match.last.points[seat] : seenPoints(seat),
              total = view.match.scores[seat];
    SeatFacts facts{.seat = seat,
                    .cards = view.hands[seat].size(),
                    .points = pointsWords(points),
                    .score = scoreOf(total, isCounted() ? 0 : points),
                    .note = {},
                    .known = {}};
    if (total != 0) facts.known << tr("match %1").arg(total);
    if (m_askedFor[seat] < kNumbers)
        facts.known << tr("Last asked for: %1").arg(inWords(numbersWords(m_askedFor[seat])));
    facts.inTurn = view.status.turn == seat;
    facts.mustAct =
        view.status.playersToAct.has(seat) || (view.status.phase == Phase::Wait && view.status.asked == seat);
    lastAsk().mark(facts, view.status.turn);
    facts.out = isOut(view, seat);
    return panelWith(facts);
}

TablePicture RainbowFishPresenter::picture() const {
    const Observation& view = shown();
    TablePicture picture;
    for (const Seat seat : opponentsOf(me(), view.match.seats)) {
        picture.seats.push_back(panelOf(seat));
        picture.zones.push_back(backsOf(game(), seat, view.hands[seat]));
        picture.zones.push_back(setsZone(seat));
    }
    picture.zones.push_back(pileOf(kHole, tr("The hole"), view.hole));
    picture.zones.back().emptyWords = tr("The hole is empty");
    picture.zones.push_back(pileOf(kDiscard, tr("Special cards played"), view.discard));
    picture.zones.back().title = tr("Specials played");

    if (me() < view.match.seats) {
        picture.own = panelOf(me());
        picture.zones.push_back(setsZone(me()));
        picture.zones.push_back(handZone());
    }
    return picture;
}

} // namespace tacklebox
