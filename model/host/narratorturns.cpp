// Whose turn it is, and why it is another's: the beats in which a turn passes.
#include "model/host/narrator.h"

#include <algorithm>

namespace tacklebox {

namespace {

/// True if `seat` has drawn a card since the last ask, and not for want of cards.
bool hasFished(const std::vector<Beat>& beats, Seat seat) {
    for (auto beat = beats.rbegin(); beat != beats.rend() && beat->kind != BeatKind::Asked; ++beat)
        if (beat->who == seat && beat->kind == BeatKind::Drew && !beat->fromEmptyHand) return true;
    return false;
}

/// The last beat before those in which `seat` lays cards; nothing if there is none.
const Beat* lastBeforeLaying(const std::vector<Beat>& beats, Seat seat) {
    const auto found = std::find_if(beats.rbegin(), beats.rend(), [seat](const Beat& beat) {
        return beat.kind != BeatKind::Laid || beat.who != seat;
    });
    return found == beats.rend() ? nullptr : &*found;
}

/// Why the turn of `seat` ends with an ask that has missed. `catchGoesOn`: it would not have, had he fished
/// what he asked for.
TurnReason whyMissed(const std::vector<Beat>& beats, Seat seat, bool catchGoesOn) {
    if (!hasFished(beats, seat)) return TurnReason::Missed;
    if (!catchGoesOn) return TurnReason::Ended;
    const Beat& last = beats.back();
    return last.kind == BeatKind::Drew && last.who == seat ? TurnReason::Strayed : TurnReason::StrayedBefore;
}

} // namespace

/// True if `seat` has caught something and could go on, had he or the stock a card.
bool Narrator::hasNothingToGoOnWith(Seat seat) const {
    if (seat == kNoSeat || m_context.inStock != 0 || m_context.held[seat] > 0) return false;
    if (m_context.ask.by == seat) return m_context.ask.result == Result::Hit;
    const Beat* const last = lastBeforeLaying(m_beats, seat);
    return last && last->kind == BeatKind::Caught && last->who == seat;
}

void Narrator::settleTurn(Beat& beat) {
    SeatSet passedOver; // between the last and the next player
    if (beat.whom != kNoSeat && beat.whom != beat.who)
        for (Seat seat = leftOf(beat.whom, m_context.seats); seat != beat.who;
             seat = leftOf(seat, m_context.seats))
            passedOver.add(seat);
    const Seat before = std::exchange(beat.whom, kNoSeat);
    // The last that came of a move which ends the turn is a card that was kept, or laid at once with what it
    // goes with.
    const Beat* last = m_beats.empty() ? nullptr : &m_beats.back();
    if (last && last->kind == BeatKind::Laid && last->who == before && m_beats.size() > 1) --last;
    const bool kept = last && last->kind == BeatKind::Drew && last->who == before && !last->fromEmptyHand &&
                      m_context.mover == before && m_context.move.any() && m_game->endsTurn(m_context.move);
    if (m_context.ask.result == Result::TurnedOver)
        beat.reason = TurnReason::TurnedOver;
    else if (m_context.ask.by == before && m_context.ask.result == Result::Missed)
        beat.reason = whyMissed(m_beats, before, m_context.catchGoesOn);
    else if (m_context.ask.by == kNoSeat ? m_context.stopped || kept : m_context.ask.result == Result::Hit)
        beat.reason = TurnReason::Ended;
    if (hasNothingToGoOnWith(before)) {
        beat.reason = TurnReason::EmptyStock;
        beat.whom = before;
    } else if (before != kNoSeat && !passedOver.empty()) {
        beat.reason = TurnReason::EmptyHand;
        beat.whom = passedOver.size() == 1 ? passedOver.first() : kNoSeat;
    }
    if (before == beat.who) beat.reason = TurnReason::Usual;
    m_context.ask = {};
    m_context.stopped = false;
}

Phrase Narrator::turnWords(const Beat& beat) const {
    const Names& names = m_names;
    switch (beat.reason) {
    case TurnReason::Missed:
        return names.say({beat.who},
                         {QT_TRANSLATE_NOOP("Words", "Nothing was caught: now it is %1's turn."),
                          QT_TRANSLATE_NOOP("Words", "Nothing was caught: now it is your turn.")});
    case TurnReason::Strayed:
        return names.say({beat.who},
                         {QT_TRANSLATE_NOOP("Words", "It was not what was asked for: now it is %1's turn."),
                          QT_TRANSLATE_NOOP("Words", "It was not what was asked for: now it is your turn.")});
    case TurnReason::StrayedBefore:
        return names.say(
            {beat.who},
            {QT_TRANSLATE_NOOP("Words", "The card drawn was not what was asked for: now it is %1's turn."),
             QT_TRANSLATE_NOOP("Words", "The card drawn was not what was asked for: now it is your turn.")});
    case TurnReason::EmptyStock:
        return names.say(
            {beat.whom, beat.who},
            {QT_TRANSLATE_NOOP("Words", "%3 is empty, so %1 is passed over: now it is %2's turn."),
             QT_TRANSLATE_NOOP("Words", "%3 is empty, so you are passed over: now it is %2's turn."),
             QT_TRANSLATE_NOOP("Words", "%3 is empty, so %1 is passed over: now it is your turn.")},
            {placeWords(m_context.stock, names)});
    case TurnReason::TurnedOver:
        return names.say({beat.who},
                         {QT_TRANSLATE_NOOP("Words", "The tables are turned: now it is %1's turn."),
                          QT_TRANSLATE_NOOP("Words", "The tables are turned: now it is your turn.")});
    case TurnReason::Ended:
        return names.say({beat.who},
                         {QT_TRANSLATE_NOOP("Words", "That ends the turn: now it is %1's turn."),
                          QT_TRANSLATE_NOOP("Words", "That ends the turn: now it is your turn.")});
    case TurnReason::EmptyHand:
        if (beat.whom == kNoSeat)
            return names.say(
                {beat.who},
                {QT_TRANSLATE_NOOP("Words", "Nobody in between has a card: now it is %1's turn."),
                 QT_TRANSLATE_NOOP("Words", "Nobody in between has a card: now it is your turn.")});
        return names.say(
            {beat.whom, beat.who},
            {QT_TRANSLATE_NOOP("Words", "%1 has no cards and is passed over: now it is %2's turn."),
             QT_TRANSLATE_NOOP("Words", "You have no cards and are passed over: now it is %2's turn."),
             QT_TRANSLATE_NOOP("Words", "%1 has no cards and is passed over: now it is your turn.")});
    case TurnReason::Usual: break;
    }
    return names.say({beat.who}, {QT_TRANSLATE_NOOP("Words", "Now it is %1's turn."),
                                  QT_TRANSLATE_NOOP("Words", "Now it is your turn.")});
}

Phrase Narrator::whyTurn(const Beat& beat) const {
    switch (beat.reason) {
    case TurnReason::Missed: return QT_TRANSLATE_NOOP("Words", "Nothing was caught.");
    case TurnReason::Strayed: return QT_TRANSLATE_NOOP("Words", "It was not what was asked for.");
    case TurnReason::StrayedBefore:
        return QT_TRANSLATE_NOOP("Words", "The card drawn was not what was asked for.");
    case TurnReason::EmptyStock:
        return m_names.say({beat.whom},
                           {QT_TRANSLATE_NOOP("Words", "%2 is empty, so %1 is passed over."),
                            QT_TRANSLATE_NOOP("Words", "%2 is empty, so you are passed over.")},
                           {placeWords(m_context.stock, m_names)});
    case TurnReason::TurnedOver: return QT_TRANSLATE_NOOP("Words", "The tables are turned.");
    case TurnReason::Ended: return QT_TRANSLATE_NOOP("Words", "That ends the turn.");
    case TurnReason::EmptyHand:
        if (beat.whom == kNoSeat) return QT_TRANSLATE_NOOP("Words", "Nobody in between has a card.");
        return m_names.say({beat.whom},
                           {QT_TRANSLATE_NOOP("Words", "%1 has no cards and is passed over."),
                            QT_TRANSLATE_NOOP("Words", "You have no cards and are passed over.")});
    case TurnReason::Usual: break;
    }
    return {};
}

} // namespace tacklebox
