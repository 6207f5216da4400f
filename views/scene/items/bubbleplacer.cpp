#include "views/scene/items/bubbleplacer.h"

#include "views/scene/picture/laidouttable.h"
#include "views/theme/theme.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kNarrowest = 200;  ///< width of a bubble that has little room, in units
constexpr qreal kCoveredArea = 20; ///< cost of 100 square units that are covered

} // namespace

BubblePlacer::BubblePlacer(PaintContext& paintContext, const LaidOutTable& table, QRectF open,
                           Obstacles obstacles)
    : m_paintContext(paintContext), m_table(table), m_open(open), m_obstacles(std::move(obstacles)),
      m_read(table.notesAndCaptions()) {
    m_read.insert(m_read.end(), m_obstacles.effectRects.begin(), m_obstacles.effectRects.end());
}

BubblePlacer::SpeakingAt BubblePlacer::speakingAt(Seat seat, const QRectF& box) const {
    const QPointF below(box.center().x(), box.bottom() - 6);
    const QRectF face = m_table.portraitAbove(seat);
    if (face.isEmpty()) return {below, below.y(), true};
    // The tail ends below the speaker's texts and coins.
    const qreal worn = std::max(m_table.textBottom(seat), m_table.laidBelow(seat).bottom());
    return {QPointF(face.center().x(), worn), worn, true};
}

std::unique_ptr<BubbleItem> BubblePlacer::forRemark(Seat seat, const QString& words) const {
    const QRectF box = m_table.seatRect(seat);
    if (box.isEmpty()) return nullptr;
    std::vector<Obstacle> taken{{m_obstacles.spoken}};
    for (const QRectF& rect : m_read)
        taken.push_back({rect});
    for (const SeatPicture& other : m_table.picture().seats)
        if (other.seat != seat) taken.push_back({m_table.seatRect(other.seat)});
    for (const auto& [place, zone] : m_table.zones())
        for (const QRectF& card : zone.cards)
            taken.push_back({card});
    constexpr qreal kNear = 60; // units
    const SpeakingAt at = speakingAt(seat, box);
    qreal covered = 0;
    auto bubble = bestBubble({.seat = seat, .words = words}, at, taken, &covered);
    const QRectF& lies = bubble->box();
    const qreal near = kNear * m_table.layout().unit;
    const bool isNear = QRectF(at.tip, QSizeF(1, 1)).adjusted(-near, 0, near, 2 * near).intersects(lies);
    return covered > 0 || !isNear || !m_open.contains(lies) ? nullptr : std::move(bubble);
}

std::vector<Obstacle> BubblePlacer::obstaclesFor(const TableScene::Speech& said, const SpeakingAt& at) const {
    // Costs of covering any of something. The race and the card in front of the speaker show who or what it
    // is about.
    constexpr qreal kTopic = 1e5, kText = 8000, kCards = 4000, kBetter = 1000, kApart = 6;
    const TableLayout& layout = m_table.layout();
    std::vector<Obstacle> all;
    const auto add = [&](const QRectF& rect, qreal touch, qreal area = kCoveredArea) {
        if (!rect.isEmpty()) all.push_back({rect, area / layout.unit, touch * layout.unit});
    };
    add(m_table.racing(0), kTopic);
    add(m_table.inFrontOf(said.seat), kTopic);
    for (const QRectF& rect : m_obstacles.textRects)
        add(rect, kTopic);
    const qreal apart = kApart * layout.unit; // room for the tail
    for (const QRectF& rect : m_read) {
        add(rect, kText);
        add(rect.adjusted(0, -apart, 0, apart), kBetter, 0);
    }
    for (const QRectF& memory : layout.memories)
        add(memory, kText);
    for (const QRectF& rect : m_table.inFrontOfOthers(said.seat))
        add(rect, kCards);
    if (m_obstacles.remarkBy != said.seat) add(m_obstacles.remark, kText);
    constexpr qreal kCarried = 0.24; // of the lane: the speech may move the race on
    add(m_table.racing(kCarried), kBetter, 0);
    for (const SeatPicture& seat : m_table.picture().seats) {
        if (seat.seat == said.seat) continue;
        add(layout.portraits[seat.seat], kBetter);
        add(layout.tags[seat.seat], kBetter);
        if (seat.seat == said.whom || !seat.note.isEmpty()) add(layout.chips[seat.seat], kText);
    }
    if (at.below) return all;
    for (const auto& [place, zone] : m_table.zones()) { // above the speaker's hand
        if (place.kind == PileKind::Hand) continue;
        for (const QRectF& card : zone.cards)
            add(card, kCards);
        if (isWater(place.kind))
            add(m_table.zoneRect(place), kBetter, 0); // the card may be about to fall there
    }
    return all;
}

