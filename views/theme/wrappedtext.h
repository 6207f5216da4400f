// How large words are that are wrapped: kept once found out, since rooms that try what fits ask for the same
// again and again, and laying words out is dear.
#pragma once

#include <QFont>
#include <QSize>
#include <QString>

namespace tacklebox::theme {

/// The room that `words` take in that font when they are wrapped between words to `width` pixels (0 for no
/// words); wider than that where one word alone is. The same as QFontMetrics::boundingRect with
/// Qt::TextWordWrap. For the thread of the windows.
QSize wrappedSize(const QString& words, const QFont& font, int width);

} // namespace tacklebox::theme
