// Reports events when they are shown, and shows the sheets after a deal or match.
#include "app/desktop/tablepage.h"
#include "model/table/table.h"
#include "views/dialogs/curtain.h"
#include "views/dialogs/dealsummary.h"
#include "views/dialogs/matchend.h"
#include "views/panels/announcer.h"
#include "views/panels/eventline.h"
#include "views/panels/promptbar.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/tableview.h"
#include "views/sounds/sounds.h"

#include <QTimer>

#include <utility>

namespace tacklebox {

void TablePage::reportEvent(int number) {
    tellObservers(number);
    m_promptBar->setNews(m_eventLine->lines().value(m_eventLine->lines().size() - 1));
    // A look at another player's card is over in a moment, or at once without motion.
    if (const auto event = m_table->event(number))
        if (const auto* peeked = std::get_if<Peeked>(&event->what); peeked && peeked->by == m_table->viewer())
            m_promptBar->keepHint(m_table->sentence(number));
    emit eventShown(number);
}

void TablePage::reportHeldBack() {
    if (const auto kept = std::exchange(m_heldBack, std::nullopt); kept && m_table)
        for (int number = kept->first; number <= kept->second; ++number)
            reportEvent(number);
    showEndings();
}

void TablePage::showEndings() {
    if (!m_table) return;
    // The summary and the curtain wait for the motion before them.
    const bool shownAll = caughtUp();
    const Seat viewer = m_table->viewer();
    if (shownAll && m_newDeal && viewer != kNoSeat &&
        m_table->waitingFor() == WaitingFor::Person) { // let the keys begin in the new hand
        m_newDeal = false;
        const ZonePicture* hand = m_view->tableScene().picture().zone(handOf(viewer));
        if (hand && !hand->cards.empty()) m_view->input().focusCard({handOf(viewer), 0});
    }
    m_curtain->setCalm(shownAll);
    const bool calm = m_table->isAllShown() && !m_heldBack; // the podium reveals the winner
    m_promptBar->setCalm(calm);
    if (calm && m_table->waitingFor() == WaitingFor::HideCards) mentionOrders(); // the first turn is over
    // The player shown as thinking has decided, and the answer is about to be shown.
    if (!calm && m_eventLine->continuesLine())
        m_promptBar->setNews(m_eventLine->lines().value(m_eventLine->lines().size() - 1));
    if (shownAll && !m_curtain->hangs()) m_sounds->call(*m_table);
    // A sheet takes the focus, and a screen reader announces that at once. So it waits until the events
    // before it have been spoken.
    const auto showSheet = [&](TableOverlay* sheet, WaitingFor waitingFor) {
        const bool shows = shownAll && m_table->waitingFor() == waitingFor &&
                           (!m_announcer->hasPending() || !sheet->isHidden());
        if (shows && sheet->isHidden()) m_promptBar->showHint({}); // its popup would cover the sheet
        sheet->setVisible(shows);
    };
    if (isOfLesson()) return; // the coach explains how to continue
    showSheet(m_summary, WaitingFor::NextDeal);
    if (shownAll && m_table->waitingFor() == WaitingFor::Over && !std::exchange(m_endTold, true))
        QTimer::singleShot(0, this, [this] { // after the match has been stored
            if (!m_table || m_table->waitingFor() != WaitingFor::Over) return;
            emit matchEnded();
            m_endComes = true;
            showEndings();
        });
    if (m_endComes || m_table->waitingFor() != WaitingFor::Over) showSheet(m_end, WaitingFor::Over);
    const bool isLive = m_table->plan().tempo == Tempo::Live;
    if (m_table->waitingFor() == WaitingFor::Over && (isLive || isAskedInTurn()) &&
        !std::exchange(m_finished, true))
        isLive ? emit liveMatchFinished() : emit roundMatchFinished();
}

} // namespace tacklebox
