// The puzzles shipped with the program are what they claim to be. They were made by `tackle puzzles`
// (docs/puzzles.md).
#include "app/desktop/puzzlepage.h"
#include "model/bots/searchtree.h"
#include "model/engine/sentence.h"
#include "model/host/matchadapter.h"
#include "model/json/json.h"
#include "model/puzzles/botanswers.h"
#include "model/puzzles/puzzlewords.h"
#include "tests/support/environment.h"
#include "tests/support/qttest.h"
#include "tests/support/swappedrecord.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"

#include <algorithm>
#include <cmath>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr int kLeastPuzzles = 6;
constexpr int kSwaps = 40; // pairs of cards to swap; many give no consistent state

constexpr int kReasoningSearch = 2;            // the last of the agreeing searches gives the reason
constexpr int kSearchEffort = 200, kPikes = 8; // as in `tackle puzzles`
constexpr double kErrorsOff = 5;               // largest difference of two judgements, in standard errors
constexpr double kHalfPercent = 0.5; // largest difference for a move that was pruned early, in percent
constexpr double kRounded = 1e-4;    // rounding in the files
const int kSearchedOfAGame = testing::moreAsShipped(10, 1); // all in the tests of a release
/// As in `tackle puzzles`, or with wider errors, which the test takes into account.
const int kJudgePlayouts = testing::moreAsShipped(16'000, 1'000);
const double kErrorsBehind =
    testing::moreAsShipped(0., 5.); // how much worse the best move may seem than another

bool isNear(std::optional<double> one, std::optional<double> other) {
    return one.has_value() == other.has_value() && (!one || std::abs(*one - *other) <= kRounded);
}

/// Names a puzzle, its odds now and its odds in the file.
QString oddsOf(const Puzzle& puzzle, std::optional<double> now) {
    return QStringLiteral("%1: %2, not %3")
        .arg(QString::fromStdString(puzzle.id))
        .arg(now.value_or(-1))
        .arg(puzzle.why.likely.value_or(-1));
}

/// The judge's values for the moves of the puzzle's seat.
auto judged(const Puzzle& puzzle, const AnyMoves& moves) {
    const AnyMatch& match = *puzzle.match;
    const auto judge = match.game().makeJudge(puzzle.seat, match.setup().options, ~match.setup().seed, {});
    for (int number = 0; number < match.events(); ++number)
        if (const auto event = match.seen(puzzle.seat, number)) judge->see(*event);
    return judge->values(moves, {.playouts = kJudgePlayouts});
}

struct Swapped {
    int determinizations = 0;
    bool same = true; ///< conclusions from the seat's information are the same in all of them
};

/// Conclusions from the information of the puzzle's seat alone.
struct Said {
    std::vector<Fact> facts;
    AnyMoves moves;

    explicit Said(const Puzzle& puzzle, const AnyMatch& match)
        : facts(factsKnownTo(puzzle.seat, match)), moves(match.legalMoves(puzzle.seat)) {
        for (const Level level : {Level::Minnow, Level::Perch})
            if (const auto choice = botAnswer(level, match, puzzle.seat, AnswerPurpose::Grade, 0))
                moves.push_back(choice->move);
    }
    bool operator==(const Said&) const = default;
};

template <class G>
Swapped swapped(const Puzzle& puzzle) {
    const Match<G>& match = matchOf<G>(*puzzle.match);
    const auto seen = eventsSeenBy(puzzle.seat, match.log());
    const Said here(puzzle, *puzzle.match);
    Random random(match.setup().seed);
    Swapped result;
    for (int i = 0; i < kSwaps; ++i) {
        const auto [one, other] = pairToSwap<G>(match.state(), puzzle.seat, random);
        if (one == kNoCard || G::faceOf(one) == G::faceOf(other)) continue;
        const auto determinization =
            SwappedRecord<G>(match, one, other).indistinguishableFrom(seen, puzzle.seat);
        if (!determinization || G::chance(determinization->state()).kind != ChanceKind::None) continue;
        ++result.determinizations;
        result.same &= Said(puzzle, *anyMatch<G>(*determinization)) == here;
    }
    return result;
}

Swapped swappedOf(const Puzzle& puzzle) {
    Swapped result;
#define TACKLEBOX_SWAP(G)                                                                                    \
    if (&puzzle.game() == &anyGame<G>()) result = swapped<G>(puzzle);
    TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_SWAP)
#undef TACKLEBOX_SWAP
    return result;
}

} // namespace

class PuzzlesTest : public QObject {
    Q_OBJECT

