// Fills AnyGame from the types of a game. Included by each game's own file alone.
#pragma once

#include "model/bots/botwords.h"
#include "model/bots/knowledge.h"
#include "model/engine/match.h"
#include "model/engine/policy.h"
#include "model/engine/words.h"
#include "model/host/anygame.h"
#include "model/json/chancejson.h"
#include "model/json/eventsjson.h"

#include <algorithm>

namespace tacklebox {

/// Bot<G> behind AnyBot.
template <class G>
class BotOf final : public AnyBot {
  public:
    explicit BotOf(std::unique_ptr<Bot<G>> bot) : m_bot(std::move(bot)) {}

    void see(const AnySeen& event) override { m_bot->see(event.as<G>()); }
    void see(const SeenEvent<G>& event) { m_bot->see(event); }
    std::optional<AnyChoice> choose(std::span<const AnyMove> legal, const Thinking& thinking) override {
        m_legal.clear();
        for (const AnyMove& move : legal)
            m_legal.push_back(move.as<typename G::Move>());
        return choose(std::span<const typename G::Move>(m_legal), thinking);
    }
    std::optional<AnyChoice> choose(std::span<const typename G::Move> legal, const Thinking& thinking) {
        const auto choice = m_bot->choose(legal, thinking);
        if (!choice) return std::nullopt;
        return AnyChoice{AnyMove(choice->move), choice->rationale};
    }

  private:
    std::unique_ptr<Bot<G>> m_bot;
    std::vector<typename G::Move> m_legal;
};

/// Knowledge<G> behind AnyKnowledge.
template <class G>
class KnowledgeBehind final : public AnyKnowledge {
  public:
    explicit KnowledgeBehind(Seat viewer) : m_knowledge(viewer) {}

    void see(const AnySeen& event) override { m_knowledge.see(event.as<G>()); }
    std::vector<Fact> facts() const override { return m_knowledge.facts(); }

  private:
    Knowledge<G> m_knowledge;
};

template <class G>
class FollowerOf final : public AnyFollower {
  public:
    explicit FollowerOf(Seat viewer) { m_view.viewer = viewer; }

    void see(const AnySeen& event) override { G::follow(m_view, event.as<G>()); }
    AnyView view() const override { return AnyView(anyGame<G>(), m_view); }
    Json tell(const AnySeen& event) override {
        see(event);
        return std::visit(EventWriter<G>{m_view}, event.as<G>().content());
    }

  private:
    typename G::View m_view{};
};

/// Match<G> behind AnyMatch.
template <class G>
class MatchOf final : public AnyMatch {
  public:
    using Move = typename G::Move;

    explicit MatchOf(Match<G> match)
        : AnyMatch(anyGame<G>(), erased(match.setup())), m_match(std::move(match)) {}

    const Match<G>& match() const { return m_match; }

    static Setup<G> typed(const AnySetup& setup) {
        return {setup.options, setup.seats,  setup.dealer,
                setup.seed,    setup.chance, setup.layout.template as<typename G::Layout>()};
    }

    std::unique_ptr<AnyMatch> copy() const override { return std::make_unique<MatchOf>(*this); }
    std::unique_ptr<AnyMatch> before(int steps) const override {
        auto earlier = std::make_unique<MatchOf>(Match<G>::opened(m_match.setup()));
        for (int number = 0; number < steps; ++number)
            earlier->replayTyped(m_match.steps()[std::size_t(number)]);
        return earlier;
    }

    const MatchScore& score() const override { return state().match; }
    Seat turn() const override { return state().status.turn; }
    SeatSet waiting() const override { return G::waiting(state()); }
    SeatSet waitingSeenBy(Seat viewer) const override { return G::statusFor(state().status, viewer).waiting; }
    AnyView view(Seat viewer) const override { return AnyView(game(), G::view(state(), viewer)); }
    void legalMoves(Seat seat, AnyMoves& moves) const override {
        m_moves.clear();
        G::legalMoves(state(), seat, m_moves);
        moves.clear();
        moves.reserve(std::size_t(m_moves.size()));
        for (const Move& move : m_moves)
            moves.emplace_back(move);
    }
    Refusal check(Seat seat, const AnyMove& move) const override {
        return G::check(state(), seat, move.as<Move>());
    }
    Chance chance() const override { return G::chance(state()); }

