#include "views/games/twistedfish/parts.h"

#include <algorithm>

namespace tacklebox {

using namespace twistedfishview;

ZonePicture TwistedFishPresenter::handZone(Seat seat) const {
    if (seat != me()) return backsOf(game(), seat, shown().hands[seat]);
    ZonePicture zone = ownHand(game(), seat, shown().hands[seat], groupOf);
    // Zingers have a tray, which shows what they cost.
    zone.groups.resize(std::size_t(kFishes + kZingers));
    for (int zinger = 0; zinger < kZingers; ++zinger) {
        GroupPicture& tray = zone.groups[std::size_t(kFishes + zinger)];
        tray.title = tr("Zingers", "a tray of cards");
        //: Points that each Zinger in hand costs at the end; very short
        tray.note = tr("−25 each");
    }
    return zone;
}

ZonePicture TwistedFishPresenter::basketsZone(Seat seat) const {
    ZonePicture zone{.place = basketsOf(seat),
                     .arrangement = Arrangement::Coins,
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
        const std::string_view fish = fishName(basket.fish);
        zone.groups.push_back({.name = inWords(basketWords(basket.fish)),
                               .mark = QStringLiteral(":/silhouettes/%1.svg").arg(QLatin1String(fish))});
        ++group;
    }
    return zone;
}

SeatPicture TwistedFishPresenter::panelOf(Seat seat) const {
    const Observation& view = shown();
    // After scoring, the points of the deal, which include the cost of cards in hand.
    const int points = isCounted() ? view.match.last.points[seat]
                                   : TableTraits<TwistedFish>::laidPoints(view, seat),
              total = view.match.scores[seat];
    SeatFacts facts{.seat = seat,
                    .cards = view.hands[seat].size(),
                    .points = pointsWords(points),
                    .score = scoreOf(total, isCounted() ? 0 : points),
                    .note = {},
                    .known = {}};
    if (total != 0) facts.known << tr("match %1").arg(total);
    facts.inTurn = view.status.turn == seat;
    facts.mustAct = view.status.playersToAct.has(seat) && view.status.phase != Phase::Over;
    lastAsk().mark(facts, view.status.turn);
    const bool dealt = std::any_of(view.hands.begin(), view.hands.begin() + view.match.seats,
                                   [](const auto& hand) { return !hand.empty(); });
    if (dealt && view.hands[seat].empty() && seat != me()) facts.note = tr("has no cards");
    return panelWith(facts);
}

TablePicture TwistedFishPresenter::picture() const {
    const Observation& view = shown();
    TablePicture picture;
    for (const Seat seat : opponentsOf(me(), view.match.seats)) {
        picture.seats.push_back(panelOf(seat));
        picture.zones.push_back(handZone(seat));
        picture.zones.push_back(basketsZone(seat));
    }
    picture.zones.push_back(pileOf(kPond, tr("The pond"), view.pond));
    picture.zones.back().emptyWords = tr("The pond is empty");

    ZonePicture played{.place = kDiscard, .arrangement = Arrangement::Row, .name = tr("Zingers played")};
    for (int i = view.discard.size(); i > 0; --i) // the newest on the right
        played.cards.push_back({.face = view.discard[i - 1]});
    if (isHanging()) played.cards.back().hangs = true;
    played.title = played.name;
    played.showsCount = false;
    picture.zones.push_back(played);

    if (me() < view.match.seats) {
        picture.own = panelOf(me());
        picture.zones.push_back(basketsZone(me()));
        picture.zones.push_back(handZone(me()));
    }
    return picture;
}

} // namespace tacklebox
