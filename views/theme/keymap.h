// The key map: every key of the program, where it works and what it does. Not here: the letters of moves and
// options, which belong to gestures (scene/picture/gesture.h), and the keys of a single list, chart or field.
#pragma once

#include <QKeySequence>

#include <span>

class QKeyEvent;

namespace tacklebox::keys {
Q_NAMESPACE

// clang-format off
enum class Command : quint8 {
    None,
    // the menus
    ShowLobby, NewTable, OpenFile, SaveFile, WatchFromStart, DealCodes, GamesPlayed, Statistics, Puzzles,
    HarbourChart, Hint, Undo, Redo, PauseOrResume, HoldOrRelease, Quit, Lists, Moves, Scores, Orders, MemoryAid,
    FullScreen, SpokenDetail, Settings, Rules, LastTip, Sounds,
    // the table, paused or not
    MoveFocus, UseCard, PressDefault, MarkCard, UnmarkCard, Player, CardRules, Inspect, Hold, TableState,
    LastTurn, LastAsks, Back, Resume,
    // the curtain, the summaries and the dialogs
    ShowHand, Pass, AllPass, Continue, BackToLobby, AnotherTable, ShareDeal, WatchReplay, TurningPoint,
    ReadLog, Review, JustPlay, Accept, Close,
    // lessons, replays, puzzles and the lobby
    NextPage, ShowMove, SkipPart, PlayOrStop, StepBack, StepOn, ToStart, ToEnd, Faster, Slower, NextPuzzle,
    PreviousPuzzle, SamePuzzle, Answer, Leave, OpenGame, DiscardGame,
};

/// A part of the program. The menus show the keys of Menus, which work everywhere but in dialogs. The Keyboard
/// page of the help shows these and those from Table to Lobby. The others are on the buttons that they press.
enum class Context : quint16 {
    Menus = 1, Table = 2, Lesson = 4, Replay = 8, Puzzle = 16, Lobby = 32,
    Pause = 64, Curtain = 128, Summary = 256, MatchEnd = 512, Dialog = 1024, FirstTime = 2048,
};
// clang-format on
Q_ENUM_NS(Command)
Q_DECLARE_FLAGS(Contexts, Context)
Q_DECLARE_OPERATORS_FOR_FLAGS(Contexts)

struct Binding {
    Command command;
    Contexts contexts;
    struct {
        const char* names = "";        ///< of one or more keys, separated by "; "
        const char* meaning = nullptr; ///< of a letter, for its translator
    } keys;
    QKeySequence::StandardKey standard = QKeySequence::UnknownKey; ///< besides `keys`
};

std::span<const Binding> bindings();
/// Returns the keys as shortcuts of an action.
QList<QKeySequence> sequencesOf(Command command);
/// Returns the first key as its button shows it, in the user's language: "Space", "H", "Ctrl+L".
QString nameOf(Command command);
/// Returns all keys of the binding, a letter in the user's language.
QStringList namesOf(const Binding& binding);
/// Returns the upper-case letter, the digit or the sign of the pressed key: "R", "3", "?". Returns an empty
/// string for a key that types nothing and while Ctrl, Alt or Meta is held.
///
/// A key of the digit row gives its digit, even if the layout types another character there (French, Czech,
/// Shift). A letter of another alphabet (Cyrillic, Greek, Hebrew, Arabic) gives the letter that a US keyboard
/// has on that key, as Qt's shortcuts do. Latin letters and signs stay what they are.
QString meantKey(const QKeyEvent& event);
/// Returns what the pressed key does there.
Command commandOf(const QKeyEvent& event, Context context);
/// True if the key opens, presses or continues whatever has the focus: Space or Enter.
bool isPress(const QKeyEvent& event);

/// If off, letters alone do nothing (WCAG 2.1.4). Digits, arrows, Enter, Space and Esc always work.
void setLetters(bool on);
/// Returns false for a letter while letters are off.
bool isOn(const QString& key);

} // namespace tacklebox::keys