  private slots:
    void everyGameHasSome_data() { games(); }
    void everyGameHasSome() {
        QFETCH(QString, game);
        const std::vector<Puzzle> puzzles = puzzlesOf(game);
        QVERIFY2(int(puzzles.size()) >= kLeastPuzzles, qPrintable(QString::number(puzzles.size())));
        for (const Puzzle& puzzle : puzzles) {
            QCOMPARE(puzzle.game().id, std::string_view(game.toStdString()));
            const Names names = Names{}.to(puzzle.seat);
            QVERIFY2(!questionWords(puzzle, names).empty(), puzzle.id.c_str());
            const std::string reason = sentence(reasonWords(puzzle, names));
            QVERIFY2(!reason.empty(), puzzle.id.c_str());
            // A reason that names a likely holder needs a probability.
            QVERIFY2(reason.find("may hold") == std::string::npos || puzzle.why.likely, reason.c_str());
            QVERIFY2(puzzle.choices.size() <= std::size_t(PuzzleBar::kMostChoices), puzzle.id.c_str());
            QStringList choices;
            for (const PuzzleChoice& choice : puzzle.choices)
                choices << QString::fromStdString(sentence(choiceWords(puzzle, choice, names)));
            QVERIFY2(!choices.contains(QString()), puzzle.id.c_str());
            QCOMPARE(choices.removeDuplicates(), 0); // otherwise two answers would look alike
        }
    }

    void theyAreVaried_data() { games(); }
    void theyAreVaried() {
        QFETCH(QString, game);
        std::set<PuzzleKind> kinds;
        std::set<int> stars;
        std::set<std::uint64_t> matches;
        for (const Puzzle& puzzle : puzzlesOf(game)) {
            kinds.insert(puzzle.kind);
            stars.insert(puzzle.stars);
            matches.insert(puzzle.match->setup().seed);
        }
        QVERIFY(kinds.size() >= 2);
        QVERIFY(stars.size() >= 2);
        QVERIFY(int(matches.size()) >= kLeastPuzzles / 2);
    }

    void answersFitThePosition_data() { games(); }
    void answersFitThePosition() {
        QFETCH(QString, game);
        for (const Puzzle& puzzle : puzzlesOf(game)) {
            const PuzzleChoice& answer = puzzle.choices[puzzle.answer];
            switch (puzzle.kind) {
            case PuzzleKind::BestMove:
                for (const PuzzleChoice& other : puzzle.choices)
                    if (&other != &answer) QVERIFY2(other.value < answer.value, puzzle.id.c_str());
                QVERIFY2(!puzzle.trials.finds(Level::Minnow), puzzle.id.c_str()); // otherwise it is no puzzle
                QCOMPARE(puzzle.stars, starsOf(puzzle.trials));
                break;
            case PuzzleKind::Holder: {
                const std::vector<Fact> facts = factsKnownTo(puzzle.seat, *puzzle.match);
                QVERIFY2(std::ranges::find(facts, puzzle.fact) != facts.end(), puzzle.id.c_str());
                QCOMPARE(puzzle.fact.seat, answer.seat);
                // The only player known to hold it.
                for (const Fact& fact : facts)
                    if (fact.card == puzzle.fact.card && fact.topic == puzzle.fact.topic &&
                        fact.kind != FactKind::Lacks)
                        QCOMPARE(fact.seat, answer.seat);
                QCOMPARE(puzzle.stars, starsOf(puzzle.fact, *puzzle.match));
                break;
            }
            case PuzzleKind::Odds:
                QVERIFY2(puzzle.why.likely, puzzle.id.c_str());
                QCOMPARE(*puzzle.why.likely > 0.5, answer.yes);
                QCOMPARE(puzzle.stars, starsOfOdds(*puzzle.why.likely));
                break;
            }
        }
    }

    void answersNeedNoHiddenCard_data() { games(); }
    void answersNeedNoHiddenCard() {
        QFETCH(QString, game);
        int determinizations = 0;
        for (const Puzzle& puzzle : puzzlesOf(game)) {
            const Swapped result = swappedOf(puzzle);
            QVERIFY2(result.same, puzzle.id.c_str());
            determinizations += result.determinizations;
        }
        QVERIFY(determinizations > 0);
    }

    void levelsFindThemAsStated_data() { games(); }
    void levelsFindThemAsStated() {
        QFETCH(QString, game);
        for (const Puzzle& puzzle : puzzlesOf(game)) {
            if (puzzle.kind != PuzzleKind::BestMove) continue;
            // Shark would take too long here.
            for (const Level level : {Level::Minnow, Level::Perch, Level::Pike})
                QCOMPARE(timesFound(level, *puzzle.match, puzzle.seat, puzzle.choices[puzzle.answer].move,
                                    puzzle.trials.tries),
                         puzzle.trials.found[std::size_t(level) - std::size_t(Level::Minnow)]);
        }
    }

