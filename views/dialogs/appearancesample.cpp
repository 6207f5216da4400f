#include "views/dialogs/appearancesample.h"

#include "views/games/games.h"
#include "views/theme/fonts.h"
#include "views/theme/parts.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QPainter>
#include <QPainterPath>

namespace tacklebox {

namespace {
constexpr QSizeF kSample(438, 372); ///< in units of scale 1
constexpr const char* kSampleCards[] = {"7D", "7C", "KH", "AS"};
} // namespace

AppearanceSample::AppearanceSample(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Preview"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize AppearanceSample::sizeHint() const {
    return (kSample * theme::scale()).toSize();
}

void AppearanceSample::paintEvent(QPaintEvent*) {
    const theme::Theme& l = theme::currentTheme();
    const theme::Choice& choice = theme::choice();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal k = qMin(width() / kSample.width(), height() / kSample.height());
    const qreal text = qMin(choice.text, 1.7); // limited, because the preview is small
    painter.translate((width() - kSample.width() * k) / 2, (height() - kSample.height() * k) / 2);
    painter.scale(k, k);
    const QRectF table(1.5, 1.5, kSample.width() - 3, kSample.height() - 7);
    QPainterPath rounded;
    rounded.addRoundedRect(table, 16, 16);
    if (l.shadows) painter.fillPath(rounded.translated(0, 4), QColor(13, 27, 41, 64));
    painter.save();
    painter.setClipPath(rounded);
    painter.fillRect(table, l.shadows ? QColor(0x1d, 0x61, 0x68) : l.night);
    if (choice.scenery == theme::Scenery::Standard) { // wooden wall with water in front
        painter.fillRect(QRectF(0, 0, table.width() + 4, 84), tokens::kWoodDark);
        painter.setPen(QPen(tokens::kNight, 2));
        for (const qreal x : {70.0, 190.0, 300.0, 398.0})
            painter.drawLine(QPointF(x, 0), QPointF(x, 84));
        painter.fillRect(QRectF(0, 84, table.width() + 4, 6), tokens::kWood);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0x2f, 0x8a, 0x86, 150));
        painter.drawEllipse(QPointF(table.center().x(), 300), 200, 92);
    } else if (!l.shadows) {
        painter.setPen(QPen(l.ink, 2.4));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(table.center().x(), 300), 200, 92);
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(l.ink, 3));
    painter.drawPath(rounded);

    painter.setFont(theme::textFont(tokens::kCaption * qMin(text, 1.3), true));
    const QString told = tr("Preview");
    const QRectF chip(16, 14, painter.fontMetrics().horizontalAdvance(told) + 20,
                      painter.fontMetrics().height() + 6);
    theme::drawChip(painter, chip, 1);
    painter.setPen(l.shadows ? tokens::kFoam : l.onNight);
    painter.drawText(chip, Qt::AlignCenter, told);

    const auto faceOf = [&](const CardArt& art, QSizeF size) {
        return m_faces.pixmapNow(art, (size * k * devicePixelRatioF()).toSize());
    };
    const QRectF face(38, 66, 116, 116);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(face, faceOf(portraitArt(QStringLiteral("eve")), face.size()), {});
    // Name tag with the score.
    painter.setFont(theme::titleFont(tokens::kName * text));
    const QFontMetricsF name(painter.font());
    const qreal high = name.height() + 6, wide = name.horizontalAdvance(QStringLiteral("Eve")) + high * 1.9;
    const QRectF tag(face.center().x() - wide / 2, face.bottom() - high * 0.65, wide, high);
    drawRounded(painter, tag, 8, l.shadows ? l.paper : l.ink, QPen(l.ink, 2.4));
    const QRectF flag(tag.right() - high, tag.top(), high, high);
    painter.setBrush(l.act);
    painter.drawRoundedRect(flag, 8, 8);
    painter.setPen(l.shadows ? l.ink : l.onInk);
    painter.drawText(QRectF(tag.left() + high * 0.35, tag.top() + 2, wide, high),
                     Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("Eve"));
    painter.setPen(l.onAct);
    painter.drawText(flag.adjusted(0, 2, 0, 0), Qt::AlignCenter, QStringLiteral("2"));

    painter.setFont(theme::titleFont(tokens::kBubble * text));
    const QString asks = tr("Any sevens?");
    const QFontMetricsF words(painter.font());
    const QRectF bubble(192, 80, words.horizontalAdvance(asks) + 34, words.height() + 20);
    QPainterPath shape;
    shape.addRoundedRect(bubble, 14, 14);
    QPainterPath tail(QPointF(bubble.left() + 14, bubble.bottom() - 4));
    tail.lineTo(face.right() + 6, bubble.bottom() + 16);
    tail.lineTo(bubble.left() + 40, bubble.bottom() - 4);
    tail.closeSubpath();
    shape = shape.united(tail);
    if (l.shadows) painter.fillPath(shape.translated(2, 4), QColor(13, 27, 41, 76));
    painter.setPen(QPen(l.ink, 2.8));
    painter.setBrush(l.paper);
    painter.drawPath(shape);
    painter.setPen(l.ink);
    painter.drawText(bubble.adjusted(0, 3, 0, 0), Qt::AlignCenter, asks);

    const QSizeF size(98, 98 * 1.4);
    for (int i = 0; i < int(std::size(kSampleCards)); ++i) {
        const QRectF at(QPointF(32 + i * 92, 214), size);
        if (l.shadows) {
            drawRounded(painter, at.translated(3, 4), 7, QColor(13, 27, 41, 90));
        }
        painter.drawPixmap(
            at, faceOf(artOfCard(QStringLiteral("standard"), QLatin1String(kSampleCards[i])), size), {});
    }
}

} // namespace tacklebox

#include "moc_appearancesample.cpp"
