#include "model/games/gofish/bot/words.h"

#include "model/bots/reasonwords.h"
#include "model/games/gofish/bot/motive.h"
#include "model/games/gofish/bot/words.h"

#include <cmath>

namespace tacklebox {

using namespace gofish;

namespace {

/// What was heard, and when: the first half of a reason.
Phrase clueWords(const Fact& fact, const Names& names) {
    const Phrase ranks = packs::ranksWords(fact.topic);
    const bool now = fact.turnsAgo == 0;
    switch (fact.source) {
    case Source::Asked:
        if (now)
            return names.say({fact.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 has asked for %2 in this turn."),
                              QT_TRANSLATE_NOOP("Words", "You have asked for %2 in this turn.")},
                             {ranks});
        return names.sayCounted(fact.turnsAgo, {fact.seat},
                                {{QT_TRANSLATE_NOOP("Words", "%1 asked for %2 a turn ago."),
                                  QT_TRANSLATE_N_NOOP("Words", "%1 asked for %2 %n turns ago.")},
                                 {QT_TRANSLATE_NOOP("Words", "You asked for %2 a turn ago."),
                                  QT_TRANSLATE_N_NOOP("Words", "You asked for %2 %n turns ago.")}},
                                {ranks});
    case Source::Denied:
        if (now)
            return names.say({fact.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 had no %2 in this turn."),
                              QT_TRANSLATE_NOOP("Words", "You had no %2 in this turn.")},
                             {ranks});
        return names.sayCounted(fact.turnsAgo, {fact.seat},
                                {{QT_TRANSLATE_NOOP("Words", "%1 had no %2 a turn ago."),
                                  QT_TRANSLATE_N_NOOP("Words", "%1 had no %2 %n turns ago.")},
                                 {QT_TRANSLATE_NOOP("Words", "You had no %2 a turn ago."),
                                  QT_TRANSLATE_N_NOOP("Words", "You had no %2 %n turns ago.")}},
                                {ranks});
    case Source::Moved:
    case Source::Shown:
        if (fact.kind == FactKind::Lacks) return {}; // that he gave them away tells what the ask hopes for
        if (now)
            return names.say({fact.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 got %2 in this turn."),
                              QT_TRANSLATE_NOOP("Words", "You got %2 in this turn.")},
                             {ranks});
        return names.sayCounted(fact.turnsAgo, {fact.seat},
                                {{QT_TRANSLATE_NOOP("Words", "%1 got %2 a turn ago."),
                                  QT_TRANSLATE_N_NOOP("Words", "%1 got %2 %n turns ago.")},
                                 {QT_TRANSLATE_NOOP("Words", "You got %2 a turn ago."),
                                  QT_TRANSLATE_N_NOOP("Words", "You got %2 %n turns ago.")}},
                                {ranks});
    case Source::Counted: break;
    }
    return {};
}

Phrase askWords(const Rationale& rationale, const Move& move, const Names& names) {
    const Phrase ranks = packs::ranksWords(move.rank);
    const bool completes = Motive(rationale.motive) == Motive::CompleteBook;
    if (!rationale.likely) {
        if (completes)
            return names.say({move.target},
                             {QT_TRANSLATE_NOOP("Words", "%1 surely holds %2, and they make a book."),
                              QT_TRANSLATE_NOOP("Words", "You surely hold %2, and they make a book.")},
                             {ranks});
        return names.say({move.target},
                         {QT_TRANSLATE_NOOP("Words", "%1 surely holds %2."),
                          QT_TRANSLATE_NOOP("Words", "You surely hold %2.")},
                         {ranks});
    }
    if (completes)
        return names.say(
            {move.target},
            {QT_TRANSLATE_NOOP("Words", "With a chance of %2, %1 holds %3, and they make a book."),
             QT_TRANSLATE_NOOP("Words", "With a chance of %2, you hold %3, and they make a book.")},
            {percentSigned(*rationale.likely), ranks});
    return names.say({move.target},
                     {QT_TRANSLATE_NOOP("Words", "With a chance of %2, %1 holds %3."),
                      QT_TRANSLATE_NOOP("Words", "With a chance of %2, you hold %3.")},
                     {percentSigned(*rationale.likely), ranks});
}

Phrase booksWords(double expected) {
    const int books = int(std::lround(expected));
    return Phrase::counted(books, QT_TRANSLATE_NOOP("Words", "It leads to about one book in the end."),
                           QT_TRANSLATE_N_NOOP("Words", "It leads to about %n books in the end."));
}

} // namespace

Phrase BotWords<GoFish>::subject(const Fact& fact) {
    return packs::ranksWords(fact.topic);
}

Phrase BotWords<GoFish>::fact(const Fact& fact, const Names& names) {
    const Phrase ranks = packs::ranksWords(fact.topic);
    if (fact.kind == FactKind::HoldsSome)
        return names.sayCounted(fact.count, {fact.seat},
                                {{QT_TRANSLATE_NOOP("Words", "%1 holds some %2."),
                                  QT_TRANSLATE_N_NOOP("Words", "%1 holds at least %n %2.")},
                                 {QT_TRANSLATE_NOOP("Words", "You hold some %2."),
                                  QT_TRANSLATE_N_NOOP("Words", "You hold at least %n %2.")}},
                                {ranks});
    if (fact.count == 0)
        return names.say(
            {fact.seat},
            {QT_TRANSLATE_NOOP("Words", "%1 holds no %2."), QT_TRANSLATE_NOOP("Words", "You hold no %2.")},
            {ranks});
    return names.sayCounted(
        fact.count, {fact.seat},
        {{QT_TRANSLATE_NOOP("Words", "%1 holds no %2, unless in the card drawn since."),
          QT_TRANSLATE_N_NOOP("Words", "%1 holds no %2, unless among the %n cards drawn since.")},
         {QT_TRANSLATE_NOOP("Words", "You hold no %2, unless in the card drawn since."),
          QT_TRANSLATE_N_NOOP("Words", "You hold no %2, unless among the %n cards drawn since.")}},
        {ranks});
}

Phrase BotWords<GoFish>::rationale(const Rationale& rationale, Seat, const Move& move, const Names& names) {
    if (Motive(rationale.motive) == Motive::None) return {};
    Phrase reason = askWords(rationale, move, names);
    if (rationale.clue) reason = inARow(clueWords(*rationale.clue, names), reason);
    if (rationale.expected) reason = inARow(reason, booksWords(*rationale.expected));
    return reason;
}

} // namespace tacklebox
