// Builds the AnyGame of a game. Include only from its generated game.cpp.
#pragma once

#include "model/bots/botwords.h"
#include "model/bots/handacts.h"
#include "model/bots/informationstate.h"
#include "model/engine/places.h"
#include "model/engine/words.h"
#include "model/host/matchadapter.h"
#include "model/json/chancejson.h"
#include "model/json/eventsjson.h"

namespace tacklebox {

/// The number of a game in deal codes, specialised in its game.cpp.
template <class G>
inline constexpr int kGameNumber = -1;

/// Implements AnyInformationState with InformationState<G>.
template <class G>
class InformationStateAdapter final : public AnyInformationState {
  public:
    explicit InformationStateAdapter(Seat viewer) : m_informationState(viewer) {}

    void see(const AnySeen& event) override {
        m_informationState.see(event.as<G>());
        m_acts.see(event.as<G>());
    }
    std::vector<Fact> facts() const override { return m_informationState.facts(); }
    std::vector<HandAct> acts() const override { return m_acts.acts(); }

  private:
    InformationState<G> m_informationState;
    HandActs<G> m_acts;
};

/// Implements AnyJudge with Judge<G>.
template <class G>
class JudgeAdapter final : public AnyJudge {
  public:
    using Move = typename G::Move;
    using Candidate = typename Judge<G>::Candidate;

    explicit JudgeAdapter(std::unique_ptr<Judge<G>> judge) : m_judge(std::move(judge)) {}

    void see(const AnySeen& event) override { m_judge->see(event.as<G>()); }
    std::vector<AnyMove> candidates(std::span<const AnyMove> legal) const override {
        std::vector<Move> moves;
        for (const AnyMove& move : legal)
            moves.push_back(move.as<Move>());
        std::vector<AnyMove> all;
        for (const Candidate& one : m_judge->candidates(moves))
            all.push_back(one ? AnyMove(*one) : AnyMove());
        return all;
    }
    std::optional<MoveValues> values(std::span<const AnyMove> moves, const JudgeEffort& effort) override {
        std::vector<Candidate> candidates;
        for (const AnyMove& move : moves)
            candidates.push_back(move.any() ? Candidate(move.as<Move>()) : Candidate());
        return m_judge->values(candidates, effort);
    }

  private:
    std::unique_ptr<Judge<G>> m_judge;
};

template <class G>
class TrackerAdapter final : public AnyObservationTracker {
  public:
    explicit TrackerAdapter(Seat viewer) { m_observation.viewer = viewer; }

    void see(const AnySeen& event) override { G::applyEvent(m_observation, event.as<G>()); }
    AnyObservation observation() const override { return AnyObservation(anyGame<G>(), m_observation); }
    Json seeAsJson(const AnySeen& event) override {
        see(event);
        return std::visit(EventWriter<G>{m_observation}, event.as<G>().content());
    }

