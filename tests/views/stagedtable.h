// One table with a scene and a director over it, without a window.
#pragma once

#include "tests/support/blankface.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/items/ticker.h"
#include "views/scene/motion/director.h"
#include "views/theme/facestore.h"

#include <QtTest>

namespace tacklebox::testing {

using tacklebox::testing::blankFace;

/// One table with a scene and a director over it, no window; time goes on when the test says so.
struct Staged {
    Staged(FaceStore& faces, Table& playedTable)
        : table(playedTable), scene(faces), director(scene), presenter(makePresenter(table)) {
        scene.ticker().setManual();
        scene.setSceneRect(0, 0, 1280, 732);
        director.setSize({1280, 732}, 1);
        QObject::connect(&director, &Director::caughtUp, &scene, [this] {
            ++caughtUp;
            wrong += !presenter->agrees() || (!scene.holding() && !director.settled());
        });
        table.setWatched(true);
        director.setPresenter(presenter.get());
    }
    ~Staged() { director.setPresenter(nullptr); }

    /// Lets time pass until nothing moves; false if that never comes.
    bool untilIdle() {
        scene.letGo(0);
        for (int i = 0; i < 4000 && !director.idle(); ++i)
            scene.ticker().advance(250);
        return director.idle();
    }
    /// Something that a person does at a bad moment.
    void disturb(Random& random) {
        switch (random.below(8)) {
        case 0: director.hurry(); break;
        case 1: {
            const QSizeF size(960 + random.below(2600), 572 + random.below(1500));
            scene.setSceneRect(QRectF(QPointF(0, 0), size));
            director.setSize(size, 1 + random.below(2));
            break;
        }
        case 2:
        case 3: scene.ticker().advance(random.below(900)); break;
        case 4: {
            const auto& zones = scene.picture().zones;
            if (zones.empty()) break;
            const ZonePicture& zone = zones[std::size_t(random.below(int(zones.size())))];
            if (zone.cards.empty()) break;
            scene.lift({zone.place, random.below(int(zone.cards.size()))}, {5, 5}, {300, 200});
            scene.carry({400, 300});
            scene.letGo(random.below(3) * 90 - 1);
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
