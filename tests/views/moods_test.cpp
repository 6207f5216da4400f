// Moods of the faces depend on public information only.
#include "model/table/replay.h"
#include "tests/support/environment.h"
#include "tests/support/qttest.h"
#include "tests/views/stagedtable.h"
#include "views/scene/items/seatpanels.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using testing::Staged;

namespace {

const QList<Seat> kSeenFrom{2, kOmniscient, 0};

/// The moods in a recorded match between two public events: "1 delighted", "2 stung" ...
struct Stretch {
    int events = 0; ///< shown by the end
    QSet<QString> moods;
};

/// The moods that `viewer` sees on other faces, in the stretches of `byAll`; if that is null, in the viewer's
/// own.
std::vector<Stretch> moodsSeenBy(Seat viewer, const QByteArray& record, const QList<SeatPlan>& seats,
                                 const std::vector<Stretch>* byAll) {
    static const char* const kNames[] = {"calm", "thinking", "delighted", "stung"};
    FaceStore faces(blankFace);
    QString error;
    const auto table = Replay::open(record, seats, viewer, &error);
    if (!table) return {};
    Staged staged(faces, *table);
    Replay& replay = *Replay::of(table.get());
    std::vector<Stretch> all(1);
    for (int position = 1; position <= replay.length(); ++position) {
        replay.goTo(position);
        for (int i = 0; i < 4000 && !staged.director.idle(); ++i) {
            staged.scene.frameClock().advance(40);
            for (Seat seat = 0; seat < table->seats(); ++seat)
                if (const Mood mood = staged.scene.seats().mood(seat); mood != Mood::Calm)
                    all.back().moods << QStringLiteral("%1 %2").arg(seat).arg(
                        QLatin1String(kNames[int(mood)]));
        }
        all.back().events = staged.presenter->shownUpTo();
        if (byAll && all.size() < byAll->size() && all.back().events < (*byAll)[all.size() - 1].events)
            continue;                            // this viewer knows of more events
        staged.scene.frameClock().advance(5000); // calm again
        all.emplace_back();
    }
    all.pop_back();
    return all;
}

} // namespace

class MoodsTest : public QObject {
    Q_OBJECT

  private slots:
    // Viewers of all hands, one hand or no hand see the same moods in the same order, so faces reveal no
    // hidden information.
    void facesAreTheSameForEveryViewer() {
        const QList<Seat> viewers = moreAsShipped(kSeenFrom, kSeenFrom.last(1));
        for (const QString& game : kGames) {
            constexpr quint64 kSeed = 1;
            int moods = 0;
            const auto table = openQuick(planOf(game, 1, 2, kSeed));
            QVERIFY(table && playOut(*table, kSeed));
            const QByteArray record = table->record();
            const QList<SeatPlan> seats = table->plan().seats;
            const auto byAll = moodsSeenBy(kNoSeat, record, seats, nullptr);
            for (const Seat viewer : viewers) {
                const auto seen = moodsSeenBy(viewer, record, seats, &byAll);
                QCOMPARE(seen.size(), byAll.size());
                for (std::size_t i = 0; i < seen.size(); ++i) {
                    QCOMPARE(seen[i].events, byAll[i].events);
                    const auto others = [&](QSet<QString> all) {
                        all.removeIf(
                            [&](const QString& one) { return one.startsWith(QString::number(viewer)); });
                        QStringList sorted(all.begin(), all.end());
                        sorted.sort();
                        return sorted.join(QStringLiteral(", "));
                    };
                    const QString mine = others(seen[i].moods), theirs = others(byAll[i].moods);
                    QVERIFY2(mine == theirs,
                             qPrintable(QStringLiteral("%1, from %2, before event %3: %4; all see: %5")
                                            .arg(game)
                                            .arg(viewer)
                                            .arg(seen[i].events)
                                            .arg(mine, theirs)));
                    moods += int(seen[i].moods.size());
                }
            }
            QVERIFY2(moods > 10 * viewers.size() / kSeenFrom.size(),
                     qPrintable(QStringLiteral("%1: %2").arg(game).arg(moods)));
        }
    }

    void theThinkingFaceLastsUntilTheNextThinker() {
        FaceStore faces(blankFace);
        const auto table = openQuick(planOf(QStringLiteral("go-fish"), 3, 0, 1));
        QVERIFY(table);
        Staged staged(faces, *table);
        QVERIFY(staged.untilIdle());
        TableScene& scene = staged.scene;
        scene.seats().setMood(1, Mood::Stung);
        scene.seats().setThinker(1);
        QCOMPARE(scene.seats().mood(1), Mood::Stung); // the last event has priority
        scene.frameClock().advance(10'000);
        QCOMPARE(scene.seats().mood(1), Mood::Thinking);
        scene.frameClock().advance(10'000);
        QCOMPARE(scene.seats().mood(1), Mood::Thinking);
        QVERIFY(!scene.frameClock().running()); // without motion
        scene.seats().setThinker(2);
        QCOMPARE(scene.seats().mood(1), Mood::Calm);
        QCOMPARE(scene.seats().mood(2), Mood::Thinking);
        scene.seats().setMood(2, Mood::Delighted);
        scene.seats().setThinker(kNoSeat);
        QCOMPARE(scene.seats().mood(2), Mood::Delighted);
        scene.frameClock().advance(10'000);
        QCOMPARE(scene.seats().mood(2), Mood::Calm);
    }

    void aQuietTableHasCalmFaces() {
        FaceStore faces(blankFace);
        const auto table = openQuick(planOf(QStringLiteral("go-fish"), 3, 0, 1));
        QVERIFY(table);
        Staged staged(faces, *table);
        SeatPanels& seats = staged.scene.seats();
        seats.setCalm(true);
        seats.setMood(1, Mood::Stung);
        QCOMPARE(seats.mood(1), Mood::Calm);
        seats.setCalm(false);
        seats.setMood(1, Mood::Stung);
        QCOMPARE(seats.mood(1), Mood::Stung);
    }
};

TACKLEBOX_QTEST(MoodsTest)
#include "moods_test.moc"
