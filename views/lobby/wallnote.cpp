#include "views/lobby/wallnote.h"

#include "views/theme/colours.h"
#include "views/theme/shapes.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tacklebox {

namespace {

// Units at scale 1.
constexpr qreal kNotePad = 7, kNoteSlant = 5, kNoteTitle = 16, kNoteLine = 14, kSignSide = 40, kPin = 5;

QRect wrappedRect(const QFont& font, const QString& words, qreal width) {
    return QFontMetrics(font).boundingRect(QRect(0, 0, int(width), 10000), Qt::TextWordWrap, words);
}

qreal wordsWidth(const LobbyScale& scale, int width) {
    return width - scale.px(2 * kNoteSlant + 3 * kNotePad + kSignSide);
}

} // namespace

WallNote::WallNote(Sign sign, qreal turn, QWidget* parent)
    : QAbstractButton(parent), m_sign(sign), m_turn(turn) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void WallNote::setWords(const QString& title, const QString& line) {
    m_title = title;
    m_line = line;
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(line);
    update();
}

void WallNote::setDay(const QDate& day) {
    m_day = day;
    update();
}

void WallNote::setDone(bool done) {
    m_done = done;
    update();
}

void WallNote::setScale(const LobbyScale& scale) {
    if (scale == m_scale) return;
    m_scale = scale;
    update();
}

int WallNote::heightFor(const LobbyScale& scale, int width) const {
    const qreal room = wordsWidth(scale, width);
    const int words = wrappedRect(scale.title(kNoteTitle), m_title, room).height() +
                      wrappedRect(scale.body(kNoteLine), m_line, room).height();
    return qRound(std::max<qreal>(words, scale.px(kSignSide)) + scale.px(2 * kNotePad + 2 * kNoteSlant));
}

int WallNote::leastWidth(const LobbyScale& scale) const {
    return qRound(QFontMetricsF(scale.body(kNoteLine)).averageCharWidth() * 16 +
                  scale.px(2 * kNoteSlant + 3 * kNotePad + kSignSide));
}

void WallNote::paintSign(QPainter& p, const QRectF& box) const {
    const LobbyScale& scale = m_scale;
    p.setPen(QPen(tokens::kInk, scale.px(2)));
    p.setBrush(Qt::white);
    if (m_sign == Sign::Letter) {
        const QRectF letter = box.adjusted(0, box.height() * 0.16, 0, -box.height() * 0.16);
        p.drawRoundedRect(letter, scale.px(3), scale.px(3));
        QPainterPath flap(letter.topLeft());
        flap.lineTo(letter.center() + QPointF(0, scale.px(3)));
        flap.lineTo(letter.topRight());
        p.setBrush(tokens::kPaperSecond);
        p.drawPath(flap);
        p.setPen(QPen(tokens::kInk, scale.px(1)));
        p.setBrush(tokens::kRed);
        p.drawEllipse(letter.center() + QPointF(0, scale.px(4)), scale.px(4.5), scale.px(4.5));
        return;
    }
    p.drawRoundedRect(box, scale.px(4), scale.px(4));
    QPainterPath head;
    head.addRoundedRect(box, scale.px(4), scale.px(4));
    p.save();
    p.setClipRect(QRectF(box.topLeft(), QSizeF(box.width(), box.height() * 0.34)).adjusted(-4, -4, 4, 0));
    p.setBrush(tokens::kRed);
    p.drawPath(head);
    p.restore();
    p.setPen(Qt::white);
    p.setFont(theme::textFont(
        std::max(box.height() * 0.24, std::min(tokens::kLeastFontPixels, box.height() * 0.34)), true));
    p.drawText(QRectF(box.left(), box.top(), box.width(), box.height() * 0.34), Qt::AlignCenter,
               QLocale().standaloneMonthName(m_day.month(), QLocale::ShortFormat).remove(u'.').toUpper());
    p.setPen(tokens::kInk);
    p.setFont(theme::titleFont(box.height() * 0.52));
    p.drawText(QRectF(box.left(), box.top() + box.height() * 0.36, box.width(), box.height() * 0.64),
               Qt::AlignCenter, QLocale().toString(m_day.day()));
    if (!m_done) return;
    const QPointF corner = box.bottomRight();
    p.setPen(QPen(tokens::kInk, scale.px(1.6)));
    p.setBrush(tokens::kGold);
    p.drawEllipse(corner, scale.px(9), scale.px(9));
    p.setPen(QPen(tokens::kInk, scale.px(2.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPolyline(QPolygonF({corner + QPointF(-4, 0) * scale.unit, corner + QPointF(-1, 3.5) * scale.unit,
                              corner + QPointF(4.5, -3.5) * scale.unit}));
}

void WallNote::paintEvent(QPaintEvent*) {
    const LobbyScale& scale = m_scale;
    const bool lit = hasFocus() || underMouse();
    const QColor ink = lit ? theme::currentTheme().onRow : theme::currentTheme().ink;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const qreal slant = scale.px(kNoteSlant), pad = scale.px(kNotePad);
    QRectF paper = QRectF(rect()).adjusted(slant, slant, -slant, -slant);
    if (isDown()) paper.translate(0, scale.px(2));
    p.translate(paper.center());
    p.rotate(m_turn);
    p.translate(-paper.center());
    p.setPen(Qt::NoPen);
    p.setBrush(faded(tokens::kNight, kShadowStrength));
    if (!isDown() && theme::currentTheme().shadows)
        p.drawRoundedRect(paper.translated(scale.px(3), scale.px(4)), scale.px(6), scale.px(6));
    drawRounded(p, paper, scale.px(6), lit ? theme::currentTheme().row : theme::currentTheme().paper,
                QPen(theme::currentTheme().ink, scale.px(tokens::kThinStroke)));
    if (hasFocus()) {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(ink, scale.px(2)));
        p.drawRoundedRect(paper.adjusted(scale.px(4), scale.px(4), -scale.px(4), -scale.px(4)), scale.px(4),
                          scale.px(4));
    }
    const qreal side = scale.px(kSignSide);
    paintSign(p, QRectF(paper.left() + pad, paper.center().y() - side / 2, side, side));
    QRectF words = paper.adjusted(2 * pad + side, 0, -pad, 0);
    const QFont title = scale.title(kNoteTitle), line = scale.body(kNoteLine);
    const qreal room = wordsWidth(scale, width());
    const int titleHigh = wrappedRect(title, m_title, room).height(),
              lineHigh = wrappedRect(line, m_line, room).height();
    words.setTop(paper.center().y() - (titleHigh + lineHigh) / 2.0);
    p.setPen(ink);
    p.setFont(title);
    p.drawText(words, Qt::TextWordWrap, m_title);
    words.setTop(words.top() + titleHigh);
    p.setPen(lit ? ink : theme::currentTheme().muted);
    p.setFont(line);
    p.drawText(words.adjusted(0, 0, 0, scale.px(6)), Qt::TextWordWrap, m_line);
    p.setPen(QPen(tokens::kInk, scale.px(1.4)));
    p.setBrush(tokens::kRed);
    p.drawEllipse(QPointF(paper.center().x(), paper.top() + scale.px(3)), scale.px(kPin), scale.px(kPin));
}

} // namespace tacklebox

#include "moc_wallnote.cpp"
