// Connections between the parts of the page.
#include "app/desktop/tablepage.h"
#include "model/table/lessontable.h"
#include "model/table/table.h"
#include "views/dialogs/curtain.h"
#include "views/dialogs/dealsummary.h"
#include "views/dialogs/matchend.h"
#include "views/panels/announcer.h"
#include "views/panels/coach.h"
#include "views/panels/eventline.h"
#include "views/panels/logpanel.h"
#include "views/panels/movespanel.h"
#include "views/panels/pauseoverlay.h"
#include "views/panels/promptbar.h"
#include "views/panels/tablereport.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/overlays.h"
#include "views/scene/items/seatpanels.h"
#include "views/sounds/sounds.h"
#include "views/theme/sentences.h"

#include <QMenu>

#include <utility>

namespace tacklebox {

void TablePage::listenToView() {
    connect(&m_view->tableScene().overlays(), &Overlays::placed, this, [this](Overlay overlay) {
        if (overlay == Overlay::EventLine) moveEventLine();
    });
    connect(m_view, &TableView::menuAboutToShow, this, &TablePage::waitForMenu);
    connect(m_view, &TableView::pauseWanted, this, [this] {
        if (m_table) setPaused(!m_table->paused());
    });
    connect(&m_view->input(), &TableInput::holdWanted, this, [this] {
        if (m_table && m_table->waitingFor() != WaitingFor::Over && !LessonTable::of(m_table.get()))
            m_table->setHold(!m_table->hold());
    });
    const auto report = [this](QString (*words)(Presenter&)) {
        return [this, words] {
            if (m_view->presenter() && !m_curtain->hangs()) showNotice(words(*m_view->presenter()));
        };
    };
    connect(&m_view->input(), &TableInput::cardInspected, m_announcer, &Announcer::announcePrivate);
    connect(&m_view->input(), &TableInput::stateWanted, this, report(tableState));
    connect(&m_view->input(), &TableInput::lastTurnWanted, this, report(lastTurn));
    connect(&m_view->input(), &TableInput::lastAsksWanted, this, report(lastAsks));
    m_view->setNewsPending([this] { return m_announcer->hasPending(); });
    connect(m_view, &TableView::caughtUp, this, &TablePage::showEndings);
    connect(m_view, &TableView::caughtUp, this, &TablePage::updatePromptBarRow); // avoids new cards
    connect(m_view, &TableView::showing, this, [this](int number) {
        if (!m_table) return;
        const auto event = m_table->event(number);
        if (event && std::holds_alternative<DealEvent>(event->what)) m_handIsNew = true;
        if (m_heldBack || (m_end->isAwaited() && event && std::holds_alternative<Over>(event->what))) {
            m_heldBack = {m_heldBack ? m_heldBack->first : number, number};
            m_announcer->eventShown(number); // the winner, before the focus moves to the sheet
        } else {
            reportEvent(number);
        }
    });
    connect(m_view, &TableView::refused, this, [this] { m_sounds->play(QStringLiteral("refuse")); });
    connect(m_view, &TableView::messageWanted, this, [this](const QString& words) {
        // The next question in the prompt bar names the selection.
        const Presenter* presenter = m_view->presenter();
        if (presenter && words != presenter->selectionWords(m_view->input().selection()))
            m_announcer->announcePrivate(words);
    });
}

void TablePage::listenToPromptBar() {
    connect(m_promptBar, &PromptBar::thinkerChanged, this,
            [this](Seat seat) { m_view->tableScene().seats().setThinker(seat); });
    connect(m_promptBar, &PromptBar::pauseWanted, this, [this] {
        if (LessonTable::of(m_table.get())) return emit leaveLessonWanted(); // there Esc leaves
        if (m_table) setPaused(!m_table->paused());
        if (!m_pauseOverlay->isVisible()) m_view->setFocus();
    });
    connect(&m_view->input(), &TableInput::hideCardsWanted, this, [this] {
        m_view->skipMotion(); // no motion of this turn may be left for the next player's curtain
        m_curtain->coverNow();
    });
    connect(m_promptBar, &PromptBar::wordsChanged, m_eventLine, &EventLine::setPromptText);
    connect(m_promptBar, &PromptBar::hintMoved, this, &TablePage::updatePromptBarRow);
    connect(m_promptBar, &PromptBar::advised, m_announcer, &Announcer::announcePrivate);
    connect(m_promptBar, &PromptBar::questionChanged, this, [this](const QString& words) {
        // In a lesson the coach decides when to ask and what to do.
        const auto* lesson = LessonTable::of(m_table.get());
        const bool early = lesson && lesson->state() != LessonTable::State::Asks;
        QString question = early ? QString() : words;
        // At the start of each deal, announce the whole hand, and at the start of a match its target.
        if (!lesson && !question.isEmpty() && std::exchange(m_handIsNew, false))
            question = dealState(*m_view->presenter()) + u' ' + question;
        m_announcer->setQuestion(question);
    });
}

void TablePage::listenToLists() {
    connect(m_moves, &MovesPanel::messageWanted, m_promptBar, &PromptBar::showHint);
    connect(m_moves, &MovesPanel::aboutToPlay, m_view, &TableView::skipMotion);
    connect(m_announcer, &Announcer::saidAll, this, &TablePage::showEndings);
    connect(m_eventLine, &EventLine::clicked, this, &TablePage::showLogAt);
    connect(m_eventLine, &EventLine::linesChanged, this, [this] {
        if (m_eventLineLifted && !m_eventLine->showsWholeText()) updatePromptBarRow();
    });
}

void TablePage::listenToSheets() {
    for (TableOverlay* sheet : {static_cast<TableOverlay*>(m_summary), static_cast<TableOverlay*>(m_end)}) {
        connect(sheet, &TableOverlay::logWanted, this, &TablePage::showReasons);
        connect(sheet, &TableOverlay::reviewWanted, this, &TablePage::reviewWanted);
        connect(sheet, &TableOverlay::rowWanted, m_announcer, &Announcer::announcePrivate);
    }
    connect(m_pauseOverlay, &PauseOverlay::resumeWanted, this, [this] { setPaused(false); });
    connect(m_pauseOverlay, &PauseOverlay::lobbyWanted, this, &TablePage::lobbyWanted);
    connect(m_pauseOverlay, &PauseOverlay::refused, this,
            [this] { m_announcer->announcePrivate(TableInput::pausedWords()); });
    connect(m_pauseOverlay, &PauseOverlay::rulesWanted, this, [this] {
        if (m_table) emit rulesWanted(m_table->plan().game);
    });
    connect(m_curtain, &Curtain::pauseWanted, this, [this] {
        if (m_table) setPaused(!m_table->paused());
    });
    connect(m_curtain, &Curtain::muteWhilePassingChanged, this, [this](bool mute) {
        m_sounds->setMuted(m_curtain->hangs() && mute);
        emit muteWhilePassingChanged(mute);
    });
    connect(m_curtain, &Curtain::visibilityChanged, this, [this](bool hangs) {
        m_sounds->setMuted(hangs && m_curtain->isMuteWhilePassing());
        if (!hangs) { // show again what the curtain hid
            placePromptBar(m_promptBarRow);
            m_pauseOverlay->setVisible(m_table && m_table->paused());
        }
        if (!hangs) m_view->setFocus();
        if (!hangs && m_table && caughtUp()) m_sounds->call(*m_table);
    });
    connect(m_summary, &DealSummary::continueWanted, this, [this] {
        m_newDeal = true;
        m_view->setFocus();
        if (m_table) m_table->continueMatch();
    });
    connect(m_end, &MatchEnd::winnerShown, this, &TablePage::reportHeldBack);
    connect(m_end, &MatchEnd::againWanted, this, &TablePage::againWanted);
    connect(m_end, &MatchEnd::lobbyWanted, this, &TablePage::lobbyWanted);
    connect(m_end, &MatchEnd::watchWanted, this, &TablePage::watchWanted);
    connect(m_end, &MatchEnd::seeWanted, this, &TablePage::seeWanted);
    connect(m_end, &MatchEnd::newTableWanted, this, &TablePage::newTableWanted);
    connect(m_end, &MatchEnd::said, m_announcer, &Announcer::announcePrivate);
}

} // namespace tacklebox
