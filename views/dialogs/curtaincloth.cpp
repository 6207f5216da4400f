#include "views/dialogs/curtaincloth.h"

#include "views/theme/colours.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QLinearGradient>
#include <QPainter>

#include <algorithm>

namespace tacklebox {

namespace {

// In units of scale 1.
constexpr qreal kRodHigh = 15, kRing = 60, kFold = 38, kShade = 34;
constexpr QColor kCloth(0xa0, 0x2a, 0x41), kClothDark(0x56, 0x0d, 0x20), kBrass(0xe3, 0xb8, 0x57),
    kBrassLight(0xf6, 0xdd, 0x9a), kRingGold(0xb8, 0x77, 0x00);

/// A shadow and a thin highlight per fold.
void paintFolds(QPainter& p, const QRectF& cloth, qreal unit) {
    const QColor shadow = faded(kClothDark, 0.42), light = faded(kCloth.lighter(128), 0.4);
    const qreal fold = kFold * unit;
    for (qreal x = -fold * 0.4; x < cloth.width(); x += 2 * fold) {
        p.fillRect(QRectF(x, cloth.top(), fold, cloth.height()), shadow);
        p.fillRect(QRectF(x + fold * 1.46, cloth.top(), std::max(1.0, 2.4 * unit), cloth.height()), light);
    }
    // Shadow of the rod.
    const QRectF shaded(0, cloth.top() + kRodHigh * unit, cloth.width(), kShade * unit);
    QLinearGradient under(shaded.topLeft(), shaded.bottomLeft());
    under.setColorAt(0, faded(tokens::kNight, 0.35));
    under.setColorAt(1, faded(tokens::kNight, 0));
    p.fillRect(shaded, under);
}

void paintRod(QPainter& p, const QRectF& cloth, qreal unit, bool plain) {
    const QRectF bar(-8, cloth.top() + 1.5 * unit, cloth.width() + 16, (kRodHigh - 3) * unit);
    QLinearGradient brass(bar.topLeft(), bar.bottomLeft());
    brass.setColorAt(0, kBrassLight);
    brass.setColorAt(0.5, kBrass);
    brass.setColorAt(1, kRingGold);
    p.setPen(QPen(tokens::kInk, std::max(1.5, 3 * unit)));
    p.setBrush(plain ? QBrush(Qt::white) : QBrush(brass));
    p.drawRect(bar);
    if (plain) return;
    p.setBrush(Qt::NoBrush);
    for (qreal x = kRing * unit * 0.4; x < cloth.width(); x += kRing * unit) {
        const QRectF ring(x - 9 * unit, cloth.top() - 2 * unit, 18 * unit, (kRodHigh + 9) * unit);
        p.setPen(QPen(tokens::kInk, std::max(2.0, 5.4 * unit)));
        p.drawEllipse(ring);
        p.setPen(QPen(kRingGold, std::max(1.0, 3 * unit)));
        p.drawEllipse(ring);
    }
}

} // namespace

QPixmap clothPicture(QSize size, int rod, qreal unit, qreal ratio) {
    const theme::Scenery scenery = theme::choice().scenery;
    const bool plain = scenery == theme::Scenery::HighContrast;
    QPixmap picture(size * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter p(&picture);
    p.setRenderHint(QPainter::Antialiasing);
    const QRectF cloth(0, rod, size.width(), size.height() - rod);
    QLinearGradient fall(cloth.topLeft(), cloth.bottomLeft());
    fall.setColorAt(0, plain ? Qt::black : kCloth);
    fall.setColorAt(1, plain ? Qt::black : kClothDark);
    p.fillRect(cloth, fall);
    if (scenery == theme::Scenery::Standard) paintFolds(p, cloth, unit);
    paintRod(p, cloth, unit, plain);
    return picture;
}

} // namespace tacklebox
