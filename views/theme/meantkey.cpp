#include "views/theme/meantkey.h"

#include <QKeyEvent>
#include <QOperatingSystemVersion>

#include <string_view>

namespace tacklebox {

namespace {

/// Returns the digit or letter that a US keyboard has on that key, or null.
QChar usKey(const QKeyEvent& event) {
    // On macOS the virtual key code names a position, elsewhere the scan code, to which X11 and Wayland
    // add 8.
    constexpr std::string_view kByVirtualKey = "ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K    NM";
    constexpr std::string_view kByScanCode = "  1234567890    QWERTYUIOP    ASDFGHJKL     ZXCVBNM";
    const auto system = QOperatingSystemVersion::currentType();
    const bool isMac = system == QOperatingSystemVersion::MacOS;
    const std::string_view keys = isMac ? kByVirtualKey : kByScanCode;
    const std::size_t first = isMac || system == QOperatingSystemVersion::Windows ? 0 : 8;
    const std::size_t code = isMac ? event.nativeVirtualKey() : event.nativeScanCode();
    if (code < first || code - first >= keys.size() || keys[code - first] == ' ') return {};
    return QLatin1Char(keys[code - first]);
}

/// Greek and Hebrew layouts have a sign instead of a letter on the key of Q, Hebrew also on that of W.
bool isSignOnLetterKey(QChar sign, QChar us) {
    return (us == u'Q' && QStringView(u";:/").contains(sign)) || (us == u'W' && sign == u'\'');
}

bool isOfOtherAlphabet(QChar letter) {
    switch (letter.script()) {
    case QChar::Script_Latin:
    case QChar::Script_Common:
    case QChar::Script_Inherited: return false;
    default: return true;
    }
}

} // namespace

QString meantKey(const QKeyEvent& event) {
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return {};
    QString typed = event.text().trimmed().toUpper();
    if (!typed.isEmpty() && typed[0].category() == QChar::Other_Control)
        typed.clear(); // Esc, Backspace, Delete
    constexpr QChar kArabicQuestionMark(0x61f);
    if (typed == u'?' || typed == kArabicQuestionMark) return QStringLiteral("?");
    const QChar us = usKey(event);
    if (us.isDigit()) return us;
    const bool isForeign =
        !typed.isEmpty() && (isOfOtherAlphabet(typed[0]) || isSignOnLetterKey(typed[0], us));
    return isForeign && !us.isNull() ? QString(us) : typed;
}

} // namespace tacklebox
