// Every picture that the program may request is among its resources.
#include "model/engine/seats.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/common/cardfiles.h"
#include "views/games/common/seatpictures.h"
#include "views/games/games.h"
#include "views/lobby/lobbyscenery.h"
#include "views/theme/facepainting.h"

using namespace tacklebox;

namespace {

bool isPicture(const QString& file) {
    return drawingOf(file).contains("<svg");
}

QImage drawn(const QString& file) {
    SvgPicture picture(file);
    return picture.at({48, 48}, 1).toImage();
}

} // namespace

class PicturesTest : public QObject {
    Q_OBJECT

  private slots:
    void everySeatHasAFaceInEveryMood() {
        QStringList faces;
        for (int people = 0; people <= kMostSeats; ++people) {
            QList<SeatPlan> seats;
            for (int seat = 0; seat < kMostSeats; ++seat)
                seats << SeatPlan{QStringLiteral("Player %1").arg(seat), seat < people, Level::Perch};
            for (Seat seat = 0; seat < kMostSeats; ++seat)
                faces << portraitOf(seats, seat);
        }
        for (const QString& regular : regulars())
            faces << regular.toLower();
        faces.removeDuplicates();
        QVERIFY(faces.contains(QStringLiteral("guest%1").arg(kMostSeats)));
        for (const QString& face : std::as_const(faces))
            for (const char* mood : {"calm", "thinking", "delighted", "stung"}) {
                const QString file = QStringLiteral(":/portraits/%1-%2.svg").arg(face, QLatin1String(mood));
                QVERIFY2(isPicture(file), qPrintable(file));
            }
    }

    /// The lobby draws faces itself.
    void theLobbyHasDifferentGuests() {
        const QImage first = drawn(QStringLiteral(":/portraits/guest-calm.svg")),
                     second = drawn(QStringLiteral(":/portraits/guest2-calm.svg"));
        QVERIFY(second != drawn(QStringLiteral(":/portraits/nobody-calm.svg")));
        QVERIFY(second != first);
    }

    void everyGameHasItsPictures() {
        for (const QString& id : testing::kFinishedGames) {
            const GameInfo& game = *gameInfo(id);
            QStringList files{backArt(game.id).file, QStringLiteral(":/posters/%1.svg").arg(game.id)};
            for (int face = 0; face <= int(kNoFace); ++face) {
                files << game.art(Face(face)).file;
                const QString mark = game.coinMark ? game.coinMark(Face(face)) : QString();
                if (mark.startsWith(u':')) files << mark;
            }
            for (const QString& sign : game.headerCards)
                files << artOfCard(game.deck, sign).file;
            files.removeDuplicates();
            QVERIFY(files.size() > 40);
            for (const QString& file : std::as_const(files))
                QVERIFY2(isPicture(file), qPrintable(game.id + QStringLiteral(": ") + file));
        }
    }
};

TACKLEBOX_QTEST(PicturesTest)
#include "pictures_test.moc"
