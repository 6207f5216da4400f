// Facts about hands in WTF.
#include "model/games/whatthefish/bot/informationstate.h"

namespace tacklebox {

using namespace whatthefish;

namespace {

constexpr CardSet kNoFish = CardSet::range(26, kDeckSize - 26);

/// True if the hand has all tags that may be the card.
bool mustLieIn(const Hypothesis& hypothesis, Seat seat, Card card) {
    for (Tag tag = 0; tag < kDeckSize; ++tag)
        if (hypothesis.may[tag].has(card) && !hypothesis.now.hands[seat].has(tag)) return false;
    return true;
}

/// Number of cards of the face that are certainly in the hand.
int surely(const Hypothesis& hypothesis, Seat seat, Face face) {
    int count = 0;
    for (const Card card : cardsWithFace(face))
        count += mustLieIn(hypothesis, seat, card);
    int known = 0;
    for (const Tag tag : hypothesis.now.hands[seat])
        known += cardsWithFace(face).contains(hypothesis.may[tag]);
    return std::max(count, known);
}

Fact evidenceOf(const Hypothesis& hypothesis, Seat seat, CardSet cards, FactKind kind) {
    Fact fact{.seat = seat, .kind = kind, .source = Source::Counted};
    bool any = false;
    for (const Tag tag : hypothesis.now.hands[seat]) {
        if (!cards.contains(hypothesis.may[tag])) continue;
        const auto ago = std::uint16_t(hypothesis.dives - hypothesis.evidence[tag].dives);
        if (any && ago <= fact.turnsAgo) continue;
        any = true;
        fact.turnsAgo = ago;
        fact.source = hypothesis.evidence[tag].source;
    }
    return fact;
}

} // namespace

std::vector<Fact> InformationState<WhatTheFish>::facts() const {
    std::vector<Fact> facts;
    if (m_hypotheses.empty()) return facts;
    const Hypothesis& likeliest =
        *std::max_element(m_hypotheses.begin(), m_hypotheses.end(),
                          [](const Hypothesis& a, const Hypothesis& b) { return a.weight < b.weight; });
    const auto leastOf = [&](auto count) {
        int least = kDeckSize;
        for (const Hypothesis& hypothesis : m_hypotheses)
            least = std::min(least, int(count(hypothesis)));
        return least;
    };
    for (Seat seat = 0; seat < m_observation.match.seats; ++seat) {
        if (seat == m_viewer) continue;
        bool holdsFish = false;
        for (Face face = 0; face < WhatTheFish::kFaces; ++face) {
            const int count =
                leastOf([&](const Hypothesis& hypothesis) { return surely(hypothesis, seat, face); });
            if (count == 0) continue;
            Fact fact = evidenceOf(likeliest, seat, cardsWithFace(face), FactKind::Holds);
            fact.card = face;
            fact.count = std::uint8_t(count);
            facts.push_back(fact);
            holdsFish = holdsFish || kindOf(face) == CardKind::Fish;
        }
        if (holdsFish) continue;
        const int some = leastOf([&](const Hypothesis& hypothesis) {
            int tags = 0;
            for (const Tag tag : hypothesis.now.hands[seat])
                tags += kFish.contains(hypothesis.may[tag]);
            return tags;
        });
        const int none = leastOf([&](const Hypothesis& hypothesis) {
            int tags = 0;
            for (const Tag tag : hypothesis.now.hands[seat])
                tags += !hypothesis.known(tag) && !hypothesis.may[tag].intersects(kFish);
            return tags;
        });
        if (some == 0 && none == 0) continue;
        const int canBeNone = leastOf([&](const Hypothesis& hypothesis) {
            int tags = 0;
            for (const Tag tag : hypothesis.now.hands[seat])
                tags += !hypothesis.may[tag].intersects(kFish);
            return tags;
        });
        Fact fact = some > 0 ? evidenceOf(likeliest, seat, kFish, FactKind::HoldsSome)
                             : evidenceOf(likeliest, seat, kNoFish, FactKind::Lacks);
        fact.topic = std::uint8_t(CardKind::Fish);
        fact.count = std::uint8_t(some > 0 ? some : m_observation.hands[seat].size() - canBeNone);
        facts.push_back(fact);
    }
    return facts;
}

} // namespace tacklebox
