#include "app/console/duelist.h"
#include "app/console/series.h"
#include "app/console/support.h"
#include "app/console/timedbot.h"
#include "model/games/games.h"
#include "model/host/host.h"
#include "model/wire/games.h"
#include "model/wire/sessionof.h"

#include <filesystem>
#include <fstream>
#include <iostream>

namespace tacklebox::console {

namespace {

constexpr std::string_view kHouse = "level:"; ///< begins the name of a house bot

/// Who plays: by player, a level of the house or, if there is none, a command.
struct Player {
    std::string name;
    std::optional<Level> level;
};

Player readPlayer(const std::string& text) {
    if (!text.starts_with(kHouse)) {
        commandWords(text);
        return {text, {}};
    }
    return {text, needLevel(text.substr(kHouse.size()))};
}

/// A match between house bots and outside programs. Of the position a program is sent only what its seat may
/// know: the seat's own events, view and legal moves.
template <class G>
class DuelMatch {
  public:
    /// `bySeat` has the programs, null where a house bot sits.
    DuelMatch(const Setup<G>& setup, std::vector<std::unique_ptr<Bot<G>>> bots, std::vector<Duelist*> bySeat,
              DuelTimes times)
        : m_host(setup, std::move(bots)), m_bySeat(std::move(bySeat)), m_times(times) {
        for (Seat seat = 0; seat < setup.seats; ++seat)
            m_standIns.emplace_back(~botSeed(setup.seed, seat));
    }

    const Match<G>& match() const { return m_host.match(); }

    void play() {
        while (match().state().match.round <= kMostDeals) {
            if (stopWanted()) throw DuelStopped();
            if (m_host.botsMove()) continue;
            const Seat seat = m_host.toAsk();
            if (seat == kNoSeat) break;
            if (m_bySeat[seat]->forfeited() || !ask(seat)) standIn(seat);
        }
    }

    /// The first message of a match.
    Json seatMessage(Seat seat, int number) const {
        const Setup<G>& setup = match().setup();
        return {{"do", "seat"},         {"protocol", 1},
                {"game", G::kId},       {"options", optionsJson(G::kOptions, setup.options)},
                {"seats", setup.seats}, {"seat", int(seat)},
                {"match", number},      {"millis", m_times.move}};
    }
    /// The last one.
    Json overMessage(Seat seat) {
        const MatchScore& score = match().state().match;
        return {{"do", "over"},
                {"events", newEvents(seat)},
                {"winners", seatList(score.winners)},
                {"scores", scoresJson(score.scores, score.seats)}};
    }

  private:
    TableShape table() const { return {match().setup().seats, match().setup().options}; }

    /// What the seat has seen since it was told last.
    Json newEvents(Seat seat) {
        Json events = Json::array();
        for (int& number = m_told[seat]; number < match().log().size(); ++number)
            if (const auto event = SeenEvent<G>::seenBy(seat, match().log(), number))
                events.push_back(eventJson<G>(*event));
        return events;
    }

    /// Lets the program in that seat decide; false if it did not.
    bool ask(Seat seat) {
        m_moves.clear();
        G::legalMoves(match().state(), seat, m_moves);
        Json moves = Json::array();
        for (const auto& move : m_moves)
            moves.push_back(Codec<G>::move(move));
        const bool mayPass = mayHoldBack<G>(match().state(), seat);
        const auto answer = m_bySeat[seat]->ask({{"do", "choose"},
                                                 {"events", newEvents(seat)},
                                                 {"view", viewJson<G>(G::view(match().state(), seat))},
                                                 {"moves", std::move(moves)},
                                                 {"mayPass", mayPass},
                                                 {"millis", m_times.move}});
        return answer && take(seat, *answer, mayPass);
    }

    bool take(Seat seat, const Json& answer, bool mayPass) {
        Duelist& duelist = *m_bySeat[seat];
        try {
            Fields fields(answer, ErrorCode::BadRequest, "An answer");
            fields.take("id");
            if (fields.has("pass")) {
                if (!fields.needFlag("pass")) fields.fail("\"pass\" can only be true.");
                fields.done();
                if (mayPass)
                    m_host.holdBack(seat);
                else
                    duelist.refuseIllegal("It must move.");
                return mayPass;
            }
            const auto move = Codec<G>::readMove(fields.need("move"), table());
            fields.done();
            const Refusal refusal = m_host.move(seat, move);
            if (refusal) duelist.refuseIllegal(Words<G>::refusal(refusal, Names{}).english());
            return !refusal;
        } catch (const WireError& error) {
            duelist.refuseMalformed(error.text());
            return false;
        }
    }

