// Director: the course of one group of events. It decides when each part is seen.
#include "views/scene/items/carriedcard.h"
#include "views/scene/items/zoneitems.h"
#include "views/scene/motion/directorprivate.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tacklebox {

using namespace motiontimes;

void Director::Private::showPicture() {
    if (!ready()) return;
    const TablePicture picture = currentPicture();
    if (picture != scene.picture()) scene.show(*presenter, picture, layoutOf(picture), {}, 0);
}

int Director::Private::turnUp(const std::vector<std::pair<CardRef, CardArt>>& turned, int& blocking) {
    if (turned.empty()) return 0;
    if (pacing.reduced()) {
        for (const auto& [spot, art] : turned)
            scene.outline(scene.cardRect(spot), kOutline);
        blocking = std::max(blocking, scaled(kFlip + kRevealHold));
        return 0;
    }
    int delay = 0, up = 0;
    for (const auto& [spot, art] : turned) {
        scene.zones().flip(spot, art, delay, std::max(1, scaled(kFlip)));
        up = delay + scaled(kFlip);
        delay += scaled(kFlipStagger);
    }
    blocking = std::max(blocking, delay + scaled(kFlip) + scaled(kRevealHold));
    return up;
}

void Director::Private::tellPoints(const PlayedEffect& effect, qint64 now) {
    constexpr int kFewest = 2, kMore = 4; // notes
    const int notes = effect.spec.points > 0 ? kFewest + int(std::lround(kMore * effect.spec.weight)) : 0;
    for (int note = 0; note < notes; ++note)
        callbacks.add(now + effect.counts + (effect.counted - effect.counts) * note / (notes - 1),
                      [this, seat = effect.spec.seat, note] { emit self.pointsCounted(seat, note); });
}

