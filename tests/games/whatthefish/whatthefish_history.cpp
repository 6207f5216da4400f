// The judge of sampled worlds of WTF: goes back in time from a world, along what a seat saw, to an opening
// and to what chance and hidden gifts must have been.
#include "tests/games/whatthefish/whatthefish_history_observed.h"

#include <algorithm>
#include <utility>

namespace tacklebox::testing {

using namespace whatthefish;

namespace {

class TimeTravel {
  public:
    TimeTravel(const SeenStream& seen, Seat viewer, const State& world)
        : m_seen(seen), m_viewer(viewer), m_world(world), m_stream(observedMovesOf(seen)),
          m_drawnAgain(drawsKnown(m_observed)) {
        if (world.status.last.any())
            for (int i = int(m_observed.size()) - 1; i >= 0 && m_lastAction < 0; --i)
                if (!m_observed[std::size_t(i)].pass() &&
                    m_observed[std::size_t(i)].made.move.kind != MoveKind::Give)
                    m_lastAction = i;
    }

    History<WhatTheFish> find() {
        Hidden hidden;
        for (Seat seat = 0; seat < kMostPlayers; ++seat)
            for (const Card card : m_world.now.hands[seat])
                hidden.hands[seat].push_back(faceOf(card));
        for (const Card card : m_world.now.draw)
            hidden.draw.push_back(faceOf(card));
        back(int(m_observed.size()) - 1, hidden);
        return m_history;
    }

  private:
    // ---- back in time: true when a history was found ----

    bool back(int number, const Hidden& hidden) {
        if (m_tries > kMostTries) return true;
        if (number < 0) return begin(hidden);
        const ObservedMove& observed = m_observed[std::size_t(number)];
        if (observed.made.move.kind == MoveKind::BenFranklin) return backToUndone(number, hidden);
        return backThrough(number, int(observed.events.size()) - 1, hidden);
    }

    /// One event after another; a hidden card that went from hand to hand may be any.
    bool backThrough(int number, int at, Hidden hidden) {
        const ObservedMove& observed = m_observed[std::size_t(number)];
        const std::size_t happened = m_happened.size();
        for (; at >= 0; --at) {
            const auto& content = observed.events[std::size_t(at)]->content();
            if (std::holds_alternative<SeenShuffle>(content)) {
                Faces order(hidden.draw.rbegin(), hidden.draw.rend());
                if (!sameCards(order, observed.reshuffled)) return undone(happened);
                if (order.size() > 1) m_happened.push_back({Happening::Kind::Shuffled, kNoSeat, {}, order});
                hidden.draw.clear();
            } else if (const auto* moved = std::get_if<Moved>(&content)) {
                if (moved->from.kind == PlaceKind::Hand && moved->to.kind == PlaceKind::Hand) {
                    if (backFromHandToHand(number, at, *moved, hidden)) return true;
                    return undone(happened);
                }
                if (!takeBack(number, observed.events[std::size_t(at)], hidden)) return undone(happened);
            } else if (!handsFit(observed, at, hidden)) {
                return undone(happened);
            }
        }
        return backBefore(number, hidden) || undone(happened);
    }

    bool undone(std::size_t happened) {
        m_happened.resize(happened);
        return false;
    }

    /// A card that is not passed from hand to hand; only Draw to Hand can be hidden.
    bool takeBack(int number, const SeenFish* event, Hidden& hidden) const {
        const Moved& moved = std::get<Moved>(event->content());
        Face face = moved.face;
        if (moved.to.kind == PlaceKind::Hand) {
            Faces& hand = hidden.hands[moved.to.seat];
            if (hand.empty()) return false;
            if (face == kHidden) {
                const auto known = m_drawnAgain.find(event);
                face = known != m_drawnAgain.end() ? known->second
                                                   : drawnUnseen(number, event, hand, hidden.draw);
            }
            if (!takeOut(hand, face)) return false;
        }
        if (moved.from.kind == PlaceKind::Hand) hidden.hands[moved.from.seat].push_back(face);
        if (moved.from.kind != PlaceKind::Draw) return true;
        hidden.draw.push_back(face);
        return number < 0 || couldLieIn(m_observed[std::size_t(number)].pileAt(event), hidden.draw, face);
    }

