// The seat's stream cut into moves, and what can be read off them.
#include "tests/games/whatthefish/whatthefish_history_observed.h"

#include <algorithm>

namespace tacklebox::testing {

using namespace whatthefish;

bool takeOut(Faces& faces, Face face) {
    const auto at = std::find(faces.begin(), faces.end(), face);
    if (at == faces.end()) return false;
    faces.erase(at);
    return true;
}

bool isFish(Face face) {
    return kindOf(face) == CardKind::Fish;
}

bool sameCards(Faces one, Faces other) {
    std::sort(one.begin(), one.end());
    std::sort(other.begin(), other.end());
    return one == other;
}

namespace {

/// What the draw pile is made of at each move; an undone flush makes nothing anew.
void followPiles(std::vector<ObservedMove>& moves) {
    Faces pile, before;
    for (ObservedMove& observed : moves) {
        if (observed.made.move.kind == MoveKind::BenFranklin &&
            observed.before.status.last.kind == MoveKind::Flush)
            pile = before;
        observed.pile = pile;
        for (const SeenFish* event : observed.events) {
            const auto* moved = std::get_if<Moved>(&event->content());
            if (moved && moved->to.kind == PlaceKind::Draw) observed.reshuffled.push_back(moved->face);
            if (std::holds_alternative<SeenShuffle>(event->content())) observed.shuffle = event;
        }
        if (observed.made.move.kind == MoveKind::Flush) before = pile;
        if (observed.shuffle) pile = observed.reshuffled;
    }
}

} // namespace

ObservedMoves observedMovesOf(const SeenStream& seen) {
    ObservedMoves stream;
    View view;
    for (const SeenFish& event : seen) {
        if (const auto* made = std::get_if<SeenMove<Move>>(&event.content()))
            stream.moves.push_back({.made = *made, .events = {}, .before = view});
        else if (stream.moves.empty())
            stream.opening.push_back(&event);
        else
            stream.moves.back().events.push_back(&event);
        WhatTheFish::follow(view, event);
    }
    followPiles(stream.moves);
    return stream;
}

KnownDraws drawsKnown(const std::vector<ObservedMove>& moves) {
    KnownDraws known;
    Faces top, before, drawn; // the top last; kHidden for one that is not known
    for (const ObservedMove& observed : moves) {
        if (observed.made.move.kind == MoveKind::BenFranklin &&
            observed.before.status.last.kind == MoveKind::Flush) {
            top = before;
            for (std::size_t n = 0; n < drawn.size(); ++n)
                if (n < before.size())
                    top[before.size() - 1 - n] = drawn[n];
                else
                    top.insert(top.begin(), drawn[n]);
            if (!takeOut(top, kBenFranklin) && observed.made.seat == observed.before.status.last.seat)
                takeOut(top, kHidden);
        }
        if (observed.made.move.kind != MoveKind::Flush) continue;
        before = top;
        drawn.clear();
        bool shuffled = false;
        for (const SeenFish* event : observed.events) {
            if (std::holds_alternative<SeenShuffle>(event->content())) {
                shuffled = true;
                top.clear();
            }
            const auto* moved = std::get_if<Moved>(&event->content());
            if (!moved || moved->from.kind != PlaceKind::Draw || shuffled) continue;
            Face face = moved->face;
            if (!top.empty()) {
                if (face == kHidden) face = top.back();
                top.pop_back();
            }
            if (face != kHidden) known[event] = face;
            drawn.push_back(face);
        }
    }
    return known;
}

bool handsFit(const ObservedMove& observed, int at, const Hidden& hidden) {
    const auto& content = observed.events[std::size_t(at)]->content();
    if (const auto* said = std::get_if<Said>(&content)) {
        const bool fishless = said->saying == Saying::NoneToGive || said->saying == Saying::NoFish;
        const Faces& hand = hidden.hands[said->seat];
        return !fishless || std::none_of(hand.begin(), hand.end(), isFish);
    }
    const auto told = [&](std::size_t i) -> std::pair<Seat, Face> {
        const auto& one = observed.events[i]->content();
        if (const auto* shown = std::get_if<Shown>(&one)) return {shown->seat, shown->face};
        if (const auto* peeked = std::get_if<Peeked>(&one)) return {peeked->owner, peeked->face};
        return {kNoSeat, kNoFace};
    };
    const auto [seat, face] = told(std::size_t(at));
    if (seat == kNoSeat || face == kHidden) return true;
    if (std::size_t(at) + 1 < observed.events.size() && told(std::size_t(at) + 1).first == seat) return true;
    Faces all;
    for (int i = at; i >= 0 && told(std::size_t(i)).first == seat; --i)
        all.push_back(told(std::size_t(i)).second);
    return sameCards(all, hidden.hands[seat]);
}

Face giftSeen(const ObservedMove& observed) {
    for (const SeenFish* event : observed.events)
        if (const auto* moved = std::get_if<Moved>(&event->content())) return moved->face;
    return kHidden;
}

// ---- flushes that Ben Franklin undid ----

namespace {

Faces handShown(const ObservedMove& observed) {
    Faces faces;
    for (const SeenFish* event : observed.events)
        if (const auto* shown = std::get_if<Shown>(&event->content())) faces.push_back(shown->face);
    return faces;
}

} // namespace

bool flushedFranklin(const ObservedMove& flush) {
    const Faces shown = handShown(flush);
    return std::find(shown.begin(), shown.end(), kBenFranklin) != shown.end();
}

bool shuffledFranklin(const ObservedMove& flush) {
    const FaceList& open = flush.before.piles.discard;
    return flushedFranklin(flush) || std::find(open.begin(), open.end(), kBenFranklin) != open.end();
}

int drawnBeforeShuffle(const ObservedMove& flush) {
    int drawn = 0;
    for (const SeenFish* event : flush.events) {
        if (std::holds_alternative<SeenShuffle>(event->content())) break;
        if (const auto* moved = std::get_if<Moved>(&event->content()))
            drawn += moved->from.kind == PlaceKind::Draw;
    }
    return drawn;
}

bool drawsAsSeen(const ObservedMove& flush, const Faces& draw) {
    std::size_t drawn = 0;
    for (const SeenFish* event : flush.events) {
        if (std::holds_alternative<SeenShuffle>(event->content())) return drawn == draw.size();
        const auto* moved = std::get_if<Moved>(&event->content());
        if (!moved || moved->from.kind != PlaceKind::Draw) continue;
        if (++drawn > draw.size()) return false;
        if (moved->face != kHidden && moved->face != draw[draw.size() - drawn]) return false;
    }
    return true;
}

namespace {

/// What a flush drew unseen out of its reshuffle, by where the cards went when it was undone. Of a face
/// that went from the hand to where it had lain open, as many more had been drawn as the hand held before
/// it flushed: of equal cards one stays where it is, if that will do. The rest came from the flushed hand
/// and stayed in the new one.
Faces drawnByReturn(const ObservedMove& flush, const ObservedMove& franklin, int count) {
    Faces drawn, hand = handShown(flush);
    if (shuffledFranklin(flush) && franklin.made.seat == flush.made.seat) drawn.push_back(kBenFranklin);
    takeOut(hand, kBenFranklin);
    for (const SeenFish* event : franklin.events) {
        const auto* moved = std::get_if<Moved>(&event->content());
        if (!moved || moved->from != handOf(flush.made.seat) || moved->to.kind == PlaceKind::Draw ||
            moved->face == kBenFranklin)
            continue;
        drawn.push_back(moved->face);
        while (takeOut(hand, moved->face))
            drawn.push_back(moved->face);
    }
    for (std::size_t i = 0; i < hand.size() && int(drawn.size()) < count; ++i)
        drawn.push_back(hand[i]);
    return drawn;
}

} // namespace

Reshuffle reshuffleOf(const ObservedMove& flush, const ObservedMove& franklin) {
    Reshuffle reshuffle;
    int count = 0;
    for (const SeenFish* event : flush.events) {
        if (const auto* shuffle = std::get_if<SeenShuffle>(&event->content())) reshuffle.size = shuffle->size;
        const auto* moved = std::get_if<Moved>(&event->content());
        if (reshuffle.size == 0 || !moved || moved->from.kind != PlaceKind::Draw) continue;
        ++count;
        if (moved->face != kHidden) reshuffle.drawn.push_back(moved->face);
    }
    if (reshuffle.drawn.empty()) reshuffle.drawn = drawnByReturn(flush, franklin, count);
    return reshuffle;
}

} // namespace tacklebox::testing
