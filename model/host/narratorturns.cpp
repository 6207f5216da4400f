// The part of the Narrator for turns that pass to an unexpected player.
#include "model/host/narrator.h"

#include <algorithm>

namespace tacklebox {

namespace {

/// The last item that is not a Laid of `seat`, or null.
const NarrationItem* lastBeforeLaying(const std::vector<NarrationItem>& items, Seat seat) {
    const auto found = std::find_if(items.rbegin(), items.rend(), [seat](const NarrationItem& item) {
        return item.kind != NarrationKind::Laid || item.actor != seat;
    });
    return found == items.rend() ? nullptr : &*found;
}

} // namespace

/// True if `seat` may go again, but has no card and cannot draw.
bool Narrator::hasNothingToGoOnWith(Seat seat) const {
    if (seat == kNoSeat || m_context.inStock != 0 || m_context.held[seat] > 0) return false;
    if (m_context.ask.by == seat) return m_context.ask.result == Result::Hit;
    const NarrationItem* const last = lastBeforeLaying(m_items, seat);
    return last && last->kind == NarrationKind::Caught && last->actor == seat;
}

void Narrator::resolveTurn(NarrationItem& item) {
    SeatSet passedOver; // between the last and the next player
    if (item.other != kNoSeat && item.other != item.actor)
        for (Seat seat = leftOf(item.other, m_context.seats); seat != item.actor;
             seat = leftOf(seat, m_context.seats))
            passedOver.add(seat);
    const Seat before = std::exchange(item.other, kNoSeat);
    if (hasNothingToGoOnWith(before)) {
        item.reason = TurnReason::EmptyStock;
        item.other = before;
    } else if (before != kNoSeat && !passedOver.empty()) {
        item.reason = TurnReason::EmptyHand;
        item.other = passedOver.size() == 1 ? passedOver.first() : kNoSeat;
    }
    if (before == item.actor) item.reason = TurnReason::Usual;
    m_context.ask = {};
}

Phrase Narrator::turnWords(const NarrationItem& item) const {
    switch (item.reason) {
    case TurnReason::EmptyStock:
        return m_names.phrase({item.other, item.actor},
                              {QT_TRANSLATE_NOOP("Words", "%3 is empty, so %1 is skipped: %2's turn."),
                               QT_TRANSLATE_NOOP("Words", "%3 is empty, so you are skipped: %2's turn."),
                               QT_TRANSLATE_NOOP("Words", "%3 is empty, so %1 is skipped: your turn.")},
                              {pileWords(m_context.stock, m_names)});
    case TurnReason::EmptyHand:
        if (item.other == kNoSeat)
            return m_names.phrase(item.actor,
                                  QT_TRANSLATE_NOOP("Words", "Nobody in between has a card: %1's turn."),
                                  QT_TRANSLATE_NOOP("Words", "Nobody in between has a card: your turn."));
        return m_names.phrase({item.other, item.actor},
                              {QT_TRANSLATE_NOOP("Words", "%1 has no cards and is skipped: %2's turn."),
                               QT_TRANSLATE_NOOP("Words", "You have no cards and are skipped: %2's turn."),
                               QT_TRANSLATE_NOOP("Words", "%1 has no cards and is skipped: your turn.")});
    case TurnReason::Usual: break;
    }
    return {};
}

Phrase Narrator::whyTurn(const NarrationItem& item) const {
    switch (item.reason) {
    case TurnReason::EmptyStock:
        return m_names.phrase(item.other, QT_TRANSLATE_NOOP("Words", "%2 is empty, so %1 is skipped."),
                              QT_TRANSLATE_NOOP("Words", "%2 is empty, so you are skipped."),
                              {pileWords(m_context.stock, m_names)});
    case TurnReason::EmptyHand:
        if (item.other == kNoSeat) return QT_TRANSLATE_NOOP("Words", "Nobody in between has a card.");
        return m_names.phrase(item.other, QT_TRANSLATE_NOOP("Words", "%1 has no cards and is skipped."),
                              QT_TRANSLATE_NOOP("Words", "You have no cards and are skipped."));
    case TurnReason::Usual: break;
    }
    return {};
}

} // namespace tacklebox
