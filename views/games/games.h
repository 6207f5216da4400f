// All games, for code that treats them alike.
#pragma once

#include "views/games/common/gameinfo.h"

#include <QList>

namespace tacklebox {

struct TablePlan;

/// Returns all games in the project's order.
const QList<GameInfo>& gameInfos();
/// Returns null if there is no such game.
const GameInfo* gameInfo(const QString& id);

/// Returns a presenter of the table's game.
std::unique_ptr<Presenter> makePresenter(Table& table);
/// Returns the texts of an option. If the game has none, the title is the option's name.
OptionInfo optionInfo(const QString& game, const OptionSpec& option);
/// Returns a heading for an ending of that game, by its name in the line protocol: "All cards played". For
/// unknown endings returns the name.
QString endingTitle(const QString& game, const QString& ending);
/// Returns the art of a card by its deck and file name. The file is empty if there is none.
CardArt artOfCard(const QString& deck, const QString& card);
/// Returns the name of a deal by its number, from 1: "Round 2", or "Game 2" if the game calls a deal a game.
QString dealTitle(const QString& game, const QString& number);
/// Returns a number of deals: "3 rounds" or "3 games".
QString dealsWords(const QString& game, int deals);
/// True if the game calls a deal a game, not a round.
bool dealIsGame(const QString& game);
/// Returns the target of the match: "First to 400 points"; empty if there is no such game.
QString targetWords(const TablePlan& plan);

} // namespace tacklebox
