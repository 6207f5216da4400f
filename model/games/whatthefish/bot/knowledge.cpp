#include "model/games/whatthefish/bot/knowledge.h"

#include <map>

namespace tacklebox {

using namespace whatthefish;

/// Takes in what a seat sees, story by story.
struct Knowledge<WhatTheFish>::Listener {
    Knowledge& known;
    Action& action = known.m_action;
    Stories& stories = known.m_stories;

    template <class Other>
    void operator()(const Other&) const {}

    // ---- the deal ----

    void operator()(const SeenDeal<WhatTheFish>& deal) const {
        action = {};
        known.m_telling = {};
        stories.assign(1, Story::opening(deal.view));
    }

    // ---- moves ----

    void operator()(const SeenMove<Move>& made) const {
        endForcedFlush();
        if (made.move.kind == MoveKind::Give) return;
        takeHint(made);
        action = {.move = made.move, .seat = made.seat};
        switch (made.move.kind) {
        case MoveKind::Pass: return;
        case MoveKind::BenFranklin: return undo(made.seat);
        case MoveKind::Kill: action.struck = made.seat != known.m_viewer; break;
        case MoveKind::Flush: action.forcedFlush = known.m_view.status.phase == Phase::Flush; break;
        default: break;
        }
        for (Story& story : stories) {
            story.begin();
            if (made.move.kind == MoveKind::Flush && !action.forcedFlush) ++story.now.flushes[made.seat];
        }
    }

    /// Who leaves a fish alone, or gives his own up, could probably do no more, and holds no WTF card that
    /// would have helped. It is rarer for the last who might have stopped it. Whoever is eager attacks with
    /// anything and dives when he can; whoever makes any move passes the more rarely the more he holds.
    void takeHint(const SeenMove<Move>& made) const {
        constexpr ByTemper kLeftToOthers{0.03, 1, 1}, kLast{0.01, 1, 1}, kGivenUp{0.1, 0.02, 0.5},
            kKept{0.4, 0.4, 0.4}, kKeptAtLast{0.1, 0.4, 0.4}, kHeldBack{1, 0.02, 0.4},
            kElsewhere{1, 0.02, 0.7}, kDryFish{0.3, 0.02, 0.4};
        const Status& status = known.m_view.status;
        const Swim& swim = status.swim;
        if (made.seat == known.m_viewer) return;
        const bool passes = made.move.kind == MoveKind::Pass, owns = made.seat == swim.seat;
        if (!swim.any()) {
            if (passes) each([&](Story& story) { story.doubtMoreThan(made.seat, kFish, 0, kDryFish); });
            return;
        }
        if (made.move.kind == MoveKind::BellyUp)
            return each([&](Story& story) {
                story.doubtMoreThan(made.seat, kProtections, swim.attack, kGivenUp);
                story.doubtMoreThan(made.seat, kSavers, 0, kKeptAtLast);
            });
        if (owns || made.move.kind == MoveKind::Kill || made.move.kind == MoveKind::Flush) return;
        if (!passes)
            return each([&](Story& story) { story.doubtMoreThan(made.seat, kKills, 0, kElsewhere); });
        const bool last = status.waiting.without(made.seat).without(swim.seat).empty() && !swim.endangered();
        each([&](Story& story) {
            story.doubtMoreThan(made.seat, kKills, 0, kHeldBack);
            story.doubtMoreThan(made.seat, last ? kStoppers : kRobbers, 0, last ? kKeptAtLast : kKept);
            if (!swim.endangered())
                story.doubtMoreThan(made.seat, kKills, swim.bar - swim.attack, last ? kLast : kLeftToOthers);
        });
    }
    static constexpr CardSet kRobbers = cardsLike(kMuggerCroc) | cardsLike(kCommunistManifesto),
                             kSavers = kRobbers | cardsLike(kSnapperSnatch) | cardsLike(kBenFranklin),
                             kStoppers = kSavers | cardsLike(kBeaverBuddha) | cardsLike(kMrsCrabite) |
                                         cardsLike(kWtfTax);

