#include "views/scene/items/coins.h"

#include "views/theme/colours.h"
#include "views/theme/fonts.h"
#include "views/theme/shapes.h"
#include "views/theme/tokens.h"

#include <QPainter>

#include <algorithm>

namespace tacklebox {

void drawCoin(QPainter& p, const QRectF& coin, bool bright) {
    const qreal r = coin.width() / 2, stroke = std::clamp(0.17 * r, 1.2, 5.0);
    p.setPen(Qt::NoPen);
    p.setBrush(faded(tokens::kNight, 0.4));
    p.drawEllipse(coin.center() + QPointF(0, 0.14 * r), r - 0.5, r - 0.5);
    p.setPen(QPen(tokens::kInk, stroke));
    p.setBrush(bright ? tokens::kGold : tokens::kWood);
    p.drawEllipse(coin.center(), r - stroke / 2, r - stroke / 2);
    p.setPen(QPen(tokens::kInk, 0.5 * stroke));
    p.setBrush(bright ? tokens::kPaper : tokens::kWoodLight);
    p.drawEllipse(coin.center(), 0.78 * r, 0.78 * r);
}

void drawCoinNote(QPainter& p, const QRectF& whole, const QString& words) {
    const qreal side = whole.height(), pad = 0.1 * side;
    const QRectF plate = whole.adjusted(side / 2, pad, 0, -pad);
    drawRounded(p, plate, plate.height() / 2, tokens::kPaper,
                QPen(tokens::kInk, std::clamp(0.07 * side, 1.0, 2.5)));
    QFont font = theme::titleFont(std::max(0.52 * side, std::min(tokens::kLeastFontPixels, 0.72 * side)));
    p.setFont(font);
    p.setPen(tokens::kInk);
    p.drawText(
        QRectF(QPointF(whole.left() + side, whole.top() + 0.07 * font.pixelSize()), whole.bottomRight())
            .adjusted(-0.04 * side, 0, -0.08 * side, 0),
        Qt::AlignCenter | Qt::TextDontClip, words);
}

void drawCoinWords(QPainter& p, const QRectF& coin, const QString& words, QColor colour) {
    const qreal r = coin.width() / 2;
    const qreal usual = (words.size() > 2 ? 0.72 : words.size() > 1 ? 0.88 : 1.06) * r;
    const QFont font = theme::titleFont(std::max(usual, std::min(tokens::kLeastFontPixels, 1.25 * usual)));
    p.setFont(font);
    p.setPen(colour);
    p.drawText(coin.translated(0, 0.07 * font.pixelSize()), Qt::AlignCenter, words);
}

} // namespace tacklebox
