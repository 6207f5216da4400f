#include "views/scene/items/errorcallout.h"

#include "views/scene/items/animator.h"
#include "views/scene/items/tablescene.h"

namespace tacklebox {

ErrorCallout::ErrorCallout(QGraphicsScene& scene, PaintContext& paintContext, Animator& animator)
    : m_scene(scene), m_paintContext(paintContext), m_animator(animator) {}

void ErrorCallout::show(const QString& words, QRectF card, QRectF place, QRectF bounds, int millis) {
    end();
    if (words.isEmpty()) return;
    m_words = std::make_unique<RefusalItem>(m_paintContext, words, card, bounds);
    m_words->setZValue(layer::kRefusal);
    m_scene.addItem(m_words.get());
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
}

QString ErrorCallout::words() const {
    return m_words ? m_words->words() : QString();
}

void ErrorCallout::setBounds(QRectF bounds) {
    if (m_words) m_words->place(bounds);
}

} // namespace tacklebox
