#include "views/theme/keybutton.h"

#include "views/theme/hintring.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QPainter>

namespace tacklebox {

namespace {
constexpr int kGap = 6;
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

QFont KeyButton::capFont() const {
    QFont small = font();
    if (small.pixelSize() > 0)
        small.setPixelSize(qMax(9, small.pixelSize() * 85 / 100));
    else
        small.setPointSizeF(small.pointSizeF() * 0.85);
    return small;
}

QSize KeyButton::sizeHint() const {
    const QFontMetrics words(font()), cap(capFont());
    const int pad = words.height() / 2 + 2;
    int width = words.horizontalAdvance(shown(text())) + 2 * pad;
    if (!icon().isNull()) width += words.height() + (text().isEmpty() ? 0 : kGap);
    if (!m_key.isEmpty()) width += kGap + qMax(cap.horizontalAdvance(m_key) + 10, cap.height());
    return {width, qMax(30, words.height() + 14)}; // 28 px and more: ux.md 4.4
}

void KeyButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colours = palette();
    QColor ground = m_filled ? theme::kGold : colours.color(QPalette::Button);
    QColor ink = m_filled ? theme::kInk : colours.color(QPalette::ButtonText);
    if (!isEnabled()) {
        ground = colours.color(QPalette::Disabled, QPalette::Button);
        ink = colours.color(QPalette::Disabled, QPalette::ButtonText);
    } else if (isDown() || isChecked()) {
        ground = theme::mixed(ground, ink, 0.24);
    } else if (underMouse()) {
        ground = theme::mixed(ground, ink, 0.09);
    }
    const QRectF box = QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5);
    painter.setPen(QPen(theme::mixed(ground, ink, 0.45), 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 6, 6);
    if (m_held > 0) {
        painter.save();
        painter.setClipRect(QRectF(box.left(), box.top(), box.width() * m_held, box.height()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::mixed(ground, ink, 0.35));
        painter.drawRoundedRect(box, 6, 6);
        painter.restore();
    }
    if (m_hinted) drawHintRing(painter, box.adjusted(-0.5, -0.5, 0.5, 0.5), 6);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.color(QPalette::WindowText), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    }

    const QFontMetrics cap(capFont());
    const int capWidth = m_key.isEmpty() ? 0 : qMax(cap.horizontalAdvance(m_key) + 10, cap.height());
    const int iconSide = icon().isNull() ? 0 : fontMetrics().height();
    const int wordsWidth = fontMetrics().horizontalAdvance(shown(text()));
    const int whole =
        wordsWidth + (capWidth ? kGap + capWidth : 0) + (iconSide ? iconSide + (wordsWidth ? kGap : 0) : 0);
    int x = (width() - whole) / 2;
    if (iconSide) {
        icon().paint(&painter, QRect(x, (height() - iconSide) / 2, iconSide, iconSide), Qt::AlignCenter,
                     isEnabled() ? QIcon::Normal : QIcon::Disabled);
        x += iconSide + kGap;
    }
    painter.setPen(ink);
    painter.drawText(QRect(x, 0, wordsWidth + 2, height()), Qt::AlignVCenter | Qt::AlignLeft, shown(text()));
    if (!capWidth) return;
    const QRectF capBox(x + wordsWidth + kGap + 0.5, (height() - cap.height() - 2) / 2 + 0.5, capWidth - 1,
                        cap.height() + 1);
    painter.setPen(QPen(theme::mixed(ground, ink, 0.55), 1));
    painter.setBrush(theme::mixed(ground, m_filled ? QColor(Qt::white) : colours.color(QPalette::Base), 0.5));
    painter.drawRoundedRect(capBox, 3, 3);
    painter.setPen(ink);
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

QSize ButtonRow::sizeHint() const {
    int width = 0;
    for (const QWidget* widget : shown())
        width += widget->sizeHint().width() + kGap;
    width = qMax(0, width - kGap);
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
