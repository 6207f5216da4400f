#include "views/theme/facepainting.h"

#include "views/theme/colours.h"
#include "views/theme/fonts.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"

#include <QFile>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr QRectF kPlate{24, 290, 202, 40};
constexpr qreal kLeastLine = 6.5;   ///< pixels; the smallest readable font for a second line
constexpr qreal kLargerCount = 1.3; ///< limit for the growth of plateCount with the name

/// Draws one line of text in the middle of `box` (card units), as large as fits, at most `most` units high.
void letter(QPainter& painter, const QString& family, const QString& text, QRectF box, qreal most) {
    QFont font(family);
    font.setWeight(QFont::ExtraBold);
    font.setPixelSize(100);
    const QFontMetricsF metrics(font);
    const qreal size = std::min(most, 100 * box.width() / std::max(1.0, metrics.horizontalAdvance(text)));
    QPainterPath path; // outlines: the same at every size, without hinting
    path.addText(0, 0, font, text);
    const QRectF bounds = path.boundingRect();
    painter.save();
    painter.translate(box.center());
    painter.scale(size / 100, size / 100);
    painter.translate(-bounds.center().x(), metrics.capHeight() / 2);
    painter.fillPath(path, kInk);
    painter.restore();
}

/// The plate for that font factor. Its lower edge does not move.
QRectF plateFor(qreal fontScale) {
    const qreal wider = (fontScale - 1) * 12, higher = (fontScale - 1) * 26;
    return kPlate.adjusted(-wider, -higher, wider, 0);
}

void paintPlate(QPainter& painter, const QString& family, const CardArt& art) {
    if (art.plate.isEmpty()) return;
    const QRectF plate = plateFor(art.fontScale);
    if (art.fontScale > 1) {
        drawRounded(painter, plate, 9, kPaper, QPen(kInk, 2.6));
    }
    const QRectF box = plate.adjusted(8, 3, -8, -3);
    if (art.plateLine.isEmpty()) {
        letter(painter, family, art.plate, box, 24 * art.fontScale);
        return;
    }
    if (11 * art.fontScale * painter.worldTransform().m22() < kLeastLine) {
        // A second line would not be readable: show the name, and the count beside it.
        const qreal figures = 24 * std::min(art.fontScale, kLargerCount);
        const qreal count = art.plateCount.isEmpty() ? 0 : 8 + 0.7 * figures * qreal(art.plateCount.size());
        letter(painter, family, art.plate, box.adjusted(0, 0, -count, 0), 24 * art.fontScale);
        if (count > 0)
            letter(painter, family, art.plateCount, box.adjusted(box.width() - count + 8, 0, 0, 0), figures);
        return;
    }
    const qreal split = box.top() + box.height() * 0.6;
    letter(painter, family, art.plate, QRectF(box.left(), box.top(), box.width(), split - box.top()),
           std::min(21 * art.fontScale, (split - box.top()) * 0.95));
    letter(painter, family, art.plateLine,
           QRectF(box.left() + 4, split, box.width() - 8, box.bottom() - split),
           std::min(11 * art.fontScale, (box.bottom() - split) * 0.95));
}

/// Draws the corner mark of a game's special deck again, larger.
void enlargeMark(QPainter& painter, QSvgRenderer& svg, qreal fontScale) {
    constexpr qreal kAt = 2, kWide = 49, kHigh = 92, kGrowth = 0.42;
    const qreal grown = 1 + kGrowth * (fontScale - 1);
    QPainterPath plaque(QPointF(kAt, kAt));
    plaque.lineTo(kAt + (kWide + 1.4) * grown, kAt);
    plaque.lineTo(kAt + (kWide + 1.4) * grown, kAt + (kHigh - 10) * grown);
    plaque.quadTo(kAt + (kWide + 1.4) * grown, kAt + (kHigh + 1.4) * grown, kAt + (kWide - 10) * grown,
                  kAt + (kHigh + 1.4) * grown);
    plaque.lineTo(kAt, kAt + (kHigh + 1.4) * grown);
    plaque.closeSubpath();
    QPainterPath within; // without the card's round corner, which does not grow
    within.addRoundedRect(QRectF(kAt + 0.2, kAt + 0.2, 245.6, 345.6), 30, 30);
    painter.save();
    painter.setClipPath(plaque & within);
    painter.translate(kAt, kAt);
    painter.scale(grown, grown);
    painter.translate(-kAt, -kAt);
    svg.render(&painter, QRectF(0, 0, 250, 350));
    painter.restore();
}

