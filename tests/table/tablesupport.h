// Tables without pauses, and helpers to play on.
#pragma once

#include "model/engine/random.h"
#include "model/table/gametable.h"
#include "tests/support/eventloop.h"
#include "tests/support/gameids.h"

#include <QSignalSpy>
#include <QtTest>

#include <functional>

namespace tacklebox::testing {

inline QStringList idsOf(std::span<const AnyGame* const> games) {
    QStringList ids;
    for (const std::string_view id : gameIds(games))
        ids << QString::fromLatin1(id.data());
    return ids;
}

/// The ids of all games, and of those that are not drafts.
inline const QStringList kGames = idsOf(allGames()), kFinishedGames = idsOf(finishedGames());

inline bool isFinished(const QString& game) {
    return kFinishedGames.contains(game);
}

/// Adds a row for each game, with its id in the column "game".
inline void rowsOfGames(const QStringList& games = kGames) {
    QTest::addColumn<QString>("game");
    for (const QString& game : games)
        QTest::newRow(qPrintable(game)) << game;
}

/// A plan with people first (Ann, Ben, ...), then bots.
inline TablePlan planOf(const QString& game, int people, int bots, quint64 seed, Level level = Level::Perch) {
    static const QStringList kNames = {"Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"};
    TablePlan plan;
    plan.game = game;
    for (int seat = 0; seat < people + bots; ++seat)
        plan.seats << SeatPlan{kNames[seat], seat < people, level};
    withGame(game.toStdString(), [&]<class G>() { plan.options = standardOptions(G::kOptions); });
    plan.seed = seed;
    return plan;
}

inline TableRules quick() {
    TableRules tableRules;
    tableRules.pauseMillis = 0;
    return tableRules;
}

/// Opens a table without pauses.
inline std::unique_ptr<Table> openQuick(const TablePlan& plan) {
    QString error;
    auto table = Table::open(plan, &error);
    if (!table) qWarning("%s", qPrintable(error));
    if (table) table->setTableRules(quick());
    return table;
}

/// Waits until the table waits for anything but a bot; false after `millis`.
inline bool untilWaitingFor(Table& table, int millis = 60'000) {
    return until([&table] { return table.waitingFor() != WaitingFor::Bot; }, millis);
}

/// Waits until queued calls and the bots' decisions are done; false if they never are.
inline bool letBotsDecide(Table& table) {
    untilIdle();
    while (table.botsThink()) {
        if (!until([&table] { return !table.botsThink(); })) return false;
        untilIdle();
    }
    return true;
}

/// Plays a random choice. Returns false if there is none or it is refused.
inline bool playAny(Table& table, Random& random) {
    const auto& choices = table.choices();
    return !choices.empty() && table.play(choices[std::size_t(random.below(int(choices.size())))].id);
}

/// Plays the deal with random moves for people, until they have made `moves` decisions, of which `made` came
/// before. The next person on turn then has their hand open. The deal may end earlier. Returns false on a
/// refused move.
inline bool playDealUntil(Table& table, int moves, int& made, Random& random) {
    while (made < moves && table.waitingFor() != WaitingFor::Over &&
           table.waitingFor() != WaitingFor::NextDeal) {
        if (table.waitingFor() == WaitingFor::HideCards) table.cover();
        if (table.waitingFor() == WaitingFor::HandOver) table.reveal(table.seatToAct());
        if (table.waitingFor() == WaitingFor::Person && !table.choices().empty()) {
            if (!playAny(table, random)) return false;
            ++made;
        } else if (!untilWaitingFor(table, 1000)) {
            break;
        }
    }
    if (table.waitingFor() == WaitingFor::HandOver) table.reveal(table.seatToAct());
    return true;
}

/// Plays to the end of the match with random moves for people, and calls `look` whenever the table waits.
/// Returns false if it does not end.
inline bool playOut(Table& table, quint64 seed, const std::function<void()>& look = {}) {
    Random random(seed);
    for (int steps = 0; steps < 20'000; ++steps) {
        if (!untilWaitingFor(table)) return false;
        if (look) look();
        switch (table.waitingFor()) {
        case WaitingFor::Over: return true;
        case WaitingFor::NextDeal: table.continueMatch(); break;
        case WaitingFor::HideCards: table.cover(); break;
        case WaitingFor::HandOver: table.reveal(table.seatToAct()); break;
        case WaitingFor::Person:
            if (!playAny(table, random)) return false;
            break;
        case WaitingFor::Bot: break;
        }
    }
    return false;
}

} // namespace tacklebox::testing
