// Who says what, and where it may stand: what is said in the game, and remarks beside it.
#include "views/scene/items/propitems.h"
#include "views/scene/items/tablesceneprivate.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tacklebox {

TableScene::Private::SpeakingAt TableScene::Private::speakingAt(Seat seat, const QRectF& near) const {
    const QPointF below(near.center().x(), near.bottom() - 6);
    const QRectF face = portraitAbove(seat);
    if (face.isEmpty()) return {below, below.y(), true};
    // Nor does its tail cover what the speaker wears there.
    const qreal worn = std::max(scene->textBottom(seat), laidBelow(seat).bottom());
    return {QPointF(face.center().x(), worn), worn, true};
}

bool TableScene::remark(Seat seat, const QString& words, int millis) {
    endRemark();
    const QRectF near = seatRect(seat);
    if (words.isEmpty() || millis <= 0 || near.isEmpty()) return false;
    // What may not be covered: seats with their faces and counts, cards, notes.
    std::vector<QRectF> taken;
    for (const SeatPicture& other : m->picture.seats)
        if (const QRectF rect = seatRect(other.seat); other.seat != seat && !rect.isEmpty())
            taken.push_back(rect);
    for (const auto& [place, zone] : m->zones) {
        taken.insert(taken.end(), zone.geometry.cards.begin(), zone.geometry.cards.end());
    }
    for (const QRectF& rect : m->notesAndCaptions())
        taken.push_back(rect);
    if (m->spoken) taken.push_back(m->spoken->box());
    // Under the seat: in its middle, or from there to one of its sides.
    const auto [tip, edge, below] = m->speakingAt(seat, near);
    const QRectF open = openRect();
    QRectF toLeft = open, toRight = open;
    toLeft.setRight(std::min(open.right(), tip.x() + 30));
    toRight.setLeft(std::max(open.left(), tip.x() - 30));
    for (const QRectF& bounds : {open, toLeft, toRight}) {
        auto bubble = std::make_unique<BubbleItem>(m->brushes, words, tip, edge, below, bounds);
        const QRectF box = bubble->box();
        if (!open.contains(box) ||
            std::any_of(taken.begin(), taken.end(), [&](const QRectF& rect) { return rect.intersects(box); }))
            continue;
        m->remark = std::move(bubble);
        m->remarkBy = seat;
        break;
    }
    if (!m->remark) return false;
    m->remarkEnds = m->ticker.now() + millis;
    m->remark->setZValue(layer::kEffects - 1);
    m->remark->setOpacity(0);
    addItem(m->remark.get());
    m->aside.run(
        &m->remark, 0, millis,
        [item = m->remark.get(), in = std::min(0.4, 120.0 / millis)](qreal t) {
            item->setOpacity(t < in ? t / in : t > 1 - in ? (1 - t) / in : 1);
        },
        [this] { endRemark(); });
    return true;
}

void TableScene::endRemark() {
    m->aside.stop(&m->remark);
    m->remark.reset();
}

TableScene::RemarkLeft TableScene::remarkLeft() const {
    if (!m->remark) return {};
    return {m->remarkBy, int(std::max<qint64>(0, m->remarkEnds - m->ticker.now()))};
}

QString TableScene::remark() const {
    return m->remark ? m->remark->words() : QString();
}

std::vector<QRectF> TableScene::Private::notesAndCaptions() const {
    std::vector<QRectF> all;
    for (const auto& [place, zone] : zones)
        for (const QRectF& rect : {zone.geometry.caption, zone.geometry.title, zone.geometry.badge})
            if (!rect.isEmpty()) all.push_back(rect);
    for (const NotePicture& note : picture.notes) {
        const auto box = layout.notes.find(note.id);
        const bool empty = note.kind == NotePicture::Kind::Caption && note.text.isEmpty();
        if (box != layout.notes.end() && !box->second.isEmpty() && !empty) all.push_back(box->second);
    }
    return all;
}

