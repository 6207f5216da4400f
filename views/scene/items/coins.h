#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace tacklebox {

/// Draws a paper coin with a gold rim. If not `bright` it is wooden, for things that are not won yet.
void drawCoin(QPainter& painter, const QRectF& coin, bool bright);
/// Writes one to three characters on a coin.
void drawCoinWords(QPainter& painter, const QRectF& coin, const QString& words, QColor colour);

} // namespace tacklebox
