// Numbers with a minus sign instead of a hyphen.
#pragma once

#include <QLocale>
#include <QString>

namespace tacklebox::theme {

/// Replaces a leading hyphen by a minus sign, which is as wide as a plus.
inline QString withMinus(QString number) {
    if (number.startsWith(u'-')) number[0] = QChar(0x2212);
    return number;
}

/// A whole number in the program's locale.
inline QString numberText(int number) {
    return withMinus(QLocale().toString(number));
}

} // namespace tacklebox::theme
