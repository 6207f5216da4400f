#include "model/bots/reasonwords.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

Phrase clueWords(const Fact& fact, const Phrase& subject, const Names& names) {
    const bool now = fact.turnsAgo == 0;
    switch (fact.source) {
    case Source::Asked:
        if (now)
            return names.phrase(fact.seat, QT_TRANSLATE_NOOP("Words", "%1 asked for %2 this turn."),
                                QT_TRANSLATE_NOOP("Words", "You asked for %2 this turn."), {subject});
        return names.counted(fact.turnsAgo, {fact.seat},
                             {{QT_TRANSLATE_NOOP("Words", "%1 asked for %2 a turn ago."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 asked for %2 %n turns ago.")},
                              {QT_TRANSLATE_NOOP("Words", "You asked for %2 a turn ago."),
                               QT_TRANSLATE_N_NOOP("Words", "You asked for %2 %n turns ago.")}},
                             {subject});
    case Source::Denied:
        if (now)
            return names.phrase(fact.seat, QT_TRANSLATE_NOOP("Words", "%1 had no %2 this turn."),
                                QT_TRANSLATE_NOOP("Words", "You had no %2 this turn."), {subject});
        return names.counted(fact.turnsAgo, {fact.seat},
                             {{QT_TRANSLATE_NOOP("Words", "%1 had no %2 a turn ago."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 had no %2 %n turns ago.")},
                              {QT_TRANSLATE_NOOP("Words", "You had no %2 a turn ago."),
                               QT_TRANSLATE_N_NOOP("Words", "You had no %2 %n turns ago.")}},
                             {subject});
    case Source::Moved:
    case Source::Shown:
        if (now)
            return names.phrase(fact.seat, QT_TRANSLATE_NOOP("Words", "%1 got %2 this turn."),
                                QT_TRANSLATE_NOOP("Words", "You got %2 this turn."), {subject});
        return names.counted(fact.turnsAgo, {fact.seat},
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
    return names.phrase(
        target, QT_TRANSLATE_NOOP("Words", "%1 probably doesn't have %2, but nothing else looked better."),
        QT_TRANSLATE_NOOP("Words", "You probably don't have %2, but nothing else looked better."), {what});
}

Phrase mayHoldWords(Seat target, const Phrase& what, const Names& names) {
    return names.phrase(target, QT_TRANSLATE_NOOP("Words", "%1 may have %2."),
                        QT_TRANSLATE_NOOP("Words", "You may have %2."), {what});
}

Phrase surelyHasWords(Seat target, const Phrase& what, const Names& names) {
    return names.phrase(target, QT_TRANSLATE_NOOP("Words", "%1 definitely has %2."),
                        QT_TRANSLATE_NOOP("Words", "You definitely have %2."), {what});
}

Phrase chanceToHaveWords(Seat target, double likely, const Phrase& what, const Names& names) {
    return names.phrase(target, QT_TRANSLATE_NOOP("Words", "%2% chance that %1 has %3."),
                        QT_TRANSLATE_NOOP("Words", "%2% chance that you have %3."), {percent(likely), what});
}

Phrase askWords(const Rationale& rationale, Seat target, const Phrase& what,
                const CompletingWords* completing, const Names& names) {
    if (!rationale.likely && !rationale.sure) return mayHoldWords(target, what, names);
    if (!rationale.likely)
        return completing ? names.phrase(target, completing->sure[0], completing->sure[1], {what})
                          : surelyHasWords(target, what, names);
    if (*rationale.likely < kHardlyLikely) return unlikelyWords(target, what, names);
    return completing ? names.phrase(target, completing->likely[0], completing->likely[1],
                                     {percent(*rationale.likely), what})
                      : chanceToHaveWords(target, *rationale.likely, what, names);
}

Phrase winWords(double probability, Seat seat, const Names& names) {
    return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "Overall, %2% chance that %1 wins this game."),
                        QT_TRANSLATE_NOOP("Words", "Overall, %2% chance that you win this game."),
                        {percent(probability)});
}

Phrase hasWords(Seat seat, const Phrase& card, const Names& names) {
    return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 has %2."),
                        QT_TRANSLATE_NOOP("Words", "You have %2."), {card});
}

Phrase hasNoWords(Seat seat, const Phrase& what, const Names& names) {
    return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 has no %2."),
                        QT_TRANSLATE_NOOP("Words", "You have no %2."), {what});
}

Phrase lacksWords(const Fact& fact, const Phrase& subject, const Names& names) {
    if (fact.count == 0) return hasNoWords(fact.seat, subject, names);
    return names.counted(
        fact.count, {fact.seat},
        {{QT_TRANSLATE_NOOP("Words", "%1 has no %2, unless the card drawn since is one."),
          QT_TRANSLATE_N_NOOP("Words", "%1 has no %2, unless one of the %n cards drawn since is one.")},
         {QT_TRANSLATE_NOOP("Words", "You have no %2, unless the card drawn since is one."),
          QT_TRANSLATE_N_NOOP("Words", "You have no %2, unless one of the %n cards drawn since is one.")}},
        {subject});
}

Phrase percent(double chance) {
    return Phrase::number(std::clamp(int(std::lround(100 * chance)), 1, 99));
}

} // namespace tacklebox
