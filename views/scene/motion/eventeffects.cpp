// What an event does besides moving cards: bubbles, dice, rings, and cards that are only shown.
#include "views/scene/items/animator.h"
#include "views/scene/items/propitems.h"
#include "views/scene/motion/directorprivate.h"
#include "views/scene/motion/voices.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace motiontimes;

namespace {

constexpr qreal kCutApart = 0.62; ///< widths of a card, that each half of a pile that is cut goes to its side

BubbleTone toneOf(Saying saying) {
    switch (saying) {
    case Saying::GoFishing:
    case Saying::NoneToGive:
    case Saying::NoFish: return BubbleTone::Miss;
    case Saying::GotWhatIFishedFor: return BubbleTone::Hit;
    case Saying::BellyUp:
    case Saying::DeadInTheWater: break;
    }
    return BubbleTone::Plain;
}

} // namespace

void Director::Private::takeUpDice() {
    TablePicture without = scene.picture();
    std::erase_if(without.notes, [this](const NotePicture& note) { return presenter->isOfRoll(note); });
    if (without == scene.picture()) return;
    scene.show(*presenter, without, scene.layout(), {}, 0);
    cues.add(scene.ticker().now() + scaled(kDice + kDiceHold), [this] { showPicture(); });
}

TableScene::Speech Director::Private::speechOf(int number, Seat seat, BubbleTone tone, bool stands) const {
    const QString aloud = narrator->bubble(number);
    if (aloud.isEmpty()) return {};
    const Face asked = narrator->askedCard(number);
    const std::optional<TableEvent> event = presenter->table().event(number);
    const MoveEvent* const move = event ? std::get_if<MoveEvent>(&event->what) : nullptr;
    return {.seat = seat,
            .words = aloud,
            .tone = tone,
            .millis = stands ? -1 : pause(kBubbleStands),
            .slides = !pacing.reduced(),
            .card = asked >= kNoFace ? CardArt() : presenter->art(asked),
            .whom = move && move->act == Act::Asks ? move->target : kNoSeat};
}

bool Director::Private::speak(int number, Seat seat, BubbleTone tone, bool stands) {
    const TableScene::Speech speech = speechOf(number, seat, tone, stands);
    if (speech.words.isEmpty()) return false;
    spoke = true;
    scene.say(speech);
    return true;
}

Director::Private::Length Director::Private::sayWhenSeen(const TableEvent& event, const PlayedPiece& piece) {
    const QString aloud = narrator->bubble(event.number);
    const Length seen{piece.seen, piece.seen};
    // Over a set that is laid its title says it.
    if (aloud.isEmpty() || aloud == piece.staging.title || piece.staging.piece == SetPiece::Gather)
        return seen;
    spoke = true;
    cues.add(scene.ticker().now() + piece.seen, [this, event] {
        const MoveEvent& move = std::get<MoveEvent>(event.what);
        speak(event.number, move.seat, BubbleTone::Plain, move.act == Act::Asks && move.target != kNoSeat);
    });
    return seen;
}

Director::Private::Length Director::Private::sayCaught(const TableEvent& event, int seen) {
    spoke = true;
    cues.add(scene.ticker().now() + seen,
             [this, event] { speak(event.number, std::get<Said>(event.what).seat, BubbleTone::Hit, false); });
    return {seen, seen};
}

Director::Private::Length Director::Private::effects(const TableEvent& event) {
    const bool slides = !pacing.reduced();
    if (const MoveEvent* move = std::get_if<MoveEvent>(&event.what)) {
        const bool asks = move->act == Act::Asks && move->target != kNoSeat;
        if (!speak(event.number, move->seat, BubbleTone::Plain, asks)) return {};
        const bool own = move->seat == presenter->table().facing(); // what one says oneself one knows
        return {scaled(kBubbleIn + (own ? kOwnBubbleDwell : kBubbleDwell)), slides ? scaled(kBubbleIn) : 0};
    }
    if (const Said* said = std::get_if<Said>(&event.what)) {
        speak(event.number, said->seat, toneOf(said->saying), false);
        return {scaled(kBubbleIn + kBubbleDwell), slides ? scaled(kBubbleIn) : 0};
    }
    if (const Moved* moved = std::get_if<Moved>(&event.what)) { // said while the card is handed over
        if (moved->from.kind == PlaceKind::Hand && moved->to.kind == PlaceKind::Hand)
            speak(event.number, narrator->speaker(event.number), BubbleTone::Hit, false);
        return {};
    }
    if (const Rolled* rolled = std::get_if<Rolled>(&event.what)) {
        std::vector<QRectF> rests;
        for (const int note : presenter->diceNotes()) {
            const auto rest = scene.layout().notes.find(note);
            rests.push_back(rest == scene.layout().notes.end() ? QRectF() : rest->second);
        }
        scene.endRemark(); // it has been read, and dice fly over all of the table
        if (slides) takeUpDice();
        if (slides)
            scene.tumble(rolled->seat, rolled->dice[0], rolled->dice[1], rests, std::max(1, scaled(kDice)),
                         scaled(kDiceHold));
        return {scaled(slides ? kDice + kDiceHold : kDice), slides ? scaled(kDice) : 0};
    }
    if (const ShuffleEvent* shuffle = std::get_if<ShuffleEvent>(&event.what)) {
        if (slides) riffle({shuffle->pile, kNoSeat}, std::max(1, scaled(kShuffle)));
        return {scaled(kShuffle), 0};
    }
    if (const Scored* scored = std::get_if<Scored>(&event.what)) {
        for (Seat seat = 0; seat < scored->seats; ++seat) {
            if (scored->points[seat] == 0) continue;
            const QRectF points = tagOf(seat);
            if (slides)
                scene.ripple(points, kGold, 0, std::max(1, scaled(kRipple)));
            else
                scene.outline(points, kOutline);
        }
        const int stands = scaled(kScore) + pause(kScoreHold);
        showPoints(*scored, stands);
        return {stands, 0};
    }
    if (const Peeked* peeked = std::get_if<Peeked>(&event.what))
        return present(handOf(peeked->owner), handOf(peeked->by), peeked->face);
    return {};
}