std::unique_ptr<BubbleItem> BubblePlacer::bestBubble(const TableScene::Speech& said, const SpeakingAt& at,
                                                     const std::vector<Obstacle>& obstacles,
                                                     qreal* covered) const {
    constexpr qreal kTailLength = 14, kEdgeGap = 6, kNarrow = 60, kWordsAlone = 3000; // units
    constexpr qreal kFromSubject = 8; // pixels that the solver keeps between a box and its subject
    const qreal unit = m_table.layout().unit, tail = kTailLength * unit, edge = kEdgeGap;
    QRectF room = m_open.adjusted(edge, 0, -edge, 0);
    at.below ? room.setTop(at.edge + tail) : room.setBottom(at.edge - tail);
    const qreal near = at.below ? room.top() - kFromSubject - 1 : room.bottom() + kFromSubject;
    BoxRequest box{.subject = QRectF(at.tip.x() - 1, near, 2, 1)};
    std::vector<std::unique_ptr<BubbleItem>> bubbles;
    const auto add = [&](const CardArt& card, qreal width, qreal cost) {
        const QRectF strip(at.tip.x() - width / 2, room.top(), width, room.height());
        bubbles.push_back(std::make_unique<BubbleItem>(m_paintContext, said.words, at.tip, at.edge, at.below,
                                                       strip, said.tone, card));
        box.options.push_back({bubbles.back()->box().size(), room, cost * unit});
    };
    add(said.card, m_open.width(), 0);
    add(said.card, kNarrowest * unit * theme::textFactor(), kNarrow);
    if (!said.card.file.isEmpty()) add({}, m_open.width(), kWordsAlone); // rather than cover other text
    const Placement place = bestPlace(box, obstacles);
    if (covered) *covered = place.covered;
    auto bubble = std::move(bubbles[std::size_t(place.option)]);
    bubble->moveTo(place.rect.topLeft(), at.tip);
    bubble->keepTailOff(m_read);
    return bubble;
}

std::unique_ptr<BubbleItem> BubblePlacer::forSpeech(const TableScene::Speech& said) const {
    const TableLayout& layout = m_table.layout();
    QRectF box = m_table.seatRect(said.seat);
    SpeakingAt at = speakingAt(said.seat, box);
    if (box.isEmpty()) { // the viewer speaks above the hand, kNoSeat in the middle
        box = m_table.zoneRect(handOf(said.seat));
        if (box.isEmpty()) box = layout.bubbles;
        at.tip = QPointF(box.center().x(), std::min(box.top() + 4, m_open.bottom()));
        at = {at.tip, at.tip.y(), false};
        // Beside an effect, if it is far to one side.
        constexpr qreal kFarOff = 200, kApart = 60, kTailHigh = 14; // units
        if (!m_obstacles.effectRects.empty()) {
            const QRectF& words = m_obstacles.effectRects.front();
            const qreal off = words.center().x() - at.tip.x(), apart = kApart * layout.unit;
            if (std::abs(off) > kFarOff * layout.unit) {
                at.tip.setX(off > 0 ? words.left() - apart : words.right() + apart);
                at.edge = words.bottom() + kTailHigh * layout.unit;
            }
        }
    }
    return bestBubble(said, at, obstaclesFor(said, at), nullptr);
}

} // namespace tacklebox
