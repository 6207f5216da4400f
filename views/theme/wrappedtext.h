// How large words are that are wrapped: kept once found out, since rooms that try what fits ask for the same
// again and again, and laying words out is dear.
#pragma once

#include <QFont>
#include <QSize>
#include <QString>

#include <functional>

namespace tacklebox::theme {

/// The room that `words` take in that font when they are wrapped between words to `width` pixels (0 for no
/// words); wider than that where one word alone is. The same as QFontMetrics::boundingRect with
/// Qt::TextWordWrap. For the thread of the windows.
QSize wrappedSize(const QString& words, const QFont& font, int width);

/// Replaces the space before each word with which a line would no longer be one that `fits` by a line break.
QString brokenInLines(const QString& words, const std::function<bool(const QString& line)>& fits);

} // namespace tacklebox::theme
