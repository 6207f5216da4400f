#include "views/scene/motion/tableeffects.h"
#include "views/scene/items/animator.h"
#include "views/scene/items/fishingline.h"
#include "views/scene/items/propitems.h"
#include "views/scene/items/zoneitems.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace motiontimes;

namespace {

constexpr qreal kCutApart = 0.62; ///< how far each half of a cut pile moves aside, in card widths

} // namespace

void TableEffects::rings(TransferKind transfer, const std::vector<Flight>& flights, PileId from,
                         int total) const {
    if (m_pacing.reduced()) return;
    switch (transfer) {
    case TransferKind::Draw:
    case TransferKind::TurnUp:
    case TransferKind::DrawHidden:
        m_scene.rings(m_scene.zoneRect(from), kMist, flights.front().delay, ringMillis());
        break;
    case TransferKind::Reveal:
    case TransferKind::Catch:
        m_scene.rings(m_scene.zoneRect(from), kMist, flights.front().delay, ringMillis());
        m_scene.ripple(flights.front().waypoint, kGold, reportedAt(flights.front()), ringMillis());
        break;
    case TransferKind::Dive: {
        const QRectF landing = flights.front().toRect;
        const QRectF at = m_scene.cardRect(flights.front().to);
        m_scene.ripple(at.isValid() ? at : landing, kMist, reportedAt(flights.front()), ringMillis());
        break;
    }
    case TransferKind::Lose: {
        QRectF all;
        for (const Flight& flight : flights)
            all |= flight.waypoint;
        m_scene.ripple(all, tokens::kRed, reportedAt(flights.front()), ringMillis());
        m_scene.ripple(flights.front().toRect, tokens::kRed, std::max(0, total - scaled(kRipple) / 4),
                       ringMillis());
        break;
    }
    case TransferKind::Lay:
    case TransferKind::Gather: {
        QRectF all;
        for (const Flight& flight : flights) {
            const QRectF at = m_scene.cardRect(flight.to); // a coin is not in the middle of its zone
            all |= at.isValid() ? at : flight.toRect;
        }
        m_scene.ripple(all, kGold, std::max(0, total - scaled(kRipple) / 4), ringMillis());
        break;
    }
    default: break;
    }
}

void TableEffects::tumble(const Rolled& rolled, QPointF carriedBy) const {
    std::vector<QRectF> rests;
    for (const int note : m_presenter.diceNotes()) {
        const auto rest = m_scene.layout().notes.find(note);
        rests.push_back(rest == m_scene.layout().notes.end() ? QRectF() : rest->second);
    }
    QRectF thrower = m_scene.seatRect(rolled.seat);
    if (thrower.isEmpty()) thrower = m_scene.zoneRect(handOf(rolled.seat));
    if (thrower.isEmpty()) thrower = m_scene.openRect();
    if (!carriedBy.isNull() && !rests.empty()) thrower = rests.front().translated(carriedBy);
    m_scene.tumble(thrower.center(), rolled.dice[0], rolled.dice[1], rests, std::max(1, scaled(kDice)),
                   scaled(kDiceHold));
}

void TableEffects::riffle(PileId pile, int millis) const {
    constexpr int kCut = 8;                       // number of cards to draw
    constexpr qreal kLean = 7;                    // degrees
    constexpr qreal kParted = 0.3, kFalls = 0.22; // shares of the time: for parting, for the fall of a card
    const ZonePicture* zone = m_scene.picture().zone(pile);
    const QRectF rect = m_scene.cardRect({pile, 0});
    if (!zone || zone->arrangement != Arrangement::Pile || rect.isEmpty() || zone->cards.size() < 2)
        return m_scene.zones().wiggle(pile, millis);
    const qreal step = (1 - kParted - kFalls) / (kCut - 1), unit = m_scene.layout().unit;
    for (int k = 0; k < kCut; ++k) {
        const qreal side = k % 2 == 0 ? -1 : 1, falls = kParted + step * k;
        m_scene.perform(props::back(m_scene.paintContext(), m_presenter.art(kHidden), rect.size()),
                        {.z = layer::kFlying - kCut + k, .millis = millis}, [=](PropItem& item, qreal t) {
                            const qreal parts = eased(QEasingCurve::OutCubic, std::min(1.0, t / kParted));
                            const qreal home =
                                eased(QEasingCurve::InOutCubic, std::clamp((t - falls) / kFalls, 0.0, 1.0));
                            const qreal apart = side * parts * (1 - home);
                            const qreal lifts = std::abs(apart) * (2 + k) * unit;
                            item.setPos(rect.center() + QPointF(apart * kCutApart * rect.width(), -lifts));
                            item.setRotation(apart * kLean);
                        });
    }
}

QRectF TableEffects::riffled(PileId pile) const {
    const QRectF rect = m_scene.cardRect({pile, 0});
    const qreal apart = kCutApart * rect.width();
    return rect.adjusted(-apart, 0, apart, 0);
}

void TableEffects::showPoints(const Scored& scored, int millis) const {
    for (Seat seat = 0; seat < scored.seats; ++seat) {
        if (scored.points[seat] == 0) continue;
        if (m_pacing.reduced())
            m_scene.outline(tagOf(seat), kOutline);
        else
            m_scene.ripple(tagOf(seat), kGold, 0, ringMillis());
    }
    const qreal gap = 6 * m_scene.layout().unit;
    for (Seat seat = 0; seat < scored.seats; ++seat) {
        const QRectF tag = tagOf(seat);
        if (scored.points[seat] == 0 || tag.isEmpty()) continue;
        auto sign = props::points(m_scene.paintContext(), scored.points[seat]);
        const QSizeF half = sign->size() / 2;
        const bool own = seat == m_presenter.table().viewer(); // the viewer's tag is at the lower edge
        const QPointF at = own ? QPointF(tag.right() + gap + half.width(), tag.center().y())
                               : m_scene.fishingLine().endAt(seat) + QPointF(0, gap + half.height());
        const int in = std::max(1, scaled(kMount)), out = std::max(1, scaled(kFade));
        m_scene.perform(
            std::move(sign), {.z = layer::kEffects - 1, .at = at, .millis = millis, .in = in, .out = out},
            [=, still = m_pacing.reduced()](PropItem& item, qreal t) {
                const qreal grown = still ? 1 : eased(QEasingCurve::OutBack, std::min(1.0, t * millis / in));
                item.setScale(0.4 + 0.6 * grown);
            });
    }
}

int TableEffects::ringMillis() const {
    return std::max(1, scaled(kRipple));
}

QRectF TableEffects::tagOf(Seat seat) const {
    constexpr qreal kTag = 4.2; // width of the words in the middle of the tag, in tag heights
    const QRectF tag = m_scene.layout().tags[seat];
    QRectF points = tag.isEmpty() ? m_scene.seatRect(seat) : tag;
    if (const qreal wide = std::min(tag.width(), kTag * tag.height()); wide > 0)
        points.adjust((tag.width() - wide) / 2, 0, (wide - tag.width()) / 2, 0);
    return points;
}

} // namespace tacklebox
