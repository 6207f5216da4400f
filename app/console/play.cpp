#include "app/console/support.h"
#include "app/console/textlayout.h"
#include "model/bots/reasonwords.h"
#include "model/engine/sentence.h"
#include "model/host/host.h"
#include "model/host/narration.h"
#include "model/json/json.h"

#include <algorithm>
#include <charconv>
#include <iomanip>
#include <iostream>
#include <span>
#include <sstream>

namespace tacklebox::console {

namespace {

constexpr const char* kBotNames[] = {"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"};
constexpr const char* kHelp =
    "Type a number to make that move, some words to filter the moves (\"ben red\"), t for the table, all "
    "for\nall moves, why for the reasons of the bots' last moves (they reveal their hands), or q to quit.\n";

class TextTable {
  public:
    /// `reasons`: print the bots' reasons after each move.
    TextTable(std::unique_ptr<AnyMatch> match, std::vector<std::unique_ptr<AnyBot>> bots, SeatSet people,
              Names names, bool reasons)
        : m_host(std::move(match), std::move(bots)), m_people(people), m_names(std::move(names)),
          m_reasons(reasons), m_narrator(game(), m_names) {}

    void play() {
        std::cout << game().title << "\n" << kHelp << "\n";
        printEvents();
        while (!match().over()) {
            if (m_host.botsMove()) {
                printEvents();
                m_botMoves.push_back(*m_host.lastBotMove());
                tellNewReasons();
                continue;
            }
            const Seat seat = m_host.nextToAct();
            if (seat == kNoSeat) break;
            if (!ask(seat)) {
                std::cout << "Game over. Goodbye.\n";
                return;
            }
            printEvents();
            tellNewReasons();
        }
        tellNewReasons();
    }

  private:
    const AnyGame& game() const { return match().game(); }
    const AnyMatch& match() const { return m_host.match(); }

    /// The only person's seat. With several people, the one at the keyboard, or kNobody before the first has
    /// been asked.
    Seat viewer() const { return m_people.size() == 1 ? m_people.first() : m_shown; }

    void printEvents() {
        for (; m_told < match().events(); ++m_told)
            if (const auto event = match().seen(viewer(), m_told)) m_narrator.addEvent(*event);
        const auto items = worthReporting(std::span(m_narrator.items()).subspan(m_itemsTold));
        m_itemsTold = m_narrator.items().size();
        m_narrator.cut();
        for (const Phrase& phrase : logSentences(game(), items, m_names))
            std::cout << "  " << sentence(phrase) << "\n";
    }

    /// True if a move's reason may be printed. If a move was not visible to all, its reason stays secret
    /// until cards have moved openly.
    bool isReasonPublic(const AnyHost::BotMove& made) const {
        if (match().isVisibleToAll(made.event)) return true;
        for (int number = made.event; number < match().events(); ++number)
            if (match().kind(number) == EventKind::CardMoved && match().isVisibleToAll(number)) return true;
        return false;
    }

    /// Call after each move: prints reasons that have become public, if they were requested.
    void tellNewReasons() {
        while (m_reasons && m_reasonsTold < m_botMoves.size() && isReasonPublic(m_botMoves[m_reasonsTold]))
            tellReason(m_botMoves[m_reasonsTold++]);
    }
    /// Call before a person's move: drops the moves whose reasons were public before it.
    void forgetReasons() {
        const auto secret = std::find_if(m_botMoves.begin(), m_botMoves.end(),
                                         [this](const auto& made) { return !isReasonPublic(made); });
        m_botMoves.erase(m_botMoves.begin(), secret);
        m_reasonsTold = 0;
    }

