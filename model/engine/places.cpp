#include "model/engine/places.h"

#include <cstddef>
#include <iterator>

namespace tacklebox {

namespace {

/// Properties of a kind of place, as explained in places.h.
struct Traits {
    bool laid = false, committed = false, setAside = false, drawnFrom = false, water = false,
         contested = false;
};

constexpr Traits kNone, kLaid{.laid = true}, kCommitted{.committed = true}, kSetAside{.setAside = true},
    kDrawnFrom{.drawnFrom = true}, kWater{.water = true}, kFishedFrom{.drawnFrom = true, .water = true},
    kContested{.contested = true};

/// One kind of place. Unused headings are null.
struct Kind {
    PlaceKind kind;
    const char* name; ///< in the line protocol
    Traits traits;
    const char* yours; ///< heading for the viewer's own place
    const char* whose; ///< heading for the place of player %1
    const char* table = nullptr;
};

constexpr Kind kKinds[] = {
    {PlaceKind::Hand, "hand", kNone, QT_TRANSLATE_NOOP("Words", "Your hand"),
     QT_TRANSLATE_NOOP("Words", "%1's hand")},
    {PlaceKind::Baskets, "baskets", kLaid, QT_TRANSLATE_NOOP("Words", "Your baskets"),
     QT_TRANSLATE_NOOP("Words", "%1's baskets")},
    {PlaceKind::Sets, "sets", kLaid, QT_TRANSLATE_NOOP("Words", "Your sets"),
     QT_TRANSLATE_NOOP("Words", "%1's sets")},
    {PlaceKind::Matches, "matches", kLaid, QT_TRANSLATE_NOOP("Words", "Your pairs"),
     QT_TRANSLATE_NOOP("Words", "%1's pairs")},
    {PlaceKind::Books, "books", kLaid, QT_TRANSLATE_NOOP("Words", "Your books"),
     QT_TRANSLATE_NOOP("Words", "%1's books")},
    {PlaceKind::Caught, "caught", kLaid, QT_TRANSLATE_NOOP("Words", "Your catch"),
     QT_TRANSLATE_NOOP("Words", "%1's catch")},
    {PlaceKind::Kept, "kept", kCommitted, QT_TRANSLATE_NOOP("Words", "The card you keep"),
     QT_TRANSLATE_NOOP("Words", "The card %1 keeps")},
    {PlaceKind::Chosen, "chosen", kCommitted, QT_TRANSLATE_NOOP("Words", "Your choice"),
     QT_TRANSLATE_NOOP("Words", "%1's choice")},
    {PlaceKind::Swim, "swim", kContested, QT_TRANSLATE_NOOP("Words", "Your swim"),
     QT_TRANSLATE_NOOP("Words", "%1's swim"), QT_TRANSLATE_NOOP("Words", "The swim")},
    {PlaceKind::Frozen, "frozen", kSetAside, QT_TRANSLATE_NOOP("Words", "Your frozen cards"),
     QT_TRANSLATE_NOOP("Words", "%1's frozen cards"), QT_TRANSLATE_NOOP("Words", "Frozen cards")},
    {PlaceKind::Pond, "pond", kFishedFrom, nullptr, nullptr, QT_TRANSLATE_NOOP("Words", "The pond")},
    {PlaceKind::Draw, "draw", kDrawnFrom, nullptr, nullptr, QT_TRANSLATE_NOOP("Words", "The draw pile")},
    {PlaceKind::Deck, "deck", kDrawnFrom, nullptr, nullptr, QT_TRANSLATE_NOOP("Words", "The deck")},
    {PlaceKind::Hole, "hole", kFishedFrom, nullptr, nullptr, QT_TRANSLATE_NOOP("Words", "The fishing hole")},
    {PlaceKind::Lake, "lake", kWater, nullptr, nullptr, QT_TRANSLATE_NOOP("Words", "The lake")},
    {PlaceKind::Discard, "discard", kNone, nullptr, nullptr, QT_TRANSLATE_NOOP("Words", "The discard pile")},
};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < std::size(kKinds); ++i)
        if (kKinds[i].kind != PlaceKind(i)) return false;
    return std::size(kKinds) == std::size_t(PlaceKind::Discard) + 1;
}
static_assert(inOrder(), "one line for each kind, in their order");

constexpr const Kind& about(PlaceKind kind) {
    return kKinds[std::size_t(kind)];
}

} // namespace

const char* name(PlaceKind kind) {
    return about(kind).name;
}

std::string name(Place place) {
    std::string text = name(place.kind);
    if (place.seat != kNoSeat) text += ":" + std::to_string(place.seat);
    return text;
}

bool isLaid(PlaceKind kind) {
    return about(kind).traits.laid;
}

bool isCommitted(PlaceKind kind) {
    return about(kind).traits.committed;
}

bool isSetAside(PlaceKind kind) {
    return about(kind).traits.setAside;
}

bool isDrawnFrom(PlaceKind kind) {
    return about(kind).traits.drawnFrom;
}

bool isWater(PlaceKind kind) {
    return about(kind).traits.water;
}

bool isContested(PlaceKind kind) {
    return about(kind).traits.contested;
}

Phrase placeWords(Place place, const Names& names) {
    const Kind& kind = about(place.kind);
    if (place.seat == kNoSeat || !kind.whose) return kind.table;
    return names.say({place.seat}, {kind.whose, kind.yours});
}

} // namespace tacklebox