    void theSearchConfirmsThem_data() { games(); }
    void theSearchConfirmsThem() {
        QFETCH(QString, game);
        int left = kSearchedOfAGame;
        for (const Puzzle& puzzle : puzzlesOf(game)) {
            if (puzzle.kind != PuzzleKind::BestMove || left-- == 0) continue;
            const PuzzleChoice& answer = puzzle.choices[puzzle.answer];
            const auto found = botAnswer(Level::Shark, *puzzle.match, puzzle.seat, AnswerPurpose::Search,
                                         kReasoningSearch, kSearchEffort);
            QVERIFY2(found && found->move == answer.move, puzzle.id.c_str());
            QCOMPARE(found->rationale.motive, puzzle.why.motive);
            QVERIFY2(found->rationale.clue == puzzle.why.clue, puzzle.id.c_str());
            QVERIFY2(isNear(found->rationale.likely, puzzle.why.likely),
                     qPrintable(oddsOf(puzzle, found->rationale.likely)));
            QVERIFY2(isNear(found->rationale.expected, puzzle.why.expected), puzzle.id.c_str());

            const AnyMoves moves = puzzle.match->legalMoves(puzzle.seat);
            const auto values = judged(puzzle, moves);
            QVERIFY(values);
            const auto numberOf = [&moves](const AnyMove& move) {
                return std::size_t(std::ranges::find(moves, move) - moves.begin());
            };
            const std::size_t best = numberOf(answer.move);
            // A move that is not offered may be as good, but not better.
            const Estimate better = values->difference(values->favourite(), best);
            QVERIFY2(better.percent <= kErrorsOff * better.error, puzzle.id.c_str());
            for (const PuzzleChoice& choice : puzzle.choices) {
                const std::size_t number = numberOf(choice.move);
                const Estimate value = values->value(number);
                const Estimate ahead = values->difference(best, number);
                QVERIFY2(number == best || ahead.percent > -kErrorsBehind * ahead.error, puzzle.id.c_str());
                const double off = std::hypot(value.error, choice.error);
                QVERIFY2(std::abs(value.percent - choice.value.value()) <= kErrorsOff * off + kHalfPercent,
                         puzzle.id.c_str());
            }
        }
    }

    void oddsAreThoseOfPikes_data() { games(); }
    void oddsAreThoseOfPikes() {
        QFETCH(QString, game);
        for (const Puzzle& puzzle : puzzlesOf(game)) {
            if (puzzle.kind != PuzzleKind::Odds) continue;
            Mean likely;
            for (int number = 0; number < kPikes; ++number) {
                const auto choice =
                    botAnswer(Level::Pike, *puzzle.match, puzzle.seat, AnswerPurpose::Odds, number);
                if (choice && choice->move == puzzle.move && choice->rationale.likely)
                    likely.add(*choice->rationale.likely);
            }
            QVERIFY2(isNear(likely.mean(), puzzle.why.likely), qPrintable(oddsOf(puzzle, likely.mean())));
            const auto first =
                botAnswer(Level::Pike, *puzzle.match, puzzle.seat, AnswerPurpose::Screening, 0);
            QVERIFY2(first && isNear(first->rationale.expected, puzzle.why.expected), puzzle.id.c_str());
        }
    }

    void reasonsRestOnWhatTheSeatKnows_data() { games(); }
    void reasonsRestOnWhatTheSeatKnows() {
        QFETCH(QString, game);
        for (const Puzzle& puzzle : puzzlesOf(game)) {
            if (!puzzle.why.clue) continue;
            const Fact& clue = *puzzle.why.clue;
            const std::vector<Fact> facts = factsKnownTo(puzzle.seat, *puzzle.match);
            if (clue.kind == FactKind::Lacks && clue.card != kNoFace) // the card was shown and has gone
                QVERIFY2(std::ranges::find(facts, clue.card, &Fact::card) == facts.end(), puzzle.id.c_str());
            else
                QVERIFY2(std::ranges::find(facts, clue) != facts.end(), puzzle.id.c_str());
        }
    }

    void errorsInFilesAreReported() {
        const std::vector<Puzzle> puzzles = puzzlesOf(gameInfos().front().id);
        const Json good = puzzlesJson(puzzles);
        QCOMPARE(readPuzzles(good.dump()).size(), puzzles.size());
        const auto errorOf = [&](auto spoil) {
            Json bad = good;
            spoil(bad);
            try {
                readPuzzles(bad.dump());
            } catch (const WireError& error) {
                return error.code() == ErrorCode::BadRecord ? error.text() : "another code";
            }
            return std::string();
        };
        QVERIFY(!errorOf([](Json& file) { file["format"] = 2; }).empty());
        QVERIFY(!errorOf([](Json& file) { file["puzzles"][0]["answer"] = 99; }).empty());
        QVERIFY(!errorOf([](Json& file) { file["puzzles"][0]["more"] = 1; }).empty());
        QVERIFY(!errorOf([](Json& file) { file["puzzles"][1] = file["puzzles"][0]; }).empty());
        QVERIFY(!errorOf([](Json& file) { file["puzzles"][0]["record"]["steps"].erase(0); }).empty());
    }

  private:
    static void games() { tacklebox::testing::rowsOfGames(kFinishedGames); }
};

TACKLEBOX_QTEST(PuzzlesTest)
#include "puzzles_test.moc"
