// The judge of sampled worlds of WTF: goes back in time from a world, along what a seat saw, to an opening
// and to what chance and hidden gifts must have been.
#include "tests/support/history.h"

#include "model/games/whatthefish/whatthefish.h"

#include <algorithm>
#include <map>

namespace tacklebox::testing {

using namespace whatthefish;

namespace {

using Seen = SeenEvent<WhatTheFish>;
using Faces = std::vector<Face>;

/// A move and all that a seat saw of it.
struct Scene {
    SeenMove<Move> made;
    std::vector<const Seen*> events;
    View before; ///< of the seat
    bool pass() const { return made.move.kind == MoveKind::Pass; }
    bool any(PlaceKind from, PlaceKind to) const {
        for (const Seen* event : events)
            if (const auto* moved = std::get_if<Moved>(&event->content()))
                if (moved->from.kind == from && moved->to.kind == to) return true;
        return false;
    }
    bool shuffles() const {
        for (const Seen* event : events)
            if (std::holds_alternative<SeenShuffle>(event->content())) return true;
        return false;
    }
};

/// The cards that nobody but their holders saw, at some moment. What lies open is the same in every world.
struct Hidden {
    std::array<Faces, kMostPlayers> hands;
    Faces draw; ///< top last
};

/// What happened, by faces: which of two equal cards it was the rules say when it is played again.
struct Happening {
    enum class Kind { Made, Pulled, Shuffled } kind;
    Seat seat = kNoSeat;
    Move move;   ///< Made
    Faces faces; ///< Pulled: one. Shuffled: from the top, the rest in any order
};

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

class TimeTravel {
  public:
    TimeTravel(const std::vector<Seen>& seen, Seat viewer, const State& world)
        : m_seen(seen), m_viewer(viewer), m_world(world) {
        View view;
        for (const Seen& event : seen) {
            if (const auto* made = std::get_if<SeenMove<Move>>(&event.content()))
                m_scenes.push_back({*made, {}, view});
            else if (m_scenes.empty())
                m_opening.push_back(&event);
            else
                m_scenes.back().events.push_back(&event);
            WhatTheFish::follow(view, event);
        }
        followDrawPile();
        if (world.status.last.any())
            for (int i = int(m_scenes.size()) - 1; i >= 0 && m_lastAction < 0; --i)
                if (!m_scenes[std::size_t(i)].pass() &&
                    m_scenes[std::size_t(i)].made.move.kind != MoveKind::Give)
                    m_lastAction = i;
    }

    History<WhatTheFish> find() {
        Hidden hidden;
        for (Seat seat = 0; seat < kMostPlayers; ++seat)
            for (const Card card : m_world.now.hands[seat])
                hidden.hands[seat].push_back(faceOf(card));
        for (const Card card : m_world.now.draw)
            hidden.draw.push_back(faceOf(card));
        back(int(m_scenes.size()) - 1, hidden);
        return m_history;
    }

  private:
    /// Who saw his own flush undone knows what lies on top of the draw pile, and in which order others draw
    /// it.
    void followDrawPile() {
        Faces top, before, drawn; // the top last; kHidden for one that is not known
        for (std::size_t i = 0; i < m_scenes.size(); ++i) {
            const Scene& scene = m_scenes[i];
            if (scene.made.move.kind == MoveKind::BenFranklin &&
                scene.before.status.last.kind == MoveKind::Flush) {
                top = before;
                for (std::size_t n = 0; n < drawn.size(); ++n)
                    if (n < before.size())
                        top[before.size() - 1 - n] = drawn[n];
                    else
                        top.insert(top.begin(), drawn[n]);
                if (!takeOut(top, kBenFranklin) && scene.made.seat == scene.before.status.last.seat)
                    takeOut(top, kHidden);
            }
            if (scene.made.move.kind != MoveKind::Flush) continue;
            before = top;
            drawn.clear();
            bool shuffled = false;
            for (const Seen* event : scene.events) {
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
                if (face != kHidden) m_drawnAgain[event] = face;
                drawn.push_back(face);
            }
        }
    }

