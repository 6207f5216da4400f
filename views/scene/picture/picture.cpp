#include "views/scene/picture/picture.h"

namespace tacklebox {

QString moodName(Mood mood) {
    static constexpr const char* kNames[] = {"calm", "thinking", "delighted", "stung"};
    return QLatin1String(kNames[std::size_t(mood)]);
}

void addPromptBar(TableLayout& layout, QSizeF size, qreal height) {
    const bool held = !layout.rail.isEmpty();
    const qreal top = held ? layout.rail.top() : size.height() - height;
    const auto lower = [&](QRectF& rect) {
        if (held && !rect.isEmpty() && rect.top() >= top) rect.translate(0, height);
    };
    for (auto& [place, zone] : layout.zones)
        lower(zone.rect);
    for (auto& [note, rect] : layout.notes)
        lower(rect);
    for (auto* rects : {&layout.portraits, &layout.tags, &layout.chips})
        for (QRectF& rect : *rects)
            lower(rect);
    lower(layout.rail);
    if (held) layout.rail.setTop(layout.rail.top() - kPromptBarOverRail * layout.unit);
    layout.promptBar = QRectF(layout.column.left(), top, layout.column.width(), height);
    if (layout.column.isEmpty()) layout.promptBar = QRectF(0, top, size.width(), height);
}

} // namespace tacklebox
