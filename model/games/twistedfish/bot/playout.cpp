#include "model/games/twistedfish/bot/playout.h"

#include "model/games/twistedfish/conditions.h"

#include <algorithm>

namespace tacklebox::twistedfish {

Playout::Playout(const InformationState<TwistedFish>& known, const Odds& odds)
    : m_seat(known.viewer()), m_odds(odds) {
    m_noLog.recording(false);
    m_types.fill(OpponentType::Keen);
    for (Seat seat = 0; seat < known.observation().match.seats; ++seat)
        m_before.open[seat] = seat == m_seat ? known.hand() & known.open() : known.sure(seat);
    for (const Fact& fact : known.facts()) {
        if (fact.kind == FactKind::HoldsSome) m_before.wants[fact.seat] |= std::uint16_t(1u << fact.topic);
        if (fact.kind == FactKind::Lacks && fact.count == 0) m_before.denied[fact.seat].add(fact.card);
    }
}

void Playout::begin(const State& determinization) {
    m_state = determinization;
    m_public = m_before;
    m_round = determinization.match.round;
    m_steps = 0;
}

bool Playout::running() const {
    constexpr int kMostSteps = 1200;
    return !m_state.match.over && m_state.pendingChance != PendingChance::Deal && m_steps < kMostSteps;
}

/// Makes the next step: a chance outcome or a player's move.
void Playout::goOn(Random& random) {
    if (m_state.pendingChance != PendingChance::Nothing) {
        Outcome<Layout> outcome;
        drawOutcome(TwistedFish::chance(m_state), random, outcome);
        TwistedFish::applyChance(m_state, outcome, m_noLog);
        ++m_steps;
        return;
    }
    const Status& status = m_state.status;
    const Seat seat = status.phase == Phase::Turn ? status.turn : status.playersToAct.first();
    step(seat, choose(seat, random));
}

bool Playout::playToNextAsk(Random& random) {
    while (running() && m_state.status.turn == m_seat) {
        if (m_state.pendingChance != PendingChance::Nothing || m_state.status.phase != Phase::Turn) {
            goOn(random);
            continue;
        }
        const Move move = chooseInTurn(m_seat, random);
        const bool choice = move.kind == MoveKind::Ask && !m_public.open[move.target].has(move.card);
        if (choice) return true;
        step(m_seat, move);
    }
    return false;
}

/// Calls `visit(card, other, open)` for each ask of the seat that may hit. `open`: by public knowledge it
/// certainly hits.
template <class Visit>
void Playout::forEachAsk(Seat seat, Visit&& visit) const {
    const CardSet hand = m_state.hands[seat];
    CardSet placed = hand;
    for (const CardSet open : m_public.open)
        placed |= open;
    std::uint16_t laid = 0;
    for (const Basket& basket : m_state.baskets)
        laid |= std::uint16_t(1u << basket.fish);
    for (const Fish fish : countFish(hand).held) {
        if (laid >> fish & 1) continue;
        for (const Card card : kCardsOf[fish] - hand)
            for (Seat other = 0; other < m_state.match.seats; ++other) {
                if (other == seat || m_state.hands[other].empty()) continue;
                const bool open = m_public.open[other].has(card);
                if (open || (!placed.has(card) && !m_public.denied[other].has(card)))
                    visit(card, other, open);
            }
    }
}

/// Value of a card: by its points and the number of its fish in hand.
double Playout::useOf(Card card, Seat seat) const {
    const int held = (m_state.hands[seat] & kCardsOf[fishOf(card)]).size();
    return valueOf(fishOf(card)) * (1.0 + held * held);
}

std::span<const Move> Playout::asks() {
    constexpr std::size_t kMost = 3;
    m_weighed.clear();
    forEachAsk(m_seat, [&](Card card, Seat other, bool open) {
        const double hit = open ? 1 : m_odds.held[other][card];
        m_weighed.push_back({hit * useOf(card, m_seat), {MoveKind::Ask, other, card}});
    });
    std::ranges::stable_sort(m_weighed, std::greater<>(), &std::pair<double, Move>::first);
    m_asks.clear();
    for (const auto& [value, move] : m_weighed)
        if (m_asks.size() < kMost) m_asks.push_back(move);
    return m_asks;
}

PlayoutResult Playout::finish(Random& random) {
    while (running())
        goOn(random);
    return m_state.match.round == m_round ? outcome() : PlayoutResult{};
}

PlayoutResult Playout::outcome() const {
    const MatchScore& match = m_state.match;
    const bool counted = match.over || m_state.pendingChance == PendingChance::Deal;
    int best = -10'000, shared = 1;
    for (Seat seat = 0; seat < match.seats; ++seat) {
        if (seat == m_seat) continue;
        shared = match.scores[seat] == best ? shared + 1 : match.scores[seat] > best ? 1 : shared;
        best = std::max<int>(best, match.scores[seat]);
    }
    if (!counted) return {};
    const int lead = match.scores[m_seat] - best;
    const double won = lead > 0 ? 1 : lead == 0 ? 1.0 / (shared + 1) : 0;
    return {0.5 * won + lead / 300.0, double(match.scores[m_seat])};
}

/// Makes a move and updates public knowledge.
void Playout::step(Seat seat, const Move& move) {
    ++m_steps;
    const Asked asked = m_state.status.asked;
    const CardSet before = m_state.hands[seat];
    const int pond = m_state.pond.size();
    const Seat turn = m_state.status.turn;
    if (move.kind == MoveKind::Ask) m_public.wants[seat] |= std::uint16_t(1u << fishOf(move.card));
    if (move.kind == MoveKind::TheNet) m_public.wants[seat] |= std::uint16_t(1u << move.fish);
    TwistedFish::apply(m_state, seat, move, m_noLog);
    if (move.kind == MoveKind::Answer && !asked.isNet()) {
        if (before.has(asked.card)) {
            m_public.open[seat].remove(asked.card);
            m_public.open[asked.by].add(asked.card);
        } else {
            m_public.denied[seat].add(asked.card);
        }
    }
    if (m_state.pond.size() < pond && m_state.won != kNoCard && m_state.status.turn == turn)
        m_public.open[turn].add(m_state.won);
    for (const Seat one : {seat, turn})
        m_public.open[one] = m_public.open[one] & m_state.hands[one];
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
        const bool known =
            std::ranges::any_of(m_public.open, [&](CardSet open) { return open.has(missing); });
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

/// A random legal ask, for AnyOther without own cards if possible.
Move Playout::anyAsk(Seat seat, Random& random) const {
    const CardSet hand = m_state.hands[seat];
    CardSet cards;
    for (const Fish fish : countFish(hand).held)
        cards |= kCardsOf[fish];
    if (m_types[seat] == OpponentType::AnyOther && !hand.contains(cards)) cards -= hand;
    Seat target = seat;
    for (int on = 1 + random.below(m_state.match.seats - 1); on > 0; --on)
        target = leftOf(target, m_state.match.seats);
    return {MoveKind::Ask, target, cards.empty() ? Card(0) : cards.nth(random.below(cards.size()))};
}

/// The ask with the highest probability times value. `sure`: it certainly hits by public knowledge.
Move Playout::bestAsk(Seat seat, Random& random, bool& sure) const {
    const int seats = m_state.match.seats;
    const CardSet hand = m_state.hands[seat];
    std::array<int, kMostPlayers> unknown{};
    int places = m_state.pond.size();
    for (Seat other = 0; other < seats; ++other) {
        if (other == seat) continue;
        unknown[other] = m_state.hands[other].size() - m_public.open[other].size();
        places += unknown[other];
    }
    Move best{MoveKind::Ask};
    double bestValue = -1;
    sure = false;
    forEachAsk(seat, [&](Card card, Seat other, bool open) {
        const bool wanted = m_public.wants[other] >> fishOf(card) & 1;
        const double share = open ? 40.0 : unknown[other] * (wanted ? 2.0 : 1.0) / (places + 1);
        const double use =
            m_types[seat] == OpponentType::Forgetful ? valueOf(fishOf(card)) : useOf(card, seat);
        const double value = share * use + 0.001 * random.unit();
        if (value <= bestValue) return;
        bestValue = value;
        best.target = other;
        best.card = card;
        sure = open;
    });
    if (bestValue >= 0) return best;
    // No ask can hit, but the player must ask.
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
    if (m_types[seat] == OpponentType::AnyAsk || m_types[seat] == OpponentType::AnyOther)
        return anyAsk(seat, random);
    bool sure = false;
    const Move ask = bestAsk(seat, random, sure);
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
    case Phase::Again:
        if (m_types[seat] == OpponentType::AnyAsk || m_types[seat] == OpponentType::AnyOther)
            return anyAsk(seat, random);
        return bestAsk(seat, random, sure);
    case Phase::Over:
    case Phase::Wait: break;
    }
    return {};
}

} // namespace tacklebox::twistedfish
