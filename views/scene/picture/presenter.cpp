#include "views/scene/picture/presenter.h"

namespace tacklebox {

QString Presenter::playWords(const ZonePicture& zone, int index) {
    const Table& now = table();
    if (index < 0 || index >= int(zone.cards.size()) || zone.place.seat != now.viewer()) return {};
    const CardPicture& card = zone.cards[size_t(index)];
    const bool playing =
        now.waitingFor() != WaitingFor::Over && now.waitingFor() != WaitingFor::NextDeal && !now.isReplay();
    if (card.face >= kNoFace || card.dashed || !playing || !now.isAllShown()) return {};
    return playWords(zone.place, card.face);
}

} // namespace tacklebox
