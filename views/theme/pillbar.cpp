#include "views/theme/pillbar.h"

#include "views/theme/parts.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QKeyEvent>
#include <QPainter>

namespace tacklebox {

Pill::Pill(const QString& words, QWidget* parent) : QAbstractButton(parent) {
    setText(QString(words).replace(u'&', QStringLiteral("&&")));
    setAccessibleName(words);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
}

QSize Pill::sizeHint() const {
    const qreal unit = theme::unitOf(*this), reach = theme::focusReach(unit);
    const int words = fontMetrics().horizontalAdvance(accessibleName());
    return {qCeil(words + 32 * unit + 2 * reach),
            qCeil(qMax<qreal>(38 * unit, fontMetrics().height() + 8) + 2 * reach)};
}

void Pill::paintEvent(QPaintEvent*) {
    const theme::Theme& l = theme::currentTheme();
    const qreal unit = theme::unitOf(*this), reach = theme::focusReach(unit);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF pill = QRectF(rect()).adjusted(reach, reach, -reach, -reach);
    const qreal radius = tokens::kButtonRoundness * pill.height(), half = 1.1 * unit;
    const bool over = underMouse() && l.shadows;
    drawRounded(painter, pill.adjusted(half, half, -half, -half), radius,
                !isEnabled()       ? l.off
                : isChecked()      ? l.ink
                : over || isDown() ? l.row
                                   : l.paperSecond,
                QPen(isEnabled() ? l.ink : l.onOff, 2.2 * unit));
    painter.setPen(!isEnabled() ? l.onOff : isChecked() ? l.onInk : l.ink);
    painter.drawText(pill, Qt::AlignCenter, accessibleName());
    if (hasFocus()) theme::drawFocusAround(painter, pill, radius, unit);
}

void Pill::keyPressEvent(QKeyEvent* event) {
    // In a group the arrows choose the next pill, however many rows there are. Space and Enter choose too.
    const int key = event->key();
    const bool on = key == Qt::Key_Right || key == Qt::Key_Down;
    if (const QButtonGroup* pills = group(); pills && (on || key == Qt::Key_Left || key == Qt::Key_Up)) {
        const int count = int(pills->buttons().size());
        if (QAbstractButton* next = pills->button((pills->id(this) + (on ? 1 : count - 1)) % count)) {
            next->setFocus(Qt::TabFocusReason);
            next->click();
        }
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

PillBar::PillBar(const QStringList& words, QWidget* parent) : ButtonRow(parent) {
    m_group.setExclusive(true);
    connect(&m_group, &QButtonGroup::idToggled, this, [this](int number, bool on) {
        if (on) emit currentChanged(number);
    });
    setWords(words);
}

void PillBar::setWords(const QStringList& words) {
    for (Pill* pill : std::as_const(m_pills)) {
        m_group.removeButton(pill);
        pill->hide();
        pill->deleteLater();
    }
    m_pills.clear();
    QList<QWidget*> widgets;
    for (const QString& one : words) {
        auto* pill = new Pill(one);
        m_group.addButton(pill, int(m_pills.size()));
        m_pills.append(pill);
        widgets.append(pill);
    }
    setWidgets(widgets);
    setCurrent(0);
}

void PillBar::setCurrent(int number) {
    if (Pill* chosen = pill(number)) chosen->setChecked(true);
}

} // namespace tacklebox

#include "moc_pillbar.cpp"
