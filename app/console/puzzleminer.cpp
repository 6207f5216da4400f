#include "app/console/puzzleminer.h"

#include "model/bots/searchtree.h"
#include "model/puzzles/botanswers.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace tacklebox::console {

namespace {

constexpr Level kLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark};
constexpr std::size_t kMostChoices = 5;
constexpr double kHopeless = 0.05;

bool isAmong(const AnyMoves& moves, const AnyMove& move) {
    return std::ranges::find(moves, move) != moves.end();
}

/// Returns up to kMostChoices moves in the game's order: the answer, the bots' most frequent moves, and
/// random others.
std::vector<PuzzleChoice> choicesAmong(const AnyMoves& legal, const AnyMove& answer, AnyMoves made,
                                       Random& random) {
    AnyMoves others = legal;
    random.shuffle(others);
    made.insert(made.end(), others.begin(), others.end());
    AnyMoves taken{answer};
    for (const AnyMove& move : made)
        if (taken.size() < kMostChoices && isAmong(legal, move) && !isAmong(taken, move))
            taken.push_back(move);
    std::vector<PuzzleChoice> choices;
    for (const AnyMove& move : legal)
        if (isAmong(taken, move)) choices.push_back({.move = move});
    return choices;
}

std::size_t indexOf(const AnyMove& move, const std::vector<PuzzleChoice>& choices) {
    const auto at = std::ranges::find(choices, move, &PuzzleChoice::move);
    return std::size_t(at - choices.begin());
}

Puzzle puzzleAt(const AnyMatch& match, Seat seat, PuzzleKind kind) {
    Puzzle puzzle;
    puzzle.id = std::string(name(kind)) + "-" + std::to_string(match.setup().seed % 1'000'000) + "-" +
                std::to_string(match.steps());
    puzzle.kind = kind;
    puzzle.seat = seat;
    puzzle.match = match.copy();
    return puzzle;
}

bool isSameTopic(const Fact& one, const Fact& other) {
    return one.card == other.card && one.topic == other.topic;
}

} // namespace

bool PuzzleMiner::has(PuzzleKind kind) const {
    return std::ranges::any_of(m_found, [kind](const Puzzle& puzzle) { return puzzle.kind == kind; });
}

void PuzzleMiner::examine(const AnyMatch& match, Seat seat) {
    const auto keep = [this](std::optional<Puzzle> puzzle) {
        if (puzzle) m_found.push_back(std::move(*puzzle));
    };
    if (match.canPass(seat)) return; // passing would be an answer that is not in the list of moves
    if (!has(PuzzleKind::Holder)) keep(holder(match, seat));
    if (!has(PuzzleKind::Odds)) keep(odds(match, seat));
    if (!has(PuzzleKind::BestMove)) keep(bestMove(match, seat));
}

std::vector<Puzzle> PuzzleMiner::take() {
    return std::exchange(m_found, {});
}