    /// Who attacked could probably not do the same with a lower KILL; and has none left if it fell short.
    void takeHintOfKill() const {
        constexpr ByTemper kSpent{0.01, 1, 1}, kSpared{0.1, 1, 1};
        const Swim& swim = known.m_view.status.swim; // as it was before
        int sum = 0;
        for (const Face face : action.move.cards)
            sum += valueOf(face);
        const int missing = swim.bar - swim.attack;
        const bool fellShort = sum <= missing && missing >= 0;
        CardSet spared;
        for (int value = std::max(0, missing) + 1; value < std::min(sum, kValues + 1); ++value)
            spared |= cardsLike(Face(kValues + value - 1));
        each([&](Story& story) {
            if (fellShort)
                story.doubtMoreThan(action.seat, kKills, 0, kSpent);
            else if (missing >= 0 && !spared.empty())
                story.doubtMoreThan(action.seat, spared, 0, kSpared);
        });
    }

    void undo(Seat seat) const {
        const LastAction last = known.m_view.status.last;
        action.undone = true;
        known.m_goneBack = {};
        told([&](const Story& story, Stories& next) {
            tellCard(story, seat, kBenFranklin, Source::Shown, {}, next,
                     [&](Story& one, Tag tag) { one.undo(last.seat, last.kind, tag); });
        });
    }

    // ---- cards ----

    void operator()(const Moved& moved) const {
        if (action.undone) {
            if (moved.from.kind == PlaceKind::Hand && moved.to.kind == PlaceKind::Hand)
                ++known.m_goneBack[moved.from.seat][moved.to.seat];
            return;
        }
        switch (moved.from.kind) {
        case PlaceKind::Draw: return drawn(moved);
        case PlaceKind::Swim:
            if (moved.to.kind == PlaceKind::Draw) return; // told again by the shuffle
            return each([](Story& story) {
                story.now.discard.putOnTop(story.now.played[0]);
                story.now.played.removeAt(0);
            });
        case PlaceKind::Frozen:
            return each([](Story& story) {
                const Frozen frozen = story.now.frozen[0];
                story.now.frozen.removeAt(0);
                story.now.hands[frozen.seat].add(frozen.card);
            });
        case PlaceKind::Discard:
            if (moved.to.kind == PlaceKind::Draw) return;
            return brought(moved);
        default: return moved.to.kind == PlaceKind::Hand ? passedOn(moved) : played(moved);
        }
    }

    void drawn(const Moved& moved) const {
        const Seat seat = moved.to.seat;
        told([&](Story& story, Stories& next) {
            const Tag tag = story.now.draw.draw();
            story.now.hands[seat].add(tag);
            if (moved.face == kHidden)
                next.push_back(story);
            else
                tellTag(story, tag, moved.face, Source::Moved, next);
        });
    }

    /// The Elvis Effect: of equal FISH the one nearest the top.
    void brought(const Moved& moved) const {
        each([&](Story& story) {
            Pile<kDeckSize>& discard = story.now.discard;
            int at = discard.size() - 1;
            while (faceOf(story.card(discard[at])) != moved.face)
                --at;
            const Tag tag = discard[at];
            discard.removeAt(at);
            story.now.hands[moved.to.seat].add(tag);
            story.narrow(tag, story.may[tag], Source::Moved);
        });
    }

    /// A card leaves a hand and lies open.
    void played(const Moved& moved) const {
        const Seat seat = moved.from.seat;
        const bool swum = moved.to.kind == PlaceKind::Swim;
        const bool dive = swum && kFish.has(cardsLike(moved.face).first());
        const bool ofFlush = action.move.kind == MoveKind::Flush;
        told([&](const Story& story, Stories& next) {
            tellCard(story, seat, moved.face, Source::Shown, {}, next, [&](Story& one, Tag tag) {
                one.now.hands[seat].remove(tag);
                if (swum)
                    one.now.played.add(tag);
                else
                    one.now.discard.putUnder(tag);
                if (!ofFlush) one.played.add(tag);
                if (!dive) return;
                one.now.flushes.fill(0);
                ++one.dives;
            });
        });
        // W-07: the highest of what a forced flush brought.
        if (dive && std::exchange(action.forcedFlush, false))
            narrowHand(seat, CardSet::range(26, kDeckSize - 26) | CardSet::range(0, 2 * valueOf(moved.face)));
        if (action.move.kind == MoveKind::SnapperSnatch) swapHands();
    }

    void swapHands() const {
        action.swapped = true;
        each([&](Story& story) {
            std::swap(story.now.hands[action.seat], story.now.hands[action.move.target]);
        });
    }

    // ---- from hand to hand ----

