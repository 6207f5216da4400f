#include "views/scene/items/transients.h"

#include "views/scene/items/carditem.h"
#include "views/scene/items/propitems.h"
#include "views/scene/items/tablescene.h"

namespace tacklebox {

void Transients::add(std::unique_ptr<QGraphicsItem> item) {
    if (item->scene() != &m_scene) m_scene.addItem(item.get());
    m_items.push_back(std::move(item));
}

void Transients::remove(const QGraphicsItem* item) {
    std::erase_if(m_items, [item](const auto& other) { return other.get() == item; });
}

void Transients::refreshFaces() {
    for (const auto& item : m_items)
        if (auto* card = dynamic_cast<CardItem*>(item.get())) card->refresh();
}

std::vector<QRectF> Transients::effectRects() const {
    std::vector<QRectF> words, cards;
    for (const auto& item : m_items) {
        if (const auto* prop = dynamic_cast<const PropItem*>(item.get());
            prop && prop->zValue() >= layer::kEffectWords) {
            const QSizeF size = prop->size();
            words.emplace_back(prop->pos() - QPointF(size.width() / 2, size.height() / 2), size);
        } else if (dynamic_cast<const CardItem*>(item.get()) && item->isVisible()) {
            cards.push_back(item->sceneBoundingRect());
        }
    }
    if (!words.empty()) words.insert(words.end(), cards.begin(), cards.end());
    return words;
}

} // namespace tacklebox
