// Lessons and the tip coach in the window.
#include "app/desktop/lessonguide.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/stagebar.h"
#include "app/desktop/tablepage.h"
#include "app/desktop/tipcoach.h"
#include "model/store/journal.h"
#include "views/dialogs/lastplans.h"
#include "views/settings/learning.h"
#include "views/theme/keymap.h"
#include "views/theme/stagedialog.h"

#include <QAction>
#include <QMenu>
#include <QStackedWidget>

namespace tacklebox {

void MainWindow::buildLessons() {
    delete m_tipCoach;
    m_tipCoach = new TipCoach(*m_page, m_progress, m_language.current(), this);
    delete m_guide;
    m_guide = new LessonGuide(
        *m_page, m_progress, m_language.current(),
        [this](std::unique_ptr<Table> table, std::optional<double> clock) {
            openUnstored(std::move(table), clock);
        },
        this);
    connect(m_guide, &LessonGuide::leaveWanted, this, [this] {
        m_leftLessonDeclined = false;
        showLobby();
    });
    connect(m_guide, &LessonGuide::leaveActionsChanged, m_bar, &StageBar::setLeaveActions);
    connect(m_bar, &StageBar::leaveWanted, m_guide, &LessonGuide::leave);
    connect(m_bar, &StageBar::skipWanted, m_guide, &LessonGuide::skipPart);
    connect(m_guide, &LessonGuide::playWanted, this, &MainWindow::playFirstGame);
    connect(m_guide, &LessonGuide::puzzlesWanted, this, [this](const QString& game) {
        leaveLesson();
        showLobby();
        openPuzzles(game);
    });
}

void MainWindow::startLesson(const QString& game, bool anew) {
    leaveTable([this, game, anew] {
        QString error;
        if (!m_guide->begin(game, anew, &error))
            return StageMessageBox::warning(this, tr("Can't start this lesson"), error);
        if (m_settingsStore) keepFirstTimeAsked(*m_settingsStore, game); // the user knows where to find it
    });
}

void MainWindow::playFirstGame(const QString& game) {
    TablePlan plan = firstPlan(game);
    if (m_guide->isActive()) plan.seats = m_guide->seats();
    for (SeatPlan& seat : plan.seats)
        if (!seat.person) seat.level = Level::Minnow;
    leaveLesson();
    m_progress.setCoached(game, true);
    QString error;
    if (!openTable(plan, &error)) return StageMessageBox::warning(this, tr("Can't open this table"), error);
    // Suggest these players for the next table of the game, unless the user has chosen others before.
    if (m_settingsStore && !lastPlan(*m_settingsStore, game)) savePlan(*m_settingsStore, plan);
}

void MainWindow::addCoachTo(QMenu& menu) {
    menu.addSeparator();
    QAction* last = menu.addAction(
        tr("The &coach's last tip"), keys::sequencesOf(keys::Command::LastTip).value(0), m_tipCoach,
        [this] { m_guide->isActive() ? m_guide->sayAgain() : m_tipCoach->sayAgain(); });
    last->setObjectName(QStringLiteral("coachSaysAgain"));
    QAction* anew = menu.addAction(tr("&Explain everything again"), m_tipCoach, &TipCoach::restart);
    anew->setObjectName(QStringLiteral("coachExplainsAnew"));
    QAction* on = menu.addAction(tr("&Quiet coach in your first game"), m_tipCoach, &TipCoach::setOn);
    on->setObjectName(QStringLiteral("tipCoachOn"));
    on->setCheckable(true);
    on->setChecked(m_progress.wantsCoach());
    connect(&menu, &QMenu::aboutToShow, m_tipCoach, [this, anew, on] {
        anew->setEnabled(m_tipCoach->mayExplain());
        on->setChecked(m_progress.wantsCoach());
    });
}

void MainWindow::leaveLesson() {
    m_guide->end();
}

void MainWindow::openUnstored(std::unique_ptr<Table> table, std::optional<double> lessonClock) {
    m_pausedHere = false;
    m_journal.reset();
    m_stack->setCurrentWidget(m_page);
    if (m_replayPage) m_replayPage->leave();
    m_page->sit(std::move(table), lessonClock);
    connectBar(*m_page->table());
    setWindowTitle(titleOfTable());
}

} // namespace tacklebox
