#include "views/scene/picture/picture.h"

namespace tacklebox {

void addRibbon(TableLayout& layout, Place hand, QSizeF size, qreal height) {
    const auto box = layout.zones.find(hand);
    const bool held = box != layout.zones.end() && !box->second.rect.isEmpty();
    const qreal top = held ? box->second.rect.top() : size.height() - height;
    const auto lower = [&](QRectF& rect) {
        if (held && !rect.isEmpty() && rect.top() >= top) rect.translate(0, height);
    };
    for (auto& [place, zone] : layout.zones)
        lower(zone.rect);
    for (auto& [note, rect] : layout.notes)
        lower(rect);
    layout.ribbon = QRectF(0, top, size.width(), height);
}

} // namespace tacklebox