    /// The draw pile may hold that face so often, if it was made of the cards of `pile`.
    static bool couldLieIn(const Faces& pile, const Faces& draw, Face face) {
        return pile.empty() ||
               std::count(draw.begin(), draw.end(), face) <= std::count(pile.begin(), pile.end(), face);
    }

    /// The order in which a hand was drawn nobody else knows; but the world does if it was the last action,
    /// and what came out of a reshuffle had been in it.
    Face drawnUnseen(int number, const SeenFish* event, Faces hand, const Faces& draw) const {
        if (number < 0) return hand.back();
        const ObservedMove& observed = m_observed[std::size_t(number)];
        Faces reshuffled;
        for (const SeenFish* earlier : observed.events) {
            if (earlier == event) break;
            if (m_drawnAgain.contains(earlier)) takeOut(hand, m_drawnAgain.at(earlier));
            const auto* moved = std::get_if<Moved>(&earlier->content());
            if (moved && moved->to.kind == PlaceKind::Draw) reshuffled.push_back(moved->face);
        }
        if (!reshuffled.empty()) {
            for (const Face face : draw)
                takeOut(reshuffled, face);
            for (const Face face : reshuffled)
                if (std::find(hand.begin(), hand.end(), face) != hand.end()) return face;
            return kNoFace;
        }
        const auto& before = m_world.before.draw;
        if (number == m_lastAction && int(draw.size()) < before.size())
            return faceOf(before[int(draw.size())]);
        return hand.empty() ? kNoFace : hand.back();
    }

    bool backFromHandToHand(int number, int at, const Moved& moved, const Hidden& hidden) {
        const ObservedMove& observed = m_observed[std::size_t(number)];
        const bool swap = observed.made.move.kind == MoveKind::SnapperSnatch;
        if (swap) return backThroughSwap(number, at, hidden);
        const bool gift =
            observed.made.move.kind == MoveKind::Give || observed.made.move.kind == MoveKind::WtfTax;
        Faces tried;
        for (const Face face : hidden.hands[moved.to.seat]) {
            if (moved.face != kHidden ? face != moved.face : gift && !isFish(face)) continue;
            if (std::find(tried.begin(), tried.end(), face) != tried.end()) continue;
            tried.push_back(face);
            Hidden then = hidden;
            takeOut(then.hands[moved.to.seat], face);
            then.hands[moved.from.seat].push_back(face);
            if (gift && !couldGive(then.hands[moved.from.seat], face, observed.made.move.kind)) continue;
            const std::size_t happened = m_happened.size();
            if (!gift) m_happened.push_back({Happening::Kind::Pulled, kNoSeat, {}, {face}});
            if (observed.made.move.kind == MoveKind::Give) m_given = face;
            if (backThrough(number, at - 1, then)) return true;
            m_happened.resize(happened);
        }
        return false;
    }

    /// W-33: by choice only from several kinds.
    static bool couldGive(const Faces& hand, Face face, MoveKind kind) {
        const bool others =
            std::any_of(hand.begin(), hand.end(), [&](Face one) { return isFish(one) && one != face; });
        return others == (kind == MoveKind::Give);
    }

    /// Both hands change seats at once.
    bool backThroughSwap(int number, int at, Hidden hidden) {
        const ObservedMove& observed = m_observed[std::size_t(number)];
        while (at >= 0) {
            const auto* moved = std::get_if<Moved>(&observed.events[std::size_t(at)]->content());
            if (!moved || moved->to.kind != PlaceKind::Hand) break;
            --at;
        }
        std::swap(hidden.hands[observed.made.seat], hidden.hands[observed.made.move.target]);
        return backThrough(number, at, hidden);
    }

    /// The move itself; its seat saw its own hand.
    bool backBefore(int number, const Hidden& hidden) {
        const ObservedMove& observed = m_observed[std::size_t(number)];
        if (m_viewer < kMostPlayers) {
            const FaceList& own = observed.before.hands[m_viewer];
            if (!sameCards({own.begin(), own.end()}, hidden.hands[m_viewer])) return false;
        }
        Happening made{Happening::Kind::Made, observed.made.seat, observed.made.move, {}};
        if (made.move.kind == MoveKind::Give) made.move.cards[0] = m_given;
        m_happened.push_back(made);
        if (back(number - 1, hidden)) return true;
        m_happened.pop_back();
        return false;
    }

