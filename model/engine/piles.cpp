#include "model/engine/piles.h"

#include <cstddef>
#include <iterator>

namespace tacklebox {

namespace {

/// Properties of a kind of place, as explained in piles.h.
struct Traits {
    bool laid = false, committed = false, setAside = false, drawnFrom = false, water = false,
         contested = false;
};

constexpr Traits kNone, kLaid{.laid = true}, kCommitted{.committed = true}, kSetAside{.setAside = true},
    kDrawnFrom{.drawnFrom = true}, kWater{.water = true}, kFishedFrom{.drawnFrom = true, .water = true},
    kContested{.contested = true};

/// One kind of place. Unused headings are null.
struct Kind {
    PileKind kind;
    const char* name; ///< in the line protocol
    Traits traits;
    const char* yours; ///< heading for the viewer's own place
    const char* whose; ///< heading for the place of player %1
    const char* table = nullptr;
};

constexpr Kind kKinds[] = {
    {PileKind::Hand, "hand", kNone, QT_TRANSLATE_NOOP("Words", "Your hand"),
     QT_TRANSLATE_NOOP("Words", "%1's hand")},
    {PileKind::Baskets, "baskets", kLaid, QT_TRANSLATE_NOOP("Words", "Your baskets"),
     QT_TRANSLATE_NOOP("Words", "%1's baskets")},
    {PileKind::Sets, "sets", kLaid, QT_TRANSLATE_NOOP("Words", "Your sets"),
     QT_TRANSLATE_NOOP("Words", "%1's sets")},
    {PileKind::Matches, "matches", kLaid, QT_TRANSLATE_NOOP("Words", "Your pairs"),
     QT_TRANSLATE_NOOP("Words", "%1's pairs")},
    {PileKind::Books, "books", kLaid, QT_TRANSLATE_NOOP("Words", "Your books"),
     QT_TRANSLATE_NOOP("Words", "%1's books")},
    {PileKind::Caught, "caught", kLaid, QT_TRANSLATE_NOOP("Words", "Your catch"),
     QT_TRANSLATE_NOOP("Words", "%1's catch")},
    {PileKind::Kept, "kept", kCommitted, QT_TRANSLATE_NOOP("Words", "The card you keep"),
     QT_TRANSLATE_NOOP("Words", "The card %1 keeps")},
    {PileKind::Chosen, "chosen", kCommitted, QT_TRANSLATE_NOOP("Words", "Your choice"),
     QT_TRANSLATE_NOOP("Words", "%1's choice")},
    {PileKind::Swim, "swim", kContested, QT_TRANSLATE_NOOP("Words", "Your swim"),
     QT_TRANSLATE_NOOP("Words", "%1's swim"), QT_TRANSLATE_NOOP("Words", "The swim")},
    {PileKind::Frozen, "frozen", kSetAside, QT_TRANSLATE_NOOP("Words", "Your frozen cards"),
     QT_TRANSLATE_NOOP("Words", "%1's frozen cards"), QT_TRANSLATE_NOOP("Words", "Frozen cards")},
    {PileKind::Pond, "pond", kFishedFrom, nullptr, nullptr, QT_TRANSLATE_NOOP("Words", "The pond")},
    {PileKind::Draw, "draw", kDrawnFrom, nullptr, nullptr, QT_TRANSLATE_NOOP("Words", "The draw pile")},
    {PileKind::Deck, "deck", kDrawnFrom, nullptr, nullptr, QT_TRANSLATE_NOOP("Words", "The deck")},
    {PileKind::Hole, "hole", kFishedFrom, nullptr, nullptr, QT_TRANSLATE_NOOP("Words", "The hole")},
    {PileKind::Lake, "lake", kWater, nullptr, nullptr, QT_TRANSLATE_NOOP("Words", "The lake")},
    {PileKind::Discard, "discard", kNone, nullptr, nullptr, QT_TRANSLATE_NOOP("Words", "The discard pile")},
};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < std::size(kKinds); ++i)
        if (kKinds[i].kind != PileKind(i)) return false;
    return std::size(kKinds) == std::size_t(PileKind::Discard) + 1;
}
static_assert(inOrder(), "one line for each kind, in their order");

constexpr const Kind& about(PileKind kind) {
    return kKinds[std::size_t(kind)];
}

} // namespace

const char* name(PileKind kind) {
    return about(kind).name;
}

std::string name(PileId pile) {
    std::string text = name(pile.kind);
    if (pile.seat != kNoSeat) text += ":" + std::to_string(pile.seat);
    return text;
}

bool isLaid(PileKind kind) {
    return about(kind).traits.laid;
}

bool isCommitted(PileKind kind) {
    return about(kind).traits.committed;
}

bool isSetAside(PileKind kind) {
    return about(kind).traits.setAside;
}

bool isDrawnFrom(PileKind kind) {
    return about(kind).traits.drawnFrom;
}

bool isWater(PileKind kind) {
    return about(kind).traits.water;
}

bool isContested(PileKind kind) {
    return about(kind).traits.contested;
}

Phrase pileWords(PileId pile, const Names& names) {
    const Kind& kind = about(pile.kind);
    if (pile.seat == kNoSeat || !kind.whose) return kind.table;
    return names.phrase(pile.seat, kind.whose, kind.yours);
}

} // namespace tacklebox
