// The themes as data: text is readable on its background, and meaningful colours can be distinguished with
// every kind of colour vision.
#include "tests/support/qttest.h"
#include "views/panels/coachbackdrop.h"
#include "views/theme/facestore.h"
#include "views/theme/fonts.h"
#include "views/theme/paintcontext.h"
#include "views/theme/paperwords.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QApplication>
#include <QFontInfo>
#include <QImage>
#include <QLabel>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

using namespace tacklebox;
using namespace tacklebox::theme;

namespace {

using Triple = std::array<double, 3>;

double linear(double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}
Triple lightOf(const QColor& colour) {
    return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
}

/// Contrast by WCAG 2.
double contrast(const QColor& one, const QColor& other) {
    const auto luminance = [](const QColor& colour) {
        const Triple light = lightOf(colour);
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2] + 0.05;
    };
    const double a = luminance(one), b = luminance(other);
    return std::max(a, b) / std::min(a, b);
}

using Matrix = std::array<Triple, 3>;
struct Eye {
    const char* name;
    Matrix sees;
};
/// Simulated vision of linear light (Machado, Oliveira and Fernandes 2009, full strength).
constexpr Eye kEyes[] = {
    {"normal", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protan",
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {"deutan",
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"tritan",
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
};

Triple times(const Matrix& matrix, const Triple& v) {
    Triple result{};
    for (std::size_t row = 0; row < 3; ++row)
        result[row] = matrix[row][0] * v[0] + matrix[row][1] * v[1] + matrix[row][2] * v[2];
    return result;
}

/// CIE L*a*b* of linear light, for D65.
Triple labOf(Triple light) {
    for (double& part : light)
        part = std::clamp(part, 0.0, 1.0);
    constexpr Matrix kXyz{{{0.4124564, 0.3575761, 0.1804375},
                           {0.2126729, 0.7151522, 0.0721750},
                           {0.0193339, 0.1191920, 0.9503041}}};
    const Triple xyz = times(kXyz, light);
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f(xyz[0] / 0.95047), y = f(xyz[1]), z = f(xyz[2] / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

/// The difference of two colours by CIEDE2000.
double difference(const Triple& one, const Triple& other) {
    const auto seventh = [](double c) { return std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7)); };
    const double mean = (std::hypot(one[1], one[2]) + std::hypot(other[1], other[2])) / 2;
    const double stretch = 1 + 0.5 * (1 - std::sqrt(seventh(mean)));
    const double a1 = one[1] * stretch, a2 = other[1] * stretch;
    const double c1 = std::hypot(a1, one[2]), c2 = std::hypot(a2, other[2]);
    const auto hue = [](double a, double b) {
        const double degrees = std::atan2(b, a) * 180 / std::numbers::pi;
        return degrees < 0 ? degrees + 360 : degrees;
    };
    const double h1 = hue(a1, one[2]), h2 = hue(a2, other[2]);
    double dh = h2 - h1;
    if (c1 * c2 == 0) dh = 0;
    if (dh > 180) dh -= 360;
    if (dh < -180) dh += 360;
    const double dL = other[0] - one[0], dC = c2 - c1,
                 dH = 2 * std::sqrt(c1 * c2) * std::sin(radians(dh / 2));
    const double L = (one[0] + other[0]) / 2, C = (c1 + c2) / 2;
    const double h = std::abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + 360) / 2;
    const double T = 1 - 0.17 * std::cos(radians(h - 30)) + 0.24 * std::cos(radians(2 * h)) +
                     0.32 * std::cos(radians(3 * h + 6)) - 0.2 * std::cos(radians(4 * h - 63));
    const double sL = 1 + 0.015 * (L - 50) * (L - 50) / std::sqrt(20 + (L - 50) * (L - 50));
    const double sC = 1 + 0.045 * C, sH = 1 + 0.015 * C * T;
    const double turn =
        -std::sin(radians(60 * std::exp(-std::pow((h - 275) / 25, 2)))) * 2 * std::sqrt(seventh(C));
    return std::sqrt(std::pow(dL / sL, 2) + std::pow(dC / sC, 2) + std::pow(dH / sH, 2) +
                     turn * dC / sC * dH / sH);
}

/// Checks that each pair of colours can be distinguished with every kind of vision.
void tellApart(const QList<QColor>& colours, double least) {
    for (const Eye& eye : kEyes)
        for (int i = 0; i < colours.size(); ++i)
            for (int j = 0; j < i; ++j) {
                const double distance = difference(labOf(times(eye.sees, lightOf(colours[i]))),
                                                   labOf(times(eye.sees, lightOf(colours[j]))));
                QVERIFY2(distance >= least,
                         qPrintable(QStringLiteral("%1: %2 and %3 are %4 apart")
                                        .arg(QLatin1String(eye.name), colours[i].name(), colours[j].name())
                                        .arg(distance)));
            }
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

    static void wordsCanBeRead(const Theme& l, double least) {
        struct Pair {
            const char* name;
            QColor words, background;
        };
        const Pair pairs[] = {{"ink on paper", l.ink, l.paper},
                              {"ink on second paper", l.ink, l.paperSecond},
                              {"muted on paper", l.muted, l.paper},
                              {"muted on second paper", l.muted, l.paperSecond},
                              {"chosen tab", l.onInk, l.ink},
                              {"field", l.ink, l.field},
                              {"hint in a field", l.hint, l.field},
                              {"bar", l.onNight, l.night},
                              {"title in the bar", l.title, l.night},
                              {"quiet button", l.onPanel, l.panel},
                              {"main button", l.onAct, l.act},
                              {"row in focus", l.onRow, l.row},
                              {"what cannot be pressed", l.onOff, l.off},
                              {"minus", l.minus, l.paper},
                              {"danger", l.onDanger, l.danger}};
        for (const Pair& pair : pairs)
            QVERIFY2(contrast(pair.words, pair.background) >= least,
                     qPrintable(QStringLiteral("%1: %2")
                                    .arg(QLatin1String(pair.name))
                                    .arg(contrast(pair.words, pair.background))));
        // Graphics need 3:1: outlines, and the focus ring against its background.
        QVERIFY(contrast(l.ink, l.paper) >= 3);
        QVERIFY(contrast(l.ring, l.ringBackground) >= 3);
        QVERIFY(contrast(l.filled, l.groove) >= 3);
    }

  private slots:
    /// In a large window a card's frame is thicker.
    void framesOfCardsGrowWithTheTable() {
        FaceStore faces;
        PaintContext context(faces);
        int thick[] = {0, 0};
        for (const int scale : {1, 2}) {
            context.setScale(scale, 1);
            QImage image(200 * scale, 280 * scale, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            context.frame(painter, QRectF(QPointF(40, 40) * scale, QSizeF(120, 200) * scale),
                          PaintContext::Frame::Focus);
            painter.end();
            for (int x = 0; x < image.width() / 2; ++x)
                thick[scale - 1] += image.pixelColor(x, image.height() / 2).alpha() > 128;
        }
        QCOMPARE(thick[1], 2 * thick[0]);
    }
    void cleanup() { use({}); }

    void textOfTheStandardThemeIsReadable() { wordsCanBeRead(standardTheme(), 4.5); }
    void textInHighContrastIsReadableWithLowVision() { wordsCanBeRead(highContrastTheme(), 7); }
    /// Parts that the coach dims: the prompt bar during other turns, and a disabled button.
    void dimmedTextOfALessonIsReadableWithLowVision() {
        const Theme& l = highContrastTheme();
        const auto inTheDark = [&](const QColor& colour) {
            return mixed(colour, l.night, CoachBackdrop::darkness(l));
        };
        for (const auto& [words, background] : {std::pair(l.ink, l.paper), std::pair(l.onPanel, l.panel),
                                                std::pair(l.onOff, l.off), std::pair(l.act, l.panel)})
            QVERIFY2(contrast(inTheDark(words), inTheDark(background)) >= 7, qPrintable(words.name()));
    }

    void textInABandIsReadable() {
        QList<Band> bands{counterBand()};
        for (int background = int(Background::BackRoom); background <= int(Background::LilyPond);
             ++background)
            bands << bandOf(Background(background));
        for (const Band& band : std::as_const(bands))
            for (const QColor& colour : {band.from, band.to})
                QVERIFY2(contrast(tokens::kPaper, colour) >= 4.5, qPrintable(colour.name()));
    }

    void colourBlindPlayersCanDistinguishTheFiveColours() {
        QList<QColor> colours;
        for (int colour = 0; colour < 5; ++colour)
            colours.append(meaningColour(colour));
        tellApart(colours, 14);
        QVERIFY(!meaningColour(5).isValid());
    }

    void everybodyCanDistinguishFourColourSuits() {
        QList<QColor> colours;
        for (int suit = 0; suit < 4; ++suit) {
            colours.append(suitColour(suit, {.fourColours = true}));
            QVERIFY(contrast(colours.last(), tokens::kPaper) >= 4.5);
        }
        tellApart(colours, 14); // spades and clubs too
        tellApart({suitColour(0, {}), suitColour(1, {})}, 14);
    }

    /// The differences in Sharma, Wu and Dalal (2005) for their pairs 1, 7, 17 and 25.
    void theColourDifferenceAgreesWithThePaper() {
        const auto near = [](double value, double wanted) { return std::abs(value - wanted) < 1e-3; };
        QVERIFY(near(difference({50, 2.6772, -79.7751}, {50, 0, -82.7485}), 2.0425));
        QVERIFY(near(difference({50, 0, 0}, {50, -1, 2}), 2.3669));
        QVERIFY(near(difference({50, 2.5, 0}, {73, 25, -18}), 27.1492));
        QVERIFY(near(difference({60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}), 1.2644));
    }

    void aDeckSetsTheLookOfItsCards() {
        for (const bool large : {false, true})
            for (const bool four : {false, true}) {
                const DeckStyle deck{.largeIndex = large, .fourColours = four};
                QVERIFY(deckStyleOf(deckStyleKey(deck)) == deck);
            }
        FaceStore faces;
        const auto cornerOf = [&faces](const char* card, DeckStyle deck) {
            const CardArt art{.file = QStringLiteral(":/cards/standard/%1.svg").arg(QLatin1String(card)),
                              .plate = {},
                              .plateLine = {},
                              .deckStyle = deckStyleKey(deck)};
            return faces.pixmapNow(art, QSize(250, 350)).toImage();
        };
        const auto has = [](const QImage& image, const QColor& colour, const QRect& where) {
            for (int y = where.top(); y <= where.bottom(); ++y)
                for (int x = where.left(); x <= where.right(); ++x)
                    if (image.pixelColor(x, y) == colour) return true;
            return false;
        };
        const QRect index(8, 12, 36, 84);
        for (const char* card : {"7D", "KD", "AD", "10C", "QC", "AC"}) {
            const int suit = card[qstrlen(card) - 1] == 'D' ? 2 : 3;
            const DeckStyle four{.fourColours = true};
            QVERIFY2(has(cornerOf(card, {}), suitColour(suit, {}), index), card);
            QVERIFY2(has(cornerOf(card, four), suitColour(suit, four), index), card);
            QVERIFY2(!has(cornerOf(card, four), suitColour(suit, {}), index), card);
            const DeckStyle both{.largeIndex = true, .fourColours = true};
            QVERIFY2(has(cornerOf(card, both), suitColour(suit, both), QRect(20, 84, 48, 48)), card);
        }
    }

    void plateAndMarkOfACardGrowWithTheText() {
        FaceStore faces;
        const auto card = [&faces](double fontScale) {
            const CardArt art{.file = QStringLiteral(":/cards/rainbow-fish/red-7.svg"),
                              .plate = QStringLiteral("EEL"),
                              .plateLine = QStringLiteral("RED"),
                              .fontScale = fontScale};
            return faces.pixmapNow(art, QSize(250, 350)).toImage();
        };
        const QImage usual = card(1), large = card(2);
        QVERIFY(large.pixelColor(20, 300).lightnessF() > 0.9); // paper, outside the small plate
        QVERIFY(usual.pixelColor(20, 300).lightnessF() < 0.9);
        QVERIFY(large.pixelColor(66, 90).lightnessF() > 0.9); // paper, outside the small plaque
        QVERIFY(usual.pixelColor(66, 90).lightnessF() < 0.9);
        QCOMPARE(large.pixelColor(4, 4), usual.pixelColor(4, 4)); // the card's round corner
    }

    /// If its text would be too small, a card has its count beside its name instead.
    void aCardsSecondLineIsShownOnlyIfReadable() {
        FaceStore faces;
        const auto card = [&faces](const char* line, const char* count, int width) {
            const CardArt art{.file = QStringLiteral(":/cards/rainbow-fish/red-7.svg"),
                              .plate = QStringLiteral("EEL"),
                              .plateLine = QLatin1String(line),
                              .plateCount = QLatin1String(count)};
            return faces.pixmapNow(art, QSize(width, width * 7 / 5)).toImage();
        };
        QVERIFY(card("RED", "5", 107) == card("BLUE", "5", 107));
        QVERIFY(card("RED", "5", 107) != card("RED5", "7", 107));
        QVERIFY(card("RED", "5", 250) != card("BLUE", "5", 250));
        QVERIFY(card("RED", "5", 250) == card("RED", "5", 250));
    }

    /// The dots of a capital are above the font's ascent: a label must not cut them off.
    void titlesKeepTheDotsOfTheirCapitals() {
        const auto inkOf = [](const QString& words) {
            QLabel label(words);
            writeTitle(label, titleFont(40));
            label.resize(label.sizeHint());
            const QImage image = label.grab().toImage();
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y).lightnessF() < 0.4) return y;
            return image.height();
        };
        QVERIFY(inkOf(QStringLiteral("Ü")) < inkOf(QStringLiteral("U")));
        QVERIFY(inkOf(QStringLiteral("Ü")) > 0); // all of them
    }

    void textHasTheChosenSize() {
        use({.text = 1});
        const int usual = QFontInfo(QApplication::font()).pixelSize();
        use({.text = 2});
        QCOMPARE(QFontInfo(QApplication::font()).pixelSize(), 2 * usual);
        QCOMPARE(textFactor(), 2.0);
    }

    /// As in the settings dialog, where the user sees the change.
    void headingsAndSecondLinesGrowToo() {
        use({.text = 1});
        HeadingLabel heading(QStringLiteral("Text"));
        MutedLabel line(QStringLiteral("Black ground."));
        const int high = QFontInfo(heading.font()).pixelSize(), low = QFontInfo(line.font()).pixelSize();
        use({.text = 2});
        QVERIFY(QFontInfo(heading.font()).pixelSize() >= 2 * high - 1);
        QVERIFY(QFontInfo(line.font()).pixelSize() >= 2 * low - 1);
    }
};

TACKLEBOX_QTEST(ThemeTest)
#include "theme_test.moc"
