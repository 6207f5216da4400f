#include "views/scene/picture/zonegroups.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kMostBacks = 5, kMostAdrift = 9;
constexpr qreal kLeastCard = 24;
constexpr qreal kTitleLines = 7.8; ///< width of a title beside cards, in line heights

bool anyHeading(const ZonePicture& zone) {
    return std::any_of(zone.groups.begin(), zone.groups.end(),
                       [](const GroupPicture& g) { return !g.title.isEmpty() || !g.note.isEmpty(); });
}

/// Adds the headings above a row of groups. Each extends to the start of the next group.
void headRow(ZoneGeometry& geometry, const ZonePicture& zone, const std::vector<CardGroup>& groups,
             qreal textHeight, qreal right) {
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const CardGroup& group = groups[i];
        if (group.id < 0 || group.id >= int(zone.groups.size())) continue;
        const QRectF& first = geometry.cards[std::size_t(group.first)];
        const QRectF& last = geometry.cards[std::size_t(group.last - 1)];
        qreal end = right;
        if (i + 1 < groups.size()) {
            const QRectF& next = geometry.cards[std::size_t(groups[i + 1].first)];
            if (std::abs(next.top() - first.top()) < 1) end = next.left() - 4;
        }
        end = std::max(std::min(end, right), std::min(last.right(), end));
        geometry.headings.push_back(
            {QRectF(first.left(), first.top() - textHeight, end - first.left(), textHeight), group.id});
    }
}

/// Makes the coins as large as they fit, from the left, with room for their notes if they all fit then. A
/// single row is centred.
void layCoins(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal most, qreal unit) {
    constexpr qreal kWithNote = 1.62, kRoomyNote = 1.85; // width of a coin and its note, in coins
    constexpr qreal kDigit = 0.62;                       // width of a digit, in its font size
    const std::vector<CardGroup> groups = groupsOf(zone);
    const int n = int(groups.size());
    qsizetype digits = 0;
    for (const GroupPicture& group : zone.groups)
        digits = std::max(digits, group.note.size());
    bool noted = digits > 0;
    const qreal least = std::max(16.0, std::round(17 * unit)), gap = std::round((noted ? 2 : 3) * unit);
    const auto across = [&](qreal side, qreal room) { return std::max(1, int((room + gap) / (side + gap))); };
    const auto fit = [&](qreal side, qreal wide) {
        return across(wide * side, area.width()) * across(side, area.height()) >= n &&
               wide * side <= area.width();
    };
    // Beside a small coin the note has the smallest font. Many coins cover a little of it.
    qreal words = qreal(digits) * kDigit * tokens::kLeastFontPixels;
    if (!fit(least, 1 + words / least)) words = 0;
    const auto wideOf = [&](qreal side) { return noted ? std::max(kWithNote, 1 + words / side) : 1.0; };
    if (!fit(least, wideOf(least))) noted = false;
    const qreal largest = std::floor(std::min({most, area.height(), area.width()}));
    qreal side = std::min(largest, std::floor(area.width() / wideOf(largest)));
    while (side > least && !fit(side, wideOf(side)))
        side -= 1;
    qreal wide = wideOf(side);
    const int columns = across(wide * side, area.width()), rows = across(side, area.height());
    if (noted) wide = std::max(wide, std::min(kRoomyNote, ((area.width() + gap) / columns - gap) / side));
    const QSizeF coin(std::floor(wide * side), side);
    const int shown = std::min(n, columns * rows);
    const qreal step = coin.width() + gap;
    const qreal left =
        rows < 2 ? area.center().x() - (std::min(shown, columns) * step - gap) / 2 : area.left();
    geometry.card = {cardWidth(side), side};
    for (int i = 0; i < shown; ++i)
        geometry.coins.push_back(
            onPixels(left + (i % columns) * step, area.top() + (i / columns) * (side + gap), coin));
    for (int g = 0; g < n; ++g) {
        const QRectF& spot = geometry.coins[std::size_t(std::min(g, shown - 1))];
        for (int i = groups[std::size_t(g)].first; i < groups[std::size_t(g)].last; ++i)
            geometry.cards[std::size_t(i)] =
                onPixels(spot.left() + (side - geometry.card.width()) / 2, spot.top(), geometry.card);
    }
}