    /// Prints a bot's reason, the chance that its move succeeds, and the expected result. Returns false and
    /// prints nothing if there is no reason or the viewer did not see the move.
    bool tellReason(const AnyHost::BotMove& made) const {
        const Rationale& rationale = made.choice.rationale;
        const Phrase why = game().rationaleWords(rationale, made.seat, made.choice.move, m_names);
        if (why.empty() || !match().sees(viewer(), made.event)) return false;
        std::string figures;
        const auto add = [&](const std::string& figure) {
            figures += (figures.empty() ? "" : ", ") + figure;
        };
        if (rationale.likely) add("likely " + percent(*rationale.likely).english() + "%");
        if (rationale.expected) add("expected " + expectedText(*rationale.expected));
        std::cout << "    " << m_names.of(made.seat).english() << ": " << sentence(why)
                  << (figures.empty() ? "" : " (" + figures + ")") << "\n";
        return true;
    }
    /// An expected result with its unit, to one decimal; a share of wins in percent.
    std::string expectedText(double expected) const {
        const std::string unit(game().expectedUnit);
        if (unit == "wins") return percent(expected).english() + "% " + unit;
        std::ostringstream text;
        text << std::fixed << std::setprecision(1) << expected << " " << unit;
        return text.str();
    }
    void tellReasons() const {
        bool any = false;
        for (const auto& made : m_botMoves)
            any |= isReasonPublic(made) && tellReason(made);
        if (!any) std::cout << "No bot has given a reason since your last move.\n";
    }

    /// Fields of an observation that the table shows in another way, or that mean nothing to people.
    static bool isShownOtherwise(const std::string& field) {
        constexpr std::string_view kFields[] = {"hands", "waiting", "scores", "winners", "passed", "order"};
        return std::find(std::begin(kFields), std::end(kFields), field) != std::end(kFields);
    }

    /// Describes an object in an observation, such as an open question, with the players' names.
    std::string objectText(const Json& object) const {
        std::string text;
        for (const auto& [key, value] : object.items()) {
            if (value.is_null() || (value.is_array() && value.empty())) continue;
            const bool isSeat = key == "seat" || key == "by" || key == "target";
            text += (text.empty() ? "" : ", ") + key + " " +
                    (isSeat               ? m_names.title(value.get<Seat>()).english()
                     : value.is_array()   ? listText(value)
                     : value.is_boolean() ? (value == true ? "yes" : "no")
                                          : entryText(value));
        }
        return text;
    }

    void showTable(Seat seat) const {
        const AnyObservation observation = match().observation(seat);
        const Json json = game().observationJson(observation);
        std::cout << "\n";
        for (Seat other = 0; other < match().seats(); ++other)
            std::cout << sentence(
                             m_names.counted(game().handOf(observation, other).size(), {other},
                                             {{"%1: %n card, score %2", "%1: %n cards, score %2"},
                                              {"you: %n card, score %2", "you: %n cards, score %2"}},
                                             {Phrase::number(game().scoreOf(observation).scores[other])}))
                      << "\n";
        for (auto field = json.begin(); field != json.end(); ++field) {
            if (field->is_object() && field.key() != "last")
                std::cout << field.key() << ": " << objectText(*field) << "\n";
            if (!field->is_array() || isShownOtherwise(field.key())) continue;
            if (std::all_of(field->begin(), field->end(), [](const Json& entry) { return entry.is_null(); }))
                continue;
            const bool perSeatList = !field->empty() && field->front().is_array();
            if (!perSeatList) {
                std::cout << field.key() << ": " << listText(*field) << "\n";
                continue;
            }
            for (std::size_t i = 0; i < field->size(); ++i)
                if (!(*field)[i].empty())
                    std::cout << m_names
                                     .phrase({Seat(i)}, {"%2 of %1", "your %2"},
                                             {Phrase::verbatim(field.key())})
                                     .english()
                              << ": " << listText((*field)[i]) << "\n";
        }
        std::vector<Phrase> hand;
        for (const Face face : game().handOf(observation, seat))
            hand.push_back(game().cardWords(face));
        const Phrase cards = hand.empty() ? Phrase("no card") : Phrase::listed(hand);
        std::cout << wrapped(sentence(m_names.phrase(seat, "%1 has %2.", "you have %2.", {cards}))) << "\n";
    }

    /// Answers for a player who is not on turn and has only one possible move. Returns true if it did.
    bool answersByItself(Seat seat, const AnyMoves& moves) {
        if (moves.size() != 1 || match().turn() == seat || match().canPass(seat)) return false;
        m_host.move(seat, moves[0]);
        return true;
    }

