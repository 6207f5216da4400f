#include "views/dialogs/poster.h"

#include "views/theme/theme.h"

#include <QFile>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

#include <algorithm>

namespace tacklebox {

namespace {
constexpr int kPosterPad = 12, kPosterRadius = 14, kFrame = 6;
constexpr qreal kOwnFrame = 13.0 / 360.0; ///< of the SVG: it is cut off, the poster has a rim of its own
/// Lines of a title, broken between words only ("Fish-Out" stays whole).
QStringList linesOf(const QString& title, const QFontMetrics& metrics, int room) {
    QStringList lines;
    for (const QString& word : title.split(u' ')) {
        if (!lines.isEmpty() && metrics.horizontalAdvance(lines.last() + u' ' + word) <= room)
            lines.last() += u' ' + word;
        else
            lines.append(word);
    }
    return lines;
}
constexpr qreal kPictureShape =
    384.0 / 360.0; ///< of the SVG's upper part; its lowest 96 units lie in the band
} // namespace

Poster::Poster(const GameInfo& game, QWidget* parent) : QAbstractButton(parent), m_game(game) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setText(game.title);
    setAccessibleName(tr("Play %1").arg(game.title));
    setAccessibleDescription(game.line() + u' ' + game.seatsWords());
}

QFont Poster::titleFont(int width) const {
    // As large as the longest word allows, in two lines at most.
    QFont font = theme::titleFont(qMax(theme::fontPixels(*this) * 1.55, width / 11.5));
    const int room = width - 2 * kPosterPad - 2 * kFrame;
    for (int pixels = font.pixelSize(); pixels > 9; --pixels) {
        font.setPixelSize(pixels);
        const QFontMetrics metrics(font);
        const QStringList lines = linesOf(m_game.title, metrics, room);
        const bool fits = std::all_of(lines.cbegin(), lines.cend(), [&](const QString& line) {
            return metrics.horizontalAdvance(line) <= room;
        });
        if (fits && lines.size() <= 2) break;
    }
    return font;
}

QFont Poster::lineFont(int width) const {
    QFont line = font();
    line.setPixelSize(qRound(qMax(theme::fontPixels(*this), width / 19.0))); // grows with the poster
    return line;
}

int Poster::bandHeight(int width) const {
    const int room = width - 2 * kPosterPad - 2 * kFrame;
    const QFontMetrics title(titleFont(width)), line(lineFont(width));
    const auto high = [room](const QFontMetrics& metrics, const QString& text) {
        return metrics.boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap, text).height();
    };
    const auto titleLines = int(linesOf(m_game.title, title, room).size());
    return kPosterPad + titleLines * title.lineSpacing() + 6 + high(line, m_game.line()) + 6 + line.height() +
           kPosterPad;
}

int Poster::heightFor(int width) const {
    return 2 * kFrame + qRound((width - 2 * kFrame) * kPictureShape) + bandHeight(width);
}

void Poster::renderPicture() {
    const qreal ratio = devicePixelRatioF();
    const int wide = width() - 2 * kFrame;
    const QSize wanted = (QSizeF(wide, wide * 480.0 / 360.0) * ratio).toSize();
    if (m_picture.size() == wanted) return;
    m_picture = QPixmap(wanted);
    m_picture.fill(theme::kWaterDark);
    const QString file = QStringLiteral(":/posters/%1.svg").arg(m_game.id);
    if (QFile::exists(file)) {
        QSvgRenderer renderer(file);
        QPainter painter(&m_picture);
        const qreal cut = wanted.width() * kOwnFrame;
        renderer.render(&painter, QRectF(QPointF(), QSizeF(wanted)).adjusted(-cut, -cut, cut, cut));
    }
    m_picture.setDevicePixelRatio(ratio);
}

void Poster::paintEvent(QPaintEvent*) {
    renderPicture();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(kFrame, kFrame, -kFrame, -kFrame);
    const bool lit = underMouse() || hasFocus();

    painter.setPen(Qt::NoPen);
    for (int i = 4; i > 0; --i) { // it stands a little above the water
        painter.setBrush(QColor(0, 0, 0, lit ? 26 : 16));
        painter.drawRoundedRect(box.adjusted(-i * 0.5, 1, i * 0.5, i + 1), kPosterRadius + i,
                                kPosterRadius + i);
    }
    QPainterPath shape;
    shape.addRoundedRect(box, kPosterRadius, kPosterRadius);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(rect(), theme::kInk);
    painter.drawPixmap(box.topLeft(), m_picture);
    const int band = bandHeight(width());
    const QRectF plain(box.left(), box.bottom() - band, box.width(), band);
    QLinearGradient shade(plain.topLeft() - QPointF(0, 28), plain.topLeft());
    shade.setColorAt(0, QColor(0x16, 0x28, 0x3A, 0));
    shade.setColorAt(1, theme::kInk);
    painter.fillRect(plain.adjusted(0, -28, 0, -plain.height() + 1), shade);
    painter.fillRect(plain, theme::kInk);
    if (isDown()) painter.fillRect(rect(), QColor(0, 0, 0, 50));
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(lit ? theme::kPaper : QColor(255, 251, 241, 120), lit ? 2 : 1.2));
    painter.drawRoundedRect(box, kPosterRadius, kPosterRadius);

    const QFont title = titleFont(width());
    QRect words = plain.adjusted(kPosterPad, kPosterPad, -kPosterPad, -kPosterPad).toRect();
    const int room = words.width();
    painter.setPen(theme::kPaper);
    painter.setFont(title);
    const QFontMetrics metrics(title);
    int titleHigh = 0;
    for (const QString& line : linesOf(m_game.title, metrics, room)) {
        painter.drawText(words.left(), words.top() + titleHigh + metrics.ascent(), line);
        titleHigh += metrics.lineSpacing();
    }
    painter.setFont(lineFont(width()));
    painter.setPen(QColor(0xD8, 0xE6, 0xE6));
    painter.drawText(words.adjusted(0, titleHigh + 6, 0, 0), Qt::TextWordWrap, m_game.line());
    painter.setPen(theme::kGold);
    painter.drawText(words, Qt::AlignBottom | Qt::AlignLeft, m_game.seatsWords());
    if (hasFocus()) theme::drawRing(painter, rect(), kPosterRadius + 2);
}

void Poster::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (!event->isAutoRepeat()) click();
        return;
    }
    QAbstractButton::keyPressEvent(event); // Space
}

} // namespace tacklebox

#include "moc_poster.cpp"