std::optional<Puzzle> PuzzleMiner::bestMove(const AnyMatch& match, Seat seat) {
    const AnyMoves legal = match.legalMoves(seat);
    if (legal.size() < 2) return std::nullopt;
    // A best move that Minnow finds at once teaches nothing.
    const auto first = botAnswer(Level::Minnow, match, seat, AnswerPurpose::Screening, 0);
    const auto best = botAnswer(Level::Shark, match, seat, AnswerPurpose::Screening, 0);
    if (!first || !best || first->move == best->move || best->rationale.motive == 0) return std::nullopt;
    Rationale why;
    for (int search = 0; search < m_effort.searches; ++search) {
        const auto found =
            botAnswer(Level::Shark, match, seat, AnswerPurpose::Search, search, m_effort.searchEffort);
        if (!found || !(found->move == best->move)) return std::nullopt;
        why = found->rationale;
    }
    // A nearly hopeless move can be best for reasons that no sentence gives.
    if (why.likely && *why.likely < kHopeless) return std::nullopt;
    if (!isAmong(legal, best->move)) return std::nullopt; // a combination of several listed moves

    PuzzleTrials trials{.tries = m_effort.tries};
    std::vector<std::pair<AnyMove, int>> made;
    for (const Level level : kLevels)
        for (int number = 0; number < trials.tries; ++number) {
            const auto choice = botAnswer(level, match, seat, AnswerPurpose::Grade, number);
            if (!choice) return std::nullopt;
            const auto at = std::ranges::find(made, choice->move, &std::pair<AnyMove, int>::first);
            if (at == made.end())
                made.emplace_back(choice->move, 1);
            else
                ++at->second;
            trials.found[std::size_t(level) - std::size_t(Level::Minnow)] += choice->move == best->move;
        }
    if (trials.finds(Level::Minnow) || !trials.finds(Level::Shark)) return std::nullopt;
    std::ranges::stable_sort(made, std::greater<>(), &std::pair<AnyMove, int>::second);
    AnyMoves often;
    for (const auto& [move, times] : made)
        often.push_back(move);

    Puzzle puzzle = puzzleAt(match, seat, PuzzleKind::BestMove);
    Random random = Random::forStep(match.setup().seed, ~std::uint64_t(match.steps()));
    puzzle.choices = choicesAmong(legal, best->move, std::move(often), random);
    puzzle.answer = indexOf(best->move, puzzle.choices);
    puzzle.why = why;
    puzzle.trials = trials;
    puzzle.stars = starsOf(trials);
    if (match.game().rationaleWords(why, seat, best->move, {}).empty() || !judge(puzzle)) return std::nullopt;
    return puzzle;
}

bool PuzzleMiner::judge(Puzzle& puzzle) const {
    const AnyMatch& match = *puzzle.match;
    const auto judge = match.game().makeJudge(puzzle.seat, match.setup().options, ~match.setup().seed, {});
    for (int number = 0; number < match.events(); ++number)
        if (const auto event = match.seen(puzzle.seat, number)) judge->see(*event);
    const AnyMoves moves = match.legalMoves(puzzle.seat);
    const auto values = judge->values(moves, {.playouts = m_effort.playouts});
    if (!values) return false;
    const auto numberOf = [&](const PuzzleChoice& choice) {
        return std::size_t(std::ranges::find(moves, choice.move) - moves.begin());
    };
    const std::size_t answer = numberOf(puzzle.choices[puzzle.answer]);
    if (values->favourite() != answer) return false;
    for (PuzzleChoice& choice : puzzle.choices) {
        const std::size_t number = numberOf(choice);
        const Estimate value = values->value(number);
        choice.value = value.percent;
        choice.error = value.error;
        if (number == answer) continue;
        const Estimate cost = values->difference(answer, number);
        if (cost.percent < m_effort.ahead || cost.percent < m_effort.errorsApart * cost.error) return false;
    }
    return true;
}

std::optional<Puzzle> PuzzleMiner::holder(const AnyMatch& match, Seat seat) {
    if (match.seats() < 3) return std::nullopt;
    const std::vector<Fact> facts = factsKnownTo(seat, match);
    const int round = match.game().hasTurns ? match.seats() : 1;
    const Fact* best = nullptr;
    for (const Fact& fact : facts) {
        const bool holds = fact.kind == FactKind::Holds ? fact.count > 0 : fact.kind == FactKind::HoldsSome;
        if (!holds || fact.seat == seat || fact.turnsAgo < round) continue;
        const auto another = [&](const Fact& other) {
            return other.kind != FactKind::Lacks && other.seat != fact.seat && isSameTopic(fact, other);
        };
        if (std::ranges::any_of(facts, another)) continue; // two players are known to hold it
        if (!best || fact.turnsAgo > best->turnsAgo) best = &fact;
    }
    if (!best) return std::nullopt;
    Puzzle puzzle = puzzleAt(match, seat, PuzzleKind::Holder);
    puzzle.fact = *best;
    puzzle.stars = starsOf(*best, match);
    for (Seat other = 0; other < match.seats(); ++other)
        if (other != seat) puzzle.choices.push_back({.seat = other});
    const auto at = std::ranges::find(puzzle.choices, best->seat, &PuzzleChoice::seat);
    puzzle.answer = std::size_t(at - puzzle.choices.begin());
    return puzzle;
}

