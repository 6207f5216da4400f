// Helpers for building gestures.
#pragma once

#include "views/scene/picture/gesture.h"

#include <algorithm>

namespace tacklebox {

/// The card `face` of `place`. `group` is its CardPicture::group, if it is known.
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

/// Collects the gestures of a position, choice by choice.
class GestureList {
  public:
    /// The choice (TableChoice::id) of the gestures that are added next.
    int choice = 0;

    Gesture& add(const MoveSource& source, MoveTarget target, const std::optional<MoveOption>& option = {}) {
        return add({.choice = choice, .source = source, .target = target, .option = option});
    }
    Gesture& add(const Gesture& gesture) {
        m_gestures.push_back(gesture);
        return m_gestures.back();
    }
    /// A drop that a double click or Enter on the source makes too.
    void addObvious(const MoveSource& source, MoveTarget target) { add(source, target).obvious = true; }
    /// The same. A click makes it too, if the card has no other use (Gesture::atOnce).
    void addAtOnce(const MoveSource& source, MoveTarget target) {
        Gesture& gesture = add(source, target);
        gesture.obvious = gesture.atOnce = true;
    }
    /// A button of the prompt bar. `isDefault` makes it the default (Button::isDefault). Of buttons with the
    /// same key only the first gets it.
    void addButton(const QString& words, const QString& key, const QString& why, bool isDefault = false) {
        add({}, {}).button = Button{words, hasKey(key) ? QString() : key, isDefault, why};
    }
    bool hasKey(const QString& key) const {
        return std::ranges::any_of(m_gestures,
                                   [&](const Gesture& one) { return one.button && one.button->key == key; });
    }
    std::vector<Gesture> take() { return std::move(m_gestures); }

  private:
    std::vector<Gesture> m_gestures;
};

} // namespace tacklebox