/// Lays out boxes side by side, each with its heading and a row of cards below.
void layCoves(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal most, qreal unit,
              qreal textHeight) {
    const int boxes = int(zone.groups.size());
    if (boxes == 0) return;
    const qreal gap = std::round(0.016 * area.width()), pad = std::round(9 * unit);
    const qreal wide = (area.width() - (boxes - 1) * gap) / boxes;
    const qreal head = std::round(1.15 * textHeight);
    const qreal high = std::max(
        kLeastCard, std::floor(std::min({most, area.height() - head - 1.5 * pad, (wide - 2 * pad) * 7 / 5})));
    geometry.card = {cardWidth(high), high};
    for (int box = 0; box < boxes; ++box) {
        const QRectF cove(std::round(area.left() + box * (wide + gap)), area.top(), std::floor(wide),
                          area.height());
        geometry.trays.push_back(cove);
        geometry.headings.push_back(
            {QRectF(cove.left() + pad, cove.top() + pad / 2, cove.width() - 2 * pad, head), box});
        std::vector<std::size_t> members;
        for (std::size_t i = 0; i < zone.cards.size(); ++i)
            if (std::clamp(zone.cards[i].group, 0, boxes - 1) == box) members.push_back(i);
        const qreal room = cove.width() - 2 * pad - geometry.card.width();
        const qreal step = members.size() < 2 ? 0
                                              : std::min(geometry.card.width() + std::round(4 * unit),
                                                         std::max(0.0, room / qreal(members.size() - 1)));
        for (std::size_t k = 0; k < members.size(); ++k)
            geometry.cards[members[k]] =
                onPixels(cove.left() + pad + qreal(k) * step, cove.bottom() - pad / 2 - high, geometry.card);
    }
}

/// Positions of drifting cards, from the middle of the box in shares of its size, and their rotation in
/// degrees. The middle stays free for the card that is fished.
struct DriftSpot {
    qreal x, y, turn;
};
constexpr DriftSpot kDriftSpots[kMostAdrift] = {{-0.43, -0.04, -22}, {0.38, -0.14, 10}, {-0.27, -0.2, 15},
                                                {0.43, 0.12, -10},   {-0.28, 0.2, -4},  {0.24, -0.19, -17},
                                                {0.25, 0.19, 20},    {-0.14, 0.17, 8},  {0.13, 0.2, -12}};

void layRow(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal height, qreal unit,
            qreal textHeight) {
    const int n = int(zone.cards.size());
    const std::vector<CardGroup> groups = groupsOf(zone);
    const bool heads = anyHeading(zone);
    if (heads) area.adjust(0, textHeight, 0, 0);
    height = std::max(kLeastCard, std::min(height, area.height()));
    qreal width = cardWidth(height);
    if (width > area.width()) {
        width = std::max(kLeastCard * 5 / 7, std::floor(area.width()));
        height = std::floor(width * 7 / 5);
    }
    geometry.card = {width, height};
    const qreal gap = std::round((heads ? 22 : 14) * std::max(0.72, unit));
    const int gaps = std::max(0, int(groups.size()) - 1);
    const qreal room = area.width() - width - gaps * gap;
    const qreal step = n < 2 ? 0 : std::min(width + std::round(6 * unit), std::max(0.0, room / (n - 1)));
    // The row of a player is centred.
    const qreal all = width + (n - 1) * step + (room > 0 ? gaps * gap : 0);
    qreal x = area.left() + (zone.place.seat == kNoSeat ? 0 : std::max(0.0, (area.width() - all) / 2));
    const qreal top = heads ? area.top() : area.top() + (area.height() - height) / 2;
    for (int i = 0; i < n; ++i) {
        if (i > 0) {
            x += step;
            if (zone.cards[std::size_t(i)].group != zone.cards[std::size_t(i - 1)].group)
                x += room > 0 ? gap : 0;
        }
        geometry.cards[std::size_t(i)] = onPixels(x, top, geometry.card);
    }
    if (heads) headRow(geometry, zone, groups, textHeight, area.right());
}