    Refusal move(Seat seat, const AnyMove& move) override { return m_match.move(seat, move.as<Move>()); }
    void decideChance(const AnyOutcome& outcome) override { m_match.decideChance(typed(outcome)); }
    void drawDueChance() override {
        while (m_match.chanceIsDue()) {
            const auto chances = std::count_if(m_match.steps().begin(), m_match.steps().end(),
                                               [](const Step<G>& step) { return step.index() == 1; });
            Random random =
                Random::forStep(m_match.setup().seed, kFirstChanceStream + std::uint64_t(chances));
            Outcome<typename G::Layout> outcome;
            drawChance<G>(state(), random, outcome);
            m_match.decideChance(outcome);
        }
    }

    int steps() const override { return int(m_match.steps().size()); }
    AnyStep step(int number) const override {
        const Step<G>& step = m_match.steps()[std::size_t(number)];
        if (const auto* made = std::get_if<MoveStep<G>>(&step)) return {made->seat, AnyMove(made->move), {}};
        return {kNoSeat, {}, {Sealed::of(std::get<Outcome<typename G::Layout>>(step))}};
    }
    Refusal replayMove(Seat seat, const AnyMove& move) override {
        return m_match.replayMove(seat, move.as<Move>());
    }
    void replayChance(const AnyOutcome& outcome) override { m_match.replayChance(typed(outcome)); }
    bool replay(const AnyStep& step) override {
        if (step.isMove()) return !m_match.chanceIsDue() && !replayMove(step.seat, step.move);
        if (G::chance(state()).kind != typed(step.outcome).kind) return false;
        replayChance(step.outcome);
        return true;
    }

    int events() const override { return m_match.log().size(); }
    EventKind kind(int number) const override { return EventKind(m_match.log()[number].index()); }
    EventContent event(int number) const override {
        return std::visit([this](const auto& event) { return this->content(event); }, m_match.log()[number]);
    }
    std::optional<AnySeen> seen(Seat viewer, int number) const override {
        auto event = SeenEvent<G>::seenBy(viewer, m_match.log(), number);
        if (!event) return std::nullopt;
        return AnySeen(game(), std::move(*event));
    }
    bool sees(Seat viewer, int number) const override {
        const Event<G>& event = m_match.log()[number];
        if (const auto* made = std::get_if<MoveMade<Move>>(&event)) return mayKnow(made->audience, viewer);
        if (std::holds_alternative<StatusChanged<typename G::Status>>(event))
            return SeenEvent<G>::seenBy(viewer, m_match.log(), number).has_value();
        return true;
    }
    bool isSeenInFull(int number) const override {
        const Event<G>& event = m_match.log()[number];
        if (const auto* made = std::get_if<MoveMade<Move>>(&event)) return made->inFull == kAllSeats;
        const auto* moved = std::get_if<Moved>(&event);
        return moved && moved->inFull == kAllSeats;
    }
    void tell(AnyBot& bot, Seat seat, int first, int last) const override {
        auto* const typed = dynamic_cast<BotOf<G>*>(&bot);
        for (int number = first; number < last; ++number) {
            auto event = SeenEvent<G>::seenBy(seat, m_match.log(), number);
            if (!event) continue;
            if (typed)
                typed->see(*event);
            else
                bot.see(AnySeen(game(), std::move(*event)));
        }
    }

