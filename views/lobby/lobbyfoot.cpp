#include "views/lobby/lobbyfoot.h"

#include "views/lobby/lobbyscale.h"
#include "views/theme/keybutton.h"

#include <QVBoxLayout>

namespace tacklebox {

namespace {
constexpr qreal kFootFontSize = 15; ///< units
} // namespace

LobbyFoot::LobbyFoot(QWidget* parent) : NightBar(TopLine::Gold, parent), m_row(new ButtonRow(this)) {
    setObjectName(QStringLiteral("lobbyFoot"));
    m_row->setAlignment(Qt::AlignHCenter);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_row);
}

void LobbyFoot::take(const QList<KeyButton*>& buttons) {
    m_buttons = QList<QWidget*>(buttons.begin(), buttons.end());
    m_row->setWidgets(m_buttons);
}

int LobbyFoot::layoutForWidth(int width, const LobbyScale& scale) {
    const int side = qRound(scale.px(10)), edge = qRound(scale.px(4));
    layout()->setContentsMargins(side, edge + 2, side, edge);
    const int room = width - 2 * side;
    for (QWidget* button : std::as_const(m_buttons))
        button->setFont({}); // take the font of the row, not the one from the wall
    m_row->fitFont(scale.body(kFootFontSize, true), 1, room);
    return m_row->heightForWidth(room) + 2 * edge + 2;
}

} // namespace tacklebox

#include "moc_lobbyfoot.cpp"
