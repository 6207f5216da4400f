#include "model/games/greatlakes/bot/informationstate.h"

namespace tacklebox {

using namespace greatlakes;

namespace {

void addFace(CardSet& cards, Face face) {
    if (face < packs::kStandardFaces) cards.add(face);
}

CardSet knownCards(const FaceList& faces) {
    CardSet cards;
    for (const Face face : faces)
        addFace(cards, face);
    return cards;
}

} // namespace

void InformationState<GreatLakes>::see(const SeenEvent<GreatLakes>& event) {
    if (const auto* made = std::get_if<SeenMove<Move>>(&event.content())) learnFromKeeper(*made);
    GreatLakes::applyEvent(m_observation, event);
    if (const auto* deal = std::get_if<SeenDeal<GreatLakes>>(&event.content())) begin(deal->observation);
    if (const auto* shown = std::get_if<Shown>(&event.content())) reveal(shown->seat, shown->face);
}

void InformationState<GreatLakes>::begin(const Observation& observation) {
    m_learner.beginGame(observation.match.seats);
    m_rounds.clear();
    m_revealed = SeatSet();
    m_shown = knownCards(observation.lake);
    for (const FaceList& caught : observation.caught)
        m_shown |= knownCards(caught);
}

void InformationState<GreatLakes>::reveal(Seat seat, Face face) {
    if (m_revealed.empty()) {
        Round round;
        round.cards.fill(kNoCard);
        // The chosen cards have left the hands.
        round.before = table(m_observation.hands[seat].size() + 1);
        round.recalled = recalledByType();
        m_rounds.push_back(round);
    }
    Round& round = m_rounds.back();
    round.cards[seat] = face;
    m_shown.add(face);
    m_revealed.add(seat);
    if (m_revealed.size() < m_observation.match.seats) return;
    m_revealed = SeatSet();
    m_learner.learnFromRound(round.before, round.recalled, round.cards, unseen());
}

/// Forced keepers make no move.
void InformationState<GreatLakes>::learnFromKeeper(const SeenMove<Move>& made) {
    if (made.move.kind == MoveKind::Choose || made.seat == m_viewer) return;
    const Hidden hides = hidden();
    m_learner.learnFromKeeper(table(m_observation.hands[made.seat].size()), recalledByType(), made.seat,
                              m_observation.kept[made.seat], made.move.kind == MoveKind::FishOut,
                              hides.cards);
}

CompactState InformationState<GreatLakes>::table(int rounds) const {
    CompactState game;
    game.seats = m_observation.match.seats;
    game.dealer = m_observation.match.dealer;
    game.rounds = std::uint8_t(rounds);
    game.roundsInGame = std::uint8_t(kDeckSize / game.seats);
    game.shown = m_shown.low();
    for (const Face fish : m_observation.lake) {
        ++game.lake[packs::suitOf(fish)];
        game.lakeCards |= bitOf(fish);
    }
    for (Seat seat = 0; seat < game.seats; ++seat) {
        game.caught[seat] = std::uint8_t(m_observation.caught[seat].size());
        for (const packs::Suit suit : m_observation.fished[seat])
            game.fished[seat] |= std::uint8_t(1u << suit);
    }
    return game;
}

CardBits InformationState<GreatLakes>::recalled(int memory) const {
    if (memory >= OpponentPolicy::kWholeMemory) return m_shown.low();
    CardBits cards = 0;
    for (const Face face : m_observation.lake)
        cards |= bitOf(face);
    const std::size_t rounds = m_rounds.size(), forgotten = rounds - std::min(rounds, std::size_t(memory));
    for (std::size_t i = forgotten; i < rounds; ++i)
        for (const Card card : m_rounds[i].cards)
            if (card != kNoCard) cards |= bitOf(card);
    return cards;
}

OpponentLearner::Recalled InformationState<GreatLakes>::recalledByType() const {
    OpponentLearner::Recalled all{};
    for (std::size_t type = 0; type < kOpponentTypes; ++type)
        all[type] = recalled(policyOf(OpponentType(type)).memory);
    return all;
}

Hidden InformationState<GreatLakes>::hidden() const {
    Hidden hidden{unseen(), {}};
    for (Seat seat = 0; seat < m_observation.match.seats; ++seat)
        if (seat != m_viewer)
            hidden.held[seat] = m_observation.hands[seat].size() + (m_observation.chosen[seat] == kHidden);
    return hidden;
}

CardSet InformationState<GreatLakes>::unseen() const {
    CardSet known = m_shown;
    if (m_viewer < m_observation.match.seats) {
        known |= knownCards(m_observation.hands[m_viewer]);
        addFace(known, m_observation.chosen[m_viewer]);
    }
    return CardSet::range(0, kDeckSize) - known;
}

std::optional<int> InformationState<GreatLakes>::roundsSinceShown(Face face) const {
    for (std::size_t ago = 0; ago < m_rounds.size(); ++ago) {
        const auto& cards = m_rounds[m_rounds.size() - 1 - ago].cards;
        if (std::find(cards.begin(), cards.end(), face) != cards.end()) return int(ago);
    }
    return std::nullopt;
}

std::optional<int> InformationState<GreatLakes>::roundsSinceSuitShown(packs::Suit suit) const {
    std::optional<int> least;
    for (const Card card : suitSet(suit))
        if (const auto ago = roundsSinceShown(card); ago && (!least || *ago < *least)) least = ago;
    return least;
}

std::vector<Fact> InformationState<GreatLakes>::facts() const {
    std::vector<Fact> facts;
    const CardSet cards = unseen();
    for (Seat seat = 0; seat < m_observation.match.seats; ++seat) {
        const int held = m_observation.hands[seat].size();
        if (seat == m_viewer || held == 0) continue;
        const int elsewhere = cards.size() - held;
        for (packs::Suit suit = 0; suit < packs::kSuits; ++suit) {
            const int ofSuit = (cards & suitSet(suit)).size();
            Fact fact{.seat = seat, .source = Source::Counted, .topic = suit};
            fact.turnsAgo = std::uint16_t(roundsSinceSuitShown(suit).value_or(0));
            if (ofSuit == 0) {
                fact.kind = FactKind::Lacks;
                fact.count = 0;
                facts.push_back(fact);
            } else if (ofSuit > elsewhere) {
                fact.kind = FactKind::Holds;
                fact.count = std::uint8_t(ofSuit - elsewhere);
                facts.push_back(fact);
            }
        }
    }
    return facts;
}

} // namespace tacklebox
