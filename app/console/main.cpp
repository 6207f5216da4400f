// tackle: the games without a window.
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

/// One clear line on standard error.
int complain(const std::string& text) {
    std::cerr << "tackle: " << text.substr(0, text.find('\n')) << "\n";
    return 2;
}

std::uint64_t freshSeed() {
    std::random_device device;
    return std::uint64_t(device()) << 32 | device();
}

/// Accepts whole numbers from 0 to 2^64 - 1 only; a minus sign would otherwise wrap round.
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
        "Tacklebox in the terminal: fishing card games, their line protocol, simulations and checks.",
        "tackle");
    app.set_version_flag("--version", std::string("tackle ") + tacklebox::kVersion);
    app.require_subcommand(1);
    int result = 0;

    bool gamesJson = false;
    auto* games = app.add_subcommand("games", "List the games, their seats and options");
    games->add_flag("--json", gamesJson, "As one JSON object");
    games->callback([&] { result = listGames(gamesJson); });

    PlayRequest playing;
    std::uint64_t playSeed = 0;
    auto* play = app.add_subcommand("play", "Play a game in the terminal");
    play->add_option("GAME", playing.game, "The game's id; asked for if left out");
    play->add_option("--seats", playing.seats,
                     "Who sits where: you, or a bot's level; for example you,pike,perch")
        ->delimiter(',');
    auto* playSeedOption =
        play->add_option("--seed", playSeed, "The deal's seed; random if left out")->check(kSeed);
    play->add_option("--option", playing.options, "An option of the game, as NAME=VALUE; may be repeated");
    play->add_flag("--reasons", playing.reasons,
                   "After each move of a bot: why, how likely, and what it expects. That tells of its hand");
    play->callback([&] {
        playing.seed = playSeedOption->count() ? playSeed : freshSeed();
        result = tacklebox::console::play(playing);
    });

    auto* protocol =
        app.add_subcommand("protocol", "Serve the line protocol: one JSON object a line in, one a line out");
    protocol->footer(
        "Requests: hello, new, view, moves, move, chance, events, bot, record, load, quit.\n"
        "Events: dealt (with the seat's view), move, moved, turn (turn, phase, waiting and the game's own\n"
        "fields but its piles and what is laid, whenever they change), said (go-fish, dead-in-the-water,\n"
        "belly-up, no-fish, ...), seen (a card of another's hand), shown, rolled, shuffled, scored, over.\n"
        "The answer to bot: move, and why: null where there was nothing to choose or no reason is given, "
        "else\n"
        "text (a sentence or two), likely (0 to 1 that the move brings what it is for; null where nothing "
        "is\n"
        "in doubt) and expected (null, or value and unit: what it leads to in the end, in what the game "
        "counts;\n"
        "wins are a share, 0 to 1). A line may have 4 MiB and 64 KiB.");
    protocol->callback([&] { result = serveProtocol(); });

    SimulateRequest simulation;
    auto* simulate = app.add_subcommand("simulate", "Let bots play many matches, and count");
    simulate->add_option("GAME", simulation.game, "The game's id")->required();
    simulate
        ->add_option("--seats", simulation.seats,
                     "The players, by level: minnow, perch, pike, shark or random; for example pike,perch")
        ->delimiter(',')
        ->required();
    simulate->add_option("--games", simulation.games, "How many matches")
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000'000));
    simulate->add_option("--seed", simulation.seed, "The first match's seed; the others follow from it")
        ->capture_default_str()
        ->check(kSeed);
    simulate->add_option("--jobs", simulation.jobs, "How many threads")
        ->capture_default_str()
        ->check(CLI::Range(1, 1024));
    simulate->add_option("--option", simulation.options,
                         "An option of the game, as NAME=VALUE; may be repeated");
    simulate->add_flag("--timing", simulation.timing,
                       "Report how much processor time the players' choices between two or more moves took");
    simulate->add_flag("--json", simulation.json, "As one JSON object");
    simulate->footer("The players change seats from match to match, so that no place at the table is "
                     "anybody's advantage. The result\n"
                     "depends on the seed, not on the number of jobs.");
    simulate->callback([&] { result = tacklebox::console::simulate(simulation); });

    JudgeRequest judging;
    auto* judge = app.add_subcommand("judge", "Hold what positions are said to be worth against who won");
    judge->add_option("GAME", judging.game, "The game's id")->required();
    judge->add_option("--seats", judging.seats, "The players, by level, as for simulate")
        ->delimiter(',')
        ->required();
    judge->add_option("--games", judging.games, "How many matches")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    judge->add_option("--seed", judging.seed, "The first match's seed")->capture_default_str()->check(kSeed);
    judge->add_option("--option", judging.options, "An option of the game, as NAME=VALUE; may be repeated");
    judge->add_option("--playouts", judging.playouts, "Play-outs for each position")
        ->capture_default_str()
        ->check(CLI::Range(20, 1'000'000));
    judge->add_option("--every", judging.every, "Judge a position before every so many moves")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    judge->add_flag("--all-seats", judging.allSeats,
                    "Judge each position for all its seats, whose chances are to add up to 100 %");
    judge->add_flag("--untold", judging.untold,
                    "Do not tell who plays at which level, as of people it is not known");
    judge->add_flag("--deals", judging.deals,
                    "What deals give instead: mean, deviation and correlation of points at every number of\n"
                    "seats, the first of --seats playing in all");
    judge->add_flag("--json", judging.json, "As one JSON object");
    judge->footer("A position is judged by what one seat knows of it: worlds are sampled and played out, and "
                  "scores become\n"
                  "chances to win. The squared error is Brier's; the smaller, the better.");
    judge->callback([&] { result = tacklebox::console::judge(judging); });

    DuelRequest dueling;
    auto* duel = app.add_subcommand("duel", "Let programs of your own play many matches, and count");
    duel->add_option("GAME", dueling.game, "The game's id")->required();
    duel->add_option("--bot", dueling.bots,
                     "A player, once for each: a program's command (\"python3 my_bot.py\"), or a bot of the\n"
                     "house: level:minnow, level:perch, level:pike, level:shark, level:random")
        ->allow_extra_args(false)
        ->required();
    duel->add_option("--games", dueling.games, "How many matches")
        ->capture_default_str()
        ->check(CLI::Range(1, 100'000'000));
    auto* duelSeedOption =
        duel->add_option("--seed", dueling.seed, "The first match's seed; random if left out")->check(kSeed);
    duel->add_option("--jobs", dueling.jobs, "How many matches at a time, each with programs of its own")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    duel->add_option("--option", dueling.options, "An option of the game, as NAME=VALUE; may be repeated")
        ->allow_extra_args(false);
    duel->add_option("--move-millis", dueling.moveMillis, "How long a program may take for an answer")
        ->capture_default_str()
        ->check(CLI::Range(1, 3'600'000));
    duel->add_option("--start-millis", dueling.startMillis,
                     "How long a program may take until it is ready for a match")
        ->capture_default_str()
        ->check(CLI::Range(1, 3'600'000));
    duel->add_option("--errors", dueling.errors,
                     "A file for what the programs write on standard error; else it is shown");
    duel->add_option("--records", dueling.records, "A folder for a record of each match");
    duel->add_flag("--json", dueling.json, "As one JSON object");
    duel->footer("What programs are told and asked, and the rules for wrong and late answers: "
                 "docs/bots/README.md.\n"
                 "The players change seats from match to match.");
    duel->callback([&] {
        if (!duelSeedOption->count()) dueling.seed = freshSeed();
        result = tacklebox::console::duel(dueling);
    });

    PuzzlesRequest puzzling;
    auto* puzzles = app.add_subcommand("puzzles", "Find positions to learn from in games that bots play");
    puzzles->add_option("GAME", puzzling.game, "The game's id")->required();
    puzzles
        ->add_option("--games", puzzling.games, "How many matches are looked through, the first deal of each")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    puzzles->add_option("--seed", puzzling.seed, "The first match's seed; the others follow from it")
        ->capture_default_str()
        ->check(kSeed);
    puzzles->add_option("--most", puzzling.most, "How many puzzles are written at most, the most varied")
        ->capture_default_str()
        ->check(CLI::Range(1, 1000));
    puzzles->footer(
        "The puzzles go to standard output as JSON, what is found meanwhile to standard error. The "
        "same seed gives\n"
        "the same puzzles. How they are chosen: docs/puzzles.md.");
    puzzles->callback([&] { result = tacklebox::console::puzzles(puzzling); });

    std::vector<std::string> files;
    auto* verify = app.add_subcommand("verify", "Replay recorded games and check every step");
    verify->add_option("FILE", files, "A record")->required();
    verify->callback([&] { result = tacklebox::console::verify(files); });

    BenchRequest benchmark;
    auto* bench = app.add_subcommand("bench", "Measure random play-outs and sampled worlds");
    bench->add_option("GAME", benchmark.game, "The game's id; all games if left out");
    bench->add_option("--seconds", benchmark.seconds, "Seconds of processor time for each number of seats")
        ->capture_default_str()
        ->check(CLI::Range(0.01, 3600.0));
    bench->add_option("--seed", benchmark.seed, "The first seed")->capture_default_str()->check(kSeed);
    bench->add_flag("--json", benchmark.json, "As one JSON object");
    bench->callback([&] { result = tacklebox::console::bench(benchmark); });

    try {
        std::vector<std::string> words = tacklebox::platform::commandLineWords(argc, argv);
        words.erase(words.begin());
        std::reverse(words.begin(), words.end()); // as CLI11 wants them
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
