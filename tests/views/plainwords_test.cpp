// Text painted in high contrast is on black, white or the colour of active elements, with a contrast of 7:1.
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "tests/views/stagedtable.h"
#include "views/dialogs/resultlist.h"
#include "views/dialogs/results.h"
#include "views/scene/picture/zonegeometry.h"
#include "views/theme/textcache.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace tacklebox;

namespace {

constexpr double kLeastContrast = 7;
constexpr double kBackgroundShare = 0.1; ///< least share of the pixels that makes a colour a background
constexpr int kLooks[] = {0, 40, 90};

double luminance(QRgb colour) {
    const auto linear = [](int part) {
        const double share = part / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(colour)) + 0.7152 * linear(qGreen(colour)) + 0.0722 * linear(qBlue(colour));
}

double contrast(QRgb one, QRgb other) {
    const double a = luminance(one) + 0.05, b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

/// Describes the errors of the text painted there; empty if there are none.
QString wrongWords(const QImage& picture, const QRectF& rect) {
    const QImage part =
        picture.copy(rect.toAlignedRect() & picture.rect()).convertToFormat(QImage::Format_RGB32);
    QHash<QRgb, int> count;
    for (int y = 0; y < part.height(); ++y)
        for (int x = 0; x < part.width(); ++x)
            ++count[part.pixel(x, y)];
    QRgb most = 0;
    const theme::Theme& theme = theme::currentTheme();
    const QRgb backgrounds[] = {theme.night.rgb(), theme.paper.rgb(), theme.ink.rgb(), theme.act.rgb()};
    for (auto colour = count.cbegin(); colour != count.cend(); ++colour) {
        if (colour.value() > count.value(most)) most = colour.key();
        if (colour.value() > kBackgroundShare * part.width() * part.height() &&
            std::ranges::find(backgrounds, colour.key()) == std::end(backgrounds))
            return QStringLiteral("a ground of %1").arg(QColor(colour.key()).name());
    }
    double best = 1;
    for (const QRgb colour : count.keys())
        best = std::max(best, contrast(colour, most));
    return best < kLeastContrast ? QStringLiteral("words of %1:1").arg(best) : QString();
}

} // namespace

class PlainWordsTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { theme::use({.scenery = theme::Scenery::HighContrast}); }
    void cleanupTestCase() { theme::use({}); }

    void wordsOnTheTable_data() { tacklebox::testing::rowsOfGames(); }
    void wordsOnTheTable() {
        QFETCH(QString, game);
        const auto table = tacklebox::testing::openQuick(tacklebox::testing::planOf(game, 3, 0, 3));
        QVERIFY(table);
        FaceStore faces(testing::blankFace);
        Random random(5);
        int moves = 0;
        for (const int look : kLooks) {
            QVERIFY(tacklebox::testing::playDealUntil(*table, look, moves, random));
            testing::Staged staged(faces, *table);
            QVERIFY(staged.untilIdle());
            QImage picture(1280, 732, QImage::Format_RGB32);
            {
                QPainter painter(&picture);
                staged.scene.render(&painter);
            }
            const TableLayout& layout = staged.scene.layout();
            TextCache text;
            text.setScale(layout.unit, 1);
            const auto hold = [&](const QString& what, const QRectF& rect) {
                if (rect.isEmpty()) return;
                const QString wrong = wrongWords(picture, rect);
                if (!wrong.isEmpty()) picture.save(QDir::tempPath() + QStringLiteral("/plain-words.png"));
                QVERIFY2(wrong.isEmpty(),
                         qPrintable(QStringLiteral("%1 after %2 moves: %3").arg(what).arg(moves).arg(wrong)));
            };
            for (const ZonePicture& zone : staged.scene.picture().zones) {
                const auto box = layout.zones.find(zone.place);
                if (box == layout.zones.end()) continue;
                const ZoneGeometry geometry = geometryOf(zone, box->second, layout.unit, text.line());
                hold(zone.name + QStringLiteral(", title"), geometry.title);
                hold(zone.name + QStringLiteral(", caption"), geometry.caption);
                for (const ZoneText& heading : geometry.headings)
                    hold(zone.name + QStringLiteral(", heading"), heading.rect);
            }
            for (const NotePicture& note : staged.scene.picture().notes) {
                const bool written = note.kind == NotePicture::Kind::Caption ||
                                     note.kind == NotePicture::Kind::Step ||
                                     note.kind == NotePicture::Kind::Sum;
                const auto at = layout.notes.find(note.id);
                if (written && !note.text.isEmpty() && at != layout.notes.end())
                    hold(QStringLiteral("note \"%1\"").arg(note.text), at->second);
            }
            for (const SeatPicture& seat : staged.scene.picture().seats)
                if (!seat.note.isEmpty())
                    hold(seat.name + QStringLiteral("'s note"), layout.chips[seat.seat]);
        }
    }

    void headsOfAResult() {
        FaceStore faces(testing::blankFace);
        QWidget paper;
        paper.resize(500, 200);
        QPalette colours = paper.palette();
        colours.setColor(QPalette::Window, theme::currentTheme().paper);
        paper.setPalette(colours);
        ResultList list(faces, &paper);
        list.set({{.seat = 0, .name = QStringLiteral("Ada"), .place = 1, .total = 3},
                  {.seat = 1, .name = QStringLiteral("Ben"), .place = 2, .total = 1}},
                 0, QStringLiteral("go-fish"));
        list.resize(paper.size());
        const QImage picture = paper.grab().toImage();
        QCOMPARE(wrongWords(picture, QRectF(0, 0, 500, 20)), QString());
    }
};

TACKLEBOX_QTEST(PlainWordsTest)
#include "plainwords_test.moc"
