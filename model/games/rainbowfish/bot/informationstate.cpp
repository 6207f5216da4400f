#include "model/games/rainbowfish/bot/informationstate.h"

#include <algorithm>

namespace tacklebox {

using namespace rainbowfish;
using Known = InformationState<RainbowFish>;

namespace {

/// All faces except cards of the number.
Tally allBut(Number number) {
    Tally barred;
    for (Face face = 0; face < kColorDeckFaces; ++face)
        if (!isNumber(face) || numberOf(face) != number) barred = barred | Tally::all(face);
    return barred;
}

/// The seats clockwise between `from` and `until`, both excluded.
SeatSet between(Seat from, Seat until, int seats) {
    SeatSet set;
    for (Seat seat = leftOf(from, seats); seat != until && seat != from; seat = leftOf(seat, seats))
        set.add(seat);
    return set;
}

} // namespace

// ---- the two records ----

void Known::addEntry(Seat seat, HandEntry entry) {
    if (seat == kNoSeat) return;
    entry.event = m_events;
    m_facts[seat].addEntry(entry, m_turns);
    if (hidden(seat)) m_histories[seat].push_back(entry);
}

/// For one of several cards given at once: the Lacks that follows stays last.
void Known::insertBeforeLast(Seat seat, HandEntry entry) {
    entry.event = m_events;
    HandHistory& history = m_histories[seat];
    if (hidden(seat)) history.insert(history.end() - 1, entry);
    m_facts[seat].addEntry(entry, m_turns);
}

void Known::arrives(Seat seat, Tally barred) {
    m_slots.push_back({seat, barred});
    addEntry(seat, {HandEntryKind::Arrives, std::uint8_t(m_slots.size() - 1), barred});
}

/// Updates the deck when a hidden card is revealed. Of the decks with 112 cards it may decide which one this
/// is.
void Known::resolveDeck(Face face) {
    if (!m_deckIsOpen || face < kDownpourOne) return;
    m_deckIsOpen = false;
    if (face != kWarMachine) return;
    m_deck = 2;
    for (Face& unknown : m_hidden)
        if (unknown == kDownpourOne || unknown == kDownpourTwo) unknown = kWarMachine;
}
void Known::discover(Face face) {
    resolveDeck(face);
    auto at = std::find(m_hidden.begin(), m_hidden.end(), face);
    // A special deck with cards left out may have looked like the classic one until now.
    if (at == m_hidden.end()) --at;
    m_hidden.erase(at);
}

/// Lists all cards of the deck, as far as it is known. Cards left out of a hand-made start position count as
/// hidden.
void Known::layOutDeck(const Observation& observation, int cards) {
    Face special = kNoFace;
    const auto look = [&special](const FaceList& list) {
        for (const Face face : list)
            if (face >= kDownpourOne && face <= kWarMachine) special = face;
    };
    look(observation.discard);
    for (Seat seat = 0; seat < seats(); ++seat)
        look(observation.hands[seat]);
    m_deckIsOpen = special == kNoFace && cards > kClassicSize;
    m_deck = special == kWarMachine ? 2 : special != kNoFace || m_deckIsOpen ? 1 : 0;
    const Options options{{std::int16_t(m_deck), 1}};
    for (const Card card : RainbowFish::deck(options))
        m_hidden.push_back(faceOfCard(card));
    for (int out = int(m_hidden.size()) - cards; out > 0; --out)
        arrives(kNoSeat, {});
}

void Known::begin(const Observation& observation) {
    *this = InformationState(m_viewer);
    m_observation = observation;
    int cards = observation.hole.size() + observation.discard.size();
    for (Seat seat = 0; seat < seats(); ++seat)
        cards += observation.hands[seat].size();
    for (const LaidSet& set : observation.sets)
        if (set.number != kSpecialSet) cards += kSetSize;
    layOutDeck(observation, cards);

    for (const Face face : observation.discard)
        discover(face);
    for (const LaidSet& set : observation.sets)
        for (int i = 0; i < kSetSize && set.number != kSpecialSet; ++i)
            arrives(kNoSeat, allBut(set.number));
    for (Seat seat = 0; seat < seats(); ++seat)
        for (const Face face : observation.hands[seat])
            if (face == kHidden)
                arrives(seat, {});
            else {
                discover(face);
                m_facts[seat].addEntry({HandEntryKind::Arrives}, m_turns);
            }
}

// ---- events ----

void Known::see(const SeenEvent<RainbowFish>& event) {
    const auto& content = event.content();
    ++m_events;
    if (const auto* deal = std::get_if<SeenDeal<RainbowFish>>(&content)) return begin(deal->observation);
    const auto* moved = std::get_if<Moved>(&content);
    const auto* status = std::get_if<SeenStatus<Status>>(&content);
    const bool mayBlock = m_blockFrom != kNoSeat && m_deck != 0;
    if (mayBlock && !(moved && moved->to.kind == PileKind::Discard)) {
        resolveBlock(status && status->now.phase == Phase::Wait);
    }
    if (!moved) m_giving = SeatSet();

    if (moved) saw(*moved);
    if (const auto* said = std::get_if<Said>(&content)) saw(*said);
    if (const auto* made = std::get_if<SeenMove<Move>>(&content)) saw(*made);
    if (status) saw(status->now);
    RainbowFish::applyEvent(m_observation, event);
}

void Known::saw(const SeenMove<Move>& made) {
    const Move& move = made.move;
    const Seat seat = made.seat;
    if (m_fresh) m_quiet = m_observation.hole.empty();
    m_fresh = false;
    m_unnamedLeft = 0;
    if (m_pending == Pending::EndOfTurn) resolveBySilence();
    switch (move.kind) {
    case MoveKind::Ask:
    case MoveKind::Wild:
    case MoveKind::Name: return asked(seat, move);
    case MoveKind::DownpourOne:
    case MoveKind::DownpourTwo: return downpour(seat, move);
    case MoveKind::DrawTwo:
    case MoveKind::WildDrawFour:
        m_blockable = move.kind == MoveKind::DrawTwo ? drawTwoOf(0) : kWildDrawFour;
        m_blockFrom = seat;
        if (move.kind == MoveKind::DrawTwo) unnamed(move, kDrawTwos, 1);
        return;
    case MoveKind::Allow: m_blockFrom = seat; return;
    case MoveKind::WarMachine:
        m_stopped = true;
        // Other seats see both Block and Lay as Wait, so only the player who stopped the card sees whether
        // Lay follows.
        return expect(seat == m_viewer ? Pending::EndOfTurn : Pending::Laying, m_observation.status.turn);
    case MoveKind::Draw:
        return addEntry(seat, {HandEntryKind::Lacks, 0, kMaskOfNumberCards | kMaskOfPlayable});
    case MoveKind::DiscardWild: return addEntry(seat, {HandEntryKind::Lacks, 0, kMaskOfNumberCards});
    case MoveKind::Reverse:
        unnamed(move, kReverses, 1);
        m_reverser = seat;
        addEntry(m_observation.status.turn, {HandEntryKind::Lacks, 0, m_topic});
        m_giving.add(m_observation.status.turn);
        return expect(Pending::EndOfTurn, seat);
    case MoveKind::Skip: unnamed(move, kSkips, 1); return goesFishing();
    case MoveKind::Lay:
        unnamed(move, cardsOfNumber(move.number), kSetSize);
        if (m_stopped) m_layer = seat;
        if (m_layer != kNoSeat) expect(Pending::Laying, seat);
        return;
    case MoveKind::LaySpecial:
    case MoveKind::Answer:
    case MoveKind::Done: return;
    }
}

void Known::asked(Seat seat, const Move& move) {
    m_mayReact = move.kind == MoveKind::Ask;
    m_topic = m_mayReact ? maskOfNumber(move.number) : maskOfColor(move.color);
    if (m_mayReact) addEntry(seat, askOf(seat, move.number));
}

/// Records public knowledge about the numbers just before the ask.
HandEntry Known::askOf(Seat seat, Number asked) const {
    HandEntry entry{.kind = HandEntryKind::Asks, .what = asked, .about = maskOfNumber(asked)};
    entry.hole = std::uint8_t((m_observation.hole.size() + seats() - 1) / seats());
    for (Seat other = 0; other < seats(); ++other)
        if (other != seat)
            entry.others = std::max(entry.others, std::uint8_t(m_observation.hands[other].size()));
    for (Number number = 0; number < kNumbers; ++number) {
        bool hot = false, cold = true;
        for (Seat other = 0; other < seats(); ++other) {
            if (other == seat || m_observation.hands[other].empty()) continue;
            hot |= m_facts[other].atLeast(number) > 0;
            cold &= m_facts[other].surelyLacks(number);
        }
        entry.hot = std::uint16_t(entry.hot | hot << number);
        entry.cold = std::uint16_t(entry.cold | cold << number);
    }
    return entry;
}

void Known::downpour(Seat seat, const Move& move) {
    m_mayReact = false;
    m_topic = maskOfColor(move.color);
    m_drawsBeforeFishing = std::min(move.kind == MoveKind::DownpourOne ? 1 : 2, m_observation.hole.size());
    m_fishing = true;
    for (Seat other = 0; other < seats(); ++other) {
        if (other == seat) continue;
        addEntry(other, {HandEntryKind::Lacks, 0, m_topic});
        m_giving.add(other);
    }
}

void Known::saw(const Moved& moved) {
    retract();
    if (moved.from.kind == PileKind::Hand) gives(moved.from.seat, moved);
    if (moved.to.kind == PileKind::Hand) {
        if (moved.from.kind == PileKind::Hand)
            addEntry(moved.to.seat, {HandEntryKind::Takes, moved.face, {}});
        else
            draws(moved.to.seat, moved);
    }
    if (moved.to.kind == PileKind::Sets) m_laid.add((cardsOfFace(moved.face) - m_laid).first());
    if (moved.to.kind == PileKind::Sets || moved.to.kind == PileKind::Discard) wentFirst(moved);
    assertPending();
}

/// Unnamed cards leave in deck order, so the hand has no earlier card of the set left.
void Known::wentFirst(const Moved& moved) {
    if (m_unnamed.empty() || m_unnamedLeft == 0 || --m_unnamedLeft > 0) return;
    CardSet before;
    for (const Card card : m_unnamed)
        if (faceOfCard(card) < moved.face) before.add(card);
    if (!before.empty()) addEntry(moved.from.seat, {HandEntryKind::Lacks, 0, Tally::allOf(before)});
}
/// Registers a move that plays `count` cards of this set, possibly without naming them.
void Known::unnamed(const Move& move, CardSet kind, int count) {
    const bool named = move.card != kNoFace || move.cards.any();
    m_unnamed = kind;
    m_unnamedLeft = named ? 0 : count;
}

void Known::gives(Seat seat, const Moved& moved) {
    m_quiet = false;
    resolveDeck(moved.face);
    const bool toHand = moved.to.kind == PileKind::Hand;
    if (toHand) m_fishing = false;
    // A player who gives without a wait had no reaction.
    if (toHand && m_mayReact) addEntry(seat, {HandEntryKind::Lacks, 0, kMaskOfReactions});
    if (toHand) m_mayReact = false;
    const HandEntry given{HandEntryKind::Gives, moved.face, {}};
    if (m_giving.has(seat) && toHand) return insertBeforeLast(seat, given);
    addEntry(seat, given);
    if (!toHand) return;
    addEntry(seat, {HandEntryKind::Lacks, 0, m_topic});
    m_giving.add(seat);
}

void Known::draws(Seat seat, const Moved& moved) {
    const bool inTurn = seat == m_observation.status.turn;
    const bool fished = m_fishing && inTurn && m_drawsBeforeFishing == 0;
    if (inTurn && m_drawsBeforeFishing > 0) --m_drawsBeforeFishing;
    if (fished) m_fishing = false;
    m_giving.remove(seat);
    if (moved.face != kHidden) {
        discover(moved.face);
        const bool shown = hidden(seat) || (fished && m_topic.meets(Tally::one(moved.face)));
        if (shown) return addEntry(seat, {HandEntryKind::Takes, moved.face, {}});
        addEntry(seat, {HandEntryKind::Arrives, 0, fished ? m_topic : Tally()});
        if (fished) expect(Pending::EndOfTurn, seat);
        return;
    }
    arrives(seat, fished ? m_topic : Tally());
    if (fished) expect(Pending::EndOfTurn, seat);
}

void Known::saw(const Said& said) {
    if (said.saying == Saying::GotWhatIFishedFor) return;
    m_mayReact = false;
    addEntry(said.seat, {HandEntryKind::Lacks, 0, m_topic});
    goesFishing();
}

/// The player on turn draws the next card. With an empty hole the turn ends.
void Known::goesFishing() {
    m_fishing = !m_observation.hole.empty();
    if (!m_fishing) expect(Pending::EndOfTurn, m_observation.status.turn);
}

void Known::saw(const Status& now) {
    const Status& before = m_observation.status;
    m_blockFrom = kNoSeat;
    m_mayReact = false;
    if (now.phase == Phase::Wait && now.asked != kNoSeat) {
        addEntry(now.asked, {HandEntryKind::Holds, 0, maskOfNumber(now.number)});
        addEntry(now.asked, {HandEntryKind::Holds, 0, kMaskOfReactions});
    } else if (now.phase == Phase::Lay || (now.phase == Phase::Wait && (m_blockers.empty() || m_stopped))) {
        retract();
        m_pending = Pending::None;
        m_layer = m_reverser == kNoSeat ? before.turn : m_reverser;
        if (now.phase == Phase::Wait) addEntry(m_layer, {HandEntryKind::SomeSet, 0, {}});
    } else if (now.phase == Phase::Turn || now.phase == Phase::Over || now.phase == Phase::NameColor) {
        if (m_pending == Pending::Laying) retract();
        const bool newTurn = now.turn != before.turn || m_layer != kNoSeat || m_stopped;
        const bool laidOrStopped = m_layer != kNoSeat || m_stopped || m_pending == Pending::EndOfTurn;
        if (newTurn && !m_fresh) {
            if (!laidOrStopped) addEntry(before.turn, {HandEntryKind::NoSet, 0, {}});
            turnPassed();
        }
        m_pending = Pending::None;
        m_asserted = false;
        m_blockers = SeatSet();
    }
}

/// Concludes from a wait, or its absence, whether a seat clockwise after m_blockFrom has a War Machine. The
/// seats end at the viewer, if the viewer has one too, else at the player on turn.
void Known::resolveBlock(bool somebodyWaits) {
    const Seat turn = m_observation.status.turn;
    const bool viewerIsAsked = m_viewer != kNoSeat && m_viewer != turn && m_blockFrom != m_viewer &&
                               std::ranges::count(m_observation.hands[m_viewer], kWarMachine) > 0;
    const Seat until = viewerIsAsked ? m_viewer : turn;
    const SeatSet asked = between(m_blockFrom, until, seats());
    m_blockFrom = kNoSeat;
    m_blockers = SeatSet();
    if (!somebodyWaits) {
        for (const Seat seat : asked)
            addEntry(seat, {HandEntryKind::Lacks, 0, kMaskOfWarMachines});
        return;
    }
    resolveDeck(kWarMachine);
    m_blockers = asked;
    for (const Seat seat : asked)
        addEntry(seat, {HandEntryKind::MayStop, std::uint8_t(m_stops), {}});
    ++m_stops;
}

// ---- pending conclusions ----

void Known::expect(Pending pending, Seat seat) {
    retract();
    m_pending = pending;
    m_pendingSeat = seat;
    assertPending();
}

void Known::retract() {
    if (m_asserted && hidden(m_pendingSeat)) m_histories[m_pendingSeat].pop_back();
    m_asserted = false;
}
void Known::assertPending() {
    if (m_pending == Pending::None || m_asserted) return;
    m_asserted = true;
    addEntry(m_pendingSeat,
             {m_pending == Pending::EndOfTurn ? HandEntryKind::NoSet : HandEntryKind::SomeSet, 0, {}});
}

/// The turn passed to the same player again, which produces no status event.
void Known::resolveBySilence() {
    m_pending = Pending::None;
    m_asserted = false;
    turnPassed();
}

void Known::turnPassed() {
    m_quietTurns = m_quiet ? m_quietTurns + 1 : 0;
    m_quiet = m_observation.hole.empty();
    m_layer = m_reverser = kNoSeat;
    m_stopped = false;
    m_fishing = m_mayReact = false;
    ++m_turns;
}

int Known::quietTurns() const {
    if (m_pending != Pending::EndOfTurn) return m_quietTurns;
    return m_quiet ? m_quietTurns + 1 : 0;
}
bool Known::quiet() const {
    return m_fresh || m_pending == Pending::EndOfTurn ? m_observation.hole.empty() : m_quiet;
}

Status Known::status() const {
    Status status = m_observation.status;
    if (status.phase != Phase::Wait) return status;
    if (status.asked != kNoSeat) {
        status.phase = Phase::Answer;
        status.playersToAct = SeatSet::of(status.asked);
        return status;
    }
    if (!m_blockers.empty() && !m_stopped) {
        status.phase = Phase::Block;
        return status;
    }
    status.phase = Phase::Lay;
    status.playersToAct = SeatSet::of(m_stopped ? status.turn : m_layer);
    return status;
}

std::vector<Fact> Known::facts() const {
    std::vector<Fact> facts;
    for (Seat seat = 0; seat < seats(); ++seat)
        if (hidden(seat)) addFacts(seat, facts);
    return facts;
}
void Known::addFacts(Seat seat, std::vector<Fact>& facts) const {
    m_facts[seat].addFacts(seat, m_observation.hands[seat].size(), m_turns, facts);
}

} // namespace tacklebox