std::vector<QRectF> TableScene::Private::played() const {
    std::vector<QRectF> words, cards;
    for (const auto& item : passing) {
        if (const auto* prop = dynamic_cast<const PropItem*>(item.get());
            prop && prop->zValue() >= layer::kPieceWords) {
            const QSizeF size = prop->size();
            words.emplace_back(prop->pos() - QPointF(size.width() / 2, size.height() / 2), size);
        } else if (dynamic_cast<const CardItem*>(item.get()) && item->isVisible()) {
            cards.push_back(item->sceneBoundingRect());
        }
    }
    if (!words.empty()) words.insert(words.end(), cards.begin(), cards.end());
    return words;
}

QRectF TableScene::Private::racing(qreal reach) const {
    QRectF all;
    const ZonePicture* lane = laneOf(picture);
    const auto zone = lane ? zones.find(lane->place) : zones.end();
    if (zone == zones.end() || lane->cards.empty()) return all;
    for (std::size_t i = 0; i < lane->cards.size(); ++i) {
        const int group = lane->cards[i].group;
        if (group < 0 || group >= int(lane->groups.size()) || !lane->groups[std::size_t(group)].answered)
            all |= zone->second.geometry.cards[i];
    }
    const QRectF fish = zone->second.geometry.cards.front();
    if (reach <= 0) return all;
    const QRectF lies = scene->zoneRect(lane->place);
    const qreal middle = lies.center().x(), wide = fish.width();
    all.setLeft(std::min(all.left(), middle - wide / 2));
    all.setRight(std::max(all.right(), middle + wide / 2));
    return all.adjusted(-reach * lies.width(), 0, reach * lies.width(), 0);
}

QRectF TableScene::Private::inFrontOf(Seat seat) const {
    QRectF all;
    for (const auto& [place, zone] : zones)
        if (place.seat == seat && isCommitted(place.kind))
            for (const QRectF& card : zone.geometry.cards)
                all |= card;
    return all;
}

std::vector<QRectF> TableScene::Private::inFrontOfOthers(Seat seat) const {
    std::vector<QRectF> all;
    for (const auto& [place, zone] : zones)
        if (place.seat != seat && isCommitted(place.kind))
            all.insert(all.end(), zone.geometry.cards.begin(), zone.geometry.cards.end());
    return all;
}

