#include "views/panels/stepicons.h"

#include "views/theme/colours.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>

namespace tacklebox {

namespace {

class StepIcon : public QIconEngine {
  public:
    StepIcon(StepSign sign, bool onGold) : m_sign(sign), m_onGold(onGold) {}

    QIconEngine* clone() const override { return new StepIcon(m_sign, m_onGold); }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const QPalette colours = QGuiApplication::palette();
        const QColor ink = mode == QIcon::Disabled ? colours.color(QPalette::Disabled, QPalette::ButtonText)
                           : m_onGold              ? kInk
                                                   : colours.color(QPalette::ButtonText);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(ink);
        // Coordinates are 0 to 12.
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / 12.0, rect.height() / 12.0);
        if (m_sign == StepSign::ToStart || m_sign == StepSign::Back) {
            painter->translate(12, 0);
            painter->scale(-1, 1);
        }
        draw(*painter);
        painter->restore();
    }

  private:
    void draw(QPainter& painter) const {
        const auto arrow = [&painter](qreal left, qreal right) {
            painter.drawPolygon(QPolygonF{{left, 1}, {right, 6}, {left, 11}});
        };
        switch (m_sign) {
        case StepSign::Play: arrow(2, 11); break;
        case StepSign::Pause:
            painter.drawRect(QRectF(2, 1, 3, 10));
            painter.drawRect(QRectF(7, 1, 3, 10));
            break;
        case StepSign::Back: // a bar, then an arrow
        case StepSign::On:
            painter.drawRect(QRectF(1.5, 1, 2, 10));
            arrow(4.5, 11);
            break;
        case StepSign::ToStart: // arrows, then a bar
        case StepSign::ToEnd:
            arrow(0.5, 5);
            arrow(5, 9.5);
            painter.drawRect(QRectF(9.5, 1, 2, 10));
            break;
        }
    }

    StepSign m_sign;
    bool m_onGold;
};

} // namespace

QIcon stepIcon(StepSign sign, bool onGold) {
    return QIcon(new StepIcon(sign, onGold));
}

} // namespace tacklebox
