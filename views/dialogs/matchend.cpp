#include "views/dialogs/matchend.h"

#include "views/panels/playerwords.h"
#include "views/panels/scorespanel.h"
#include "views/theme/keybutton.h"

#include <QLabel>

namespace tacklebox {

MatchEnd::MatchEnd(QWidget* table) : TableOverlay(table) {
    setAccessibleName(tr("The match is over"));
    m_default = new KeyButton(tr("Play again"), tr("Space", "key"), this);
    m_default->setObjectName(QStringLiteral("again"));
    m_default->setFilled(true);
    auto* lobby = new KeyButton(tr("Back to the lobby"), {}, this);
    lobby->setObjectName(QStringLiteral("lobby"));
    auto* watch = new KeyButton(tr("Watch it again"), {}, this);
    watch->setObjectName(QStringLiteral("watch"));
    for (KeyButton* button : {m_default, watch, lobby})
        button->installEventFilter(this);
    m_row->setWidgets({m_default, watch, lobby, m_talk});
    setTabOrder(m_default, watch);
    setTabOrder(watch, lobby);
    setTabOrder(lobby, m_talk);
    connect(watch, &QPushButton::clicked, this, &MatchEnd::watchWanted);
    connect(m_default, &QPushButton::clicked, this, &MatchEnd::againWanted);
    connect(lobby, &QPushButton::clicked, this, &MatchEnd::lobbyWanted);
}

void MatchEnd::fill(const Table& table) {
    const MatchScore& score = table.score();
    const Seat you = table.names().you;
    const bool yours = you != kNoSeat && score.winners.has(you);
    QStringList others;
    for (const Seat seat : score.winners)
        if (seat != you) others.append(seatTitle(table.plan(), seat));
    if (score.winners.empty())
        m_title->setText(tr("The match is over"));
    else if (yours && others.isEmpty())
        m_title->setText(tr("You have won!"));
    else if (yours)
        m_title->setText(tr("You share the win with %1", "one or several players").arg(listed(others)));
    else if (others.size() > 1)
        m_title->setText(tr("%1 share the win", "several players").arg(listed(others)));
    else
        m_title->setText(tr("%1 has won", "one player").arg(others.first()));
    const int deals = int(table.deals().size());
    m_line->setText(deals > 0 ? table.endingWords(deals - 1) : QString());
    m_sheet->show(&table, 6);
    m_more->clear();
    setAccessibleDescription(m_title->text());
}

} // namespace tacklebox
