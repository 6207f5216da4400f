#include "views/scene/picture/zonegeometry.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kMostBacks = 8;
constexpr qreal kIndexShare = 51.0 / 250.0; ///< of a card's width: all identity lies in it (ux.md 1.1)
constexpr qreal kLeastStep = 24;            ///< every strip stays a target (WCAG 2.5.8)
constexpr qreal kLeastCard = 24;

QRectF onPixels(qreal x, qreal y, QSizeF size) {
    return {QPointF(std::round(x), std::round(y)), size};
}

/// Cards of one group side by side, as index ranges [first, last).
struct Group {
    int first, last, id;
    int size() const { return last - first; }
};

std::vector<Group> groupsOf(const ZonePicture& zone) {
    std::vector<Group> groups;
    for (int i = 0; i < int(zone.cards.size()); ++i) {
        const int id = zone.cards[std::size_t(i)].group;
        if (groups.empty() || groups.back().id != id) groups.push_back({i, i, id});
        groups.back().last = i + 1;
    }
    return groups;
}

bool anyHeading(const ZonePicture& zone) {
    return std::any_of(zone.groups.begin(), zone.groups.end(),
                       [](const GroupPicture& g) { return !g.title.isEmpty() || !g.note.isEmpty(); });
}

/// Adds the headings over groups that stand in a row; each reaches as far as the next one begins.
void headRow(ZoneGeometry& geometry, const ZonePicture& zone, const std::vector<Group>& groups,
             qreal textHeight, qreal right) {
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const Group& group = groups[i];
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

void layHand(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal height, qreal unit,
             qreal textHeight) {
    const int n = int(zone.cards.size());
    const std::vector<Group> groups = groupsOf(zone);
    const qreal gap = std::round(6 * std::max(1.0, unit));
    height = std::min(height, area.height());
    const auto stepFor = [&](int cards, int gaps, qreal width) {
        const qreal room = area.width() - width - gaps * gap;
        return cards < 2 ? 0.62 * width : std::min(0.62 * width, room / (cards - 1));
    };
    qreal width = cardWidth(height);
    const int gaps = std::max(0, int(groups.size()) - 1);
    qreal step = stepFor(n, gaps, width);
    int split = n; // cards in the first (back) row
    if (n > 2 && step < std::max(kLeastStep, kIndexShare * width)) {
        geometry.twoRows = true;
        height = std::min(height, std::floor(area.height() / 1.42));
        width = cardWidth(height);
        split = (n + 1) / 2;
        for (const Group& group : groups) // a group stays together if that costs no more than two cards
            if (std::abs(group.first - (n + 1) / 2) <= 2 && group.first > 0) split = group.first;
        step = std::min(stepFor(split, gaps, width), stepFor(n - split, gaps, width));
    }
    geometry.card = {width, height};
    const auto layRow = [&](int first, int last, qreal top) {
        if (first == last) return;
        qreal gapHere = gap;
        int rowGaps = 0;
        for (int i = first + 1; i < last; ++i)
            rowGaps += zone.cards[std::size_t(i)].group != zone.cards[std::size_t(i - 1)].group;
        const qreal total = width + (last - first - 1) * step + rowGaps * gapHere;
        qreal x = area.left() + std::max(0.0, (area.width() - total) / 2);
        for (int i = first; i < last; ++i) {
            if (i > first) {
                x += step;
                if (zone.cards[std::size_t(i)].group != zone.cards[std::size_t(i - 1)].group) x += gapHere;
            }
            geometry.cards[std::size_t(i)] = onPixels(x, top, geometry.card);
        }
    };
    if (geometry.twoRows) {
        layRow(0, split, area.bottom() - 1.42 * height);
        layRow(split, n, area.bottom() - height);
    } else {
        layRow(0, n, area.bottom() - height);
        if (anyHeading(zone) && area.height() - height >= textHeight)
            headRow(geometry, zone, groups, textHeight, area.right());
    }
}

void layRow(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal height, qreal unit,
            qreal textHeight) {
    const int n = int(zone.cards.size());
    const std::vector<Group> groups = groupsOf(zone);
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
    qreal x = area.left();
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

void laySets(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal most, qreal unit,
             qreal textHeight) {
    const std::vector<Group> groups = groupsOf(zone);
    const bool heads = anyHeading(zone);
    const qreal head = heads ? textHeight : 0;
    // Smaller until all sets stand in the box, line below line; if even small ones do not, they overlap.
    qreal height = std::max(kLeastCard, std::min(most, area.height() - head));
    for (;;) {
        const qreal width = cardWidth(height);
        const qreal fan = std::max(6.0, std::round(0.24 * width)),
                    gap = std::round(std::max(8.0, 0.3 * width));
        const qreal line = head + height + std::round(6 * unit);
        qreal x = area.left(), y = area.top() + head;
        for (const Group& group : groups) {
            const qreal wide = width + (group.size() - 1) * fan;
            if (x > area.left() && x + wide > area.right()) {
                x = area.left();
                y += line;
            }
            for (int i = group.first; i < group.last; ++i)
                geometry.cards[std::size_t(i)] = onPixels(x + (i - group.first) * fan, y, {width, height});
            x += wide + gap;
        }
        geometry.card = {width, height};
        const bool wideEnough = std::all_of(geometry.cards.begin(), geometry.cards.end(),
                                            [&](const QRectF& r) { return r.right() <= area.right() + 1; });
        const qreal bottom = geometry.cards.back().bottom();
        if (wideEnough && bottom <= area.bottom() + 1) {
            if (!heads && y == area.top()) // one line: in the middle of the box
                for (QRectF& rect : geometry.cards)
                    rect.moveTop(std::round(area.top() + (area.height() - height) / 2));
            break;
        }
        if (height <= kLeastCard) {
            const int n = int(geometry.cards.size());
            const qreal step = n < 2 ? 0 : std::max(0.0, (area.width() - width) / (n - 1));
            for (int i = 0; i < n; ++i)
                geometry.cards[std::size_t(i)] =
                    onPixels(area.left() + i * step, area.top() + head, {width, height});
            break;
        }
        height = std::max(kLeastCard, std::floor(height * 0.94));
    }
    if (heads) headRow(geometry, zone, groups, textHeight, area.right());
}

void layColumns(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal most, qreal unit,
                qreal textHeight) {
    int columns = int(zone.groups.size());
    for (const CardPicture& card : zone.cards)
        columns = std::max(columns, card.group + 1);
    if (columns == 0) return;
    const qreal head = anyHeading(zone) ? textHeight + std::round(4 * unit) : 0;
    const qreal gap = std::round(10 * unit);
    const qreal wide = (area.width() - (columns - 1) * gap) / columns;
    const qreal room = area.height() - head;
    std::vector<std::vector<int>> members{std::size_t(columns)};
    for (int i = 0; i < int(zone.cards.size()); ++i)
        members[std::size_t(std::max(0, zone.cards[std::size_t(i)].group))].push_back(i);
    std::size_t longest = 0;
    for (const auto& column : members)
        longest = std::max(longest, column.size());

    // A column overlaps downwards so that each index shows; a long one is split into some side by side.
    constexpr qreal kDown = 0.3;
    qreal height = std::max(kLeastCard, std::min({most, room, std::floor(wide * 7 / 5)}));
    int across = 1;
    for (;; height = std::floor(height * 0.95)) {
        const qreal width = cardWidth(height);
        const int down = std::max(1, 1 + int((room - height) / (kDown * height) + 0.001));
        across = std::max(1, int((longest + std::size_t(down) - 1) / std::size_t(down)));
        const qreal step = across < 2 ? width : (wide - width) / (across - 1);
        if (step >= 0.3 * width || height <= kLeastCard) break;
    }
    const qreal width = cardWidth(height);
    geometry.card = {width, height};
    for (int c = 0; c < columns; ++c) {
        const qreal left = area.left() + c * (wide + gap);
        if (head > 0 && c < int(zone.groups.size()))
            geometry.headings.push_back({QRectF(left, area.top(), wide, textHeight), c});
        const auto& column = members[std::size_t(c)];
        const int n = int(column.size());
        const int perSub =
            across < 2 ? std::max(1, n) : int((longest + std::size_t(across) - 1) / std::size_t(across));
        const qreal across1 = across < 2 ? 0 : std::min(width + 4 * unit, (wide - width) / (across - 1));
        const qreal down1 =
            perSub < 2 ? 0 : std::min(kDown * height, std::max(0.0, (room - height) / (perSub - 1)));
        for (int k = 0; k < n; ++k) {
            const int sub = k / perSub, row = k % perSub;
            geometry.cards[std::size_t(column[std::size_t(k)])] =
                onPixels(left + sub * across1, area.top() + head + row * down1, geometry.card);
        }
    }
}

/// The swimmers where the race is, those that pull at the first one behind it, the newest nearest to it;
/// below them, small, what is answered.
void layLane(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal most, qreal unit,
             qreal textHeight) {
    constexpr qreal kSmallShare = 0.34, kPullerShare = 0.84, kPullerStep = 0.42, kPullersMost = 0.4;
    const auto isAnswered = [&](int group) {
        return group >= 0 && group < int(zone.groups.size()) && zone.groups[std::size_t(group)].answered;
    };
    std::vector<int> swimmers;
    for (int i = 0; i < int(zone.cards.size()); ++i)
        if (!isAnswered(zone.cards[std::size_t(i)].group)) swimmers.push_back(i);

    const qreal gap = std::round(6 * unit);
    const qreal below = textHeight + gap + std::round(kSmallShare * (area.height() - textHeight - gap));
    const qreal high = std::floor(std::max(kLeastCard, std::min(most, area.height() - below)));
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

    std::vector<Group> groups = groupsOf(zone);
    std::erase_if(groups, [&](const Group& group) { return !isAnswered(group.id); });
    if (groups.empty()) return;
    const qreal top = area.top() + high + gap + textHeight;
    const qreal smallHigh = std::max(kLeastCard, std::floor(area.bottom() - top));
    const QSizeF small(cardWidth(smallHigh), smallHigh);
    const qreal start = area.left(), title = zone.title.isEmpty() ? 0 : std::round(100 * unit),
                right = area.right() - std::round(26 * unit);
    geometry.title = QRectF(start, top, title, smallHigh);
    int n = 0;
    for (const Group& group : groups)
        n += group.size();
    const qreal between = std::round(18 * unit);
    const qreal room = right - start - title - small.width() - between * qreal(groups.size() - 1);
    const qreal smallStep = n < 2 ? 0 : std::clamp(room / (n - 1), 2.0, small.width() + gap);
    qreal left = start + title;
    for (const Group& group : groups) {
        for (int i = group.first; i < group.last; ++i, left += smallStep)
            geometry.cards[std::size_t(i)] = onPixels(left, top, small);
        left += between;
    }
    headRow(geometry, zone, groups, textHeight, right);
}

} // namespace

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
    const bool pile = zone.arrangement == Arrangement::Pile, backs = zone.arrangement == Arrangement::Backs;
    // Texts take their lines only where the cards stay readable below them.
    const bool roomy = area.height() >= 2.2 * textHeight + kLeastCard;
    const bool lane = zone.arrangement == Arrangement::Lane; // has its title beside what is answered
    if (!zone.title.isEmpty() && roomy && !lane) {
        geometry.title = QRectF(area.left(), area.top(), area.width(), textHeight);
        area.adjust(0, textHeight + std::round(2 * unit), 0, 0);
    }
    if (!zone.caption.isEmpty() && area.height() >= textHeight + kLeastCard && !backs) {
        geometry.caption = QRectF(area.left(), area.bottom() - textHeight, area.width(), textHeight);
        area.adjust(0, 0, 0, -textHeight - std::round(2 * unit));
    }

    if (pile || backs || n == 0) {
        qreal height = std::max(8.0, std::floor(std::min(most, area.height())));
        qreal width = cardWidth(height);
        if (width > area.width()) {
            width = std::max(6.0, std::floor(area.width()));
            height = std::floor(width * 7 / 5);
        }
        geometry.card = {width, height};
        const qreal top = area.top() + (area.height() - height) / 2;
        // However large the text, a badge does not hide the card it counts.
        const qreal badgeHigh =
            std::round(std::max(18.0, std::min(textHeight * 1.15, std::max(18.0, 0.42 * height))));
        const qreal badgeWide = std::round(badgeHigh * (n > 99 ? 1.9 : 1.5));
        if (backs) {
            geometry.drawn = std::min(n, kMostBacks);
            const bool badge = zone.showsCount;
            const qreal room = area.width() - width - (badge ? badgeWide + 6 : 0);
            const qreal step =
                std::max(1.0, std::min(std::floor(0.3 * width), std::floor(room / (kMostBacks - 1))));
            for (int i = 0; i < n; ++i)
                geometry.cards[std::size_t(i)] =
                    onPixels(area.left() + std::min(i, kMostBacks - 1) * step, top, geometry.card);
            if (badge) {
                const qreal after =
                    n == 0 ? area.left() : area.left() + (geometry.drawn - 1) * step + width + 6;
                geometry.badge = onPixels(std::min(after, area.right() - badgeWide),
                                          top + (height - badgeHigh) / 2, {badgeWide, badgeHigh});
            }
        } else {
            const bool left =
                !pile && (zone.arrangement == Arrangement::Row || zone.arrangement == Arrangement::Sets);
            const QRectF spot =
                onPixels(left ? area.left() : area.left() + (area.width() - width) / 2, top, geometry.card);
            std::fill(geometry.cards.begin(), geometry.cards.end(), spot);
            geometry.drawn = std::min(n, 1);
            if (n == 0) geometry.empty = pile || !zone.emptyWords.isEmpty() ? spot : QRectF();
            if (pile && zone.showsCount && n > 0)
                geometry.badge =
                    onPixels(std::min(spot.right() - badgeWide * 0.55, box.rect.right() - badgeWide),
                             spot.bottom() - badgeHigh * 0.75, {badgeWide, badgeHigh});
        }
        if (n == 0 && zone.arrangement == Arrangement::Columns)
            layColumns(geometry, zone, area, most, unit, textHeight);
        return geometry;
    }
    switch (zone.arrangement) {
    case Arrangement::Hand: layHand(geometry, zone, area, most, unit, textHeight); break;
    case Arrangement::Sets: laySets(geometry, zone, area, most, unit, textHeight); break;
    case Arrangement::Columns: layColumns(geometry, zone, area, most, unit, textHeight); break;
    case Arrangement::Lane: layLane(geometry, zone, area, most, unit, textHeight); break;
    default: layRow(geometry, zone, area, most, unit, textHeight); break;
    }
    return geometry;
}

} // namespace tacklebox