/// Paints a card without a picture, with the name of its file.
void paintPlain(QPainter& painter, const QString& family, const CardArt& art) {
    drawRounded(painter, QRectF(1, 1, 248, 348), 17, kPaper, QPen(kInk, 2));
    drawRounded(painter, QRectF(12, 12, 226, 326), 10, QColor(0xdd, 0xee, 0xee), QPen(kInk, 2));
    QStringList words = QFileInfo(art.file).completeBaseName().split(QLatin1Char('-'), Qt::SkipEmptyParts);
    if (words.isEmpty()) words << QStringLiteral("?");
    const qreal line = std::min(70.0, 240.0 / qreal(words.size()));
    qreal y = 160 - line * qreal(words.size()) / 2;
    for (const QString& word : words) {
        letter(painter, family, word.toUpper(), QRectF(56, y, 172, line), line * 0.8);
        y += line;
    }
    qreal index = 22; // the part that is visible in a fan
    for (const QString& word : words) {
        letter(painter, family, word.left(2).toUpper(), QRectF(16, index, 36, 30), 28);
        index += 32;
    }
    if (!art.plate.isEmpty()) {
        painter.setBrush(kPaper);
        painter.setPen(QPen(kInk, 2));
        painter.drawRoundedRect(kPlate, 6, 6);
    }
}

QByteArray contentOfDrawing(const QString& file) {
    QFile drawing(file);
    return drawing.open(QIODevice::ReadOnly) ? drawing.readAll() : QByteArray();
}

/// A card of the standard pack, read from its file name: "10H" is rank "10" and suit 1, hearts.
struct PackCard {
    QString rank;
    int suit = 0;
};
PackCard packCardOf(const QString& file) {
    const QString name = QFileInfo(file).completeBaseName();
    return {name.chopped(1), int(QStringLiteral("SHDC").indexOf(name.back()))};
}

bool hasFigure(const PackCard& card) {
    return QStringLiteral("AJQK").contains(card.rank);
}

/// Recolours the drawing so that each suit has a different colour. In court cards only the corner marks
/// change; they are in the last line that has a rotation, before the border.
QByteArray inFourColours(const QByteArray& drawing, const PackCard& card) {
    if (card.suit < 1) return drawing;
    const bool club = card.suit == 3;
    const QByteArray before = club ? QByteArray("fill=\"#16283A\"") : QByteArray("#C22440");
    const QByteArray colour = theme::suitColour(card.suit, {.fourColours = true}).name().toLatin1();
    const QByteArray after = club ? "fill=\"" + colour + '"' : colour;
    if (!hasFigure(card) || card.rank == QLatin1String("A"))
        return QByteArray(drawing).replace(before, after);
    QList<QByteArray> lines = drawing.split('\n');
    for (qsizetype line = lines.size() - 1; line > 0; --line)
        if (lines[line].contains("rotate(180,125,175)")) {
            lines[line].replace(before, after);
            break;
        }
    return lines.join('\n');
}

/// Paints corner marks of 84 units on a card 250 units wide, and one big pip if the card has no figure.
void paintLargeIndex(QPainter& painter, const QString& family, const PackCard& card, const QColor& colour) {
    const bool figure = hasFigure(card);
    painter.setPen(Qt::NoPen);
    painter.setBrush(kPaper);
    if (!figure) {
        painter.drawRoundedRect(QRectF(3, 3, 244, 344), 15, 15);
        drawSuitShape(painter, QRectF(76, 150, 150, 150), card.suit, colour);
    }
    QPainterPath plaque(QPointF(2.5, 18));
    plaque.cubicTo(2.5, 9, 9, 2.5, 18, 2.5);
    plaque.lineTo(84, 2.5);
    plaque.lineTo(84, 132);
    plaque.cubicTo(84, 138, 80, 142, 74, 142);
    plaque.lineTo(2.5, 142);
    plaque.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(kPaper);
    painter.drawPath(plaque);
    if (figure) {
        QPainterPath edge(QPointF(84, 2));
        edge.lineTo(84, 132);
        edge.cubicTo(84, 138, 80, 142, 74, 142);
        edge.lineTo(2, 142);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(kInk, 2.6));
        painter.drawPath(edge);
    }
    QFont font(family);
    font.setWeight(QFont::ExtraBold);
    font.setPixelSize(100);
    QPainterPath rank;
    rank.addText(0, 0, font, card.rank);
    const QRectF bounds = rank.boundingRect();
    painter.save();
    painter.translate(44, 45);
    const qreal scale = std::min(62 / bounds.height(), 72 / bounds.width());
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    painter.fillPath(rank, colour);
    painter.restore();
    drawSuitShape(painter, QRectF(19, 84, 50, 50), card.suit, colour);
}

