#include "model/games/gofish/bot/words.h"

#include "model/bots/reasonwords.h"
#include "model/games/gofish/bot/motive.h"
#include "model/games/gofish/bot/words.h"

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

Phrase askWords(const Rationale& rationale, const Move& move, const Names& names) {
    const Phrase ranks = packs::ranksWords(move.rank);
    const bool completes = Motive(rationale.motive) == Motive::CompleteBook;
    if (!rationale.likely && !rationale.sure) return mayHoldWords(move.target, ranks, names);
    if (!rationale.likely) {
        if (completes)
            return names.say(
                {move.target},
                {QT_TRANSLATE_NOOP("Words", "%1 definitely has %2, and they complete a book."),
                 QT_TRANSLATE_NOOP("Words", "You definitely have %2, and they complete a book.")},
                {ranks});
        return names.say({move.target},
                         {QT_TRANSLATE_NOOP("Words", "%1 definitely has %2."),
                          QT_TRANSLATE_NOOP("Words", "You definitely have %2.")},
                         {ranks});
    }
    if (*rationale.likely < kHardlyLikely) return unlikelyWords(move.target, ranks, names);
    if (completes)
        return names.say(
            {move.target},
            {QT_TRANSLATE_NOOP("Words", "%2% chance that %1 has %3, which would complete a book."),
             QT_TRANSLATE_NOOP("Words", "%2% chance that you have %3, which would complete a book.")},
            {percent(*rationale.likely), ranks});
    return names.say({move.target},
                     {QT_TRANSLATE_NOOP("Words", "%2% chance that %1 has %3."),
                      QT_TRANSLATE_NOOP("Words", "%2% chance that you have %3.")},
                     {percent(*rationale.likely), ranks});
}

Phrase booksWords(double expected, Seat seat, const Names& names) {
    return names.sayCounted(int(std::lround(expected)), {seat},
                            {{QT_TRANSLATE_NOOP("Words", "Expected total for %1: about one book."),
                              QT_TRANSLATE_N_NOOP("Words", "Expected total for %1: about %n books.")},
                             {QT_TRANSLATE_NOOP("Words", "Your expected total: about one book."),
                              QT_TRANSLATE_N_NOOP("Words", "Your expected total: about %n books.")}});
}

} // namespace

std::string_view BotWords<GoFish>::kind(const Rationale& rationale) {
    return kMotiveNames[rationale.motive];
}

Phrase BotWords<GoFish>::subject(const Fact& fact) {
    return packs::ranksWords(fact.topic);
}

Phrase BotWords<GoFish>::fact(const Fact& fact, const Names& names) {
    const Phrase ranks = packs::ranksWords(fact.topic);
    if (fact.kind == FactKind::HoldsSome)
        return names.sayCounted(fact.count, {fact.seat},
                                {{QT_TRANSLATE_NOOP("Words", "%1 has some %2."),
                                  QT_TRANSLATE_N_NOOP("Words", "%1 has at least %n %2.")},
                                 {QT_TRANSLATE_NOOP("Words", "You have some %2."),
                                  QT_TRANSLATE_N_NOOP("Words", "You have at least %n %2.")}},
                                {ranks});
    if (fact.count == 0)
        return names.say(
            {fact.seat},
            {QT_TRANSLATE_NOOP("Words", "%1 has no %2."), QT_TRANSLATE_NOOP("Words", "You have no %2.")},
            {ranks});
    return names.sayCounted(
        fact.count, {fact.seat},
        {{QT_TRANSLATE_NOOP("Words", "%1 has no %2, unless the card drawn since is one."),
          QT_TRANSLATE_N_NOOP("Words", "%1 has no %2, unless one of the %n cards drawn since is one.")},
         {QT_TRANSLATE_NOOP("Words", "You have no %2, unless the card drawn since is one."),
          QT_TRANSLATE_N_NOOP("Words", "You have no %2, unless one of the %n cards drawn since is one.")}},
        {ranks});
}

Phrase BotWords<GoFish>::rationale(const Rationale& rationale, Seat seat, const Move& move,
                                   const Names& names) {
    if (Motive(rationale.motive) == Motive::None) return {};
    Phrase reason = askWords(rationale, move, names);
    if (rationale.clue) reason = Phrase::sentences(clueWords(*rationale.clue, names), reason);
    if (rationale.expected) reason = Phrase::sentences(reason, booksWords(*rationale.expected, seat, names));
    return reason;
}

} // namespace tacklebox
