#include "model/games/gofish/bot/words.h"

#include "model/bots/reasonwords.h"

#include <cmath>

namespace tacklebox {

using namespace gofish;

namespace {

/// First half of a reason. Omits a hand that lacks the rank after giving it away: the ask's own words cover
/// that.
Phrase clueWords(const Fact& fact, const Names& names) {
    if (fact.kind == FactKind::Lacks && fact.source != Source::Denied) return {};
    return tacklebox::clueWords(fact, packs::ranksWords(fact.topic), names);
}

constexpr CompletingWords kCompletesBook = {
    {QT_TRANSLATE_NOOP("Words", "%1 definitely has %2, and they complete a book."),
     QT_TRANSLATE_NOOP("Words", "You definitely have %2, and they complete a book.")},
    {QT_TRANSLATE_NOOP("Words", "%2% chance that %1 has %3, which would complete a book."),
     QT_TRANSLATE_NOOP("Words", "%2% chance that you have %3, which would complete a book.")}};

} // namespace

Phrase BotWords<GoFish>::subject(const Fact& fact) {
    return packs::ranksWords(fact.topic);
}

Phrase BotWords<GoFish>::fact(const Fact& fact, const Names& names) {
    const Phrase ranks = packs::ranksWords(fact.topic);
    if (fact.kind == FactKind::HoldsSome)
        return names.counted(fact.count, {fact.seat},
                             {{QT_TRANSLATE_NOOP("Words", "%1 has some %2."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 has at least %n %2.")},
                              {QT_TRANSLATE_NOOP("Words", "You have some %2."),
                               QT_TRANSLATE_N_NOOP("Words", "You have at least %n %2.")}},
                             {ranks});
    return lacksWords(fact, ranks, names);
}

Phrase BotWords<GoFish>::motive(const Rationale& rationale, Seat, const Move& move, const Names& names) {
    if (Motive(rationale.motive) == Motive::None) return {};
    const bool completes = Motive(rationale.motive) == Motive::CompleteBook;
    const Phrase reason = askWords(rationale, move.target, packs::ranksWords(move.rank),
                                   completes ? &kCompletesBook : nullptr, names);
    return rationale.clue ? Phrase::sentences(clueWords(*rationale.clue, names), reason) : reason;
}

Phrase BotWords<GoFish>::expected(double expected, Seat seat, const Names& names) {
    return names.counted(int(std::lround(expected)), {seat},
                         {{QT_TRANSLATE_NOOP("Words", "Expected total for %1: about one book."),
                           QT_TRANSLATE_N_NOOP("Words", "Expected total for %1: about %n books.")},
                          {QT_TRANSLATE_NOOP("Words", "Your expected total: about one book."),
                           QT_TRANSLATE_N_NOOP("Words", "Your expected total: about %n books.")}});
}

} // namespace tacklebox
