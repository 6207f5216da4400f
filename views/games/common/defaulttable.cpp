#include "views/games/common/defaulttable.h"

#include "views/games/common/cardfiles.h"
#include "views/games/common/rectangles.h"
#include "views/games/common/standardpack.h"
#include "views/theme/theme.h"

#include <QCoreApplication>
#include <QFile>

#include <cmath>

namespace tacklebox {

namespace {

struct TurnWords {
    Q_DECLARE_TR_FUNCTIONS(DefaultTable)
};

constexpr qreal kTableCard = 150; ///< units
constexpr qreal kRowShare = 4;    ///< of the width, for each pile's one

/// The zones of these places side by side in `box`.
void layOut(TableLayout& layout, const std::vector<const ZonePicture*>& zones, const QRectF& box,
            qreal mostHigh, qreal gap) {
    std::vector<qreal> shares;
    for (const ZonePicture* zone : zones)
        shares.push_back(isPile(zone->arrangement) ? 1 : kRowShare);
    const std::vector<QRectF> parts = rectangles::across(box, shares, gap);
    for (std::size_t i = 0; i < zones.size(); ++i)
        layout.zones[zones[i]->place] = {parts[i], std::floor(std::min(mostHigh, parts[i].height()))};
}

} // namespace

CardArt defaultArt(const QString& game, Face face, std::string_view name) {
    if (!isKnown(face) || name.empty()) return backArt(game);
    for (Face one = 0; one < packs::kStandardFaces; ++one)
        if (packs::standardName(one) == name) return standardArt(one, game);
    return {.file = cardFile(game.toLatin1().constData(), name), .fontScale = theme::textFactor()};
}

ZonePicture defaultZone(PileId pile, const QString& name, const FaceList& faces) {
    ZonePicture zone = pileOf(pile, name, faces);
    const bool isSpread = !isLaid(pile.kind) && !isDrawnFrom(pile.kind) && pile.kind != PileKind::Discard;
    if (isSpread) zone.arrangement = Arrangement::Row;
    return zone;
}

ZonePicture coinsOf(PileId pile, const QString& name) {
    return {.place = pile, .arrangement = Arrangement::Coins, .name = name};
}

TableLayout defaultLayout(const Table& table, Seat me, QSizeF size, const TablePicture& picture) {
    std::vector<const ZonePicture*> ofTable, ofMe;
    bool laid = false;
    for (const ZonePicture& zone : picture.zones) {
        if (zone.place.seat == kNoSeat)
            ofTable.push_back(&zone);
        else if (zone.place.kind != PileKind::Hand) {
            laid = true;
            if (zone.place.seat == me) ofMe.push_back(&zone);
        }
    }
    const TableFrame frame =
        frameOf(table, size, picture,
                {.laid = laid, .ownLaidWidth = 84.0 * std::max<std::size_t>(1, ofMe.size()) * laid});
    TableLayout layout = frame.layout(picture.seats, me);
    for (std::size_t i = 0; i < frame.seats.size(); ++i) {
        const Seat seat = picture.seats[i].seat;
        const SeatFrame& parts = frame.seats[i];
        std::vector<const ZonePicture*> zones;
        for (const ZonePicture& zone : picture.zones)
            if (zone.place.seat == seat && zone.place.kind != PileKind::Hand) zones.push_back(&zone);
        layOut(layout, zones, parts.laid, parts.laid.height(), frame.gap / 2);
    }
    if (!frame.hand.isEmpty()) layOut(layout, ofMe, frame.own.laid, frame.own.laid.height(), frame.gap / 2);
    const qreal high = std::min(frame.middle.height(), kTableCard * frame.unit);
    const qreal wide = std::min(frame.middle.width(), high * 1.6 * std::max<std::size_t>(1, ofTable.size()));
    layOut(layout, ofTable, rectangles::around(frame.middle.center(), {wide, high}), 0.9 * high, frame.gap);
    return layout;
}

Prompt turnPrompt(const Table& table) {
    Prompt prompt{.words = TurnWords::tr("Your turn."), .more = {}, .forYou = true};
    if (table.choices().size() == 1) prompt.more = table.choices().front().words;
    return prompt;
}

QString hiddenCardWords() {
    return TurnWords::tr("A hidden card.");
}

} // namespace tacklebox
