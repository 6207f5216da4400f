// Director: the first picture of a table. Hands that no event reports come from the dealer, and an open ask
// has its line and its question.
#include "views/scene/motion/directorprivate.h"

namespace tacklebox {

void Director::Private::reportDealt(const std::vector<Flight>& flights) {
    for (const Flight& flight : flights)
        callbacks.add(scene.frameClock().now() + landsAt(flight),
                      [this, to = flight.to.place.seat] { emit self.dealt(to); });
}

void Director::Private::dealHands() {
    const TablePicture after = presenter->picture();
    const TableLayout layout = layoutOf(after);
    std::vector<Flight> flights = planner->dealtHands(after, layout);
    if (flights.empty()) return;
    pacing.durationFactor = 1;
    const int millis = planner->timing(flights, {}, TransferKind::Deal, after, layout);
    scene.show(*presenter, whileItIsDealt(after), layout, flights, 0);
    reportDealt(flights);
    callbacks.add(scene.frameClock().now() + millis, [this] { showPicture(); });
    wait(millis);
}

void Director::Private::showOpenAsk() {
    line.showAtOnce();
    const int ask = line.openAskEvent(*presenter);
    if (ask < 0 || pacing.off()) return;
    narrator->processBefore(presenter->shownUpTo());
    speak(ask, line.now()->from, BubbleTone::Plain, true);
}

} // namespace tacklebox
