#include "views/theme/dialogparts.h"

#include "views/theme/colours.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QMainWindow>
#include <QPainter>

namespace tacklebox {

namespace {
constexpr float kDim = 0.74F;
} // namespace

ModalDimmer::ModalDimmer(QWidget* window) : QWidget(window) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setObjectName(QStringLiteral("modalDimmer"));
    cover();
    show();
    raise();
    window->installEventFilter(this);
}

void ModalDimmer::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), faded(theme::currentTheme().night, kDim));
}

bool ModalDimmer::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) cover();
    return QWidget::eventFilter(watched, event);
}

void ModalDimmer::cover() {
    // Do not dim the bar of the window.
    const auto* main = qobject_cast<QMainWindow*>(parentWidget());
    const QWidget* bar = main ? main->menuWidget() : nullptr;
    const int top = bar && bar->isVisible() ? bar->geometry().bottom() + 1 : 0;
    setGeometry(0, top, parentWidget()->width(), parentWidget()->height() - top);
}

CloseDisc::CloseDisc(QWidget* parent, Kind kind) : QAbstractButton(parent), m_kind(kind) {
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setObjectName(QStringLiteral("closeDisc"));
}

void CloseDisc::paintEvent(QPaintEvent*) {
    const theme::Theme& l = theme::currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = width(), stroke = side * 0.075;
    painter.setPen(QPen(l.ink, stroke));
    const bool lit = isDown() || underMouse(), deletes = m_kind == Kind::Deletes;
    painter.setBrush(!lit ? l.paper : deletes ? l.danger : l.row);
    painter.drawEllipse(QRectF(rect()).adjusted(stroke, stroke, -stroke, -stroke));
    painter.setPen(QPen(!lit      ? l.ink
                        : deletes ? l.onDanger
                                  : l.onRow,
                        side * 0.1, Qt::SolidLine, Qt::RoundCap));
    const qreal from = side * 0.34, to = side * 0.66;
    painter.drawLine(QPointF(from, from), QPointF(to, to));
    painter.drawLine(QPointF(to, from), QPointF(from, to));
}

} // namespace tacklebox