    void passedOn(const Moved& moved) const {
        const Seat from = moved.from.seat, to = moved.to.seat;
        if (action.swapped) {
            if (to == known.m_viewer) tell(to, moved.face);
            return;
        }
        const auto pass = [&](Story& story, Tag tag) {
            story.now.hands[from].remove(tag);
            story.now.hands[to].add(tag);
        };
        const bool tax = action.move.kind == MoveKind::WtfTax;
        told([&](const Story& story, Stories& next) {
            if (moved.face != kHidden)
                tellCard(story, from, moved.face, Source::Moved, {}, next, pass);
            else if (tax)
                for (Face face = 0; face < kValues; ++face)
                    gift(story, from, face, next, pass);
            else
                pulled(story, from, next, pass);
        });
        if (tax && moved.face != kHidden && known.m_view.status.phase != Phase::Tax)
            narrowHand(from, nothingBut(moved.face));
    }

    static CardSet nothingBut(Face fish) { return CardSet::range(26, kDeckSize - 26) | cardsLike(fish); }

    /// An unseen gift of that FISH; given without a choice it was the only kind in the hand (W-33).
    template <class Pass>
    void gift(const Story& story, Seat from, Face face, Stories& next, Pass pass) const {
        const std::size_t first = next.size();
        tellCard(story, from, face, Source::Moved, {}, next, pass);
        if (known.m_view.status.phase == Phase::Tax) return;
        for (std::size_t i = next.size(); i > first; --i)
            if (!next[i - 1].narrowHand(from, nothingBut(face), Source::Denied))
                next.erase(next.begin() + std::ptrdiff_t(i - 1));
    }

    /// A blind card: any of the hand, each as likely.
    template <class Pass>
    static void pulled(const Story& story, Seat from, Stories& next, Pass pass) {
        std::vector<Story>::size_type first = next.size();
        std::vector<CardSet> sorts;
        const CardSet hand = story.now.hands[from];
        for (const Tag tag : hand) {
            const auto same = std::find(sorts.begin(), sorts.end(), story.may[tag]);
            if (same != sorts.end()) {
                next[first + std::size_t(same - sorts.begin())].weight += story.weight / hand.size();
                continue;
            }
            sorts.push_back(story.may[tag]);
            next.push_back(story);
            next.back().weight = story.weight / hand.size();
            pass(next.back(), tag);
        }
    }

    // ---- what is shown and said ----

    void operator()(const Shown& shown) const {
        if (known.m_telling.seat != shown.seat && action.move.kind != MoveKind::Flush)
            each([](Story& story) { story.begin(); }); // W-05: nothing is to be undone any more
        tell(shown.seat, shown.face);
    }
    void operator()(const Peeked& peeked) const {
        if (peeked.face != kHidden) tell(peeked.owner, peeked.face);
    }

    /// One more card of a hand that is told whole.
    void tell(Seat seat, Face face) const {
        Telling& telling = known.m_telling;
        if (telling.seat != seat) telling = {seat, {}};
        telling.faces.add(face);
        if (telling.faces.size() < stories[0].now.hands[seat].size()) return;
        told([&](const Story& story, Stories& next) {
            tellHand(story, seat, {telling.faces.begin(), std::size_t(telling.faces.size())}, Source::Shown,
                     next);
        });
        telling = {};
    }

    void operator()(const Said& said) const {
        if (said.saying == Saying::NoneToGive) narrowHand(said.seat, CardSet::range(26, kDeckSize - 26));
    }

    // ---- where the game stands ----

    void operator()(const SeenShuffle&) const {
        each([](Story& story) { story.reshuffle(); });
    }

    void operator()(const SeenStatus<Status>& seen) const {
        const Status& status = seen.now;
        if (!status.waiting.empty()) endForcedFlush();
        if (std::exchange(action.struck, false)) takeHintOfKill();
        if (action.undone) {
            action.undone = false;
            if (stories.size() > 1)
                told([&](const Story& story, Stories& next) {
                    if (story.goneBack == known.m_goneBack) next.push_back(story);
                });
        }
        if (status.phase == Phase::Tax) chooses(status.waiting.first());
        each([&](Story& story) {
            story.now.swim = status.swim;
            story.now.swims = status.swims;
            if (!status.last.any()) story.begin();
        });
        merge();
    }

