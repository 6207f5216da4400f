#include "views/scene/motion/betweenpictures.h"

#include <algorithm>
#include <utility>

namespace tacklebox {

TablePicture whileItIsDealt(TablePicture picture) {
    for (ZonePicture& zone : picture.zones)
        zone.emptyWords.clear();
    const auto calm = [](SeatPicture& seat) { // prompts wait until the hand is dealt
        seat.note.clear();
        seat.inTurn = seat.mustAct = seat.asked = false;
    };
    std::for_each(picture.seats.begin(), picture.seats.end(), calm);
    calm(picture.own);
    return picture;
}

TablePicture withoutHands(TablePicture picture) {
    for (ZonePicture& zone : picture.zones)
        if (zone.place.kind == PileKind::Hand) zone.cards.clear();
    return whileItIsDealt(std::move(picture));
}

TablePicture withEarlierTexts(TablePicture after, const TablePicture& before) {
    const auto sameSeat = [](const SeatPicture& a, const SeatPicture& b) { return a.seat == b.seat; };
    if (std::equal(after.seats.begin(), after.seats.end(), before.seats.begin(), before.seats.end(),
                   sameSeat))
        after.seats = before.seats;
    if (sameSeat(after.own, before.own)) after.own = before.own;
    const auto sameNote = [](const NotePicture& a, const NotePicture& b) { return a.id == b.id; };
    if (std::equal(after.notes.begin(), after.notes.end(), before.notes.begin(), before.notes.end(),
                   sameNote))
        for (std::size_t i = 0; i < after.notes.size(); ++i) // a caption without text is cleared at once
            if (after.notes[i].kind != NotePicture::Kind::Caption || !after.notes[i].text.isEmpty())
                after.notes[i] = before.notes[i];
    for (ZonePicture& zone : after.zones)
        if (const ZonePicture* old = before.zone(zone.place)) {
            // The caption belongs to the card: it goes if a card goes.
            zone.caption = zone.cards.size() < old->cards.size() ? QString() : old->caption;
            zone.title = old->title;
            zone.emptyWords = old->emptyWords;
            if (zone.arrangement == Arrangement::Lane) {
                // Headings of answered cards appear when the cards have arrived.
                for (std::size_t i = 0; i < zone.groups.size(); ++i)
                    if (zone.groups[i].answered && (i >= old->groups.size() || !old->groups[i].answered))
                        zone.groups[i].title.clear(), zone.groups[i].note.clear();
            } else if (zone.groups.size() == old->groups.size()) {
                zone.groups = old->groups;
            }
        }
    return after;
}

} // namespace tacklebox
