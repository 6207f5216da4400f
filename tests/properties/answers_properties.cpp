// States that a seat cannot tell apart must give it the same answers to all requests, byte for byte.
#include "app/console/duelmatch.h"
#include "model/games/every/json.h"
#include "model/games/games.h"
#include "model/wire/protocol.h"
#include "model/wire/record.h"
#include "model/wire/session.h"
#include "tests/support/determinizations.h"
#include "tests/support/environment.h"
#include "tests/support/swappedrecord.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// A protocol session at a position, with "chance":"ask".
template <class G>
class Talk {
  public:
    explicit Talk(const Match<G>& match) {
        Json record = recordJson(*anyMatch<G>(match));
        record["chance"] = "ask";
        const std::string answer = ask({{"do", "load"}, {"record", record}});
        EXPECT_TRUE(answer.starts_with("{\"ok\":true")) << answer;
    }
    std::string ask(const Json& request) { return m_protocol.answer(request.dump()); }

  private:
    Protocol m_protocol;
};

/// Returns the match after its first `steps` steps.
template <class G>
Match<G> beginningOf(const Match<G>& whole, int steps) {
    auto match = Match<G>::opened(whole.setup());
    for (int number = 0; number < steps; ++number)
        takeStep(match, whole.steps()[std::size_t(number)]);
    return match;
}

/// Returns every kind of request that names the seat, and some of its moves that are refused here.
template <class G>
std::vector<Json> requests(const Match<G>& match, const Match<G>& whole, Seat seat, Random& random) {
    std::vector<Json> list;
    const auto add = [&](Json request) {
        request["seat"] = int(seat);
        request["id"] = list.size();
        list.push_back(std::move(request));
    };
    add({{"do", "view"}});
    add({{"do", "moves"}});
    const int seen = int(streamOf(seat, match.log()).size());
    for (const int since :
         {0, random.below(seen + 1), seen - 1, seen, seen + 1, match.log().size(), 1'000'000})
        add({{"do", "events"}, {"since", since}});
    add({{"do", "bot"}, {"level", "minnow"}});
    add({{"do", "bot"}, {"level", random.below(4) ? "minnow" : "perch"}, {"seed", random.below(1000)}});
    // Invalid requests and moves.
    add({{"do", "view"}, {"more", 1}});
    add({{"do", "events"}, {"since", -1}});
    add({{"do", "bot"}, {"level", "whale"}});
    add({{"do", "move"}});
    add({{"do", "move"}, {"move", {{"kind", "fly"}}}});
    const auto addIfRefused = [&](const typename G::Move& move) {
        if (match.chanceIsDue() || !G::playersToAct(match.state()).has(seat) ||
            G::check(match.state(), seat, move))
            add({{"do", "move"}, {"move", Codec<G>::move(move)}});
    };
    for (int i = 0; i < 12; ++i)
        if (const auto* made = std::get_if<MoveStep<G>>(
                &whole.steps()[std::size_t(random.below(int(whole.steps().size())))]))
            addIfRefused(made->move);
    MoveList<typename G::Move> moves;
    for (const Seat other : G::playersToAct(match.state())) {
        moves.clear();
        G::legalMoves(match.state(), other, moves);
        addIfRefused(moves[random.below(moves.size())]);
    }
    return list;
}

/// A match to replay, and the next step.
template <class G>
struct Script {
    const Match<G>& match;
    std::size_t next = 0;

    /// Returns the next step if it is a move of that seat.
    const MoveStep<G>* moveOf(Seat seat) const {
        if (next == match.steps().size()) return nullptr;
        const auto* made = std::get_if<MoveStep<G>>(&match.steps()[next]);
        return made && made->seat == seat ? made : nullptr;
    }
};

/// A program in a duel that plays the script, and otherwise passes. Records its questions if `listens`.
template <class G>
class Actor : public console::DuelSeat {
  public:
    Actor(Script<G>& script, Seat seat, bool listens) : m_script(script), m_seat(seat), m_listens(listens) {}
    std::optional<Json> ask(const std::function<Json()>& question) override {
        if (m_listens) m_heard.push_back(question().dump());
        if (const auto* made = m_script.moveOf(m_seat)) {
            ++m_script.next;
            return Json{{"id", 1}, {"move", Codec<G>::move(made->move)}};
        }
        if (m_script.next == m_script.match.steps().size()) return std::nullopt; // end of the script
        return Json{{"id", 1}, {"pass", true}};
    }
    void refuseMalformed(const std::string& why) override { ADD_FAILURE() << why; }
    void refuseIllegal(const std::string& why) override { ADD_FAILURE() << why; }
    bool forfeited() const override { return false; }
    const std::vector<std::string>& heard() const { return m_heard; }

