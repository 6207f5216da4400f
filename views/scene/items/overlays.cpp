#include "views/scene/items/overlays.h"

#include "views/scene/items/tablescene.h"
#include "views/scene/picture/laidouttable.h"
#include "views/scene/picture/tableobstacles.h"

#include <algorithm>

namespace tacklebox {

Overlays::Overlays(const TableScene* scene, QObject* parent) : QObject(parent), m_scene(scene) {}

void Overlays::show(Overlay overlay, const OverlayRequest& request) {
    m_requests[int(overlay)] = request;
    m_reported.erase(int(overlay)); // its options may mean something else
    update();
}

void Overlays::hide(Overlay overlay) {
    if (m_requests.erase(int(overlay)) > 0) update();
}

Placement Overlays::placement(Overlay overlay) const {
    const auto found = m_placed.find(int(overlay));
    return found == m_placed.end() ? Placement() : found->second;
}

std::vector<QRectF> Overlays::textRects() const {
    return {placement(Overlay::Hint).rect, placement(Overlay::EventLine).rect};
}

void Overlays::setButtons(const std::vector<QRectF>& buttons) {
    if (buttons == m_buttons) return;
    m_buttons = buttons;
    update();
}

std::vector<Obstacle> Overlays::obstacles() const {
    if (!m_scene) return obstaclesOf({}, {}, m_buttons);
    return obstaclesOf(m_scene->laidOut(), m_scene->written(), m_buttons);
}

void Overlays::update() {
    m_placed = m_requests.empty()
                   ? std::map<int, Placement>()
                   : placeAll(m_requests, obstacles(), m_scene ? m_scene->sceneRect() : QRectF(), m_placed);
    // A receiver may show or hide boxes, which changes both maps.
    for (;;) {
        const auto changed = std::ranges::find_if(m_placed, [&](const auto& one) {
            return !m_reported.contains(one.first) || m_reported.at(one.first) != one.second;
        });
        const auto gone =
            std::ranges::find_if(m_reported, [&](const auto& one) { return !m_placed.contains(one.first); });
        if (changed != m_placed.end()) {
            const int key = changed->first;
            m_reported[key] = changed->second;
            emit placed(Overlay(key));
        } else if (gone != m_reported.end()) {
            const int key = gone->first;
            m_reported.erase(gone);
            emit placed(Overlay(key));
        } else {
            return;
        }
    }
}

} // namespace tacklebox

#include "moc_overlays.cpp"
