// Connections between the parts of the page.
#include "app/desktop/motionsounds.h"
#include "app/desktop/tablepage.h"
#include "model/table/lessontable.h"
#include "model/table/table.h"
#include "views/dialogs/curtain.h"
#include "views/dialogs/dealsummary.h"
#include "views/dialogs/matchend.h"
#include "views/panels/announcer.h"
#include "views/panels/coach.h"
#include "views/panels/knownpanel.h"
#include "views/panels/movespanel.h"
#include "views/panels/pauseveil.h"
#include "views/panels/promptribbon.h"
#include "views/panels/tablereport.h"
#include "views/panels/talkpanel.h"
#include "views/panels/tickerbar.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"
#include "views/sounds/sounds.h"
#include "views/theme/sentences.h"

#include <utility>

namespace tacklebox {

void TablePage::listenToView() {
    connect(m_view, &TableView::rulesWanted, this, &TablePage::rulesWanted);
    connect(m_view, &TableView::menuComes, this, &TablePage::waitForMenu);
    connect(m_view, &TableView::pauseWanted, this, [this] {
        if (m_table) setPaused(!m_table->paused());
    });
    connect(m_view, &TableView::holdWanted, this, [this] {
        if (m_table && m_table->waitingFor() != WaitingFor::Over && !LessonTable::of(m_table.get()))
            m_table->setHold(!m_table->hold());
    });
    const auto report = [this](QString (*words)(Presenter&)) {
        return [this, words] {
            if (m_view->presenter() && !m_curtain->hangs()) say(words(*m_view->presenter()));
        };
    };
    connect(m_view, &TableView::cardInspected, m_announcer, &Announcer::ask);
    connect(m_view, &TableView::stateWanted, this, report(tableState));
    connect(m_view, &TableView::lastTurnWanted, this, report(lastTurn));
    connect(m_view, &TableView::lastAsksWanted, this, report(lastAsks));
    m_view->setNewsComes([this] { return m_announcer->isBehind(); });
    connect(m_view, &TableView::caughtUp, this, &TablePage::showEndings);
    connect(m_view, &TableView::caughtUp, this, &TablePage::showRibbonRow); // avoids new cards
    connect(m_view, &TableView::showing, this, [this](int number) {
        if (!m_table) return;
        const auto event = m_table->event(number);
        if (event && std::holds_alternative<DealEvent>(event->what)) m_handIsNew = true;
        if (m_keptBack || (m_end->isAwaited() && event && std::holds_alternative<Over>(event->what))) {
            m_keptBack = {m_keptBack ? m_keptBack->first : number, number};
            m_announcer->tellEvent(number); // the winner, before the focus moves to the sheet
        } else {
            tell(number);
        }
    });
    playMotionOf(*m_view, *m_sounds, [this] { return m_table.get(); });
    connect(m_view, &TableView::refused, this, [this] { m_sounds->play(QStringLiteral("refuse")); });
    connect(m_view, &TableView::hint, this, [this](const QString& words) {
        // The next question in the ribbon names the selection.
        const Presenter* presenter = m_view->presenter();
        if (presenter && words != presenter->selectionWords(m_view->input().selection()))
            m_announcer->ask(words);
    });
}

void TablePage::listenToRibbon() {
    connect(m_prompt, &PromptRibbon::thinkerChanged, &m_view->tableScene(), &TableScene::setThinker);
    connect(m_prompt, &PromptRibbon::pauseWanted, this, [this] {
        if (LessonTable::of(m_table.get())) return emit leaveLessonWanted(); // there Esc leaves
        if (m_table) setPaused(!m_table->paused());
        if (!m_veil->isVisible()) m_view->setFocus();
    });
    connect(&m_view->input(), &TableInput::hideCardsWanted, this, [this] {
        m_view->hurry(); // no motion of this turn may be left for the next player's curtain
        m_curtain->coverNow();
    });
    connect(&m_view->input(), &TableInput::inspectorLies, m_prompt, &PromptRibbon::giveWayTo);
    connect(m_prompt, &PromptRibbon::wordsChanged, m_ticker, &TickerBar::setSaidBeside);
    connect(m_prompt, &PromptRibbon::sheetLies, this, &TablePage::showRibbonRow);
    connect(m_prompt, &PromptRibbon::advised, m_announcer, &Announcer::ask);
    connect(m_prompt, &PromptRibbon::questionChanged, this, [this](const QString& words) {
        // In a lesson the coach decides when to ask and what to do.
        const auto* lesson = LessonTable::of(m_table.get());
        const bool early = lesson && lesson->stand() != LessonTable::Stand::Asks;
        QString question = early ? QString() : words;
        // At the start of each deal, announce the whole hand, and at the start of a match its target.
        if (!lesson && !question.isEmpty() && std::exchange(m_handIsNew, false))
            question = dealState(*m_view->presenter()) + u' ' + question;
        m_announcer->setQuestion(question);
    });
}

void TablePage::listenToLists() {
    connect(m_moves, &MovesPanel::hint, m_prompt, &PromptRibbon::showHint);
    connect(m_moves, &MovesPanel::aboutToPlay, m_view, &TableView::hurry);
    connect(m_announcer, &Announcer::saidAll, this, &TablePage::showEndings);
    connect(m_talk, &TalkPanel::reasonAsked, m_announcer, &Announcer::ask);
    connect(m_known, &KnownPanel::chosen, this, &TablePage::knownCardsWanted);
    connect(m_ticker, &TickerBar::clicked, this, &TablePage::showTalkOf);
}

void TablePage::listenToSheets() {
    for (TableOverlay* sheet : {static_cast<TableOverlay*>(m_summary), static_cast<TableOverlay*>(m_end)}) {
        connect(sheet, &TableOverlay::talkWanted, this, &TablePage::showReasons);
        connect(sheet, &TableOverlay::reviewWanted, this, &TablePage::reviewWanted);
        connect(sheet, &TableOverlay::rowWanted, m_announcer, &Announcer::ask);
    }
    connect(m_veil, &PauseVeil::goOnWanted, this, [this] { setPaused(false); });
    connect(m_veil, &PauseVeil::lobbyWanted, this, &TablePage::lobbyWanted);
    connect(m_veil, &PauseVeil::refused, this, [this] { m_announcer->ask(TableInput::pausedWords()); });
    connect(m_veil, &PauseVeil::rulesWanted, this, [this] {
        if (m_table) emit rulesWanted(m_table->plan().game);
    });
    connect(m_curtain, &Curtain::pauseWanted, this, [this] {
        if (m_table) setPaused(!m_table->paused());
    });
    connect(m_curtain, &Curtain::muteWhilePassingChanged, this, [this](bool mute) {
        m_sounds->setMuted(m_curtain->hangs() && mute);
        emit muteWhilePassingChanged(mute);
    });
    connect(m_curtain, &Curtain::hung, this, [this](bool hangs) {
        m_sounds->setMuted(hangs && m_curtain->isMuteWhilePassing());
        if (!hangs) { // show again what the curtain hid
            placeRibbon(m_ribbonRow);
            m_veil->setVisible(m_table && m_table->paused());
        }
        if (!hangs) m_view->setFocus();
        if (!hangs && m_table && caughtUp()) m_sounds->call(*m_table);
    });
    connect(m_summary, &DealSummary::carriedOn, this, [this] {
        m_newDeal = true;
        m_view->setFocus();
        if (m_table) m_table->carryOn();
    });
    connect(m_end, &MatchEnd::winnerShown, this, &TablePage::tellKeptBack);
    connect(m_end, &MatchEnd::againWanted, this, &TablePage::againWanted);
    connect(m_end, &MatchEnd::lobbyWanted, this, &TablePage::lobbyWanted);
    connect(m_end, &MatchEnd::watchWanted, this, &TablePage::watchWanted);
    connect(m_end, &MatchEnd::seeWanted, this, &TablePage::seeWanted);
    connect(m_end, &MatchEnd::newTableWanted, this, &TablePage::newTableWanted);
    connect(m_end, &MatchEnd::said, m_announcer, &Announcer::ask);
}

} // namespace tacklebox
