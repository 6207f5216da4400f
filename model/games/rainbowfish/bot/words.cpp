#include "model/games/rainbowfish/bot/words.h"

#include "model/bots/reasonwords.h"
#include "model/games/rainbowfish/bot/handfacts.h"
#include "model/games/rainbowfish/words.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace rainbowfish;

namespace {

/// Used as a subject. After "all", other languages need another form: colorsWords().
constexpr std::array<const char*, kColors> kCardsOfColors = {
    QT_TRANSLATE_NOOP("Words", "cards in red"), QT_TRANSLATE_NOOP("Words", "cards in yellow"),
    QT_TRANSLATE_NOOP("Words", "cards in green"), QT_TRANSLATE_NOOP("Words", "cards in blue")};

Phrase subjectWords(const Fact& fact) {
    if (fact.card != kNoFace) return cardWords(fact.card);
    if (fact.topic >= kColorTopics) return kCardsOfColors[std::size_t(fact.topic - kColorTopics)];
    return numbersWords(Number(fact.topic));
}

constexpr CompletingWords kCompletesSet = {
    {QT_TRANSLATE_NOOP("Words", "%1 definitely has %2, and they complete a set."),
     QT_TRANSLATE_NOOP("Words", "You definitely have %2, and they complete a set.")},
    {QT_TRANSLATE_NOOP("Words", "%2% chance that %1 has %3, which would complete a set."),
     QT_TRANSLATE_NOOP("Words", "%2% chance that you have %3, which would complete a set.")}};

Phrase askWords(const Rationale& rationale, const Move& move, const Names& names) {
    const bool completes = Motive(rationale.motive) == Motive::CompleteSet;
    return tacklebox::askWords(rationale, move.target, numbersWords(move.number),
                               completes ? &kCompletesSet : nullptr, names);
}

Phrase colorWords(const Rationale& rationale, const Move& move, const Names& names) {
    const Phrase color = kCardsOfColors[move.color];
    if (move.target == kNoSeat)
        return Phrase(QT_TRANSLATE_NOOP("Words", "Most of the %1 seem to be in other hands."), {color});
    if (!rationale.likely && !rationale.sure) return mayHoldWords(move.target, color, names);
    if (!rationale.likely) return surelyHasWords(move.target, color, names);
    return chanceToHaveWords(move.target, *rationale.likely, color, names);
}

Phrase motiveWords(const Rationale& rationale, Seat seat, const Move& move, const Names& names) {
    switch (Motive(rationale.motive)) {
    case Motive::None: return {};
    case Motive::Ask:
    case Motive::CompleteSet: return askWords(rationale, move, names);
    case Motive::LaySet: return Phrase(QT_TRANSLATE_NOOP("Words", "A set on the table is safe."));
    case Motive::DrawMore: return Phrase(QT_TRANSLATE_NOOP("Words", "More cards mean more asks."));
    case Motive::TakeColor: return colorWords(rationale, move, names);
    case Motive::TurnTables:
        return names.phrase(seat,
                            QT_TRANSLATE_NOOP("Words", "Better to take the cards than to give them away."),
                            QT_TRANSLATE_NOOP("Words", "Better to take the cards than to give them away."));
    case Motive::KeepCards:
        return names.phrase(seat,
                            QT_TRANSLATE_NOOP("Words", "%1 keeps the cards and sends the asker fishing."),
                            QT_TRANSLATE_NOOP("Words", "You keep your cards and send the asker fishing."));
    case Motive::Give:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 saves the special cards for later."),
                            QT_TRANSLATE_NOOP("Words", "You save your special cards for later."));
    case Motive::StopCard:
        return names.phrase(
            seat, QT_TRANSLATE_NOOP("Words", "%1 wants those cards, and this ends the turn."),
            QT_TRANSLATE_NOOP("Words", "You get to keep those cards, and this ends the turn."));
    case Motive::LetPass:
        return names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 saves the War Machine."),
                            QT_TRANSLATE_NOOP("Words", "You save your War Machine."));
    case Motive::SpecialSet: return Phrase(QT_TRANSLATE_NOOP("Words", "A Special Set is worth five points."));
    case Motive::HoldBack:
        return Phrase(QT_TRANSLATE_NOOP("Words", "A number in hand can be asked for again."));
    }
    return {};
}

} // namespace

Phrase BotWords<RainbowFish>::subject(const Fact& fact) {
    return subjectWords(fact);
}

Phrase BotWords<RainbowFish>::fact(const Fact& fact, const Names& names) {
    const Phrase subject = subjectWords(fact);
    switch (fact.kind) {
    case FactKind::Holds:
        return names.counted(fact.count, {fact.seat},
                             {{QT_TRANSLATE_NOOP("Words", "%1 has %2."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 has %n copies of %2.")},
                              {QT_TRANSLATE_NOOP("Words", "You have %2."),
                               QT_TRANSLATE_N_NOOP("Words", "You have %n copies of %2.")}},
                             {subject});
    case FactKind::HoldsSome:
        return names.phrase(fact.seat, QT_TRANSLATE_NOOP("Words", "%1 has some %2."),
                            QT_TRANSLATE_NOOP("Words", "You have some %2."), {subject});
    case FactKind::Lacks: return lacksWords(fact, subject, names);
    }
    return {};
}

Phrase BotWords<RainbowFish>::motive(const Rationale& rationale, Seat seat, const Move& move,
                                     const Names& names) {
    const Phrase reason = motiveWords(rationale, seat, move, names);
    if (reason.empty() || !rationale.clue) return reason;
    return Phrase::sentences(clueWords(*rationale.clue, subjectWords(*rationale.clue), names), reason);
}

Phrase BotWords<RainbowFish>::expected(double expected, Seat seat, const Names& names) {
    return names.counted(int(std::lround(expected)), {seat},
                         {{QT_TRANSLATE_NOOP("Words", "Expected total for %1: about one point."),
                           QT_TRANSLATE_N_NOOP("Words", "Expected total for %1: about %n points.")},
                          {QT_TRANSLATE_NOOP("Words", "Your expected total: about one point."),
                           QT_TRANSLATE_N_NOOP("Words", "Your expected total: about %n points.")}});
}

} // namespace tacklebox
