// Short names for the grips and aims that the games' gestures are made of.
#pragma once

#include "views/scene/picture/gesture.h"

namespace tacklebox {

/// Exactly that card of the place; `group` as the place's picture has it.
inline Grip oneCard(Place place, Face face, int group) {
    return {.kind = Grip::Kind::OneCard, .place = place, .face = face, .group = group, .cards = {}};
}
/// Any card of that group.
inline Grip ofGroup(Place place, int group) {
    return {.kind = Grip::Kind::OfGroup, .place = place, .group = group, .cards = {}};
}
inline Aim atSeat(Seat seat) {
    return {.kind = Aim::Kind::Player, .seat = seat, .place = {}};
}
inline Aim atZone(Place place) {
    return {.kind = Aim::Kind::Zone, .place = place};
}

/// Gathers the gestures of one moment.
class GestureList {
  public:
    Gesture& add(int choice, Grip grip, Aim aim, std::optional<Petal> petal = {}) {
        Gesture gesture;
        gesture.choice = choice;
        gesture.grip = std::move(grip);
        gesture.aim = aim;
        gesture.petal = std::move(petal);
        m_gestures.push_back(std::move(gesture));
        return m_gestures.back();
    }
    /// A drop that a double click or Enter on the grip makes as well.
    void addObvious(int choice, Grip grip, Aim aim) { add(choice, std::move(grip), aim).obvious = true; }
    /// A button of the prompt bar; the harmless one is on Space (Button::harmless).
    void addButton(int choice, const QString& words, const QString& key, const QString& why,
                   bool harmless = false) {
        add(choice, {}, {}).button = Button{.words = words, .key = key, .harmless = harmless, .why = why};
    }
    std::vector<Gesture> take() { return std::move(m_gestures); }

  private:
    std::vector<Gesture> m_gestures;
};

} // namespace tacklebox
