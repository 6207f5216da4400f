// Director: effects of events besides card motion, such as bubbles, dice, and cards that are only shown.
#include "views/scene/items/seatpanels.h"
#include "views/scene/motion/directorprivate.h"
#include "views/scene/motion/voices.h"

#include <algorithm>
#include <utility>

namespace tacklebox {

using namespace motiontimes;

namespace {

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

QString Director::Private::lossIn(const std::vector<TableEvent>& events) const {
    for (const TableEvent& event : events)
        if (const QString loss = narrator->loss(event.number); !loss.isEmpty()) return loss;
    return {};
}

void Director::Private::takeUpDice() {
    TablePicture without = scene.picture();
    std::erase_if(without.notes, [this](const NotePicture& note) { return presenter->isOfRoll(note); });
    if (without == scene.picture()) return;
    scene.show(*presenter, without, scene.layout(), {}, 0);
    callbacks.add(scene.frameClock().now() + scaled(kDice + kDiceHold), [this] { showPicture(); });
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
    scene.bubbles().say(speech);
    return true;
}

Director::Private::Length Director::Private::sayWhenSeen(const TableEvent& event,
                                                         const PlayedEffect& effect) {
    const QString aloud = narrator->bubble(event.number);
    const Length seen{effect.seen, effect.seen};
    // A laid set has these words as its title.
    if (aloud.isEmpty() || aloud == effect.spec.title || effect.spec.kind == EffectKind::Gather) return seen;
    spoke = true;
    callbacks.add(scene.frameClock().now() + effect.seen, [this, event] {
        const MoveEvent& move = std::get<MoveEvent>(event.what);
        speak(event.number, move.seat, BubbleTone::Plain, move.act == Act::Asks && move.target != kNoSeat);
    });
    return seen;
}

Director::Private::Length Director::Private::sayCaught(const TableEvent& event, int seen) {
    spoke = true;
    callbacks.add(scene.frameClock().now() + seen, [this, event] {
        speak(event.number, std::get<Said>(event.what).seat, BubbleTone::Hit, false);
    });
    return {seen, seen};
}

Director::Private::Length Director::Private::playEffects(const TableEvent& event) {
    const bool slides = !pacing.reduced();
    if (const MoveEvent* move = std::get_if<MoveEvent>(&event.what)) {
        const bool asks = move->act == Act::Asks && move->target != kNoSeat;
        if (!speak(event.number, move->seat, BubbleTone::Plain, asks)) return {};
        const bool own = move->seat == presenter->table().viewer(); // your own words need less time
        return {scaled(kBubbleIn + (own ? kOwnBubbleDwell : kBubbleDwell)), slides ? scaled(kBubbleIn) : 0};
    }
    if (const Said* said = std::get_if<Said>(&event.what)) {
        speak(event.number, said->seat, toneOf(said->saying), false);
        return {scaled(kBubbleIn + kBubbleDwell), slides ? scaled(kBubbleIn) : 0};
    }
    if (const Moved* moved = std::get_if<Moved>(&event.what)) { // spoken while the card is handed over
        if (moved->from.kind == PileKind::Hand && moved->to.kind == PileKind::Hand &&
            narrator->loss(event.number).isEmpty()) // a caption says it
            speak(event.number, narrator->speaker(event.number), BubbleTone::Hit, false);
        return {};
    }
    if (const Rolled* rolled = std::get_if<Rolled>(&event.what)) {
        scene.bubbles().endRemark(); // the remark has been read, and dice need the whole table
        if (slides) {
            takeUpDice();
            effects->tumble(*rolled, std::exchange(diceCarriedBy, {}));
        }
        return {scaled(slides ? kDice + kDiceHold : kDice), slides ? scaled(kDice) : 0};
    }
    if (const ShuffleEvent* shuffle = std::get_if<ShuffleEvent>(&event.what)) {
        if (slides) effects->riffle({shuffle->pile, kNoSeat}, std::max(1, scaled(kShuffle)));
        return {scaled(kShuffle), 0};
    }
    if (const Scored* scored = std::get_if<Scored>(&event.what)) {
        const int stands = scaled(kScore) + pause(kScoreHold);
        effects->showPoints(*scored, stands);
        return {stands, 0};
    }
    if (const Peeked* peeked = std::get_if<Peeked>(&event.what))
        return present(handOf(peeked->owner), handOf(peeked->by), peeked->face);
    return {};
}

void Director::Private::showMoods(const Group& group, qint64 seenAt) {
    constexpr std::size_t kMuch = 5; // cards of a catch that others envy

    const std::vector<Moved>& moves = group.moves;
    const EffectSpec& effect = group.effect.spec;
    const TablePicture& before = group.before;
    for (const TableEvent& event : group.events)
        if (const MoveEvent* move = std::get_if<MoveEvent>(&event.what);
            move && move->act == Act::Asks && move->target != kNoSeat)
            scene.seats().setMood(move->target, Mood::Thinking);
    std::vector<std::pair<Seat, Mood>> faces;
    const auto gains = [&](const Moved& moved) { faces.emplace_back(moved.to.seat, Mood::Delighted); };
    switch (moves.empty() ? EffectKind::None : effect.kind) {
    case EffectKind::Gather:
    case EffectKind::Haul:
        gains(moves.front());
        if (effect.weight > 1 || (effect.kind == EffectKind::Haul && moves.size() >= kMuch))
            for (const SeatPicture& other : scene.picture().seats)
                if (other.seat != moves.front().to.seat) faces.emplace_back(other.seat, Mood::Stung);
        break;
    case EffectKind::Reverse:
    case EffectKind::Stop:
    case EffectKind::Skip:
        faces.emplace_back(moves.front().from.seat, Mood::Delighted);
        faces.emplace_back(effect.seat, Mood::Stung);
        break;
    default: break;
    }
    switch (group.transfer) {
    case TransferKind::Give:
    case TransferKind::GiveHidden:
    case TransferKind::Lose:
        gains(moves.front());
        for (const Moved& moved : moves)
            faces.emplace_back(moved.from.seat, Mood::Stung);
        break;
    case TransferKind::ThrowBack: faces.emplace_back(moves.front().from.seat, Mood::Stung); break;
    case TransferKind::Draw:
    case TransferKind::Reveal:
        if (isKnownToAll(presenter->table(), group.events)) gains(moves.front());
        break;
    case TransferKind::Catch:
        for (const SeatPicture& other : before.seats)
            faces.emplace_back(other.seat, Mood::Stung);
        gains(moves.front());
        break;
    case TransferKind::Lay: gains(moves.front()); break;
    case TransferKind::Hook: { // a saved owner is glad, an attacked one is not
        const Seat owner = planner->raceOwner(before);
        const bool saved = moves.front().from.seat == owner;
        faces.emplace_back(owner, saved ? Mood::Delighted : Mood::Stung);
        break;
    }
    case TransferKind::Pan: faces.emplace_back(planner->raceOwner(before), Mood::Stung); break;
    case TransferKind::Escape:
        for (const SeatPicture& seat : before.seats)
            faces.emplace_back(seat.seat, Mood::Stung);
        faces.emplace_back(planner->raceOwner(before), Mood::Delighted);
        break;
    default: break;
    }
    if (faces.empty()) return;
    callbacks.add(seenAt, [this, faces] {
        for (const auto& [seat, mood] : faces)
            scene.seats().setMood(seat, mood);
    });
}

void Director::Private::remarkOn(int first, int last) {
    constexpr int kRemark = 900, kForALetter = 34; // milliseconds of reading time
    if (pacing.off()) return;
    for (int number = first; number < last; ++number) {
        const std::optional<Remark> remark = remarks->at(number);
        if (!remark) continue;
        for (const SeatPicture& seat : scene.picture().seats)
            if (seat.seat == remark->seat) {
                const QString words = voiceLine(seat.portrait, *remark);
                scene.bubbles().remark(seat.seat, words, pause(kRemark + kForALetter * int(words.size())));
            }
        return;
    }
}

Director::Private::Length Director::Private::show(const Shown& shown, int number, int all) {
    return present(handOf(shown.seat), handOf(shown.seat), shown.face, number, all);
}

Director::Private::Length Director::Private::present(PileId from, PileId to, Face face, int number, int all) {
    if (pacing.reduced()) {
        scene.outline(scene.restOf(from), kOutline);
        return {scaled(kShowHold), 0};
    }
    const Flight flight = planner->presentation(from, to, face, number, all);
    scene.send(flight);
    return {2 * flight.millis + flight.hold, flight.millis};
}

} // namespace tacklebox
