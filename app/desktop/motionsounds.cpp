#include "app/desktop/motionsounds.h"

#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/scene/tableview.h"
#include "views/sounds/sounds.h"

namespace tacklebox {

void playMotionOf(TableView& view, Sounds& sounds, std::function<Table*()> table) {
    const auto playAt = [&](void (Director::*happens)(Seat), const QString& cue) {
        QObject::connect(&view.director(), happens, &sounds, [&sounds, table, cue](Seat seat) {
            if (const Table* now = table()) sounds.play(cue, sounds.panOf(*now, seat));
        });
    };
    playAt(&Director::lineCast, QStringLiteral("line-cast"));
    playAt(&Director::lineArrived, QStringLiteral("hook"));
    playAt(&Director::dealt, QStringLiteral("deal"));
    QObject::connect(&view, &TableView::motionSkipped, &sounds, &Sounds::fadeOut);
    sounds.setSeating([&view](Seat seat) {
        const QRectF rect = view.tableScene().seatRect(seat);
        return rect.isEmpty() ? -1 : rect.center().x() / qMax(1, view.width());
    });
}

} // namespace tacklebox