    /// W-33: who chooses holds FISH of at least two kinds. One story for each kind that may be the lowest.
    void chooses(Seat seat) const {
        told([&](const Story& story, Stories& next) {
            for (Face lowest = 0; lowest + 1 < kValues; ++lowest) {
                Stories some;
                tellCard(story, seat, lowest, Source::Denied, {}, some, [](Story&, Tag) {});
                for (Story& one : some) {
                    const CardSet higher = CardSet::range(2 * lowest + 2, 26 - 2 * (lowest + 1));
                    if (one.narrowHand(seat, CardSet::range(2 * lowest, kDeckSize - 2 * lowest),
                                       Source::Denied))
                        holdsSome(one, seat, higher, next);
                }
            }
        });
    }

    /// One story for each sort of tag that may be the one that is.
    static void holdsSome(const Story& story, Seat seat, CardSet cards, Stories& next) {
        std::vector<CardSet> sorts;
        for (const Tag tag : story.now.hands[seat])
            if (cards.contains(story.may[tag])) return next.push_back(story);
        for (const Tag tag : story.now.hands[seat]) {
            if (std::find(sorts.begin(), sorts.end(), story.may[tag]) != sorts.end()) continue;
            sorts.push_back(story.may[tag]);
            Story one = story;
            if (one.narrow(tag, cards, Source::Denied)) next.push_back(one);
        }
    }

    /// A forced flush brought no FISH: else one of them had dived (W-07).
    void endForcedFlush() const {
        if (std::exchange(action.forcedFlush, false))
            narrowHand(action.seat, CardSet::range(26, kDeckSize - 26));
    }
    void operator()(const Scored&) const { action.forcedFlush = false; }

    // ---- keeping the stories ----

    void narrowHand(Seat seat, CardSet cards) const {
        told([&](Story& story, Stories& next) {
            if (story.narrowHand(seat, cards, Source::Denied)) next.push_back(story);
        });
    }

    template <class Change>
    void each(Change change) const {
        for (Story& story : stories)
            change(story);
    }

    /// Replaces every story by what becomes of it.
    template <class Tell>
    void told(Tell tell) const {
        known.m_told.clear();
        for (Story& story : stories)
            tell(story, known.m_told);
        if (known.m_told.empty()) {
            known.m_lost = true;
            return;
        }
        stories.swap(known.m_told);
        if (int(stories.size()) > known.m_mostStories) merge();
    }

    /// Stories that say the same become one, those that cannot be are dropped.
    void merge() const {
        if (stories.size() == 1) {
            stories[0].weight = 1;
            return;
        }
        std::map<std::uint64_t, std::size_t> bySignature;
        Stories& merged = known.m_told;
        merged.clear();
        for (const Story& story : stories) {
            const auto [at, isNew] = bySignature.try_emplace(story.signature(), merged.size());
            if (!isNew)
                merged[at->second].weight += story.weight;
            else if (story.possible())
                merged.push_back(story);
            else
                bySignature.erase(at);
        }
        if (int(merged.size()) > known.m_mostStories) {
            std::stable_sort(merged.begin(), merged.end(),
                             [](const Story& a, const Story& b) { return a.weight > b.weight; });
            merged.resize(std::size_t(known.m_mostStories));
        }
        double sum = 0;
        for (const Story& story : merged)
            sum += story.weight;
        for (Story& story : merged)
            story.weight /= sum;
        if (merged.empty())
            known.m_lost = true;
        else
            stories.swap(merged);
    }
};

void Knowledge<WhatTheFish>::see(const SeenEvent<WhatTheFish>& event) {
    if (std::holds_alternative<SeenDeal<WhatTheFish>>(event.content())) {
        m_heard.clear();
        m_mostStories = kMostStories;
    }
    m_heard.push_back(event);
    listen(event);
    while (m_lost && m_mostStories < kMostStoriesEver)
        hearAgain();
    m_lost = false;
}

void Knowledge<WhatTheFish>::listen(const SeenEvent<WhatTheFish>& event) {
    std::visit(Listener{*this}, event.content());
    WhatTheFish::follow(m_view, event);
}

/// Goes through the deal once more, and drops fewer stories.
void Knowledge<WhatTheFish>::hearAgain() {
    constexpr int kMoreStories = 4;
    m_mostStories *= kMoreStories;
    m_lost = false;
    for (const SeenEvent<WhatTheFish>& event : m_heard)
        listen(event);
}

} // namespace tacklebox
