#include "model/games/twistedfish/bot/informationstate.h"

#include "model/games/twistedfish/conditions.h"

namespace tacklebox {

using namespace twistedfish;

namespace {

constexpr CardSet kStop = CardSet::of(kDivineIntervention);

/// The cards that satisfy an ask.
CardSet cardsAsked(const Asked& asked) {
    return asked.isNet() ? kCardsOf[asked.fish] : CardSet::of(asked.card);
}

} // namespace

struct InformationState<TwistedFish>::Reader {
    InformationState& known;
    const Status& before;

    void operator()(const SeenMove<Move>& made) const {
        known.m_goesOut.reset();
        known.made(made.seat, made.move, before);
    }
    void operator()(const Moved& moved) const { known.moved(moved); }
    void operator()(const SeenStatus<Status>&) const { known.status(before); }
    void operator()(const Said& said) const { known.said(said); }
    void operator()(const Peeked& peeked) const { known.peeked(peeked); }
    void operator()(const Shown& shown) const {
        known.m_evidence[shown.face].source = Source::Shown;
        known.m_open.add(shown.face);
    }
    void operator()(const Scored&) const {
        if (known.m_goesOut) known.m_options = *known.m_goesOut;
        known.turnEnds(before);
    }
    template <class Other>
    void operator()(const Other&) const {}
};

void InformationState<TwistedFish>::see(const SeenEvent<TwistedFish>& event) {
    if (const auto* deal = std::get_if<SeenDeal<TwistedFish>>(&event.content())) return beginDeal(*deal);
    ++m_now;
    const Status before = m_observation.status;
    TwistedFish::applyEvent(m_observation, event);
    std::visit(Reader{*this, before}, event.content());
    if (m_viewer >= m_observation.match.seats) return;
    m_hand = {};
    for (const Face face : m_observation.hands[m_viewer])
        m_hand.add(face);
}

void InformationState<TwistedFish>::beginDeal(const SeenDeal<TwistedFish>& deal) {
    constexpr double kForgotten = 0.2;
    const Options options = m_options;
    Opponents types = m_types;
    types.fade(kForgotten);
    *this = InformationState(m_viewer);
    m_types = types;
    m_options = options;
    m_observation = deal.observation;
    m_dealing = true;
    for (Seat seat = 0; seat < m_observation.match.seats; ++seat) {
        if (seat != m_viewer) {
            m_entries.push_back({seat, 0, std::uint8_t(m_observation.hands[seat].size())});
            continue;
        }
        for (const Face face : m_observation.hands[seat])
            m_hand.add(face);
    }
    for (const Face face : m_observation.discard)
        m_onTable.add(face);
    for (const Basket& basket : m_observation.baskets)
        m_onTable |= basket.cards();
    m_laidOut = m_onTable;
    m_fixed = m_hand | m_onTable;
}

void InformationState<TwistedFish>::note(Note note) {
    if (note.seat == m_viewer || note.seat == kNoSeat) return;
    note.when = m_now;
    note.turn = m_turn;
    m_notes.push_back(note);
    if (note.kind == NoteKind::Lacks) m_sure[note.seat] -= note.cards;
    if (note.kind != NoteKind::Holds) return;
    for (const Card card : note.cards)
        place(note.seat, card, Source::Shown);
}

/// The card is certainly in that hand now.
void InformationState<TwistedFish>::place(Seat seat, Card card, Source source) {
    for (CardSet& sure : m_sure)
        sure.remove(card);
    m_evidence[card] = {source, m_turn};
    if (seat != m_viewer) m_sure[seat].add(card);
}

bool InformationState<TwistedFish>::hasGoneToAndFro(Card card, Seat other) const {
    bool won = false, lost = false;
    for (const CardTransfer& transfer : m_transfers) {
        if (transfer.card != card) continue;
        won |= transfer.from == other && transfer.to == m_viewer;
        lost = won && transfer.from == m_viewer && transfer.to == other;
    }
    return lost;
}

void InformationState<TwistedFish>::made(Seat seat, const Move& move, const Status& before) {
    const auto aim = [&](Card zinger, Seat target) {
        m_aimed = {zinger, seat, target};
        m_of = target;
        // If a Zinger was played after a draw, only its two players see whether it can be stopped.
        m_waiting = before.phase == Phase::Wait ? Waiting::ForNothing : Waiting::ForStop;
    };
    switch (move.kind) {
    case MoveKind::Ask: {
        const AskKind askKind = kindOfAsk(seat, move);
        m_types[seat].take(likelihoodsOf(askKind));
        return note({.kind = NoteKind::Asked,
                     .seat = seat,
                     .fish = fishOf(move.card),
                     .card = move.card,
                     .askKind = askKind});
    }
    case MoveKind::TheNet:
        note({.kind = NoteKind::Asked, .seat = seat, .fish = move.fish});
        return aim(kTheNet, move.target);
    case MoveKind::TheLure: return aim(kTheLure, move.target);
    case MoveKind::GameWarden: return aim(kGameWarden, move.target);
    case MoveKind::GlassBottomBoat: return aim(kGlassBottomBoat, move.target);
    case MoveKind::NoFishing:
        m_aimed = {kNoFishing, seat, before.asked.by};
        m_of = before.asked.by;
        m_waiting = Waiting::ForNoFishing;
        return;
    case MoveKind::DivineIntervention:
        m_aimed = {};
        m_waiting = Waiting::ForNothing;
        return;
    case MoveKind::GoFish:
    case MoveKind::DeadInTheWater:
        if (before.phase != Phase::Turn) return;
        m_dead = move.kind == MoveKind::DeadInTheWater;
        return note({.kind = NoteKind::Lacks, .seat = seat, .cards = kAllFish}); // T-08
    case MoveKind::Answer:
        if (!before.asked.isNet()) return;
        m_of = seat;
        m_waiting = Waiting::ForGive;
        return;
    case MoveKind::TwoFistedFisherman: m_aimed = {}; return;
    default: return;
    }
}

/// Classifies an ask by public knowledge. The viewer's own cards count only if all have seen them.
AskKind InformationState<TwistedFish>::kindOfAsk(Seat seat, const Move& ask) const {
    const auto openIn = [&](Seat holder) { return (holder == m_viewer ? m_hand : m_sure[holder]) & m_open; };
    CardSet elsewhere = m_onTable, ofOthers;
    for (Seat other = 0; other < m_observation.match.seats; ++other) {
        if (other != ask.target) elsewhere |= openIn(other);
        if (other != seat) ofOthers |= openIn(other);
    }
    bool couldBeSure = false;
    for (const Card own : openIn(seat) & kAllFish)
        couldBeSure |= ofOthers.intersects(kCardsOf[fishOf(own)]);
    if (elsewhere.has(ask.card)) return AskKind::Vain;
    if (openIn(ask.target).has(ask.card)) return AskKind::Sure;
    if (refused(ask.target, ask.card)) return AskKind::Refused;
    return couldBeSure ? AskKind::Careless : AskKind::Open;
}

/// True if the target has denied the card and has received no hidden card since.
bool InformationState<TwistedFish>::refused(Seat target, Card card) const {
    if (m_catch.to == target && m_catch.fish == fishOf(card)) return false;
    for (auto note = m_notes.rbegin(); note != m_notes.rend(); ++note) {
        if (note->kind != NoteKind::Lacks || note->seat != target || !note->cards.has(card)) continue;
        return std::ranges::none_of(
            m_entries, [&](const Entry& entry) { return entry.seat == target && entry.when > note->when; });
    }
    return false;
}

void InformationState<TwistedFish>::said(const Said& said) {
    if (said.saying != Saying::GoFishing) return;
    const Asked& asked = m_observation.status.asked;
    note({.kind = NoteKind::Lacks, .seat = said.seat, .fish = asked.fish, .cards = cardsAsked(asked)});
    m_of = asked.by;
    m_waiting = Waiting::ForMiss;
}

void InformationState<TwistedFish>::peeked(const Peeked& peeked) {
    m_aimed = {};
    if (peeked.face != kHidden)
        note({.kind = NoteKind::Holds, .seat = peeked.owner, .cards = CardSet::of(peeked.face)});
}

// ---- cards ----

void InformationState<TwistedFish>::moved(const Moved& moved) {
    if (moved.from.kind == PileKind::Pond) return drawn(moved.to.seat, moved.face);
    if (moved.from.kind == PileKind::Hand) leftHand(moved);
    if (moved.from.kind == PileKind::Discard) toHand(moved);
}

void InformationState<TwistedFish>::drawn(Seat seat, Face face) {
    if (m_dealing) {
        if (seat == m_viewer) return m_fixed.add(face);
        for (Entry& entry : m_entries)
            entry.count = std::uint8_t(entry.count + (entry.seat == seat));
        return;
    }
    const Asked& asked = m_observation.status.asked;
    m_aimed = {};
    if (m_waiting == Waiting::ForMiss || m_waiting == Waiting::ForNoFishing) resolve(false, asked);
    Entry entry{.seat = seat, .when = m_now};
    if (face != kHidden) {
        entry.shown = face;
        place(seat, face, Source::Moved);
    } else if (asked.any()) {
        entry.never = cardsAsked(asked); // T-11
    }
    m_entries.push_back(entry);
    m_waiting = Waiting::ForNothing;
    if (!asked.any()) return; // T-18: the draw of a player dead in the water ends the turn
    if (face != kHidden && cardsAsked(asked).has(face)) {
        m_counters.won = m_options.value[kOptionFishedCardGoesOut] ? face : kNoCard;
        return;
    }
    m_counters.drawn = true;
    m_of = seat;
    m_waiting = Waiting::ForDraw;
}

void InformationState<TwistedFish>::leftHand(const Moved& moved) {
    const Seat from = moved.from.seat;
    if (moved.to.kind == PileKind::Hand) return toHand(moved);
    if (moved.to.kind == PileKind::Pond) {
        m_aimed = {};
        m_pull = {from, m_now, moved.face == kHidden ? kNoCard : Card(moved.face)};
        m_open -= m_sure[from]; // any of them may have been pulled
        m_sure[from] = {};
        if (moved.face != kHidden) m_open.remove(moved.face);
        return;
    }
    m_counters.quiet = false;
    m_transfers.push_back({moved.face, m_now, from, kNoSeat});
    for (CardSet& sure : m_sure)
        sure.remove(moved.face);
    m_onTable.add(moved.face);
    m_open.remove(moved.face);
    if (moved.to.kind == PileKind::Baskets && m_observation.hands[from].empty()) emptiedByLaying(from);
    if (moved.to.kind != PileKind::Baskets || moved.face != kDeadScubaDiver) return;
    const Basket& basket = m_observation.baskets[m_observation.baskets.size() - 1]; // of four cards exactly
    note({.kind = NoteKind::Lacks, .seat = from, .cards = CardSet::of(sixthCard(basket))});
}

/// Laying a won card has emptied the hand. If the round is not scored now, the card was fished and
/// fishedCardGoesOut is off (T-39).
void InformationState<TwistedFish>::emptiedByLaying(Seat seat) {
    for (const Basket& basket : m_observation.baskets) {
        if (basket.owner != seat || !basket.cards().has(m_counters.won)) continue;
        m_goesOut = m_options;
        m_options.value[kOptionFishedCardGoesOut] = 0;
        m_counters.won = kNoCard;
    }
}

/// A card comes into a hand from another hand or from the table.
void InformationState<TwistedFish>::toHand(const Moved& moved) {
    const Seat from = moved.from.kind == PileKind::Hand ? moved.from.seat : kNoSeat;
    const Seat to = moved.to.seat;
    const Asked& asked = m_observation.status.asked;
    const bool net = from != kNoSeat && asked.isNet();
    const bool onlyOne = net && !m_giving;
    Card card = moved.face;
    if (onlyOne) {
        note({.kind = NoteKind::GaveTheOnly, .seat = from, .fish = asked.fish});
        const CardSet known = m_sure[from] & kCardsOf[asked.fish];
        if (card == kHidden && known.size() == 1) card = known.first();
    }
    if (from != kNoSeat && !net)
        note({.kind = NoteKind::Gave, .seat = from, .cards = CardSet::of(kNoFishing)});
    if (net) {
        m_giving = false;
        m_of = to;
        m_waiting = Waiting::ForNet;
    }
    if (from != kNoSeat) m_counters.won = card;
    if (moved.face == kHidden) {
        m_catch = {from, to, m_now, asked.fish};
        m_open -= m_sure[from] & kCardsOf[asked.fish];
        m_sure[from] -= kCardsOf[asked.fish];
        if (card == kHidden) return;
        return place(to, card, Source::Moved);
    }
    m_transfers.push_back({card, m_now, from, to});
    net ? m_open.remove(card) : m_open.add(card);
    if (from == kNoSeat) m_onTable.remove(card);
    place(to, card, Source::Moved);
}

// ---- conclusions from phases ----

void InformationState<TwistedFish>::status(const Status& before) {
    const Status& now = m_observation.status;
    if (m_dealing) {
        m_dealing = false;
        m_turn = 1;
        return;
    }
    if (now.phase == Phase::Answer) {
        m_counters.won = kNoCard;
        m_aimed = {};
    }
    if (now.phase == Phase::Drawn) m_counters.drawn = true;
    // The player who stopped a Zinger after a draw sees whether its owner can do more.
    const bool stopped = before.phase == Phase::Zinger && !m_aimed.any();
    if (stopped && m_counters.drawn && m_waiting == Waiting::ForNothing) {
        m_of = before.turn;
        m_waiting = Waiting::ForDraw;
    }
    if (now.turn != before.turn) return turnEnds(before);
    resolve(now.phase == Phase::Wait, before.asked.any() ? before.asked : now.asked);
    if (now.phase == Phase::Give) m_giving = true;
    if (now.phase == Phase::Turn && !now.playersToAct.empty()) m_aimed = {};
}

/// The turn of the previous player on turn, or the whole round, has ended.
void InformationState<TwistedFish>::turnEnds(const Status& before) {
    if (m_waiting != Waiting::ForNothing) resolve(false, before.asked);
    const bool quiet = m_counters.quiet;
    m_counters.quietOnEmptyPond =
        std::uint8_t(quiet && m_observation.pond.empty() ? m_counters.quietOnEmptyPond + 1 : 0);
    m_counters.quietAndDead = std::uint8_t(quiet && m_dead ? m_counters.quietAndDead + 1 : 0);
    m_counters.quiet = true;
    m_counters.drawn = false;
    m_counters.won = kNoCard;
    m_dead = false;
    m_aimed = {};
    m_turn = std::uint16_t(m_turn + (before.turn != kNoSeat));
}

/// Answers the pending question. `waits`: the game waits for a player; otherwise it has continued. `asked`:
/// the ask in question.
void InformationState<TwistedFish>::resolve(bool waits, const Asked& asked) {
    const Waiting pending = m_waiting;
    m_waiting = Waiting::ForNothing;
    const bool turnOver = m_observation.status.turn != m_of;
    const bool waitsAfterDraw =
        (waits && !m_observation.status.asked.any()) || m_observation.status.phase == Phase::Drawn;
    switch (pending) {
    case Waiting::ForNothing: return;
    case Waiting::ForStop:
        return note({.kind = waits ? NoteKind::Holds : NoteKind::Lacks, .seat = m_of, .cards = kStop});
    case Waiting::ForDraw:
        return noteAfterDraw(waits ? NoteKind::SomethingAfterDraw : NoteKind::NothingAfterDraw);
    case Waiting::ForGive:
        if (!waits) return;
        m_giving = true;
        return note({.kind = NoteKind::GaveOneOfMany, .seat = m_of, .fish = asked.fish});
    case Waiting::ForNet:
        if (!waitsAfterDraw && !turnOver) return;
        m_options.value[kOptionNetEndsTurn] = 1;
        return noteAfterDraw(waitsAfterDraw ? NoteKind::SomethingAfterDraw : NoteKind::NothingAfterDraw);
    case Waiting::ForMiss:
        if (!waits || waitsAfterDraw) break;
        if (m_of != m_viewer) place(m_of, kTwoFistedFisherman, Source::Shown);
        return note({.kind = NoteKind::SecondAsk, .seat = m_of});
    case Waiting::ForNoFishing:
        if (!waits || waitsAfterDraw) {
            note({.kind = NoteKind::Lacks, .seat = m_of, .cards = kStop});
            break;
        }
        if (asked.isNet() && !m_observation.pond.empty()) m_waiting = Waiting::ForNet;
        return note({.kind = NoteKind::StopOrSecondAsk, .seat = m_of});
    }
    // A Net that missed without a draw ended the turn.
    if (asked.isNet() && (waitsAfterDraw || (turnOver && !m_observation.pond.empty())))
        m_options.value[kOptionNetEndsTurn] = 1;
    if (asked.isNet() && m_options.value[kOptionNetEndsTurn])
        return noteAfterDraw(waitsAfterDraw ? NoteKind::SomethingAfterDraw : NoteKind::NothingAfterDraw);
    note({.kind = NoteKind::NoSecondAsk, .seat = m_of});
}

/// Zingers that can be played after a draw if held; the Diver needs four of a fish as well. Must agree with
/// canDoSomethingAfterDraw().
CardSet InformationState<TwistedFish>::playableAfterDraw(Seat seat) const {
    CardSet playable = CardSet::of(kDeadScubaDiver);
    for (Seat other = 0; other < m_observation.match.seats; ++other) {
        if (other == seat || m_observation.hands[other].empty()) continue;
        playable.add(kGlassBottomBoat);
        if (!m_observation.pond.empty()) playable.add(kGameWarden);
    }
    return playable;
}

void InformationState<TwistedFish>::noteAfterDraw(NoteKind kind) {
    m_counters.drawn = m_observation.status.turn == m_of;
    const CardSet playable = playableAfterDraw(m_of);
    note({.kind = kind, .seat = m_of, .cards = playable});
    if (kind == NoteKind::NothingAfterDraw)
        note({.kind = NoteKind::Lacks, .seat = m_of, .cards = playable - CardSet::of(kDeadScubaDiver)});
}

std::vector<Note> InformationState<TwistedFish>::present() const {
    const Status& status = m_observation.status;
    if (status.phase != Phase::Wait) return {};
    const Moment when = Moment(m_now + 1);
    if (m_aimed.any()) {
        if (m_aimed.zinger == kNoFishing || m_aimed.target == m_viewer) return {};
        return {{.kind = NoteKind::Holds, .seat = m_aimed.target, .when = when, .cards = kStop}};
    }
    if (status.asked.any()) return {};
    return {{.kind = NoteKind::SomethingAfterDraw,
             .seat = status.turn,
             .when = when,
             .cards = playableAfterDraw(status.turn)}};
}

} // namespace tacklebox
