#include "model/table/words.h"

#include <QCoreApplication>

namespace tacklebox {

namespace {

QString patternOf(const Phrase& phrase) {
    if (!phrase.patternForMany()) return QCoreApplication::translate("Words", phrase.pattern());
    QString words = QCoreApplication::translate("Words", phrase.patternForMany(), nullptr, phrase.count());
    if (phrase.count() != 1) return words;
    // English has its own pattern for one, and no translation that could choose it.
    QString untranslated = QString::fromUtf8(phrase.patternForMany());
    untranslated.replace(QStringLiteral("%n"), QStringLiteral("1"));
    if (words != untranslated) return words;
    return QCoreApplication::translate("Words", phrase.pattern())
        .replace(QStringLiteral("%n"), QStringLiteral("1"));
}

} // namespace

QString inWords(const Phrase& phrase) {
    if (!phrase.pattern()) return QString::fromStdString(phrase.text());
    const QString pattern = patternOf(phrase);
    QString text;
    text.reserve(pattern.size() * 2);
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int part =
            pattern[i] == u'%' && i + 1 < pattern.size() ? int(pattern[i + 1].unicode()) - int(u'1') : -1;
        if (part < 0 || part > 8) {
            text += pattern[i];
            continue;
        }
        if (part < int(phrase.parts().size())) text += inWords(phrase.parts()[std::size_t(part)]);
        ++i;
    }
    return text;
}

QString asSentence(const Phrase& phrase) {
    QString text = inWords(phrase);
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

} // namespace tacklebox
