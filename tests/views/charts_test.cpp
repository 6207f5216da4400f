// Charts: round scales, labels without overlap, and nothing beyond the edge, at any size.
#include "model/engine/random.h"
#include "tests/support/qttest.h"
#include "views/charts/barchart.h"
#include "views/charts/linechart.h"

#include <QAccessible>
#include <QPaintEngine>
#include <QPainter>

#include <cmath>

using namespace tacklebox;

namespace {

/// Records the rectangles of painted text.
class TextCatcher : public QPaintEngine {
  public:
    TextCatcher() : QPaintEngine(QPaintEngine::AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& now) override {
        if (now.state() & DirtyTransform) m_transform = now.transform();
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawRects(const QRectF*, int) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        texts.append({item.text(), m_transform.mapRect(QRectF(at.x(), at.y() - item.ascent(), item.width(),
                                                              item.ascent() + item.descent()))});
    }
    Type type() const override { return User; }

    struct Text {
        QString words;
        QRectF place;
    };
    QList<Text> texts;

  private:
    QTransform m_transform;
};

class TextPaper : public QPaintDevice {
  public:
    QPaintEngine* paintEngine() const override { return &engine; }
    mutable TextCatcher engine;

  protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
        case PdmHeight: return 2000;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
        default: return 1;
        }
    }
};

QList<TextCatcher::Text> textsOf(const Chart& chart, const QSize& size) {
    TextPaper paper;
    QPainter painter(&paper);
    painter.setFont(chart.font());
    chart.draw(painter, QRectF(QPointF(0, 0), size));
    painter.end();
    return paper.engine.texts;
}

std::unique_ptr<LineChart> lineOf(int games) {
    auto chart = std::make_unique<LineChart>(QStringLiteral("Scores over time"));
    QList<LineChart::Point> points;
    Random random(7);
    for (int i = 0; i < games; ++i)
        points.append({random.below(900) - 200, random.below(3) == 0,
                       QDateTime({2026, 1, 2}, {12, 0}, QTimeZone::utc())});
    chart->setPoints(points, QStringLiteral("So many games."));
    return chart;
}

std::unique_ptr<BarChart> barsOf(int count) {
    auto chart = std::make_unique<BarChart>(QStringLiteral("How rounds ended"));
    QList<BarChart::Bar> bars;
    for (int i = 0; i < count; ++i)
        bars.append({QStringLiteral("An ending with many words, number %1").arg(i), 7.0 * i,
                     QString::number(7 * i), 3.0});
    chart->setLegend(QStringLiteral("number of rounds"), QStringLiteral("an equal share"));
    chart->setBars(bars, QStringLiteral("So many bars."));
    return chart;
}

} // namespace

class ChartsTest : public QObject {
    Q_OBJECT

  private slots:
    void scalesAreRound_data() {
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::addColumn<int>("steps");
        QTest::addColumn<bool>("whole");
        QTest::addColumn<QList<double>>("marks");
        QTest::newRow("tens") << 0.0 << 95.0 << 10 << true
                              << QList<double>{0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100};
        QTest::newRow("twenties") << 0.0 << 95.0 << 6 << true << QList<double>{0, 20, 40, 60, 80, 100};
        QTest::newRow("below zero") << -3.0 << 4.0 << 5 << true << QList<double>{-4, -2, 0, 2, 4};
        QTest::newRow("few games") << 0.0 << 3.0 << 9 << true << QList<double>{0, 1, 2, 3};
        QTest::newRow("shares") << 0.0 << 1.0 << 5 << false << QList<double>{0, 0.2, 0.4, 0.6, 0.8, 1};
        QTest::newRow("one value") << 7.0 << 7.0 << 4 << true << QList<double>{0, 2, 4, 6, 8};
        QTest::newRow("one loss") << -7.0 << -7.0 << 4 << true << QList<double>{-8, -6, -4, -2, 0};
        QTest::newRow("nothing") << 0.0 << 0.0 << 4 << true << QList<double>{0, 1};
        QTest::newRow("no numbers") << std::nan("") << double(INFINITY) << 4 << true << QList<double>{0, 1};
    }
    void scalesAreRound() {
        QFETCH(double, least);
        QFETCH(double, most);
        QFETCH(int, steps);
        QFETCH(bool, whole);
        QFETCH(QList<double>, marks);
        const QList<double> found = Axis::around(least, most, steps, whole).marks();
        QCOMPARE(found.size(), marks.size());
        for (qsizetype i = 0; i < marks.size(); ++i)
            QVERIFY2(std::abs(found[i] - marks[i]) < 1e-9, qPrintable(QString::number(found[i])));
    }