    /// Asks the person in that seat until they move. Returns false if they quit.
    bool ask(Seat seat) {
        const AnyMoves moves = match().legalMoves(seat);
        if (answersByItself(seat, moves)) return true;
        if (m_people.size() > 1 && m_shown != seat) {
            std::cout << "\nPass the keyboard to " << m_names.of(seat).english() << " and press Enter.";
            std::string ignored;
            if (!std::getline(std::cin, ignored)) return false;
            m_shown = seat;
        }
        std::vector<std::string> texts;
        for (const AnyMove& move : moves)
            texts.push_back(sentence(game().moveWords(move, m_names.to(seat))));
        const bool mayWait = match().canPass(seat);
        if (mayWait) texts.push_back("Wait");
        showTable(seat);
        listMoves(texts, "", true);
        for (std::string line;;) {
            std::cout << m_names.phrase(seat, "%1, your move? ", "Your move? ").english() << std::flush;
            if (!std::getline(std::cin, line)) return false;
            line = lowered(line);
            if (line == "q" || line == "quit") return false;
            std::size_t number = 0;
            const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
            if (error == std::errc() && end == line.data() + line.size()) {
                if (number == 0 || number > texts.size()) {
                    std::cout << "There's no move " << line << ". Type a number from 1 to " << texts.size()
                              << ".\n";
                    continue;
                }
                forgetReasons();
                if (mayWait && number == texts.size())
                    m_host.pass(seat);
                else
                    m_host.move(seat, moves[number - 1]);
                return true;
            }
            if (line == "t" || line == "table")
                showTable(seat);
            else if (line == "why")
                tellReasons();
            else if (line == "?" || line == "h" || line == "help")
                std::cout << kHelp;
            else
                listMoves(texts, line == "all" ? "" : line);
        }
    }

    AnyHost m_host;
    SeatSet m_people;
    Names m_names;
    Seat m_shown = kNobody; ///< the seat whose observation the screen shows
    bool m_reasons;
    std::vector<AnyHost::BotMove> m_botMoves; ///< since the last person's move, and earlier secret ones
    std::size_t m_reasonsTold = 0;            ///< number of them whose reasons have been printed unasked
    int m_told = 0;
    Narrator m_narrator;
    std::size_t m_itemsTold = 0;

    /// A seat that nobody occupies. It sees only public information.
    static constexpr Seat kNobody = kMostSeats;
};

void playGame(const AnyGame& game, const PlayRequest& request) {
    std::vector<std::string> seats = request.seats;
    if (seats.empty()) {
        seats.assign(std::size_t(std::max(game.leastSeats, std::min(4, game.mostSeats))), "pike");
        seats.front() = "you";
    }
    requireSeats(game, int(seats.size()));

    AnySetup setup;
    setup.options = readOptionTexts(game.options, request.options);
    setup.seats = int(seats.size());
    setup.seed = request.seed;
    setup.dealer = drawnDealer(setup.seed, setup.seats);
    setup.layout = game.drawnLayout(setup.seed, setup.options, setup.seats);

    SeatSet people;
    Names names;
    std::vector<std::unique_ptr<AnyBot>> bots;
    const auto humans = std::count(seats.begin(), seats.end(), "you");
    for (Seat seat = 0; seat < setup.seats; ++seat) {
        if (seats[seat] == "you") {
            people.add(seat);
            names.bySeat.push_back(humans == 1 ? "Angler" : "Angler " + std::to_string(people.size()));
            bots.push_back(nullptr);
        } else {
            names.bySeat.push_back(kBotNames[seat]);
            bots.push_back(
                game.makeBot(requireLevel(seats[seat]), seat, Random::forStep(~setup.seed, seat).next()));
        }
    }
    if (humans == 1) names.you = people.first();
    TextTable(game.begin(setup), std::move(bots), people, std::move(names), request.reasons).play();
}

std::string askForGame() {
    std::cout << "Which game?\n";
    std::vector<std::string> ids;
    for (const AnyGame* game : allGames()) {
        ids.emplace_back(game->id);
        std::cout << "  " << ids.size() << "  " << game->title << "\n";
    }
    for (std::string line;;) {
        std::cout << "Number? " << std::flush;
        if (!std::getline(std::cin, line) || line == "q") return "";
        std::size_t number = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
        if (error == std::errc() && number >= 1 && number <= ids.size()) return ids[number - 1];
        std::cout << "Type a number from 1 to " << ids.size() << ", or q to quit.\n";
    }
}

} // namespace

int play(const PlayRequest& request) {
    const std::string game = request.game.empty() ? askForGame() : request.game;
    if (game.empty()) return 0;
    playGame(requireGame(game), request);
    return 0;
}

} // namespace tacklebox::console
