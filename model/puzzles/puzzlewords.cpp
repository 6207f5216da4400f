#include "model/puzzles/puzzlewords.h"

#include "model/bots/reasonwords.h"

#include <algorithm>

namespace tacklebox {

namespace {

Phrase bestMoveQuestion(const Puzzle& puzzle) {
    const AnyGame& game = puzzle.game();
    const auto all = [&](auto is) { return std::ranges::all_of(puzzle.choices, is); };
    if (all([&](const PuzzleChoice& choice) { return game.question(choice.move).target != kNoSeat; }))
        return QT_TRANSLATE_NOOP("Words", "Who do you ask, and for what?");
    if (all([&](const PuzzleChoice& choice) { return game.act(choice.move) == Act::Answers; }))
        return QT_TRANSLATE_NOOP("Words", "What do you answer?");
    return QT_TRANSLATE_NOOP("Words", "What do you do?");
}

/// For an ask, the question names the cards of another player. The purpose of other moves is explained with
/// the answer.
Phrase oddsQuestion(const Puzzle& puzzle, const Names& names) {
    const Phrase move = puzzle.game().moveWords(puzzle.move, names);
    const Seat asked = puzzle.game().question(puzzle.move).target;
    if (asked != kNoSeat)
        //: %1 is a move, as a list of moves has it: "Ask Ben for fives", %2 a player
        return Phrase(QT_TRANSLATE_NOOP("Words", "You are thinking of this move: \"%1\". Is there more than "
                                                 "a 50% chance that %2 has what you ask for?"),
                      {move, names.of(asked)});
    //: %1 is a move, as a list of moves has it: "Draw from the deck"
    return Phrase(
        QT_TRANSLATE_NOOP(
            "Words",
            "You are thinking of this move: \"%1\". Is there more than a 50% chance that it succeeds?"),
        {move});
}

/// True if the game's sentence about the fact already mentions its source.
bool namesItsSource(const Fact& fact, const AnyGame& game, const Names& names) {
    Fact otherwise = fact;
    otherwise.source = fact.source == Source::Asked ? Source::Moved : Source::Asked;
    otherwise.turnsAgo = std::uint16_t(fact.turnsAgo + 1);
    return game.factWords(otherwise, names).english() != game.factWords(fact, names).english();
}

Phrase knownWords(const Fact& fact, const AnyGame& game, const Names& names) {
    Phrase known = game.factWords(fact, names);
    if (fact.source == Source::Counted)
        return Phrase::sentences(QT_TRANSLATE_NOOP("Words", "Counting the cards shows it."), known);
    if (namesItsSource(fact, game, names)) return known;
    return Phrase::sentences(clueWords(fact, game.factSubject(fact), names), known);
}

} // namespace

Phrase questionWords(const Puzzle& puzzle, const Names& names) {
    switch (puzzle.kind) {
    case PuzzleKind::BestMove: return bestMoveQuestion(puzzle);
    case PuzzleKind::Holder:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Who definitely has %1?"),
                      {puzzle.game().factSubject(puzzle.fact)});
    case PuzzleKind::Odds: return oddsQuestion(puzzle, names);
    }
    return {};
}

Phrase choiceWords(const Puzzle& puzzle, const PuzzleChoice& choice, const Names& names) {
    switch (puzzle.kind) {
    case PuzzleKind::BestMove: return puzzle.game().moveWords(choice.move, names);
    case PuzzleKind::Holder: return names.of(choice.seat);
    case PuzzleKind::Odds:
        return choice.yes ? QT_TRANSLATE_NOOP("Words", "Yes") : QT_TRANSLATE_NOOP("Words", "No");
    }
    return {};
}

Phrase reasonWords(const Puzzle& puzzle, const Names& names) {
    if (puzzle.kind == PuzzleKind::Holder) return knownWords(puzzle.fact, puzzle.game(), names);
    return puzzle.game().rationaleWords(puzzle.why, puzzle.seat, puzzle.reasoned(), names);
}

} // namespace tacklebox
