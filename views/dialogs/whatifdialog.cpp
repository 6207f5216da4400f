#include "views/dialogs/whatifdialog.h"

#include "views/dialogs/newtabledialog.h"
#include "views/games/games.h"
#include "views/panels/playerwords.h"
#include "views/theme/cardgrid.h"
#include "views/theme/facebutton.h"
#include "views/theme/keymap.h"
#include "views/theme/paperwords.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tacklebox {

namespace {

constexpr Level kLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark};
constexpr int kPerson = -1;
constexpr QSize kWhatIfSheet(760, 0); ///< in units of scale 1; height by content
constexpr int kWhoWidth = 330, kWhoFace = 52;

QLabel* paragraph(const QString& words) {
    auto* label = new QLabel(words);
    label->setWordWrap(true);
    return label;
}

} // namespace

WhatIfDialog::WhatIfDialog(const TablePlan& match, const QString& where, QWidget* parent)
    : StageDialog(kWhatIfSheet, parent), m_plan(match), m_error(new ErrorLabel) {
    m_plan.whatIf = true;
    setHeading(tr("What if?"), where);
    frame().setHeading(tr("Play on from here"), where);
    if (const GameInfo* game = gameInfo(match.game)) {
        frame().setBand(theme::bandOf(game->background));
        frame().setCards(artOfCard(game->deck, game->headerCards[0]),
                         artOfCard(game->deck, game->headerCards[1]));
    }
    QVBoxLayout* column = &body();
    column->addWidget(paragraph(
        tr("This starts a new game with the same cards in hands and piles. The game you are watching doesn't "
           "change. The new one is saved, too, but doesn't count in the statistics.")));

    auto* seats = new CardGrid(kWhoWidth, 2);
    QList<QWidget*> boxes;
    for (qsizetype seat = 0; seat < m_plan.seats.size(); ++seat) {
        const SeatPlan& plan = m_plan.seats[seat];
        auto* who = new QComboBox;
        who->setObjectName(QStringLiteral("who%1").arg(seat));
        const bool you = Seat(seat) == onlyPersonOf(m_plan.seats);
        who->setAccessibleName(you ? tr("Who plays for you") : tr("Who plays for %1").arg(plan.name));
        who->addItem(tr("Player"), kPerson);
        for (const Level level : kLevels)
            who->addItem(tr("Bot: %1").arg(levelTitle(level)), int(level));
        const int row = who->findData(plan.person ? kPerson : int(plan.level));
        who->setCurrentIndex(row < 0 ? who->findData(int(Level::Perch)) : row);
        connect(who, &QComboBox::currentIndexChanged, this, &WhatIfDialog::check);
        auto* box = new PaperBox;
        auto* line = new QHBoxLayout(box);
        auto* face = new FaceButton(kWhoFace);
        face->setFocusPolicy(Qt::NoFocus);
        face->setAttribute(Qt::WA_TransparentForMouseEvents);
        face->setFace(plan.person || !regulars().contains(plan.name) ? QStringLiteral("guest")
                                                                     : plan.name.toLower());
        auto* label = new QLabel(you ? seatTitle(m_plan, Seat(seat), Seat(seat)) : plan.name);
        line->addWidget(face);
        line->addWidget(label, 1);
        line->addWidget(who);
        boxes.append(box);
        m_who.append(who);
    }
    seats->setCards(boxes);
    column->addWidget(seats);
    m_error->setObjectName(QStringLiteral("error"));
    foot().addWidget(m_error);

    QPushButton* cancel = button(tr("Cancel"), keys::nameOf(keys::Command::Close));
    QPushButton* play = button(tr("Play"), keys::nameOf(keys::Command::Accept));
    play->setObjectName(QStringLiteral("play"));
    play->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(play, &QPushButton::clicked, this, &WhatIfDialog::accept);
    setButtons({cancel, play});
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
    m_error->setText(NewTableDialog::validationError(plan()));
    m_error->setVisible(!m_error->text().isEmpty());
}

void WhatIfDialog::accept() {
    check();
    if (m_error->text().isEmpty()) QDialog::accept();
}

} // namespace tacklebox

#include "moc_whatifdialog.cpp"
