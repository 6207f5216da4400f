// Layout of a hand: one row if enough of each card stays visible, else two. Groups with a title get a tray.
#include "views/scene/picture/zonegroups.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kIndexShare = 51.0 / 250.0; ///< share of a card's width that shows its index
constexpr qreal kLeastStep = 24;            ///< pixels: the minimum size of a target (WCAG 2.5.8)

/// Adjacent groups of a hand with the same heading. Groups without a title lie directly on the rail.
struct Tray {
    std::vector<CardGroup> groups;
    QString title; ///< empty: no tray is drawn
    int size() const {
        int n = 0;
        for (const CardGroup& group : groups)
            n += group.size();
        return n;
    }
};

std::vector<Tray> traysOf(const ZonePicture& zone) {
    std::vector<Tray> trays;
    for (const CardGroup& group : groupsOf(zone)) {
        const QString title = group.id >= 0 && group.id < int(zone.groups.size())
                                  ? zone.groups[std::size_t(group.id)].title
                                  : QString();
        if (trays.empty() || trays.back().title != title) trays.push_back({{}, title});
        trays.back().groups.push_back(group);
    }
    return trays;
}

/// Lays out the hand in one row. Returns false if too little of each card would be visible.
bool layOneRow(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal height, qreal unit,
               qreal textHeight) {
    constexpr qreal kCrowded = 0.58; // share of a card's width: below it, the gaps between groups shrink too
    const std::vector<Tray> trays = traysOf(zone);
    const qreal pad = std::round(7 * unit), between = std::round(14 * unit), apart = std::round(7 * unit);
    const qreal edge = std::round(4 * unit);
    const qreal trayHigh = std::floor(std::min(height, area.height() - textHeight - 2 * edge));
    const QSizeF loose(cardWidth(height), height), inTray(cardWidth(trayHigh), trayHigh);
    const auto cardOf = [&](const Tray& tray) { return tray.title.isEmpty() ? loose : inTray; };
    qreal gap = std::round(15 * unit), share = 0;
    for (const bool close : {false, true}) {
        if (close) gap = std::round(4.5 * unit);
        qreal fixed = between * qreal(trays.size() - 1), moving = 0;
        for (const Tray& tray : trays) {
            const qreal width = cardOf(tray).width();
            fixed += width + gap * qreal(tray.groups.size() - 1) + (tray.title.isEmpty() ? 0 : 2 * pad);
            moving += (tray.size() - 1) * width;
        }
        share = 1 + apart / loose.width();
        if (moving > 0) share = std::min(share, (area.width() - fixed) / moving);
        if (share >= kCrowded) break;
    }
    for (const Tray& tray : trays)
        if (tray.size() > 1 &&
            share * cardOf(tray).width() < std::max(kLeastStep, kIndexShare * cardOf(tray).width()))
            return false;
    const auto wide = [&](const Tray& tray) {
        const qreal step = std::floor(share * cardOf(tray).width());
        return cardOf(tray).width() + (tray.size() - 1) * step + gap * qreal(tray.groups.size() - 1) +
               (tray.title.isEmpty() ? 0 : 2 * pad);
    };
    qreal all = between * qreal(trays.size() - 1), last = 0;
    for (const Tray& tray : trays) {
        all += wide(tray);
        if (!tray.title.isEmpty()) last += wide(tray) + between;
    }
    // Beside loose cards, trays are aligned to the right.
    const bool mixed = trays.size() > 1 && trays.front().title.isEmpty();
    const qreal room = mixed ? area.width() - last : area.width();
    qreal x = area.left() + std::max(0.0, (room - (mixed ? all - last : all)) / 2);
    geometry.card = trays.front().title.isEmpty() ? loose : inTray;
    for (std::size_t t = 0; t < trays.size(); ++t) {
        const Tray& tray = trays[t];
        const QSizeF card = cardOf(tray);
        const bool own = !tray.title.isEmpty();
        if (mixed && t == 1) x = std::max(x, area.right() - last + between);
        const qreal left = x, step = std::floor(share * card.width());
        if (own) x += pad;
        for (std::size_t g = 0; g < tray.groups.size(); ++g)
            for (int i = tray.groups[g].first; i < tray.groups[g].last; ++i) {
                if (i > tray.groups.front().first) x += step + (i == tray.groups[g].first ? gap : 0);
                geometry.cards[std::size_t(i)] =
                    onPixels(x, area.bottom() - card.height() - (own ? edge : 0), card);
            }
        x += card.width() + (own ? pad : 0);
        if (own) {
            const qreal top = area.bottom() - card.height() - 2 * edge - textHeight;
            geometry.trays.emplace_back(left, top, x - left, area.bottom() - top);
            geometry.headings.push_back(
                {QRectF(left + pad, top + edge / 2, x - left - 2 * pad, textHeight), tray.groups.front().id});
        }
        x += between;
    }
    return true;
}

} // namespace

void layHand(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal height, qreal unit,
             qreal textHeight) {
    const int n = int(zone.cards.size());
    height = std::min(height, area.height());
    if (layOneRow(geometry, zone, area, height, unit, textHeight)) return;
    geometry.trays.clear();
    geometry.headings.clear();
    const std::vector<CardGroup> groups = groupsOf(zone);
    const qreal gap = std::round(4.5 * std::max(1.0, unit));
    geometry.twoRows = true;
    height = std::min(height, std::floor(area.height() / 1.42));
    const qreal width = cardWidth(height);
    int split = (n + 1) / 2;              // cards in the first (back) row
    for (const CardGroup& group : groups) // move the split by up to two cards to keep a group together
        if (std::abs(group.first - (n + 1) / 2) <= 2 && group.first > 0) split = group.first;
    geometry.card = {width, height};
    const auto layRow = [&](int first, int last, qreal top) {
        if (first == last) return;
        int gaps = 0;
        for (int i = first + 1; i < last; ++i)
            gaps += zone.cards[std::size_t(i)].group != zone.cards[std::size_t(i - 1)].group;
        const qreal room = area.width() - width - gaps * gap;
        const qreal step =
            last - first < 2 ? 0 : std::min(0.62 * width, std::max(0.0, room / (last - first - 1)));
        const qreal total = width + (last - first - 1) * step + gaps * gap;
        qreal x = area.left() + std::max(0.0, (area.width() - total) / 2);
        for (int i = first; i < last; ++i) {
            if (i > first) {
                x += step;
                if (zone.cards[std::size_t(i)].group != zone.cards[std::size_t(i - 1)].group) x += gap;
            }
            geometry.cards[std::size_t(i)] = onPixels(std::min(x, area.right() - width), top, geometry.card);
        }
    };
    layRow(0, split, area.bottom() - 1.42 * height);
    layRow(split, n, area.bottom() - height);
}

} // namespace tacklebox
