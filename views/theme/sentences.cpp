#include "views/theme/sentences.h"

#include <QRegularExpression>

namespace tacklebox {

qsizetype endOfFirstSentence(const QString& words) {
    static const QRegularExpression kBreak(QStringLiteral(
        "(?<!\\bMrs\\.|\\bMr\\.|\\bMs\\.|\\bDr\\.|\\bSt\\.)(?<=[.!?][\"\u201c\u201d]|[.!?])\\s+(?=\\S)"));
    const QRegularExpressionMatch found = kBreak.match(words);
    return found.hasMatch() ? found.capturedStart() : words.size();
}

QString withFullStop(const QString& words) {
    static const QRegularExpression kEnded(QStringLiteral("[.!?\u2026][\"\u201c\u201d]?$"));
    return words.isEmpty() || kEnded.match(words).hasMatch() ? words : words + u'.';
}

QString inSentences(const QStringList& parts) {
    QStringList sentences;
    for (const QString& part : parts)
        if (!part.isEmpty()) sentences << withFullStop(part);
    return sentences.join(u' ');
}

} // namespace tacklebox
