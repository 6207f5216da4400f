#include "views/scene/items/carriedcard.h"

#include "views/scene/items/animator.h"
#include "views/scene/items/carditem.h"
#include "views/scene/items/zoneitems.h"
#include "views/scene/picture/laidouttable.h"

#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kCarriedScale = 1.06;
constexpr int kForgottenMillis = 500; ///< a dropped card that no event takes goes home after this time
constexpr int kForgottenGlide = 180;  ///< how long that takes

} // namespace

CarriedCard::CarriedCard(QGraphicsScene& scene, PaintContext& paintContext, Animator& animator,
                         const LaidOutTable& table, const ZoneItems& zones)
    : m_scene(scene), m_paintContext(paintContext), m_animator(animator), m_table(table), m_zones(zones) {}

void CarriedCard::lift(CardRef spot, QPointF hotSpot, QPointF point) {
    putBack();
    const QRectF rect = m_table.cardRect(spot.place, spot.index);
    const ZonePicture* zone = m_table.picture().zone(spot.place);
    const CardArt* art = m_zones.artOf(spot);
    if (rect.isEmpty() || !zone || !art) return;
    m_card = std::make_unique<CardItem>(m_paintContext);
    m_card->carried = true;
    m_card->setArt(*art,
                   {std::round(rect.width() * kCarriedScale), std::round(rect.height() * kCarriedScale)});
    m_card->setZValue(layer::kCarried);
    m_scene.addItem(m_card.get());
    m_hotSpot = hotSpot * kCarriedScale;
    m_from = spot;
    m_face = zone->cards[std::size_t(spot.index)].face;
    m_isLeft = false;
    if (CardItem* card = m_zones.cardOf(spot)) card->setVisible(false);
    const QPointF gap(rect.center().x(), rect.top() + 0.3 * rect.height());
    m_trail = std::make_unique<TrailItem>(gap, m_table.layout().unit);
    m_trail->setZValue(layer::kEffects - 2);
    m_scene.addItem(m_trail.get());
    carry(point);
}

void CarriedCard::carry(QPointF point) {
    if (!m_card || m_isLeft) return;
    const QPointF corner = point - m_hotSpot;
    m_card->setPos(std::round(corner.x()), std::round(corner.y()));
    if (m_trail) m_trail->setEnd(middle());
}

void CarriedCard::letGo(int millis) {
    endDrag();
    if (!m_card) return;
    if (millis == 0) {
        putBack();
        return;
    }
    if (millis < 0) {
        m_isLeft = true;
        m_animator.run(m_card.get(), kForgottenMillis, 1, {}, [this] { letGo(kForgottenGlide); });
        return;
    }
    m_isLeft = false;
    CardItem* card = m_card.get();
    const QPointF from = card->pos();
    QEasingCurve curve(QEasingCurve::OutBack);
    curve.setOvershoot(0.8);
    m_animator.run(
        card, 0, millis,
        [this, card, from, curve](qreal t) {
            const CardItem* home = m_zones.cardOf(m_from);
            const QPointF end = home ? home->home() : m_table.cardRect(m_from.place, m_from.index).topLeft();
            const QPointF at = between(from, end, curve.valueForProgress(t));
            card->setPos(std::round(at.x()), std::round(at.y()));
        },
        [this] { putBack(); });
}

void CarriedCard::putBack() {
    endDrag();
    if (!m_card) return;
    m_animator.stop(m_card.get());
    m_card.reset();
    m_isLeft = false;
    if (CardItem* card = m_zones.cardOf(m_from)) card->setVisible(true);
}

void CarriedCard::takeLeft() {
    if (m_isLeft) putBack();
}

void CarriedCard::updateFromPicture() {
    if (!m_card) return;
    const ZonePicture* zone = m_table.picture().zone(m_from.place);
    int index = -1; // the nearest card with that face
    if (zone) {
        for (int i = 0; i < int(zone->cards.size()); ++i) {
            if (zone->cards[std::size_t(i)].face != m_face) continue;
            if (index < 0 || std::abs(i - m_from.index) < std::abs(index - m_from.index)) index = i;
        }
    }
    if (index < 0) {
        putBack();
        return;
    }
    m_from.index = index;
    if (CardItem* card = m_zones.cardOf(m_from)) card->setVisible(false);
}

QPointF CarriedCard::middle() const {
    if (!m_card) return {};
    const QSizeF size = m_card->size();
    return m_card->pos() + QPointF(size.width() / 2, size.height() / 2);
}

std::optional<TableScene::LeftCard> CarriedCard::left() const {
    if (!m_card || !m_isLeft) return std::nullopt;
    return TableScene::LeftCard{m_from.place, m_face, QRectF(m_card->pos(), m_card->size())};
}

void CarriedCard::refreshFace() {
    if (m_card) m_card->refresh();
}

void CarriedCard::endDrag() {
    m_signs.clear();
    m_trail.reset();
}

void CarriedCard::showDrops(const std::vector<TableScene::Drop>& drops) {
    m_signs.clear();
    if (!m_card || m_isLeft) return;
    for (const TableScene::Drop& drop : drops) {
        if (drop.words.isEmpty() || drop.target.isEmpty()) continue;
        auto sign =
            std::make_unique<DropSignItem>(m_paintContext, drop.target, drop.options, drop.words,
                                           drop.wordsUnderCard, m_table.openRect(m_scene.sceneRect()));
        sign->setDropTarget(drop.target == m_dropTarget);
        m_scene.addItem(sign.get());
        m_signs.push_back(std::move(sign));
    }
}

QStringList CarriedCard::dropWords() const {
    QStringList all;
    for (const auto& sign : m_signs)
        all << sign->words();
    return all;
}

std::vector<QRectF> CarriedCard::dropSigns() const {
    std::vector<QRectF> all;
    for (const auto& sign : m_signs)
        all.push_back(sign->rect());
    return all;
}

void CarriedCard::setDropTarget(QRectF target, bool isLit) {
    m_dropTarget = target;
    m_light.reset();
    for (const auto& sign : m_signs)
        sign->setDropTarget(sign->target() == target);
    if (target.isEmpty() || !isLit) return;
    m_light = std::make_unique<DropTargetItem>(target);
    m_light->setZValue(layer::kEffects - 2);
    m_scene.addItem(m_light.get());
}

} // namespace tacklebox
