#include "model/games/whatthefish/bot/informationstate.h"

#include <map>

namespace tacklebox {

using namespace whatthefish;

/// Processes an event for all hypotheses.
struct InformationState<WhatTheFish>::Listener {
    InformationState& known;
    Action& action = known.m_action;
    Hypotheses& hypotheses = known.m_hypotheses;

    template <class Other>
    void operator()(const Other&) const {}

    // ---- the deal ----

    void operator()(const SeenDeal<WhatTheFish>& deal) const {
        action = {};
        known.m_shownHand = {};
        // Also frees the memory of a deal with many hypotheses.
        hypotheses = Hypotheses(1, Hypothesis::opening(deal.observation));
        known.m_told = {};
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
        case MoveKind::Flush: action.forcedFlush = known.m_observation.status.phase == Phase::Flush; break;
        default: break;
        }
        for (Hypothesis& hypothesis : hypotheses) {
            hypothesis.begin();
            if (made.move.kind == MoveKind::Flush && !action.forcedFlush) ++hypothesis.now.flushes[made.seat];
        }
    }

    /// Adds doubts from a move. A player who leaves a fish alone, or gives up their own, probably could not
    /// do more and has no helpful WTF card. This is strongest for the last player who could have stopped it.
    /// Eager players attack with anything and dive if they can. The more cards careless players hold, the
    /// less often they pass.
    void takeHint(const SeenMove<Move>& made) const {
        constexpr ByHandDoubt kLeftToOthers{0.03, 1, 1}, kLast{0.01, 1, 1}, kGivenUp{0.1, 0.02, 0.5},
            kKept{0.4, 0.4, 0.4}, kKeptAtLast{0.1, 0.4, 0.4}, kHeldBack{1, 0.02, 0.4},
            kElsewhere{1, 0.02, 0.7}, kDryFish{0.3, 0.02, 0.4};
        const Status& status = known.m_observation.status;
        const Swim& swim = status.swim;
        if (made.seat == known.m_viewer) return;
        const bool passes = made.move.kind == MoveKind::Pass, owns = made.seat == swim.seat;
        if (!swim.any()) {
            if (passes)
                each(
                    [&](Hypothesis& hypothesis) { hypothesis.doubtMoreThan(made.seat, kFish, 0, kDryFish); });
            return;
        }
        if (made.move.kind == MoveKind::BellyUp)
            return each([&](Hypothesis& hypothesis) {
                hypothesis.doubtMoreThan(made.seat, kProtections, swim.attack, kGivenUp);
                hypothesis.doubtMoreThan(made.seat, kSavers, 0, kKeptAtLast);
            });
        if (owns || made.move.kind == MoveKind::Kill || made.move.kind == MoveKind::Flush) return;
        if (!passes)
            return each(
                [&](Hypothesis& hypothesis) { hypothesis.doubtMoreThan(made.seat, kKills, 0, kElsewhere); });
        const bool last =
            status.playersToAct.without(made.seat).without(swim.seat).empty() && !swim.endangered();
        each([&](Hypothesis& hypothesis) {
            hypothesis.doubtMoreThan(made.seat, kKills, 0, kHeldBack);
            hypothesis.doubtMoreThan(made.seat, last ? kStoppers : kRobbers, 0, last ? kKeptAtLast : kKept);
            if (!swim.endangered())
                hypothesis.doubtMoreThan(made.seat, kKills, swim.bar - swim.attack,
                                         last ? kLast : kLeftToOthers);
        });
    }
    static constexpr CardSet kRobbers = cardsLike(kMuggerCroc) | cardsLike(kCommunistManifesto),
                             kSavers = kRobbers | cardsLike(kSnapperSnatch) | cardsLike(kBenFranklin),
                             kStoppers = kSavers | cardsLike(kBeaverBuddha) | cardsLike(kMrsCrabite) |
                                         cardsLike(kWtfTax);

    /// Adds doubts from an attack. The player probably could not have endangered the fish with a lower KILL,
    /// and has no KILL left if the attack fell short.
    void takeHintOfKill() const {
        constexpr ByHandDoubt kSpent{0.01, 1, 1}, kSpared{0.1, 1, 1};
        const Swim& swim = known.m_observation.status.swim; // as before the attack
        int sum = 0;
        for (const Face face : action.move.cards)
            sum += valueOf(face);
        const int missing = swim.bar - swim.attack;
        const bool fellShort = sum <= missing && missing >= 0;
        CardSet spared;
        for (int value = std::max(0, missing) + 1; value < std::min(sum, kValues + 1); ++value)
            spared |= cardsLike(Face(kValues + value - 1));
        each([&](Hypothesis& hypothesis) {
            if (fellShort)
                hypothesis.doubtMoreThan(action.seat, kKills, 0, kSpent);
            else if (missing >= 0 && !spared.empty())
                hypothesis.doubtMoreThan(action.seat, spared, 0, kSpared);
        });
    }

