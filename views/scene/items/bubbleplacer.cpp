#include "views/scene/items/bubbleplacer.h"

#include "views/scene/picture/laidouttable.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

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
    // Obstacles: text, other seats, cards.
    std::vector<QRectF> taken = m_read;
    for (const SeatPicture& other : m_table.picture().seats)
        if (const QRectF rect = m_table.seatRect(other.seat); other.seat != seat && !rect.isEmpty())
            taken.push_back(rect);
    for (const auto& [place, zone] : m_table.zones())
        taken.insert(taken.end(), zone.cards.begin(), zone.cards.end());
    taken.push_back(m_obstacles.spoken);
    const SpeakingAt at = speakingAt(seat, box);
    for (const QRectF& strip : strips(at, {}, {})) {
        auto bubble = bubbleIn({.seat = seat, .words = words}, at, strip, at.edge);
        const QRectF lies = bubble->box();
        if (m_open.contains(lies) && std::none_of(taken.begin(), taken.end(),
                                                  [&](const QRectF& rect) { return rect.intersects(lies); }))
            return bubble;
    }
    return nullptr;
}

std::vector<QRectF> BubblePlacer::strips(const SpeakingAt& at, const QRectF& race,
                                         const std::vector<QRectF>& others) const {
    constexpr qreal kAside = 30, kLeast = 120; // units
    const qreal unit = m_table.layout().unit;
    // Below the speaker, centred or shifted to one side, or beside the race.
    QRectF toLeft = m_open, toRight = m_open;
    toLeft.setRight(std::min(m_open.right(), at.tip.x() + kAside * unit));
    toRight.setLeft(std::max(m_open.left(), at.tip.x() - kAside * unit));
    std::vector<QRectF> all{m_open, toLeft, toRight};
    if (!race.isEmpty()) {
        QRectF before = m_open, behind = m_open;
        before.setRight(race.left());
        behind.setLeft(race.right());
        for (const QRectF& card : others) { // up to the next card
            if (card.right() <= race.left()) before.setLeft(std::max(before.left(), card.right()));
            if (card.left() >= race.right()) behind.setRight(std::min(behind.right(), card.left()));
        }
        const bool leftFirst = at.tip.x() < race.center().x();
        all.push_back(leftFirst ? before : behind);
        all.push_back(leftFirst ? behind : before);
    }
    std::erase_if(all, [&](const QRectF& strip) { return strip.width() < kLeast * unit; });
    return all;
}

std::vector<QRectF> BubblePlacer::toBeSeen(const TableScene::Speech& said, const SpeakingAt& at) const {
    const TableLayout& layout = m_table.layout();
    std::vector<QRectF> all = m_read;
    if (at.below) { // notes of players who are or were asked
        for (const SeatPicture& seat : m_table.picture().seats)
            if (seat.seat != said.seat && (seat.seat == said.whom || !seat.note.isEmpty()) &&
                !layout.chips[seat.seat].isEmpty())
                all.push_back(layout.chips[seat.seat]);
    } else { // cards on the table above the speaker's hand
        for (const auto& [place, zone] : m_table.zones()) {
            if (isWater(place.kind)) // the card in question may be about to fall there
                all.push_back(m_table.zoneRect(place));
            else if (place.kind != PileKind::Hand)
                all.insert(all.end(), zone.cards.begin(), zone.cards.end());
        }
    }
    if (!m_obstacles.hintRect.isEmpty()) all.push_back(m_obstacles.hintRect);
    if (m_obstacles.remarkBy != said.seat) all.push_back(m_obstacles.remark);
    return all;
}

