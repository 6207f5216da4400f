// The commands of `tackle`. Each returns the exit code of the program.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tacklebox::console {

/// Game options from the command line, each as NAME=VALUE, where the value is JSON or a bare word.
using OptionTexts = std::vector<std::string>;

/// Lists the games, their seats and options.
int listGames(bool json);

/// Serves the line protocol on standard input and output until `quit` or the end of the input.
int serveProtocol();

struct PlayRequest {
    std::string game;               ///< empty: ask
    std::vector<std::string> seats; ///< "you" or a bot's level, one per seat; empty: you against bots
    std::uint64_t seed = 0;
    OptionTexts options;
    bool reasons = false; ///< print the bots' reasons after their moves
};
/// Plays a game in the terminal.
int play(const PlayRequest& request);

struct SimulateRequest {
    std::string game;
    std::vector<std::string> seats; ///< a bot's level, one per player
    int games = 1000;
    std::uint64_t seed = 1;
    int jobs = 1;
    OptionTexts options;
    bool timing = false; ///< also report how long each player's choices took
    bool json = false;
};
/// Plays many matches between bots and reports wins, scores and endings.
int simulate(const SimulateRequest& request);

struct DuelRequest {
    std::string game;
    std::vector<std::string> bots; ///< one per player: "level:" and a level, or a program's command
    int games = 100;
    std::uint64_t seed = 1;
    int jobs = 1;
    OptionTexts options;
    int moveMillis = 1000;   ///< time limit for a program's answer
    int startMillis = 10000; ///< time limit for a program to get ready for a match
    std::string errors;      ///< file for the programs' standard error; empty: ours
    std::string records;     ///< folder for a record of each match; empty: none
    bool json = false;
};
/// Plays many matches between outside programs and house bots (docs/bots/README.md). Reports wins and the
/// programs' errors.
int duel(const DuelRequest& request);

struct PuzzlesRequest {
    std::string game;
    int games = 100;
    std::uint64_t seed = 1;
    int most = 10; ///< maximum number of puzzles; keeps the most varied
};
/// Searches matches between bots for instructive positions and prints them, with their answers, as JSON.
int puzzles(const PuzzlesRequest& request);

/// Replays record files. Returns 0 if all are valid, else 1.
int verify(const std::vector<std::string>& files);

struct JudgeRequest {
    std::string game;
    std::vector<std::string> seats; ///< a bot's level, one per player
    int games = 100;
    std::uint64_t seed = 1;
    OptionTexts options;
    int playouts = 400;      ///< per position
    int every = 12;          ///< number of moves from one judged position to the next
    bool allSeats = false;   ///< judge each position from all seats, not from one
    bool hideLevels = false; ///< hide the players' levels from the judge
    bool deals = false; ///< report points of deals instead, at every number of seats, with the first level
    bool json = false;
};
/// Reports how well estimated chances of winning match the actual winners.
int judge(const JudgeRequest& request);

struct BenchRequest {
    std::string game;     ///< empty: all games
    double seconds = 1.0; ///< for playouts, and again for sampling, for each game and number of seats
    std::uint64_t seed = 1;
    bool json = false;
};
/// Measures the speed of random playouts and of sampling determinizations.
int bench(const BenchRequest& request);

} // namespace tacklebox::console