/// The colour of a deck's backs, until they are rendered.
QColor tint(const QString& file) {
    constexpr QRgb kTints[] = {0xff1f5f66, 0xff2b5b7d, 0xff3d5a45, 0xff5b4a6e, 0xff6a4b3a};
    uint sum = 0;
    for (const QChar c : QFileInfo(file).path())
        sum = sum * 31 + c.unicode();
    return QColor::fromRgb(kTints[sum % std::size(kTints)]);
}

} // namespace

QByteArray drawingOf(const QString& file) {
    // Without QRegularExpression: see "Threads" in packaging/windows/README.md.
    static const QString kGuest = QStringLiteral(":/portraits/guest");
    const int guest = file.startsWith(kGuest) ? QStringView(file).mid(kGuest.size(), 1).toInt() : 0;
    if (guest < 2) return contentOfDrawing(file);
    // Colours that replace red, light and dark.
    static constexpr const char* kCaps[][2] = {
        {"#FFE27A", "#C99A12"}, {"#58B368", "#066927"}, {"#7DB6F0", "#2B66B0"}, {"#C27AD6", "#6A1880"},
        {"#FFB37A", "#B5531A"}, {"#F5F5F5", "#8C98A4"}, {"#7FD3DB", "#1C5D6B"}, {"#B9814C", "#4B2A13"}};
    const auto& cap = kCaps[guest - 2];
    return contentOfDrawing(QString(file).remove(kGuest.size(), 1))
        .replace("#F0645E", cap[0])
        .replace("#B02634", cap[1]);
}

namespace {

/// A back in the tint of its file, in units of a face.
void paintBack(QPainter& painter, const QString& file) {
    drawRounded(painter, QRectF(1, 1, 248, 348), 17, kPaper, QPen(kInk, 2));
    painter.setBrush(tint(file));
    painter.drawRoundedRect(QRectF(12, 12, 226, 326), 10, 10);
}

} // namespace

QImage paintFace(const CardArt& art, QSize size, const QString& family) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer svg;
    QByteArray drawing = drawingOf(art.file);
    const theme::DeckStyle deck = theme::deckStyleOf(art.deckStyle);
    if (deck.fourColours) drawing = inFourColours(drawing, packCardOf(art.file));
    const bool drawn = !drawing.isEmpty() && svg.load(drawing) && svg.isValid();
    if (drawn) svg.render(&painter, QRectF(QPointF(0, 0), QSizeF(size)));
    painter.scale(size.width() / 250.0, size.height() / 350.0);
    if (!drawn && art.file.startsWith(QStringLiteral(":/cards/backs/")))
        paintBack(painter, art.file);
    else if (!drawn)
        paintPlain(painter, family, art);
    if (drawn && art.fontScale > 1) enlargeMark(painter, svg, art.fontScale);
    paintPlate(painter, family, art);
    if (drawn && deck.largeIndex) {
        const PackCard card = packCardOf(art.file);
        paintLargeIndex(painter, family, card, theme::suitColour(card.suit, deck));
    }
    return image;
}

QPixmap facePicture(const CardArt& art, QSize size) {
    return QPixmap::fromImage(paintFace(art, size, theme::displayFamily()), Qt::NoFormatConversion);
}

QPixmap plainBack(const QString& file, QSize size) {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size.width() / 250.0, size.height() / 350.0);
    paintBack(painter, file);
    return pixmap;
}

} // namespace tacklebox
