// A cache of the size of wrapped text. Layouts that try several sizes ask for the same text repeatedly, and
// text layout is slow.
#pragma once

#include <QFont>
#include <QSize>
#include <QString>

#include <functional>

namespace tacklebox::theme {

/// Returns the size of `words` in that font, wrapped between words to `width` pixels; wider if a single word
/// is, (0, 0) if there are no words. The same as QFontMetrics::boundingRect with Qt::TextWordWrap. Use on the
/// GUI thread only.
QSize wrappedSize(const QString& words, const QFont& font, int width);

/// Replaces spaces by line breaks so that each line `fits`, as far as possible between words.
QString brokenInLines(const QString& words, const std::function<bool(const QString& line)>& fits);

} // namespace tacklebox::theme
