#include "model/table/orders.h"

#include <algorithm>

namespace tacklebox {

namespace {

/// The key of a seat's order for a card; its prefix for an empty card.
QString keyOf(Seat seat, const QString& card) {
    return QString::number(seat) + u'/' + card;
}

} // namespace

StandingOrder StandingOrders::forCard(Seat seat, const QString& card, bool alone) const {
    using Rule = StandingOrder::Rule;
    const StandingOrder byDefault{alone ? Rule::AskMe : Rule::Never};
    return m_cards.value(keyOf(seat, card), byDefault);
}

bool StandingOrders::hasAny(Seat seat) const {
    const auto keys = m_cards.keys();
    return std::any_of(keys.begin(), keys.end(),
                       [prefix = keyOf(seat, {})](const QString& key) { return key.startsWith(prefix); });
}

void StandingOrders::setForCard(Seat seat, const QString& card, const StandingOrder& order) {
    m_cards.insert(keyOf(seat, card), order);
}

WindowOrder StandingOrders::forWindow(Seat seat) const {
    if (seat >= kMostSeats) return {};
    return m_passing.has(seat) ? WindowOrder{WindowOrder::Rule::PassUntilChange} : m_windows[seat];
}

void StandingOrders::setForWindow(Seat seat, const WindowOrder& order) {
    if (order.rule == WindowOrder::Rule::PassUntilChange) {
        m_passing.add(seat);
        return;
    }
    m_passing.remove(seat);
    m_windows[seat] = order;
}

StandingOrders::WindowOrders StandingOrders::windowOrders() const {
    WindowOrders orders;
    for (Seat seat = 0; seat < kMostSeats; ++seat)
        orders[seat] = forWindow(seat);
    return orders;
}

Orders StandingOrders::of(Seat seat, bool alone) const {
    return {
        [this, seat, alone](std::string_view card) { return forCard(seat, QString::fromUtf8(card), alone); },
        forWindow(seat)};
}

void StandingOrders::restore(const CardOrders& cards, const WindowOrders& windows) {
    m_cards = cards;
    m_passing = {};
    for (Seat seat = 0; seat < kMostSeats; ++seat) {
        m_windows[seat] = {};
        setForWindow(seat, windows[seat]);
    }
}

} // namespace tacklebox
