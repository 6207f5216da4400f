// How a table begins to be shown: hands that lie there with a deal come from the dealer, in games that tell
// no card of it; an ask that is open has its line, and its question stands there.
#include "views/scene/motion/directorprivate.h"

#include <algorithm>
#include <utility>

namespace tacklebox {

using namespace motiontimes;

TablePicture Director::Private::whileItIsDealt(TablePicture picture) {
    for (ZonePicture& zone : picture.zones)
        zone.emptyWords.clear();
    const auto calm = [](SeatPicture& seat) { // what somebody is asked comes with his cards
        seat.note.clear();
        seat.inTurn = seat.waiting = seat.asked = false;
    };
    std::for_each(picture.seats.begin(), picture.seats.end(), calm);
    calm(picture.own);
    return picture;
}

TablePicture Director::Private::withoutHands(TablePicture picture) {
    for (ZonePicture& zone : picture.zones)
        if (zone.place.kind == PlaceKind::Hand) zone.cards.clear();
    return whileItIsDealt(std::move(picture));
}

std::vector<Flight> Director::Private::dealtHands(const TablePicture& after,
                                                  const TableLayout& layout) const {
    const Table& table = presenter->table();
    const Seat dealer = table.score().dealer;
    QPointF stands = layout.bubbles.center();
    for (const QRectF& box : {layout.portraits[dealer], layout.seats[dealer]})
        if (!box.isEmpty()) {
            stands = box.center();
            break;
        }
    std::vector<Flight> flights;
    for (int round = 0, dealt = 1; dealt > 0; ++round) {
        dealt = 0;
        Seat seat = dealer;
        for (int i = 0; i < table.seats(); ++i) {
            seat = leftOf(seat, table.seats());
            const ZonePicture* hand = after.zone(handOf(seat));
            if (!hand || round >= int(hand->cards.size())) continue;
            Flight flight;
            flight.before = presenter->art(kHidden);
            flight.after = presenter->art(hand->cards[std::size_t(round)].face);
            flight.to = {hand->place, round};
            flight.toRect = scene.restOf(hand->place);
            flight.from = QRectF(QPointF(), flight.toRect.size());
            flight.from.moveCenter(stands);
            flights.push_back(std::move(flight));
            ++dealt;
        }
    }
    return flights;
}

void Director::Private::tellDealt(const std::vector<Flight>& flights) {
    for (const Flight& flight : flights)
        cues.add(scene.ticker().now() + length(flight),
                 [this, to = flight.to.place.seat] { emit self.dealt(to); });
}

void Director::Private::dealHands() {
    const TablePicture after = presenter->picture();
    const TableLayout layout = layoutOf(after);
    std::vector<Flight> flights = dealtHands(after, layout);
    if (flights.empty()) return;
    pacing.haste = 1;
    const int millis = timing(flights, {}, Passage::Deal, after, layout);
    scene.show(*presenter, whileItIsDealt(after), layout, flights, 0);
    tellDealt(flights);
    cues.add(scene.ticker().now() + millis, [this] { showPicture(); });
    wait(millis);
}

void Director::Private::showOpenAsk() {
    line.showAtOnce();
    const int ask = line.asked(*presenter);
    if (ask < 0 || pacing.off()) return;
    narrator->hearBefore(presenter->shownUpTo());
    speak(ask, line.now()->from, BubbleTone::Plain, true);
}

} // namespace tacklebox
