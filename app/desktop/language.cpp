#include "app/desktop/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace tacklebox {

QString OwnWords::translate(const char* context, const char* source, const char* comment, int count) const {
    constexpr char kNamespace[] = "tacklebox::";
    if (context && qstrncmp(context, kNamespace, sizeof kNamespace - 1) == 0)
        context += sizeof kNamespace - 1;
    return QTranslator::translate(context, source, comment, count);
}

void Language::use(const QString& name) {
    QString wanted = name;
    if (wanted != QLatin1String("en") && wanted != QLatin1String("de"))
        wanted =
            QLocale::system().language() == QLocale::German ? QStringLiteral("de") : QStringLiteral("en");
    m_app.removeTranslator(&m_own);
    m_app.removeTranslator(&m_qt);
    // English needs a file too: it contains the plural forms.
    if (m_own.load(QStringLiteral(":/translations/tacklebox_") + wanted)) m_app.installTranslator(&m_own);
    if (m_qt.load(QStringLiteral("qtbase_") + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        m_app.installTranslator(&m_qt);
    QLocale::setDefault(wanted == QLatin1String("de") ? QLocale(QLocale::German) : QLocale(QLocale::English));
    m_current = wanted;
}

} // namespace tacklebox
