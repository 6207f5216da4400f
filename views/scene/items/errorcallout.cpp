#include "views/scene/items/errorcallout.h"

#include "views/scene/items/animator.h"
#include "views/scene/items/overlays.h"
#include "views/scene/items/tablescene.h"

namespace tacklebox {

ErrorCallout::ErrorCallout(QGraphicsScene& scene, PaintContext& paintContext, Animator& animator,
                           Overlays& overlays)
    : m_scene(scene), m_paintContext(paintContext), m_animator(animator), m_overlays(overlays) {
    QObject::connect(&overlays, &Overlays::placed, &overlays, [this](Overlay overlay) {
        if (overlay == Overlay::Refusal && m_words) m_words->place(m_overlays.placement(overlay).rect);
    });
}

void ErrorCallout::show(const QString& words, QRectF card, QRectF place, QRectF bounds, int millis) {
    end();
    if (words.isEmpty()) return;
    m_words = std::make_unique<RefusalItem>(m_paintContext, words, card);
    m_words->setZValue(layer::kRefusal);
    m_scene.addItem(m_words.get());
    constexpr qreal kEdgeGap = 6;
    const QRectF room = bounds.adjusted(kEdgeGap, kEdgeGap, -kEdgeGap, -kEdgeGap);
    m_overlays.show(
        Overlay::Refusal,
        {.box = {{{m_words->sizeIn(room.width()), room}}, card, 1, Qt::LeftEdge | Qt::RightEdge}});
    if (!place.isEmpty()) {
        m_place = std::make_unique<RefusedPlaceItem>(place, m_paintContext.unit);
        m_place->setZValue(layer::kEffects - 2);
        m_scene.addItem(m_place.get());
    }
    if (millis >= 0) m_animator.run(this, millis, 1, {}, [this] { end(); });
}

void ErrorCallout::end() {
    m_animator.stop(this);
    m_words.reset();
    m_place.reset();
    m_overlays.hide(Overlay::Refusal);
}

QString ErrorCallout::words() const {
    return m_words ? m_words->words() : QString();
}

} // namespace tacklebox