  private:
    Script<G>& m_script;
    Seat m_seat;
    bool m_listens;
    std::vector<std::string> m_heard;
};

/// Returns all messages to that seat's program in a duel that replays the match.
template <class G>
std::vector<std::string> sentInDuel(const Match<G>& match, Seat seat) {
    constexpr int kMillis = 1000;
    Setup<G> setup = match.setup();
    setup.chance = ChanceMode::Ask;
    Script<G> script{match};
    std::vector<Actor<G>> actors;
    for (Seat other = 0; other < setup.seats; ++other)
        actors.emplace_back(script, other, other == seat);
    std::vector<console::DuelSeat*> programs;
    for (Actor<G>& actor : actors)
        programs.push_back(&actor);
    std::vector<std::unique_ptr<AnyBot>> noBots{std::size_t(setup.seats)};
    console::DuelMatch duel(anyMatch<G>(Match<G>(setup)), std::move(noBots), std::move(programs), kMillis);
    while (script.next < match.steps().size()) {
        const auto* outcome = std::get_if<Outcome<typename G::Layout>>(&match.steps()[script.next]);
        if (outcome) {
            duel.decideChance({ErasedValue::of(*outcome)});
            ++script.next;
        } else if (!duel.step() || ::testing::Test::HasFailure()) {
            break;
        }
    }
    EXPECT_EQ(script.next, match.steps().size());
    std::vector<std::string> sent = actors[seat].heard();
    sent.push_back(duel.overMessage(seat).dump());
    return sent;
}

struct Compared {
    int determinizations = 0;
    int longer = 0; ///< those with more or fewer unseen moves
    int atChance = 0;
    int onlyOneAtChance = 0; ///< those where only one state waits for chance
};

/// Compares all answers to one seat in a position and in states that look the same to it.
template <class G>
void compareAnswers(const Match<G>& whole, int steps, int swaps, Random& random, Compared& compared) {
    const Match<G> match = beginningOf(whole, steps);
    const Seat seat = Seat(random.below(match.state().match.seats));
    const auto seen = streamOf(seat, match.log());
    std::vector<Json> asked;
    std::vector<std::string> answers, sent;
    for (int i = 0; i < swaps; ++i) {
        const auto [one, other] = pairToSwap<G>(match.state(), seat, random);
        if (one == kNoCard || G::faceOf(one) == G::faceOf(other)) continue;
        const auto determinization = SwappedRecord<G>(match, one, other).lookingLike(seen, seat);
        if (!determinization) continue;
        ++compared.determinizations;
        compared.onlyOneAtChance += determinization->chanceIsDue() != match.chanceIsDue();
        compared.longer += determinization->log().size() != match.log().size();
        compared.atChance += match.chanceIsDue();
        if (asked.empty()) {
            asked = requests(match, whole, seat, random);
            Talk<G> talk(match);
            for (const Json& request : asked)
                answers.push_back(talk.ask(request));
            sent = sentInDuel(match, seat);
        }
        ASSERT_EQ(sent, sentInDuel(*determinization, seat))
            << "seat " << int(seat) << " is told other things in a duel";
        Talk<G> there(*determinization);
        for (std::size_t request = 0; request < asked.size(); ++request)
            ASSERT_EQ(answers[request], there.ask(asked[request]))
                << "seat " << int(seat) << " learns from the answer to " << asked[request].dump() << " after "
                << steps << " steps whether " << G::faceName(G::faceOf(one)) << " and "
                << G::faceName(G::faceOf(other)) << " have changed places";
    }
}

