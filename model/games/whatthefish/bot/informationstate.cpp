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
        known.m_successors = {};
    }

    // ---- moves ----

    void operator()(const SeenMove<Move>& made) const {
        endForcedFlush();
        if (made.move.kind == MoveKind::Give) return;
        addDoubts(made);
        action = {.move = made.move, .seat = made.seat};
        switch (made.move.kind) {
        case MoveKind::Pass: return;
        case MoveKind::BenFranklin: return undo(made.seat);
        case MoveKind::Kill: action.doubtsPending = made.seat != known.m_viewer; break;
        case MoveKind::Flush: action.forcedFlush = known.m_observation.status.phase == Phase::Flush; break;
        default: break;
        }
        for (Hypothesis& hypothesis : hypotheses) {
            hypothesis.begin();
            if (made.move.kind == MoveKind::Flush && !action.forcedFlush) ++hypothesis.now.flushes[made.seat];
        }
    }

    /// Adds doubts from a move. A player who leaves a fish alone, or gives up their own, probably has no
    /// cards to stop or save it, nor a helpful WTF card. This is strongest for the last player who could have
    /// stopped it. Eager players attack with any KILL and dive if they can. The more cards careless players
    /// hold, the less often they pass.
    void addDoubts(const SeenMove<Move>& made) const {
        // Each constant names the move and the cards in doubt.
        constexpr ByHandDoubt kPassesWithLethalKills{0.03, 1, 1}, kPassesWithLethalKillsAtLast{0.01, 1, 1},
            kBellyUpWithProtections{0.1, 0.02, 0.5}, kUnusedWtf{0.4, 0.4, 0.4},
            kUnusedWtfAtLast{0.1, 0.4, 0.4}, kPassesWithKills{1, 0.02, 0.4}, kWtfInsteadOfKills{1, 0.02, 0.7},
            kPassesWithFish{0.3, 0.02, 0.4};
        const Status& status = known.m_observation.status;
        const Swim& swim = status.swim;
        if (made.seat == known.m_viewer) return;
        const bool passes = made.move.kind == MoveKind::Pass, owns = made.seat == swim.seat;
        if (!swim.any()) {
            if (passes)
                each([&](Hypothesis& hypothesis) {
                    hypothesis.doubtMoreThan(made.seat, kFish, 0, kPassesWithFish);
                });
            return;
        }
        if (made.move.kind == MoveKind::BellyUp)
            return each([&](Hypothesis& hypothesis) {
                hypothesis.doubtMoreThan(made.seat, kProtections, swim.attack, kBellyUpWithProtections);
                hypothesis.doubtMoreThan(made.seat, kSavers, 0, kUnusedWtfAtLast);
            });
        if (owns || made.move.kind == MoveKind::Kill || made.move.kind == MoveKind::Flush) return;
        if (!passes)
            return each([&](Hypothesis& hypothesis) {
                hypothesis.doubtMoreThan(made.seat, kKills, 0, kWtfInsteadOfKills);
            });
        const bool last =
            status.playersToAct.without(made.seat).without(swim.seat).empty() && !swim.endangered();
        each([&](Hypothesis& hypothesis) {
            hypothesis.doubtMoreThan(made.seat, kKills, 0, kPassesWithKills);
            hypothesis.doubtMoreThan(made.seat, last ? kLastResorts : kCardTakers, 0,
                                     last ? kUnusedWtfAtLast : kUnusedWtf);
            if (!swim.endangered())
                hypothesis.doubtMoreThan(made.seat, kKills, swim.bar - swim.attack,
                                         last ? kPassesWithLethalKillsAtLast : kPassesWithLethalKills);
        });
    }
    /// WTF cards that take cards from a hand, that may also save one's own fish, and that may also help a
    /// player with the last chance to stop a fish.
    static constexpr CardSet kCardTakers = cardsWithFace(kMuggerCroc) | cardsWithFace(kCommunistManifesto),
                             kSavers =
                                 kCardTakers | cardsWithFace(kSnapperSnatch) | cardsWithFace(kBenFranklin),
                             kLastResorts = kSavers | cardsWithFace(kBeaverBuddha) |
                                            cardsWithFace(kMrsCrabite) | cardsWithFace(kWtfTax);

    /// Adds doubts from an attack. If it was not enough, the player probably has no KILL left. If it was, the
    /// player probably has no smaller KILL that would have been enough alone.
    void addDoubtsFromKill() const {
        constexpr ByHandDoubt kKillsLeft{0.01, 1, 1}, kSmallerKillLeft{0.1, 1, 1};
        const Swim& swim = known.m_observation.status.swim; // still as before the attack
        int sum = 0;
        for (const Face face : action.move.cards)
            sum += valueOf(face);
        const int missing = swim.bar - swim.attack;
        const bool fellShort = sum <= missing && missing >= 0;
        CardSet smallerKills;
        for (int value = std::max(0, missing) + 1; value < std::min(sum, kValues + 1); ++value)
            smallerKills |= cardsWithFace(Face(kValues + value - 1));
        each([&](Hypothesis& hypothesis) {
            if (fellShort)
                hypothesis.doubtMoreThan(action.seat, kKills, 0, kKillsLeft);
            else if (missing >= 0 && !smallerKills.empty())
                hypothesis.doubtMoreThan(action.seat, smallerKills, 0, kSmallerKillLeft);
        });
    }

    void undo(Seat seat) const {
        const LastAction last = known.m_observation.status.last;
        action.undone = true;
        known.m_sentBack = {};
        replaceEach([&](const Hypothesis& hypothesis, Hypotheses& next) {
            learnCard(hypothesis, seat, kBenFranklin, Source::Shown, {}, next,
                      [&](Hypothesis& one, Tag tag) { one.undo(last.seat, last.kind, tag); });
        });
    }

    // ---- cards ----

    static constexpr CardSet kNotFish = kKills | kProtections | kWtfCards;

    void operator()(const Moved& moved) const {
        if (action.undone) {
            if (moved.from.kind == PileKind::Hand && moved.to.kind == PileKind::Hand)
                ++known.m_sentBack[moved.from.seat][moved.to.seat];
            return;
        }
        switch (moved.from.kind) {
        case PileKind::Draw: return drawn(moved);
        case PileKind::Swim:
            if (moved.to.kind == PileKind::Draw) return; // SeenShuffle follows
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
            return takenFromDiscard(moved);
        default: return moved.to.kind == PileKind::Hand ? changedHands(moved) : played(moved);
        }
    }

    void drawn(const Moved& moved) const {
        const Seat seat = moved.to.seat;
        replaceEach([&](Hypothesis& hypothesis, Hypotheses& next) {
            const Tag tag = hypothesis.now.draw.draw();
            hypothesis.now.hands[seat].add(tag);
            if (moved.face == kHidden)
                next.push_back(hypothesis);
            else
                learnTag(hypothesis, tag, moved.face, Source::Moved, next);
        });
    }

    /// The Elvis Effect takes the FISH of this face nearest the top (W-35).
    void takenFromDiscard(const Moved& moved) const {
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
        const bool intoSwim = moved.to.kind == PileKind::Swim;
        const bool dive = intoSwim && kFish.has(cardsWithFace(moved.face).first());
        const bool ofFlush = action.move.kind == MoveKind::Flush;
        replaceEach([&](const Hypothesis& hypothesis, Hypotheses& next) {
            learnCard(hypothesis, seat, moved.face, Source::Shown, {}, next, [&](Hypothesis& one, Tag tag) {
                one.now.hands[seat].remove(tag);
                if (intoSwim)
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
            narrowHand(seat, kNotFish | CardSet::range(0, 2 * valueOf(moved.face)));
        if (action.move.kind == MoveKind::SnapperSnatch) swapHands();
    }

    void swapHands() const {
        action.swapped = true;
        each([&](Hypothesis& hypothesis) {
            std::swap(hypothesis.now.hands[action.seat], hypothesis.now.hands[action.move.target]);
        });
    }

    void changedHands(const Moved& moved) const {
        const Seat from = moved.from.seat, to = moved.to.seat;
        if (action.swapped) {
            if (to == known.m_viewer) addShownFace(to, moved.face);
            return;
        }
        const auto pass = [&](Hypothesis& hypothesis, Tag tag) {
            hypothesis.now.hands[from].remove(tag);
            hypothesis.now.hands[to].add(tag);
        };
        const bool tax = action.move.kind == MoveKind::WtfTax;
        replaceEach([&](const Hypothesis& hypothesis, Hypotheses& next) {
            if (moved.face != kHidden)
                learnCard(hypothesis, from, moved.face, Source::Moved, {}, next, pass);
            else if (tax)
                for (Face face = 0; face < kValues; ++face)
                    gift(hypothesis, from, face, next, pass);
            else
                pulledAtRandom(hypothesis, from, next, pass);
        });
        if (tax && moved.face != kHidden && known.m_observation.status.phase != Phase::Tax)
            narrowHand(from, noFishBut(moved.face));
    }

    static CardSet noFishBut(Face fish) { return kNotFish | cardsWithFace(fish); }

    /// A hidden gift of this FISH. If there was no choice, all FISH of the hand had its value (W-33).
    template <class Pass>
    void gift(const Hypothesis& hypothesis, Seat from, Face face, Hypotheses& next, Pass pass) const {
        const std::size_t first = next.size();
        learnCard(hypothesis, from, face, Source::Moved, {}, next, pass);
        if (known.m_observation.status.phase == Phase::Tax) return;
        for (std::size_t i = next.size(); i > first; --i)
            if (!next[i - 1].narrowHand(from, noFishBut(face), Source::Denied))
                next.erase(next.begin() + std::ptrdiff_t(i - 1));
    }

    /// A random card of the hand, with equal probabilities.
    template <class Pass>
    static void pulledAtRandom(const Hypothesis& hypothesis, Seat from, Hypotheses& next, Pass pass) {
        std::vector<Hypothesis>::size_type first = next.size();
        std::vector<CardSet> kinds;
        const CardSet hand = hypothesis.now.hands[from];
        for (const Tag tag : hand) {
            const auto same = std::find(kinds.begin(), kinds.end(), hypothesis.may[tag]);
            if (same != kinds.end()) {
                next[first + std::size_t(same - kinds.begin())].weight += hypothesis.weight / hand.size();
                continue;
            }
            kinds.push_back(hypothesis.may[tag]);
            next.push_back(hypothesis);
            next.back().weight = hypothesis.weight / hand.size();
            pass(next.back(), tag);
        }
    }

    // ---- shown cards, sayings and status ----

    void operator()(const Shown& shown) const {
        if (known.m_shownHand.seat != shown.seat && action.move.kind != MoveKind::Flush)
            each(
                [](Hypothesis& hypothesis) { hypothesis.begin(); }); // W-05: the last action cannot be undone
        addShownFace(shown.seat, shown.face);
    }
    void operator()(const Peeked& peeked) const {
        if (peeked.face != kHidden) addShownFace(peeked.owner, peeked.face);
    }

    /// Adds a card of a hand that events show card by card. Learns the hand when it is complete.
    void addShownFace(Seat seat, Face face) const {
        ShownHand& shownHand = known.m_shownHand;
        if (shownHand.seat != seat) shownHand = {seat, {}};
        shownHand.faces.add(face);
        if (shownHand.faces.size() < hypotheses[0].now.hands[seat].size()) return;
        replaceEach([&](const Hypothesis& hypothesis, Hypotheses& next) {
            learnHand(hypothesis, seat, {shownHand.faces.begin(), std::size_t(shownHand.faces.size())},
                      Source::Shown, next);
        });
        shownHand = {};
    }

    void operator()(const Said& said) const {
        if (said.saying == Saying::NoneToGive) narrowHand(said.seat, kNotFish);
    }

    void operator()(const SeenShuffle&) const {
        each([](Hypothesis& hypothesis) { hypothesis.reshuffle(); });
    }

    void operator()(const SeenStatus<Status>& seen) const {
        const Status& status = seen.now;
        if (!status.playersToAct.empty()) endForcedFlush();
        if (std::exchange(action.doubtsPending, false)) addDoubtsFromKill();
        if (action.undone) {
            action.undone = false;
            if (hypotheses.size() > 1)
                replaceEach([&](const Hypothesis& hypothesis, Hypotheses& next) {
                    if (hypothesis.sentBack == known.m_sentBack) next.push_back(hypothesis);
                });
        }
        if (status.phase == Phase::Tax) learnTaxChoice(status.playersToAct.first());
        each([&](Hypothesis& hypothesis) {
            hypothesis.now.swim = status.swim;
            hypothesis.now.swims = status.swims;
            if (!status.last.any()) hypothesis.begin();
        });
        merge();
    }

    /// W-33: the target of a WTF Tax may choose, so it has FISH of at least two values. Makes a hypothesis
    /// for each possible lowest value.
    void learnTaxChoice(Seat seat) const {
        replaceEach([&](const Hypothesis& hypothesis, Hypotheses& next) {
            for (Face lowest = 0; lowest + 1 < kValues; ++lowest) {
                Hypotheses some;
                learnCard(hypothesis, seat, lowest, Source::Denied, {}, some, [](Hypothesis&, Tag) {});
                for (Hypothesis& one : some) {
                    const CardSet higher = CardSet::range(2 * lowest + 2, 26 - 2 * (lowest + 1));
                    if (one.narrowHand(seat, CardSet::range(2 * lowest, kDeckSize - 2 * lowest),
                                       Source::Denied))
                        holdsSome(one, seat, higher, next);
                }
            }
        });
    }

    /// At least one card of the hand is one of `cards`. Makes one hypothesis for each tag that may be it.
    /// Of tags with the same possible cards, only one is tried.
    static void holdsSome(const Hypothesis& hypothesis, Seat seat, CardSet cards, Hypotheses& next) {
        std::vector<CardSet> kinds;
        for (const Tag tag : hypothesis.now.hands[seat])
            if (cards.contains(hypothesis.may[tag])) return next.push_back(hypothesis);
        for (const Tag tag : hypothesis.now.hands[seat]) {
            if (std::find(kinds.begin(), kinds.end(), hypothesis.may[tag]) != kinds.end()) continue;
            kinds.push_back(hypothesis.may[tag]);
            Hypothesis one = hypothesis;
            if (one.narrow(tag, cards, Source::Denied)) next.push_back(one);
        }
    }

    /// A forced flush drew no FISH; otherwise the highest would have dived (W-07).
    void endForcedFlush() const {
        if (std::exchange(action.forcedFlush, false)) narrowHand(action.seat, kNotFish);
    }
    /// After the last swim, a FISH drawn by a forced flush wins without a dive (W-42).
    void operator()(const Scored&) const { action.forcedFlush = false; }

    // ---- updating the hypotheses ----

    void narrowHand(Seat seat, CardSet cards) const {
        replaceEach([&](Hypothesis& hypothesis, Hypotheses& next) {
            if (hypothesis.narrowHand(seat, cards, Source::Denied)) next.push_back(hypothesis);
        });
    }

    template <class Change>
    void each(Change change) const {
        for (Hypothesis& hypothesis : hypotheses)
            change(hypothesis);
    }

    /// Replaces each hypothesis by its successors, which `addSuccessors(hypothesis, successors)` appends.
    template <class AddSuccessors>
    void replaceEach(AddSuccessors addSuccessors) const {
        known.m_successors.clear();
        for (Hypothesis& hypothesis : hypotheses) {
            addSuccessors(hypothesis, known.m_successors);
            if (int(known.m_successors.size()) > kMostSuccessors)
                keepLikeliest(known.m_successors, known.m_mostHypotheses);
        }
        if (known.m_successors.empty()) {
            known.m_contradicted = true;
            return;
        }
        hypotheses.swap(known.m_successors);
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
        Hypotheses& merged = known.m_successors;
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
            known.m_contradicted = true;
        else
            hypotheses.swap(merged);
    }
};

void InformationState<WhatTheFish>::see(const SeenEvent<WhatTheFish>& event) {
    if (std::holds_alternative<SeenDeal<WhatTheFish>>(event.content())) {
        m_dealEvents.clear();
        m_mostHypotheses = kMostHypotheses;
    }
    m_dealEvents.push_back(event);
    process(event);
    while (m_contradicted && m_mostHypotheses < kMostHypothesesEver)
        replayDeal();
    m_contradicted = false;
}

void InformationState<WhatTheFish>::process(const SeenEvent<WhatTheFish>& event) {
    std::visit(Listener{*this}, event.content());
    WhatTheFish::applyEvent(m_observation, event);
}

/// Replays the deal and keeps more hypotheses.
void InformationState<WhatTheFish>::replayDeal() {
    constexpr int kMoreHypotheses = 4;
    m_mostHypotheses *= kMoreHypotheses;
    m_contradicted = false;
    for (const SeenEvent<WhatTheFish>& event : m_dealEvents)
        process(event);
}

} // namespace tacklebox
