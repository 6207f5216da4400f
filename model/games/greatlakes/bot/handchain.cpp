#include "model/games/greatlakes/bot/handchain.h"

#include "model/bots/metropolis.h"

namespace tacklebox::greatlakes {

namespace {

/// Lapse rates of choosers and keepers.
constexpr double kChoosersSlip = 0.02, kKeepersSlip = 0.05;

/// The position as remembered by the type, with this hand.
CompactState holding(const CompactState& before, const OpponentLearner::Recalled& recalled, OpponentType type,
                     Seat seat, CardBits hand) {
    CompactState game = before;
    game.hands[seat] = hand;
    game.shown = game.lakeCards = recalled[std::size_t(type)];
    return game;
}

double likelihoodOf(const KeptDecisions::Decision& decision, OpponentType number, CardBits hand) {
    const OpponentPolicy& type = policyOf(number);
    const CompactState game = holding(decision.before, decision.recalled, number, decision.seat, hand);
    double fishes = type.fishOutProbability(game, decision.seat, decision.kept);
    // Skilled bots choose the likelier option; count that as half of the probability.
    if (type.fishOutRule == FishOutRule::Weighed) fishes = (fishes + (fishes >= 0.5 ? 1 : 0)) / 2;
    fishes = std::clamp(fishes, kKeepersSlip, 1 - kKeepersSlip);
    return decision.fished ? fishes : 1 - fishes;
}

} // namespace

void KeptDecisions::see(const SeenEvent<GreatLakes>& event, const InformationState<GreatLakes>& known) {
    if (std::holds_alternative<SeenDeal<GreatLakes>>(event.content())) m_decisions.clear();
    const auto* made = std::get_if<SeenMove<Move>>(&event.content());
    if (made == nullptr || made->move.kind == MoveKind::Choose || known.rounds().empty()) return;
    const Observation& observation = known.observation();
    m_decisions.push_back({.before = known.table(observation.hands[made->seat].size()),
                           .recalled = known.recalledByType(),
                           .seat = made->seat,
                           .kept = observation.kept[made->seat],
                           .fished = made->move.kind == MoveKind::FishOut,
                           .round = known.rounds().size() - 1});
}

// ---- HandReader ----

double HandReader::likelihood(Seat seat, OpponentType type, CardBits hand) {
    std::array<std::size_t, packs::kSuits> at;
    for (int suit = 0; suit < packs::kSuits; ++suit)
        at[std::size_t(suit)] = readingOf(seat, type, suit, ranksOf(hand, suit));
    double likely = 1;
    for (std::size_t& reading : at)
        likely *= double(m_readings[reading++]);
    for (const auto& round : m_known.rounds()) {
        float all = 0, chosen = 0;
        for (std::size_t& reading : at) {
            all += m_readings[reading++];
            chosen += m_readings[reading++];
        }
        if (all <= 0) continue;
        const double share = double(chosen) / double(all);
        likely *= (1 - kChoosersSlip) * share + kChoosersSlip / round.before.rounds;
    }
    return likely;
}

std::size_t HandReader::readingOf(Seat seat, OpponentType type, int suit, RankBits ranks) {
    const auto key =
        ((std::uint32_t(seat) * kOpponentTypes + std::uint32_t(type)) * packs::kSuits + std::uint32_t(suit))
            << packs::kRanks |
        ranks;
    const auto [known, isNew] = m_where.try_emplace(key, m_readings.size());
    if (isNew) {
        m_readings.resize(m_readings.size() + 1 + 2 * m_known.rounds().size());
        read(seat, type, suit, ranks, &m_readings[known->second]);
    }
    return known->second;
}

/// Backwards from the last round: an earlier hand is the current one plus all cards revealed since.
void HandReader::read(Seat seat, OpponentType type, int suit, RankBits held, float* reading) const {
    reading[0] = 1;
    const auto& rounds = m_known.rounds();
    for (std::size_t i = rounds.size(); i-- > 0;) {
        for (const KeptDecisions::Decision& decision : m_kept.all())
            if (decision.round == i && decision.seat == seat && packs::suitOf(decision.kept) == suit)
                reading[0] *= float(likelihoodOf(decision, type, ofSuit(held, suit)));
        const Card chosen = rounds[i].cards[seat];
        if (chosen == kNoCard) continue; // not revealed yet
        if (packs::suitOf(chosen) == suit) held |= 1u << packs::rankOf(chosen);
        if (held == 0) continue;
        const WeighedHand weighed = policyOf(type).weigh(
            holding(rounds[i].before, rounds[i].recalled, type, seat, ofSuit(held, suit)), seat);
        reading[1 + 2 * i] = weighed.total();
        for (int card = 0; card < weighed.size; ++card)
            if (weighed.cards[card] == chosen) reading[2 + 2 * i] = weighed.weight(card);
    }
}

// ---- HandChain ----

HandChain::HandChain(const InformationState<GreatLakes>& known, const KeptDecisions& kept, const State& first,
                     const Opponents& prior)
    : m_reader(known, kept), m_prior(prior), m_base(first), m_self(known.viewer()), m_own(m_prior[m_self]) {
    const CompactState game = compactStateOf(first);
    const Hidden hidden = known.hidden();
    for (const Card card : hidden.cards)
        m_hidden.add(card);
    m_hands[kOut] = hidden.cards.low();
    m_likelihoods.fill(1);
    for (Seat seat = 0; seat < game.seats; ++seat) {
        if (seat == m_self) continue;
        m_others.add(seat);
        m_hands[seat] = game.hands[seat];
        m_hands[kOut] &= ~game.hands[seat];
        m_types[seat] = OpponentType::Skilled;
        m_likelihoods[seat] = likelihood(seat, m_hands[seat]);
    }
    for (const Card card : hidden.cards)
        for (int place = 0; place <= kOut; ++place)
            if (m_hands[std::size_t(place)] & bitOf(card)) m_place[card] = std::uint8_t(place);
    Opponents::TypeWeights own{};
    double all = 0;
    for (std::size_t type = 0; type < kOpponentTypes; ++type)
        all += own[type] =
            m_prior[m_self][type] * m_reader.likelihood(m_self, OpponentType(type), game.hands[m_self]);
    for (double& share : own)
        share /= all;
    m_own = OpponentModel<kOpponentTypes>(own);
}

double HandChain::likelihood(int place, CardBits hand) {
    return place == kOut ? 1 : m_reader.likelihood(Seat(place), m_types[std::size_t(place)], hand);
}

void HandChain::advance(Random& random, int steps) {
    constexpr int kExchangesForAType = 7;
    for (; steps > 0; --steps)
        if (random.below(kExchangesForAType + 1) > 0)
            exchange(random);
        else
            changeType(random);
}

void HandChain::exchange(Random& random) {
    if (m_hidden.empty()) return;
    const Card one = m_hidden[random.below(m_hidden.size())], other = m_hidden[random.below(m_hidden.size())];
    const int from = m_place[one], to = m_place[other];
    if (from == to) return;
    const CardBits both = bitOf(one) | bitOf(other);
    const CardBits giver = m_hands[std::size_t(from)] ^ both, taker = m_hands[std::size_t(to)] ^ both;
    const double ofGiver = likelihood(from, giver), ofTaker = likelihood(to, taker);
    const double before = m_likelihoods[std::size_t(from)] * m_likelihoods[std::size_t(to)];
    if (!metropolisAccepts(ofGiver * ofTaker / before, random)) return;
    m_hands[std::size_t(from)] = giver;
    m_hands[std::size_t(to)] = taker;
    m_likelihoods[std::size_t(from)] = ofGiver;
    m_likelihoods[std::size_t(to)] = ofTaker;
    std::swap(m_place[one], m_place[other]);
}

/// Proposes types from the prior, so that only the likelihood decides.
void HandChain::changeType(Random& random) {
    const int others = m_others.size();
    const auto seat = Seat((m_self + 1 + random.below(others)) % (others + 1));
    const OpponentType type = OpponentType(m_prior[seat].sample(random));
    const double likely = m_reader.likelihood(seat, type, m_hands[seat]);
    if (!metropolisAccepts(likely / m_likelihoods[seat], random)) return;
    m_types[seat] = type;
    m_likelihoods[seat] = likely;
}

void HandChain::sample(Random& random, State& determinization, SeatTypes& types) const {
    determinization = m_base;
    types = usualTypes();
    for (const Seat seat : m_others) {
        determinization.hands[seat] = CardSet(m_hands[seat], 0);
        determinization.chosen[seat] = kNoCard;
        types[seat] = &policyOf(m_types[seat]);
    }
    types[m_self] = &policyOf(OpponentType(m_own.sample(random)));
}

} // namespace tacklebox::greatlakes
