// The theme of the program: colours, font sizes, scenery and decks, as data. There is one at a time. Views
// read currentTheme() whenever they paint; widgets learn of changes by QEvent::StyleChange and
// QEvent::FontChange.
#pragma once

#include "views/theme/background.h"

#include <QColor>
#include <QString>

namespace tacklebox::theme {

/// The surroundings of the cards.
enum class Scenery : quint8 {
    Standard,     ///< a painted place for each game
    Off,          ///< a plain background in the game's colour
    HighContrast, ///< black background, white outlines, no washes and no shadows
};

/// The colours and strokes of a theme. The contrast between text and background is at least 7:1 in
/// highContrastTheme() and 4.5:1 in the other (tests/views/theme_test.cpp).
struct Theme {
    QColor ink, muted;              ///< outlines and text on paper; secondary text
    QColor paper, paperSecond;      ///< background of dialogs, drawers and the prompt bar; of every other row
    QColor onInk;                   ///< text on a chosen tab, which is filled with ink
    QColor field, hint;             ///< background of input fields; their placeholder text
    QColor night, onNight, title;   ///< the bar; its text; the title in its middle
    QColor panel, onPanel;          ///< the prompt bar while others play, quiet buttons
    QColor act, onAct;              ///< default buttons, the player on turn, counts and points
    QColor row, onRow;              ///< the row in focus
    QColor off, onOff;              ///< disabled controls
    QColor filled, groove, rule;    ///< of sliders; lines on paper
    QColor minus, danger, onDanger; ///< negative points, destructive actions
    QColor ring, ringBackground;    ///< the focus ring, and the gap between it and the widget
    double stroke = 2.4;            ///< of small parts, in units of scale 1
    bool shadows = true;            ///< hard shadows, washes and rays
};

const Theme& standardTheme();
const Theme& highContrastTheme();

/// The style of the standard pack.
struct DeckStyle {
    bool largeIndex = false;  ///< corner marks of 84 of 250 units, one big pip instead of many
    bool fourColours = false; ///< diamonds blue, clubs green

    bool operator==(const DeckStyle&) const = default;
};
/// Returns the CardArt::deckStyle of a card in that deck; empty if the card looks as in its file.
QString deckStyleKey(DeckStyle deck);
/// Reverses deckStyleKey().
DeckStyle deckStyleOf(const QString& deckStyle);
/// The colour of a suit in that deck: 0 spades, 1 hearts, 2 diamonds, 3 clubs.
QColor suitColour(int suit, DeckStyle deck);
/// The colour for which a card has a shape: 0 red, 1 yellow, 2 green, 3 blue, 4 purple.
QColor meaningColour(int colour);

/// Interpolates from `from` (`share` 0) to `to` (`share` 1).
QColor mixed(const QColor& from, const QColor& to, qreal share);

/// The colours of a dialog's header band, at the top and at the bottom.
struct Band {
    QColor from, to;
};
/// The band of a game's dialogs, by the game's background.
Band bandOf(Background background);
/// The band of dialogs that belong to no game.
Band counterBand();

/// The user's choices.
struct Choice {
    Scenery scenery = Scenery::Standard;
    DeckStyle deck;
    double text = 1; ///< factor for captions and body text, 1 to 2

    bool operator==(const Choice&) const = default;
};

/// The current choice. Its `scenery` selects currentTheme().
const Choice& choice();
/// The current theme.
const Theme& currentTheme();
/// The user's factor for font sizes, 1 to 2.
double textFactor();

/// Sets the style, palettes and font of the application. Call it once before the first window, and whenever
/// the choice may have changed.
void use(const Choice& choice);
/// Sets the scale of the main window (tokens::scaleOf()), which the fonts of application, menus and dialogs
/// follow.
void useScale(double scale);
/// The current scale.
double scale();
/// True if touch is in use: buttons are higher, options at players larger, and keys are not shown.
bool touch();
/// Sets whether touch is in use. Widgets receive QEvent::StyleChange.
void useTouch(bool on);
/// The height of a button, in units.
double buttonHeight();
/// True if the system seems to ask for high contrast, judged by a pure black and white palette or the name of
/// the icon theme. Call it before use().
bool systemWantsContrast();

} // namespace tacklebox::theme
