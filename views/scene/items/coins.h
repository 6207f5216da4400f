// Coins and discs, as they are drawn on the table.
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace tacklebox {

/// A coin of paper with a rim of gold; `bright` false: of wood, for what is not won yet.
void drawCoin(QPainter& painter, const QRectF& coin, bool bright);
/// One to three characters on it.
void drawCoinWords(QPainter& painter, const QRectF& coin, const QString& words, QColor colour);

} // namespace tacklebox
