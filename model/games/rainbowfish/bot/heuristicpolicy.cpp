#include "model/games/rainbowfish/bot/heuristicpolicy.h"

#include "model/games/rainbowfish/bot/words.h"

namespace tacklebox::rainbowfish {

HeuristicPolicy::HeuristicPolicy(const InformationState<RainbowFish>& informationState, int turns)
    : m_facts(informationState.facts()) {
    const Observation& observation = informationState.observation();
    m_input.me = informationState.viewer();
    m_input.seats = observation.match.seats;
    for (Seat seat = 0; seat < m_input.seats; ++seat)
        m_input.sizes[seat] = std::uint8_t(observation.hands[seat].size());
    m_input.hole = observation.hole.size();
    m_input.asked = observation.status.number;
    // Playouts also need what the others know about the player's own hand.
    informationState.addFacts(m_input.me, m_facts);
    std::erase_if(m_facts, [turns](const Fact& fact) { return fact.turnsAgo > turns; });
    m_memory = remember(m_facts, std::span(m_input.sizes).first(std::size_t(m_input.seats)));
    m_input.memory = &m_memory;
    countVisibleCards(informationState);
}

/// Gives the input the player's hand and the cards out of play. An observation only has faces, so this
/// chooses a different card of the face each time; cards of one face are interchangeable.
void HeuristicPolicy::countVisibleCards(const InformationState<RainbowFish>& informationState) {
    std::array<std::uint8_t, kColorDeckFaces> used{}; ///< number of cards chosen of each face
    const auto nextCard = [&used](Face face) { return Card(cardsOfFace(face).first() + used[face]++); };
    for (const Face face : informationState.observation().hands[m_input.me])
        m_input.hand.add(nextCard(face));
    CardSet gone;
    for (const Card card : informationState.laid())
        gone.add(nextCard(faceOfCard(card)));
    for (const Face face : informationState.observation().discard)
        gone.add(nextCard(face));
    m_input.count(gone);
}

Move HeuristicPolicy::best(std::span<const Move> legal, const EvaluationWeights& weights,
                           Random& random) const {
    constexpr double kTieBreak = 0.01;
    Move best = legal.front();
    double bestValue = -1e9;
    for (const Move& move : legal) {
        const double valueOfMove = value(m_input, move, weights) + kTieBreak * random.unit();
        if (valueOfMove <= bestValue) continue;
        bestValue = valueOfMove;
        best = move;
    }
    return best;
}

namespace {

Motive motiveOf(const PolicyInput& input, const Move& move) {
    switch (move.kind) {
    case MoveKind::Ask: {
        const double cards = std::max(1.0, input.expected(move.target, move.number));
        return input.held(move.number) + cards >= kSetSize ? Motive::CompleteSet : Motive::Ask;
    }
    case MoveKind::Lay: return Motive::LaySet;
    case MoveKind::DrawTwo:
    case MoveKind::WildDrawFour: return Motive::DrawMore;
    case MoveKind::Wild:
    case MoveKind::Name:
    case MoveKind::DownpourOne:
    case MoveKind::DownpourTwo: return Motive::TakeColor;
    case MoveKind::Reverse: return Motive::TurnTables;
    case MoveKind::Skip: return Motive::KeepCards;
    case MoveKind::Answer: return Motive::Give;
    case MoveKind::WarMachine: return Motive::StopCard;
    case MoveKind::Allow: return Motive::LetPass;
    case MoveKind::LaySpecial: return Motive::SpecialSet;
    case MoveKind::Done: return Motive::HoldBack;
    case MoveKind::Draw:
    case MoveKind::DiscardWild: break;
    }
    return Motive::None;
}

} // namespace

void HeuristicPolicy::explain(const Move& move, Rationale& rationale) const {
    rationale.motive = std::uint8_t(motiveOf(m_input, move));
    if (move.kind != MoveKind::Ask) return;
    for (const Fact& fact : m_facts) {
        const bool concernsNumber = fact.card == kNoFace
                                        ? fact.topic == move.number
                                        : isNumber(fact.card) && numberOf(fact.card) == move.number;
        if (fact.seat == move.target && concernsNumber) rationale.clue = fact;
    }
}

} // namespace tacklebox::rainbowfish
