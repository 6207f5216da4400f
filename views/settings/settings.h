// What a player has set once for all tables, kept between two evenings.
#pragma once

#include "model/table/plan.h"

#include <QString>
#include <QStringList>

class QSettings;

namespace tacklebox {

/// How fast motion is shown.
enum class Pace : quint8 { Slow, Normal, Fast, Turbo, Off };
/// What a time is multiplied by: 1.5, 1, 0.6, 0.25, 0.
double factor(Pace pace);

/// How motion is shown.
struct MotionSettings {
    Pace pace = Pace::Normal;
    bool reduced = false; ///< no flights: cross-fades and outlines
    double speed = 1;     ///< beside the pace: 2 shows everything in half the time

    bool operator==(const MotionSettings&) const = default;
};

/// What is announced to screen readers.
enum class Announced : quint8 {
    Full,  ///< everything
    Short, ///< everything; what does not concern the player in brief
    Mine,  ///< what concerns the player
    Nothing
};

/// Whether everything is drawn in high contrast.
enum class Contrast : quint8 {
    System, ///< as the system has it
    On,
    Off,
};

/// How the table and its cards look.
struct AppearanceSettings {
    Contrast contrast = Contrast::System;
    bool scenery = true;      ///< a place for each game; off: a plain ground in its colour
    bool largeIndex = false;  ///< of the standard pack: large corner marks, one big pip
    bool fourColours = false; ///< of the standard pack: diamonds blue, clubs green
    int textPercent = 100;    ///< 100 to 200: captions and words of bodies

    bool operator==(const AppearanceSettings&) const = default;
};

/// How loud what is heard is, 0 to 100 each: cards and asks; the notes that tell what came of them, and whose
/// turn it is; the air of the place.
struct SoundSettings {
    bool on = true;
    int table = 85, motifs = 85, harbour = 0;

    bool operator==(const SoundSettings&) const = default;
};

struct Settings {
    MotionSettings motion;
    SoundSettings sounds;
    AppearanceSettings appearance;
    bool botTalk = true; ///< bots say a line in their voice when something happens to them
    Announced announcements = Announced::Short;
    TableRules tableRules;
    bool confirmAsks = false;                    ///< a move needs a second press, for hands that tremble
    QString language = QStringLiteral("system"); ///< "system", "en" or "de"
    bool buttonsLeft = false; ///< of the ribbon: for the left hand, whose arm then covers nothing
    bool singleKeys = true;   ///< letters and digits do something without Ctrl (WCAG 2.1.4)
    // Of the curtain, where several persons play:
    bool onePress = false; ///< hands are shown on one press instead of a hold
    bool soundsOffWhilePassing = true;
    int hideCardsAfter = 0; ///< after a turn, in seconds without a touch; 0: when the player says so
    /// Matches against the clock that were played to their end, and whether its rate was ever chosen: until
    /// then the first ones are gentle.
    int liveMatches = 0;
    bool clockChosen = false;
    /// The same of matches in which all may act at any time, and are asked in turn.
    int roundMatches = 0;

    /// The rate of the clock for the next match that is played live.
    double clockRate() const;
    /// It is slower than tableRules.clockRate, since these are the first matches.
    bool isClockGentle() const { return clockRate() != tableRules.clockRate; }
    /// By how much bots wait longer than usual in the next match in which all are asked in turn.
    double patience() const;

    /// What was saved; what is missing, unknown or out of bounds is as at first. `strange` gets the names of
    /// those that are there but mean nothing.
    static Settings load(const QSettings& store, QStringList* strange = nullptr);
    /// Does nothing if that is what is saved already: a later version of the program may know more values.
    void save(QSettings& store) const;

    bool operator==(const Settings&) const = default;
};

/// Dresses the program as is set: its style, palettes, letters and decks (views/theme/theme.h).
void useAppearance(const AppearanceSettings& look);
/// Makes the program's letters so large, and leaves all else of its look: 100 to 200 percent.
void useTextSize(int percent);

} // namespace tacklebox
