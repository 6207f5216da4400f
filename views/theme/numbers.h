// Numbers as they are written everywhere: less than nothing has a minus, not a hyphen.
#pragma once

#include <QLocale>
#include <QString>

namespace tacklebox::theme {

/// A number as the locale writes it, with a minus as wide as a plus where a hyphen stands before it.
inline QString withMinus(QString number) {
    if (number.startsWith(u'-')) number[0] = QChar(0x2212);
    return number;
}

/// A whole number in the locale of the program.
inline QString numberText(int number) {
    return withMinus(QLocale().toString(number));
}

} // namespace tacklebox::theme
