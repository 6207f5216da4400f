// tackle, the console program.
#include "app/console/commands.h"
#include "app/console/support.h"
#include "model/platform/terminal.h"
#include "model/wire/version.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <random>

using namespace tacklebox::console;

namespace {

/// Prints one line on standard error and returns the exit code for an error.
int complain(const std::string& text) {
    std::cerr << "tackle: " << text.substr(0, text.find('\n')) << "\n";
    return 2;
}

std::uint64_t freshSeed() {
    std::random_device device;
    return std::uint64_t(device()) << 32 | device();
}

/// Accepts whole numbers from 0 to 2^64 - 1 only. CLI11 alone lets a minus sign wrap around.
const CLI::Validator kSeed(
    [](std::string& text) {
        const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
        return digits ? std::string()
                      : "a seed is a whole number from 0 to 18446744073709551615, not " + text;
    },
    "SEED");

} // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    const tacklebox::platform::Utf8Terminal terminal;
    CLI::App app(
        "Tacklebox in the terminal: play the card games, run bots and simulations, check recorded games.",
        "tackle");
    app.set_version_flag("--version", std::string("tackle ") + tacklebox::kVersion);
    app.require_subcommand(1);
    int result = 0;

    bool gamesJson = false;
    auto* games = app.add_subcommand("games", "List the games, their seats and options");
    games->add_flag("--json", gamesJson, "Print one JSON object");
    games->callback([&] { result = listGames(gamesJson); });

    PlayRequest playing;
    std::uint64_t playSeed = 0;
    auto* play = app.add_subcommand("play", "Play a game in the terminal");
    play->add_option("GAME", playing.game, "The game's id; tackle asks if you leave it out");
    play->add_option("--seats", playing.seats,
                     "The players in order, each \"you\" or a bot's level; for example you,pike,perch")
        ->delimiter(',');
    auto* playSeedOption =
        play->add_option("--seed", playSeed, "The deal's seed; random if left out")->check(kSeed);
    play->add_option("--option", playing.options, "A game option, as NAME=VALUE; may be repeated");
    play->add_flag(
        "--reasons", playing.reasons,
        "After each bot's move, print its reason, its chance and what it expects (this reveals its hand)");
    play->callback([&] {
        playing.seed = playSeedOption->count() ? playSeed : freshSeed();
        result = tacklebox::console::play(playing);
    });

    auto* protocol =
        app.add_subcommand("protocol", "Speak the line protocol: read and write one JSON object per line");
    protocol->footer(
        "Requests: hello, new, view, moves, move, chance, events, bot, record, load, quit.\nEvents: dealt "
        "(with the seat's view), move, moved, turn (turn, phase, waiting and the game's own\nfields, except "
        "piles and laid cards, whenever they change), said (go-fish, dead-in-the-water,\nbelly-up, no-fish, "
        "...), seen (a card in another hand), shown, rolled, shuffled, scored, over.\nThe answer to bot has "
        "move and why. why is null if there was no choice or no reason, otherwise it has\ntext (one or two "
        "sentences), likely (the chance that the move succeeds, 0 to 1, or null if certain)\nand expected "
        "(null, or value and unit: the expected final score, or a share of wins from 0 to 1).\nA line may "
        "have at most 4 MiB + 64 KiB.");
    protocol->callback([&] { result = serveProtocol(); });

    SimulateRequest simulation;
    auto* simulate = app.add_subcommand("simulate", "Let bots play many matches and report the results");
    simulate->add_option("GAME", simulation.game, "The game's id")->required();
    simulate
        ->add_option("--seats", simulation.seats,
                     "The players' levels: minnow, perch, pike, shark or random; for example pike,perch")
        ->delimiter(',')
        ->required();
    simulate->add_option("--games", simulation.games, "The number of matches")
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000'000));
    simulate->add_option("--seed", simulation.seed, "The seed of the first match; the others derive from it")
        ->capture_default_str()
        ->check(kSeed);
    simulate->add_option("--jobs", simulation.jobs, "The number of threads")
        ->capture_default_str()
        ->check(CLI::Range(1, 1024));
    simulate->add_option("--option", simulation.options, "A game option, as NAME=VALUE; may be repeated");
    simulate->add_flag("--timing", simulation.timing,
                       "Report the processor time the players took to choose between two or more moves");
    simulate->add_flag("--json", simulation.json, "Print one JSON object");
    simulate->footer("The players change seats from match to match, so no player has a better seat. The "
                     "result depends on the\nseed, not on the number of jobs.");
    simulate->callback([&] { result = tacklebox::console::simulate(simulation); });

    JudgeRequest judging;
    auto* judge = app.add_subcommand("judge", "Compare estimated chances of winning with the actual results");
    judge->add_option("GAME", judging.game, "The game's id")->required();
    judge->add_option("--seats", judging.seats, "The players' levels, as for simulate")
        ->delimiter(',')
        ->required();
    judge->add_option("--games", judging.games, "The number of matches")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    judge->add_option("--seed", judging.seed, "The seed of the first match")
        ->capture_default_str()
        ->check(kSeed);
    judge->add_option("--option", judging.options, "A game option, as NAME=VALUE; may be repeated");
    judge->add_option("--playouts", judging.playouts, "The number of play-outs per position")
        ->capture_default_str()
        ->check(CLI::Range(20, 1'000'000));
    judge->add_option("--every", judging.every, "Judge one position every N moves")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    judge->add_flag("--all-seats", judging.allSeats,
                    "Judge each position from every seat; the chances should add up to 100%");
    judge->add_flag("--untold", judging.hideLevels,
                    "Hide the players' levels from the judge, as with human players");
    judge->add_flag("--deals", judging.deals,
                    "Report the points per deal instead: mean, deviation and correlation for every "
                    "number\nof seats, all played by the first level in --seats");
    judge->add_flag("--json", judging.json, "Print one JSON object");
    judge->footer(
        "A position is judged from one seat's knowledge: hidden cards are sampled and played out, and the "
        "scores\nbecome chances of winning. The squared error is the Brier score; lower is better.");
    judge->callback([&] { result = tacklebox::console::judge(judging); });

    DuelRequest dueling;
    auto* duel = app.add_subcommand("duel", "Let your own programs play many matches and report the results");
    duel->add_option("GAME", dueling.game, "The game's id")->required();
    duel->add_option("--bot", dueling.bots,
                     "A player (repeat for each): a program's command (\"python3 my_bot.py\") or a built-in "
                     "bot:\nlevel:minnow, level:perch, level:pike, level:shark, level:random")
        ->allow_extra_args(false)
        ->required();
    duel->add_option("--games", dueling.games, "The number of matches")
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000'000));
    auto* duelSeedOption =
        duel->add_option("--seed", dueling.seed, "The seed of the first match; random if left out")
            ->check(kSeed);
    duel->add_option("--jobs", dueling.jobs,
                     "The number of matches to run at a time, each with its own programs")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    duel->add_option("--option", dueling.options, "A game option, as NAME=VALUE; may be repeated")
        ->allow_extra_args(false);
    duel->add_option("--move-millis", dueling.moveMillis, "The time limit for an answer")
        ->capture_default_str()
        ->check(CLI::Range(1, 3'600'000));
    duel->add_option("--start-millis", dueling.startMillis, "The time limit for getting ready for a match")
        ->capture_default_str()
        ->check(CLI::Range(1, 3'600'000));
    duel->add_option("--errors", dueling.errors,
                     "Write the programs' standard error to this file instead of showing it");
    duel->add_option("--records", dueling.records, "Save a record of each match in this folder");
    duel->add_flag("--json", dueling.json, "Print one JSON object");
    duel->footer("docs/bots/README.md describes the messages and the rules for wrong and late answers.\nThe "
                 "players change seats from match to match.");
    duel->callback([&] {
        if (!duelSeedOption->count()) dueling.seed = freshSeed();
        result = tacklebox::console::duel(dueling);
    });

    PuzzlesRequest puzzling;
    auto* puzzles = app.add_subcommand("puzzles", "Find instructive positions in games between bots");
    puzzles->add_option("GAME", puzzling.game, "The game's id")->required();
    puzzles
        ->add_option("--games", puzzling.games,
                     "The number of matches to search (only the first deal of each)")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    puzzles->add_option("--seed", puzzling.seed, "The seed of the first match; the others derive from it")
        ->capture_default_str()
        ->check(kSeed);
    puzzles->add_option("--most", puzzling.most, "The maximum number of puzzles; the most varied are kept")
        ->capture_default_str()
        ->check(CLI::Range(1, 1000));
    puzzles->footer("Writes the puzzles to standard output as JSON and its progress to standard error. The "
                    "same seed gives the\nsame puzzles. docs/puzzles.md describes how they are chosen.");
    puzzles->callback([&] { result = tacklebox::console::puzzles(puzzling); });

    std::vector<std::string> files;
    auto* verify = app.add_subcommand("verify", "Replay recorded games and check every step");
    verify->add_option("FILE", files, "A record")->required();
    verify->callback([&] { result = tacklebox::console::verify(files); });

    BenchRequest benchmark;
    auto* bench =
        app.add_subcommand("bench", "Measure the speed of random play-outs and of sampling hidden cards");
    bench->add_option("GAME", benchmark.game, "The game's id; all games if you leave it out");
    bench->add_option("--seconds", benchmark.seconds, "Processor time in seconds for each number of seats")
        ->capture_default_str()
        ->check(CLI::Range(0.01, 3600.0));
    bench->add_option("--seed", benchmark.seed, "The first seed")->capture_default_str()->check(kSeed);
    bench->add_flag("--json", benchmark.json, "Print one JSON object");
    bench->callback([&] { result = tacklebox::console::bench(benchmark); });

    try {
        std::vector<std::string> words = tacklebox::platform::commandLineWords(argc, argv);
        words.erase(words.begin());
        std::reverse(words.begin(), words.end()); // the order that CLI11 expects
        app.parse(std::move(words));
    } catch (const CLI::Success& wanted) { // --help, --version
        return app.exit(wanted);
    } catch (const CLI::ParseError& error) {
        return complain(std::string(error.what()) + " (see tackle --help)");
    } catch (const std::exception& error) {
        return complain(error.what());
    }
    return result;
}
