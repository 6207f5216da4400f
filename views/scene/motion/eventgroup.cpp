// Director: the course of one group of events. It decides when each part is seen.
#include "views/scene/items/carriedcard.h"
#include "views/scene/items/zoneitems.h"
#include "views/scene/motion/directorprivate.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace motiontimes;

void Director::Private::showPicture() {
    if (!ready()) return;
    const TablePicture picture = currentPicture();
    if (picture != scene.picture()) scene.show(*presenter, picture, layoutOf(picture), {}, 0);
}

void Director::Private::turnUp(Group& group) {
    if (group.turned.empty()) return;
    if (pacing.reduced()) {
        for (const auto& [spot, art] : group.turned)
            scene.outline(scene.cardRect(spot), kOutline);
        group.blocking = std::max(group.blocking, scaled(kFlip + kRevealHold));
        return;
    }
    int delay = 0;
    for (const auto& [spot, art] : group.turned) {
        scene.zones().flip(spot, art, delay, std::max(1, scaled(kFlip)));
        group.turnedUp = delay + scaled(kFlip);
        delay += scaled(kFlipStagger);
    }
    group.blocking = std::max(group.blocking, delay + scaled(kFlip) + scaled(kRevealHold));
}

void Director::Private::tellPoints(const PlayedEffect& effect, qint64 now) {
    constexpr int kFewest = 2, kMore = 4; // notes
    const int notes = effect.spec.points > 0 ? kFewest + int(std::lround(kMore * effect.spec.weight)) : 0;
    for (int note = 0; note < notes; ++note)
        callbacks.add(now + effect.counts + (effect.counted - effect.counts) * note / (notes - 1),
                      [this, seat = effect.spec.seat, note] { emit self.pointsCounted(seat, note); });
}

void Director::Private::playGroup() {
    pacing.durationFactor = 1;
    spoke = false;
    Group group = takeGroup();
    planMotion(group);
    showGroup(group);
    planReports(group);
    scheduleReports(group);
    if (group.blocking > 0) {
        wait(group.blocking);
        callbacks.give(scene.frameClock().now());
    } else {
        callbacks.giveAll();
        reportShown();
    }
}

Director::Private::Group Director::Private::takeGroup() {
    Table& table = presenter->table();
    Group group;
    group.effect.spec = presenter->effectSpec();
    group.first = presenter->shownUpTo();
    group.last = groupEnd(table, group.first, group.effect.spec);
    for (int number = group.first; number < group.last; ++number)
        if (auto event = table.event(number)) group.events.push_back(*event);
    for (const TableEvent& event : group.events)
        if (const Moved* moved = std::get_if<Moved>(&event.what)) group.moves.push_back(*moved);

    if (!std::ranges::all_of(group.events, is<StatusEvent>) && scene.bubbles().speech().millis < 0)
        scene.bubbles().endSpeech(); // the question is answered now
    group.before = scene.picture();
    // A card that the viewer has dragged needs no line.
    group.dips = acted == group.first && !group.moves.empty() && !scene.carried().left() && !pacing.reduced();
    group.flights = planner->departures(group.events, group.before);
    while (presenter->shownUpTo() < group.last)
        presenter->advance();
    unreported = true;
    group.after = presenter->picture();
    group.layout = layoutOf(group.after);
    planner->arrivals(group.flights, group.events, group.after);
    const bool deals = std::ranges::any_of(group.events, is<DealEvent>);
    group.dealsHands = deals && group.moves.empty();
    if (group.dealsHands) group.flights = planner->dealtHands(group.after, group.layout);

    group.transfer = FlightPlanner::transferOf(group.moves, group.after, table.names().you);
    if (const ZonePicture* lane = laneOf(group.before); lane && !group.moves.empty() &&
                                                        group.moves.front().from == lane->place &&
                                                        !group.layout.pan.isEmpty())
        group.transfer = planner->endOfRace(group.first, group.last);
    if (deals && !group.flights.empty()) group.transfer = TransferKind::Deal;
    if (group.moves.size() == 1 && luckyCatchEnd(table, group.first) == group.last)
        group.transfer = TransferKind::Catch;
    return group;
}

void Director::Private::planMotion(Group& group) {
    PlayedEffect& effect = group.effect;
    if (!group.moves.empty()) {
        const std::pair now(effect.spec.kind, group.transfer);
        repeats = now == lastKind ? repeats + 1 : 1;
        lastKind = now;
        if (repeats >= kRepeats) pacing.durationFactor = kRepeatFactor;
    }
    if (isCatch(effect.spec.kind))
        pacing.durationFactor = EffectPlayer::catchFactor(effect.spec, pacing.motion.pace);
    group.blocking =
        effectPlayer->arrange(effect, group.flights, group.moves, group.before, group.after, group.layout);
    if (group.blocking < 0)
        group.blocking =
            planner->timing(group.flights, group.moves, group.transfer, group.after, group.layout);
    if (effect.spec.kind == EffectKind::Free) effectPlayer->follow(effect, group.flights.front());
    if (group.dips) group.blocking += effectPlayer->dip(presenter->table().viewer(), group.flights);
    group.turned = planner->turning(group.before, group.after, group.flights);
}

