#include "model/games/rainbowfish/bot/heuristicpolicy.h"

#include "model/games/rainbowfish/bot/motive.h"

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
    informationState.addFacts(m_input.me, m_facts);
    std::erase_if(m_facts, [turns](const Fact& fact) { return fact.turnsAgo > turns; });
    m_memory = remember(m_facts, std::span(m_input.sizes).first(std::size_t(m_input.seats)));
    m_input.memory = &m_memory;
    countOpen(informationState);
}

/// Maps faces to cards. Equal cards are interchangeable; the hand gets the first ones.
void HeuristicPolicy::countOpen(const InformationState<RainbowFish>& informationState) {
    std::array<std::uint8_t, kColorDeckFaces> used{};
    const auto next = [&used](Face face) { return Card(cardsOfFace(face).first() + used[face]++); };
    for (const Face face : informationState.observation().hands[m_input.me])
        m_input.hand.add(next(face));
    CardSet gone;
    for (const Card card : informationState.laid())
        gone.add(next(faceOfCard(card)));
    for (const Face face : informationState.observation().discard)
        gone.add(next(face));
    m_input.count(gone);
}

Move HeuristicPolicy::best(std::span<const Move> legal, const EvaluationWeights& weights,
                           Random& random) const {
    constexpr double kTie = 0.01;
    Move best = legal.front();
    double bestValue = -1e9;
    for (const Move& move : legal) {
        const double valueOfMove = value(m_input, move, weights) + kTie * random.unit();
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
        const bool about = fact.card == kNoFace ? fact.topic == move.number
                                                : isNumber(fact.card) && numberOf(fact.card) == move.number;
        if (fact.seat == move.target && about) rationale.clue = fact;
    }
}

} // namespace tacklebox::rainbowfish
