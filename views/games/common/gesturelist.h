// Short names for the sources and targets that the games' gestures are made of.
#pragma once

#include "views/scene/picture/gesture.h"

namespace tacklebox {

/// Exactly that card of the place; `group` as the place's picture has it, if that is known.
inline MoveSource oneCard(PileId place, Face face, int group = -1) {
    return {.kind = MoveSource::Kind::OneCard, .place = place, .face = face, .group = group, .cards = {}};
}
/// Any card of that group.
inline MoveSource ofGroup(PileId place, int group) {
    return {.kind = MoveSource::Kind::OfGroup, .place = place, .group = group, .cards = {}};
}
inline MoveTarget atSeat(Seat seat) {
    return {.kind = MoveTarget::Kind::Player, .seat = seat, .place = {}};
}
inline MoveTarget atZone(PileId place) {
    return {.kind = MoveTarget::Kind::Zone, .place = place};
}

/// Gathers the gestures of one moment.
class GestureList {
  public:
    Gesture& add(int choice, MoveSource source, MoveTarget target, std::optional<MoveOption> option = {}) {
        Gesture gesture;
        gesture.choice = choice;
        gesture.source = std::move(source);
        gesture.target = target;
        gesture.option = std::move(option);
        m_gestures.push_back(std::move(gesture));
        return m_gestures.back();
    }
    Gesture& add(const Gesture& gesture) {
        m_gestures.push_back(gesture);
        return m_gestures.back();
    }
    /// A drop that a double click or Enter on the source makes as well.
    void addObvious(int choice, MoveSource source, MoveTarget target) {
        add(choice, std::move(source), target).obvious = true;
    }
    /// The same, and a click makes it where the card can do nothing else (Gesture::atOnce).
    void addAtOnce(int choice, MoveSource source, MoveTarget target) {
        Gesture& gesture = add(choice, std::move(source), target);
        gesture.obvious = gesture.atOnce = true;
    }
    /// A button of the prompt ribbon; the harmless one is on Space (Button::harmless).
    void addButton(int choice, const QString& words, const QString& key, const QString& why,
                   bool harmless = false) {
        add(choice, {}, {}).button = Button{.words = words, .key = key, .harmless = harmless, .why = why};
    }
    std::vector<Gesture> take() { return std::move(m_gestures); }

  private:
    std::vector<Gesture> m_gestures;
};

} // namespace tacklebox