    /// Decides for a program that did not: lets the player in turn go on where that is possible, else makes
    /// any legal move.
    void standIn(Seat seat) {
        if (mayHoldBack<G>(match().state(), seat)) return m_host.holdBack(seat);
        m_moves.clear();
        G::legalMoves(match().state(), seat, m_moves);
        m_host.move(seat, m_moves[m_standIns[seat].below(m_moves.size())]);
    }

    Host<G> m_host;
    std::vector<Duelist*> m_bySeat;
    DuelTimes m_times;
    std::vector<Random> m_standIns;
    std::array<int, kMostSeats> m_told{}; ///< by seat, how many events of the match it has passed by
    MoveList<typename G::Move> m_moves;
};

/// A thread's share of a duel: it has processes of its own.
template <class G>
class DuelPlayer {
  public:
    DuelPlayer(const DuelRequest& request, const Options& options, const std::vector<Player>& players,
               Complaints& complaints)
        : m_request(request), m_options(options), m_players(players) {
        for (std::size_t i = 0; i < players.size(); ++i)
            m_duelists.push_back(players[i].level ? nullptr
                                                  : std::make_unique<Duelist>(players[i].name, i, times(),
                                                                              request.errors, complaints));
    }

    void play(int number, Tally& tally) {
        const Seating seating{number, int(m_players.size())};
        const Setup<G> setup = setupOfMatch<G>(m_request.seed, m_options, seating);
        std::vector<std::unique_ptr<Bot<G>>> bots(m_players.size());
        std::vector<Duelist*> bySeat(m_players.size());
        for (Seat seat = 0; seat < setup.seats; ++seat) {
            const std::size_t player = seating.playerAt(seat);
            bySeat[seat] = m_duelists[player].get();
            if (!bySeat[seat])
                bots[seat] = std::make_unique<TimedBot<G>>(
                    makeBot<G>(*m_players[player].level, seat, botSeed(setup.seed, seat)),
                    tally.players[player].times);
        }
        DuelMatch<G> match(setup, std::move(bots), bySeat, times());
        for (Seat seat = 0; seat < setup.seats; ++seat)
            if (bySeat[seat])
                bySeat[seat]->begin(number, match.seatMessage(seat, number),
                                    tally.players[seating.playerAt(seat)]);
        match.play();
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

    /// Writes the match as a record file.
    void keep(const Match<G>& match, int number) const {
        const auto file =
            std::filesystem::path(m_request.records) / ("match-" + std::to_string(number) + ".tacklebox");
        std::ofstream out(file, std::ios::binary);
        out << SessionOf<G>(match).record().dump() << "\n";
        if (!out.flush()) throw UserError("The file " + file.string() + " cannot be written.");
    }

    const DuelRequest& m_request;
    const Options& m_options;
    const std::vector<Player>& m_players;
    std::vector<std::unique_ptr<Duelist>> m_duelists; ///< by player, null for a house bot
};

template <class G>
Json duelResult(const DuelRequest& request, const std::vector<Player>& players) {
    const Options options = readOptionTexts(G::kOptions, request.options);
    Complaints complaints(players.size());
    const Tally tally =
        playSeries(request.games, request.jobs, Tally(players.size(), std::size(G::kEndings)), [&] {
            const auto player = std::make_shared<DuelPlayer<G>>(request, options, players, complaints);
            return [player](int number, Tally& own) { player->play(number, own); };
        });
    return report({.game = G::kId,
                   .seed = request.seed,
                   .players = request.bots,
                   .endings = G::kEndings,
                   .times = true,
                   .offences = true},
                  tally);
}

} // namespace

int duel(const DuelRequest& request) {
    needGame(request.game);
    std::vector<Player> players;
    for (const std::string& bot : request.bots)
        players.push_back(readPlayer(bot));
    if (!request.records.empty() && !std::filesystem::is_directory(request.records))
        throw UserError("There is no folder " + request.records + " for the records.");
    noteStopWanted();
    try {
        withGame(request.game, [&]<class G>() {
            needSeats(G::kTitle.data(), G::kLeastSeats, G::kMostSeats, int(players.size()));
            const Json result = duelResult<G>(request, players);
            if (request.json)
                std::cout << result.dump() << "\n";
            else
                printReport(result);
        });
    } catch (const DuelStopped&) {
        std::cerr << "tackle: stopped; nothing is reported\n";
        constexpr int kStoppedByKeyboard = 130;
        return kStoppedByKeyboard;
    }
    return 0;
}

} // namespace tacklebox::console
