// Where the coach's bubble, he himself and the way out lie best.
#include "views/panels/coach.h"
#include "views/panels/coachveil.h"
#include "views/theme/keybutton.h"
#include "views/theme/rectangles.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QLabel>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tacklebox {

namespace {

constexpr qreal kBubbleWidth = 560;    ///< units at scale 1
constexpr qreal kNarrow = 200;         ///< what a bubble costs that is narrower by a whole width
constexpr qreal kNarrowest = 369;      ///< no bubble with usual letters is narrower
constexpr qreal kLargeText = 1.4;      ///< from here on he gives his own place to his words
constexpr qreal kLargeTextWidth = 1.7; ///< with large text the bubble grows so far
constexpr std::array<qreal, 8> kWidths{1,    0.89, 0.8,  0.66,
                                       0.58, 0.5,  0.42, 0.35}; ///< that are tried, of kBubbleWidth
/// Letters that are tried, of the person's own, and how large they stay for words of the table that nobody
/// speaks of.
constexpr std::array<qreal, 6> kLetters{1, 0.88, 0.77, 0.67, 0.58, 0.5};
constexpr qreal kStillLarge = 0.65;
// What covering a unit of something else costs, in units of distance, and all of one thing at most; and what
// a unit between the bubble and what is meant costs.
constexpr qreal kSeen = 0.02, kSeenMost = 300, kApart = 1.5;
// Words of the table, and a card that is named.
constexpr qreal kSaid = 0.2, kSaidAtLeast = 40, kCardAtLeast = 400;
/// The light around what is meant, in units.
constexpr qreal kRing = 9, kTight = 4; ///< and what lies between the bubble and what else it keeps off
// Of what is meant and of himself nothing is covered while there is another way.
constexpr qreal kMeant = 40, kNamed = 5, kHimself = 10;
constexpr qreal kWayOut = 0.05; ///< it goes elsewhere
constexpr qreal kTooHigh = 20;  ///< what a unit costs that the bubble stands out of the room above the ribbon
constexpr int kSeats = 4;       ///< heights at which he may sit, at the left and at the right
constexpr qreal kTagBelow = 1.6; ///< of the edge: so far below his face his name ends
constexpr qreal kMoved = 60;     ///< what each further one of them costs
constexpr int kSeatsTried = 4;   ///< of them, where the bubble lies over something
constexpr qreal kHigher = 60,
                kOtherSide = 20; ///< what the next one costs, and the side where he is not wanted
constexpr qreal kHides = 0.06;   ///< and he himself hides rather less of it than his bubble
constexpr int kLeaveRows = 12;   ///< half the height of the way out lies between two of them
constexpr qreal kLeaveCovers = 1;
constexpr qreal kLargestWayOut = 1.4;   ///< its letters, as a factor of the usual ones: keys do the same
constexpr qreal kRightPart = 0.68;      ///< what is meant lies at the right beyond this part of the width
constexpr int kColumns = 13, kRows = 9; ///< places that are tried

} // namespace