    // ---- back in time: true when a history was found ----

    bool back(int number, const Hidden& hidden) {
        if (m_tries > kMostTries) return true;
        if (number < 0) return begin(hidden);
        const Scene& scene = m_scenes[std::size_t(number)];
        if (scene.made.move.kind == MoveKind::BenFranklin) return backToUndone(number, hidden);
        return backThrough(number, int(scene.events.size()) - 1, hidden);
    }

    /// One event after another; a hidden card that went from hand to hand may be any.
    bool backThrough(int number, int at, Hidden hidden) {
        const Scene& scene = m_scenes[std::size_t(number)];
        const std::size_t happened = m_happened.size();
        for (; at >= 0; --at) {
            const auto& content = scene.events[std::size_t(at)]->content();
            if (const auto* shuffle = std::get_if<SeenShuffle>(&content)) {
                Faces order(hidden.draw.rbegin(), hidden.draw.rend());
                if (order.size() != shuffle->size) return undone(happened);
                if (order.size() > 1) m_happened.push_back({Happening::Kind::Shuffled, kNoSeat, {}, order});
                hidden.draw.clear();
            } else if (const auto* moved = std::get_if<Moved>(&content)) {
                if (moved->from.kind == PlaceKind::Hand && moved->to.kind == PlaceKind::Hand) {
                    if (backFromHandToHand(number, at, *moved, hidden)) return true;
                    return undone(happened);
                }
                if (!takeBack(number, scene.events[std::size_t(at)], hidden)) return undone(happened);
            } else if (!fits(scene, at, hidden)) {
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
    bool takeBack(int number, const Seen* event, Hidden& hidden) const {
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
        if (moved.from.kind == PlaceKind::Draw) hidden.draw.push_back(face);
        return true;
    }

    /// The order in which a hand was drawn nobody else knows; but the world does if it was the last action,
    /// and what came out of a reshuffle had been in it.
    Face drawnUnseen(int number, const Seen* event, Faces hand, const Faces& draw) const {
        if (number < 0) return hand.back();
        const Scene& scene = m_scenes[std::size_t(number)];
        Faces reshuffled;
        for (const Seen* earlier : scene.events) {
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
        const Scene& scene = m_scenes[std::size_t(number)];
        const bool swap = scene.made.move.kind == MoveKind::SnapperSnatch;
        if (swap) return backThroughSwap(number, at, hidden);
        const bool gift = scene.made.move.kind == MoveKind::Give || scene.made.move.kind == MoveKind::WtfTax;
        Faces tried;
        for (const Face face : hidden.hands[moved.to.seat]) {
            if (moved.face != kHidden ? face != moved.face : gift && !isFish(face)) continue;
            if (std::find(tried.begin(), tried.end(), face) != tried.end()) continue;
            tried.push_back(face);
            Hidden then = hidden;
            takeOut(then.hands[moved.to.seat], face);
            then.hands[moved.from.seat].push_back(face);
            if (gift && !couldGive(then.hands[moved.from.seat], face, scene.made.move.kind)) continue;
            const std::size_t happened = m_happened.size();
            if (!gift) m_happened.push_back({Happening::Kind::Pulled, kNoSeat, {}, {face}});
            if (scene.made.move.kind == MoveKind::Give) m_given = face;
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
        const Scene& scene = m_scenes[std::size_t(number)];
        while (at >= 0) {
            const auto* moved = std::get_if<Moved>(&scene.events[std::size_t(at)]->content());
            if (!moved || moved->to.kind != PlaceKind::Hand) break;
            --at;
        }
        std::swap(hidden.hands[scene.made.seat], hidden.hands[scene.made.move.target]);
        return backThrough(number, at, hidden);
    }

    /// What was shown, peeked at or said must fit the hand; each list of cards is looked at where it ends.
    bool fits(const Scene& scene, int at, const Hidden& hidden) const {
        const auto& content = scene.events[std::size_t(at)]->content();
        if (const auto* said = std::get_if<Said>(&content)) {
            const bool fishless = said->saying == Saying::NoneToGive || said->saying == Saying::NoFish;
            const Faces& hand = hidden.hands[said->seat];
            return !fishless || std::none_of(hand.begin(), hand.end(), isFish);
        }
        const auto told = [&](std::size_t i) -> std::pair<Seat, Face> {
            const auto& one = scene.events[i]->content();
            if (const auto* shown = std::get_if<Shown>(&one)) return {shown->seat, shown->face};
            if (const auto* peeked = std::get_if<Peeked>(&one)) return {peeked->owner, peeked->face};
            return {kNoSeat, kNoFace};
        };
        const auto [seat, face] = told(std::size_t(at));
        if (seat == kNoSeat || face == kHidden) return true;
        if (std::size_t(at) + 1 < scene.events.size() && told(std::size_t(at) + 1).first == seat) return true;
        Faces all;
        for (int i = at; i >= 0 && told(std::size_t(i)).first == seat; --i)
            all.push_back(told(std::size_t(i)).second);
        return sameCards(all, hidden.hands[seat]);
    }

    /// The move itself; its seat saw its own hand.
    bool backBefore(int number, const Hidden& hidden) {
        const Scene& scene = m_scenes[std::size_t(number)];
        if (m_viewer < kMostPlayers) {
            const FaceList& own = scene.before.hands[m_viewer];
            if (!sameCards({own.begin(), own.end()}, hidden.hands[m_viewer])) return false;
        }
        Happening made{Happening::Kind::Made, scene.made.seat, scene.made.move, {}};
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
        while (m_scenes[std::size_t(first)].pass() ||
               m_scenes[std::size_t(first)].made.move.kind == MoveKind::Give)
            --first;
        const Scene& action = m_scenes[std::size_t(first)];
        Hidden then = hidden;
        if (action.made.move.kind != MoveKind::Flush)
            for (const Seen* event : action.events) {
                const auto* moved = std::get_if<Moved>(&event->content());
                if (moved && moved->from == handOf(action.made.seat) && moved->to.kind != PlaceKind::Hand)
                    then.hands[action.made.seat].push_back(moved->face);
            }
        const Seat traveller = m_scenes[std::size_t(number)].made.seat;
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

    static Faces handShown(const Scene& scene) {
        Faces faces;
        for (const Seen* event : scene.events)
            if (const auto* shown = std::get_if<Shown>(&event->content())) faces.push_back(shown->face);
        return faces;
    }
    static bool flushedFranklin(const Scene& flush) {
        const Faces shown = handShown(flush);
        return std::find(shown.begin(), shown.end(), kBenFranklin) != shown.end();
    }
    /// Franklin lay open when the flush reshuffled, if it did.
    static bool shuffledFranklin(const Scene& flush) {
        const FaceList& open = flush.before.piles.discard;
        return flushedFranklin(flush) || std::find(open.begin(), open.end(), kBenFranklin) != open.end();
    }
    static int drawnBeforeShuffle(const Scene& scene) {
        int drawn = 0;
        for (const Seen* event : scene.events) {
            if (std::holds_alternative<SeenShuffle>(event->content())) break;
            if (const auto* moved = std::get_if<Moved>(&event->content()))
                drawn += moved->from.kind == PlaceKind::Draw;
        }
        return drawn;
    }

    /// The draw pile may have been `draw` before the flush, by the faces that the viewer saw drawn.
    static bool drawsAsSeen(const Scene& flush, const Faces& draw) {
        std::size_t drawn = 0;
        for (const Seen* event : flush.events) {
            if (std::holds_alternative<SeenShuffle>(event->content())) return drawn == draw.size();
            const auto* moved = std::get_if<Moved>(&event->content());
            if (!moved || moved->from.kind != PlaceKind::Draw) continue;
            if (++drawn > draw.size()) return false;
            if (moved->face != kHidden && moved->face != draw[draw.size() - drawn]) return false;
        }
        return true;
    }

    /// Franklin was in the hand of `seat` before the action, and came to the traveller by it if that is
    /// another.
    bool backWithFranklinIn(int first, int number, Seat seat, Seat traveller, Hidden then) {
        const Move& move = m_scenes[std::size_t(first)].made.move;
        const Seat actor = m_scenes[std::size_t(first)].made.seat;
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
        const Scene& action = m_scenes[std::size_t(first)];
        if (action.made.move.kind == MoveKind::Flush && !drawsAsSeen(action, then.draw)) return false;
        const std::size_t happened = m_happened.size();
        m_happened.push_back({Happening::Kind::Made,
                              m_scenes[std::size_t(number)].made.seat,
                              m_scenes[std::size_t(number)].made.move,
                              {}});
        for (int i = number - 1; i > first; --i) {
            const Scene& scene = m_scenes[std::size_t(i)];
            Happening made{Happening::Kind::Made, scene.made.seat, scene.made.move, {}};
            if (made.move.kind == MoveKind::Give) {
                made.move.cards[0] = giftSeen(scene);
                for (const Face face : then.hands[made.seat])
                    if (made.move.cards[0] == kHidden && isFish(face)) made.move.cards[0] = face;
            }
            m_happened.push_back(made);
        }
        pullUndone(action, then);
        if (action.shuffles()) shuffleUndone(action, m_scenes[std::size_t(number)]);
        if (backBefore(first, then)) return true;
        return undone(happened);
    }

    static Face giftSeen(const Scene& scene) {
        for (const Seen* event : scene.events)
            if (const auto* moved = std::get_if<Moved>(&event->content())) return moved->face;
        return kHidden;
    }

    void pullUndone(const Scene& action, const Hidden& then) {
        const MoveKind kind = action.made.move.kind;
        if (kind != MoveKind::MuggerCroc && kind != MoveKind::CommunistManifesto) return;
        Faces hand = then.hands[action.made.move.target], pulled;
        bool franklin = std::exchange(m_franklinPulled, false);
        for (const Seen* event : action.events) {
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

    void shuffleUndone(const Scene& flush, const Scene& franklin) {
        Faces seen;
        bool shuffled = false;
        int size = 0, count = 0;
        for (const Seen* event : flush.events) {
            if (const auto* shuffle = std::get_if<SeenShuffle>(&event->content())) {
                shuffled = true;
                size = shuffle->size;
            }
            const auto* moved = std::get_if<Moved>(&event->content());
            if (!shuffled || !moved || moved->from.kind != PlaceKind::Draw) continue;
            ++count;
            if (moved->face != kHidden) seen.push_back(moved->face);
        }
        if (size < 2) return;
        if (seen.empty()) seen = drawnByReturn(flush, franklin, count);
        m_happened.push_back({Happening::Kind::Shuffled, kNoSeat, {}, seen});
    }

    /// What a flush drew unseen out of its reshuffle, by where the cards went when it was undone. Of a face
    /// that went from the hand to where it had lain open, as many more had been drawn as the hand held before
    /// it flushed: of equal cards one stays where it is, if that will do. The rest came from the flushed hand
    /// and stayed in the new one.
    static Faces drawnByReturn(const Scene& flush, const Scene& franklin, int count) {
        Faces drawn, hand = handShown(flush);
        if (shuffledFranklin(flush) && franklin.made.seat == flush.made.seat) drawn.push_back(kBenFranklin);
        takeOut(hand, kBenFranklin);
        for (const Seen* event : franklin.events) {
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

    // ---- the opening, and forward again ----

    bool begin(Hidden hidden) {
        for (std::size_t i = m_opening.size(); i > 0; --i)
            if (std::holds_alternative<Moved>(m_opening[i - 1]->content()))
                if (!takeBack(-1, m_opening[i - 1], hidden)) return false;
        const View& deal = std::get<SeenDeal<WhatTheFish>>(m_opening.front()->content()).view;
        History<WhatTheFish> history;
        history.setup.options = m_world.options;
        history.setup.seats = deal.match.seats;
        history.setup.dealer = deal.match.dealer;
        history.setup.chance = ChanceMode::Ask;
        CardSet left = CardSet::range(0, kDeckSize);
        const auto card = [&](Face face) {
            const CardSet free = left & cardsLike(face);
            if (free.empty()) return kNoCard;
            left.remove(free.first());
            return free.first();
        };
        Layout& layout = history.setup.layout;
        bool enough = true;
        for (Seat seat = 0; seat < kMostPlayers; ++seat)
            for (const Face face : hidden.hands[seat]) {
                layout.handsGiven = true;
                const Card one = card(face);
                enough = enough && one != kNoCard;
                if (enough) layout.hands[seat].add(one);
            }
        const auto lay = [&](Pile<kDeckSize>& pile, Face face) {
            const Card one = card(face);
            enough = enough && one != kNoCard;
            if (enough) pile.add(one);
        };
        for (const Face face : hidden.draw)
            lay(layout.draw, face);
        for (int i = deal.piles.discard.size(); i > 0; --i)
            lay(layout.discard, deal.piles.discard[i - 1]);
        return enough && forward(history);
    }

    /// Plays it all; true if that is what the seat saw.
    bool forward(History<WhatTheFish>& history) {
        ++m_tries;
        m_history = history;
        if (WhatTheFish::fault(history.setup.options, history.setup.seats, history.setup.layout))
            return false;
        auto match = Match<WhatTheFish>::opened(history.setup);
        for (std::size_t i = m_happened.size(); i > 0; --i) {
            const Happening& one = m_happened[i - 1];
            const Chance due = WhatTheFish::chance(match.state());
            if (one.kind == Happening::Kind::Made) {
                if (due.kind != ChanceKind::None || match.replayMove(one.seat, one.move)) return false;
                continue;
            }
            Outcome<Layout> outcome;
            outcome.kind = one.kind == Happening::Kind::Pulled ? ChanceKind::Pull : ChanceKind::Shuffle;
            if (due.kind != outcome.kind || !decide(one.faces, due.cards, outcome)) return false;
            match.replayChance(outcome);
        }
        m_history.steps = match.steps();
        return looksLike(m_seen, m_viewer, match.log()) &&
               WhatTheFish::view(match.state(), kEverybody) == WhatTheFish::view(m_world, kEverybody);
    }

    /// Finds cards for the faces: the one pulled, or the order from the top.
    static bool decide(const Faces& faces, CardSet cards, Outcome<Layout>& outcome) {
        List<Card, kMostCards> order;
        for (const Face face : faces) {
            const CardSet free = cards & cardsLike(face);
            if (free.empty()) return false;
            order.add(free.first());
            cards.remove(free.first());
        }
        outcome.card = order[0];
        if (outcome.kind == ChanceKind::Pull) return true;
        for (const Card card : cards)
            outcome.order.add(card);
        for (int i = order.size(); i > 0; --i)
            outcome.order.add(order[i - 1]);
        return true;
    }

    static constexpr int kMostTries = 20000;

    const std::vector<Seen>& m_seen;
    Seat m_viewer;
    const State& m_world;
    std::vector<const Seen*> m_opening;
    std::vector<Scene> m_scenes;
    int m_lastAction = -1;
    std::map<const Seen*, Face> m_drawnAgain; ///< unseen draws whose faces the viewer knows
    std::vector<Happening> m_happened;        ///< the last first
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
