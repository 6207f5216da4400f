#include "views/games/common/tableframe.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kStripHeight = 132, kLeastStrip = 112, kHandCard = 164, kRaise = 18, kLeastMiddle = 118;
constexpr qreal kWatchedStrip = 0.45;    ///< of the view's height: panels of those who are watched
constexpr qreal kWatchedPanelCard = 104; ///< in units
constexpr qreal kWatchedCard = 240;      ///< in units: what stands for a card in hand where nobody has one
constexpr qreal kLine = 18;              ///< a line of text, which does not shrink below 13 pixels
constexpr qreal kWideForOneLine = 190;   ///< a panel in which name and points stand side by side
constexpr qreal kWideForPortrait = 200;  ///< in units: a panel that has room for a face beside its cards
constexpr qreal kPortraitShare = 0.36;   ///< of the panel's width
constexpr qreal kWidestPanel = 380;   ///< in units: one opponent's panel does not stretch over the whole view
constexpr qreal kCardShape = 5.0 / 7; ///< width to height
constexpr qreal kIndexShare = 51 / 250.0; ///< of a card's width: what must stay visible of an overlapped card
constexpr qreal kLeastStep = 24;          ///< pixels: an overlapped card stays a target
constexpr qreal kGroupGap = 6;            ///< pixels
constexpr qreal kSecondRow = 0.42;        ///< of a card's height

qreal unitOf(QSizeF size) {
    return std::clamp(std::min(size.width() / 1280, size.height() / 690), 0.72, 3.0);
}

/// ux.md 1.1, the overflow rule: whether the cards of a hand overlap too much for one row.
bool needsTwoRows(qreal width, qreal cardHeight, int cards, int groups) {
    if (cards < 2) return false;
    const qreal card = cardHeight * kCardShape;
    const qreal step = (width - card - kGroupGap * std::max(0, groups - 1)) / (cards - 1);
    return step < std::max(kLeastStep, card * kIndexShare);
}

} // namespace

TableFrame TableFrame::of(QSizeF size, qreal setsHeight, int handCards, int handGroups) {
    TableFrame frame;
    const qreal width = size.width(), height = size.height();
    frame.unit = unitOf(size);
    const qreal unit = frame.unit;
    frame.gap = std::round(8 * unit);
    const qreal left = frame.gap, right = width - frame.gap;

    frame.strip =
        QRectF(left, frame.gap, right - left, std::round(std::max(kStripHeight * unit, kLeastStrip)));
    const qreal setsRoom = std::round(setsHeight * unit);
    const qreal gaps =
        frame.gap * (setsHeight > 0 ? 3 : 2); // between the parts below the strip, and the edge
    const qreal handRoom =
        height - frame.strip.bottom() - frame.gap - kLeastMiddle * unit - setsRoom - gaps + frame.gap;
    const bool twoRows = needsTwoRows(right - left, kHandCard * unit, handCards, handGroups);
    const qreal rows = twoRows ? 1 + kSecondRow : 1;
    const qreal raise = std::round(kRaise * std::min(unit, 1.5));
    frame.handHeight = std::floor(std::min(kHandCard * unit, std::max(40.0, (handRoom - raise) / rows)));

    const qreal handTop = height - frame.gap - std::round(frame.handHeight * rows) - raise;
    frame.hand = QRectF(left, handTop, right - left, height - frame.gap - handTop);
    qreal below = handTop;
    if (setsHeight > 0) {
        frame.sets = QRectF(left, below - frame.gap - setsRoom, right - left, setsRoom);
        below = frame.sets.top();
    }
    const qreal top = frame.strip.bottom() + frame.gap;
    frame.middle = QRectF(left, top, right - left, std::max(1.0, below - frame.gap - top));
    return frame;
}

TableFrame TableFrame::forWatchers(QSizeF size) {
    TableFrame frame;
    frame.watched = true;
    frame.unit = unitOf(size);
    frame.gap = std::round(8 * frame.unit);
    const qreal wide = size.width() - 2 * frame.gap;
    frame.strip = QRectF(frame.gap, frame.gap, wide, std::round(kWatchedStrip * size.height()));
    const qreal top = frame.strip.bottom() + frame.gap;
    frame.middle = QRectF(frame.gap, top, wide, size.height() - frame.gap - top);
    frame.handHeight = std::floor(kWatchedCard * frame.unit);
    return frame;
}

std::vector<QRectF> TableFrame::panels(int count) const {
    std::vector<QRectF> panels;
    if (count < 1) return panels;
    const qreal even = (strip.width() - gap * (count - 1)) / count;
    const qreal width = std::floor(std::min(even, kWidestPanel * unit));
    const qreal all = width * count + gap * (count - 1);
    qreal left = std::round(strip.center().x() - all / 2);
    for (int i = 0; i < count; ++i, left += width + gap)
        panels.emplace_back(left, strip.top(), width, strip.height());
    return panels;
}

int TableFrame::panelLines(const std::vector<SeatPicture>& seats) const {
    const bool noted =
        std::any_of(seats.begin(), seats.end(), [](const SeatPicture& seat) { return !seat.note.isEmpty(); });
    const std::vector<QRectF> boxes = panels(int(seats.size()));
    const bool wide = !boxes.empty() && boxes.front().width() >= kWideForOneLine * std::max(1.0, unit);
    return noted || !wide ? 2 : 1;
}

qreal TableFrame::panelCard(qreal room) const {
    return watched ? std::min(room, std::floor(kWatchedPanelCard * unit)) : room;
}

TableFrame::PanelParts TableFrame::parts(const QRectF& panel, qreal laidShare, int lines) const {
    const qreal edge = std::round(6 * unit);
    QRectF inner = panel.adjusted(edge, edge, -edge, -edge);
    PanelParts parts;
    if (!watched && panel.width() >= kWideForPortrait * unit) {
        const qreal side = std::min(inner.height(), std::floor(kPortraitShare * panel.width()));
        parts.portrait = QRectF(inner.left(), std::round(inner.center().y() - side / 2), side, side);
        inner.setLeft(parts.portrait.right() + edge);
    }
    parts.lines =
        QRectF(inner.left(), inner.top(), inner.width(), std::round(lines * kLine * std::max(1.0, unit)));
    const qreal top = parts.lines.bottom() + 2, room = inner.bottom() - top;
    const qreal between = laidShare > 0 ? std::round(4 * unit) : 0;
    const qreal laid = std::round(laidShare * (room - between));
    parts.backs = QRectF(inner.left(), top, inner.width(), room - between - laid);
    parts.laid = QRectF(inner.left(), parts.backs.bottom() + between, inner.width(), laid);
    return parts;
}

} // namespace tacklebox
