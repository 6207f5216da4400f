#include "views/theme/keybutton.h"

#include "views/theme/hintring.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QEvent>
#include <QPainter>

#include <cmath>

namespace tacklebox {

namespace {
constexpr int kGap = 6;
constexpr qreal kEdge = 3;         ///< pixels of the hard edge below
constexpr qreal kStroke = 1.6;     ///< of the outline
constexpr qreal kRoundness = 0.28; ///< of its height
constexpr qreal kCapRadius = 4;

/// An icon of one colour, in that colour.
void drawIcon(QPainter& painter, const QRectF& box, const QIcon& icon, QColor colour) {
    const qreal ratio = painter.device()->devicePixelRatioF();
    QPixmap picture = icon.pixmap((box.size() * ratio).toSize());
    if (picture.isNull()) return;
    {
        QPainter tint(&picture);
        tint.setCompositionMode(QPainter::CompositionMode_SourceIn);
        tint.fillRect(picture.rect(), colour);
    }
    painter.drawPixmap(box, picture, QRectF(picture.rect()));
}

QString shown(const QString& text) {
    return QString(text).replace(QStringLiteral("&&"), QStringLiteral("&"));
}
} // namespace

KeyButton::KeyButton(const QString& words, const QString& key, QWidget* parent)
    : QPushButton(parent), m_key(key) {
    setWords(words);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void KeyButton::setWords(const QString& words) {
    setText(QString(words).replace(u'&', QStringLiteral("&&")));
    setAccessibleName(words);
    updateGeometry();
}

void KeyButton::setKey(const QString& key) {
    m_key = key;
    updateGeometry();
    update();
}

void KeyButton::setFilled(bool filled) {
    m_filled = filled;
    update();
}

void KeyButton::setHinted(bool hinted) {
    m_hinted = hinted;
    update();
}

void KeyButton::setHeld(qreal share) {
    m_held = share;
    update();
}

void KeyButton::setRank(Rank rank) {
    m_rank = rank;
    update();
}

void KeyButton::setIconAlone(bool alone) {
    m_iconAlone = alone;
    updateGeometry();
    update();
}

QFont KeyButton::capFont() const {
    QFont small = font();
    if (small.pixelSize() > 0)
        small.setPixelSize(qMax(9, small.pixelSize() * 80 / 100));
    else
        small.setPointSizeF(small.pointSizeF() * 0.8);
    return small;
}

QString KeyButton::writing() const {
    return m_iconAlone && !icon().isNull() ? QString() : shown(text());
}

int KeyButton::capWidth() const {
    const QFontMetrics cap(capFont());
    return m_key.isEmpty() ? 0 : qMax(cap.horizontalAdvance(m_key) + 10, cap.height());
}

int KeyButton::iconSide() const {
    return icon().isNull() ? 0 : fontMetrics().height();
}

QSize KeyButton::sizeHint() const {
    const QFontMetrics words(font());
    const int pad = words.height() / 2 + 2;
    int width = words.horizontalAdvance(writing()) + 2 * pad;
    if (iconSide() > 0) width += iconSide() + (writing().isEmpty() ? 0 : kGap);
    if (capWidth() > 0) width += kGap + capWidth();
    return {width, qMax(30, words.height() + 16)}; // 28 px and more: ux.md 4.4
}

void KeyButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool quiet = m_rank == Rank::Quiet && !m_filled;
    const QColor around = palette().color(QPalette::WindowText); // of what it lies on
    QColor ground = m_filled ? tokens::kGold : tokens::kPaper, ink = tokens::kInk, outline = tokens::kInk;
    if (quiet) {
        ground = QColor(around.red(), around.green(), around.blue(), 26);
        ink = around;
        outline = QColor(around.red(), around.green(), around.blue(), 110);
    }
    if (!isEnabled()) {
        ink.setAlpha(quiet ? 130 : 255);
        if (!quiet) {
            ground = tokens::kSand;
            ink = tokens::kMuted;
        }
    } else if (isChecked()) {
        ground = tokens::kGoldLight;
        ink = tokens::kInk;
    } else if (underMouse() && !isDown()) {
        ground = quiet ? QColor(around.red(), around.green(), around.blue(), 56)
                       : theme::mixed(ground, Qt::white, 0.35);
    }
    // The ring of the focus has three pixels around; a hard edge below is gone while it is pressed.
    const bool raised = !quiet && isEnabled() && !isDown() && !isChecked();
    const qreal edge = quiet ? 0 : kEdge;
    QRectF box = QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5 - edge);
    const qreal radius = kRoundness * box.height();
    const QRectF whole = box.adjusted(0, 0, 0, edge);
    if (raised) {
        painter.setPen(QPen(outline, kStroke));
        painter.setBrush(outline);
        painter.drawRoundedRect(whole, radius, radius);
    } else {
        box.translate(0, edge);
    }
    painter.setPen(QPen(outline, quiet ? 1 : kStroke));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, radius, radius);
    if (m_held > 0) {
        painter.save();
        painter.setClipRect(QRectF(box.left(), box.top(), box.width() * m_held, box.height()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::mixed(ground, ink, 0.35));
        painter.drawRoundedRect(box, radius, radius);
        painter.restore();
    }
    if (m_hinted) drawHintRing(painter, box.adjusted(-0.5, -0.5, 0.5, 0.5), radius);
    if (hasFocus()) { // gold light with ink between
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(around, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius + 2, radius + 2);
        painter.setPen(QPen(tokens::kGold, 2));
        painter.drawRoundedRect(whole.adjusted(2, 2, -2, -2), radius - 2, radius - 2);
    }

    const int side = iconSide(), cap = capWidth(), words = fontMetrics().horizontalAdvance(writing());
    const int needed = words + (cap ? kGap + cap : 0) + (side ? side + (words ? kGap : 0) : 0);
    qreal x = std::round(box.center().x() - needed / 2.0);
    if (side) {
        drawIcon(painter, QRectF(x, std::round(box.center().y() - side / 2.0), side, side), icon(), ink);
        x += side + (words ? kGap : 0);
    }
    painter.setPen(ink);
    painter.drawText(QRectF(x, box.top(), words + 2, box.height()), Qt::AlignVCenter | Qt::AlignLeft,
                     writing());
    if (!cap) return;
    const QFontMetrics small(capFont());
    const QRectF capBox(x + words + kGap + 0.5, std::round(box.center().y() - small.height() / 2.0) - 0.5,
                        cap - 1, small.height() + 1);
    painter.setPen(QPen(ink, 1));
    painter.setBrush(quiet ? QColor(Qt::transparent) : theme::mixed(ground, Qt::white, 0.5));
    painter.drawRoundedRect(capBox, kCapRadius, kCapRadius);
    painter.setFont(capFont());
    painter.drawText(capBox, Qt::AlignCenter, m_key);
}

