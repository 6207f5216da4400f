// What can be heard, by name: "ask-2", "splash". How loud each is stands in its file
// (resources/art/sounds/plan.py).
#pragma once

#include "model/engine/random.h"
#include "views/sounds/mixer.h"
#include "views/theme/ground.h"

#include <QHash>
#include <QString>

#include <span>
#include <utility>

namespace tacklebox {

/// A kind of sound. One of several steps is asked for by the step ("hit-1" to "hit-4"), and each has takes of
/// which one is heard after the other.
struct Cue {
    const char* name;
    int steps, takes;
    SoundRank rank;
    bool noise = false; ///< has no pitch of its own, and may be played a little faster or slower
    bool cards = false; ///< of cards: three may sound at once, of other kinds two

    SoundGroup group() const;
};

/// All of them.
std::span<const Cue> cues();

/// A cue that was asked for.
struct CueStep {
    const Cue* cue = nullptr; ///< null: there is none of that name
    int step = 0;             ///< from 0
};
/// The cue of that name; of a cue of several steps the plain name is the first.
CueStep cueNamed(const QString& name);
/// The cue of the air round a place.
QString airOf(Ground ground);
/// A take's file among the resources, the takes counted from 0.
QString fileOf(CueStep cue, int take);

/// Chooses among the takes of each cue.
class Takes {
  public:
    explicit Takes(quint64 seed) : m_chance(seed) {}
    /// Counted from 0; never the same twice running where there are several.
    int next(CueStep cue);
    /// -1 to 1, for what varies beside that.
    double wobble() { return m_chance.below(2001) / 1000.0 - 1; }

  private:
    Random m_chance;
    QHash<std::pair<const Cue*, int>, int> m_last; ///< by cue and step
};

} // namespace tacklebox
