// The harbour career: small tasks that the regulars set in each game.
#pragma once

#include "model/bots/bot.h"

#include <QString>

#include <span>
#include <vector>

namespace tacklebox {

class Table;

/// A task: either to win a match (`bots`), or to have a round in which the conditions on events and points
/// hold.
struct CareerTask {
    const char* id;      ///< permanent, unique in its game
    const char* regular; ///< who sets it: a portrait
    const char* words;   ///< in English; see wordsOf()
    /// A regular expression over the events of a round, as the player's stream of the line protocol has them,
    /// one in a line. ME is the player's seat. Null: no condition.
    const char* events = nullptr;
    int times = 1;  ///< how often `events` must match in the round
    int points = 0; ///< least points of the player in the round
    /// The player must win the match against at least `bots` bots, all bots being of at least `level`. 0: no
    /// condition.
    int bots = 0;
    Level level = Level::Random;
};

inline constexpr int kTasksForStar = 3;

/// The tasks of a game, easiest first; none if it has no career. Three tasks make a star.
std::span<const CareerTask> careerTasks(const QString& game);
/// The task in the current language: "Lay a basket."
QString wordsOf(const CareerTask& task);
/// Returns the tasks of its game that a finished match fulfils. A match counts only with exactly one person,
/// and not if it is a replay or an experiment (TablePlan::whatIf).
std::vector<const CareerTask*> fulfilledTasks(const Table& table);

} // namespace tacklebox
