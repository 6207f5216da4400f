#include "model/games/twistedfish/bot/odds.h"

#include <algorithm>

namespace tacklebox::twistedfish {

Odds sampledOdds(const InformationState<TwistedFish>& known, Determinizer<TwistedFish>& determinizer,
                 Random& random, int count, int stepsBetween) {
    std::array<std::array<std::uint16_t, kDeckSize>, kMostPlayers> holds{};
    std::array<std::uint16_t, kDeckSize> inPond{};
    const DealSampler& deals = determinizer.deals();
    for (int i = 0; i < count; ++i) {
        determinizer.advance(random, stepsBetween);
        for (Card card = 0; card < kDeckSize; ++card) {
            const Seat seat = deals.holderNow(card);
            if (seat != kNoSeat)
                ++holds[seat][card];
            else
                inPond[card] = std::uint16_t(inPond[card] + deals.inPond(card));
        }
    }
    Odds odds;
    const CardSet elsewhere = known.hand() | known.onTable();
    for (Card card = 0; card < kDeckSize; ++card) {
        if (elsewhere.has(card)) continue;
        for (Seat seat = 0; seat < known.observation().match.seats; ++seat) {
            if (seat == known.viewer()) continue;
            // Smooths shares of few samples, which prove neither never nor always.
            odds.held[seat][card] = holds[seat][card] == 0 ? 0 : (holds[seat][card] + 0.2f) / (count + 1.0f);
            if (known.sure(seat).has(card)) odds.held[seat][card] = 1;
        }
        odds.inPond[card] = float(inPond[card]) / float(count);
    }
    return odds;
}

Odds rememberedOdds(const InformationState<TwistedFish>& known, const Memory& memory) {
    const Observation& observation = known.observation();
    const int seats = observation.match.seats;
    const auto remembers = [seats](const Fact& fact, int turnsOfFour) {
        constexpr int kFour = 4;
        return fact.turnsAgo <= turnsOfFour * std::max(seats, kFour) / kFour;
    };
    CardSet unseen = (kAllFish | kAllZingers) - known.hand() - known.onTable();
    std::array<int, kMostPlayers> room{};
    for (Seat seat = 0; seat < seats; ++seat)
        if (seat != known.viewer()) room[seat] = observation.hands[seat].size();
    const auto facts = known.factsIgnoringPlaces();
    Odds odds;
    for (const Fact& fact : facts) {
        if (fact.kind != FactKind::Holds) continue;
        const bool isRemembered = remembers(fact, memory.cards);
        if (!isRemembered && !known.hasGoneToAndFro(fact.card, fact.seat)) continue;
        odds.held[fact.seat][fact.card] = 1;
        unseen.remove(fact.card);
        // Other forgotten cards may be there too; without room for them, fewer rounds end.
        room[fact.seat] -= isRemembered;
    }
    int places = observation.pond.size();
    for (const int more : room)
        places += std::max(0, more);
    if (places == 0) return odds;
    for (const Card card : unseen) {
        for (Seat seat = 0; seat < seats; ++seat)
            odds.held[seat][card] = float(std::max(0, room[seat])) / float(places);
        odds.inPond[card] = float(observation.pond.size()) / float(places);
    }
    for (const Fact& fact : facts) {
        auto& held = odds.held[fact.seat];
        if (fact.kind == FactKind::HoldsSome && remembers(fact, memory.asks))
            for (const Card card : kCardsOf[fact.topic] & unseen)
                held[card] = std::min(0.9f, 2 * held[card]);
        if (fact.kind == FactKind::Lacks && remembers(fact, memory.denied) && unseen.has(fact.card))
            held[fact.card] = float(fact.count) / float(places + fact.count);
    }
    return odds;
}

Odds shrunkToPrior(const Odds& counted, int determinizations, const Odds& plain, double weight) {
    const auto mean = [&](float share, float guess) {
        return share >= 1 ? share
                          : float((share * determinizations + guess * weight) / (determinizations + weight));
    };
    Odds odds;
    for (Card card = 0; card < kDeckSize; ++card) {
        for (Seat seat = 0; seat < kMostPlayers; ++seat)
            odds.held[seat][card] = mean(counted.held[seat][card], plain.held[seat][card]);
        odds.inPond[card] = mean(counted.inPond[card], plain.inPond[card]);
    }
    return odds;
}

} // namespace tacklebox::twistedfish
