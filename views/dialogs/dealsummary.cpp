#include "views/dialogs/dealsummary.h"

#include "views/games/games.h"
#include "views/panels/scorespanel.h"
#include "views/theme/keybutton.h"

#include <QLabel>

namespace tacklebox {

DealSummary::DealSummary(QWidget* table) : TableOverlay(table) {
    setAccessibleName(tr("The deal has ended"));
    m_default = new KeyButton(tr("Next deal"), tr("Space", "key"), this);
    m_default->setObjectName(QStringLiteral("nextDeal"));
    m_default->setFilled(true);
    m_default->installEventFilter(this);
    m_row->setWidgets({m_default, m_talk});
    setTabOrder(m_default, m_talk);
    connect(m_default, &QPushButton::clicked, this, &DealSummary::carriedOn);
}

void DealSummary::fill(const Table& table) {
    const int deals = int(table.deals().size());
    m_title->setText(tr("Deal %1").arg(deals));
    m_line->setText(deals > 0 ? table.endingWords(deals - 1) : QString());
    m_sheet->show(&table, 1);
    m_more->setText(targetWords(table.plan()));
    setAccessibleDescription(m_line->text());
}

} // namespace tacklebox
