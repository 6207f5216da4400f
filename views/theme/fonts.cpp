#include "views/theme/fonts.h"

#include <QFile>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QWidget>

#include <cmath>

namespace tacklebox::theme {

namespace {

/// Returns the families in that font file; empty if it can't be loaded.
QStringList loaded(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QFontDatabase::applicationFontFamilies(QFontDatabase::addApplicationFontFromData(file.readAll()));
}

/// The families of the two weights of the text face. Some systems see them as one family with two weights,
/// others as two families. Asking a family for a weight that it lacks would give artificial bold.
struct TextFace {
    QString plain, strong;
};

const TextFace& textFace() {
    static const TextFace face = [] {
        const QStringList strong = loaded(QStringLiteral(":/fonts/Nunito_800ExtraBold.ttf"));
        const QStringList plain = loaded(QStringLiteral(":/fonts/Nunito_600SemiBold.ttf"));
        for (const QString& family : plain)
            if (strong.contains(family)) return TextFace{family, family};
        const QString usual = QFont().family();
        return TextFace{plain.value(0, usual), strong.value(0, usual)};
    }();
    return face;
}

} // namespace

QString displayFamily() {
    static const QString family =
        loaded(QStringLiteral(":/fonts/LeagueSpartan-ExtraBold.otf")).value(0, QFont().family());
    return family;
}

QFont textFont(qreal pixels, bool strong) {
    QFont font(strong ? textFace().strong : textFace().plain);
    font.setWeight(strong ? QFont::ExtraBold : QFont::DemiBold);
    font.setPixelSize(qMax(1, qRound(pixels)));
    return font;
}

QFont titleFont(qreal pixels) {
    QFont font;
    font.setFamily(displayFamily());
    font.setWeight(QFont::ExtraBold);
    font.setPixelSize(qMax(1, qRound(pixels)));
    return font;
}

QFont fitText(const QFont& font, qreal least, const QString& line, qreal width) {
    return fitText(font, least,
                   [&](const QFont& tried) { return QFontMetricsF(tried).horizontalAdvance(line) <= width; });
}

void writeTitle(QWidget& label, const QFont& font) {
    constexpr qreal kMarks = 0.2; // as a share of the size, above the ascent
    label.setFont(font);
    label.setContentsMargins(0, int(std::ceil(kMarks * QFontInfo(font).pixelSize())), 0, 0);
}

qreal fontPixels(const QWidget& widget) {
    // If the size is in points, QFontInfo must open the font to find the pixels.
    const int pixels = widget.font().pixelSize();
    return pixels > 0 ? pixels : QFontInfo(widget.font()).pixelSize();
}

} // namespace tacklebox::theme
