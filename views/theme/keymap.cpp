#include "views/theme/keymap.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QOperatingSystemVersion>

#include <algorithm>
#include <array>
#include <string_view>

namespace tacklebox::keys {

namespace {

using enum Command;
using enum Context;

// clang-format off
constexpr auto kBindings = std::to_array<Binding>({
    {ShowLobby, Menus, {"Ctrl+L"}},
    {NewTable, Menus, {}, QKeySequence::New},
    {OpenFile, Menus, {}, QKeySequence::Open},
    {SaveFile, Menus, {}, QKeySequence::Save},
    {WatchFromStart, Menus, {"Ctrl+B"}},
    {DealCodes, Menus, {"Ctrl+D"}},
    {GamesPlayed, Menus, {"Ctrl+G"}},
    {Statistics, Menus, {"Ctrl+T"}},
    {Puzzles, Menus, {"Ctrl+U"}},
    {HarbourChart, Menus, {"Ctrl+R"}},
    {Hint, Menus, {"F2"}},
    {Undo, Menus, {}, QKeySequence::Undo},
    {Redo, Menus, {"Ctrl+Shift+Z"}, QKeySequence::Redo}, // the standard key of Windows is Ctrl+Y
    {PauseOrResume, Menus, {"Ctrl+P"}},
    {HoldOrRelease, Menus, {"Ctrl+H"}},
    {Quit, Menus, {}, QKeySequence::Quit},
    {Lists, Menus | Puzzle, {"F9"}},
    {Moves, Menus, {"F6"}},
    {Scores, Menus, {"F7"}},
    {Orders, Menus, {"F8"}},
    {MemoryAid, Menus, {"Ctrl+K"}},
    {FullScreen, Menus, {"F11"}},
    {SpokenDetail, Menus, {"Ctrl+E"}},
    {Settings, Menus, {}, QKeySequence::Preferences},
    {Rules, Menus, {}, QKeySequence::HelpContents},
    {LastTip, Menus | Lesson, {"F3"}},
    {Sounds, Menus, QT_TRANSLATE_NOOP3("Keys", "M", "sounds off or on")},

    {MoveFocus, Table | Lobby, {"Left; Right; Up; Down; Home; End"}},
    {UseCard, Table, {"Enter; Return"}},
    {PressDefault, Table, {"Space"}},
    {MarkCard, Table, {"Ins; Ctrl+Space"}},
    {UnmarkCard, Table, {"Backspace; Del"}},
    {Player, Table, {"1; 2; 3; 4; 5; 6; 7"}},
    {CardRules, Table, {"?"}},
    {Inspect, Table, QT_TRANSLATE_NOOP3("Keys", "I", "inspect, look closer")},
    {Hold, Table, QT_TRANSLATE_NOOP3("Keys", "H", "hold the bots")},
    {TableState, Table | Pause | Summary | MatchEnd, QT_TRANSLATE_NOOP3("Keys", "S", "say how the table stands")},
    {LastTurn, Table | Pause | Summary, QT_TRANSLATE_NOOP3("Keys", "L", "say the last turn again")},
    {LastAsks, Table | Pause | Summary, QT_TRANSLATE_NOOP3("Keys", "W", "say who asked whom for what")},
    {Back, Table | Curtain, {"Esc"}},
    {Resume, Pause, {"Esc; Enter; Return"}},

    {ShowHand, Curtain, {"Space; Enter; Return"}},
    {Pass, Curtain, QT_TRANSLATE_NOOP3("Keys", "N", "pass")},
    {AllPass, Curtain, QT_TRANSLATE_NOOP3("Keys", "A", "all pass")},
    {Continue, Summary | MatchEnd, {"Space; Enter; Return"}},
    {BackToLobby, MatchEnd, {"Esc"}},
    {AnotherTable, MatchEnd, QT_TRANSLATE_NOOP3("Keys", "N", "new table")},
    {ShareDeal, MatchEnd, QT_TRANSLATE_NOOP3("Keys", "C", "copies the code of the deal")},
    {WatchReplay, MatchEnd, QT_TRANSLATE_NOOP3("Keys", "W", "watch")},
    {TurningPoint, MatchEnd, QT_TRANSLATE_NOOP3("Keys", "T", "the turning point")},
    {ReadLog, MatchEnd, QT_TRANSLATE_NOOP3("Keys", "L", "the log")},
    {Review, MatchEnd, QT_TRANSLATE_NOOP3("Keys", "D", "what could I have done")},
    {JustPlay, FirstTime, QT_TRANSLATE_NOOP3("Keys", "P", "just play")},
    {Accept, Dialog | FirstTime, {"Enter; Return"}},
    {Close, Dialog | FirstTime, {"Esc"}},

    {NextPage, Lesson, {"Space"}},
    {ShowMove, Lesson, {"F4"}},
    {SkipPart, Lesson, {"F5"}},
    {PlayOrStop, Replay, {"Space"}},
    {StepBack, Replay, {"Left"}},
    {StepOn, Replay, {"Right"}},
    {ToStart, Replay, {"Home"}},
    {ToEnd, Replay, {"End"}},
    {Faster, Replay, {"Up; +"}},
    {Slower, Replay, {"Down; -"}},
    {NextPuzzle, Puzzle, {"Enter; Return; Right"}},
    {PreviousPuzzle, Puzzle, {"Left"}},
    {SamePuzzle, Puzzle, QT_TRANSLATE_NOOP3("Keys", "A", "a puzzle again")},
    {Answer, Puzzle, {"1; 2; 3; 4; 5"}},
    {Leave, Replay | Puzzle, {"Esc"}},
    {OpenGame, Lobby, {"Enter; Return"}},
    {DiscardGame, Lobby, {"Del"}},
});
// clang-format on

bool lettersAreOn = true;

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

QString translated(const char* text, const char* comment = nullptr) {
    return QCoreApplication::translate("Keys", text, comment);
}

} // namespace

std::span<const Binding> bindings() {
    return kBindings;
}

QStringList namesOf(const Binding& binding) {
    if (binding.keys.meaning) return {translated(binding.keys.names, binding.keys.meaning)};
    return QString::fromLatin1(binding.keys.names).split(QStringLiteral("; "), Qt::SkipEmptyParts);
}

QList<QKeySequence> sequencesOf(Command command) {
    const auto binding = std::ranges::find(kBindings, command, &Binding::command);
    QList<QKeySequence> sequences = QKeySequence::keyBindings(binding->standard);
    for (const QString& name : namesOf(*binding))
        if (const QKeySequence sequence(name, QKeySequence::PortableText); !sequences.contains(sequence))
            sequences << sequence;
    return sequences;
}

QString nameOf(Command command) {
    QString name = sequencesOf(command).value(0).toString(QKeySequence::PortableText);
    for (const char* word : {QT_TRANSLATE_NOOP("Keys", "Space"), QT_TRANSLATE_NOOP("Keys", "Enter"),
                             QT_TRANSLATE_NOOP("Keys", "Home"), QT_TRANSLATE_NOOP("Keys", "End"),
                             QT_TRANSLATE_NOOP("Keys", "Left"), QT_TRANSLATE_NOOP("Keys", "Right"),
                             QT_TRANSLATE_NOOP("Keys", "Ctrl")})
        name.replace(QLatin1String(word), translated(word));
    return name;
}

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

Command commandOf(const QKeyEvent& event, Context context) {
    const QString typed = meantKey(event);
    // In a replay and a puzzle, Shift with an arrow moves between cards.
    const bool shifts = context == Context::Replay || context == Context::Puzzle;
    const Qt::KeyboardModifiers ignored = Qt::KeypadModifier | (shifts ? Qt::NoModifier : Qt::ShiftModifier);
    const QKeySequence pressed(QKeyCombination(event.modifiers() & ~ignored, Qt::Key(event.key())));
    const auto matches = [&](const QString& name) {
        return name.size() == 1 ? name == typed && isOn(name)
                                : QKeySequence(name, QKeySequence::PortableText) == pressed;
    };
    for (const Binding& binding : kBindings)
        if (binding.contexts.testFlag(context) && std::ranges::any_of(namesOf(binding), matches))
            return binding.command;
    return None;
}

bool isPress(const QKeyEvent& event) {
    return event.key() == Qt::Key_Space || event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

void setLetters(bool on) {
    lettersAreOn = on;
}

bool isOn(const QString& key) {
    return lettersAreOn || key.size() != 1 || !key[0].isLetter();
}

} // namespace tacklebox::keys

#include "moc_keymap.cpp"
