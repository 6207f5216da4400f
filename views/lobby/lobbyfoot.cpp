#include "views/lobby/lobbyfoot.h"

#include "views/lobby/lobbyscale.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace tacklebox {

namespace {
constexpr qreal kFootLetters = 15; ///< units
constexpr qreal kFootStep = 0.05;  ///< of these letters
} // namespace

LobbyFoot::LobbyFoot(QWidget* parent) : QFrame(parent), m_row(new ButtonRow(this)) {
    setObjectName(QStringLiteral("lobbyFoot"));
    setFrameShape(QFrame::NoFrame);
    setAutoFillBackground(true);
    m_row->setAlignment(Qt::AlignHCenter);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_row);
    darken();
}

void LobbyFoot::take(const QList<KeyButton*>& buttons) {
    m_buttons = QList<QWidget*>(buttons.begin(), buttons.end());
    m_row->setWidgets(m_buttons);
}

int LobbyFoot::layFor(int width, const LobbyScale& scale) {
    const int side = qRound(scale.px(10)), edge = qRound(scale.px(4));
    layout()->setContentsMargins(side, edge + 2, side, edge);
    const int room = width - 2 * side;
    const auto write = [&](qreal share) {
        const QFont letters = scale.body(kFootLetters * share, true);
        for (QWidget* button : std::as_const(m_buttons))
            button->setFont(letters);
        return ButtonRow::widthOf(m_buttons) <= room;
    };
    const qreal least = ButtonRow::leastShare();
    for (qreal share = 1; !write(share) && share > least;)
        share = std::max(least, share - kFootStep);
    return m_row->heightForWidth(room) + 2 * edge + 2;
}

void LobbyFoot::darken() {
    const theme::Theme& colour = theme::currentTheme();
    QPalette colours = palette();
    if (colours.color(QPalette::Window) == colour.night) return;
    colours.setColor(QPalette::Window, colour.night);
    colours.setColor(QPalette::WindowText, colour.onNight);
    setPalette(colours);
}

void LobbyFoot::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange) darken();
}

void LobbyFoot::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    QPainter painter(this);
    QColor line = theme::currentTheme().act;
    line.setAlphaF(0.55F);
    painter.fillRect(0, 0, width(), 2, line);
}

} // namespace tacklebox

#include "moc_lobbyfoot.cpp"