    // ---- what Ben Franklin undid ----

    /// From after Franklin straight to before the action that he undid. `then` is as it was there.
    bool backToUndone(int number, const Hidden& hidden) {
        int first = number - 1;
        while (m_observed[std::size_t(first)].pass() ||
               m_observed[std::size_t(first)].made.move.kind == MoveKind::Give)
            --first;
        const ObservedMove& action = m_observed[std::size_t(first)];
        Hidden then = hidden;
        if (action.made.move.kind != MoveKind::Flush)
            for (const SeenFish* event : action.events) {
                const auto* moved = std::get_if<Moved>(&event->content());
                if (moved && moved->from == handOf(action.made.seat) && moved->to.kind != PlaceKind::Hand)
                    then.hands[action.made.seat].push_back(moved->face);
            }
        const Seat traveller = m_observed[std::size_t(number)].made.seat;
        for (Seat seat = 0; seat < kMostPlayers; ++seat)
            if (backWithFranklinIn(first, number, seat, traveller, then)) return true;
        // He was drawn by the flush that he undid: from the draw pile, or out of the reshuffle.
        if (action.made.move.kind != MoveKind::Flush || traveller != action.made.seat) return false;
        if (flushedFranklin(action)) then.hands[traveller].push_back(kBenFranklin);
        if (shuffledFranklin(action)) return playUndone(first, number, then);
        for (std::size_t depth = 0;
             depth < std::size_t(drawnBeforeShuffle(action)) && depth <= then.draw.size(); ++depth) {
            Hidden with = then;
            with.draw.insert(with.draw.end() - std::ptrdiff_t(depth), kBenFranklin);
            if (playUndone(first, number, with)) return true;
        }
        return false;
    }

    /// Franklin was in the hand of `seat` before the action, and came to the traveller by it if that is
    /// another.
    bool backWithFranklinIn(int first, int number, Seat seat, Seat traveller, Hidden then) {
        const Move& move = m_observed[std::size_t(first)].made.move;
        const Seat actor = m_observed[std::size_t(first)].made.seat;
        bool comes = seat == traveller, pulled = false;
        switch (move.kind) {
        case MoveKind::MuggerCroc: pulled = seat == move.target && traveller == actor; break;
        case MoveKind::CommunistManifesto: pulled = seat == move.target && traveller == move.to; break;
        case MoveKind::SnapperSnatch:
            if (traveller == actor)
                comes = seat == move.target;
            else if (traveller == move.target)
                comes = seat == actor;
            break;
        case MoveKind::Flush: comes = comes && traveller != actor; break;
        default: break;
        }
        if (!comes && !pulled) return false;
        m_franklinPulled = pulled;
        then.hands[seat].push_back(kBenFranklin);
        return playUndone(first, number, then);
    }

    /// Everything from the action to Franklin, its chances as they were seen.
    bool playUndone(int first, int number, const Hidden& then) {
        const ObservedMove& action = m_observed[std::size_t(first)];
        if (action.made.move.kind == MoveKind::Flush && !drawsAsSeen(action, then.draw)) return false;
        // What was shown, peeked at or said was so before the action.
        for (std::size_t at = 0; at < action.events.size(); ++at)
            if (!handsFit(action, int(at), then)) return false;
        if (!couldPayTax(first, number, then)) return false;
        const std::size_t happened = m_happened.size();
        m_happened.push_back({Happening::Kind::Made,
                              m_observed[std::size_t(number)].made.seat,
                              m_observed[std::size_t(number)].made.move,
                              {}});
        for (int i = number - 1; i > first; --i) {
            const ObservedMove& observed = m_observed[std::size_t(i)];
            Happening made{Happening::Kind::Made, observed.made.seat, observed.made.move, {}};
            if (made.move.kind == MoveKind::Give) {
                made.move.cards[0] = giftSeen(observed);
                for (const Face face : then.hands[made.seat])
                    if (made.move.cards[0] == kHidden && isFish(face)) made.move.cards[0] = face;
            }
            m_happened.push_back(made);
        }
        pullUndone(action, then);
        if (action.shuffle) shuffleUndone(action, m_observed[std::size_t(number)]);
        if (backBefore(first, then)) return true;
        return undone(happened);
    }

