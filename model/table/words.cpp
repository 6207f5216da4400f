#include "model/table/words.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHash>
#include <QRegularExpression>
#include <QThread>

#include <atomic>
#include <cstring>
#include <utility>

namespace tacklebox {

namespace {

std::atomic<quint64> languageChanges = 0; ///< number of language changes so far
std::atomic<bool> watched = false;        ///< a LanguageWatch exists

/// Counts language changes. Watches the application, which receives them before all other objects.
class LanguageWatch : public QObject {
  public:
    explicit LanguageWatch(QCoreApplication& app) : QObject(&app) {
        app.installEventFilter(this);
        watched = true;
    }
    ~LanguageWatch() override {
        watched = false;
        ++languageChanges; // later changes are not seen
    }

  protected:
    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::LanguageChange && object == parent()) ++languageChanges;
        return false;
    }
};

QString translated(const Phrase& phrase) {
    if (!phrase.patternForMany()) return QCoreApplication::translate("Words", phrase.pattern());
    QString words = QCoreApplication::translate("Words", phrase.patternForMany(), nullptr, phrase.count());
    if (phrase.count() != 1) return words;
    // Without a translation (in English), translate() has returned the pattern for many.
    QString untranslated = QString::fromUtf8(phrase.patternForMany());
    untranslated.replace(QStringLiteral("%n"), QStringLiteral("1"));
    if (words != untranslated) return words;
    return QCoreApplication::translate("Words", phrase.pattern())
        .replace(QStringLiteral("%n"), QStringLiteral("1"));
}

/// The translated pattern. Cached, because the same patterns are used again and again, and translating takes
/// a lock, a search and a conversion.
QString patternOf(const Phrase& phrase) {
    constexpr qsizetype kMostCached = 4000; ///< each count of a counted phrase has an entry
    using Key = std::pair<std::pair<const char*, const char*>, int>;
    thread_local quint64 language = 0;
    thread_local QHash<Key, QString> patterns;
    const quint64 current = languageNumber();
    if (language != current || patterns.size() >= kMostCached) patterns.clear();
    language = current;
    // Patterns are literals, so their addresses identify them.
    const int count = phrase.patternForMany() ? phrase.count() : 0;
    QString& pattern = patterns[{{phrase.pattern(), phrase.patternForMany()}, count}];
    if (pattern.isNull()) pattern = translated(phrase);
    return pattern;
}

/// Appends the phrase to `text`, with its parts in place of %1 to %9.
void append(const Phrase& phrase, QString& text) {
    if (!phrase.pattern()) {
        text += QString::fromStdString(phrase.text());
        return;
    }
    const QString pattern = patternOf(phrase);
    qsizetype written = 0;
    for (qsizetype at = pattern.indexOf(u'%'); at >= 0 && at + 1 < pattern.size();
         at = pattern.indexOf(u'%', at)) {
        const int part = int(pattern[at + 1].unicode()) - int(u'1');
        if (part < 0 || part > 8) {
            ++at;
            continue;
        }
        text += QStringView(pattern).mid(written, at - written);
        if (part < int(phrase.parts().size())) append(phrase.parts()[std::size_t(part)], text);
        written = at += 2;
    }
    text += QStringView(pattern).mid(written);
}

} // namespace

quint64 languageNumber() {
    if (!watched) {
        QCoreApplication* const app = QCoreApplication::instance();
        if (!app || QThread::currentThread() != app->thread()) return ++languageChanges;
        new LanguageWatch(*app);
    }
    return languageChanges;
}

QString noBreakBeforePercent(QString text) {
    static const QRegularExpression kPercent(QStringLiteral("(?<=\\d) %(?!\\w)"));
    return text.contains(u'%') ? text.replace(kPercent, QStringLiteral("\u00a0%")) : text;
}

QString inWords(const Phrase& phrase) {
    if (!phrase.pattern()) return QString::fromStdString(phrase.text());
    if (phrase.parts().empty() && !phrase.patternForMany()) {
        if (QString pattern = patternOf(phrase); !pattern.contains(u'%')) return pattern;
    }
    QString text;
    text.reserve(2 * qsizetype(std::strlen(phrase.pattern())));
    append(phrase, text);
    return noBreakBeforePercent(std::move(text));
}

QString asSentence(const Phrase& phrase) {
    if (phrase.isTwoSentences()) return asSentence(phrase.parts()[0]) + u' ' + asSentence(phrase.parts()[1]);
    return capitalized(inWords(phrase));
}

QString capitalized(QString text) {
    if (text.isEmpty()) return text;
    if (const QChar first = text.at(0).toUpper(); first != text.at(0)) text[0] = first;
    return text;
}

QString asLabel(const Phrase& phrase) {
    return asLabel(inWords(phrase));
}

QString asLabel(const QString& words) {
    static const QRegularExpression kArticle(QStringLiteral("^(The|the|A|a|An|an) "));
    return QString(words).remove(kArticle);
}

} // namespace tacklebox