std::unique_ptr<BubbleItem> TableScene::Private::freeBubble(const Speech& said, const SpeakingAt& at,
                                                            const QRectF& race, bool besideWords, bool near) {
    constexpr qreal kAside = 30, kLonger = 130, kLeastRoom = 120, kFar = 60; // units
    const QRectF open = scene->openRect();
    // Under the speaker, in the middle or to one side, or beside what swims there.
    QRectF toLeft = open, toRight = open, before = open, behind = open;
    toLeft.setRight(std::min(open.right(), at.tip.x() + kAside * layout.unit));
    toRight.setLeft(std::max(open.left(), at.tip.x() - kAside * layout.unit));
    std::vector<QRectF> rooms{open, toLeft, toRight}, taken;
    const std::vector<QRectF> others =
        besideWords && at.below ? inFrontOfOthers(said.seat) : std::vector<QRectF>();
    if (!race.isEmpty()) {
        before.setRight(race.left());
        behind.setLeft(race.right());
        for (const QRectF& card : others) { // as far as the next ones
            if (card.right() <= race.left()) before.setLeft(std::max(before.left(), card.right()));
            if (card.left() >= race.right()) behind.setRight(std::min(behind.right(), card.left()));
        }
        const bool leftFirst = at.tip.x() < race.center().x();
        rooms.push_back(leftFirst ? before : behind);
        rooms.push_back(leftFirst ? behind : before);
    }
    std::erase_if(rooms, [&](const QRectF& room) { return room.width() < kLeastRoom * layout.unit; });
    if (besideWords) taken = notesAndCaptions();
    if (besideWords && at.below) // what others wear who are asked or have been
        for (const SeatPicture& seat : picture.seats)
            if (seat.seat != said.seat && (seat.seat == said.whom || !seat.note.isEmpty()) &&
                !layout.chips[seat.seat].isEmpty())
                taken.push_back(layout.chips[seat.seat]);
    if (besideWords && !sheet.isEmpty()) taken.push_back(sheet);
    taken.insert(taken.end(), others.begin(), others.end());
    if (besideWords && !at.below) // cards that lie on the table, above the hand of the one who speaks
        for (const auto& [place, zone] : zones) {
            if (isWater(place.kind)) // what he speaks of may be about to fall there
                taken.push_back(scene->zoneRect(place));
            else if (place.kind != PlaceKind::Hand)
                taken.insert(taken.end(), zone.geometry.cards.begin(), zone.geometry.cards.end());
        }
    if (besideWords && remark && remarkBy != said.seat) taken.push_back(remark->box());
    if (besideWords) {
        const std::vector<QRectF> piece = played();
        taken.insert(taken.end(), piece.begin(), piece.end());
    }
    taken.push_back(race);
    const int way = at.below ? 1 : -1; // away from who speaks
    const qreal longest = (at.below ? kLonger : 2 * kLonger) * layout.unit;
    for (qreal from = at.edge; std::abs(from - at.edge) <= longest;) {
        qreal next = at.edge + way * 2 * longest; // beyond the first of those that are in the way
        for (const QRectF& room : rooms) {
            auto bubble = bubbleIn(said, at, room, from);
            const QRectF& box = bubble->box();
            const auto covered = [&](const QRectF& rect) { return rect.intersects(box); };
            const qreal far = std::max(box.left() - at.tip.x(), at.tip.x() - box.right());
            const bool clear =
                std::none_of(taken.begin(), taken.end(), covered) && (!near || far <= kFar * layout.unit);
            if (clear && (!at.below || open.contains(box))) return bubble;
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

std::unique_ptr<BubbleItem> TableScene::Private::bubbleIn(const Speech& said, const SpeakingAt& at,
                                                          const QRectF& room, qreal edge) {
    return std::make_unique<BubbleItem>(brushes, said.words, at.tip, edge, at.below, room, said.tone,
                                        said.card);
}

std::unique_ptr<BubbleItem> TableScene::Private::bubbleFor(const Speech& said) {
    QRectF box = scene->seatRect(said.seat);
    SpeakingAt at = speakingAt(said.seat, box);
    if (box.isEmpty()) {
        box = scene->zoneRect(handOf(said.seat));
        if (box.isEmpty()) box = layout.bubbles;
        at.tip = QPointF(box.center().x(), std::min(box.top() + 4, scene->openRect().bottom()));
        at = {at.tip, at.tip.y(), false};
    }
    // Beside the card that lies in front of the speaker, of which he speaks.
    if (const QRectF card = inFrontOf(said.seat); !card.isEmpty())
        if (auto bubble = freeBubble(said, at, card, true, false)) return bubble;
    // Beside what he has just done, where that lies at one end of the table.
    if (const std::vector<QRectF> piece = played(); !at.below && !piece.empty()) {
        constexpr qreal kFarOff = 200, kApart = 60, kTailHigh = 14; // units
        const QRectF& words = piece.front();
        if (const qreal off = words.center().x() - at.tip.x(); std::abs(off) > kFarOff * layout.unit) {
            SpeakingAt beside = at;
            beside.tip.setX(off > 0 ? words.left() - kApart * layout.unit
                                    : words.right() + kApart * layout.unit);
            beside.edge = words.bottom() + kTailHigh * layout.unit;
            auto bubble = freeBubble(said, beside, racing(0), true, true);
            if (bubble && bubble->box().bottom() > words.top()) return bubble;
        }
    }
    // What is said may carry on those who race; where there is not so much room, beside them as they are.
    constexpr qreal kCarried = 0.24; // of the lane
    for (const bool besideWords : {true, false}) {
        if (!besideWords && !at.below &&
            !played().empty()) { // at his face, where the middle is full of a piece
            SpeakingAt face = at;
            face.tip.setX(layout.portraits[said.seat].center().x());
            if (auto bubble = freeBubble(said, face, racing(0), true, true)) return bubble;
        }
        for (const qreal reach : {kCarried, 0.0}) // who speaks is seen by where it lies
            if (auto bubble = freeBubble(said, at, racing(reach), besideWords, true)) return bubble;
        if (auto bubble = freeBubble(said, at, racing(0), besideWords, false)) return bubble;
        Speech wordsAlone = said; // rather than cover what another says
        wordsAlone.card = {};
        if (besideWords && !said.card.file.isEmpty())
            if (auto bubble = freeBubble(wordsAlone, at, racing(0), true, true)) return bubble;
    }
    return bubbleIn(said, at, scene->openRect(), at.edge);
}

void TableScene::Private::clearRace() {
    if (!spoken || !racing(0).intersects(spoken->box())) return;
    spoken->takePlaceOf(*bubbleFor(speech));
}

void TableScene::Private::clearRemark() {
    if (!remark) return;
    const std::vector<QRectF> words = notesAndCaptions();
    if (std::any_of(words.begin(), words.end(),
                    [&](const QRectF& rect) { return rect.intersects(remark->box()); }))
        scene->endRemark();
}

void TableScene::setSheet(const QRectF& sheet) {
    if (std::exchange(m->sheet, sheet) == sheet) return;
    if (m->refusal) m->refusal->place(openAboveSheet());
    if (m->spoken && sheet.intersects(m->spoken->box())) m->spoken->takePlaceOf(*m->bubbleFor(m->speech));
}

bool TableScene::Private::endsRemark(Seat seat, const BubbleItem& bubble) const {
    return remark && (remarkBy == seat || remark->box().intersects(bubble.box()));
}

bool TableScene::wouldEndRemark(const Speech& speech) {
    return m->remark && !speech.words.isEmpty() && m->endsRemark(speech.seat, *m->bubbleFor(speech));
}

QRectF TableScene::speechBox(const Speech& speech) {
    return m->bubbleFor(speech)->box();
}

void TableScene::say(const Speech& speech) {
    endSpeech();
    if (speech.words.isEmpty() || speech.millis == 0) return;
    auto bubble = m->bubbleFor(speech);
    const bool below = bubble->below();
    // What is said in the game comes first.
    if (m->endsRemark(speech.seat, *bubble)) endRemark();
    m->speech = speech;
    m->spoken = std::move(bubble);
    BubbleItem* item = m->spoken.get();
    item->setZValue(layer::kEffects);
    item->setOpacity(0);
    addItem(item);
    constexpr int kIn = 120, kOut = 90;
    const auto comes = [item, below, slides = speech.slides](qreal shown) {
        item->setOpacity(shown);
        item->setPos(0,
                     slides ? std::round((1 - eased(QEasingCurve::OutQuad, shown)) * (below ? -8 : 8)) : 0);
    };
    if (speech.millis < 0) {
        m->aside.run(&m->spoken, 0, kIn, comes);
        return;
    }
    const qreal in = std::min(0.4, kIn / qreal(speech.millis)),
                out = std::min(0.4, kOut / qreal(speech.millis));
    m->aside.run(
        &m->spoken, 0, speech.millis,
        [=](qreal t) {
            comes(std::min(1.0, t / in));
            if (t > 1 - out) item->setOpacity((1 - t) / out);
        },
        [this] { endSpeech(); });
}

void TableScene::endSpeech() {
    m->aside.stop(&m->spoken);
    m->spoken.reset();
    m->speech = {};
}

TableScene::Speech TableScene::speech() const {
    return m->speech;
}

} // namespace tacklebox
