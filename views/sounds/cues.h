// The sounds by name: "ask-2", "splash". Their files contain their loudness (resources/art/sounds/plan.py).
#pragma once

#include "model/engine/random.h"
#include "views/sounds/mixer.h"
#include "views/theme/background.h"

#include <QHash>
#include <QString>

#include <span>
#include <utility>

namespace tacklebox {

/// A kind of sound. It has one or more steps, which the name selects ("hit-1" to "hit-4"). Each step has
/// takes, recordings that alternate at random.
struct Cue {
    const char* name;
    int steps, takes;
    SoundRank rank;
    bool noise = false; ///< has no definite pitch, so its speed may vary
    bool cards = false; ///< three sounds of cards may play at once, but two of any other kind

    SoundGroup group() const;
};

/// All kinds of sounds.
std::span<const Cue> cues();

/// A step of a cue.
struct CueStep {
    const Cue* cue = nullptr; ///< null: the name is unknown
    int step = 0;             ///< from 0
};
/// Returns the cue of that name. If a cue has several steps, the plain name means the first.
CueStep cueNamed(const QString& name);
/// Returns the cue of the ambient sound at a place.
QString ambientCue(Background background);
/// Returns the resource file of a take, counted from 0.
QString fileOf(CueStep cue, int take);

/// Chooses takes at random.
class Takes {
  public:
    explicit Takes(quint64 seed) : m_chance(seed) {}
    /// Returns a take, counted from 0; never the same twice in a row if there are several.
    int next(CueStep cue);
    /// Returns a random number from -1 to 1, for other variations.
    double randomOffset() { return m_chance.below(2001) / 1000.0 - 1; }

  private:
    Random m_chance;
    QHash<std::pair<const Cue*, int>, int> m_last; ///< by cue and step
};

} // namespace tacklebox
