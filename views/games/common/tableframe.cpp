#include "views/games/common/tableframe.h"

#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tacklebox {

namespace {

constexpr qreal kWidest = 1440;              ///< units of the column
constexpr qreal kViewWithoutPromptBar = 708; ///< units: 766 less the prompt bar
constexpr qreal kSkyShare = 0.28;            ///< share of the height without the prompt bar
constexpr qreal kTag = 27;                   ///< units
constexpr qreal kMostTagText = 1.6;          ///< limit for the scale of names
constexpr qreal kTagAcross = 0.42; ///< from the middle of a portrait to its tag, in sizes of the portrait
constexpr qreal kBack = 64, kNarrowBack = 42, kBackStep = 15, kDisc = 14; ///< units
constexpr qreal kCoin = 26, kNarrowCoin = 22, kOwnCoin = 38;
constexpr qreal kMemoryCell = 11, kOnlyMemoryCell = 15, kLeastMemoryCell = 9; ///< units, units, pixels
constexpr qreal kMemoryHead = 1.4;  ///< the labels of the columns, in cells
constexpr qreal kLeastMiddle = 190; ///< units
constexpr qreal kLeastFace = 64;
constexpr qreal kOwnFace = 106;
constexpr qreal kWatchedShare = 0.5; ///< share of the view's height, for players with open hands
constexpr qreal kWatchedFace = 92, kWatchedCard = 108;

qreal faceOf(int opponents) {
    return opponents <= 1 ? 148 : opponents <= 3 ? 124 : opponents <= 5 ? 112 : 98;
}

/// How much lower the outermost players are than the middle one, in units.
qreal depthOf(int opponents) {
    return opponents <= 2 ? 0 : opponents == 3 ? 8 : opponents <= 5 ? 20 : 34;
}

QRectF square(QPointF middle, qreal side) {
    return {std::round(middle.x() - side / 2), std::round(middle.y() - side / 2), std::round(side),
            std::round(side)};
}

} // namespace

TableFrame TableFrame::of(QSizeF size, const Requirements& requirements) {
    TableFrame frame;
    const qreal high = size.height();
    frame.unit = tokens::tableScaleOf(size.width(), high * 766 / kViewWithoutPromptBar);
    frame.text = theme::textFactor();
    const qreal unit = frame.unit;
    frame.gap = std::round(8 * unit);
    const qreal wide = std::min(size.width(), std::round(kWidest * unit));
    frame.column = QRectF(std::round((size.width() - wide) / 2), 0, wide, high);
    qreal below = high;
    if (!requirements.handsOpen) {
        // In a view that is higher than usual the middle grows first, then the hand.
        const qreal grown = std::clamp(1 + (high / unit - 1000) / 1000, 1.0, 1.2);
        const qreal railHigh = std::round((requirements.rail * grown - kPromptBarOverRail) * unit);
        frame.rail = QRectF(0, high - railHigh, size.width(), railHigh);
        below = frame.rail.top();
    }
    frame.skyBottom = std::round(kSkyShare * high);
    if (requirements.handsOpen)
        frame.addWatchedSeats(size, requirements);
    else
        frame.addSeats(size, requirements);
    qreal top = frame.skyBottom;
    for (const SeatFrame& seat : frame.seats)
        top = std::max(top, seat.whole.bottom());
    top += std::round(4 * unit);
    frame.middle = QRectF(frame.column.left() + frame.gap, top, wide - 2 * frame.gap,
                          std::max(1.0, below - frame.gap - top));
    frame.handHeight = std::floor(requirements.handsOpen ? 240 * unit : frame.rail.height() - 19 * unit);
    if (!requirements.handsOpen) frame.addOwn(requirements);
    return frame;
}

qreal TableFrame::tagHeight() const {
    return std::round(std::max(20.0, kTag * unit) * std::min(text, kMostTagText));
}

qreal TableFrame::chipHeight() const {
    return std::round(1.5 * tokens::fontPixels(tokens::kCaption, unit) * std::min(text, kMostTagText));
}

qreal TableFrame::memoryHeight(int rows) const {
    if (rows <= 0) return rows < 0 ? 0 : chipHeight();
    const qreal usual = rows == 1 ? kOnlyMemoryCell : kMemoryCell;
    const qreal cell = std::max(kLeastMemoryCell, usual * unit) * std::min(text, kMostTagText);
    return std::round((rows + kMemoryHead) * cell);
}

