#include "views/panels/cardrow.h"

#include "views/theme/blit.h"
#include "views/theme/facestore.h"

#include <QPainter>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr qreal kHighest = 150, kGap = 10; ///< in units of scale 1
constexpr qreal kShape = 5.0 / 7;          ///< width of a card by its height

} // namespace

CardRow::CardRow(FaceStore& faces, QWidget* parent) : QWidget(parent), m_faces(faces) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    connect(&faces, &FaceStore::ready, this, [this] { update(); });
}

void CardRow::setCards(const std::vector<CardArt>& cards) {
    m_cards = cards;
    update();
}

int CardRow::heightFor(int width, qreal unit) const {
    const auto count = qreal(std::max<std::size_t>(1, m_cards.size()));
    return int(std::min(kHighest * unit, (width - (count - 1) * kGap * unit) / count / kShape));
}

void CardRow::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    const auto count = qreal(m_cards.size());
    const QSizeF card(height() * kShape, height());
    const qreal step = count < 2 ? 0
                                 : std::min(card.width() * (1 + kGap / (kHighest * kShape)),
                                            (width() - card.width()) / (count - 1));
    qreal x = 0;
    for (const CardArt& art : m_cards) {
        blit(p, {x, 0}, m_faces.seen(art, (card * devicePixelRatioF()).toSize()), card);
        x += step;
    }
}

} // namespace tacklebox

#include "moc_cardrow.cpp"