std::vector<QRectF> Coach::seatsForHim() const {
    const qreal u = unit(), edge = kEdge * u, side = kCoachFace * u;
    const bool atRight =
        !m_around.lit.empty() && m_around.lit.front().center().x() > parentWidget()->width() * kRightPart;
    const qreal lowest = m_around.bottom - side - edge * kTagBelow, highest = wayOut().bottom() + edge;
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
        for (const auto* rects : {&m_around.seen, &m_around.cards})
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

QRectF Coach::himself() const {
    return m_face.isEmpty() ? m_face : m_face.adjusted(0, 0, 0, kTagBelow * kEdge * unit());
}

Coach::Spot Coach::spotAt(const QRectF& at, const QRectF& meant) const {
    const qreal u = unit(), edge = kEdge * u;
    const QPointF off = at.center() - meant.center();
    Spot spot{.at = at.toRect(), .cost = (std::hypot(off.x(), off.y()) + kApart * distance(at, meant)) / u};
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
    const auto hides = [&](const std::vector<QRectF>& rects, qreal least, qreal area) {
        for (const QRectF& rect : rects) {
            const qreal covered = overlap(at, rect);
            if (covered <= 0) continue;
            isClear = false;
            spot.cost += least + area * covered / (u * u);
        }
    };
    hides(m_around.said, kSaidAtLeast, kSaid);
    hides(m_around.cards, kCardAtLeast, kNamed);
    for (const QRectF& seen : m_around.seen)
        spot.cost += std::min(kSeenMost, kSeen * overlap(at, seen) / (u * u));
    const QRectF around = at.adjusted(-edge * 2, -edge * 2, edge * 2, edge * 2);
    spot.cost += kHimself * overlap(around, m_face) / (u * u) +
                 kWayOut * overlap(at, QRectF(wayOut())) / (u * u) +
                 kTooHigh * std::max(0.0, at.bottom() - m_around.bottom) / u;
    if (isFree && at.bottom() > m_around.bottom)
        spot.rank = Spot::Rank::Free;
    else if (isFree)
        spot.rank = isClear ? Spot::Rank::Clear : Spot::Rank::Above;
    return spot;
}

Coach::Spot Coach::bestPlace(QSize size) const {
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
    // And close to what it is to leave free, at each side of that.
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
    for (const auto* kept : {&m_around.taken, &m_around.named, &m_around.cards})
        tryBeside(*kept, tight);
    Spot best;
    for (const qreal top : tops)
        for (const qreal left : lefts) {
            const Spot spot = spotAt(QRectF(QPointF(left, top), QSizeF(size)), meant);
            if (best.at.isNull() || spot.cost < best.cost) best = spot;
        }
    return best;
}

Coach::Spot Coach::bestBubble(qreal letters) {
    m_letters = letters;
    const qreal u = unit();
    const int wide = std::min(int(kBubbleWidth * u * std::min(kLargeTextWidth, theme::textFactor())),
                              int(parentWidget()->width() - (kCoachFace + 4 * kEdge) * u));
    const int narrowest = int(kNarrowest * u * std::min(1.0, letters / theme::textFactor() * 1.3));
    Spot best;
    for (const qreal part : kWidths) {
        const int width = int(wide * part);
        if (part < 1 && (width < narrowest || buttonsWide() > within(width))) continue;
        Spot spot = bestPlace({width, arrange(width, false)});
        spot.cost += (1 - part) * kNarrow;
        const bool isBetter = spot.rank != best.rank ? spot.rank > best.rank : spot.cost < best.cost;
        if (best.at.isNull() || isBetter) best = spot;
    }
    return best;
}

Coach::Spot::Rank Coach::fitWaysOut(const QRectF& bubble) {
    using Rank = Spot::Rank;
    const auto rank = [&] {
        Rank least = wayOut().bottom() > m_around.bottom ? Rank::Free : Rank::Clear;
        for (const KeyButton* button : {m_skip.data(), m_leave.data()}) {
            if (button->isHidden() && button == m_skip) continue;
            const QRectF at = button->geometry();
            const auto covers = [&](const QRectF& rect) { return overlap(rect, at) > 0; };
            if (covers(bubble) || std::ranges::any_of(m_around.lit, covers) ||
                std::ranges::any_of(m_around.taken, covers) || std::ranges::any_of(m_around.named, covers))
                return Rank::Covers;
            if (std::ranges::any_of(m_around.said, covers) || std::ranges::any_of(m_around.cards, covers))
                least = std::min(least, Rank::Above);
        }
        return least;
    };
    // Where they have no room off words and players they are as large as lets them lie off what is meant.
    Rank best = Rank::Covers;
    qreal bestShare = 1, least = 0;
    bool bestPiled = false;
    for (const qreal share : {1.0, 0.75, 0.5})
        for (const bool piled : {false, true}) {
            if (piled && m_skip->isHidden()) continue;
            placeWaysOut(share, bubble, piled);
            const Rank found = rank();
            qreal hidden = overlap(himself(), wayOut());
            for (const QRectF& seen : m_around.seen)
                hidden += overlap(seen, wayOut());
            if (found == Rank::Clear && hidden <= 0) return found;
            if (found < best || (found == best && (found == Rank::Covers || hidden >= least))) continue;
            best = found;
            least = hidden;
            bestShare = share;
            bestPiled = piled;
        }
    placeWaysOut(bestShare, bubble, bestPiled);
    return best;
}

Coach::Spot Coach::bestLetters() {
    using Rank = Spot::Rank;
    const qreal own = theme::textFactor();
    Spot best;
    qreal letters = 1;
    const auto tryLetters = [&](qreal tried) {
        placeWaysOut();
        Spot spot = bestBubble(tried);
        if (spot.rank > best.rank) spot.rank = std::min(spot.rank, fitWaysOut(spot.at));
        if (!best.at.isNull() && spot.rank <= best.rank && spot.rank != Rank::Covers) return;
        if (spot.rank == Rank::Covers && best.rank != Rank::Covers) return;
        best = spot;
        letters = tried;
    };
    m_line->setVisible(!m_words.line.isEmpty());
    for (const qreal part : kLetters) {
        const qreal tried = std::max(1.0, own * part);
        if (best.rank != Rank::Covers && tried < own * kStillLarge) break;
        tryLetters(tried);
        if (best.rank == Rank::Clear || tried <= 1) break;
    }
    if (best.rank == Rank::Covers && !m_line->isHidden()) { // then rather without saying which part it is
        m_line->hide();
        tryLetters(1);
    }
    m_letters = letters;
    placeWaysOut();
    fitWaysOut(best.at);
    return best;
}

Coach::Spot Coach::bestWithHim() {
    if (theme::textFactor() > kLargeText) {
        m_face = {};
        return bestLetters();
    }
    Spot best;
    QRectF seat;
    std::vector<QRectF> seats = seatsForHim();
    seats.resize(kSeatsTried); // and rather without him than over what is meant
    seats.emplace_back();
    qreal moved = 0;
    for (const QRectF& face : seats) {
        m_face = face;
        Spot spot = bestLetters();
        spot.cost += std::exchange(moved, moved + kMoved);
        const bool isBetter = spot.rank != best.rank ? spot.rank > best.rank : spot.cost < best.cost;
        if (!best.at.isNull() && !isBetter) continue;
        best = spot;
        seat = face;
        if (spot.rank == Spot::Rank::Clear) return spot;
    }
    m_face = seat;
    return bestLetters();
}

void Coach::place() {
    const QRect table = parentWidget()->rect();
    const qreal u = unit();
    placeWaysOut();
    if (!m_speaks) return keepWaysOut({});
    m_veil->setGeometry(table);
    const QRect bubble = bestWithHim().at;
    if (overlap(bubble, m_face) > 0) m_face = {}; // there is room for one of them only
    buttonsWide();                                // with the letters that were chosen
    arrange(bubble.width(), true);
    setGeometry(bubble);
    keepWaysOut(bubble);
    CoachVeil::Content content;
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
    content.at = m_words.at;
    content.of = m_words.of;
    content.dots = m_dots.translated(bubble.topLeft());
    content.unit = u;
    m_veil->show(content);
}

void Coach::placeWaysOut(qreal share, const QRectF& bubble, bool piled) {
    QFont letters = font();
    const qreal factor = std::max(1.0, std::min(theme::textFactor(), kLargestWayOut) * share);
    letters.setPixelSize(int(std::round(tokens::fontPixels(tokens::kBody, unit(), factor))));
    const int gap = int(kBetweenParts * unit());
    QSize size;
    for (KeyButton* button : {m_skip.data(), m_leave.data()}) {
        button->setFont(letters);
        button->resize(button->sizeHint());
        if (button->isHidden() && button == m_skip) continue;
        if (size.isEmpty())
            size = button->size();
        else if (piled)
            size = QSize(std::max(size.width(), button->width()), size.height() + gap / 2 + button->height());
        else
            size = QSize(size.width() + gap + button->width(), std::max(size.height(), button->height()));
    }
    const QPoint at = leavesAt(size, bubble);
    const QPoint last =
        at + QPoint(size.width() - m_leave->width(), piled ? size.height() - m_leave->height() : 0);
    m_skip->move(piled ? at.x() + size.width() - m_skip->width() : at.x(), at.y());
    m_leave->move(last);
}

void Coach::keepWaysOut(const QRectF& bubble) {
    QRectF last(QPointF(), QRectF(wayOut()).size());
    last.moveTopRight(m_wayOut);
    bool isFree = !m_wayOut.isNull() && last.left() >= 0 && last.bottom() <= m_around.bottom &&
                  overlap(last, bubble) <= 0 && overlap(last, himself()) <= 0;
    for (const auto* rects :
         {&m_around.lit, &m_around.taken, &m_around.named, &m_around.cards, &m_around.said, &m_around.seen})
        for (const QRectF& rect : *rects)
            isFree = isFree && overlap(last, rect) <= 0;
    if (isFree) {
        const QPoint by = last.topLeft().toPoint() - wayOut().topLeft();
        m_skip->move(m_skip->pos() + by);
        m_leave->move(m_leave->pos() + by);
    }
    m_wayOut = QRectF(wayOut()).topRight();
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
            for (const auto* rects : {&m_around.seen, &m_around.said, &m_around.cards})
                for (const QRectF& rect : *rects)
                    cost += kLeaveCovers * overlap(there, rect) / (u * u);
            cost += kLeaveCovers * overlap(there, himself()) / (u * u) +
                    kMeant * overlap(there, bubble) / (u * u) +
                    kLeaveCovers * size.width() * std::max(0.0, there.bottom() - m_around.bottom) / (u * u);
            for (const auto* kept :
                 {&m_around.lit, &m_around.taken, &m_around.named}) // else a press that is asked for leaves
                for (const QRectF& rect : *kept)
                    cost += kMeant * overlap(there, rect) / (u * u);
            if (least >= 0 && cost >= least) continue;
            least = cost;
            best = at;
        }
    return best.toPoint();
}

} // namespace tacklebox
