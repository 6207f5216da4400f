// A card in somebody's hand: lifted, carried, left, and on its way home.
#include "views/scene/items/tablesceneprivate.h"

#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kCarriedScale = 1.06;
constexpr int kForgottenMillis = 500; ///< a card left on the table that no event takes goes home after that

} // namespace

bool TableScene::Private::isCarried(const CardItem* card) const {
    return carried && card->spot == carriedFrom;
}

void TableScene::Private::endDrag() {
    drops.clear();
    trail.reset();
}

void TableScene::showDrops(const std::vector<Drop>& drops) {
    m->drops.clear();
    if (!m->carried || m->left) return;
    for (const Drop& drop : drops) {
        if (drop.words.isEmpty() || drop.target.isEmpty()) continue;
        auto sign = std::make_unique<DropSignItem>(m->brushes, drop.target, drop.options, drop.words,
                                                   drop.wordsUnderCard, openRect());
        sign->setDropTarget(drop.target == m->dropTarget);
        addItem(sign.get());
        m->drops.push_back(std::move(sign));
    }
}

QStringList TableScene::dropWords() const {
    QStringList all;
    for (const auto& sign : m->drops)
        all << sign->words();
    return all;
}

std::vector<QRectF> TableScene::dropSigns() const {
    std::vector<QRectF> all;
    for (const auto& sign : m->drops)
        all.push_back(sign->rect());
    return all;
}

void TableScene::Private::dropCarried() {
    endDrag();
    if (!carried) return;
    animator.stop(carried.get());
    const Spot home = carriedFrom;
    carried.reset();
    left = false;
    if (CardItem* card = cardOf(home)) card->setVisible(true);
}

void TableScene::Private::findCarried() {
    if (!carried) return;
    const ZonePicture* zone = shown.picture().zone(carriedFrom.place);
    int index = -1;
    if (zone) {
        for (int i = 0; i < int(zone->cards.size()); ++i) {
            if (zone->cards[std::size_t(i)].face != carriedFace) continue;
            if (index < 0 || std::abs(i - carriedFrom.index) < std::abs(index - carriedFrom.index)) index = i;
        }
    }
    if (index < 0) {
        dropCarried();
        return;
    }
    carriedFrom.index = index;
    if (CardItem* card = cardOf(carriedFrom)) card->setVisible(false);
}

void TableScene::lift(Spot spot, QPointF hotSpot, QPointF point) {
    m->dropCarried();
    const QRectF rect = cardRect(spot);
    const ZonePicture* zone = m->shown.picture().zone(spot.place);
    if (rect.isEmpty() || !zone) return;
    CardArt art;
    if (const CardItem* card = m->cardOf(spot))
        art = card->art;
    else if (const auto found = m->zones.find(spot.place);
             found->second.heap && spot.index < int(found->second.heap->cardArt().size()))
        art = found->second.heap->cardArt()[std::size_t(spot.index)];
    else
        return;
    m->carried = std::make_unique<CardItem>(m->brushes);
    m->carried->carried = true;
    m->carried->dress(art,
                      {std::round(rect.width() * kCarriedScale), std::round(rect.height() * kCarriedScale)});
    m->carried->setZValue(layer::kCarried);
    addItem(m->carried.get());
    m->hotSpot = hotSpot * kCarriedScale;
    m->carriedFrom = spot;
    m->carriedFace = zone->cards[std::size_t(spot.index)].face;
    m->left = false;
    if (CardItem* card = m->cardOf(spot)) card->setVisible(false);
    const QPointF gap(rect.center().x(), rect.top() + 0.3 * rect.height());
    m->trail = std::make_unique<TrailItem>(gap, m->shown.layout().unit);
    m->trail->setZValue(layer::kEffects - 2);
    addItem(m->trail.get());
    carry(point);
}

void TableScene::carry(QPointF point) {
    if (!m->carried || m->left) return;
    const QPointF corner = point - m->hotSpot;
    m->carried->setPos(std::round(corner.x()), std::round(corner.y()));
    if (m->trail) m->trail->setEnd(carried());
}

QPointF TableScene::carried() const {
    if (!m->carried) return {};
    const QSizeF size = m->carried->size();
    return m->carried->pos() + QPointF(size.width() / 2, size.height() / 2);
}

std::optional<TableScene::LeftCard> TableScene::leftCard() const {
    if (!m->carried || !m->left) return std::nullopt;
    return LeftCard{m->carriedFrom.place, m->carriedFace, QRectF(m->carried->pos(), m->carried->size())};
}

void TableScene::takeLeftCard() {
    if (m->left) m->dropCarried();
}

bool TableScene::holding() const {
    return m->carried != nullptr;
}

void TableScene::letGo(int millis) {
    m->endDrag();
    if (!m->carried) return;
    if (millis == 0) {
        m->dropCarried();
        return;
    }
    if (millis < 0) {
        m->left = true;
        m->animator.run(m->carried.get(), kForgottenMillis, 1, {}, [this] { letGo(180); });
        return;
    }
    m->left = false;
    CardItem* card = m->carried.get();
    const QPointF from = card->pos();
    QEasingCurve curve(QEasingCurve::OutBack);
    curve.setOvershoot(0.8);
    m->animator.run(
        card, 0, millis,
        [this, card, from, curve](qreal t) {
            const CardItem* home = m->cardOf(m->carriedFrom);
            const QPointF end = home ? home->home() : cardRect(m->carriedFrom).topLeft();
            const QPointF at = between(from, end, curve.valueForProgress(t));
            card->setPos(std::round(at.x()), std::round(at.y()));
        },
        [this] { m->dropCarried(); });
}

} // namespace tacklebox
