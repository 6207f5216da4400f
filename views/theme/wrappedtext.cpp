#include "views/theme/wrappedtext.h"

#include <QCache>
#include <QFontMetrics>

namespace tacklebox::theme {

QSize wrappedSize(const QString& words, const QFont& font, int width) {
    if (words.isEmpty()) return {0, 0};
    constexpr int kKept = 3000;
    static QCache<QString, QSize> known(kKept);
    const QString key = font.key() + QChar(1) + QString::number(width) + QChar(1) + words;
    if (const QSize* size = known.object(key)) return *size;
    constexpr int kHighest = 100'000;
    const QSize size =
        QFontMetrics(font).boundingRect(QRect(0, 0, width, kHighest), Qt::TextWordWrap, words).size();
    known.insert(key, new QSize(size));
    return size;
}

QString brokenInLines(const QString& words, const std::function<bool(const QString& line)>& fits) {
    QString broken, line;
    for (const QString& word : words.split(u' ')) {
        const QString longer = line.isEmpty() ? word : line + u' ' + word;
        if (line.isEmpty() || fits(longer)) {
            line = longer;
        } else {
            broken += line + u'\n';
            line = word;
        }
    }
    return broken + line;
}

} // namespace tacklebox::theme