    void everyScaleHoldsItsValuesInFewSteps() {
        Random random(3);
        for (int i = 0; i < 20000; ++i) {
            const double unit = std::pow(10, random.below(9) - 3);
            const double a = (random.below(2001) - 1000) * unit, b = (random.below(2001) - 1000) * unit;
            const int steps = 2 + random.below(12);
            const Axis axis = Axis::around(a, b, steps);
            const double slack = axis.step * 1e-6;
            QVERIFY(axis.from <= std::min(a, b) + slack && axis.to >= std::max(a, b) - slack);
            QVERIFY(axis.to > axis.from);
            QVERIFY(axis.marks().size() <= steps + 1);
            const double digit = axis.step / std::pow(10, std::floor(std::log10(axis.step) + 1e-9));
            QVERIFY2(std::abs(digit - 1) < 1e-6 || std::abs(digit - 2) < 1e-6 || std::abs(digit - 5) < 1e-6,
                     qPrintable(QString::number(axis.step)));
        }
    }

    void placesOnAScale() {
        const Axis axis = Axis::around(-50, 150, 4);
        QCOMPARE(axis.positionOf(axis.from), 0.0);
        QCOMPARE(axis.positionOf(axis.to), 1.0);
        QCOMPARE(axis.positionOf(50), 0.5);
        QCOMPARE(axis.positionOf(1e9), 1.0); // clamped to the edge
    }

    void nothingIsDrawnBeyondTheEdge() {
        constexpr int kMargin = 40;
        const QColor paper(1, 2, 3);
        for (const int games : {1, 2, 30, 5000}) {
            const auto line = lineOf(games);
            const auto bars = barsOf(std::min(games, 12));
            for (Chart* chart : {static_cast<Chart*>(line.get()), static_cast<Chart*>(bars.get())})
                for (const int current : {-1, 0}) {
                    chart->setCurrent(current);
                    for (const QSize& size :
                         {QSize(1, 1), QSize(5, 60), QSize(20, 20), QSize(40, 33), QSize(60, 300),
                          QSize(75, 75), QSize(90, 120), QSize(120, 60), QSize(300, 45), QSize(200, 160)}) {
                        QImage image(size + QSize(2 * kMargin, 2 * kMargin), QImage::Format_RGB32);
                        image.fill(paper);
                        QPainter painter(&image);
                        const QRect box(QPoint(kMargin, kMargin), size);
                        chart->draw(painter, box);
                        painter.end();
                        for (int y = 0; y < image.height(); ++y)
                            for (int x = 0; x < image.width(); ++x)
                                if (!box.contains(x, y) && image.pixelColor(x, y) != paper)
                                    QFAIL(qPrintable(QStringLiteral("%1 of %2 at %3 x %4: (%5, %6)")
                                                         .arg(chart->heading())
                                                         .arg(games)
                                                         .arg(size.width())
                                                         .arg(size.height())
                                                         .arg(x - kMargin)
                                                         .arg(y - kMargin)));
                    }
                }
        }
    }

    void labelsDoNotOverlap() {
        int seen = 0;
        for (const int games : {1, 3, 30, 5000}) {
            const auto line = lineOf(games);
            const auto bars = barsOf(std::min(games, 12));
            for (const Chart* chart :
                 {static_cast<const Chart*>(line.get()), static_cast<const Chart*>(bars.get())})
                for (const int width : {120, 200, 333, 500, 900, 1600})
                    for (const int height : {80, 150, 260, 500}) {
                        const auto texts = textsOf(*chart, {width, height});
                        seen += int(texts.size());
                        for (qsizetype i = 0; i < texts.size(); ++i) {
                            QVERIFY2(
                                QRectF(0, 0, width, height).adjusted(-1, -1, 1, 1).contains(texts[i].place),
                                qPrintable(texts[i].words));
                            for (qsizetype j = 0; j < i; ++j)
                                QVERIFY2(!texts[i]
                                              .place.adjusted(1, 1.5, -1, -1.5)
                                              .intersects(texts[j].place.adjusted(1, 1.5, -1, -1.5)),
                                         qPrintable(QStringLiteral("%1 x %2: \"%3\" and \"%4\"")
                                                        .arg(width)
                                                        .arg(height)
                                                        .arg(texts[i].words, texts[j].words)));
                        }
                    }
        }
        QVERIFY2(seen > 1000, qPrintable(QString::number(seen)));
    }

