#include "views/theme/blit.h"

#include <QPainter>
#include <QPixmap>

#include <cmath>

namespace tacklebox {

void blit(QPainter& painter, QPointF topLeft, const QPixmap& pixmap, QSizeF logicalSize) {
    if (pixmap.isNull()) return;
    const QTransform device = painter.deviceTransform();
    const QTransform worldTransform = painter.worldTransform();
    if (device.type() <= QTransform::TxScale) {
        const QSize physical(qRound(logicalSize.width() * device.m11()),
                             qRound(logicalSize.height() * device.m22()));
        const qreal ratio = painter.device()->devicePixelRatioF();
        const QPointF at = device.map(topLeft);
        painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
        const QTransform base = painter.deviceTransform(); // includes a child widget's offset
        const QPointF corner(std::round(at.x()) - base.dx(), std::round(at.y()) - base.dy());
        if (std::abs(physical.width() - pixmap.width()) <= 1 &&
            std::abs(physical.height() - pixmap.height()) <= 1) {
            painter.drawPixmap(corner, pixmap);
        } else {
            const bool smooth = painter.testRenderHint(QPainter::SmoothPixmapTransform);
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            painter.drawPixmap(QRectF(corner, QSizeF(physical)), pixmap, QRectF(pixmap.rect()));
            painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
        }
        painter.setWorldTransform(worldTransform);
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(QRectF(topLeft, logicalSize), pixmap, QRectF(pixmap.rect()));
}

QPixmap greyscale(const QPixmap& pixmap) {
    QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const int grey = qGray(line[x]);
            line[x] = qRgba(grey, grey, grey, qAlpha(line[x]));
        }
    }
    QPixmap grey = QPixmap::fromImage(image);
    grey.setDevicePixelRatio(pixmap.devicePixelRatio());
    return grey;
}

} // namespace tacklebox
