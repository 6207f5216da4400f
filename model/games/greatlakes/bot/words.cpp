#include "model/games/greatlakes/bot/words.h"

#include "model/bots/reasonwords.h"

#include <cmath>

namespace tacklebox {

using namespace greatlakes;

namespace {

/// Odds that the chosen card is highest (sure if `likely` is empty), and the purpose.
Phrase winWords(Motive motive, Card card, std::optional<double> likely) {
    const Phrase name = packs::cardWords(card), suit = packs::suitWords(packs::suitOf(card));
    if (motive == Motive::Win && !likely)
        return Phrase(QT_TRANSLATE_NOOP("Words", "Nothing can beat %1, so it wins %2."), {name, suit});
    if (motive == Motive::Win)
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1% chance that %2 is highest and wins %3."),
                      {percent(*likely), name, suit});
    if (!likely)
        return Phrase(QT_TRANSLATE_NOOP("Words", "Nothing can beat %1, so nobody else can fish out %2."),
                      {name, suit});
    return Phrase(
        QT_TRANSLATE_NOOP("Words", "%1% chance that %2 is highest and stops the others from fishing out %3."),
        {percent(*likely), name, suit});
}

Phrase waitWords(const Rationale& rationale, Seat seat, const Names& names) {
    if (!rationale.likely)
        return names.phrase(
            seat,
            QT_TRANSLATE_NOOP("Words", "%1 waits for a bigger pile, though someone may get there first."),
            QT_TRANSLATE_NOOP("Words", "You wait for a bigger pile, though someone may beat you to it."));
    return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 waits: %2% chance of a bigger pile later."),
                        QT_TRANSLATE_NOOP("Words", "You wait: %2% chance of a bigger pile later."),
                        {percent(*rationale.likely)});
}

Phrase shownWords(const Fact& fact, const Names& names) {
    return names.counted(fact.turnsAgo, {fact.seat},
                         {{QT_TRANSLATE_NOOP("Words", "%1 showed %2 last round."),
                           QT_TRANSLATE_N_NOOP("Words", "%1 showed %2 %n rounds ago.")},
                          {QT_TRANSLATE_NOOP("Words", "You showed %2 last round."),
                           QT_TRANSLATE_N_NOOP("Words", "You showed %2 %n rounds ago.")}},
                         {packs::cardWords(fact.card)});
}

} // namespace

Phrase BotWords<GreatLakes>::subject(const Fact& fact) {
    return fact.card != kNoFace ? packs::cardWords(fact.card) : packs::suitWords(fact.topic);
}

Phrase BotWords<GreatLakes>::fact(const Fact& fact, const Names& names) {
    if (fact.card != kNoFace && fact.kind == FactKind::Lacks && fact.turnsAgo > 0)
        return shownWords(fact, names);
    const Phrase subject = BotWords::subject(fact);
    if (fact.kind == FactKind::Lacks) return hasNoWords(fact.seat, subject, names);
    if (fact.card != kNoFace) return hasWords(fact.seat, subject, names);
    return names.counted(fact.count, {fact.seat},
                         {{QT_TRANSLATE_NOOP("Words", "%1 has at least one of the %2."),
                           QT_TRANSLATE_N_NOOP("Words", "%1 has at least %n of the %2.")},
                          {QT_TRANSLATE_NOOP("Words", "You have at least one of the %2."),
                           QT_TRANSLATE_N_NOOP("Words", "You have at least %n of the %2.")}},
                         {subject});
}

/// The move and its reason, with the fact behind it.
Phrase BotWords<GreatLakes>::motive(const Rationale& rationale, Seat seat, const Move& move,
                                    const Names& names) {
    switch (Motive(rationale.motive)) {
    case Motive::None: return {};
    case Motive::Win:
    case Motive::Deny:
        return Phrase::sentences(winWords(Motive(rationale.motive), move.card, rationale.likely),
                                 rationale.clue ? fact(*rationale.clue, names) : Phrase());
    case Motive::Spare:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 will miss %2 least."),
                            QT_TRANSLATE_NOOP("Words", "You'll miss %2 least."),
                            {packs::cardWords(move.card)});
    case Motive::Fish:
        return QT_TRANSLATE_NOOP("Words", "Fishing out now is worth more than waiting for a bigger pile.");
    case Motive::LastChance:
        return names.phrase(
            seat,
            QT_TRANSLATE_NOOP("Words",
                              "%1 has no other card of the suit, so this is the only chance to fish it out."),
            QT_TRANSLATE_NOOP(
                "Words", "You have no other card of the suit, so this is your only chance to fish it out."));
    case Motive::Wait: return waitWords(rationale, seat, names);
    }
    return {};
}

Phrase BotWords<GreatLakes>::expected(double expected, Seat seat, const Names& names) {
    return names.counted(int(std::lround(expected)), {seat},
                         {{QT_TRANSLATE_NOOP("Words", "Expected total for %1: about one fish."),
                           QT_TRANSLATE_N_NOOP("Words", "Expected total for %1: about %n fish.")},
                          {QT_TRANSLATE_NOOP("Words", "Your expected total: about one fish."),
                           QT_TRANSLATE_N_NOOP("Words", "Your expected total: about %n fish.")}});
}

} // namespace tacklebox
