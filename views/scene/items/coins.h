#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace tacklebox {

/// Draws a paper coin with a gold rim. If not `bright` it is wooden, for things that are not won yet.
void drawCoin(QPainter& painter, const QRectF& coin, bool bright);
/// Draws the plate to the right of a coin, which is at the left end of `whole`, with words in its place.
void drawCoinNote(QPainter& painter, const QRectF& whole, const QString& words);
/// Writes one to three characters on a coin.
void drawCoinWords(QPainter& painter, const QRectF& coin, const QString& words, QColor colour);

} // namespace tacklebox