/// Lays out a race: the first swimmer at the race's position, the cards that pull at it behind it, the newest
/// nearest; below them, small, the answered cards.
void layLane(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal most, qreal unit,
             qreal textHeight) {
    constexpr qreal kHeadingShare = 0.2, kLowLane = 0.5;
    constexpr qreal kSmallShare = 0.34, kPullerShare = 0.84, kPullerStep = 0.42, kPullersMost = 0.4;
    const auto isAnswered = [&](int group) {
        return group >= 0 && group < int(zone.groups.size()) && zone.groups[std::size_t(group)].answered;
    };
    std::vector<int> swimmers;
    for (int i = 0; i < int(zone.cards.size()); ++i)
        if (!isAnswered(zone.cards[std::size_t(i)].group)) swimmers.push_back(i);

    const qreal gap = std::round(6 * unit);
    // A low lane is for its cards: large text shrinks, and no space is reserved for answered cards that have
    // not come yet.
    textHeight = std::clamp(kHeadingShare * area.height(), textHeight / theme::textFactor(), textHeight);
    const qreal answers = std::max(kLeastCard, std::round(kSmallShare * (area.height() - textHeight - gap)));
    const qreal below = textHeight + gap + answers;
    const bool low = area.height() - below < kLowLane * most;
    const bool alone = low && swimmers.size() == zone.cards.size();
    const qreal high = std::floor(std::max(kLeastCard, std::min(most, area.height() - (alone ? 0 : below))));
    const qreal wide = cardWidth(high);
    geometry.card = {wide, high};
    const qreal pullerHigh = std::floor(kPullerShare * high), pullerWide = cardWidth(pullerHigh);
    const int pullers = std::max(0, int(swimmers.size()) - 1);
    const qreal step = pullers < 2 ? 0
                                   : std::min(kPullerStep * pullerWide,
                                              (kPullersMost * area.width() - pullerWide) / (pullers - 1));
    const qreal pulled = pullers > 0 ? pullerWide + (pullers - 1) * step : 0;
    const qreal first = area.left() + pulled, last = std::max(first, area.right() - wide);
    const qreal x = std::round(first + (zone.race.at + 1) / 2 * (last - first));
    for (int k = 0; k < int(swimmers.size()); ++k) {
        QRectF& card = geometry.cards[std::size_t(swimmers[std::size_t(k)])];
        if (k == 0)
            card = onPixels(x, area.top(), geometry.card);
        else
            card = onPixels(x - pulled + (k - 1) * step, area.top() + (high - pullerHigh) / 2,
                            {pullerWide, pullerHigh});
    }

    std::vector<CardGroup> groups = groupsOf(zone);
    std::erase_if(groups, [&](const CardGroup& group) { return !isAnswered(group.id); });
    if (groups.empty()) return;
    const qreal top = area.top() + high + gap + textHeight;
    const qreal smallHigh = std::max(kLeastCard, std::floor(area.bottom() - top));
    const QSizeF small(cardWidth(smallHigh), smallHigh);
    const qreal start = area.left(),
                title = zone.title.isEmpty() ? 0 : std::round(std::max(100 * unit, kTitleLines * textHeight)),
                right = area.right() - std::round(26 * unit);
    geometry.title = QRectF(start, top, title, smallHigh);
    int n = 0;
    for (const CardGroup& group : groups)
        n += group.size();
    const qreal between = std::round(18 * unit);
    const qreal room = right - start - title - small.width() - between * qreal(groups.size() - 1);
    const qreal smallStep = n < 2 ? 0 : std::clamp(room / (n - 1), 2.0, small.width() + gap);
    qreal left = start + title;
    for (const CardGroup& group : groups) {
        for (int i = group.first; i < group.last; ++i, left += smallStep)
            geometry.cards[std::size_t(i)] = onPixels(left, top, small);
        left += between;
    }
    headRow(geometry, zone, groups, textHeight, right);
}

} // namespace

QRectF onPixels(qreal x, qreal y, QSizeF size) {
    return {QPointF(std::round(x), std::round(y)), size};
}

std::vector<CardGroup> groupsOf(const ZonePicture& zone) {
    std::vector<CardGroup> groups;
    for (int i = 0; i < int(zone.cards.size()); ++i) {
        const int id = zone.cards[std::size_t(i)].group;
        if (groups.empty() || groups.back().id != id) groups.push_back({i, i, id});
        groups.back().last = i + 1;
    }
    return groups;
}

qreal driftTurn(int spot) {
    return kDriftSpots[std::size_t(std::clamp(spot, 0, kMostAdrift - 1))].turn;
}

qreal cardWidth(qreal height) {
    return std::max(1.0, std::round(height * 5 / 7));
}

