// A game without rules, scripted by a test. It runs through the same code as a match of any game.
#pragma once

#include "model/host/makeanygame.h"

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tacklebox::testing {

struct ScriptedGame {
    struct State;
    /// A move: a sentence or an effect. It must live as long as the match.
    struct ScriptedMove {
        std::string words;
        std::function<void(State&, EventLog<ScriptedGame>&)> happens = {};
    };
    struct Move {
        const ScriptedMove* script = nullptr;
        bool operator==(const Move&) const = default;
    };
    struct Status {
        Seat turn = kNoSeat;
        SeatSet playersToAct;
        Scores laid{}; ///< points of each seat's sets so far
        bool operator==(const Status&) const = default;
    };
    struct Layout {};
    struct State {
        Options options;
        MatchScore match;
        Status status;
        std::vector<PileCards> places;
    };
    /// All seats see everything; a test hides cards explicitly.
    struct Observation : State {
        Seat viewer = kNoSeat;
    };

    static constexpr std::string_view kId = "scripted", kTitle = "Scripted";
    static constexpr int kLeastSeats = 2;
    static constexpr std::array<OptionSpec, 0> kOptions{};

    static Face faceOf(Card card) { return Face(card); }
    static Layout shuffled(const Options&, int, Random&) { return {}; }
    static void newInitialState(State& state, const Options&, int seats, Seat, const Layout&,
                                EventLog<ScriptedGame>&) {
        state.match.seats = std::uint8_t(seats);
    }
    static SeatSet playersToAct(const State&) { return {}; }
    static void legalMoves(const State&, Seat, MoveList<Move>&) {}
    static Refusal check(const State&, Seat, const Move&) { return {}; }
    static void apply(State& state, Seat seat, const Move& move, EventLog<ScriptedGame>& log) {
        if (move.script->happens)
            move.script->happens(state, log);
        else
            log.moveMade(seat, move);
    }
    static Chance chance(const State&) { return {}; }
    static void applyChance(State&, const Outcome<Layout>&, EventLog<ScriptedGame>&) {}
    static Observation observation(const State& state, Seat viewer) { return {state, viewer}; }
    static void applyEvent(Observation& observation, const SeenEvent<ScriptedGame>& event) {
        if (const auto* status = std::get_if<SeenStatus<Status>>(&event.content()))
            observation.status = status->now;
    }
    static Status statusFor(const Status& status, Seat) { return status; }
    static Move censor(const Move& move) { return move; }
};

} // namespace tacklebox::testing

namespace tacklebox {

template <>
struct TableTraits<testing::ScriptedGame> : UsualTableTraits<testing::ScriptedGame> {};
template <>
inline const AnyGame& anyGame<testing::ScriptedGame>();

namespace testing {

/// The observer of a scripted match, equal for all viewers.
class ScriptedTracker : public AnyObservationTracker {
  public:
    explicit ScriptedTracker(Seat viewer) { m_view.viewer = viewer; }
    void see(const AnySeen& event) override { ScriptedGame::applyEvent(m_view, event.as<ScriptedGame>()); }
    AnyObservation observation() const override { return AnyObservation(anyGame<ScriptedGame>(), m_view); }
    Json seeAsJson(const AnySeen& event) override {
        see(event);
        return {};
    }

  private:
    ScriptedGame::Observation m_view;
};

} // namespace testing

/// The functions of a game that a table needs without playing.
template <>
inline const AnyGame& anyGame<testing::ScriptedGame>() {
    using testing::ScriptedGame;
    static const AnyGame told = [] {
        AnyGame game{};
        game.id = ScriptedGame::kId;
        game.title = ScriptedGame::kTitle;
        game.tracker = [](Seat viewer) -> std::unique_ptr<AnyObservationTracker> {
            return std::make_unique<testing::ScriptedTracker>(viewer);
        };
        game.contentOf = [](const AnySeen& event) {
            return std::visit(detail::ContentOfSeen<ScriptedGame>{}, event.as<ScriptedGame>().content());
        };
        game.scoreOf = [](const AnyObservation& observation) -> const MatchScore& {
            return observation.as<ScriptedGame::Observation>().match;
        };
        game.piles = [](const AnyObservation& observation) {
            return observation.as<ScriptedGame::Observation>().places;
        };
        game.laidPoints = [](const AnyObservation& observation, Seat seat) {
            return int(observation.as<ScriptedGame::Observation>().status.laid[seat]);
        };
        game.specialPoints = [](const AnyObservation&, Seat) { return 0; };

        game.cardWords = [](Face face) {
            if (face == kHidden) return Phrase("a card");
            return Phrase("card %1", {Phrase::number(face)});
        };
        game.effectWords = [](Face) { return Phrase(); };
        game.eventWords = [](const AnySeen& event, const Names&) -> Phrase {
            const auto& content = event.as<ScriptedGame>().content();
            if (const auto* made = std::get_if<SeenMove<ScriptedGame::Move>>(&content))
                return Phrase::verbatim(made->move.script->words);
            if (std::holds_alternative<Scored>(content)) return "The round is over.";
            return {};
        };
        game.endingWords = [](const Scored&, const Names&) { return Phrase("Final count."); };
        game.question = [](const AnyMove&) { return Question(); };
        game.aloud = [](const AnySeen&, const Names&) { return Phrase(); };
        game.outcomeWords = [](Seat, const AnyMove&, const Moved&, const Names&) { return Phrase(); };
        game.briefWords = [](const AnySeen&, const Names&) { return Phrase(); };
        game.shownWords = [](const AnyMove&, const Shown&, const Names&) { return Phrase(); };
        game.lastCardWords = [](const Moved&, const Names&) { return Phrase(); };

        game.reactions = [] { return std::vector<Reaction>(); };
        game.isLay = [](const AnyMove&) { return false; };
        game.act = [](const AnyMove&) { return Act::Other; };
        game.asks = game.target = [](const AnyMove&) { return kNoSeat; };
        game.passMove = [] { return AnyMove(ScriptedGame::Move()); };
        return game;
    }();
    return told;
}

} // namespace tacklebox
