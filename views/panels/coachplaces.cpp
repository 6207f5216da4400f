// Where the coach's bubble, he himself and the way out lie best.
#include "views/panels/coach.h"
#include "views/theme/keybutton.h"
#include "views/theme/rectangles.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

// What covering a unit of something else costs, in units of distance, and all of one thing at most; and what
// a unit between the bubble and what is meant costs.
constexpr qreal kSeen = 0.02, kSeenMost = 300, kApart = 1.5;
// Of what is meant and of himself nothing is covered while there is another way.
constexpr qreal kMeant = 40, kHimself = 10;
constexpr qreal kTooHigh = 20; ///< what a unit costs that the bubble stands out of the room above the ribbon
constexpr int kSeats = 4;      ///< heights at which he may sit, at the left and at the right
constexpr qreal kHigher = 60,
                kOtherSide = 20; ///< what the next one costs, and the side where he is not wanted
constexpr qreal kHides = 0.06;   ///< and he himself hides rather less of it than his bubble
constexpr int kLeaveRows = 12;   ///< half the height of the way out lies between two of them
constexpr qreal kLeaveCovers = 1;
constexpr qreal kRightPart = 0.68;      ///< what is meant lies at the right beyond this part of the width
constexpr int kColumns = 13, kRows = 9; ///< places that are tried

} // namespace

QRectF Coach::bestSeat() const {
    const qreal u = unit(), edge = kEdge * u, side = kCoachFace * u;
    const bool atRight =
        !m_around.lit.empty() && m_around.lit.front().center().x() > parentWidget()->width() * kRightPart;
    const qreal lowest = m_around.bottom - side - edge * 1.6, highest = wayOut().bottom() + edge;
    QRectF best;
    qreal least = -1;
    for (int number = 0; number < 2 * kSeats; ++number) {
        const int step = number / 2;
        const bool right = number % 2 == 0;
        const QRectF face(right ? parentWidget()->width() - side - edge : edge,
                          lowest + (std::min(highest, lowest) - lowest) * step / (kSeats - 1), side, side);
        qreal cost = kHigher * step + (right == atRight ? kOtherSide : 0);
        for (const auto* kept : {&m_around.lit, &m_around.taken})
            for (const QRectF& rect : *kept)
                cost += kMeant * overlap(face, rect) / (u * u);
        const QRectF withTag = face.adjusted(0, 0, 0, edge * 1.6);
        for (const QRectF& seen : m_around.seen)
            cost += kHides * overlap(withTag, seen) / (u * u);
        if (least >= 0 && cost >= least) continue;
        least = cost;
        best = face;
    }
    return best;
}

std::pair<QRect, qreal> Coach::bestPlace(QSize size) const {
    const qreal u = unit(), edge = kEdge * u;
    const QRectF room(edge, edge, parentWidget()->width() - 2 * edge,
                      std::max(qreal(size.height()), m_around.bottom - 2 * edge));
    const QPointF nothing(room.center().x(), room.top() + room.height() * 0.62);
    const QRectF meant = m_around.lit.empty() ? QRectF(nothing, QSizeF()) : m_around.lit.front();
    QRectF best;
    qreal least = -1;
    for (int row = 0; row < kRows; ++row)
        for (int column = 0; column < kColumns; ++column) {
            const QRectF at(room.left() + (room.width() - size.width()) * column / (kColumns - 1),
                            room.top() + (room.height() - size.height()) * row / (kRows - 1), size.width(),
                            size.height());
            const QPointF off = at.center() - meant.center();
            qreal cost = (std::hypot(off.x(), off.y()) + kApart * distance(at, meant)) / u;
            const QRectF around = at.adjusted(-edge * 2, -edge * 2, edge * 2, edge * 2);
            for (const QRectF& lit : m_around.lit)
                cost += kMeant * overlap(around, lit) / (u * u);
            for (const QRectF& taken : m_around.taken)
                cost += kMeant * overlap(at.adjusted(-edge, -edge, edge, edge), taken) / (u * u);
            for (const QRectF& seen : m_around.seen)
                cost += std::min(kSeenMost, kSeen * overlap(at, seen) / (u * u));
            cost += kHimself * overlap(around, m_face) / (u * u) +
                    kMeant * overlap(at, QRectF(wayOut())) / (u * u) +
                    kTooHigh * std::max(0.0, at.bottom() - m_around.bottom) / u;
            if (least < 0 || cost < least) {
                least = cost;
                best = at;
            }
        }
    return {best.toRect(), least};
}

QPoint Coach::leavesAt(QSize size, const QRectF& bubble) const {
    const qreal u = unit(), edge = kEdge * u;
    const QPointF corner(parentWidget()->width() - size.width() - edge, edge / 2);
    const qreal lowest = m_around.bottom - size.height() - edge / 2;
    const int rows = bubble.isNull()
                         ? kLeaveRows
                         : std::max(kLeaveRows, int((lowest - corner.y()) / size.height() * 2) + 1);
    QPointF best = corner;
    qreal least = -1;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < kColumns; ++column) {
            const QPointF at(corner.x() * (kColumns - 1 - column) / (kColumns - 1),
                             corner.y() + row * size.height() / 2.0);
            const QRectF there(at, QSizeF(size));
            qreal cost = (std::abs(at.x() - corner.x()) / 2 + at.y() - corner.y()) / u;
            for (const QRectF& seen : m_around.seen)
                cost += kLeaveCovers * overlap(there, seen) / (u * u);
            cost += kMeant * overlap(there, bubble) / (u * u);
            for (const auto* kept : {&m_around.lit, &m_around.taken}) // else a press that is asked for leaves
                for (const QRectF& rect : *kept)
                    cost += kMeant * overlap(there, rect) / (u * u);
            if (least >= 0 && cost >= least) continue;
            least = cost;
            best = at;
        }
    return best.toPoint();
}

} // namespace tacklebox