ZoneGeometry geometryOf(const ZonePicture& zone, const TableLayout::ZoneBox& box, qreal unit,
                        qreal textHeight) {
    ZoneGeometry geometry;
    const int n = int(zone.cards.size());
    geometry.cards.resize(std::size_t(n));
    QRectF area = box.rect;
    if (area.isEmpty()) {
        std::fill(geometry.cards.begin(), geometry.cards.end(), QRectF(area.center(), QSizeF(1, 1)));
        geometry.card = {1, 1};
        return geometry;
    }
    const qreal most = box.cardHeight > 0 ? box.cardHeight : area.height();
    const bool adrift = zone.arrangement == Arrangement::Adrift;
    const bool pile = isPile(zone.arrangement), backs = zone.arrangement == Arrangement::Backs;
    // Texts get their lines only if the cards stay readable below them.
    const bool roomy = area.height() >= 2.2 * textHeight + kLeastCard;
    const bool lane = zone.arrangement == Arrangement::Lane; // its title is beside the answered cards
    if (!zone.title.isEmpty() && roomy && !lane) {
        geometry.title = QRectF(area.left(), area.top(), area.width(), textHeight);
        area.adjust(0, textHeight + std::round(4 * unit), 0, 0);
    }
    if (!zone.caption.isEmpty() && area.height() >= textHeight + kLeastCard && !backs) {
        geometry.caption = QRectF(area.left(), area.bottom() - textHeight, area.width(), textHeight);
        area.adjust(0, 0, 0, -textHeight - std::round(4 * unit));
    }
    if (n == 0 && (zone.arrangement == Arrangement::Coins || zone.arrangement == Arrangement::Hand))
        return geometry;

    if (pile || backs || (n == 0 && zone.arrangement != Arrangement::Coves)) {
        // Even with large text, the badge must not hide the card that it counts.
        const bool badge = zone.showsCount && n > 0 && (pile || backs);
        const auto discOf = [&](qreal high) {
            return std::round(std::min(std::max(18.0, 1.36 * textHeight), std::max(18.0, 0.5 * high)));
        };
        const qreal over =
            badge ? 0.5 * discOf(std::min(most, area.height())) : 0; // the part beyond the card's corner
        qreal height = std::max(8.0, std::floor(std::min(most, area.height() - (backs ? 0.7 * over : 0))));
        qreal width = cardWidth(height);
        if (width > area.width() - (backs ? over : 0)) {
            width = std::max(6.0, std::floor(area.width() - (backs ? over : 0)));
            height = std::floor(width * 7 / 5);
        }
        geometry.card = {width, height};
        const qreal disc = discOf(height);
        const QSizeF badgeSize(std::round(disc * (n > 99 ? 1.35 : 1)), disc);
        // A disc at the lower right corner of `card`.
        const auto badgeAt = [&](QRectF card) {
            return onPixels(
                std::min(card.right() - badgeSize.width() / 2, box.rect.right() - badgeSize.width()),
                std::min(card.bottom() - 0.64 * disc, box.rect.bottom() - disc), badgeSize);
        };
        if (backs) {
            const qreal step = std::max(1.0, std::round(0.326 * width));
            geometry.drawn = std::min(n, kMostBacks);
            while (geometry.drawn > 1 && width + (geometry.drawn - 1) * step + over > area.width())
                geometry.drawn = geometry.drawn > 3 ? 3 : 1;
            for (int i = 0; i < n; ++i)
                geometry.cards[std::size_t(i)] =
                    onPixels(area.left() + std::min(i, geometry.drawn - 1) * step, area.top(), geometry.card);
            if (badge) geometry.badge = badgeAt(geometry.cards[std::size_t(geometry.drawn - 1)]);
        } else {
            const qreal top = area.top() + (area.height() - height) / 2;
            const bool left = !pile && !lane && zone.arrangement != Arrangement::Row;
            const QRectF spot =
                onPixels(left ? area.left() : area.left() + (area.width() - width) / 2, top, geometry.card);
            std::fill(geometry.cards.begin(), geometry.cards.end(), spot);
            geometry.drawn = std::min(n, adrift ? kMostAdrift : 1);
            if (adrift)
                for (int i = 0; i < n; ++i) {
                    const DriftSpot& at = kDriftSpots[std::size_t(std::max(0, geometry.drawn - 1 - i))];
                    geometry.cards[std::size_t(i)] =
                        onPixels(area.center().x() + at.x * area.width() - width / 2,
                                 area.center().y() + at.y * area.height() - height / 2, geometry.card);
                }
            const bool outlined = pile && (zone.place.seat == kNoSeat || !zone.title.isEmpty());
            if (n == 0) geometry.empty = outlined || !zone.emptyWords.isEmpty() ? spot : QRectF();
            if (badge && adrift) {
                const qreal r = badgeSize.height();
                geometry.badge =
                    onPixels(area.center().x() - badgeSize.width() / 2, area.center().y() - r / 2, badgeSize);
            } else if (badge) {
                geometry.badge = badgeAt(spot);
            }
        }
        return geometry;
    }
    const bool hangs = n > 0 && zone.cards.back().hangs && !box.apart.isEmpty();
    if (hangs && n == 1) {
        geometry.cards.back() = box.apart;
        geometry.card = box.apart.size();
        return geometry;
    }
    if (hangs) { // lay out the others without it
        ZonePicture others = zone;
        others.cards.pop_back();
        geometry = geometryOf(others, box, unit, textHeight);
        geometry.cards.push_back(box.apart);
        return geometry;
    }
    switch (zone.arrangement) {
    case Arrangement::Hand: layHand(geometry, zone, area, most, unit, textHeight); break;
    case Arrangement::Coins: layCoins(geometry, zone, area, most, unit); break;
    case Arrangement::Coves: layCoves(geometry, zone, area, most, unit, textHeight); break;
    case Arrangement::Lane: layLane(geometry, zone, area, most, unit, textHeight); break;
    default: layRow(geometry, zone, area, most, unit, textHeight); break;
    }
    return geometry;
}

} // namespace tacklebox
