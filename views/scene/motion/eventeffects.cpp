// What an event does besides moving cards: bubbles, dice, rings, and cards that are only shown.
#include "views/scene/motion/directorprivate.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace motiontimes;

Director::Private::Length Director::Private::effects(const TableEvent& event) {
    const bool slides = !motion.reduced;
    const int bubble = scaled(kBubbleIn + kBubbleDwell + kBubbleOut);
    if (const MoveEvent* move = std::get_if<MoveEvent>(&event.what)) {
        const QString aloud = narrator->bubble(event.number);
        if (aloud.isEmpty() && !bubbleOf(event, move->seat)) return {};
        scene.say(move->seat, aloud.isEmpty() ? event.sentence : aloud, bubble, slides);
        const bool own = move->seat == presenter->table().facing(); // what one says oneself one knows
        return {scaled(kBubbleIn + (own ? kOwnBubbleDwell : kBubbleDwell)), slides ? scaled(kBubbleIn) : 0};
    }
    if (const Said* said = std::get_if<Said>(&event.what)) {
        const QString aloud = narrator->bubble(event.number);
        scene.say(said->seat, aloud.isEmpty() ? event.sentence : aloud, bubble, slides);
        return {scaled(kBubbleIn + kBubbleDwell), slides ? scaled(kBubbleIn) : 0};
    }
    if (const Rolled* rolled = std::get_if<Rolled>(&event.what)) {
        if (slides) scene.tumble(rolled->seat, rolled->dice[0], rolled->dice[1], std::max(1, scaled(kDice)));
        return {scaled(slides ? kDice + kDiceHold : kDice), slides ? scaled(kDice) : 0};
    }
    if (const ShuffleEvent* shuffle = std::get_if<ShuffleEvent>(&event.what)) {
        if (slides) scene.wiggle({shuffle->pile, kNoSeat}, std::max(1, scaled(kShuffle)));
        return {scaled(kShuffle), 0};
    }
    if (const Scored* scored = std::get_if<Scored>(&event.what)) {
        for (Seat seat = 0; seat < scored->seats; ++seat) {
            if (slides)
                scene.ripple(scene.seatRect(seat), kGold, 0, std::max(1, scaled(kRipple)));
            else
                scene.outline(scene.seatRect(seat), kOutline);
        }
        return {scaled(kScore), 0};
    }
    if (const Peeked* peeked = std::get_if<Peeked>(&event.what))
        return present(handOf(peeked->owner), handOf(peeked->by), peeked->face);
    return {};
}

void Director::Private::ripples(Passage passage, const std::vector<Flight>& flights, Place from, int total) {
    if (motion.reduced) return;
    switch (passage) {
    case Passage::Draw:
    case Passage::DrawHidden:
        scene.ripple(scene.zoneRect(from), kMist, 0, std::max(1, scaled(kRipple)));
        break;
    case Passage::Reveal:
        scene.ripple(scene.zoneRect(from), kMist, 0, std::max(1, scaled(kRipple)));
        scene.ripple(flights.front().stop, kGold, toldAt(flights.front()), std::max(1, scaled(kRipple)));
        break;
    case Passage::Lay:
    case Passage::Gather: {
        QRectF all;
        for (const Flight& flight : flights)
            all |= flight.toRect;
        scene.ripple(all, kGold, std::max(0, total - scaled(kRipple) / 4), std::max(1, scaled(kRipple)));
        break;
    }
    default: break;
    }
}

void Director::Private::showMoods(const std::vector<TableEvent>& events, Passage passage,
                                  const std::vector<Moved>& moves, qint64 seenAt) {
    for (const TableEvent& event : events)
        if (const MoveEvent* move = std::get_if<MoveEvent>(&event.what);
            move && move->act == Act::Asks && move->target != kNoSeat)
            scene.setMood(move->target, Mood::Thinking);
    std::vector<std::pair<Seat, Mood>> faces;
    const auto gains = [&](const Moved& moved) { faces.emplace_back(moved.to.seat, Mood::Delighted); };
    switch (passage) {
    case Passage::Give:
    case Passage::GiveHidden:
        gains(moves.front());
        for (const Moved& moved : moves)
            faces.emplace_back(moved.from.seat, Mood::Stung);
        break;
    case Passage::Reveal:
    case Passage::Lay: gains(moves.front()); break;
    default: return;
    }
    cues.add(seenAt, [this, faces] {
        for (const auto& [seat, mood] : faces)
            scene.setMood(seat, mood);
    });
}

Director::Private::Length Director::Private::show(const Shown& shown, int number, int all) {
    return present(handOf(shown.seat), handOf(shown.seat), shown.face, number - (all - 1) / 2.0);
}

Director::Private::Length Director::Private::present(Place from, Place to, Face face, qreal aside) {
    if (motion.reduced) {
        scene.outline(scene.restOf(from), kOutline);
        return {scaled(kShowHold), 0};
    }
    const TableLayout& layout = scene.layout();
    Flight flight;
    flight.before = flight.after = presenter->art(kHidden);
    flight.stopArt = presenter->art(face);
    flight.from = scene.restOf(from);
    flight.to = {to, -1};
    flight.toRect = scene.restOf(to);
    const qreal high = std::floor(std::max(layout.handHeight * 0.8, 60.0));
    flight.stop = cardIn(layout.bubbles.isEmpty() ? scene.sceneRect() : layout.bubbles, high);
    flight.stop.translate(std::round(aside * flight.stop.width() * 0.5), 0);
    flight.millis = std::max(1, scaled(kGive));
    flight.hold = scaled(kShowHold);
    scene.send(flight);
    return {2 * flight.millis + flight.hold, flight.millis};
}

} // namespace tacklebox
