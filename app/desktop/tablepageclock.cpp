// Pauses, and the count before a clock runs.
#include "app/desktop/tablepage.h"
#include "model/host/anygame.h"
#include "model/table/gameclock.h"
#include "model/table/table.h"
#include "views/dialogs/curtain.h"
#include "views/panels/announcer.h"
#include "views/panels/countdownsign.h"
#include "views/panels/pauseoverlay.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/tableview.h"
#include "views/sounds/sounds.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMenu>

namespace tacklebox {

namespace {
constexpr int kLastSeconds = 3; ///< of a live window, in real time
} // namespace

void TablePage::setPaused(bool paused) {
    if (m_table) m_table->setPaused(paused);
}

void TablePage::pauseForOtherPage() {
    m_goesAway = true; // no announcement: Esc does nothing on the next page
    setPaused(true);
    m_goesAway = false;
}

void TablePage::showPause() {
    const bool paused = m_table && m_table->paused();
    m_pauseOverlay->setVisible(paused && !m_curtain->hangs());
    if (!m_goesAway)
        m_announcer->announcePrivate(paused ? TableInput::pausedWords() : tr("The game continues."));
    if (!paused && !m_curtain->hangs()) m_view->setFocus();
}

void TablePage::pauseClock() {
    if (m_table && m_table->plan().tempo == Tempo::Live && m_table->waitingFor() != WaitingFor::Over)
        m_table->setPaused(true);
}

void TablePage::setAttended(bool attended) {
    m_attended = attended;
    updateAttended();
}

void TablePage::waitForMenu(QMenu* menu) {
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        m_openMenus.insert(menu);
        updateAttended();
    });
    connect(menu, &QMenu::aboutToHide, this, [this, menu] {
        m_openMenus.remove(menu);
        updateAttended();
    });
}

void TablePage::updateAttended() {
    if (m_table) m_table->setAttended(m_attended && m_openMenus.isEmpty());
}

void TablePage::showCount() {
    const CountIn::Step step = m_table ? m_table->countIn().step() : CountIn::Step::None;
    m_countdown->setStep(step);
    if (step == CountIn::Step::None) return;
    m_announcer->announcePrivate(m_countdown->word());
    m_sounds->play(step == CountIn::Step::Go ? QStringLiteral("your-turn") : QStringLiteral("card-place"));
}

/// Needed by users who can't see the time bar.
void TablePage::sayLastSeconds() {
    if (!m_table) return;
    GameClock& clock = m_table->clock();
    const std::optional<int> left = m_table->windowLeft();
    const auto last = qint64(kLastSeconds * 1000 * m_table->tableRules().clockRate);
    if (!left || *left <= last) return clock.cancel(&m_lastSeconds);
    clock.callAt(&m_lastSeconds, clock.now() + *left - last, [this, last] {
        // The window may have been held meanwhile, so that it ends later.
        if (!m_table || !m_table->windowLeft()) return;
        *m_table->windowLeft() > last ? sayLastSeconds()
                                      : m_announcer->announceNow(tr("Three seconds left."));
    });
}

bool TablePage::endsCount(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::MouseButtonPress) return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || !m_table || m_table->countIn().step() == CountIn::Step::None ||
        (widget != this && !isAncestorOf(widget)))
        return false;
    if (event->type() == QEvent::KeyPress) {
        const auto* pressed = static_cast<QKeyEvent*>(event);
        const int key = pressed->key();
        if (key == Qt::Key_Escape || (key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock)) return false;
        if (pressed->isAutoRepeat()) return true;
    }
    m_table->skipCount();
    return true;
}

bool TablePage::isAskedInTurn() const {
    return m_table && !m_table->isReplay() && !isOfLesson() && m_table->plan().tempo != Tempo::Live &&
           m_table->game().live && m_table->people() < m_table->plan().seats.size();
}

void TablePage::mentionSlowClock() {
    if (isAskedInTurn() && m_pauseFactor > 1 && m_table->waitingFor() != WaitingFor::Over)
        return showNotice(tr("In your first matches the bots play slowly. Press H to hold them."));
    if (!m_table || !m_gentle || m_lessonClock || m_table->plan().tempo != Tempo::Live ||
        m_table->waitingFor() == WaitingFor::Over)
        return;
    showNotice(tr("The clock runs at %1% for now. Change it with the box beside it.")
                   .arg(qRound(m_tableRules.clockRate * 100)));
}

} // namespace tacklebox
