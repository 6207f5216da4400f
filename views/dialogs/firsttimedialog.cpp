#include "views/dialogs/firsttimedialog.h"

#include "views/games/games.h"
#include "views/theme/keymap.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tacklebox {

namespace {
constexpr QSize kFirstTimeSheet(560, 0); ///< in units of scale 1; height by content
} // namespace

FirstTimeDialog::FirstTimeDialog(const QString& game, QWidget* parent)
    : StageDialog(kFirstTimeSheet, parent) {
    setObjectName(QStringLiteral("firstTime"));
    const GameInfo* info = gameInfo(game);
    setHeading(info ? info->title : game, tr("First time playing?"));
    if (info) {
        frame().setBand(theme::bandOf(info->background));
        frame().setCards(artOfCard(info->deck, info->headerCards[0]),
                         artOfCard(info->deck, info->headerCards[1]));
    }
    auto* words = new QLabel(
        tr("Learn the game with a coach in a few minutes.") + u' ' +
        tr("Or jump straight in: press F1 for the rules and F2 for a hint at any time. You won't be asked "
           "again."));
    words->setWordWrap(true);
    body().addWidget(words);

    QPushButton* play = button(tr("Just play"), keys::nameOf(keys::Command::JustPlay));
    QPushButton* show = button(tr("Learn the game"), keys::nameOf(keys::Command::Accept));
    play->setObjectName(QStringLiteral("justPlay"));
    show->setObjectName(QStringLiteral("showMe"));
    show->setDefault(true);
    for (QPushButton* one : {play, show})
        one->setAccessibleDescription(words->text());
    connect(play, &QPushButton::clicked, this, [this] { choose(false); });
    connect(show, &QPushButton::clicked, this, [this] { choose(true); });
    setButtons({play, show});
    show->setFocus();
}

void FirstTimeDialog::choose(bool lesson) {
    m_wantsLesson = lesson;
    accept();
}

void FirstTimeDialog::keyPressEvent(QKeyEvent* event) {
    if (keys::commandOf(*event, keys::Context::FirstTime) == keys::Command::JustPlay)
        choose(false);
    else
        StageDialog::keyPressEvent(event);
}

} // namespace tacklebox

#include "moc_firsttimedialog.cpp"