void TableFrame::addSeats(QSizeF size, const Requirements& requirements) {
    if (requirements.opponents < 1) return;
    const int n = requirements.opponents + requirements.spare;
    const qreal share = n == 1 ? 0.5 : n == 2 ? 0.44 : 1.0 / n;
    const qreal cell = std::floor(share * column.width());
    const auto middleOf = [&](int i) {
        return column.left() + column.width() * (n == 1 ? 0.5 : n == 2 ? 0.28 + 0.44 * i : (i + 0.5) / n);
    };
    const qreal edge = std::round(4 * unit), tag = tagHeight(), chip = chipHeight();
    qreal face = faceOf(n) * unit, depth = depthOf(n) * unit, top = (n >= 6 ? 22 : 14) * unit;
    const qreal backWide = std::round(kBack * unit * 5 / 7), disc = kDisc * unit;
    const qreal leastBeside = 0.06 * face + backWide + disc;
    const bool narrow = n >= 6 || face + leastBeside > cell - 2 * edge;
    if (narrow) face = std::min(face, cell - 2 * edge - 20 * unit);
    const qreal coinRow = narrow && requirements.laid ? kNarrowCoin * unit + edge : 0;
    qreal memory = memoryHeight(requirements.memoryRows);
    const auto high = [&] {
        return (0.5 + kTagAcross) * face + tag + coinRow + edge + chip + (memory > 0 ? edge + memory : 0);
    };
    // If it does not fit: less space above, a flatter arc, a memory aid of one line, smaller faces.
    qreal over = top + depth + high() - (size.height() - rail.height() - kLeastMiddle * unit);
    for (qreal* room : {&top, &depth})
        if (over > 0) {
            const qreal least = room == &top ? edge : 0,
                        cut = std::clamp(over, 0.0, std::max(0.0, *room - least));
            *room -= cut;
            over -= cut;
        }
    if (over > 0 && memory > chip) over -= memory - std::exchange(memory, chip);
    if (over > 0) face = std::max(std::min(face, kLeastFace * unit), face - over / (0.5 + kTagAcross));
    face = std::round(face);

    qreal lowest = 0;
    for (int i = 0; i < requirements.opponents; ++i) {
        const qreal offset = n < 2 ? 0 : (i - (n - 1) / 2.0) / ((n - 1) / 2.0);
        SeatFrame seat;
        const QRectF room(std::round(middleOf(i) - cell / 2 + edge), 0, cell - 2 * edge, 0);
        const qreal upper = std::round(top + depth * offset * offset);
        qreal beside = 0;
        if (!narrow) {
            const qreal wish1 = requirements.laid ? 145 * unit : backWide + 4 * kBackStep * unit + disc;
            // Keep the gold ring around a face in the window.
            beside = std::floor(std::min(wish1, room.width() - 1.13 * face));
        }
        const qreal left = narrow ? std::round(room.center().x() - (face + 14 * unit) / 2)
                                  : std::round(room.center().x() - (1.06 * face + beside) / 2);
        seat.portrait = QRectF(left, upper, face, face);
        const QPointF eye = seat.portrait.center();
        const qreal tagTop = std::round(eye.y() + kTagAcross * face);
        if (narrow) {
            seat.tag = QRectF(room.left(), tagTop, room.width(), tag);
            seat.card = std::round(kNarrowBack * unit);
            const QSizeF back(std::round(kNarrowBack * unit * 5 / 7) + 12 * unit, seat.card + 8 * unit);
            const QSizeF whole(std::ceil(back.width()), std::ceil(back.height()));
            seat.backs =
                QRectF(QPointF(std::floor(std::min(eye.x() + 0.36 * face, room.right() - whole.width())),
                               std::round(eye.y() - 0.44 * face)),
                       whole);
            qreal y = seat.tag.bottom();
            if (requirements.laid) {
                seat.coin = std::round(kNarrowCoin * unit);
                seat.laid = QRectF(room.left(), y + edge, room.width(), seat.coin);
                y = seat.laid.bottom();
            }
            seat.chip = QRectF(room.left(), y + edge, room.width(), chip);
        } else {
            // The tag may extend to the left edge of the room, and on the right to the coins.
            const qreal right = std::round(left + 1.06 * face);
            seat.tag = QRectF(room.left(), tagTop, right - edge / 2 - room.left(), tag);
            if (!requirements.laid) seat.tag.setRight(right + beside);
            seat.card = std::round(std::min(kBack * unit, 0.56 * face));
            seat.backs =
                QRectF(right, std::round(eye.y() - 0.47 * face), beside, std::ceil(seat.card + 0.7 * disc));
            if (requirements.laid) {
                const qreal coinTop = std::ceil(seat.backs.bottom() + 2);
                seat.coin = std::round(kCoin * unit);
                seat.laid = QRectF(right - std::round(2 * unit), coinTop, beside + std::round(2 * unit),
                                   std::max(seat.coin, seat.tag.bottom() - coinTop));
            }
            seat.chip = QRectF(room.left(), std::max(seat.tag.bottom(), seat.laid.bottom()) + edge,
                               room.width(), chip);
        }
        if (memory > 0) seat.memory = QRectF(room.left(), seat.chip.bottom() + edge, room.width(), memory);
        lowest = std::max(lowest, memory > 0 ? seat.memory.top() : seat.chip.top());
        seat.whole = QRectF(room.left(), std::max(0.0, upper - edge), room.width(), 0);
        seat.whole.setBottom(std::max(seat.chip.bottom(), seat.memory.bottom()) + std::round(2 * unit));
        seats.push_back(seat);
    }
    skyBottom = std::max(skyBottom, std::round(lowest));
}