    void undo(Seat seat) const {
        const LastAction last = known.m_observation.status.last;
        action.undone = true;
        known.m_goneBack = {};
        told([&](const Hypothesis& hypothesis, Hypotheses& next) {
            tellCard(hypothesis, seat, kBenFranklin, Source::Shown, {}, next,
                     [&](Hypothesis& one, Tag tag) { one.undo(last.seat, last.kind, tag); });
        });
    }

    // ---- cards ----

    void operator()(const Moved& moved) const {
        if (action.undone) {
            if (moved.from.kind == PileKind::Hand && moved.to.kind == PileKind::Hand)
                ++known.m_goneBack[moved.from.seat][moved.to.seat];
            return;
        }
        switch (moved.from.kind) {
        case PileKind::Draw: return drawn(moved);
        case PileKind::Swim:
            if (moved.to.kind == PileKind::Draw) return; // reported by the shuffle
            return each([](Hypothesis& hypothesis) {
                hypothesis.now.discard.putOnTop(hypothesis.now.played[0]);
                hypothesis.now.played.removeAt(0);
            });
        case PileKind::Frozen:
            return each([](Hypothesis& hypothesis) {
                const Frozen frozen = hypothesis.now.frozen[0];
                hypothesis.now.frozen.removeAt(0);
                hypothesis.now.hands[frozen.seat].add(frozen.card);
            });
        case PileKind::Discard:
            if (moved.to.kind == PileKind::Draw) return;
            return brought(moved);
        default: return moved.to.kind == PileKind::Hand ? passedOn(moved) : played(moved);
        }
    }

    void drawn(const Moved& moved) const {
        const Seat seat = moved.to.seat;
        told([&](Hypothesis& hypothesis, Hypotheses& next) {
            const Tag tag = hypothesis.now.draw.draw();
            hypothesis.now.hands[seat].add(tag);
            if (moved.face == kHidden)
                next.push_back(hypothesis);
            else
                tellTag(hypothesis, tag, moved.face, Source::Moved, next);
        });
    }

    /// The Elvis Effect takes the equal FISH nearest the top.
    void brought(const Moved& moved) const {
        each([&](Hypothesis& hypothesis) {
            Pile<kDeckSize>& discard = hypothesis.now.discard;
            int at = discard.size() - 1;
            while (faceOf(hypothesis.card(discard[at])) != moved.face)
                --at;
            const Tag tag = discard[at];
            discard.removeAt(at);
            hypothesis.now.hands[moved.to.seat].add(tag);
            hypothesis.narrow(tag, hypothesis.may[tag], Source::Moved);
        });
    }