QRectF Director::Private::tagOf(Seat seat) const {
    constexpr qreal kTag = 4.2; // heights, of the words in the middle of the room for them
    const QRectF tag = scene.layout().tags[seat];
    QRectF points = tag.isEmpty() ? scene.seatRect(seat) : tag;
    if (const qreal wide = std::min(tag.width(), kTag * tag.height()); wide > 0)
        points.adjust((tag.width() - wide) / 2, 0, (wide - tag.width()) / 2, 0);
    return points;
}

QRectF Director::Private::riffled(Place pile) const {
    const QRectF rect = scene.cardRect({pile, 0});
    const qreal apart = kCutApart * rect.width();
    return rect.adjusted(-apart, 0, apart, 0);
}

void Director::Private::riffle(Place pile, int millis) {
    constexpr int kCut = 8;                       // cards that are seen of it
    constexpr qreal kLean = 7;                    // degrees
    constexpr qreal kParted = 0.3, kFalls = 0.22; // shares of the time: to part them, for one to fall
    const ZonePicture* zone = scene.picture().zone(pile);
    const QRectF rect = scene.cardRect({pile, 0});
    if (!zone || zone->arrangement != Arrangement::Pile || rect.isEmpty() || zone->cards.size() < 2)
        return scene.wiggle(pile, millis);
    const qreal step = (1 - kParted - kFalls) / (kCut - 1), unit = scene.layout().unit;
    for (int k = 0; k < kCut; ++k) {
        auto back = props::back(scene.brushes(), presenter->art(kHidden), rect.size());
        back->setZValue(layer::kFlying - kCut + k);
        QGraphicsItem* item = back.get();
        const qreal side = k % 2 == 0 ? -1 : 1, falls = kParted + step * k;
        scene.perform(std::move(back), 0, millis, [=](qreal t) {
            const qreal parts = eased(QEasingCurve::OutCubic, std::min(1.0, t / kParted));
            const qreal home = eased(QEasingCurve::InOutCubic, std::clamp((t - falls) / kFalls, 0.0, 1.0));
            const qreal apart = side * parts * (1 - home);
            const qreal lifts = std::abs(apart) * (2 + k) * unit;
            item->setPos(rect.center() + QPointF(apart * kCutApart * rect.width(), -lifts));
            item->setRotation(apart * kLean);
        });
    }
}

void Director::Private::showPoints(const Scored& scored, int millis) {
    const qreal gap = 6 * scene.layout().unit;
    for (Seat seat = 0; seat < scored.seats; ++seat) {
        const QRectF tag = tagOf(seat);
        if (scored.points[seat] == 0 || tag.isEmpty()) continue;
        auto sign = props::points(scene.brushes(), scored.points[seat]);
        const QSizeF half = sign->size() / 2;
        if (seat == presenter->table().facing()) // his tag lies at the lower edge
            sign->setPos(tag.right() + gap + half.width(), tag.center().y());
        else
            sign->setPos(scene.lineEnd(seat) + QPointF(0, gap + half.height()));
        sign->setZValue(layer::kEffects - 1);
        QGraphicsItem* item = sign.get();
        const int in = std::max(1, scaled(kMount)), out = std::max(1, scaled(kFade));
        scene.perform(std::move(sign), 0, millis, [=, still = pacing.reduced()](qreal t) {
            item->setOpacity(comesAndGoes(t, millis, in, out));
            item->setScale(still ? 1
                                 : 0.4 + 0.6 * eased(QEasingCurve::OutBack, std::min(1.0, t * millis / in)));
        });
    }
}

