#include "model/table/orders.h"

namespace tacklebox {

namespace {

QString keyOf(Seat seat, const QString& card) {
    return QString::number(seat) + u'/' + card;
}

} // namespace

StandingOrder StandingOrders::forCard(Seat seat, const QString& card, bool alone) const {
    StandingOrder unsaid;
    if (alone) unsaid.rule = StandingOrder::Rule::AskMe;
    return m_cards.value(keyOf(seat, card), unsaid);
}

void StandingOrders::setForCard(Seat seat, const QString& card, const StandingOrder& order) {
    m_cards.insert(keyOf(seat, card), order);
}

void StandingOrders::somebodyActed() {
    for (WindowOrder& order : m_windows)
        if (order.rule == WindowOrder::Rule::PassUntilChange) order = {};
}

Orders StandingOrders::of(Seat seat, bool alone) const {
    return {[this, seat, alone](std::string_view card) {
                return forCard(seat, QString::fromUtf8(card.data(), qsizetype(card.size())), alone);
            },
            forWindow(seat)};
}

void StandingOrders::restore(const ByCard& cards, const ByWindow& windows) {
    m_cards = cards;
    m_windows = windows;
}

} // namespace tacklebox
