#include "app/console/duelist.h"
#include "app/console/duelmatch.h"
#include "app/console/series.h"
#include "app/console/support.h"
#include "app/console/timedbot.h"
#include "model/platform/safefile.h"
#include "model/wire/record.h"
#include "model/wire/recordfile.h"

#include <filesystem>
#include <iostream>

namespace tacklebox::console {

namespace {

constexpr std::string_view kHouse = "level:"; ///< prefix of a house bot

/// A house bot with a level, or a program whose command is `name`.
struct Player {
    std::string name;
    std::optional<Level> level;
};

Player readPlayer(const std::string& text) {
    if (!text.starts_with(kHouse)) {
        commandWords(text);
        return {text, {}};
    }
    return {text, requireLevel(text.substr(kHouse.size()))};
}

/// Plays the matches of one thread, with separate processes.
class DuelPlayer {
  public:
    DuelPlayer(const AnyGame& game, const DuelRequest& request, const Options& options,
               const std::vector<Player>& players, ErrorReporter& errorReporter)
        : m_game(game), m_request(request), m_options(options), m_players(players) {
        for (std::size_t i = 0; i < players.size(); ++i)
            m_duelists.push_back(players[i].level ? nullptr
                                                  : std::make_unique<Duelist>(players[i].name, i, times(),
                                                                              request.errors, errorReporter));
    }

    void play(int number, Tally& tally) {
        const Seating seating{number, int(m_players.size())};
        const AnySetup setup = setupOfMatch(m_game, m_request.seed, m_options, seating);
        std::vector<std::unique_ptr<AnyBot>> bots(m_players.size());
        std::vector<Duelist*> bySeat(m_players.size());
        std::vector<DuelSeat*> programs;
        for (Seat seat = 0; seat < setup.seats; ++seat) {
            const std::size_t player = seating.playerAt(seat);
            bySeat[seat] = m_duelists[player].get();
            programs.push_back(bySeat[seat]);
            if (!bySeat[seat])
                bots[seat] = std::make_unique<TimedBot>(
                    m_game.makeBot(*m_players[player].level, seat, botSeed(setup.seed, seat)),
                    tally.players[player].times);
        }
        DuelMatch match(m_game.begin(setup), std::move(bots), std::move(programs), times().move);
        for (Seat seat = 0; seat < setup.seats; ++seat)
            if (bySeat[seat])
                bySeat[seat]->begin(number, match.seatMessage(seat, number),
                                    tally.players[seating.playerAt(seat)]);
        while (match.match().score().round <= kMostDeals && match.step())
            if (stopWanted()) throw DuelStopped();
        SeatSet forfeited;
        for (Seat seat = 0; seat < setup.seats; ++seat) {
            if (!bySeat[seat]) continue;
            if (bySeat[seat]->forfeited()) forfeited.add(seat);
            bySeat[seat]->end(match.overMessage(seat));
        }
        count(tally, match.match(), seating, forfeited);
        if (!m_request.records.empty()) keep(match.match(), number);
    }

  private:
    DuelTimes times() const { return {m_request.moveMillis, m_request.startMillis}; }

    /// Writes the match as a record file. Skips a record that is too large to be read again, with a message;
    /// only matches without an end get so large.
    void keep(const AnyMatch& match, int number) const {
        const auto file =
            std::filesystem::path(m_request.records) / ("match-" + std::to_string(number) + ".tacklebox");
        const std::string record = recordJson(match).dump() + "\n";
        if (record.size() > kLargestRecord) {
            std::cerr << "tackle: match " + std::to_string(number) +
                             ": the record is larger than 4 MiB and isn't saved\n";
            return;
        }
        if (const std::error_code error = platform::replaceFile(file, record, platform::FileMode::Default))
            throw UserError("Can't write " + file.string() + ": " + error.message() + ".");
    }

    const AnyGame& m_game;
    const DuelRequest& m_request;
    const Options& m_options;
    const std::vector<Player>& m_players;
    std::vector<std::unique_ptr<Duelist>> m_duelists; ///< by player; null for a house bot
};

Json duelResult(const AnyGame& game, const DuelRequest& request, const std::vector<Player>& players) {
    const Options options = readOptionTexts(game.options, request.options);
    ErrorReporter errorReporter(players.size());
    const Tally tally =
        playSeries(request.games, request.jobs, Tally(players.size(), game.endings.size()), [&] {
            const auto player = std::make_shared<DuelPlayer>(game, request, options, players, errorReporter);
            return [player](int number, Tally& own) { player->play(number, own); };
        });
    return report({.game = game.id,
                   .seed = request.seed,
                   .players = request.bots,
                   .endings = game.endings,
                   .times = true,
                   .offences = true},
                  tally);
}

} // namespace

int duel(const DuelRequest& request) {
    const AnyGame& game = requireGame(request.game);
    std::vector<Player> players;
    for (const std::string& bot : request.bots)
        players.push_back(readPlayer(bot));
    if (!request.records.empty() && !std::filesystem::is_directory(request.records))
        throw UserError("The folder " + request.records + " doesn't exist.");
    catchEndSignals();
    try {
        requireSeats(game, int(players.size()));
        const Json result = duelResult(game, request, players);
        if (request.json)
            std::cout << result.dump() << "\n";
        else
            printReport(result);
    } catch (const DuelStopped&) {
        std::cerr << "tackle: stopped; no results\n";
        constexpr int kStoppedByKeyboard = 130;
        return kStoppedByKeyboard;
    }
    return 0;
}

} // namespace tacklebox::console