void Director::Private::ripples(Passage passage, const std::vector<Flight>& flights, Place from, int total) {
    if (pacing.reduced()) return;
    switch (passage) {
    case Passage::Draw:
    case Passage::TurnUp:
    case Passage::DrawHidden:
        scene.rings(scene.zoneRect(from), kMist, flights.front().delay, std::max(1, scaled(kRipple)));
        break;
    case Passage::Reveal:
    case Passage::Catch:
        scene.rings(scene.zoneRect(from), kMist, flights.front().delay, std::max(1, scaled(kRipple)));
        scene.ripple(flights.front().stop, kGold, toldAt(flights.front()), std::max(1, scaled(kRipple)));
        break;
    case Passage::Dive: {
        const QRectF landing = flights.front().toRect;
        const QRectF at = scene.cardRect(flights.front().to);
        scene.ripple(at.isValid() ? at : landing, kMist, toldAt(flights.front()),
                     std::max(1, scaled(kRipple)));
        break;
    }
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
                                  const PlayedPiece& piece, const std::vector<Moved>& moves,
                                  const TablePicture& before, qint64 seenAt) {
    constexpr std::size_t kMuch = 5; // cards of a catch that others look at with envy

    for (const TableEvent& event : events)
        if (const MoveEvent* move = std::get_if<MoveEvent>(&event.what);
            move && move->act == Act::Asks && move->target != kNoSeat)
            scene.setMood(move->target, Mood::Thinking);
    std::vector<std::pair<Seat, Mood>> faces;
    const auto gains = [&](const Moved& moved) { faces.emplace_back(moved.to.seat, Mood::Delighted); };
    switch (moves.empty() ? SetPiece::None : piece.staging.piece) {
    case SetPiece::Haul:
        gains(moves.front());
        if (moves.size() >= kMuch)
            for (const SeatPicture& other : scene.picture().seats)
                if (other.seat != moves.front().to.seat) faces.emplace_back(other.seat, Mood::Stung);
        break;
    case SetPiece::Reverse:
    case SetPiece::Stop:
    case SetPiece::Skip:
        faces.emplace_back(moves.front().from.seat, Mood::Delighted);
        faces.emplace_back(piece.staging.seat, Mood::Stung);
        break;
    default: break;
    }
    switch (passage) {
    case Passage::Give:
    case Passage::GiveHidden:
        gains(moves.front());
        for (const Moved& moved : moves)
            faces.emplace_back(moved.from.seat, Mood::Stung);
        break;
    case Passage::ThrowBack: faces.emplace_back(moves.front().from.seat, Mood::Stung); break;
    case Passage::Draw:
    case Passage::Reveal:
        if (isKnownToAll(presenter->table(), events)) gains(moves.front());
        break;
    case Passage::Catch:
        for (const SeatPicture& other : before.seats)
            faces.emplace_back(other.seat, Mood::Stung);
        gains(moves.front());
        break;
    case Passage::Lay: gains(moves.front()); break;
    case Passage::Hook: { // who answers is glad, whose fish is hooked is not
        const Seat owner = planner->racer(before);
        const bool saved = moves.front().from.seat == owner;
        faces.emplace_back(owner, saved ? Mood::Delighted : Mood::Stung);
        break;
    }
    case Passage::Pan: faces.emplace_back(planner->racer(before), Mood::Stung); break;
    case Passage::Escape:
        for (const SeatPicture& seat : before.seats)
            faces.emplace_back(seat.seat, Mood::Stung);
        faces.emplace_back(planner->racer(before), Mood::Delighted);
        break;
    default: break;
    }
    if (faces.empty()) return;
    cues.add(seenAt, [this, faces] {
        for (const auto& [seat, mood] : faces)
            scene.setMood(seat, mood);
    });
}

void Director::Private::remarkOn(int first, int last) {
    constexpr int kRemark = 900, kForALetter = 34; // milliseconds, as it has to be read
    if (pacing.off()) return;
    for (int number = first; number < last; ++number) {
        const std::optional<Remark> remark = remarks->at(number);
        if (!remark) continue;
        for (const SeatPicture& seat : scene.picture().seats)
            if (seat.seat == remark->seat) {
                const QString words = voiceLine(seat.portrait, *remark);
                scene.remark(seat.seat, words, pause(kRemark + kForALetter * int(words.size())));
            }
        return;
    }
}

Director::Private::Length Director::Private::show(const Shown& shown, int number, int all) {
    return present(handOf(shown.seat), handOf(shown.seat), shown.face, number, all);
}

Director::Private::Length Director::Private::present(Place from, Place to, Face face, int number, int all) {
    if (pacing.reduced()) {
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
    // Side by side with the others that are shown, and clear of those who race.
    const QRectF card = cardIn(layout.bubbles.isEmpty() ? scene.sceneRect() : layout.bubbles, high);
    const qreal step = 0.5 * card.width();
    const QRectF fan = card.adjusted(-step * (all - 1) / 2, 0, step * (all - 1) / 2, 0);
    const QRectF beside = planner->besideRace(fan, scene.picture(), layout.unit);
    flight.stop = card;
    flight.stop.moveLeft(std::round(beside.left() + step * number));
    flight.millis = std::max(1, scaled(kGive));
    flight.hold = scaled(kShowHold);
    scene.send(flight);
    return {2 * flight.millis + flight.hold, flight.millis};
}

} // namespace tacklebox
