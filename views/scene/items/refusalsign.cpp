#include "views/scene/items/refusalsign.h"

#include "views/scene/items/animator.h"
#include "views/scene/items/tablescene.h"

namespace tacklebox {

RefusalSign::RefusalSign(QGraphicsScene& scene, Brushes& brushes, Animator& animator)
    : m_scene(scene), m_brushes(brushes), m_animator(animator) {}

void RefusalSign::show(const QString& words, QRectF card, QRectF place, QRectF bounds, int millis) {
    end();
    if (words.isEmpty()) return;
    m_words = std::make_unique<RefusalItem>(m_brushes, words, card, bounds);
    m_words->setZValue(layer::kRefusal);
    m_scene.addItem(m_words.get());
    if (!place.isEmpty()) {
        m_place = std::make_unique<RefusedPlaceItem>(place, m_brushes.unit);
        m_place->setZValue(layer::kEffects - 2);
        m_scene.addItem(m_place.get());
    }
    if (millis >= 0) m_animator.run(this, millis, 1, {}, [this] { end(); });
}

void RefusalSign::end() {
    m_animator.stop(this);
    m_words.reset();
    m_place.reset();
}

QString RefusalSign::words() const {
    return m_words ? m_words->words() : QString();
}

void RefusalSign::setBounds(QRectF bounds) {
    if (m_words) m_words->place(bounds);
}

} // namespace tacklebox