    /// A card leaves a hand for a visible place.
    void played(const Moved& moved) const {
        const Seat seat = moved.from.seat;
        const bool swum = moved.to.kind == PileKind::Swim;
        const bool dive = swum && kFish.has(cardsLike(moved.face).first());
        const bool ofFlush = action.move.kind == MoveKind::Flush;
        told([&](const Hypothesis& hypothesis, Hypotheses& next) {
            tellCard(hypothesis, seat, moved.face, Source::Shown, {}, next, [&](Hypothesis& one, Tag tag) {
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
        // W-07: the highest FISH of a forced flush dives.
        if (dive && std::exchange(action.forcedFlush, false))
            narrowHand(seat, CardSet::range(26, kDeckSize - 26) | CardSet::range(0, 2 * valueOf(moved.face)));
        if (action.move.kind == MoveKind::SnapperSnatch) swapHands();
    }

    void swapHands() const {
        action.swapped = true;
        each([&](Hypothesis& hypothesis) {
            std::swap(hypothesis.now.hands[action.seat], hypothesis.now.hands[action.move.target]);
        });
    }

    void passedOn(const Moved& moved) const {
        const Seat from = moved.from.seat, to = moved.to.seat;
        if (action.swapped) {
            if (to == known.m_viewer) tell(to, moved.face);
            return;
        }
        const auto pass = [&](Hypothesis& hypothesis, Tag tag) {
            hypothesis.now.hands[from].remove(tag);
            hypothesis.now.hands[to].add(tag);
        };
        const bool tax = action.move.kind == MoveKind::WtfTax;
        told([&](const Hypothesis& hypothesis, Hypotheses& next) {
            if (moved.face != kHidden)
                tellCard(hypothesis, from, moved.face, Source::Moved, {}, next, pass);
            else if (tax)
                for (Face face = 0; face < kValues; ++face)
                    gift(hypothesis, from, face, next, pass);
            else
                pulled(hypothesis, from, next, pass);
        });
        if (tax && moved.face != kHidden && known.m_observation.status.phase != Phase::Tax)
            narrowHand(from, nothingBut(moved.face));
    }

    static CardSet nothingBut(Face fish) { return CardSet::range(26, kDeckSize - 26) | cardsLike(fish); }

    /// A hidden gift of this FISH. If there was no choice, the hand had only this kind (W-33).
    template <class Pass>
    void gift(const Hypothesis& hypothesis, Seat from, Face face, Hypotheses& next, Pass pass) const {
        const std::size_t first = next.size();
        tellCard(hypothesis, from, face, Source::Moved, {}, next, pass);
        if (known.m_observation.status.phase == Phase::Tax) return;
        for (std::size_t i = next.size(); i > first; --i)
            if (!next[i - 1].narrowHand(from, nothingBut(face), Source::Denied))
                next.erase(next.begin() + std::ptrdiff_t(i - 1));
    }

    /// A random card of the hand, with equal probabilities.
    template <class Pass>
    static void pulled(const Hypothesis& hypothesis, Seat from, Hypotheses& next, Pass pass) {
        std::vector<Hypothesis>::size_type first = next.size();
        std::vector<CardSet> sorts;
        const CardSet hand = hypothesis.now.hands[from];
        for (const Tag tag : hand) {
            const auto same = std::find(sorts.begin(), sorts.end(), hypothesis.may[tag]);
            if (same != sorts.end()) {
                next[first + std::size_t(same - sorts.begin())].weight += hypothesis.weight / hand.size();
                continue;
            }
            sorts.push_back(hypothesis.may[tag]);
            next.push_back(hypothesis);
            next.back().weight = hypothesis.weight / hand.size();
            pass(next.back(), tag);
        }
    }

    // ---- what is shown and said ----

    void operator()(const Shown& shown) const {
        if (known.m_shownHand.seat != shown.seat && action.move.kind != MoveKind::Flush)
            each(
                [](Hypothesis& hypothesis) { hypothesis.begin(); }); // W-05: the last action cannot be undone
        tell(shown.seat, shown.face);
    }
    void operator()(const Peeked& peeked) const {
        if (peeked.face != kHidden) tell(peeked.owner, peeked.face);
    }

    /// One more card of a hand that events show completely.
    void tell(Seat seat, Face face) const {
        ShownHand& shownHand = known.m_shownHand;
        if (shownHand.seat != seat) shownHand = {seat, {}};
        shownHand.faces.add(face);
        if (shownHand.faces.size() < hypotheses[0].now.hands[seat].size()) return;
        told([&](const Hypothesis& hypothesis, Hypotheses& next) {
            tellHand(hypothesis, seat, {shownHand.faces.begin(), std::size_t(shownHand.faces.size())},
                     Source::Shown, next);
        });
        shownHand = {};
    }

    void operator()(const Said& said) const {
        if (said.saying == Saying::NoneToGive) narrowHand(said.seat, CardSet::range(26, kDeckSize - 26));
    }

    void operator()(const SeenShuffle&) const {
        each([](Hypothesis& hypothesis) { hypothesis.reshuffle(); });
    }

    void operator()(const SeenStatus<Status>& seen) const {
        const Status& status = seen.now;
        if (!status.playersToAct.empty()) endForcedFlush();
        if (std::exchange(action.struck, false)) takeHintOfKill();
        if (action.undone) {
            action.undone = false;
            if (hypotheses.size() > 1)
                told([&](const Hypothesis& hypothesis, Hypotheses& next) {
                    if (hypothesis.goneBack == known.m_goneBack) next.push_back(hypothesis);
                });
        }
        if (status.phase == Phase::Tax) chooses(status.playersToAct.first());
        each([&](Hypothesis& hypothesis) {
            hypothesis.now.swim = status.swim;
            hypothesis.now.swims = status.swims;
            if (!status.last.any()) hypothesis.begin();
        });
        merge();
    }

    /// W-33: a player with a choice has FISH of at least two kinds. Makes a hypothesis for each possible
    /// lowest kind.
    void chooses(Seat seat) const {
        told([&](const Hypothesis& hypothesis, Hypotheses& next) {
            for (Face lowest = 0; lowest + 1 < kValues; ++lowest) {
                Hypotheses some;
                tellCard(hypothesis, seat, lowest, Source::Denied, {}, some, [](Hypothesis&, Tag) {});
                for (Hypothesis& one : some) {
                    const CardSet higher = CardSet::range(2 * lowest + 2, 26 - 2 * (lowest + 1));
                    if (one.narrowHand(seat, CardSet::range(2 * lowest, kDeckSize - 2 * lowest),
                                       Source::Denied))
                        holdsSome(one, seat, higher, next);
                }
            }
        });
    }

    /// Makes a hypothesis for each kind of tag that may be one of these cards.
    static void holdsSome(const Hypothesis& hypothesis, Seat seat, CardSet cards, Hypotheses& next) {
        std::vector<CardSet> sorts;
        for (const Tag tag : hypothesis.now.hands[seat])
            if (cards.contains(hypothesis.may[tag])) return next.push_back(hypothesis);
        for (const Tag tag : hypothesis.now.hands[seat]) {
            if (std::find(sorts.begin(), sorts.end(), hypothesis.may[tag]) != sorts.end()) continue;
            sorts.push_back(hypothesis.may[tag]);
            Hypothesis one = hypothesis;
            if (one.narrow(tag, cards, Source::Denied)) next.push_back(one);
        }
    }

    /// A forced flush drew no FISH; otherwise the highest would have dived (W-07).
    void endForcedFlush() const {
        if (std::exchange(action.forcedFlush, false))
            narrowHand(action.seat, CardSet::range(26, kDeckSize - 26));
    }
    void operator()(const Scored&) const { action.forcedFlush = false; }

    // ---- updating the hypotheses ----

    void narrowHand(Seat seat, CardSet cards) const {
        told([&](Hypothesis& hypothesis, Hypotheses& next) {
            if (hypothesis.narrowHand(seat, cards, Source::Denied)) next.push_back(hypothesis);
        });
    }

    template <class Change>
    void each(Change change) const {
        for (Hypothesis& hypothesis : hypotheses)
            change(hypothesis);
    }

    /// Replaces each hypothesis by its successors.
    template <class Tell>
    void told(Tell tell) const {
        known.m_told.clear();
        for (Hypothesis& hypothesis : hypotheses) {
            tell(hypothesis, known.m_told);
            if (int(known.m_told.size()) > kMostTold) keepLikeliest(known.m_told, known.m_mostHypotheses);
        }
        if (known.m_told.empty()) {
            known.m_lost = true;
            return;
        }
        hypotheses.swap(known.m_told);
        if (int(hypotheses.size()) > known.m_mostHypotheses) merge();
    }

    static void keepLikeliest(Hypotheses& list, int count) {
        std::stable_sort(list.begin(), list.end(),
                         [](const Hypothesis& a, const Hypothesis& b) { return a.weight > b.weight; });
        list.resize(std::size_t(count));
    }

    /// Merges equivalent hypotheses and drops impossible ones.
    void merge() const {
        if (hypotheses.size() == 1) {
            hypotheses[0].weight = 1;
            return;
        }
        std::map<std::uint64_t, std::size_t> bySignature;
        Hypotheses& merged = known.m_told;
        merged.clear();
        for (const Hypothesis& hypothesis : hypotheses) {
            const auto [at, isNew] = bySignature.try_emplace(hypothesis.signature(), merged.size());
            if (!isNew)
                merged[at->second].weight += hypothesis.weight;
            else if (hypothesis.possible())
                merged.push_back(hypothesis);
            else
                bySignature.erase(at);
        }
        if (int(merged.size()) > known.m_mostHypotheses) keepLikeliest(merged, known.m_mostHypotheses);
        double sum = 0;
        for (const Hypothesis& hypothesis : merged)
            sum += hypothesis.weight;
        for (Hypothesis& hypothesis : merged)
            hypothesis.weight /= sum;
        if (merged.empty())
            known.m_lost = true;
        else
            hypotheses.swap(merged);
    }
};

void InformationState<WhatTheFish>::see(const SeenEvent<WhatTheFish>& event) {
    if (std::holds_alternative<SeenDeal<WhatTheFish>>(event.content())) {
        m_evidence.clear();
        m_mostHypotheses = kMostHypotheses;
    }
    m_evidence.push_back(event);
    listen(event);
    while (m_lost && m_mostHypotheses < kMostHypothesesEver)
        hearAgain();
    m_lost = false;
}

void InformationState<WhatTheFish>::listen(const SeenEvent<WhatTheFish>& event) {
    std::visit(Listener{*this}, event.content());
    WhatTheFish::follow(m_observation, event);
}

/// Replays the deal and keeps more hypotheses.
void InformationState<WhatTheFish>::hearAgain() {
    constexpr int kMoreHypotheses = 4;
    m_mostHypotheses *= kMoreHypotheses;
    m_lost = false;
    for (const SeenEvent<WhatTheFish>& event : m_evidence)
        listen(event);
}

} // namespace tacklebox
