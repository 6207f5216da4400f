#include "model/bots/twistedfish/playout.h"

#include "model/games/twistedfish/conditions.h"

#include <algorithm>

namespace tacklebox::twistedfish {

Playout::Playout(const Knowledge<TwistedFish>& known) : m_seat(known.viewer()) {
    m_noLog.recording(false);
    for (Seat seat = 0; seat < known.view().match.seats; ++seat)
        m_before.open[seat] = seat == m_seat ? known.hand() & known.open() : known.sure(seat);
    for (const Fact& fact : known.facts()) {
        if (fact.kind == FactKind::HoldsSome) m_before.wants[fact.seat] |= std::uint16_t(1u << fact.topic);
        if (fact.kind == FactKind::Lacks && fact.count == 0) m_before.denied[fact.seat].add(fact.card);
    }
}

double Playout::run(const State& world, const Move* first, Random& random) {
    constexpr int kMostSteps = 1200;
    m_state = world;
    m_talk = m_before;
    const auto round = world.match.round;
    if (first) step(m_seat, *first);
    Outcome<Layout> outcome;
    for (int steps = 0; steps < kMostSteps && !m_state.match.over && m_state.due != Due::Deal; ++steps) {
        if (m_state.due != Due::Nothing) {
            drawOutcome(TwistedFish::chance(m_state), random, outcome);
            TwistedFish::applyChance(m_state, outcome, m_noLog);
            continue;
        }
        const Status& status = m_state.status;
        const Seat seat = status.phase == Phase::Turn ? status.turn : status.waiting.first();
        step(seat, choose(seat, random));
    }
    return m_state.match.round == round ? this->outcome() : 0;
}

double Playout::outcome() const {
    const MatchScore& match = m_state.match;
    const bool counted = match.over || m_state.due == Due::Deal;
    int best = -10'000, shared = 1;
    for (Seat seat = 0; seat < match.seats; ++seat) {
        if (seat == m_seat) continue;
        shared = match.scores[seat] == best ? shared + 1 : match.scores[seat] > best ? 1 : shared;
        best = std::max<int>(best, match.scores[seat]);
    }
    if (!counted) return 0;
    const int lead = match.scores[m_seat] - best;
    const double won = lead > 0 ? 1 : lead == 0 ? 1.0 / (shared + 1) : 0;
    return 0.5 * won + lead / 300.0;
}

/// Makes a move, and takes in what all hear of it.
void Playout::step(Seat seat, const Move& move) {
    const Asked asked = m_state.status.asked;
    const CardSet before = m_state.hands[seat];
    const int pond = m_state.pond.size();
    const Seat turn = m_state.status.turn;
    if (move.kind == MoveKind::Ask) m_talk.wants[seat] |= std::uint16_t(1u << fishOf(move.card));
    if (move.kind == MoveKind::TheNet) m_talk.wants[seat] |= std::uint16_t(1u << move.fish);
    TwistedFish::apply(m_state, seat, move, m_noLog);
    if (move.kind == MoveKind::Answer && !asked.isNet()) {
        if (before.has(asked.card)) {
            m_talk.open[seat].remove(asked.card);
            m_talk.open[asked.by].add(asked.card);
        } else {
            m_talk.denied[seat].add(asked.card);
        }
    }
    if (m_state.pond.size() < pond && m_state.won != kNoCard && m_state.status.turn == turn)
        m_talk.open[turn].add(m_state.won);
    for (const Seat one : {seat, turn})
        m_talk.open[one] = m_talk.open[one] & m_state.hands[one];
}

bool Playout::basketToLay(Seat seat, Move& move) const {
    const CardSet hand = m_state.hands[seat];
    const FishCounts count = countFish(hand);
    for (const Fish fish : count.five) {
        move = {.kind = MoveKind::Lay, .fish = fish};
        return true;
    }
    if (!hand.has(kDeadScubaDiver)) return false;
    for (const Fish fish : count.four) {
        const Card missing = (kCardsOf[fish] - hand).first();
        const bool known = std::ranges::any_of(m_talk.open, [&](CardSet open) { return open.has(missing); });
        if (known && m_state.status.phase == Phase::Turn && !laidCards(m_state).has(missing)) continue;
        move = {.kind = MoveKind::DeadScubaDiver, .fish = fish};
        return true;
    }
    return false;
}

bool Playout::zingerToPlay(Seat seat, Random& random, Move& move) const {
    const CardSet hand = m_state.hands[seat];
    const bool warden = hand.has(kGameWarden) && !m_state.pond.empty();
    if (!warden && !hand.has(kGlassBottomBoat)) return false;
    Seat target = Seat(random.below(m_state.match.seats));
    for (int i = 0; i < m_state.match.seats; ++i, target = leftOf(target, m_state.match.seats))
        if (target != seat && !m_state.hands[target].empty()) {
            move = {warden ? MoveKind::GameWarden : MoveKind::GlassBottomBoat, target};
            return true;
        }
    return false;
}

/// The ask that hits likeliest, weighed by how far the basket has come. `sure`: all know that it hits.
Move Playout::bestAsk(Seat seat, bool anyFish, Random& random, bool& sure) const {
    const int seats = m_state.match.seats;
    const CardSet hand = m_state.hands[seat];
    std::array<int, kMostPlayers> unknown{};
    int places = m_state.pond.size();
    CardSet placed = hand;
    for (Seat other = 0; other < seats; ++other) {
        if (other == seat) continue;
        unknown[other] = m_state.hands[other].size() - m_talk.open[other].size();
        places += unknown[other];
        placed |= m_talk.open[other];
    }
    std::uint16_t laid = 0;
    for (const Basket& basket : m_state.baskets)
        laid |= std::uint16_t(1u << basket.fish);
    const FishCounts counts = countFish(anyFish ? hand | kAllFish : hand);
    Move best{MoveKind::Ask};
    double bestWorth = -1;
    sure = false;
    for (const Fish fish : counts.held) {
        if (laid >> fish & 1) continue;
        const int held = (hand & kCardsOf[fish]).size();
        const double use = valueOf(fish) * (1.0 + held * held) / (places + 1);
        for (const Card card : kCardsOf[fish] - hand) {
            for (Seat other = 0; other < seats; ++other) {
                if (other == seat) continue;
                const bool open = m_talk.open[other].has(card);
                if (!open && (placed.has(card) || m_talk.denied[other].has(card))) continue;
                const double share =
                    open ? 40.0 * (places + 1) : unknown[other] * (m_talk.wants[other] >> fish & 1 ? 2 : 1);
                const double worth = share * use + 0.001 * random.unit();
                if (worth <= bestWorth) continue;
                bestWorth = worth;
                best.target = other;
                best.card = card;
                sure = open;
            }
        }
    }
    if (bestWorth >= 0) return best;
    // Nothing that could bring anything: something has to be asked for.
    best.target = leftOf(seat, seats);
    const CardSet fish = hand & kAllFish;
    best.card = fish.empty() ? Card(0) : fish.first();
    return best;
}

Move Playout::chooseInTurn(Seat seat, Random& random) const {
    const CardSet hand = m_state.hands[seat];
    Move move;
    if (basketToLay(seat, move)) return move;
    if (const Basket* basket = diverBasket(m_state);
        basket && basket->owner == seat && hand.has(sixthCard(*basket)))
        return {.kind = MoveKind::AddSixth, .fish = basket->fish};
    if (zingerToPlay(seat, random, move)) return move;
    const bool late = m_state.pond.size() <= 2 * m_state.match.seats;
    const bool canUnload = hand.has(kDivineIntervention) && canStillUnload(m_state);
    if (!holdsFish(m_state, seat)) {
        if (canUnload) return {MoveKind::Unload};
        return {m_state.pond.empty() ? MoveKind::DeadInTheWater : MoveKind::GoFish};
    }
    bool sure = false;
    const Move ask = bestAsk(seat, false, random, sure);
    if (sure) return ask;
    if (canUnload && late) return {MoveKind::Unload};
    if (hand.has(kTheNet)) return {.kind = MoveKind::TheNet, .target = ask.target, .fish = fishOf(ask.card)};
    if (hand.has(kTheLure) && !laidCards(m_state).has(ask.card))
        return {MoveKind::TheLure, ask.target, ask.card};
    return ask;
}

Move Playout::choose(Seat seat, Random& random) const {
    const CardSet hand = m_state.hands[seat];
    const Asked& asked = m_state.status.asked;
    bool sure = false;
    Move move;
    switch (m_state.status.phase) {
    case Phase::Turn: return chooseInTurn(seat, random);
    case Phase::Drawn:
        if (basketToLay(seat, move) || zingerToPlay(seat, random, move)) return move;
        return {MoveKind::EndTurn};
    case Phase::Zinger:
        if (m_state.status.aimed.zinger == kGlassBottomBoat) return {MoveKind::Allow};
        return {MoveKind::DivineIntervention};
    case Phase::Answer: {
        const bool loses = asked.isNet() ? hand.intersects(kCardsOf[asked.fish]) : hand.has(asked.card);
        return {loses && hand.has(kNoFishing) ? MoveKind::NoFishing : MoveKind::Answer};
    }
    case Phase::Give: return {.kind = MoveKind::Give, .card = (hand & kCardsOf[asked.fish]).first()};
    case Phase::Miss: return {MoveKind::TwoFistedFisherman};
    case Phase::Again: return bestAsk(seat, false, random, sure);
    case Phase::Over:
    case Phase::Wait: break;
    }
    return {};
}

} // namespace tacklebox::twistedfish
