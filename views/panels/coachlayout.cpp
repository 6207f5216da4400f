// Positions of the coach's bubble and portrait.
#include "views/panels/coach.h"
#include "views/panels/coachbackdrop.h"
#include "views/theme/keybutton.h"
#include "views/theme/rectangles.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QLabel>

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>

namespace tacklebox {

namespace {

constexpr qreal kBubbleWidth = 560;    ///< preferred width, in units of scale 1
constexpr qreal kNarrow = 200;         ///< cost of making the bubble narrower by its full width
constexpr qreal kNarrowest = 369;      ///< minimum width at the normal text size
constexpr qreal kLargeText = 1.4;      ///< text factor above which there is no portrait
constexpr qreal kLargeTextWidth = 1.7; ///< maximum factor on the bubble's width for large text
constexpr std::array<qreal, 8> kWidths{1,    0.89, 0.8,  0.66,
                                       0.58, 0.5,  0.42, 0.35}; ///< factors on the bubble's width to try
/// Factors on the user's text size to try. kStillLarge is the minimum just for covering less text of the
/// table.
constexpr std::array<qreal, 6> kFontScales{1, 0.88, 0.77, 0.67, 0.58, 0.5};
constexpr qreal kStillLarge = 0.65;
// Costs in units of distance: per square unit of Around::seen, its maximum per rectangle, and per unit
// between bubble and subject.
constexpr qreal kSeen = 0.02, kSeenMost = 300, kApart = 1.5;
// Weights of opponents' hands and of text on the table, relative to players.
constexpr qreal kHand = 0.25, kSaid = 0.5;
/// Margin of the highlight, in units.
constexpr qreal kRing = 9, kTight = 4; ///< distance from other obstacles
// Costs per square unit of covering what is lit or taken, what is named, and the portrait.
constexpr qreal kMeant = 40, kNamed = 5, kHimself = 10;
constexpr qreal kTooHigh = 20;   ///< cost per unit that the bubble extends below Around::bottom
constexpr int kSeats = 4;        ///< number of heights to try for the portrait, left and right
constexpr qreal kTagBelow = 1.6; ///< height of the name tag below the portrait, as a multiple of kEdge
constexpr qreal kMoved = 60;     ///< cost of each further position
constexpr int kSeatsTried = 4;   ///< maximum number of positions to try
constexpr qreal kHigher = 60,
                kOtherSide = 20;        ///< cost per step up, and of the side that is not preferred
constexpr qreal kHides = 0.06;          ///< cost per square unit that the portrait covers
constexpr qreal kRightPart = 0.68;      ///< a subject beyond this share of the width is on the right
constexpr int kColumns = 13, kRows = 9; ///< number of positions to try

} // namespace

std::vector<QRectF> Coach::portraitPositions() const {
    const qreal u = unit(), edge = kEdge * u, side = kCoachFace * u;
    const bool atRight =
        !m_around.lit.empty() && m_around.lit.front().center().x() > parentWidget()->width() * kRightPart;
    const qreal lowest = m_around.bottom - side - edge * kTagBelow, highest = edge;
    std::vector<std::pair<qreal, QRectF>> seats;
    for (int number = 0; number < 2 * kSeats; ++number) {
        const int step = number / 2;
        const bool right = number % 2 == 0;
        const QRectF face(right ? parentWidget()->width() - side - edge : edge,
                          lowest + (std::min(highest, lowest) - lowest) * step / (kSeats - 1), side, side);
        qreal cost = kHigher * step + (right == atRight ? kOtherSide : 0);
        for (const auto* kept : {&m_around.lit, &m_around.taken})
            for (const QRectF& rect : *kept)
                cost += kMeant * overlap(face, rect) / (u * u);
        const QRectF withTag = face.adjusted(0, 0, 0, edge * kTagBelow);
        for (const auto* rects : {&m_around.players, &m_around.hands, &m_around.seen, &m_around.cards})
            for (const QRectF& rect : *rects)
                cost += kHides * overlap(withTag, rect) / (u * u);
        seats.emplace_back(cost, face);
    }
    std::ranges::stable_sort(seats, {}, [](const auto& seat) { return seat.first; });
    std::vector<QRectF> faces;
    for (const auto& seat : seats)
        faces.push_back(seat.second);
    return faces;
}

QRectF Coach::portraitWithTag() const {
    return m_face.isEmpty() ? m_face : m_face.adjusted(0, 0, 0, kTagBelow * kEdge * unit());
}

bool Coach::Placement::isBetterThan(const Placement& other) const {
    return std::tuple(other.at.isNull(), rank, -hidden, -cost) >
           std::tuple(at.isNull(), other.rank, -other.hidden, -other.cost);
}

Coach::Placement Coach::placementAt(const QRectF& at, const QRectF& meant) const {
    const qreal u = unit(), edge = kEdge * u;
    const QPointF off = at.center() - meant.center();
    Placement spot{.at = at.toRect(),
                   .cost = (std::hypot(off.x(), off.y()) + kApart * distance(at, meant)) / u};
    bool isFree = at.bottom() <= m_around.lowest, isClear = true;
    const auto covers = [&](const std::vector<QRectF>& rects, qreal margin, qreal least, qreal area) {
        const QRectF around = at.adjusted(-margin, -margin, margin, margin),
                     close = at.adjusted(-least, -least, least, least);
        for (const QRectF& rect : rects) {
            spot.cost += area * overlap(around, rect) / (u * u);
            isFree = isFree && overlap(close, rect) <= 0;
        }
    };
    covers(m_around.lit, edge * 2, kRing * u, kMeant);
    covers(m_around.taken, edge, 0, kMeant);
    covers(m_around.named, edge / 2, 0, kNamed);
    for (const QRectF& card : m_around.cards) {
        const qreal covered = overlap(at, card);
        isClear = isClear && covered <= 0;
        spot.cost += kNamed * covered / (u * u);
    }
    const auto hides = [&](const std::vector<QRectF>& rects, qreal part) {
        for (const QRectF& rect : rects)
            spot.hidden += part * (overlap(at, rect) + overlap(portraitWithTag(), rect));
    };
    hides(m_around.players, 1);
    hides(m_around.hands, kHand);
    hides(m_around.said, kSaid);
    for (const QRectF& seen : m_around.seen)
        spot.cost += std::min(kSeenMost, kSeen * overlap(at, seen) / (u * u));
    const QRectF around = at.adjusted(-edge * 2, -edge * 2, edge * 2, edge * 2);
    spot.cost += kHimself * overlap(around, m_face) / (u * u) +
                 kTooHigh * std::max(0.0, at.bottom() - m_around.bottom) / u;
    if (isFree && at.bottom() > m_around.bottom)
        spot.rank = Placement::Rank::Free;
    else if (isFree)
        spot.rank = isClear ? Placement::Rank::Clear : Placement::Rank::Above;
    return spot;
}

Coach::Placement Coach::bestPlace(QSize size) const {
    const qreal edge = kEdge * unit();
    const QRectF room(edge, edge, parentWidget()->width() - 2 * edge,
                      std::max(qreal(size.height()), m_around.bottom - 2 * edge));
    const QPointF nothing(room.center().x(), room.top() + room.height() * 0.62);
    const QRectF meant = m_around.lit.empty() ? QRectF(nothing, QSizeF()) : m_around.lit.front();
    const qreal right = room.right() - size.width(), bottom = room.bottom() - size.height();
    std::vector<qreal> lefts, tops;
    for (int column = 0; column < kColumns; ++column)
        lefts.push_back(room.left() + (right - room.left()) * column / (kColumns - 1));
    for (int row = 0; row < kRows; ++row)
        tops.push_back(room.top() + (bottom - room.top()) * row / (kRows - 1));
    const qreal lowest = std::max(bottom, m_around.lowest - edge / 2 - size.height());
    tops.push_back(lowest);
    // Also try positions next to each obstacle.
    const qreal gap = std::ceil((kRing + 1) * unit()), tight = std::ceil(kTight * unit());
    const auto tryBeside = [&](const std::vector<QRectF>& rects, qreal away) {
        for (const QRectF& rect : rects) {
            for (const qreal left : {rect.left() - away - size.width(), rect.right() + away})
                if (left >= room.left() && left <= right) lefts.push_back(left);
            for (const qreal top : {rect.top() - away - size.height(), rect.bottom() + away})
                if (top >= room.top() && top <= lowest) tops.push_back(top);
        }
    };
    tryBeside(m_around.lit, gap);
    for (const auto* kept : {&m_around.taken, &m_around.named, &m_around.cards, &m_around.players,
                             &m_around.hands, &m_around.said})
        tryBeside(*kept, tight);
    Placement best;
    for (const qreal top : tops)
        for (const qreal left : lefts) {
            const Placement spot = placementAt(QRectF(QPointF(left, top), QSizeF(size)), meant);
            if (spot.isBetterThan(best)) best = spot;
        }
    return best;
}

Coach::Placement Coach::bestBubble(qreal fontScale) {
    m_fontScale = fontScale;
    const qreal u = unit();
    const int wide = std::min(int(kBubbleWidth * u * std::min(kLargeTextWidth, theme::textFactor())),
                              int(parentWidget()->width() - (kCoachFace + 4 * kEdge) * u));
    const int narrowest = int(kNarrowest * u * std::min(1.0, fontScale / theme::textFactor() * 1.3));
    Placement best;
    for (const qreal part : kWidths) {
        const int width = int(wide * part);
        if (part < 1 && (width < narrowest || buttonsWide() > within(width))) continue;
        Placement spot = bestPlace({width, arrange(width, false)});
        spot.cost += (1 - part) * kNarrow;
        if (spot.isBetterThan(best)) best = spot;
    }
    return best;
}

Coach::Placement Coach::bestFontScale() {
    using Rank = Placement::Rank;
    const qreal own = theme::textFactor();
    Placement best;
    qreal fontScale = 1;
    const auto tryFontScale = [&](qreal tried) {
        const Placement spot = bestBubble(tried);
        if (!best.at.isNull() && std::pair(spot.rank, -spot.hidden) <= std::pair(best.rank, -best.hidden) &&
            spot.rank != Rank::Covers)
            return;
        if (spot.rank == Rank::Covers && best.rank != Rank::Covers) return;
        best = spot;
        fontScale = tried;
    };
    m_line->setVisible(!m_words.line.isEmpty());
    for (const qreal part : kFontScales) {
        const qreal tried = std::max(1.0, own * part);
        if (best.rank != Rank::Covers && tried < own * kStillLarge) break;
        tryFontScale(tried);
        if (best.isBest() || tried <= 1) break;
    }
    if (best.rank == Rank::Covers && !m_line->isHidden()) { // last resort: drop the position in the lesson
        m_line->hide();
        tryFontScale(1);
    }
    m_fontScale = fontScale;
    return best;
}

Coach::Placement Coach::bestWithPortrait() {
    if (theme::textFactor() > kLargeText) {
        m_face = {};
        return bestFontScale();
    }
    Placement best;
    QRectF seat;
    std::vector<QRectF> seats = portraitPositions();
    seats.resize(kSeatsTried); // no portrait is better than a covered subject
    seats.emplace_back();
    qreal moved = 0;
    for (const QRectF& face : seats) {
        m_face = face;
        Placement spot = bestFontScale();
        spot.cost += std::exchange(moved, moved + kMoved);
        if (!spot.isBetterThan(best)) continue;
        best = spot;
        seat = face;
        if (spot.isBest()) return spot;
    }
    m_face = seat;
    return bestFontScale();
}

void Coach::place() {
    const QRect table = parentWidget()->rect();
    const qreal u = unit();
    m_backdrop->setGeometry(table);
    const QRect bubble = bestWithPortrait().at;
    if (overlap(bubble, m_face) > 0) m_face = {}; // there is only room for the bubble
    buttonsWide();                                // sets the font for m_fontScale
    arrange(bubble.width(), true);
    setGeometry(bubble);
    CoachBackdrop::Content content;
    content.lit = m_around.lit;
    content.said = m_around.said;
    for (const auto* kept : {&m_around.taken, &m_around.named, &m_around.cards})
        for (const QRectF& rect : *kept)
            if (m_around.lit.empty() || !rect.intersects(m_around.lit.front())) content.meant.push_back(rect);
    content.bubble = bubble;
    content.bottom = m_around.bottom;
    content.portrait = m_face;
    content.name = tr("Hal, your coach");
    content.dims = m_words.dims;
    content.dot = m_words.dot;
    content.dotCount = m_words.dotCount;
    content.dots = m_dots.translated(bubble.topLeft());
    content.unit = u;
    m_backdrop->show(content);
}

} // namespace tacklebox
