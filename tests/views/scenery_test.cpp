// The painted sceneries: complete, reproducible, and with each part in its rectangle of the layout.
#include "views/scene/items/backgroundpixmap.h"
#include "views/theme/lily.h"
#include "views/theme/scenery.h"
#include "views/theme/tokens.h"

#include "tests/support/qttest.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace tacklebox;

namespace {

constexpr Background kPlaces[] = {Background::BackRoom, Background::HarbourMouth, Background::Ice,
                                  Background::Beach,    Background::Dock,         Background::LilyPond};
constexpr Scenery kSceneries[] = {Scenery::Standard, Scenery::Off, Scenery::HighContrast};
/// View sizes: usual ones, a wide one, a tall one, one with fractional pixels.
constexpr QSizeF kWindowSizes[] = {{960, 572}, {1280, 766}, {2400, 640}, {700, 1100}, {1001.5, 633.25}};

/// The layout of a table in a view of that size.
SceneryLayout layoutFor(Background background, QSizeF size, bool rail = true) {
    SceneryLayout layout;
    layout.size = size;
    layout.scale = tokens::scaleOf(size.width(), size.height() + 34);
    layout.skyBottom = 0.26 * size.height();
    const qreal wood = rail ? 182 * layout.scale : 0;
    const qreal bottom = size.height() - wood, high = bottom - layout.skyBottom;
    if (rail) layout.rail = QRectF(0, bottom, size.width(), wood);
    const QPointF middle(size.width() / 2, layout.skyBottom + 0.5 * high);
    const qreal half = std::min(0.3 * high, 0.2 * size.width());
    switch (background) {
    case Background::HarbourMouth: layout.middle = QRectF(0, layout.skyBottom, size.width(), high); break;
    case Background::Dock: {
        layout.middle = QRectF(0, layout.skyBottom, size.width(), high / 2);
        const qreal each = size.width() / 4;
        for (std::size_t i = 0; i < layout.coves.size(); ++i)
            layout.coves[i] =
                QRectF(each * (qreal(i) + 0.1), layout.middle.bottom() + 0.14 * high, 0.8 * each, 0.3 * high);
        break;
    }
    default: layout.middle = QRectF(middle - QPointF(2 * half, half), QSizeF(4 * half, 2 * half));
    }
    return layout;
}

QImage imageOf(const QPixmap& picture) {
    return picture.toImage().convertToFormat(QImage::Format_ARGB32);
}

/// The mean colour of that part of the picture.
QColor meanOf(const QImage& image, const QRectF& part) {
    const QRect box = part.toAlignedRect() & image.rect();
    qint64 red = 0, green = 0, blue = 0, count = 0;
    for (int y = box.top(); y <= box.bottom(); ++y)
        for (int x = box.left(); x <= box.right(); ++x, ++count) {
            const QRgb pixel = image.pixel(x, y);
            red += qRed(pixel), green += qGreen(pixel), blue += qBlue(pixel);
        }
    return count == 0 ? QColor() : QColor(int(red / count), int(green / count), int(blue / count));
}

QRectF around(QPointF middle, qreal half) {
    return {middle - QPointF(half, half), QSizeF(2 * half, 2 * half)};
}

int lightnessOf(const QColor& colour) {
    return qGray(colour.rgb());
}

bool looksLikeWood(const QColor& colour) {
    return colour.red() > colour.green() + 20 && colour.green() > colour.blue() + 10;
}

bool looksLikeWater(const QColor& colour) {
    return colour.blue() > colour.red() + 15 && colour.green() >= colour.red();
}

} // namespace

class SceneryTest : public QObject {
    Q_OBJECT

  private slots:
    void everySceneryIsCompleteAndReproducible() {
        for (const Background background : kPlaces)
            for (const Scenery scenery : kSceneries)
                for (const QSizeF size : kWindowSizes) {
                    const SceneryLayout layout = layoutFor(background, size);
                    const QImage image = imageOf(sceneryOf(background, layout, 1, scenery));
                    QCOMPARE(image.size(),
                             QSize(int(std::ceil(size.width())), int(std::ceil(size.height()))));
                    for (int y = 0; y < image.height(); ++y) {
                        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
                        QVERIFY2(std::all_of(line, line + image.width(),
                                             [](QRgb pixel) { return qAlpha(pixel) == 255; }),
                                 qPrintable(QStringLiteral("place %1, row %2").arg(int(background)).arg(y)));
                    }
                    QCOMPARE(imageOf(sceneryOf(background, layout, 1, scenery)), image);
                }
    }

    void aSceneryWithoutARailReachesTheLowerEdge() {
        constexpr QSizeF kSize(1280, 766);
        for (const Background background : kPlaces) {
            const QImage image =
                imageOf(sceneryOf(background, layoutFor(background, kSize, false), 1, Scenery::Standard));
            const QRectF edge(kSize.width() * 0.3, kSize.height() - 12, kSize.width() * 0.4, 10);
            QVERIFY(!looksLikeWood(meanOf(image, edge)) ||
                    background == Background::Beach); // sand is brown too
        }
    }

