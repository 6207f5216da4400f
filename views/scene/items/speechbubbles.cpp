#include "views/scene/items/speechbubbles.h"

#include "views/scene/items/animator.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/items/overlays.h"
#include "views/scene/items/transients.h"
#include "views/scene/picture/laidouttable.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace tacklebox {

SpeechBubbles::SpeechBubbles(QGraphicsScene& scene, PaintContext& paintContext, const FrameClock& frameClock,
                             Animator& animator, const LaidOutTable& table, const Transients& transients,
                             const Overlays& overlays)
    : m_scene(scene), m_paintContext(paintContext), m_frameClock(frameClock), m_animator(animator),
      m_table(table), m_transients(transients), m_overlays(overlays) {
    QObject::connect(&overlays, &Overlays::placed, &overlays, [this] { makeWay(); });
}

BubblePlacer SpeechBubbles::room() const {
    return {m_paintContext,
            m_table,
            m_table.openRect(m_scene.sceneRect()),
            {.textRects = m_overlays.textRects(),
             .effectRects = m_transients.effectRects(),
             .spoken = m_spoken ? m_spoken->box() : QRectF(),
             .remark = m_remark ? m_remark->box() : QRectF(),
             .remarkBy = m_remarkBy}};
}

void SpeechBubbles::say(const Speech& speech) {
    endSpeech();
    if (speech.words.isEmpty() || speech.millis == 0) return;
    auto bubble = room().forSpeech(speech);
    const bool below = bubble->below();
    if (endsRemark(speech.seat, *bubble)) endRemark();
    m_speech = speech;
    m_spoken = std::move(bubble);
    BubbleItem* item = m_spoken.get();
    item->setZValue(layer::kEffects);
    item->setOpacity(0);
    m_scene.addItem(item);
    constexpr int kIn = 120, kOut = 90;
    const auto comes = [item, below, slides = speech.slides](qreal shown) {
        item->setOpacity(shown);
        item->setPos(0,
                     slides ? std::round((1 - eased(QEasingCurve::OutQuad, shown)) * (below ? -8 : 8)) : 0);
    };
    if (speech.millis < 0) {
        m_animator.run(&m_spoken, 0, kIn, comes);
        return;
    }
    const qreal in = std::min(0.4, kIn / qreal(speech.millis)),
                out = std::min(0.4, kOut / qreal(speech.millis));
    m_animator.run(
        &m_spoken, 0, speech.millis,
        [=](qreal t) {
            comes(std::min(1.0, t / in));
            if (t > 1 - out) item->setOpacity((1 - t) / out);
        },
        [this] { endSpeech(); });
}

void SpeechBubbles::endSpeech() {
    m_animator.stop(&m_spoken);
    m_spoken.reset();
    m_speech = {};
}

QRectF SpeechBubbles::boxFor(const Speech& speech) const {
    return room().forSpeech(speech)->box();
}

bool SpeechBubbles::remark(Seat seat, const QString& words, int millis) {
    endRemark();
    if (words.isEmpty() || millis <= 0) return false;
    m_remark = room().forRemark(seat, words);
    if (!m_remark) return false;
    m_remarkBy = seat;
    m_remarkEnds = m_frameClock.now() + millis;
    BubbleItem* item = m_remark.get();
    item->setZValue(layer::kEffects - 1);
    item->setOpacity(0);
    m_scene.addItem(item);
    m_animator.run(
        &m_remark, 0, millis,
        [item, in = std::min(0.4, 120.0 / millis)](qreal t) {
            item->setOpacity(t < in ? t / in : t > 1 - in ? (1 - t) / in : 1);
        },
        [this] { endRemark(); });
    return true;
}

void SpeechBubbles::endRemark() {
    m_animator.stop(&m_remark);
    m_remark.reset();
}

QString SpeechBubbles::remark() const {
    return m_remark ? m_remark->words() : QString();
}

TableScene::RemarkLeft SpeechBubbles::remarkLeft() const {
    if (!m_remark) return {};
    return {m_remarkBy, int(std::max<qint64>(0, m_remarkEnds - m_frameClock.now()))};
}

bool SpeechBubbles::endsRemark(Seat seat, const BubbleItem& bubble) const {
    return m_remark && (m_remarkBy == seat || m_remark->box().intersects(bubble.box()));
}

bool SpeechBubbles::wouldEndRemark(const Speech& speech) const {
    return m_remark && !speech.words.isEmpty() && endsRemark(speech.seat, *room().forSpeech(speech));
}

void SpeechBubbles::makeWay() {
    std::vector<QRectF> words = m_table.notesAndCaptions();
    const auto isCovered = [&](const BubbleItem& bubble) {
        return std::ranges::any_of(words, [&](const QRectF& rect) { return rect.intersects(bubble.box()); });
    };
    if (m_remark && isCovered(*m_remark)) endRemark();
    std::ranges::copy(m_overlays.textRects(), std::back_inserter(words));
    words.push_back(m_table.racing(0));
    if (m_spoken && isCovered(*m_spoken)) m_spoken->takePlaceOf(*room().forSpeech(m_speech));
}

void SpeechBubbles::refreshFaces() {
    if (m_spoken) m_spoken->refresh();
}

void SpeechBubbles::clear() {
    endSpeech();
    endRemark();
}

} // namespace tacklebox