/// Plays up to kMostMoves moves of a first deal, by random players or bots.
template <class G>
Match<G> randomMatch(std::uint64_t seed) {
    constexpr int kMostMoves = 400;
    const Setup<G> setup = variedSetup<G>(seed);
    std::vector<std::unique_ptr<Bot<G>>> players;
    for (Seat seat = 0; seat < setup.seats; ++seat)
        players.push_back(
            makeBot<G>(seed % 2 ? Level::Random : Level::Minnow, seat, Random::forStep(seed, seat).next()));
    Host<G> host(setup, std::move(players));
    for (int moves = 0; moves < kMostMoves && host.match().state().match.round == 1 && host.botsMove();)
        ++moves;
    return host.match();
}

/// The steps of a match's first deal by kind.
struct StepKinds {
    std::vector<int> chances; ///< chance steps
    std::vector<int> unseen;  ///< moves that some seats do not see
    int count = 0;
};

template <class G>
StepKinds stepKinds(const Match<G>& whole) {
    StepKinds kinds;
    auto match = Match<G>::opened(whole.setup());
    for (const Step<G>& step : whole.steps()) {
        const int before = match.log().size();
        takeStep(match, step);
        if (match.state().match.round > 1) break;
        if (std::holds_alternative<Outcome<typename G::Layout>>(step)) {
            kinds.chances.push_back(kinds.count);
        } else {
            const auto* made = std::get_if<MoveMade<typename G::Move>>(&match.log()[before]);
            if (made && made->observers != kAllSeats) kinds.unseen.push_back(kinds.count);
        }
        ++kinds.count;
    }
    return kinds;
}

/// Compares TACKLEBOX_SWAPS states (default 200). `hasChances`: the game has chance steps within a deal.
/// `hasUnseenMoves`: seats can decline unseen, so equal observations may follow different numbers of steps.
template <class G>
void testAnswers(bool hasChances, bool hasUnseenMoves = false) {
    constexpr int kUsual = 200, kPositions = 12, kFewSwaps = 24, kManySwaps = 96;
    const int wanted = int(fromEnvironment("TACKLEBOX_SWAPS", kUsual));
    const std::uint64_t firstSeed = fromEnvironment("TACKLEBOX_SEED", 1);
    Compared compared;
    for (std::uint64_t seed = firstSeed; compared.determinizations < wanted; ++seed) {
        SCOPED_TRACE("repeat it with TACKLEBOX_SWAPS=1 TACKLEBOX_SEED=" + std::to_string(seed));
        const Match<G> whole = randomMatch<G>(seed);
        const StepKinds kinds = stepKinds(whole);
        Random random = Random::forStep(seed, 1004);
        for (int i = 0; i < kPositions; ++i) {
            int steps = random.below(kinds.count + 1), swaps = kFewSwaps;
            if (i % 3 == 1 && !kinds.chances.empty()) {
                steps = kinds.chances[std::size_t(random.below(int(kinds.chances.size())))];
            } else if (i % 3 == 2 && !kinds.unseen.empty()) {
                steps = kinds.unseen[std::size_t(random.below(int(kinds.unseen.size())))] + 1;
                swaps = kManySwaps;
            }
            compareAnswers(whole, steps, swaps, random, compared);
            if (::testing::Test::HasFatalFailure()) return;
        }
    }
    std::printf("%d worlds, %d of them with other unseen moves, %d where chance is due, %d in one alone\n",
                compared.determinizations, compared.longer, compared.atChance, compared.onlyOneAtChance);
    if (wanted < kUsual || firstSeed != 1) return;
    EXPECT_EQ(compared.atChance > 0, hasChances);
    if (hasUnseenMoves) {
        EXPECT_GT(compared.longer, 0);
    }
}

} // namespace

TEST(Answers, OfTwistedFishHideSecrets) {
    testAnswers<TwistedFish>(true);
}
TEST(Answers, OfWhatTheFishHideSecrets) {
    testAnswers<WhatTheFish>(true);
}
TEST(Answers, OfPlatinumFishHideSecrets) {
    testAnswers<PlatinumFish>(true, true);
}
TEST(Answers, OfRainbowFishHideSecrets) {
    testAnswers<RainbowFish>(false, true);
}
TEST(Answers, OfTheGreatLakesHideSecrets) {
    testAnswers<GreatLakes>(false);
}
TEST(Answers, OfGoFishHideSecrets) {
    testAnswers<GoFish>(false);
}
