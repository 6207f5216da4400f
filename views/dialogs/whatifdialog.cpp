#include "views/dialogs/whatifdialog.h"

#include "views/dialogs/newtabledialog.h"
#include "views/panels/playerwords.h"
#include "views/theme/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr Level kLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark};
constexpr int kPerson = -1;
constexpr int kLeastWidth = 420;

QLabel* paragraph(const QString& words) {
    auto* label = new QLabel(words);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

WhatIfDialog::WhatIfDialog(const TablePlan& match, const QString& where, QWidget* parent)
    : QDialog(parent), m_plan(match), m_fault(paragraph({})) {
    m_plan.whatIf = true;
    setWindowTitle(tr("What if?"));
    auto* title = new QLabel(tr("Play on from here"));
    title->setFont(theme::titleFont(theme::fontPixels(*this) * 1.6));
    auto* column = new QVBoxLayout(this);
    column->addWidget(title);
    column->addWidget(paragraph(where));
    column->addWidget(paragraph(
        tr("From here on a game of its own is played, with the same cards in hands and piles. It is kept "
           "beside the one that you are watching, which stays as it is, and it counts in no statistics.")));

    auto* seats = new QFormLayout;
    for (qsizetype seat = 0; seat < m_plan.seats.size(); ++seat) {
        const SeatPlan& plan = m_plan.seats[seat];
        auto* who = new QComboBox;
        who->setObjectName(QStringLiteral("who%1").arg(seat));
        const bool you = Seat(seat) == onlyPersonOf(m_plan.seats);
        who->setAccessibleName(you ? tr("Who plays for you") : tr("Who plays for %1").arg(plan.name));
        who->addItem(tr("Person"), kPerson);
        for (const Level level : kLevels)
            who->addItem(tr("Bot: %1").arg(levelTitle(level)), int(level));
        const int row = who->findData(plan.person ? kPerson : int(plan.level));
        who->setCurrentIndex(row < 0 ? who->findData(int(Level::Perch)) : row);
        connect(who, &QComboBox::currentIndexChanged, this, &WhatIfDialog::check);
        seats->addRow(you ? seatTitle(m_plan, Seat(seat), Seat(seat)) : plan.name, who);
        m_who.append(who);
    }
    column->addLayout(seats);
    m_fault->setObjectName(QStringLiteral("fault"));
    QFont bold = font();
    bold.setBold(true);
    m_fault->setFont(bold);
    column->addWidget(m_fault);

    auto* buttons = new QDialogButtonBox;
    QPushButton* play = buttons->addButton(tr("Play"), QDialogButtonBox::AcceptRole);
    play->setObjectName(QStringLiteral("play"));
    play->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &WhatIfDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    setMinimumWidth(std::max(kLeastWidth, int(theme::fontPixels(*this) * 30)));
    check();
    play->setFocus();
}

TablePlan WhatIfDialog::plan() const {
    TablePlan plan = m_plan;
    for (qsizetype seat = 0; seat < plan.seats.size(); ++seat) {
        const int who = m_who[seat]->currentData().toInt();
        plan.seats[seat].person = who == kPerson;
        if (who != kPerson) plan.seats[seat].level = Level(who);
    }
    return plan;
}

void WhatIfDialog::check() {
    m_fault->setText(NewTableDialog::fault(plan()));
    m_fault->setVisible(!m_fault->text().isEmpty());
}

void WhatIfDialog::accept() {
    check();
    if (m_fault->text().isEmpty()) QDialog::accept();
}

} // namespace tacklebox

#include "moc_whatifdialog.cpp"
