// All games, for windows that treat them alike.
#pragma once

#include "views/games/common/gameinfo.h"

#include <QList>

namespace tacklebox {

struct TablePlan;

/// In the project's order.
const QList<GameInfo>& gameInfos();
/// Null if there is no such game.
const GameInfo* gameInfo(const QString& id);

/// The presenter of the table's game.
std::unique_ptr<Presenter> makePresenter(Table& table);
/// An option in words; its name where the game has none for it.
OptionInfo optionInfo(const QString& game, const OptionSpec& option);
/// How a deal of that game ended, by its name in the line protocol: "All cards played". The name itself where
/// the game knows none such.
QString endingTitle(const QString& game, const QString& ending);
/// How the card of that deck and name (of its file) looks; an empty file if there is none.
CardArt artOfCard(const QString& deck, const QString& card);
/// What the match is played to: "To 400 points". Empty if there is no such game.
QString targetWords(const TablePlan& plan);

} // namespace tacklebox
