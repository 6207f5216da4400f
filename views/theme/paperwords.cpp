#include "views/theme/paperwords.h"

#include "views/theme/fonts.h"
#include "views/theme/parts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>
#include <QPainter>

namespace tacklebox {

namespace {

void setLook(QLabel& label, const QFont& font, const QColor& colour) {
    if (label.font() != font) label.setFont(font);
    QPalette colours = label.palette();
    if (colours.color(QPalette::WindowText) == colour) return;
    colours.setColor(QPalette::WindowText, colour);
    label.setPalette(colours);
}

} // namespace

PaperLabel::PaperLabel(const QString& words, Style look, qreal size, QWidget* parent)
    : QLabel(words, parent), m_style(look), m_size(size) {
    setWordWrap(true);
    applyStyle();
}

void PaperLabel::applyStyle() {
    m_style(*this, m_size * QFontInfo(QApplication::font()).pixelSize() / tokens::kBody);
}

void PaperLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::ApplicationFontChange ||
        event->type() == QEvent::PaletteChange)
        applyStyle();
}

HeadingLabel::HeadingLabel(const QString& words, qreal size, QWidget* parent)
    : PaperLabel(
          words,
          [](QLabel& label, qreal pixels) {
              const QFont font = theme::titleFont(pixels);
              if (label.font() != font) theme::writeTitle(label, font);
          },
          size, parent) {}

MutedLabel::MutedLabel(const QString& words, QWidget* parent)
    : PaperLabel(
          words,
          [](QLabel& label, qreal pixels) {
              setLook(label, theme::textFont(qMax<qreal>(tokens::kLeastFontPixels, pixels)),
                      theme::currentTheme().muted);
          },
          tokens::kCaption, parent) {}

ErrorLabel::ErrorLabel(QWidget* parent)
    : PaperLabel(
          {},
          [](QLabel& label, qreal pixels) {
              setLook(label, theme::textFont(pixels, true), theme::currentTheme().minus);
          },
          tokens::kBody, parent) {}

void PaperBox::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const qreal unit = theme::unitOf(*this);
    theme::drawBox(painter, QRectF(rect()), 14 * unit, unit);
}

EmptyPlace::EmptyPlace(const QString& words, const QString& line, QWidget* parent)
    : QAbstractButton(parent), m_line(line) {
    setText(words);
    setAccessibleName(words);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

QSize EmptyPlace::sizeHint() const {
    const qreal unit = theme::unitOf(*this);
    const int words = QFontMetrics(theme::textFont(tokens::kBody * unit, true)).horizontalAdvance(text());
    return {qRound(110 * unit) + words, qRound(100 * unit)};
}

void EmptyPlace::paintEvent(QPaintEvent*) {
    const theme::Theme& l = theme::currentTheme();
    const qreal unit = theme::unitOf(*this), side = 56 * unit;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal reach = theme::focusReach(unit);
    const QRectF box = QRectF(rect()).adjusted(reach, reach, -reach, -reach);
    QPen dashes(l.muted, 2 * unit, Qt::DashLine);
    dashes.setDashPattern({4, 3});
    painter.setPen(dashes);
    painter.setBrush(underMouse() && l.shadows ? theme::mixed(l.paper, l.row, 0.4) : QColor(Qt::transparent));
    painter.drawRoundedRect(box, 14 * unit, 14 * unit);
    const QRectF ring(box.left() + 18 * unit, box.center().y() - side / 2, side, side);
    painter.setPen(QPen(l.muted, 2.2 * unit));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(ring);
    painter.setPen(QPen(l.muted, 3.2 * unit, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(ring.center() - QPointF(side * 0.2, 0), ring.center() + QPointF(side * 0.2, 0));
    painter.drawLine(ring.center() - QPointF(0, side * 0.2), ring.center() + QPointF(0, side * 0.2));
    const qreal left = ring.right() + 14 * unit, wide = box.right() - left - 8 * unit;
    const QFont strong = theme::textFont(tokens::kBody * unit, true);
    const QFont plain = theme::textFont(qMax<qreal>(tokens::kLeastFontPixels, tokens::kCaption * unit));
    const int first = QFontMetrics(strong).height(),
              second = m_line.isEmpty() ? 0 : QFontMetrics(plain).height();
    const qreal top = box.center().y() - (first + second) / 2.0;
    painter.setPen(l.ink);
    painter.setFont(strong);
    painter.drawText(QRectF(left, top, wide, first), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(strong).elidedText(text(), Qt::ElideRight, int(wide)));
    painter.setPen(l.muted);
    painter.setFont(plain);
    painter.drawText(QRectF(left, top + first, wide, second), Qt::AlignLeft | Qt::AlignVCenter, m_line);
    if (hasFocus()) theme::drawFocusAround(painter, box, 14 * unit, unit);
}

StrengthFish::StrengthFish(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StrengthFish::setFish(int fish) {
    m_fish = fish;
    update();
}

QSize StrengthFish::sizeHint() const {
    const qreal unit = theme::unitOf(*this);
    return {qRound(110 * unit), qRound(18 * unit)};
}

void StrengthFish::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    theme::drawStrength(painter, QRectF(rect()), m_fish);
}

} // namespace tacklebox

#include "moc_paperwords.cpp"
