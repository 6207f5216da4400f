// Why it is an unexpected player's turn: the beats in which a turn passes.
#include "model/host/narrator.h"

#include <algorithm>

namespace tacklebox {

namespace {

/// The last beat before those in which `seat` lays cards; nothing if there is none.
const Beat* lastBeforeLaying(const std::vector<Beat>& beats, Seat seat) {
    const auto found = std::find_if(beats.rbegin(), beats.rend(), [seat](const Beat& beat) {
        return beat.kind != BeatKind::Laid || beat.who != seat;
    });
    return found == beats.rend() ? nullptr : &*found;
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
    if (hasNothingToGoOnWith(before)) {
        beat.reason = TurnReason::EmptyStock;
        beat.whom = before;
    } else if (before != kNoSeat && !passedOver.empty()) {
        beat.reason = TurnReason::EmptyHand;
        beat.whom = passedOver.size() == 1 ? passedOver.first() : kNoSeat;
    }
    if (before == beat.who) beat.reason = TurnReason::Usual;
    m_context.ask = {};
}

Phrase Narrator::turnWords(const Beat& beat) const {
    switch (beat.reason) {
    case TurnReason::EmptyStock:
        return m_names.say({beat.whom, beat.who},
                           {QT_TRANSLATE_NOOP("Words", "%3 is empty, so %1 is skipped: %2's turn."),
                            QT_TRANSLATE_NOOP("Words", "%3 is empty, so you are skipped: %2's turn."),
                            QT_TRANSLATE_NOOP("Words", "%3 is empty, so %1 is skipped: your turn.")},
                           {pileWords(m_context.stock, m_names)});
    case TurnReason::EmptyHand:
        if (beat.whom == kNoSeat)
            return m_names.say({beat.who},
                               {QT_TRANSLATE_NOOP("Words", "Nobody in between has a card: %1's turn."),
                                QT_TRANSLATE_NOOP("Words", "Nobody in between has a card: your turn.")});
        return m_names.say({beat.whom, beat.who},
                           {QT_TRANSLATE_NOOP("Words", "%1 has no cards and is skipped: %2's turn."),
                            QT_TRANSLATE_NOOP("Words", "You have no cards and are skipped: %2's turn."),
                            QT_TRANSLATE_NOOP("Words", "%1 has no cards and is skipped: your turn.")});
    case TurnReason::Usual: break;
    }
    return {};
}

Phrase Narrator::whyTurn(const Beat& beat) const {
    switch (beat.reason) {
    case TurnReason::EmptyStock:
        return m_names.say({beat.whom},
                           {QT_TRANSLATE_NOOP("Words", "%2 is empty, so %1 is skipped."),
                            QT_TRANSLATE_NOOP("Words", "%2 is empty, so you are skipped.")},
                           {pileWords(m_context.stock, m_names)});
    case TurnReason::EmptyHand:
        if (beat.whom == kNoSeat) return QT_TRANSLATE_NOOP("Words", "Nobody in between has a card.");
        return m_names.say({beat.whom}, {QT_TRANSLATE_NOOP("Words", "%1 has no cards and is skipped."),
                                         QT_TRANSLATE_NOOP("Words", "You have no cards and are skipped.")});
    case TurnReason::Usual: break;
    }
    return {};
}

} // namespace tacklebox
