// The player's settings for all tables.
#pragma once

#include "model/table/plan.h"

#include <QString>
#include <QStringList>

class QSettings;

namespace tacklebox {

/// Speed of animations.
enum class Pace : quint8 { Slow, Normal, Fast, Turbo, Off };
/// Returns the factor for durations: 1.5, 1, 0.6, 0.25, 0.
double factor(Pace pace);

struct MotionSettings {
    Pace pace = Pace::Normal;
    bool reduced = false; ///< no movement: cross-fades and outlines
    double speed = 1;     ///< divides durations, in addition to the pace

    bool operator==(const MotionSettings&) const = default;
};

/// How much to announce to screen readers.
enum class Announced : quint8 {
    Full,  ///< everything in full
    Short, ///< everything, but briefly if it does not concern the player
    Mine,  ///< only events that concern the player
    Nothing
};

enum class Contrast : quint8 {
    System, ///< follows the system
    On,
    Off,
};

/// Appearance of the table and its cards.
struct AppearanceSettings {
    Contrast contrast = Contrast::System;
    bool scenery = true;      ///< a scene for each game; off: its plain background colour
    bool largeIndex = false;  ///< standard pack: large corner marks, one big pip
    bool fourColours = false; ///< standard pack: blue diamonds, green clubs
    int textPercent = 100;    ///< 100 to 200, for fonts and captions

    bool operator==(const AppearanceSettings&) const = default;
};

/// Volumes from 0 to 100: cards and requests; motifs for outcomes and turns; ambience.
struct SoundSettings {
    bool on = true;
    int table = 85, motifs = 85, ambience = 0;

    bool operator==(const SoundSettings&) const = default;
};

struct Settings {
    MotionSettings motion;
    SoundSettings sounds;
    AppearanceSettings appearance;
    bool botTalk = true;     ///< bots comment on events that concern them
    bool quietTable = false; ///< for children: no live play, no comments, and calm faces
    Announced announcements = Announced::Short;
    TableRules tableRules;
    bool actsForMe = false;   ///< draws and rolls that are no decision happen by themselves
    bool confirmAsks = false; ///< moves aimed at a player need a second press, against slips of the hand
    QString language = QStringLiteral("system"); ///< "system", "en" or "de"
    bool buttonsLeft = false; ///< in the prompt bar: a left-handed player does not cover the prompt
    bool singleKeys = true;   ///< letters and digits act without Ctrl (WCAG 2.1.4)
    // Only if several people share the screen:
    bool onePress = true; ///< one press shows the hand, instead of holding the button
    bool soundsOffWhilePassing = true;
    int hideCardsAfter = 0; ///< seconds without input after a turn; 0: as at any other time
    /// Number of finished live matches, and whether the player ever chose the clock rate. If not, the clock
    /// is slower in the first matches.
    int liveMatches = 0;
    bool clockChosen = false;
    /// Number of finished matches in which each player may act at any time and is asked in turn.
    int roundMatches = 0;

    /// True if bots comment.
    bool voices() const { return botTalk && !quietTable; }
    /// The clock rate for the next live match.
    double clockRate() const;
    /// True if the clock is slower because this is one of the first matches.
    bool isClockGentle() const { return clockRate() != tableRules.clockRate; }
    /// Factor for the bots' pauses in the next match in which each player is asked in turn: more than 1 in
    /// the first matches.
    double pauseFactor() const;

    /// Reads settings. A missing or invalid value becomes the default. Adds the names of invalid values to
    /// `strange`.
    static Settings load(const QSettings& store, QStringList* invalid = nullptr);
    /// Writes the values that differ from load(store); leaves others alone, such as those of a later version.
    void save(QSettings& store) const;

    bool operator==(const Settings&) const = default;
};

/// Applies style, palettes, fonts and decks to the program (views/theme/theme.h).
void useAppearance(const AppearanceSettings& look);
/// Sets the text size, from 100 to 200 percent, and nothing else.
void useTextSize(int percent);

} // namespace tacklebox
