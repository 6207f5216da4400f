#pragma once

#include "tests/support/blankface.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/scene/items/carriedcard.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/theme/facestore.h"

#include <QtTest>

namespace tacklebox::testing {

using tacklebox::testing::blankFace;

/// A table with a scene and a director, without a window; the test advances the clock.
struct Staged {
    Staged(FaceStore& faces, Table& playedTable, QSizeF size = {1280, 732})
        : table(playedTable), scene(faces), director(scene), presenter(makePresenter(table)) {
        scene.frameClock().setManual();
        scene.setSceneRect(QRectF(QPointF(0, 0), size));
        director.setSize(size, 1);
        QObject::connect(&director, &Director::caughtUp, &scene, [this] {
            ++caughtUp;
            wrong += !presenter->agrees() || (!scene.carried().isHeld() && !director.settled());
        });
        table.setWatched(true);
        director.setPresenter(presenter.get());
    }
    ~Staged() { director.setPresenter(nullptr); }

    /// Advances until all motion has ended. Returns false if it never does.
    bool untilIdle() {
        scene.carried().letGo(0);
        for (int i = 0; i < 4000 && !director.idle(); ++i)
            scene.frameClock().advance(250);
        return director.idle();
    }
    /// A user action at a bad moment.
    void disturb(Random& random) {
        switch (random.below(8)) {
        case 0: director.skipMotion(); break;
        case 1: {
            const QSizeF size(960 + random.below(2600), 572 + random.below(1500));
            scene.setSceneRect(QRectF(QPointF(0, 0), size));
            director.setSize(size, 1 + random.below(2));
            break;
        }
        case 2:
        case 3: scene.frameClock().advance(random.below(900)); break;
        case 4: {
            const auto& zones = scene.picture().zones;
            if (zones.empty()) break;
            const ZonePicture& zone = zones[std::size_t(random.below(int(zones.size())))];
            if (zone.cards.empty()) break;
            scene.carried().lift({zone.place, random.below(int(zone.cards.size()))}, {5, 5}, {300, 200});
            scene.carried().carry({400, 300});
            scene.carried().letGo(random.below(3) * 90 - 1);
            break;
        }
        case 5: director.reconcile(); break;
        case 6: {
            MotionSettings motion;
            motion.pace = Pace(random.below(5));
            motion.reduced = random.below(3) == 0;
            director.setMotion(motion);
            break;
        }
        default: break;
        }
    }

    Table& table;
    TableScene scene;
    Director director;
    std::unique_ptr<Presenter> presenter;
    int caughtUp = 0, wrong = 0;
};

} // namespace tacklebox::testing