    void scalesAreLabelled() {
        const auto line = lineOf(30);
        QStringList words;
        for (const auto& text : textsOf(*line, {700, 300}))
            words << text.words.trimmed();
        for (const char* mark : {"0", "200", "−200", "600", "10", "20", "30", "won", "not won"})
            QVERIFY2(words.contains(QString::fromUtf8(mark)), qPrintable(words.join(u'|')));
    }

    void manyGamesShareAPoint() {
        QCOMPARE(lineOf(40)->gamesPerPoint(600), 1);
        QCOMPARE(lineOf(5000)->gamesPerPoint(600), 59); // 85 points, 7 pixels apart
        QCOMPARE(lineOf(5000)->gamesPerPoint(1), 5000);
        LineChart chart(QStringLiteral("Scores"));
        chart.setPoints({{4, true, {}}, {8, true, {}}, {-5, false, {}}, {9, true, {}}}, {});
        QCOMPARE(chart.mean(), 4.0);
    }

    void keysStepThroughTheValues() {
        const auto chart = barsOf(4);
        chart->show();
        chart->setFocus();
        QSignalSpy moved(chart.get(), &Chart::currentChanged);
        QCOMPARE(chart->current(), -1);
        QTest::keyClick(chart.get(), Qt::Key_Right);
        QTest::keyClick(chart.get(), Qt::Key_Down);
        QCOMPARE(chart->current(), 1);
        QVERIFY(chart->accessibleDescription().endsWith(QStringLiteral("number 1: 7")));
        QTest::keyClick(chart.get(), Qt::Key_End);
        QTest::keyClick(chart.get(), Qt::Key_Right);
        QCOMPARE(chart->current(), 3);
        QTest::keyClick(chart.get(), Qt::Key_Home);
        QTest::keyClick(chart.get(), Qt::Key_Left);
        QCOMPARE(chart->current(), 0);
        QCOMPARE(moved.size(), 4);
    }

    void theValueUnderThePointerIsShown() {
        const auto chart = barsOf(4);
        chart->resize(500, 300);
        chart->show();
        int lowest = -1;
        for (int y = 0; y < 300; y += 3) {
            QTest::mouseMove(chart.get(), QPoint(250, y));
            QCoreApplication::processEvents();
            QVERIFY(chart->current() < 0 || chart->current() >= lowest); // from top to bottom
            lowest = std::max(lowest, chart->current());
        }
        QCOMPARE(lowest, 3);
    }

    void screenReadersGetADescription() {
        const auto chart = lineOf(30);
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(chart.get());
        QVERIFY(interface);
        QCOMPARE(interface->role(), QAccessible::Chart);
        QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("Scores over time"));
        QCOMPARE(interface->text(QAccessible::Description), QStringLiteral("So many games."));
        LineChart empty(QStringLiteral("Scores"));
        empty.setNothing(QStringLiteral("No games match."));
        QCOMPARE(empty.accessibleDescription(), QStringLiteral("No games match."));
    }

    void valuesStandOutOnLightAndDark() {
        for (const bool dark : {false, true}) {
            const auto chart = barsOf(3);
            QPalette palette;
            const QColor background = dark ? QColor(30, 30, 30) : QColor(Qt::white);
            palette.setColor(QPalette::Base, background);
            palette.setColor(QPalette::Text, dark ? Qt::white : Qt::black);
            chart->setPalette(palette);
            QImage image(400, 240, QImage::Format_RGB32);
            QPainter painter(&image);
            chart->draw(painter, image.rect());
            painter.end();
            // The longest bar has the most frequent colour apart from the background, grey and black.
            QHash<QRgb, int> counted;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y).saturation() > 80) ++counted[image.pixel(x, y)];
            QVERIFY(!counted.isEmpty());
            QRgb most = counted.cbegin().key();
            for (auto it = counted.cbegin(); it != counted.cend(); ++it)
                if (it.value() > counted[most]) most = it.key();
            const auto luminance = [](const QColor& colour) {
                const auto part = [](double c) {
                    return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
                };
                return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) +
                       0.0722 * part(colour.blueF());
            };
            const double a = luminance(QColor(most)) + 0.05, b = luminance(background) + 0.05;
            QVERIFY2(std::max(a, b) / std::min(a, b) >= 3, qPrintable(QColor(most).name()));
        }
    }
};

TACKLEBOX_QTEST(ChartsTest)
#include "charts_test.moc"