void TableFrame::addWatchedSeats(QSizeF size, const Requirements& requirements) {
    const int n = std::max(1, requirements.opponents);
    const qreal edge = std::round(4 * unit), tag = tagHeight(), chip = chipHeight();
    const qreal cell = std::floor(std::min(column.width() / n, 420 * unit));
    const qreal bottom = std::round(kWatchedShare * size.height());
    const qreal face = std::round(std::min({kWatchedFace * unit, 0.55 * cell, 0.42 * bottom}));
    for (int i = 0; i < n; ++i) {
        SeatFrame seat;
        const QRectF room(std::round(column.center().x() + (i - n / 2.0) * cell) + edge, edge,
                          cell - 2 * edge, bottom - edge);
        seat.whole = room;
        const bool roomy = requirements.laid && room.width() > 1.9 * face;
        const qreal left = roomy ? room.left() + 0.1 * face : room.center().x() - face / 2;
        seat.portrait = QRectF(std::round(left), room.top() + edge, face, face);
        const qreal tagTop = std::round(seat.portrait.center().y() + kTagAcross * face);
        seat.tag = QRectF(room.left(), tagTop, room.width(), tag);
        qreal y = seat.tag.bottom() + edge;
        seat.coin = std::round(kNarrowCoin * unit);
        if (roomy) {
            const qreal right = seat.portrait.right() + 0.1 * face;
            seat.laid = QRectF(std::round(right), room.top() + edge, std::floor(room.right() - right),
                               std::max(seat.coin, tagTop - room.top() - 2 * edge));
        } else if (requirements.laid) {
            seat.laid = QRectF(room.left(), y, room.width(), seat.coin);
            y = seat.laid.bottom() + edge;
        }
        seat.chip = QRectF(room.left(), y, room.width(), chip);
        y = seat.chip.bottom() + edge;
        seat.backs = QRectF(room.left(), y, room.width(), std::max(24.0, room.bottom() - y - edge));
        seat.card = std::min(seat.backs.height(), std::floor(kWatchedCard * unit));
        seat.whole.setBottom(std::max(room.bottom(), seat.backs.bottom() + 1));
        seats.push_back(seat);
    }
}

void TableFrame::addOwn(const Requirements& requirements) {
    if (!requirements.person) return;
    const qreal edge = std::round(6 * unit), tag = tagHeight();
    const qreal face = std::min(kOwnFace * unit, 0.64 * rail.height());
    const QPointF eye(column.left() + 84 * unit, rail.top() + 0.41 * rail.height());
    own.portrait = square(eye, face);
    const qreal tagTop = std::round(std::min(eye.y() + kTagAcross * face, rail.bottom() - edge - tag));
    const qreal tagWide = std::round(144 * unit);
    own.tag = QRectF(std::round(column.left() + 12 * unit), tagTop, tagWide, tag);
    qreal left = own.tag.right() + edge;
    if (requirements.ownLaidWidth > 0) {
        own.coin = std::round(kOwnCoin * unit);
        own.laid = QRectF(left, rail.top() + edge, std::round(requirements.ownLaidWidth * unit),
                          rail.height() - 2 * edge);
        left = own.laid.right() + 2 * edge;
    }
    qreal right = column.right() - std::round(16 * unit);
    if (requirements.side > 0) {
        const qreal wide = std::round(requirements.side * unit);
        side = QRectF(right - wide, rail.top() + edge / 2, wide, rail.height() - 1.5 * edge);
        right = side.left() - 2 * edge;
    }
    hand = QRectF(left, rail.top(), right - left, rail.height() - edge);
}

TableLayout TableFrame::layout(const std::vector<SeatPicture>& players, Seat me,
                               std::optional<PileKind> laid) const {
    TableLayout layout;
    layout.unit = unit;
    layout.handHeight = handHeight;
    layout.skyBottom = skyBottom;
    layout.rail = rail;
    layout.column = column;
    layout.bubbles = middle;
    for (std::size_t i = 0; i < players.size() && i < seats.size(); ++i) {
        const Seat seat = players[i].seat;
        layout.seats[seat] = seats[i].whole;
        layout.portraits[seat] = seats[i].portrait;
        layout.tags[seat] = seats[i].tag;
        layout.chips[seat] = seats[i].chip;
        layout.memories[seat] = seats[i].memory;
        layout.zones[handOf(seat)] = {seats[i].backs, seats[i].card};
        if (laid) layout.zones[{*laid, seat}] = {seats[i].laid, seats[i].coin};
    }
    if (me < kMostSeats && !own.portrait.isEmpty()) {
        layout.portraits[me] = own.portrait;
        layout.tags[me] = own.tag;
        layout.zones[handOf(me)] = {hand, handHeight};
        if (laid) layout.zones[{*laid, me}] = {own.laid, own.coin};
    }
    return layout;
}

} // namespace tacklebox
