// Key events as Qt delivers them on X11 for other keyboard layouts.
#pragma once

#include <QKeyEvent>
#include <QStringList>

#include <array>

namespace tacklebox::testing {

/// What the keys of a US keyboard type on another layout. A key that is not listed types what it says.
struct KeyboardLayout {
    const char* name;
    QString us;
    QStringList types; ///< for each character of `us`
    bool keypad = false;
};

inline const std::array<KeyboardLayout, 7>& keyboardLayouts() {
    const auto letters = [](const QString& typed) { return typed.split(u' '); };
    const QString qwerty = QStringLiteral("QWERTYUIOPASDFGHJKLZXCVBNM");
    static const std::array<KeyboardLayout, 7> kLayouts{{
        {"American", {}, {}},
        {"Russian", qwerty, letters(QStringLiteral("й ц у к е н г ш щ з ф ы в а п р о л д я ч с м и т ь"))},
        {"Greek", qwerty, letters(QStringLiteral("; ς ε ρ τ υ θ ι ο π α σ δ φ γ η ξ κ λ ζ χ ψ ω β ν μ"))},
        {"Hebrew", qwerty, letters(QStringLiteral("/ ' ק ר א ט ו ן ם פ ש ד ג כ ע י ח ל ך ז ס ב ה נ מ צ"))},
        {"Arabic", qwerty, letters(QStringLiteral("ض ص ث ق ف غ ع ه خ ح ش س ي ب ل ا ت ن م ئ ء ؤ ر لا ى ة"))},
        {"French", QStringLiteral("1234567890"), letters(QStringLiteral("& é \" ' ( - è _ ç à"))},
        {"number block", QStringLiteral("1234567890"), letters(QStringLiteral("1 2 3 4 5 6 7 8 9 0")), true},
    }};
    return kLayouts;
}

/// A press of the key that has this letter or digit on a US keyboard.
inline QKeyEvent keyPress(const KeyboardLayout& layout, QChar key) {
    // The scan codes of X11.
    constexpr std::string_view kByScanCode = "          1234567890    QWERTYUIOP    ASDFGHJKL     ZXCVBNM";
    const auto at = layout.us.indexOf(key);
    const QString text = at < 0 ? QString(key.toLower()) : layout.types[at];
    const auto scan = layout.keypad && at >= 0 ? 0 : kByScanCode.find(key.toLatin1());
    return {QEvent::KeyPress,
            text.toUpper()[0].unicode(),
            layout.keypad && at >= 0 ? Qt::KeypadModifier : Qt::NoModifier,
            quint32(scan),
            0,
            0,
            text};
}

} // namespace tacklebox::testing