std::unique_ptr<BubbleItem> BubblePlacer::freeBubble(const TableScene::Speech& said, const SpeakingAt& at,
                                                     const Wanted& wanted) const {
    constexpr qreal kLonger = 130, kFar = 60; // units
    const qreal unit = m_table.layout().unit;
    std::vector<QRectF> others, taken;
    if (wanted.besideWords && at.below) others = m_table.inFrontOfOthers(said.seat);
    if (wanted.besideWords) taken = toBeSeen(said, at);
    taken.insert(taken.end(), others.begin(), others.end());
    taken.push_back(wanted.race);
    const std::vector<QRectF> tried = strips(at, wanted.race, others);
    const int direction = at.below ? 1 : -1; // direction away from the speaker
    const qreal longest = (at.below ? kLonger : 2 * kLonger) * unit;
    for (qreal from = at.edge; std::abs(from - at.edge) <= longest;) {
        qreal next = at.edge + direction * 2 * longest; // beyond the nearest obstacle
        for (const QRectF& strip : tried) {
            auto bubble = bubbleIn(said, at, strip, from);
            const QRectF& box = bubble->box();
            const auto covered = [&](const QRectF& rect) { return rect.intersects(box); };
            const qreal distance = std::max(box.left() - at.tip.x(), at.tip.x() - box.right());
            const bool clear = std::none_of(taken.begin(), taken.end(), covered) &&
                               (!wanted.near || distance <= kFar * unit);
            if (clear && (!at.below || m_open.contains(box))) return bubble;
            for (const QRectF& rect : taken) {
                if (!covered(rect)) continue;
                if (at.below && rect.bottom() > from) next = std::min(next, rect.bottom());
                if (!at.below && rect.top() < from) next = std::max(next, rect.top());
            }
        }
        from = next;
    }
    return nullptr;
}

std::unique_ptr<BubbleItem> BubblePlacer::bubbleIn(const TableScene::Speech& said, const SpeakingAt& at,
                                                   const QRectF& strip, qreal edge) const {
    auto bubble = std::make_unique<BubbleItem>(m_paintContext, said.words, at.tip, edge, at.below, strip,
                                               said.tone, said.card);
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
    }
    // Beside the card in front of the speaker, the topic of the speech.
    if (const QRectF card = m_table.inFrontOf(said.seat); !card.isEmpty())
        if (auto bubble = freeBubble(said, at, {.race = card, .near = false})) return bubble;
    const QRectF racing = m_table.racing(0);
    const bool overEffect = !at.below && !m_obstacles.effectRects.empty();
    // Beside the effect, if it is far to one side.
    if (overEffect) {
        constexpr qreal kFarOff = 200, kApart = 60, kTailHigh = 14; // units
        const QRectF& words = m_obstacles.effectRects.front();
        if (const qreal off = words.center().x() - at.tip.x(); std::abs(off) > kFarOff * layout.unit) {
            SpeakingAt beside = at;
            beside.tip.setX(off > 0 ? words.left() - kApart * layout.unit
                                    : words.right() + kApart * layout.unit);
            beside.edge = words.bottom() + kTailHigh * layout.unit;
            auto bubble = freeBubble(said, beside, {.race = racing});
            if (bubble && bubble->box().bottom() > words.top()) return bubble;
        }
    }
    // The speech may move the race on. Leave room for that if possible, else only for its current position.
    constexpr qreal kCarried = 0.24; // of the lane
    const QRectF racingOn = m_table.racing(kCarried);
    for (const bool besideWords : {true, false}) {
        // At the speaker's face, if an effect fills the middle.
        if (!besideWords && overEffect && said.seat < kMostSeats) {
            SpeakingAt face = at;
            face.tip.setX(layout.portraits[said.seat].center().x());
            if (auto bubble = freeBubble(said, face, {.race = racing})) return bubble;
        }
        for (const QRectF& race : {racingOn, racing}) // its place shows who is speaking
            if (auto bubble = freeBubble(said, at, {race, besideWords, true})) return bubble;
        if (auto bubble = freeBubble(said, at, {racing, besideWords, false})) return bubble;
        TableScene::Speech wordsAlone = said; // without the card, rather than cover other text
        wordsAlone.card = {};
        if (besideWords && !said.card.file.isEmpty())
            if (auto bubble = freeBubble(wordsAlone, at, {.race = racing})) return bubble;
    }
    return bubbleIn(said, at, m_open, at.edge);
}

} // namespace tacklebox