    std::optional<AnyChoice> ask(AnyBot& bot, Seat seat, const Thinking& thinking) const override {
        if (auto* const typed = dynamic_cast<BotOf<G>*>(&bot)) {
            m_moves.clear();
            G::legalMoves(state(), seat, m_moves);
            return typed->choose(m_moves.all(), thinking);
        }
        return bot.choose(AnyMatch::legalMoves(seat), thinking);
    }

    SeatOrder askingOrder() const override { return Policy<G>::askingOrder(state()); }
    std::optional<AnyMove> byOrder(Seat seat, std::span<const AnyMove> legal,
                                   const Orders& orders) const override {
        const auto move = Policy<G>::byOrder(state(), seat, typed(legal), orders);
        if (!move) return std::nullopt;
        return AnyMove(*move);
    }
    bool answersItself(Seat seat, const AnyMove& only, const Convenience& convenience) const override {
        return Policy<G>::answersItself(state(), seat, only.as<Move>(), convenience);
    }
    bool isOpenDecision() const override { return Policy<G>::isOpenDecision(state()); }
    bool leavesAllAsItWas(Seat seat, const AnyMove& move) const override {
        return Policy<G>::leavesAllAsItWas(state(), seat, move.as<Move>());
    }
    bool addsToItsOwn(Seat seat) const override { return Policy<G>::addsToItsOwn(state(), seat); }
    AnyMove whenTimeIsUp(Seat seat, std::span<const AnyMove> legal) const override {
        return AnyMove(Policy<G>::whenTimeIsUp(state(), seat, typed(legal)));
    }

  private:
    const typename G::State& state() const { return m_match.state(); }

    static AnySetup erased(const Setup<G>& setup) {
        return {setup.options, setup.seats,  setup.dealer,
                setup.seed,    setup.chance, {Sealed::of(setup.layout)}};
    }
    static const Outcome<typename G::Layout>& typed(const AnyOutcome& outcome) {
        return outcome.template as<Outcome<typename G::Layout>>();
    }
    static std::vector<Move> typed(std::span<const AnyMove> moves) {
        std::vector<Move> list;
        for (const AnyMove& move : moves)
            list.push_back(move.as<Move>());
        return list;
    }
    void replayTyped(const Step<G>& step) {
        if (const auto* made = std::get_if<MoveStep<G>>(&step))
            m_match.replayMove(made->seat, made->move);
        else
            m_match.replayChance(std::get<Outcome<typename G::Layout>>(step));
    }

    EventContent content(const Dealt&) const { return DealBegun{}; }
    EventContent content(const MoveMade<Move>& made) const {
        return AnyMoveMade{made.seat, AnyMove(made.move)};
    }
    EventContent content(const StatusChanged<typename G::Status>& changed) const {
        return AnyStatusChange{changed.now.turn};
    }
    EventContent content(const Shuffled& shuffled) const {
        return PileShuffled{shuffled.pile, shuffled.size};
    }
    EventContent content(const Counted& counted) const { return m_match.log().scored(counted); }
    template <class Public>
    EventContent content(const Public& event) const {
        return event;
    }