void Director::Private::showGroup(Group& group) {
    PlayedEffect& effect = group.effect;
    int slide = pacing.reduced() ? 0 : scaled(kSlide), slideAfter = 0;
    if (group.transfer == TransferKind::Hook && !pacing.reduced()) {
        // Cards that hang on the fish move with it.
        slide = group.flights.back().onward;
        slideAfter = reportedAt(group.flights.back()) + group.flights.back().hold;
    } else if (!group.flights.empty()) {
        slideAfter = effect.lead;                   // the hand closes when the card leaves it
        if (effect.spec.kind == EffectKind::Reveal) // making room earlier would show which card falls there
            slideAfter = EffectPlayer::firstToFall(group.flights);
    }
    if (!group.flights.empty() || group.after != group.before)
        scene.show(*presenter,
                   !group.toldLater() ? group.after
                   : group.dealsHands ? whileItIsDealt(group.after)
                                      : withEarlierTexts(group.after, group.before),
                   group.layout, group.flights, slide, slideAfter);
    if (!group.flights.empty()) {
        if (!group.moves.empty() && effect.spec.kind != EffectKind::Reveal &&
            effect.spec.kind != EffectKind::Stop)
            effects->rings(group.transfer, group.flights, group.moves.front().from, group.blocking);
        group.blocking = std::max(group.blocking, slide);
    }
    for (const TableEvent& event : group.events)
        if (const ShuffleEvent* shuffle = std::get_if<ShuffleEvent>(&event.what);
            shuffle && effect.spec.kind == EffectKind::Call)
            effect.box = effects->riffled({shuffle->pile, kNoSeat});
    narrator->processBefore(group.last);
    remarks->processBefore(group.last);
    const QString loss = lossIn(group.events);
    if (effect.spec.kind == EffectKind::Pour) effect.spec.title = loss;
    if (effect.any())
        group.blocking = effectPlayer->decorate(effect, group.flights, group.moves, group.blocking);
    else if (!loss.isEmpty())
        effectPlayer->announceLoss(loss, group.flights, group.blocking);
    turnUp(group);
    if (effect.any()) {
        scene.bubbles().endSpeech();
        scene.bubbles().endRemark();
    }
}

void Director::Private::planReports(Group& group) {
    const PlayedEffect& effect = group.effect;
    const std::vector<Flight>& flights = group.flights;
    group.told.resize(std::size_t(group.last - group.first));
    int shown = 0;
    std::size_t flown = 0;
    const int allShown = int(std::ranges::count_if(group.events, is<Shown>));
    // Hidden cards drawn together are reported together: "a card" would be wrong for the first of seven.
    int allDrawn = 0;
    if (group.transfer == TransferKind::DrawHidden)
        for (const Flight& flight : flights)
            allDrawn = std::max(allDrawn, reportedAt(flight));
    const bool catches = group.transfer == TransferKind::Catch;
    for (const TableEvent& event : group.events) {
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
        else if (group.turned.empty()) // else it was turned up in its place
            length = show(std::get<Shown>(event.what), shown++, allShown);
        if (is<Moved>(event)) {
            const Flight& flight = flights[flown++];
            // A card that nobody keeps is reported when it has reached its pile.
            length.told =
                std::max({length.told, allDrawn,
                          group.transfer == TransferKind::TurnUp ? landsAt(flight) : reportedAt(flight)});
            if (effect.spec.kind == EffectKind::Gather) length.told = std::max(length.told, effect.seen);
        }
        const int told = std::max(length.told, group.turnedUp);
        group.told[std::size_t(event.number - group.first)] = told;
        group.blocking = std::max({group.blocking, length.blocking, told});
    }
}

void Director::Private::scheduleReports(const Group& group) {
    const PlayedEffect& effect = group.effect;
    const qint64 now = scene.frameClock().now();
    const int lastTold = group.told.empty() ? 0 : group.told.back();
    const int setsOut = effect.any() ? effect.seen : 0;
    const bool casts = line.isToBeCast(effect.spec.kind);
    line.show(group.flights, effect.spec.kind, effect.seen);
    if (group.dips)
        callbacks.add(now, [this, seat = presenter->table().viewer()] { emit self.lineCast(seat); });
    if (casts) callbacks.add(now + setsOut, [this, from = line.now()->from] { emit self.lineCast(from); });
    // The end of a race is seen when the fish has arrived, before the other cards are cleared away.
    const bool ends = group.transfer == TransferKind::Pan || group.transfer == TransferKind::Escape;
    if (ends) showMoods(group, now + reportedAt(group.flights.front()));
    for (int number = group.first; number < group.last; ++number)
        callbacks.add(now + group.told[std::size_t(number - group.first)],
                      [this, number] { emit self.showing(number); });
    if (!ends) showMoods(group, now + lastTold);
    if (isCatch(effect.spec.kind)) tellPoints(effect, now);
    if (casts)
        callbacks.add(now + setsOut + (pacing.reduced() ? 0 : scaled(kCast)),
                      [this, toldLater = group.toldLater(), to = line.now()->to] {
                          // From then on the asked player shows the question as a note.
                          if (toldLater && ready()) scene.showAsked(presenter->picture());
                          emit self.lineArrived(to);
                      });
    if (group.dealsHands) reportDealt(group.flights);
    if (group.toldLater()) callbacks.add(now + group.blocking, [this] { showPicture(); });
    if (voices && !spoke && !ends) // not before the end of an effect
        callbacks.add(now + (effect.any() ? group.blocking : lastTold),
                      [this, first = group.first, last = group.last] { remarkOn(first, last); });
}

} // namespace tacklebox
