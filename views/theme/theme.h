// The theme that the whole program has at one time, as it has one font and one palette: colours, sizes of
// type, scenery and decks, as data. Views take their colours from currentTheme() when they paint, so that
// another theme is there with the next paint; widgets hear of it by QEvent::StyleChange and
// QEvent::FontChange.
#pragma once

#include "views/theme/ground.h"

#include <QColor>
#include <QString>

namespace tacklebox::theme {

/// What lies around the cards.
enum class Scenery : quint8 {
    Standard,     ///< a place for each game
    Off,          ///< a plain ground in the game's colour
    HighContrast, ///< black ground, every part outlined white, no washes and no shadows
};

/// The colours and strokes of one theme. Each text has 7:1 on its ground in highContrastTheme(), 4.5:1 in the
/// other (tests/views/theme_test.cpp).
struct Theme {
    QColor ink, muted;              ///< outlines and words on paper; words of second rank
    QColor paper, paperSecond;      ///< ground of dialogs, drawers and the ribbon; of every other row
    QColor onInk;                   ///< words on a chosen tab, which is filled with ink
    QColor field, hint;             ///< ground of what is typed into; words that stand there before
    QColor night, onNight, title;   ///< the bar; its words; those of the name in its middle
    QColor panel, onPanel;          ///< the ribbon while others play, quiet buttons
    QColor act, onAct;              ///< what is to be pressed, who is to act, counts and points
    QColor row, onRow;              ///< the row in focus
    QColor off, onOff;              ///< what cannot be pressed
    QColor filled, groove, rule;    ///< of sliders; lines on paper
    QColor minus, danger, onDanger; ///< points below zero, what destroys
    QColor ring, ringGround;        ///< the ring of the focus, and what lies between it and the part
    double stroke = 2.4;            ///< of small parts, in units of scale 1
    bool shadows = true;            ///< hard shadows, washes and rays
};

const Theme& standardTheme();
const Theme& highContrastTheme();

/// How the standard pack is drawn.
struct DeckStyle {
    bool largeIndex = false;  ///< corner marks of 84 of 250, one big pip instead of many
    bool fourColours = false; ///< diamonds blue, clubs green

    bool operator==(const DeckStyle&) const = default;
};
/// CardArt::dress of a card in that deck; empty where its file shows it as it is.
QString dressOf(DeckStyle deck);
/// What dressOf() has made of a deck.
DeckStyle deckOfDress(const QString& dress);
/// The colour of a suit, 0 spades, 1 hearts, 2 diamonds, 3 clubs, in that deck.
QColor suitColour(int suit, DeckStyle deck);
/// The colour that a card shows by its shape: 0 red, 1 yellow, 2 green, 3 blue, 4 purple.
QColor meaningColour(int colour);

/// `share` 0: `from`; 1: `to`.
QColor mixed(const QColor& from, const QColor& to, qreal share);

/// The colours of a dialog's header band, above and below.
struct Band {
    QColor from, to;
};
/// That of a game's dialogs, by the place where it is played.
Band bandOf(Ground ground);
/// That of the shop's counter, where what belongs to no game lies.
Band counterBand();

/// What a person has chosen of all this.
struct Choice {
    Scenery scenery = Scenery::Standard;
    DeckStyle deck;
    double text = 1; ///< 1 to 2: captions and words of bodies are so much larger

    bool operator==(const Choice&) const = default;
};

/// The choice in force. `scenery` decides which currentTheme() there is.
const Choice& choice();
/// The theme in force.
const Theme& currentTheme();
/// By how much the person wants text larger than drawn, 1 to 2.
double textFactor();

/// Dresses the application: its style, palettes and font. To be called once before the first window, and
/// whenever the choice has changed; does nothing if it has not.
void use(const Choice& choice);
/// The scale of the window in front (tokens::scaleOf): the application's font, and with it menus and
/// dialogs, follow it.
void useScale(double scale);
/// The scale in force.
double scale();
/// Whether fingers are in use: buttons are higher then, options at players larger, and keys are not shown.
bool touch();
/// Widgets hear of it by QEvent::StyleChange.
void useTouch(bool on);
/// How high a button is, in units.
double buttonHeight();
/// Whether the system asks for high contrast, as far as can be found out: by its palette of pure black and
/// white, or the name of its icons. To be asked before use().
bool systemWantsContrast();

} // namespace tacklebox::theme