ButtonRow::ButtonRow(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ButtonRow::setWidgets(const QList<QWidget*>& widgets) {
    m_widgets = widgets;
    QWidget* before = nullptr;
    for (QWidget* widget : m_widgets) {
        widget->setParent(this);
        widget->show();
        if (before) setTabOrder(before, widget);
        before = widget;
    }
    updateGeometry();
    arrange(width(), true);
}

void ButtonRow::setAlignment(Qt::Alignment alignment) {
    m_alignment = alignment;
    arrange(width(), true);
}

QList<QWidget*> ButtonRow::shown() const {
    QList<QWidget*> widgets = m_widgets;
    widgets.removeIf([](const QWidget* widget) { return widget->isHidden(); });
    return widgets;
}

int ButtonRow::arrange(int width, bool move) const {
    const QList<QWidget*> widgets = shown();
    int y = 0;
    for (qsizetype first = 0; first < widgets.size();) {
        int used = 0, high = 0;
        qsizetype next = first;
        while (next < widgets.size()) {
            const QSize hint = widgets[next]->sizeHint();
            const int with = used + (next > first ? kGap : 0) + hint.width();
            if (next > first && with > width) break;
            used = with;
            high = qMax(high, hint.height());
            ++next;
        }
        int x = 0;
        if (m_alignment & Qt::AlignHCenter) x = qMax(0, (width - used) / 2);
        if (m_alignment & Qt::AlignRight) x = qMax(0, width - used);
        for (; first < next; ++first) {
            const QSize hint = widgets[first]->sizeHint();
            if (move) widgets[first]->setGeometry(x, y, hint.width(), high);
            x += hint.width() + kGap;
        }
        y += high + (next < widgets.size() ? kGap : 0);
    }
    return y;
}

int ButtonRow::heightForWidth(int width) const {
    return arrange(width, false);
}

int ButtonRow::widthOf(const QList<QWidget*>& widgets) {
    int width = 0;
    for (const QWidget* widget : widgets)
        width += widget->sizeHint().width() + kGap;
    return qMax(0, width - kGap);
}

QSize ButtonRow::sizeHint() const {
    const int width = widthOf(shown());
    return {width, arrange(qMax(1, width), false)};
}

QSize ButtonRow::minimumSizeHint() const {
    QSize least(0, 0);
    for (const QWidget* widget : shown())
        least = least.expandedTo(widget->sizeHint());
    return least;
}

void ButtonRow::resizeEvent(QResizeEvent*) {
    arrange(width(), true);
}

bool ButtonRow::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange(width(), true);
    }
    return QWidget::event(event);
}

} // namespace tacklebox

#include "moc_keybutton.cpp"