    Match<G> m_match;
    mutable MoveList<Move> m_moves;
};

/// The match of a game that has been named.
template <class G>
const Match<G>& matchOf(const AnyMatch& match) {
    assert(&match.game() == &anyGame<G>());
    return static_cast<const MatchOf<G>&>(match).match();
}

namespace detail {

/// What an event of G tells in every game alike.
template <class G>
struct ContentOfSeen {
    EventContent operator()(const SeenDeal<G>&) const { return DealBegun{}; }
    EventContent operator()(const SeenMove<typename G::Move>& made) const {
        return AnyMoveMade{made.seat, AnyMove(made.move)};
    }
    EventContent operator()(const SeenStatus<typename G::Status>& status) const {
        return AnyStatusChange{status.now.turn};
    }
    EventContent operator()(const SeenShuffle& shuffle) const {
        return PileShuffled{shuffle.pile, shuffle.size};
    }
    template <class Public>
    EventContent operator()(const Public& event) const {
        return event;
    }
};

} // namespace detail

/// The game without its types.
template <class G>
AnyGame erase() {
    using Move = typename G::Move;
    using View = typename G::View;
    using Layout = typename G::Layout;
    static_assert(Game<G> && KnowledgeOf<G>);
    AnyGame game{};
    game.id = G::kId;
    game.title = G::kTitle;
    game.leastSeats = G::kLeastSeats;
    game.mostSeats = G::kMostSeats;
    game.options = G::kOptions;
    game.endings = G::kEndings;
    game.number = kGameNumber<G>;
    game.deck = [](const Options& options) -> std::span<const Card> { return G::deck(options); };
    game.faceOf = [](Card card) { return G::faceOf(card); };
    game.faceName = [](Face face) -> std::string_view { return G::faceName(face); };

    game.drawnLayout = [](std::uint64_t seed, const Options& options, int seats) {
        return AnyLayout{Sealed::of(tacklebox::drawnLayout<G>(seed, options, seats))};
    };
    game.begin = [](const AnySetup& setup) -> std::unique_ptr<AnyMatch> {
        return std::make_unique<MatchOf<G>>(Match<G>(MatchOf<G>::typed(setup)));
    };
    game.opened = [](const AnySetup& setup) -> std::unique_ptr<AnyMatch> {
        return std::make_unique<MatchOf<G>>(Match<G>::opened(MatchOf<G>::typed(setup)));
    };
    game.follower = [](Seat viewer) -> std::unique_ptr<AnyFollower> {
        return std::make_unique<FollowerOf<G>>(viewer);
    };
    game.scoreOf = [](const AnyView& view) -> const MatchScore& { return view.as<View>().match; };
    game.handOf = [](const AnyView& view, Seat seat) -> const FaceList& {
        return view.as<View>().hands[seat];
    };

    game.cardWords = [](Face face) { return Words<G>::card(face); };
    game.effectWords = [](Face face) { return Words<G>::effect(face); };
    game.moveWords = [](const AnyMove& move, const Names& names) {
        return Words<G>::move(move.as<Move>(), names);
    };
    game.eventWords = [](const AnySeen& event, const Names& names) {
        return Words<G>::event(event.as<G>(), names);
    };
    game.question = [](const AnyMove& move) -> Question {
        if constexpr (requires { Words<G>::question(move.as<Move>()); })
            return Words<G>::question(move.as<Move>());
        else
            return {};
    };
    game.aloud = [](const AnySeen& event, const Names& names) -> Phrase {
        if constexpr (requires { Words<G>::aloud(event.as<G>(), names); })
            return Words<G>::aloud(event.as<G>(), names);
        else
            return {};
    };
    game.outcomeWords = [](Seat by, const AnyMove& move, const Moved& moved, const Names& names) -> Phrase {
        if constexpr (requires { Words<G>::outcome(by, move.as<Move>(), moved, names); })
            return Words<G>::outcome(by, move.as<Move>(), moved, names);
        else
            return {};
    };
    game.refusalWords = [](const Refusal& refusal, const Names& names) {
        return Words<G>::refusal(refusal, names);
    };
    game.endingWords = [](const Scored& scored, const Names& names) {
        return Policy<G>::ending(scored, names);
    };

    game.moveJson = [](const AnyMove& move) { return Codec<G>::move(move.as<Move>()); };
    game.readMove = [](const Json& json, const TableShape& table) {
        return AnyMove(Codec<G>::readMove(json, table));
    };
    game.viewJson = [](const AnyView& view) { return tacklebox::viewJson<G>(view.as<View>()); };
    game.layoutJson = [](const AnyLayout& layout, const TableShape& table) {
        const auto& typed = layout.as<Layout>();
        Json json = Codec<G>::layout(typed, table);
        json["scores"] = scoresJson(typed.scores, table.seats);
        return json;
    };
    game.readLayout = [](const Json& deal, const TableShape& table, const Random& random, ErrorCode code) {
        return AnyLayout{Sealed::of(tacklebox::readLayout<G>(deal, table, random, code, true))};
    };
    game.chanceJson = [](const Chance& chance, Seat viewer) {
        return tacklebox::chanceJson<G>(chance, viewer);
    };
    game.outcomeJson = [](const AnyOutcome& outcome, const TableShape& table) {
        const auto& typed = outcome.as<Outcome<Layout>>();
        return tacklebox::outcomeJson<G>(typed, table, typed.dice[1] ? 2 : 1);
    };
    game.readOutcome = [](const Json& json, const Chance& chance, const TableShape& table,
                          const Random& random) {
        return AnyOutcome{Sealed::of(tacklebox::readOutcome<G>(json, chance, table, random))};
    };
    game.helloJson = [] {
        if constexpr (requires { Codec<G>::hello(); })
            return Codec<G>::hello();
        else
            return gameJson<G>();
    };

    game.makeBot = [](Level level, Seat seat, std::uint64_t seed) -> std::unique_ptr<AnyBot> {
        return std::make_unique<BotOf<G>>(tacklebox::makeBot<G>(level, seat, seed));
    };
    game.makeKnowledge = [](Seat viewer) -> std::unique_ptr<AnyKnowledge> {
        return std::make_unique<KnowledgeBehind<G>>(viewer);
    };
    game.rationaleWords = [](const Rationale& rationale, Seat seat, const AnyMove& move, const Names& names) {
        return BotWords<G>::rationale(rationale, seat, move.as<Move>(), names);
    };
    game.factSubject = [](const Fact& fact) { return BotWords<G>::subject(fact); };
    game.factWords = [](const Fact& fact, const Names& names) { return BotWords<G>::fact(fact, names); };
    game.expectedUnit = Codec<G>::expectedUnit();

    game.hasTurns = Policy<G>::kHasTurns;
    game.live = Policy<G>::kLive;
    game.reactions = [] { return Policy<G>::reactions(); };
    game.isLay = [](const AnyMove& move) { return Policy<G>::isLay(move.as<Move>()); };
    game.asks = [](const AnyMove& move) { return Policy<G>::asks(move.as<Move>()); };
    game.act = [](const AnyMove& move) { return Policy<G>::act(move.as<Move>()); };
    game.target = []([[maybe_unused]] const AnyMove& move) {
        if constexpr (requires(const Move& any) { any.target; })
            return move.as<Move>().target;
        else
            return kNoSeat;
    };
    game.places = [](const AnyView& view) { return Policy<G>::places(view.as<View>()); };
    game.laidPoints = [](const AnyView& view, Seat seat) {
        return Policy<G>::laidPoints(view.as<View>(), seat);
    };
    game.holdsBack = [] { return AnyMove(Policy<G>::holdsBack()); };

    game.contentOf = [](const AnySeen& event) {
        return std::visit(detail::ContentOfSeen<G>{}, event.as<G>().content());
    };
    return game;
}

} // namespace tacklebox

/// Defines anyGame<G>() and anyMatch<G>(), in the file of a game where all that is said of it (Codec, Words,
/// Policy, Knowledge, BotWords) is known.
#define TACKLEBOX_ERASE(G)                                                                                   \
    template <>                                                                                              \
    const tacklebox::AnyGame& tacklebox::anyGame<tacklebox::G>() {                                           \
        static const AnyGame game = erase<tacklebox::G>();                                                   \
        return game;                                                                                         \
    }                                                                                                        \
    template <>                                                                                              \
    std::unique_ptr<tacklebox::AnyMatch> tacklebox::anyMatch<tacklebox::G>(Match<tacklebox::G> match) {      \
        return std::make_unique<MatchOf<tacklebox::G>>(std::move(match));                                    \
    }
