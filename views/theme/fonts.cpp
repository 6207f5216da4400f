#include "views/theme/fonts.h"

#include <QFile>
#include <QFontDatabase>

namespace tacklebox::theme {

namespace {

/// The family that this font file is known by now; empty if the program does not carry it.
QString loaded(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const int id = QFontDatabase::addApplicationFontFromData(file.readAll());
    const QStringList families = QFontDatabase::applicationFontFamilies(id);
    return families.isEmpty() ? QString() : families.last();
}

} // namespace

QString displayFamily() {
    static const QString family = loaded(QStringLiteral(":/fonts/LeagueSpartan-ExtraBold.otf"));
    return family.isEmpty() ? QFont().family() : family;
}

QString textFamily() {
    static const QString family = [] {
        const QString strong = loaded(QStringLiteral(":/fonts/Nunito_800ExtraBold.ttf"));
        const QString plain = loaded(QStringLiteral(":/fonts/Nunito_600SemiBold.ttf"));
        return plain.isEmpty() ? strong : plain;
    }();
    return family.isEmpty() ? QFont().family() : family;
}

QFont textFont(qreal pixels, bool strong) {
    QFont font(textFamily());
    font.setWeight(strong ? QFont::ExtraBold : QFont::DemiBold);
    font.setPixelSize(qMax(1, qRound(pixels)));
    return font;
}

} // namespace tacklebox::theme