    /// W-33, if it is a WTF Tax that was undone: by choice only from several kinds.
    bool couldPayTax(int first, int number, const Hidden& then) const {
        const Move& tax = m_observed[std::size_t(first)].made.move;
        if (tax.kind != MoveKind::WtfTax) return true;
        MoveKind kind = tax.kind;
        Face gift = kNoFace;
        for (int i = first; i < number; ++i) {
            const ObservedMove& observed = m_observed[std::size_t(i)];
            for (const SeenFish* event : observed.events)
                if (const auto* moved = std::get_if<Moved>(&event->content()))
                    if (moved->to.kind == PlaceKind::Hand) gift = moved->face;
            if (observed.made.move.kind == MoveKind::Give) kind = MoveKind::Give;
        }
        if (gift == kNoFace) return true;
        const Faces& hand = then.hands[tax.target];
        return std::any_of(hand.begin(), hand.end(), [&](Face face) {
            return isFish(face) && (gift == kHidden || gift == face) && couldGive(hand, face, kind);
        });
    }

    void pullUndone(const ObservedMove& action, const Hidden& then) {
        const MoveKind kind = action.made.move.kind;
        if (kind != MoveKind::MuggerCroc && kind != MoveKind::CommunistManifesto) return;
        Faces hand = then.hands[action.made.move.target], pulled;
        bool franklin = std::exchange(m_franklinPulled, false);
        for (const SeenFish* event : action.events) {
            const auto* moved = std::get_if<Moved>(&event->content());
            if (!moved || moved->from.kind != PlaceKind::Hand || moved->to.kind != PlaceKind::Hand) continue;
            Face face = moved->face;
            if (face == kHidden && franklin) face = kBenFranklin;
            if (face == kHidden)
                for (const Face one : hand)
                    if (one != kBenFranklin) face = one;
            franklin = franklin && face != kBenFranklin;
            takeOut(hand, face);
            pulled.push_back(face);
        }
        for (std::size_t i = pulled.size(); i > 0; --i)
            m_happened.push_back({Happening::Kind::Pulled, kNoSeat, {}, {pulled[i - 1]}});
    }

    void shuffleUndone(const ObservedMove& flush, const ObservedMove& franklin) {
        const Reshuffle reshuffle = reshuffleOf(flush, franklin);
        if (reshuffle.size > 1)
            m_happened.push_back({Happening::Kind::Shuffled, kNoSeat, {}, reshuffle.drawn});
    }

    // ---- the opening, and forward again ----

    bool begin(Hidden hidden) {
        const auto& opening = m_stream.opening;
        for (std::size_t i = opening.size(); i > 0; --i)
            if (std::holds_alternative<Moved>(opening[i - 1]->content()))
                if (!takeBack(-1, opening[i - 1], hidden)) return false;
        const View& deal = std::get<SeenDeal<WhatTheFish>>(opening.front()->content()).view;
        const auto setup = openingWith(hidden, deal, m_world.options);
        return setup && forward(*setup);
    }

    /// Plays it all; true if that is what the seat saw.
    bool forward(const Setup<WhatTheFish>& opening) {
        ++m_tries;
        m_history = {opening, {}};
        const auto match = playedAgain(opening, m_happened);
        if (!match) return false;
        m_history.steps = match->steps();
        return looksLike(m_seen, m_viewer, match->log()) &&
               WhatTheFish::view(match->state(), kEverybody) == WhatTheFish::view(m_world, kEverybody);
    }

    static constexpr int kMostTries = 20000;

    const SeenStream& m_seen;
    Seat m_viewer;
    const State& m_world;
    const ObservedMoves m_stream;
    const std::vector<ObservedMove>& m_observed = m_stream.moves;
    int m_lastAction = -1;
    const KnownDraws m_drawnAgain;     ///< unseen draws whose faces the viewer knows
    std::vector<Happening> m_happened; ///< the last first
    Face m_given = kNoFace;
    bool m_franklinPulled = false;
    int m_tries = 0;
    History<WhatTheFish> m_history;
};

} // namespace

template <>
History<WhatTheFish> historyOf<WhatTheFish>(const std::vector<SeenEvent<WhatTheFish>>& seen, Seat seat,
                                            const WhatTheFish::State& world) {
    return TimeTravel(seen, seat, world).find();
}

} // namespace tacklebox::testing
