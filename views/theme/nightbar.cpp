#include "views/theme/nightbar.h"

#include "views/theme/colours.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QPainter>

namespace tacklebox {

NightBar::NightBar(TopLine line, QWidget* parent) : QFrame(parent), m_line(line) {
    setFrameShape(QFrame::NoFrame);
    setAutoFillBackground(true);
    darken();
}

void NightBar::darken() {
    const theme::Theme& colour = theme::currentTheme();
    QPalette colours = palette();
    if (colours.color(QPalette::Window) == colour.night) return;
    colours.setColor(QPalette::Window, colour.night);
    colours.setColor(QPalette::WindowText, colour.onNight);
    setPalette(colours);
}

void NightBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange) darken();
}

void NightBar::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    if (m_line == TopLine::None) return;
    QPainter painter(this);
    painter.fillRect(0, 0, width(), 2, faded(theme::currentTheme().act, 0.55));
}

} // namespace tacklebox

#include "moc_nightbar.cpp"