    void theParts_data() {
        QTest::addColumn<QSizeF>("size");
        for (const QSizeF size : kWindowSizes)
            QTest::addRow("%gx%g", size.width(), size.height()) << size;
    }

    void theParts() {
        QFETCH(QSizeF, size);
        for (const Background background : kPlaces) {
            const SceneryLayout layout = layoutFor(background, size);
            const QImage image = imageOf(sceneryOf(background, layout, 1, Scenery::Standard));
            const qreal unit = layout.scale;
            QVERIFY(looksLikeWood(meanOf(image, layout.rail.adjusted(0, 16 * unit, 0, 0))));
            // The line between scenery and rail is in the ink colour.
            const QColor line =
                meanOf(image, {size.width() * 0.2, layout.rail.top() - 0.5 * unit, size.width() * 0.6, unit});
            QVERIFY(lightnessOf(line) < 70);
            const QPointF middle = layout.middle.center();
            if (background == Background::Dock) {
                QVERIFY(looksLikeWood(meanOf(image, layout.middle.adjusted(0, 14 * unit, 0, -14 * unit))));
                for (const QRectF& cove : layout.coves) {
                    const QColor inside =
                        meanOf(image, cove.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit));
                    QVERIFY(looksLikeWater(inside));
                    const QRectF beside(cove.right() + 3 * unit, cove.top(), 0.1 * cove.width(),
                                        cove.height());
                    QVERIFY(lightnessOf(inside) + 15 < lightnessOf(meanOf(image, beside)));
                }
            } else {
                QVERIFY(looksLikeWater(meanOf(image, around(middle, 0.2 * layout.middle.height()))));
            }
            if (background == Background::HarbourMouth) {
                const QRectF& lane = layout.middle;
                const QRectF quay(lane.left(), lane.top() + 8 * unit, kQuayShare * lane.width() * 0.8,
                                  0.15 * lane.height());
                QVERIFY(looksLikeWood(meanOf(image, quay)));
                // Red in front of the quay, bright beyond the buoys.
                const QRectF danger(lane.left() + kQuayShare * lane.width() + 14 * unit,
                                    lane.top() + 0.3 * lane.height(), 30 * unit, 0.4 * lane.height());
                const QColor red = meanOf(image, danger);
                QVERIFY(red.red() > red.blue());
                const QRectF open(lane.left() + 0.96 * lane.width(), danger.top(), 0.03 * lane.width(),
                                  danger.height());
                QVERIFY(lightnessOf(meanOf(image, open)) >
                        lightnessOf(meanOf(image, around(middle, 20 * unit))) + 60);
                QVERIFY(lane.contains(panOf(lane)));
                QVERIFY(panOf(lane).right() < lane.left() + kQuayShare * lane.width());
            }
        }
    }

    void plainPartsHaveTheirOwnColours() {
        for (const Background background : kPlaces)
            for (const QSizeF size : kWindowSizes) {
                const SceneryLayout layout = layoutFor(background, size);
                const QImage image = imageOf(sceneryOf(background, layout, 1, Scenery::Off));
                const auto at = [&](QPointF point) { return QColor(image.pixel(point.toPoint())); };
                const QPointF water =
                    background == Background::Dock ? layout.coves[1].center() : layout.middle.center();
                const QColor sky = at({size.width() / 2, 4}), middle = at(water),
                             rail = at(layout.rail.center());
                QVERIFY(looksLikeWater(middle));
                QVERIFY(looksLikeWood(rail));
                QVERIFY(sky != middle && sky != rail);
                // One colour from the left edge to the right one.
                for (qreal x = 1; x < size.width(); x += 7)
                    QCOMPARE(at({x, 4}), sky);
            }
    }

    void highContrastIsBlackAndWhite() {
        for (const Background background : kPlaces)
            for (const QSizeF size : kWindowSizes) {
                const SceneryLayout layout = layoutFor(background, size);
                const QImage image = imageOf(sceneryOf(background, layout, 1, Scenery::HighContrast));
                qint64 black = 0, white = 0, grey = 0;
                for (int y = 0; y < image.height(); ++y) {
                    const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
                    for (const QRgb* pixel = line; pixel != line + image.width(); ++pixel) {
                        black += *pixel == 0xff000000;
                        white += *pixel == 0xffffffff;
                        const QRgb blue = *pixel & 0xff;
                        grey += *pixel == (0xff000000 | blue << 16 | blue << 8 | blue);
                    }
                }
                QCOMPARE(grey, qint64(image.width()) * image.height());
                QVERIFY(black > qint64(image.width()) * image.height() * 9 / 10);
                QVERIFY(white > image.width()); // at least one line across
                // The edges of the rail and of the middle or the first cove are at the same positions as in
                // other themes.
                const auto lineAt = [&](QPointF point) {
                    int brightest = 0;
                    for (int dy = -2; dy <= 2; ++dy)
                        brightest = std::max(brightest, qGray(image.pixel(point.toPoint() + QPoint(0, dy))));
                    return brightest > 200; // shared by two pixels
                };
                QVERIFY(lineAt({size.width() * 0.3, layout.rail.top()}));
                const QRectF box = background == Background::Dock ? layout.coves[0] : layout.middle;
                QVERIFY(lineAt({box.center().x(), box.top()}));
            }
    }

    void doubleRatioDoublesTheResolution() {
        constexpr QSizeF kSize(960, 572);
        for (const Background background : kPlaces) {
            const SceneryLayout layout = layoutFor(background, kSize);
            const QImage once = imageOf(sceneryOf(background, layout, 1, Scenery::Standard)),
                         twice = imageOf(sceneryOf(background, layout, 2, Scenery::Standard));
            QCOMPARE(twice.size(), once.size() * 2);
            const QImage smaller = twice.scaled(once.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
            qint64 apart = 0;
            for (int y = 0; y < once.height(); ++y)
                for (int x = 0; x < once.width(); ++x)
                    apart += std::abs(qGray(once.pixel(x, y)) - qGray(smaller.pixel(x, y)));
            QVERIFY(apart <
                    qint64(once.width()) * once.height() * 2); // mean difference below 2 of 255 a pixel
        }
    }

    void budsAreAlongTheNearShore() {
        constexpr int kBuds = 13;
        for (const QRectF& pond : {QRectF(288, 269, 704, 224), QRectF(100, 50, 300, 120)}) {
            const std::vector<QPointF> buds = budsAlong(pond, kBuds);
            const qreal radius = budRadius(pond, kBuds, 1);
            QCOMPARE(int(buds.size()), kBuds);
            QVERIFY(radius <= kBudRadius);
            for (std::size_t i = 0; i < buds.size(); ++i) {
                const QPointF from = buds[i] - pond.center();
                QVERIFY(from.y() > 0);
                const qreal out = std::hypot(from.x() / (pond.width() / 2), from.y() / (pond.height() / 2));
                QVERIFY(out > 0.94 && out < 1.06);
                if (i == 0) continue;
                QVERIFY(buds[i].x() > buds[i - 1].x());
                const QPointF step = buds[i] - buds[i - 1];
                QVERIFY(std::hypot(step.x(), step.y()) > 1.3 * radius); // no bud covers another's text
            }
        }
    }

    void anOpenLilyCoversItsBud() {
        QImage image(120, 120, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        const auto greens = [&] {
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QColor colour(image.pixel(x, y));
                    count += colour.green() > colour.red() + 40 && colour.green() > colour.blue() + 15;
                }
            return count;
        };
        paintBud(painter, {60, 60}, 48, false, QStringLiteral("7"));
        QVERIFY(greens() > 400);
        paintBud(painter, {60, 60}, 48, true, QStringLiteral("7"));
        QVERIFY(greens() < 12);
        painter.end();
        // Not beyond its promised radius.
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (std::hypot(x - 59.5, y - 59.5) > 48 * 1.2 + 1)
                    QCOMPARE(image.pixel(x, y), QColor(Qt::white).rgb());
    }

    void theBackgroundOfATableFollowsItsLayout() {
        TableLayout table;
        table.unit = 1.5;
        table.background = Background::LilyPond;
        table.water = QRectF(300, 200, 400, 120);
        table.skyBottom = 150;
        table.rail = QRectF(0, 560, 1000, 240);
        addPromptBar(table, {1000, 860}, 60);
        const SceneryLayout layout = sceneryLayoutOf(table, {1000, 860});
        QCOMPARE(layout.size, QSizeF(1000, 860));
        QCOMPARE(layout.scale, 1.5);
        QCOMPARE(layout.skyBottom, 150.0);
        QCOMPARE(layout.middle, table.water);
        // The rail begins under the prompt bar and reaches the lower edge.
        QVERIFY(layout.rail.top() > table.promptBar.top() && layout.rail.top() < table.promptBar.bottom());
        QCOMPARE(layout.rail.bottom(), 860.0);
        table.background = Background::Dock;
        table.coves = {QRectF(310, 210, 80, 90), QRectF(410, 210, 80, 90), QRectF(510, 210, 80, 90),
                       QRectF(610, 210, 80, 90)};
        const SceneryLayout dock = sceneryLayoutOf(table, {1000, 860});
        QCOMPARE(dock.middle, QRectF(0, 150, 1000, 50));
        QCOMPARE(std::vector<QRectF>(dock.coves.begin(), dock.coves.end()), table.coves);
    }
};

TACKLEBOX_QTEST(SceneryTest)
#include "scenery_test.moc"