  private:
    typename G::Observation m_observation{};
};

/// The type-erased game G.
template <class G>
AnyGame makeAnyGame() {
    using Move = typename G::Move;
    using Observation = typename G::Observation;
    using Layout = typename G::Layout;
    static_assert(Game<G> && InformationStateOf<G> && G::kMostSeats <= kMostSeats);
    static_assert(std::size(G::kOptions) <= Options{}.value.size(), "a game has at most four options");
    static_assert(kGameNumber<G> >= 0 && kGameNumber<G> < kMostListedGames,
                  "deal codes have room for eight games");
    AnyGame game{};
    game.id = G::kId;
    game.title = G::kTitle;
    game.leastSeats = G::kLeastSeats;
    game.mostSeats = G::kMostSeats;
    game.options = G::kOptions;
    game.endings = G::kEndings;
    game.number = kGameNumber<G>;
    game.deck = G::deck;
    game.faceOf = G::faceOf;
    game.faceName = G::faceName;

    game.drawnLayout = [](std::uint64_t seed, const Options& options, int seats) {
        return AnyLayout{ErasedValue::of(tacklebox::drawnLayout<G>(seed, options, seats))};
    };
    game.begin = [](const AnySetup& setup) -> std::unique_ptr<AnyMatch> {
        return std::make_unique<MatchAdapter<G>>(Match<G>(MatchAdapter<G>::typed(setup)));
    };
    game.opened = [](const AnySetup& setup) -> std::unique_ptr<AnyMatch> {
        return std::make_unique<MatchAdapter<G>>(Match<G>::opened(MatchAdapter<G>::typed(setup)));
    };
    game.tracker = [](Seat viewer) -> std::unique_ptr<AnyObservationTracker> {
        return std::make_unique<TrackerAdapter<G>>(viewer);
    };
    game.scoreOf = [](const AnyObservation& observation) -> const MatchScore& {
        return observation.as<Observation>().match;
    };
    game.handOf = [](const AnyObservation& observation, Seat seat) -> const FaceList& {
        return handIn(observation.as<Observation>(), seat);
    };

    game.cardWords = Words<G>::card;
    game.effectWords = Words<G>::effect;
    game.moveWords = [](const AnyMove& move, const Names& names) {
        return Words<G>::move(move.as<Move>(), names);
    };
    game.eventWords = [](const AnySeen& event, const Names& names) {
        return Words<G>::event(event.as<G>(), names);
    };
    game.question = [](const AnyMove& move) { return Words<G>::question(move.as<Move>()); };
    game.aloud = [](const AnySeen& event, const Names& names) {
        return Words<G>::aloud(event.as<G>(), names);
    };
    game.outcomeWords = [](Seat by, const AnyMove& move, const Moved& moved, const Names& names) {
        return Words<G>::outcome(by, move.as<Move>(), moved, names);
    };
    game.briefWords = [](const AnySeen& event, const Names& names) {
        return Words<G>::brief(event.as<G>(), names);
    };
    game.shownWords = [](const AnyMove& move, const Shown& shown, const Names& names) {
        return Words<G>::shown(move.as<Move>(), shown, names);
    };
    game.lastCardWords = Words<G>::lastCard;
    game.matchEndWords = Words<G>::matchEnd;
    game.tooLateWords = Words<G>::tooLate;
    game.passAloud = Words<G>::passAloud;
    game.onlyPassWords = [](const AnyObservation& before) {
        return Words<G>::onlyPass(before.as<Observation>());
    };
    game.refusalWords = Words<G>::refusal;
    game.endingWords = TableTraits<G>::ending;

    game.moveJson = [](const AnyMove& move) { return Codec<G>::move(move.as<Move>()); };
    game.readMove = [](const Json& json, const TableShape& table) {
        return AnyMove(Codec<G>::readMove(json, table));
    };
    game.observationJson = [](const AnyObservation& observation) {
        return tacklebox::observationJson<G>(observation.as<Observation>());
    };
    game.layoutJson = [](const AnyLayout& layout, const TableShape& table) {
        const auto& typed = layout.as<Layout>();
        Json json = Codec<G>::layout(typed, table);
        json["scores"] = scoresJson(typed.scores, table.seats);
        return json;
    };
    game.readLayout = [](const Json& deal, const TableShape& table, const Random& random, ErrorCode code) {
        return AnyLayout{ErasedValue::of(tacklebox::readLayout<G>(deal, table, random, code, true))};
    };
    game.chanceJson = chanceJson<G>;
    game.outcomeJson = [](const AnyOutcome& outcome, const TableShape& table) {
        const auto& typed = outcome.as<Outcome<Layout>>();
        return tacklebox::outcomeJson<G>(typed, table, typed.dice[1] ? 2 : 1);
    };
    game.readOutcome = [](const Json& json, const Chance& chance, const TableShape& table,
                          const Random& random) {
        return AnyOutcome{ErasedValue::of(tacklebox::readOutcome<G>(json, chance, table, random))};
    };
    game.helloJson = Codec<G>::hello;

    game.makeBot = [](Level level, Seat seat, std::uint64_t seed) -> std::unique_ptr<AnyBot> {
        return std::make_unique<BotAdapter<G>>(tacklebox::makeBot<G>(level, seat, seed));
    };
    game.makeJudge = [](Seat seat, const Options& options, std::uint64_t seed,
                        const KnownLevels& levels) -> std::unique_ptr<AnyJudge> {
        return std::make_unique<JudgeAdapter<G>>(tacklebox::makeJudge<G>(seat, options, seed, levels));
    };
    game.makeInformationState = [](Seat viewer) -> std::unique_ptr<AnyInformationState> {
        return std::make_unique<InformationStateAdapter<G>>(viewer);
    };
    game.rationaleKind = BotWords<G>::kind;
    game.rationaleWords = [](const Rationale& rationale, Seat seat, const AnyMove& move, const Names& names) {
        return BotWords<G>::rationale(rationale, seat, move.as<Move>(), names);
    };
    game.factSubject = BotWords<G>::subject;
    game.factWords = BotWords<G>::fact;
    game.expectedUnit = Codec<G>::expectedUnit();

    game.hasTurns = TableTraits<G>::kHasTurns;
    game.dealIsGame = TableTraits<G>::kDealIsGame;
    game.live = TableTraits<G>::kLive;
    game.outlastsStock = TableTraits<G>::kOutlastsStock;
    game.reactions = TableTraits<G>::reactions;
    game.isLay = [](const AnyMove& move) { return TableTraits<G>::isLay(move.as<Move>()); };
    game.laidWords = Words<G>::laid;
    game.asks = [](const AnyMove& move) { return TableTraits<G>::asks(move.as<Move>()); };
    game.act = [](const AnyMove& move) { return TableTraits<G>::act(move.as<Move>()); };
    game.target = []([[maybe_unused]] const AnyMove& move) {
        if constexpr (requires(const Move& any) { any.target; })
            return move.as<Move>().target;
        else
            return kNoSeat;
    };
    game.piles = [](const AnyObservation& observation) {
        return TableTraits<G>::piles(observation.as<Observation>());
    };
    game.laidPoints = [](const AnyObservation& observation, Seat seat) {
        return TableTraits<G>::laidPoints(observation.as<Observation>(), seat);
    };
    game.specialPoints = [](const AnyObservation& observation, Seat seat) {
        return TableTraits<G>::specialPoints(observation.as<Observation>(), seat);
    };
    game.passMove = [] { return AnyMove(TableTraits<G>::passMove()); };

    game.contentOf = [](const AnySeen& event) {
        return std::visit(detail::ContentOfSeen<G>{}, event.as<G>().content());
    };
    return game;
}

} // namespace tacklebox
