#include "model/bots/reasonwords.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

int wholePercent(double chance) {
    return std::clamp(int(std::lround(100 * chance)), 1, 99);
}

} // namespace

Phrase clueWords(const Fact& fact, const Phrase& subject, const Names& names) {
    const bool now = fact.turnsAgo == 0;
    switch (fact.source) {
    case Source::Asked:
        if (now)
            return names.say({fact.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 asked for %2 this turn."),
                              QT_TRANSLATE_NOOP("Words", "You asked for %2 this turn.")},
                             {subject});
        return names.sayCounted(fact.turnsAgo, {fact.seat},
                                {{QT_TRANSLATE_NOOP("Words", "%1 asked for %2 a turn ago."),
                                  QT_TRANSLATE_N_NOOP("Words", "%1 asked for %2 %n turns ago.")},
                                 {QT_TRANSLATE_NOOP("Words", "You asked for %2 a turn ago."),
                                  QT_TRANSLATE_N_NOOP("Words", "You asked for %2 %n turns ago.")}},
                                {subject});
    case Source::Denied:
        if (now)
            return names.say({fact.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 had no %2 this turn."),
                              QT_TRANSLATE_NOOP("Words", "You had no %2 this turn.")},
                             {subject});
        return names.sayCounted(fact.turnsAgo, {fact.seat},
                                {{QT_TRANSLATE_NOOP("Words", "%1 had no %2 a turn ago."),
                                  QT_TRANSLATE_N_NOOP("Words", "%1 had no %2 %n turns ago.")},
                                 {QT_TRANSLATE_NOOP("Words", "You had no %2 a turn ago."),
                                  QT_TRANSLATE_N_NOOP("Words", "You had no %2 %n turns ago.")}},
                                {subject});
    case Source::Moved:
    case Source::Shown:
        if (now)
            return names.say({fact.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 got %2 this turn."),
                              QT_TRANSLATE_NOOP("Words", "You got %2 this turn.")},
                             {subject});
        return names.sayCounted(fact.turnsAgo, {fact.seat},
                                {{QT_TRANSLATE_NOOP("Words", "%1 got %2 a turn ago."),
                                  QT_TRANSLATE_N_NOOP("Words", "%1 got %2 %n turns ago.")},
                                 {QT_TRANSLATE_NOOP("Words", "You got %2 a turn ago."),
                                  QT_TRANSLATE_N_NOOP("Words", "You got %2 %n turns ago.")}},
                                {subject});
    case Source::Counted: break;
    }
    return {};
}

Phrase unlikelyWords(Seat target, const Phrase& what, const Names& names) {
    return names.say(
        {target},
        {QT_TRANSLATE_NOOP("Words", "%1 probably doesn't have %2, but nothing else looked better."),
         QT_TRANSLATE_NOOP("Words", "You probably don't have %2, but nothing else looked better.")},
        {what});
}

Phrase mayHoldWords(Seat target, const Phrase& what, const Names& names) {
    return names.say(
        {target},
        {QT_TRANSLATE_NOOP("Words", "%1 may have %2."), QT_TRANSLATE_NOOP("Words", "You may have %2.")},
        {what});
}

Phrase winWords(double probability, Seat seat, const Names& names) {
    return names.say({seat},
                     {QT_TRANSLATE_NOOP("Words", "Overall, %2% chance that %1 wins this game."),
                      QT_TRANSLATE_NOOP("Words", "Overall, %2% chance that you win this game.")},
                     {percent(probability)});
}

Phrase hasWords(Seat seat, const Phrase& card, const Names& names) {
    return names.say({seat},
                     {QT_TRANSLATE_NOOP("Words", "%1 has %2."), QT_TRANSLATE_NOOP("Words", "You have %2.")},
                     {card});
}

Phrase percent(double chance) {
    return Phrase::number(wholePercent(chance));
}

} // namespace tacklebox
