// The commands of `tackle`. Each returns the exit code of the program.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tacklebox::console {

/// Options of a game as given on the command line: name and value as JSON text or a bare word.
using OptionTexts = std::vector<std::string>;

/// Lists the games, their seats and options.
int listGames(bool json);

/// Serves the line protocol on standard input and output until `quit` or the end of the input.
int serveProtocol();

struct PlayRequest {
    std::string game;               ///< empty: ask
    std::vector<std::string> seats; ///< "you" or a bot's level, one a seat; empty: you against bots
    std::uint64_t seed = 0;
    OptionTexts options;
    bool reasons = false; ///< the bots say why, after each move
};
/// A text game in the terminal.
int play(const PlayRequest& request);

struct SimulateRequest {
    std::string game;
    std::vector<std::string> seats; ///< a bot's level, one a player
    int games = 1000;
    std::uint64_t seed = 1;
    int jobs = 1;
    OptionTexts options;
    bool timing = false; ///< how long each player's choices took is reported too
    bool json = false;
};
/// Plays many matches between bots and reports who won how much, and how the games ended.
int simulate(const SimulateRequest& request);

struct DuelRequest {
    std::string game;
    std::vector<std::string> bots; ///< one a player: "level:" and a level, or a program's command
    int games = 100;
    std::uint64_t seed = 1;
    int jobs = 1;
    OptionTexts options;
    int moveMillis = 1000;   ///< for a program's answer
    int startMillis = 10000; ///< until a program is ready for a match
    std::string errors;      ///< the file for what programs write on standard error; empty: ours
    std::string records;     ///< a folder for a record of each match; empty: none
    bool json = false;
};
/// Plays many matches between outside programs and house bots, as docs/bots/README.md says, and reports who
/// won how much and what the programs did wrong.
int duel(const DuelRequest& request);

struct PuzzlesRequest {
    std::string game;
    int games = 100;
    std::uint64_t seed = 1;
    int most = 10; ///< of those found, the most varied
};
/// Lets bots play, and writes the positions that are worth a question, with their answers, as JSON.
int puzzles(const PuzzlesRequest& request);

/// Replays record files; 0 if every one is sound.
int verify(const std::vector<std::string>& files);

struct JudgeRequest {
    std::string game;
    std::vector<std::string> seats; ///< a bot's level, one a player
    int games = 100;
    std::uint64_t seed = 1;
    OptionTexts options;
    int playouts = 400;    ///< for each position
    int every = 12;        ///< a position is judged before every so many moves
    bool allSeats = false; ///< each position for all its seats, not for one
    bool untold = false;   ///< nobody knows who sits where
    bool deals = false;    ///< what deals give instead, at every number of seats, with the first level in all
    bool json = false;
};
/// Says how well the values of positions match who won the match in the end.
int judge(const JudgeRequest& request);

struct BenchRequest {
    std::string game;     ///< empty: all games
    double seconds = 1.0; ///< for each game and number of seats
    std::uint64_t seed = 1;
    bool json = false;
};
/// Measures random play-outs and, for the same time again, the sampling of worlds.
int bench(const BenchRequest& request);

} // namespace tacklebox::console