void Director::Private::playGroup() {
    Table& table = presenter->table();
    pacing.durationFactor = 1;
    spoke = false;
    PlayedEffect effect{.spec = presenter->effectSpec()};
    const int first = presenter->shownUpTo(), last = groupEnd(table, first, effect.spec);
    std::vector<TableEvent> events;
    for (int number = first; number < last; ++number)
        if (auto event = table.event(number)) events.push_back(*event);

    if (!std::ranges::all_of(events, is<StatusEvent>) && scene.bubbles().speech().millis < 0)
        scene.bubbles().endSpeech(); // the question is answered now
    const TablePicture before = scene.picture();
    const bool isPulled = scene.carried().left().has_value(); // a card on which the viewer has laid hands
    std::vector<Flight> flights = planner->departures(events, before);
    while (presenter->shownUpTo() < last)
        presenter->advance();
    unreported = true;
    const TablePicture after = presenter->picture();
    const TableLayout layout = layoutOf(after);
    planner->arrivals(flights, events, after);
    std::vector<Moved> moves;
    for (const TableEvent& event : events)
        if (const Moved* moved = std::get_if<Moved>(&event.what)) moves.push_back(*moved);
    TransferKind transfer = FlightPlanner::transferOf(moves, after, table.names().you);
    if (const ZonePicture* lane = laneOf(before);
        lane && !moves.empty() && moves.front().from == lane->place && !layout.pan.isEmpty())
        transfer = planner->endOfRace(first, last);
    // If a deal event has no card events, its hands come with it.
    const bool deals = std::ranges::any_of(events, is<DealEvent>);
    if (deals && moves.empty()) flights = planner->dealtHands(after, layout);
    if (deals && !flights.empty()) transfer = TransferKind::Deal;
    const bool catches = moves.size() == 1 && luckyCatchEnd(table, first) == last;
    if (catches) transfer = TransferKind::Catch;
    if (!moves.empty()) {
        const std::pair now(effect.spec.kind, transfer);
        repeats = now == lastKind ? repeats + 1 : 1;
        lastKind = now;
        if (repeats >= kRepeats) pacing.durationFactor = kRepeatFactor;
    }
    const bool isCaught = isCatch(effect.spec.kind);
    if (isCaught) pacing.durationFactor = EffectPlayer::catchFactor(effect.spec, pacing.motion.pace);
    int blocking = effectPlayer->arrange(effect, flights, moves, before, after, layout);
    if (blocking < 0) blocking = planner->timing(flights, moves, transfer, after, layout);
    if (effect.spec.kind == EffectKind::Free) effectPlayer->follow(effect, flights.front());
    const bool dips = acted == first && !moves.empty() && !isPulled && !pacing.reduced();
    if (dips) blocking += effectPlayer->dip(table.viewer(), flights);
    const std::vector<std::pair<CardRef, CardArt>> turned = planner->turning(before, after, flights);
    int slide = pacing.reduced() ? 0 : scaled(kSlide), slideAfter = 0;
    if (transfer == TransferKind::Hook && !pacing.reduced()) { // cards that hang on the fish move with it
        slide = flights.back().onward;
        slideAfter = reportedAt(flights.back()) + flights.back().hold;
    } else if (!flights.empty()) {
        slideAfter = effect.lead;                   // the hand closes when the card leaves it
        if (effect.spec.kind == EffectKind::Reveal) // making room earlier would show which card falls there
            slideAfter = EffectPlayer::firstToFall(flights);
    }
    const bool same = flights.empty() && after == before;
    const bool toldLater = !flights.empty() || !turned.empty();
    if (!same) {
        const bool dealt = deals && moves.empty();
        scene.show(*presenter,
                   !toldLater ? after
                   : dealt    ? whileItIsDealt(after)
                              : withEarlierTexts(after, before),
                   layout, flights, slide, slideAfter);
    }
    if (!flights.empty()) {
        if (!moves.empty() && effect.spec.kind != EffectKind::Reveal && effect.spec.kind != EffectKind::Stop)
            effects->rings(transfer, flights, moves.front().from, blocking);
        blocking = std::max(blocking, slide);
    }
    for (const TableEvent& event : events)
        if (const ShuffleEvent* shuffle = std::get_if<ShuffleEvent>(&event.what);
            shuffle && effect.spec.kind == EffectKind::Call)
            effect.box = effects->riffled({shuffle->pile, kNoSeat});
    narrator->processBefore(last);
    const QString loss = lossIn(events);
    if (effect.spec.kind == EffectKind::Pour) effect.spec.title = loss;
    if (effect.any())
        blocking = effectPlayer->decorate(effect, flights, moves, blocking);
    else if (!loss.isEmpty())
        effectPlayer->announceLoss(loss, flights, blocking);

    const int allTurned = turnUp(turned, blocking);
    remarks->processBefore(last);
    if (effect.any()) {
        scene.bubbles().endSpeech();
        scene.bubbles().endRemark();
    }
    int shown = 0;
    std::size_t flown = 0;
    const int allShown = int(std::ranges::count_if(events, is<Shown>));
    // Hidden cards drawn together are reported together: "a card" would be wrong for the first of seven.
    int allDrawn = 0;
    if (transfer == TransferKind::DrawHidden)
        for (const Flight& flight : flights)
            allDrawn = std::max(allDrawn, reportedAt(flight));
    std::map<int, int> told; // by the event's number
    for (const TableEvent& event : events) {
        line.follow(event, effect.spec.kind);
        Length length;
        if (is<Shown>(event) && effect.spec.kind == EffectKind::Reveal && !flights.empty())
            length.told = effect.seen;
        else if (is<MoveEvent>(event) && effect.any() && !flights.empty())
            length = sayWhenSeen(event, effect);
        else if (catches && is<Said>(event))
            length = sayCaught(event, reportedAt(flights.front()));
        else if (catches && is<Shown>(event)) // it has already been seen
            length.told = reportedAt(flights.front());
        else if (!is<Shown>(event))
            length = playEffects(event);
        else if (turned.empty()) // else it was turned up in its place
            length = show(std::get<Shown>(event.what), shown++, allShown);
        if (is<Moved>(event)) {
            const Flight& flight = flights[flown++];
            // A card that nobody keeps is reported when it has reached its pile.
            length.told = std::max({length.told, allDrawn,
                                    transfer == TransferKind::TurnUp ? landsAt(flight) : reportedAt(flight)});
            if (effect.spec.kind == EffectKind::Gather) length.told = std::max(length.told, effect.seen);
        }
        told[event.number] = std::max(length.told, allTurned);
        blocking = std::max({blocking, length.blocking, told[event.number]});
    }
    const bool casts = line.isToBeCast(effect.spec.kind);
    line.show(flights, effect.spec.kind, effect.seen);
    const qint64 now = scene.frameClock().now();
    if (dips) callbacks.add(now, [this, seat = table.viewer()] { emit self.lineCast(seat); });
    const int setsOut = effect.any() ? effect.seen : 0;
    if (casts) callbacks.add(now + setsOut, [this, from = line.now()->from] { emit self.lineCast(from); });
    // The end of a race is seen when the fish has arrived, before the other cards are cleared away.
    const bool ends = transfer == TransferKind::Pan || transfer == TransferKind::Escape;
    if (ends) showMoods(events, transfer, effect, moves, before, now + reportedAt(flights.front()));
    for (int number = first; number < last; ++number)
        callbacks.add(now + told[number], [this, number] { emit self.showing(number); });
    if (!ends)
        showMoods(events, transfer, effect, moves, before, now + (told.empty() ? 0 : told.rbegin()->second));
    if (isCaught) tellPoints(effect, now);
    if (casts)
        callbacks.add(now + setsOut + (pacing.reduced() ? 0 : scaled(kCast)),
                      [this, toldLater, to = line.now()->to] {
                          // From then on the asked player shows the question as a note.
                          if (toldLater && ready()) scene.showAsked(presenter->picture());
                          emit self.lineArrived(to);
                      });
    if (deals && moves.empty()) reportDealt(flights);
    if (toldLater) callbacks.add(now + blocking, [this] { showPicture(); });
    if (voices && !spoke && !ends) { // not before the end of an effect
        const int at = effect.any() ? blocking : told.empty() ? 0 : told.rbegin()->second;
        callbacks.add(now + at, [this, first, last] { remarkOn(first, last); });
    }
    if (blocking > 0) {
        wait(blocking);
        callbacks.give(now);
    } else {
        callbacks.giveAll();
        reportShown();
    }
}

} // namespace tacklebox
