// Director: the course of one group of events. It decides when each part is seen.
#include "views/scene/motion/directorprivate.h"

#include <algorithm>
#include <map>

namespace tacklebox {

using namespace motiontimes;

void Director::Private::showPicture() {
    if (!ready()) return;
    const TablePicture picture = presenter->picture();
    if (picture != scene.picture()) scene.show(*presenter, picture, layoutOf(picture), {}, 0);
}

void Director::Private::playGroup() {
    Table& table = presenter->table();
    pacing.haste = 1;
    spoke = false;
    PlayedPiece piece{.staging = presenter->staging()};
    const int first = presenter->shownUpTo(), last = groupEnd(table, first, piece.staging);
    std::vector<TableEvent> events;
    for (int number = first; number < last; ++number)
        if (auto event = table.event(number)) events.push_back(*event);

    const bool quiet = std::all_of(events.begin(), events.end(), [](const TableEvent& event) {
        return std::holds_alternative<StatusEvent>(event.what);
    });
    if (!quiet && scene.speech().millis < 0) scene.endSpeech(); // the question is answered now
    const TablePicture before = scene.picture();
    std::vector<Flight> flights = planner->departures(events, before);
    while (presenter->shownUpTo() < last)
        presenter->advance();
    behind = true;
    const TablePicture after = presenter->picture();
    const TableLayout layout = layoutOf(after);
    planner->arrivals(flights, events, after);
    std::vector<Moved> moves;
    for (const TableEvent& event : events)
        if (const Moved* moved = std::get_if<Moved>(&event.what)) moves.push_back(*moved);
    Passage passage = FlightPlanner::passageOf(moves, after);
    if (const ZonePicture* lane = laneOf(before);
        lane && !moves.empty() && moves.front().from == lane->place && !layout.pan.isEmpty())
        passage = planner->endOfRace(first, last);
    // If a deal event has no card events, its hands come with it.
    const bool deals = std::any_of(events.begin(), events.end(), [](const TableEvent& event) {
        return std::holds_alternative<DealEvent>(event.what);
    });
    if (deals && moves.empty()) flights = planner->dealtHands(after, layout);
    if (deals && !flights.empty()) passage = Passage::Deal;
    const bool catches = moves.size() == 1 && catchUpTo(table, first) == last;
    if (catches) passage = Passage::Catch;
    if (!moves.empty()) {
        const std::pair now(piece.staging.piece, passage);
        likeInARow = now == like ? likeInARow + 1 : 1;
        like = now;
        if (likeInARow >= kLikeInARow) pacing.haste = kLikeShare;
    }
    int blocking = pieces->arrange(piece, flights, moves, before, after, layout);
    if (blocking < 0) blocking = planner->timing(flights, moves, passage, after, layout);
    const std::vector<std::pair<Spot, CardArt>> turned = planner->turning(before, after, flights);
    int slide = pacing.reduced() ? 0 : scaled(kSlide), slideAfter = 0;
    if (passage == Passage::Hook && !pacing.reduced()) { // cards that hang on the fish move with it
        slide = flights.back().onward;
        slideAfter = toldAt(flights.back()) + flights.back().hold;
    } else if (!flights.empty()) {
        slideAfter = piece.lead;                     // the hand closes when the card leaves it
        if (piece.staging.piece == SetPiece::Reveal) // making room earlier would show which card falls there
            slideAfter = SetPiecePlayer::firstToFall(flights);
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
        if (!moves.empty() && piece.staging.piece != SetPiece::Reveal &&
            piece.staging.piece != SetPiece::Stop)
            effects->rings(passage, flights, moves.front().from, blocking);
        blocking = std::max(blocking, slide);
    }
    for (const TableEvent& event : events)
        if (const ShuffleEvent* shuffle = std::get_if<ShuffleEvent>(&event.what);
            shuffle && piece.staging.piece == SetPiece::Call)
            piece.box = effects->riffled({shuffle->pile, kNoSeat});
    if (piece.any()) blocking = pieces->decorate(piece, flights, moves, blocking);

    int allTurned = 0;
    if (!turned.empty() && !pacing.reduced()) {
        int delay = 0;
        for (const auto& [spot, art] : turned) {
            scene.flip(spot, art, delay, std::max(1, scaled(kFlip)));
            allTurned = delay + scaled(kFlip);
            delay += scaled(kFlipStagger);
        }
        blocking = std::max(blocking, delay + scaled(kFlip) + scaled(kRevealHold));
    } else if (!turned.empty()) {
        for (const auto& [spot, art] : turned)
            scene.outline(scene.cardRect(spot), kOutline);
        blocking = std::max(blocking, scaled(kFlip + kRevealHold));
    }
    narrator->hearBefore(last);
    remarks->hearBefore(last);
    if (piece.any()) {
        scene.endSpeech();
        scene.endRemark();
    }
    int shown = 0;
    std::size_t flown = 0;
    const auto isShown = [](const TableEvent& event) { return std::holds_alternative<Shown>(event.what); };
    const int allShown = int(std::count_if(events.begin(), events.end(), isShown));
    // Hidden cards drawn together are reported together: "a card" would be wrong for the first of seven.
    int allDrawn = 0;
    if (passage == Passage::DrawHidden)
        for (const Flight& flight : flights)
            allDrawn = std::max(allDrawn, toldAt(flight));
    std::map<int, int> told; // by the event's number
    for (const TableEvent& event : events) {
        line.follow(event, piece.staging.piece);
        Length length;
        if (isShown(event) && piece.staging.piece == SetPiece::Reveal && !flights.empty())
            length.told = piece.seen;
        else if (std::holds_alternative<MoveEvent>(event.what) && piece.any() && !flights.empty())
            length = sayWhenSeen(event, piece);
        else if (catches && std::holds_alternative<Said>(event.what))
            length = sayCaught(event, toldAt(flights.front()));
        else if (catches && isShown(event)) // it has already been seen
            length.told = toldAt(flights.front());
        else if (!isShown(event))
            length = playEffects(event);
        else if (turned.empty()) // else it was turned up in its place
            length = show(std::get<Shown>(event.what), shown++, allShown);
        if (std::holds_alternative<Moved>(event.what)) {
            const Flight& flight = flights[flown++];
            // A card that nobody keeps is reported when it has reached its pile.
            length.told = std::max(
                {length.told, allDrawn, passage == Passage::TurnUp ? landsAt(flight) : toldAt(flight)});
            if (piece.staging.piece == SetPiece::Gather) length.told = std::max(length.told, piece.seen);
        }
        told[event.number] = std::max(length.told, allTurned);
        blocking = std::max({blocking, length.blocking, told[event.number]});
    }
    const bool casts = line.isToBeCast(piece.staging.piece);
    line.show(flights, piece.staging.piece, piece.seen);
    const qint64 now = scene.ticker().now();
    const int setsOut = piece.any() ? piece.seen : 0;
    if (casts) cues.add(now + setsOut, [this, from = line.now()->from] { emit self.lineCast(from); });
    // The end of a race is seen when the fish has arrived, before the other cards are cleared away.
    const bool ends = passage == Passage::Pan || passage == Passage::Escape;
    if (passage == Passage::Escape)
        cues.add(now + toldAt(flights.front()), [this, seat = planner->racer(before)] {
            scene.say({.seat = seat,
                       .words = Director::tr("Free!"),
                       .tone = BubbleTone::Hit,
                       .millis = pause(kBubbleStands),
                       .slides = !pacing.reduced()});
            if (!pacing.reduced())
                scene.ripple(scene.layout().sea.adjusted(0, 20, 0, -20), kGold, 0,
                             std::max(1, scaled(kRipple)));
        });
    if (ends) showMoods(events, passage, piece, moves, before, now + toldAt(flights.front()));
    for (int number = first; number < last; ++number)
        cues.add(now + told[number], [this, number] { emit self.showing(number); });
    if (!ends)
        showMoods(events, passage, piece, moves, before, now + (told.empty() ? 0 : told.rbegin()->second));
    if (casts && toldLater) // from then on the asked player shows the question as a note
        cues.add(now + setsOut + (pacing.reduced() ? 0 : scaled(kCast)), [this] {
            if (ready()) scene.showAsked(presenter->picture());
        });
    if (casts) // the hook has arrived
        cues.add(now + setsOut + (pacing.reduced() ? 0 : scaled(kCast)),
                 [this, to = line.now()->to] { emit self.lineHangs(to); });
    if (deals && moves.empty()) tellDealt(flights);
    if (toldLater) cues.add(now + blocking, [this] { showPicture(); });
    if (voices && !spoke && !ends) { // not before the end of a set piece
        const int at = piece.any() ? blocking : told.empty() ? 0 : told.rbegin()->second;
        cues.add(now + at, [this, first, last] { remarkOn(first, last); });
    }
    if (blocking > 0) {
        wait(blocking);
        cues.give(now);
    } else {
        cues.giveAll();
        tellShown();
    }
}

} // namespace tacklebox