std::optional<Puzzle> PuzzleMiner::odds(const AnyMatch& match, Seat seat) {
    constexpr double kClear = 0.12, kSure = 0.42; // distance from even: less is doubtful, more is obvious
    const AnyMoves legal = match.legalMoves(seat);
    if (legal.size() < 2) return std::nullopt;
    const auto isClear = [](double likely) {
        return std::abs(likely - 0.5) >= kClear && std::abs(likely - 0.5) <= kSure;
    };
    const auto first = botAnswer(Level::Pike, match, seat, AnswerPurpose::Screening, 0);
    // Before players have asked for anything, odds are pure chance. In games without turns, counting cards
    // helps from the start.
    const bool heard = !match.game().hasTurns || match.steps() >= 2 * match.seats();
    if (!heard || !first || !first->rationale.likely || !isClear(*first->rationale.likely))
        return std::nullopt;
    Mean likely;
    for (int number = 0; number < m_effort.tries; ++number) {
        const auto again = botAnswer(Level::Pike, match, seat, AnswerPurpose::Odds, number);
        if (again && again->move == first->move && again->rationale.likely)
            likely.add(*again->rationale.likely);
    }
    if (likely.count() < 2 || !isClear(likely.mean())) return std::nullopt;
    if (std::abs(likely.mean() - 0.5) < m_effort.errorsApart * likely.error()) return std::nullopt;
    Puzzle puzzle = puzzleAt(match, seat, PuzzleKind::Odds);
    puzzle.move = first->move;
    puzzle.choices = {{.yes = true}, {.yes = false}};
    puzzle.answer = likely.mean() > 0.5 ? 0 : 1;
    puzzle.why = first->rationale;
    puzzle.why.likely = likely.mean();
    puzzle.stars = starsOfOdds(likely.mean());
    return puzzle;
}

std::vector<Puzzle> variedPuzzles(std::vector<Puzzle> puzzles, int most) {
    // Shares of the kinds, in tenths.
    constexpr int kOfTen[] = {6, 2, 2};
    std::vector<Puzzle> taken;
    std::map<PuzzleKind, int> ofKind;
    std::map<std::tuple<PuzzleKind, int>, int> ofReason, ofStars;
    const auto reasonOf = [](const Puzzle& puzzle) {
        const int said = puzzle.kind == PuzzleKind::Holder ? int(puzzle.fact.source) : puzzle.why.motive;
        return std::tuple(puzzle.kind,
                          puzzle.kind == PuzzleKind::Odds ? int(puzzle.answer) * 256 + said : said);
    };
    while (int(taken.size()) < most) {
        const auto seldom = [&](const Puzzle& puzzle) {
            return std::tuple(ofKind[puzzle.kind] * 10 / kOfTen[int(puzzle.kind)], ofReason[reasonOf(puzzle)],
                              ofStars[{puzzle.kind, puzzle.stars}]);
        };
        const auto next = std::ranges::min_element(
            puzzles, [&](const Puzzle& a, const Puzzle& b) { return seldom(a) < seldom(b); });
        if (next == puzzles.end()) break;
        ++ofKind[next->kind];
        ++ofReason[reasonOf(*next)];
        ++ofStars[{next->kind, next->stars}];
        taken.push_back(std::move(*next));
        puzzles.erase(next);
    }
    std::ranges::stable_sort(taken, {}, &Puzzle::stars);
    return taken;
}

} // namespace tacklebox::console
