#include "views/scene/motion/voices.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>

namespace tacklebox {

namespace {

struct Voices {
    Q_DECLARE_TR_FUNCTIONS(Voices)
};

constexpr const char* kMoodNames[] = {"calm", "delighted", "stung", "thinking"};

/// Returns the lines of a file by keys like "ada calm".
QHash<QString, QStringList> linesOf(const QString& language) {
    QHash<QString, QStringList> lines;
    QFile file(QStringLiteral(":/voices/%1.txt").arg(language));
    if (!file.open(QIODevice::ReadOnly)) return lines;
    QString section;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u'#')) continue;
        if (line.startsWith(u'['))
            section = line.mid(1, line.indexOf(u']') - 1);
        else
            lines[section] << line;
    }
    return lines;
}

} // namespace

QStringList voiceLines(const QString& portrait, Remark::Mood mood) {
    //: The file of resources/voices with the regulars' lines, without its suffix
    const QString language = Voices::tr("en", "the language of the regulars' lines: a file's name");
    static QHash<QString, QHash<QString, QStringList>> read;
    if (!read.contains(language)) read.insert(language, linesOf(language));
    return read[language].value(portrait + u' ' + QLatin1String(kMoodNames[std::size_t(mood)]));
}

QString voiceLine(const QString& portrait, const Remark& remark) {
    return voiceLines(portrait, remark.mood).value(remark.line);
}

} // namespace tacklebox
