// meantKey(), the letter, digit or sign that a user means by a key press, for the key events that Qt 6.4
// delivers on X11 for many keyboard layouts (setxkbmap).
#include "tests/support/qttest.h"
#include "views/theme/keymap.h"

#include <QKeyEvent>

using namespace tacklebox;

namespace {

/// A key press that types `text`, or nothing if it is empty.
QKeyEvent keyPress(quint32 scanCode, const QString& text, Qt::KeyboardModifiers modifiers = {}) {
    const int key = text.isEmpty() ? int(Qt::Key_unknown) : text.toUpper()[0].unicode();
    return {QEvent::KeyPress, key, modifiers, scanCode, 0, 0, text};
}

/// Scan codes of X11, named by the keys of a US keyboard. macOS and Windows use other numbers.
constexpr quint32 k1 = 10, k2 = 11, k7 = 16, k8 = 17, k0 = 19, kQ = 24, kW = 25, kY = 29, kA = 38, kD = 40,
                  kH = 43, kSemicolon = 47, kZ = 52, kB = 56, kM = 58, kComma = 59, kSlash = 61;

} // namespace

class MeantKeyTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
        QSKIP("The scan codes here are those of X11.");
#endif
    }

    void keyOnEachLayout_data() {
        QTest::addColumn<quint32>("scanCode");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("shift");
        QTest::addColumn<QString>("meant");
        const auto add = [](const char* name, quint32 scanCode, const char16_t* text, const char* meant,
                            bool shift = false) {
            QTest::newRow(name) << scanCode << QString::fromUtf16(text) << shift
                                << QString::fromLatin1(meant);
        };
        add("American d", kD, u"d", "D");
        add("American D", kD, u"D", "D", true);
        add("American 2", k2, u"2", "2");
        add("American Shift+2", k2, u"@", "2", true);
        add("American ?", kSlash, u"?", "?", true);
        add("German z", kY, u"z", "Z");
        add("German y", kZ, u"y", "Y");
        add("German ö", kSemicolon, u"ö", "\xd6"); // Ö in Latin-1
        add("Russian в", kD, u"в", "D");
        add("Russian В", kD, u"В", "D", true);
        add("Russian ь", kM, u"ь", "M");
        add("Russian й", kQ, u"й", "Q");
        add("Russian 1", k1, u"1", "1");
        add("Russian ?", k7, u"?", "?", true);
        add("Greek δ", kD, u"δ", "D");
        add("Greek η", kH, u"η", "H");
        add("Greek ς", kW, u"ς", "W");
        add("Greek ; on the key of Q", kQ, u";", "Q");
        add("Hebrew ג", kD, u"ג", "D");
        add("Hebrew צ", kM, u"צ", "M");
        add("Hebrew / on the key of Q", kQ, u"/", "Q");
        add("Hebrew ' on the key of W", kW, u"'", "W");
        add("Hebrew Shift+D, a Latin letter", kD, u"D", "D", true);
        add("Arabic ي", kD, u"ي", "D");
        add("Arabic ة", kM, u"ة", "M");
        add("Arabic ligature, one character", kB, u"\ufefb", "B");
        add("Arabic ligature, two characters", kB, u"\u0644\u0627", "B");
        add("Arabic question mark", kSlash, u"\u061f", "?", true);
        add("Thai digit on the key of Q", kQ, u"\u0e50", "Q", true);
        add("French 1", k1, u"&", "1");
        add("French 2", k2, u"é", "2");
        add("French Shift+2", k2, u"2", "2", true);
        add("French 8", k8, u"_", "8");
        add("French 0", k0, u"à", "0");
        add("French a", kQ, u"a", "A");
        add("French q", kA, u"q", "Q");
        add("French m", kSemicolon, u"m", "M");
        add("French comma on the key of M", kM, u",", ",");
        add("French ?", kM, u"?", "?", true);
        add("Belgian 8", k8, u"!", "8");
        add("Czech 1", k1, u"+", "1");
        add("Czech 2", k2, u"ě", "2");
        add("Czech 8", k8, u"á", "8");
        add("Czech ?", kComma, u"?", "?", true);
        add("Dvorak comma on the key of W", kW, u",", ",");
        add("a digit of the keypad", 87, u"1", "1");
        add("Enter", 36, u"\r", "");
        add("Space", 65, u" ", "");
        add("Esc", 9, u"\x1b", "");
        add("Backspace", 22, u"\b", "");
        add("an arrow", 113, u"", "");
        add("a key without a scan code", 0, u"r", "R");
    }

    void keyOnEachLayout() {
        QFETCH(quint32, scanCode);
        QFETCH(QString, text);
        QFETCH(bool, shift);
        QTEST(keys::meantKey(keyPress(scanCode, text, shift ? Qt::ShiftModifier : Qt::NoModifier)), "meant");
    }

    /// Ctrl+D types a control character and Alt+D may open a menu, so neither may act like D. The keypad's
    /// modifier changes nothing.
    void noKeyWithCtrlAltOrMeta() {
        QCOMPARE(keys::meantKey(keyPress(kD, QStringLiteral("\x04"), Qt::ControlModifier)), QString());
        QCOMPARE(keys::meantKey(keyPress(kD, QStringLiteral("d"), Qt::AltModifier)), QString());
        QCOMPARE(keys::meantKey(keyPress(k2, QStringLiteral("2"), Qt::MetaModifier)), QString());
        QCOMPARE(keys::meantKey(keyPress(87, QStringLiteral("2"), Qt::KeypadModifier)), QStringLiteral("2"));
    }
};

TACKLEBOX_QTEST(MeantKeyTest)
#include "meantkey_test.moc"
