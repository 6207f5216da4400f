#include "views/scene/picture/zonegeometry.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kMostBacks = 5, kMostAdrift = 9;
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

/// Cards of a hand that lie together on a ground of their own, under one heading; or all that do not.
struct Tray {
    std::vector<Group> groups;
    QString title; ///< empty: they lie on the wood
    int size() const {
        int n = 0;
        for (const Group& group : groups)
            n += group.size();
        return n;
    }
};

std::vector<Tray> traysOf(const ZonePicture& zone) {
    std::vector<Tray> trays;
    for (const Group& group : groupsOf(zone)) {
        const QString title = group.id >= 0 && group.id < int(zone.groups.size())
                                  ? zone.groups[std::size_t(group.id)].title
                                  : QString();
        if (trays.empty() || trays.back().title != title) trays.push_back({{}, title});
        trays.back().groups.push_back(group);
    }
    return trays;
}

/// The whole hand in one row, if that leaves enough of each card to be seen.
bool layOneRow(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal height, qreal unit,
               qreal textHeight) {
    constexpr qreal kCrowded = 0.58; // of a card's width: closer than that, groups close up too
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
    // Trays beside loose cards keep to the right end.
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

void layHand(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal height, qreal unit,
             qreal textHeight) {
    const int n = int(zone.cards.size());
    height = std::min(height, area.height());
    if (layOneRow(geometry, zone, area, height, unit, textHeight)) return;
    geometry.trays.clear();
    geometry.headings.clear();
    const std::vector<Group> groups = groupsOf(zone);
    const qreal gap = std::round(4.5 * std::max(1.0, unit));
    geometry.twoRows = true;
    height = std::min(height, std::floor(area.height() / 1.42));
    const qreal width = cardWidth(height);
    int split = (n + 1) / 2;          // cards in the first (back) row
    for (const Group& group : groups) // a group stays together if that costs no more than two cards
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

/// As large as they fit, from the left; alone in a low box, in the middle.
void layCoins(ZoneGeometry& geometry, const ZonePicture& zone, QRectF area, qreal most, qreal unit) {
    const std::vector<Group> groups = groupsOf(zone);
    const int n = int(groups.size());
    const qreal least = std::max(16.0, std::round(17 * unit));
    const auto across = [&](qreal side, qreal room) {
        const qreal gap = std::round(3 * unit);
        return std::max(1, int((room + gap) / (side + gap)));
    };
    qreal side = std::floor(std::min({most, area.height(), area.width()}));
    while (side > least && across(side, area.width()) * across(side, area.height()) < n)
        side -= 1;
    const qreal step = side + std::round(3 * unit);
    const int columns = across(side, area.width()), rows = across(side, area.height());
    const int shown = std::min(n, columns * rows);
    const qreal left =
        rows < 2 ? area.center().x() - (std::min(shown, columns) * step - (step - side)) / 2 : area.left();
    geometry.card = {cardWidth(side), side};
    for (int i = 0; i < shown; ++i)
        geometry.coins.push_back(
            onPixels(left + (i % columns) * step, area.top() + (i / columns) * step, {side, side}));
    for (int g = 0; g < n; ++g) {
        const QRectF& coin = geometry.coins[std::size_t(std::min(g, shown - 1))];
        for (int i = groups[std::size_t(g)].first; i < groups[std::size_t(g)].last; ++i)
            geometry.cards[std::size_t(i)] =
                onPixels(coin.center().x() - geometry.card.width() / 2, coin.top(), geometry.card);
    }
}

/// Boxes side by side; in each the heading, and its cards in a row below.
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

/// Where cards drift, from the middle of the box in shares of its size, and how they are turned. The middle
/// itself stays free for the one that is fished.
struct DriftSpot {
    qreal x, y, turn;
};
constexpr DriftSpot kDriftSpots[kMostAdrift] = {{-0.43, -0.04, -22}, {0.38, -0.14, 10}, {-0.27, -0.2, 15},
                                                {0.43, 0.12, -10},   {-0.28, 0.2, -4},  {0.24, -0.19, -17},
                                                {0.25, 0.19, 20},    {-0.14, 0.17, 8},  {0.13, 0.2, -12}};

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
    // What lies before a player lies in the middle of its place.
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
    // Texts take their lines only where the cards stay readable below them.
    const bool roomy = area.height() >= 2.2 * textHeight + kLeastCard;
    const bool lane = zone.arrangement == Arrangement::Lane; // has its title beside what is answered
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
        // However large the text, a badge does not hide the card it counts.
        const bool badge = zone.showsCount && n > 0 && (pile || backs);
        const auto discOf = [&](qreal high) {
            return std::round(std::min(std::max(18.0, 1.36 * textHeight), std::max(18.0, 0.5 * high)));
        };
        const qreal over =
            badge ? 0.5 * discOf(std::min(most, area.height())) : 0; // beyond the card's corner
        qreal height = std::max(8.0, std::floor(std::min(most, area.height() - (backs ? 0.7 * over : 0))));
        qreal width = cardWidth(height);
        if (width > area.width() - (backs ? over : 0)) {
            width = std::max(6.0, std::floor(area.width() - (backs ? over : 0)));
            height = std::floor(width * 7 / 5);
        }
        geometry.card = {width, height};
        const qreal disc = discOf(height);
        const QSizeF badgeSize(std::round(disc * (n > 99 ? 1.35 : 1)), disc);
        // A disc on the lower right corner.
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
    switch (zone.arrangement) {
    case Arrangement::Hand: layHand(geometry, zone, area, most, unit, textHeight); break;
    case Arrangement::Sets: laySets(geometry, zone, area, most, unit, textHeight); break;
    case Arrangement::Coins: layCoins(geometry, zone, area, most, unit); break;
    case Arrangement::Coves: layCoves(geometry, zone, area, most, unit, textHeight); break;
    case Arrangement::Lane: layLane(geometry, zone, area, most, unit, textHeight); break;
    default: layRow(geometry, zone, area, most, unit, textHeight); break;
    }
    return geometry;
}

} // namespace tacklebox
