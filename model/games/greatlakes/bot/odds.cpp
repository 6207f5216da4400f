#include "model/games/greatlakes/bot/odds.h"

#include <cmath>

namespace tacklebox::greatlakes {

namespace {

constexpr int kDeterminizationsForOdds = 64, kDeterminizationsForMore = 150;

/// Probability that the player chooses one of the `wanted` cards.
double chooses(const WeighedHand& hand, CardBits wanted) {
    float those = 0;
    for (int i = 0; i < hand.size; ++i)
        if (wanted & bitOf(hand.cards[i])) those += hand.weight(i);
    return std::min(1.0f, those / hand.total());
}

/// The probability in one determinization, over all choices of the others.
double chanceToKeepIn(const CompactState& game, Seat self, Card card, const Opponents& types) {
    const int suit = packs::suitOf(card);
    const bool ace = packs::rankOf(card) == packs::kAce;
    const CardBits rivals = ofSuit(ace ? kWholeSuit : beaters(packs::rankOf(card)), suit);
    double none = 1, noCourt = 1;
    for (Seat seat = 0; seat < game.seats; ++seat) {
        if (seat == self) continue;
        const WeighedHand hand = weigh(types[seat], game, seat);
        none *= 1 - chooses(hand, rivals);
        if (ace) noCourt *= 1 - chooses(hand, ofSuit(kCourts, suit));
    }
    return ace ? none + 1 - noCourt : none;
}

} // namespace

CompactState remembered(const InformationState<GreatLakes>& known, int memory) {
    const Observation& observation = known.observation();
    const Seat self = known.viewer();
    CompactState game = known.table(observation.hands[self].size());
    for (const Face face : observation.hands[self])
        game.hands[self] |= bitOf(face);
    game.shown = known.recalled(memory);
    return game;
}

double chanceToKeep(const InformationState<GreatLakes>& known, int memory, Card card, Random& random) {
    Determinizer<GreatLakes> determinizer(known, memory);
    State determinization;
    double sum = 0;
    for (int i = 0; i < kDeterminizationsForOdds; ++i) {
        determinizer.sample(random, determinization);
        sum += chanceToKeepIn(compactStateOf(determinization), known.viewer(), card, determinizer.types());
    }
    const double keeps = sum / kDeterminizationsForOdds;
    if (memory >= OpponentPolicy::kWholeMemory || keeps <= 0 || keeps >= 1) return keeps;
    // Calibration: determinizations with forgotten cards ignore why the others played as they did. Against
    // skilled players their odds are overconfident.
    constexpr double kCasual = -0.2, kSkilled = -0.25; // change of the log-odds
    constexpr double kLessSure = 0.4;                  // shrinkage against skilled players
    double casual = 0, skilled = 0;
    const Seat self = known.viewer();
    const int others = known.observation().match.seats - 1;
    for (Seat seat = 0; seat <= others; ++seat) {
        if (seat == self) continue;
        const auto& type = determinizer.types()[seat];
        casual += type[std::size_t(OpponentType::Perch)] / others;
        skilled +=
            (type[std::size_t(OpponentType::Skilled)] + type[std::size_t(OpponentType::Master)]) / others;
    }
    const double logOdds =
        std::log(keeps / (1 - keeps)) * (1 - kLessSure * skilled) + kCasual * casual + kSkilled * skilled;
    return 1 / (1 + std::exp(-logOdds));
}

Cards decideKeeping(CompactState& game, const State& determinization, Seat viewer, bool fish) {
    Cards others;
    others.fill(kNoCard);
    for (Seat seat = 0; seat < game.seats; ++seat) {
        const Card kept = determinization.kept[seat];
        if (kept == kNoCard) continue;
        if (seat == viewer && fish)
            fishOut(game, seat, kept);
        else if (seat == viewer || !game.open(seat, packs::suitOf(kept)))
            stock(game, kept);
        else
            others[seat] = kept;
    }
    return others;
}

CompactState afterKeeping(const State& determinization, Seat viewer, bool fish, const SeatTypes& types,
                          Random& random) {
    CompactState game = compactStateOf(determinization);
    const Cards others = decideKeeping(game, determinization, viewer, fish);
    resolveKeepers(game, others, types, random);
    return game;
}

double chanceOfMore(const InformationState<GreatLakes>& known, Random& random) {
    const Seat self = known.viewer();
    const int suit = packs::suitOf(known.observation().kept[self]);
    Determinizer<GreatLakes> determinizer(known);
    State determinization;
    int more = 0;
    for (int i = 0; i < kDeterminizationsForMore; ++i) {
        determinizer.sample(random, determinization);
        const int now = compactStateOf(determinization).lake[suit] + 1;
        const SeatTypes types = sampleTypes(determinizer.types(), self, random);
        CompactState game = afterKeeping(determinization, self, false, types, random);
        int before = game.caught[self];
        while (game.rounds > 0 && game.open(self, suit)) {
            before = game.caught[self];
            playRound(game, types, random);
        }
        more += !game.open(self, suit) && game.caught[self] - before > now;
    }
    return double(more) / kDeterminizationsForMore;
}

std::optional<Fact> clueFor(const InformationState<GreatLakes>& known, Card card) {
    if (packs::rankOf(card) == packs::kAce) return std::nullopt;
    const int suit = packs::suitOf(card);
    for (RankBits left = beaters(packs::rankOf(card)); left; left &= ~std::bit_floor(left)) {
        const Face face = packs::faceOf(packs::Rank(std::bit_width(left) - 1), packs::Suit(suit));
        const auto ago = known.roundsSinceShown(face);
        if (!ago) continue;
        const auto& cards = known.rounds()[known.rounds().size() - 1 - std::size_t(*ago)].cards;
        const auto by = std::find(cards.begin(), cards.end(), face) - cards.begin();
        return Fact{.seat = Seat(by),
                    .kind = FactKind::Lacks,
                    .source = Source::Shown,
                    .card = face,
                    .count = 0,
                    .turnsAgo = std::uint16_t(*ago + 1)};
    }
    return std::nullopt;
}

} // namespace tacklebox::greatlakes
