#include "model/games/rainbowfish/words.h"
#include "model/bots/botwords.h"
#include "model/bots/rainbowfish/motive.h"
#include "model/bots/reasonwords.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace rainbowfish;

namespace {

Phrase subjectWords(const Fact& fact) {
    if (fact.card != kNoFace) return cardWords(fact.card);
    if (fact.topic >= Fact::kColorTopics) return colorsWords(Color(fact.topic - Fact::kColorTopics));
    return numbersWords(Number(fact.topic));
}

/// What was heard, and when: the first half of a reason.
Phrase clueWords(const Fact& fact, const Names& names) {
    const std::vector<Phrase> parts = {names.of(fact.seat), subjectWords(fact)};
    const bool now = fact.turnsAgo == 0;
    switch (fact.source) {
    case Source::Asked:
        if (now) return Phrase(QT_TRANSLATE_NOOP("Words", "%1 has asked for %2 in this turn."), parts);
        return Phrase::counted(fact.turnsAgo, QT_TRANSLATE_NOOP("Words", "%1 asked for %2 a turn ago."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 asked for %2 %n turns ago."), parts);
    case Source::Denied:
        if (now) return Phrase(QT_TRANSLATE_NOOP("Words", "%1 had no %2 in this turn."), parts);
        return Phrase::counted(fact.turnsAgo, QT_TRANSLATE_NOOP("Words", "%1 had no %2 a turn ago."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 had no %2 %n turns ago."), parts);
    case Source::Moved:
    case Source::Shown:
        if (now) return Phrase(QT_TRANSLATE_NOOP("Words", "%1 got %2 in this turn."), parts);
        return Phrase::counted(fact.turnsAgo, QT_TRANSLATE_NOOP("Words", "%1 got %2 a turn ago."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 got %2 %n turns ago."), parts);
    case Source::Counted: break;
    }
    return {};
}

Phrase askWords(const Rationale& rationale, const Move& move, const Names& names) {
    const Phrase target = names.of(move.target), number = numbersWords(move.number);
    const bool completes = Motive(rationale.motive) == Motive::CompleteSet;
    if (!rationale.likely) {
        if (completes)
            return Phrase(QT_TRANSLATE_NOOP("Words", "%1 surely holds %2, and they make a set."),
                          {target, number});
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 surely holds %2."), {target, number});
    }
    if (completes)
        return Phrase(QT_TRANSLATE_NOOP("Words", "With a chance of %1, %2 holds %3, and they make a set."),
                      {percentSigned(*rationale.likely), target, number});
    return Phrase(QT_TRANSLATE_NOOP("Words", "With a chance of %1, %2 holds %3."),
                  {percentSigned(*rationale.likely), target, number});
}

Phrase colorWords(const Rationale& rationale, const Move& move, const Names& names) {
    const Phrase color = colorsWords(move.color);
    if (move.target == kNoSeat)
        return Phrase(QT_TRANSLATE_NOOP("Words", "The others seem to hold most of the %1."), {color});
    if (!rationale.likely)
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 surely holds %2."), {names.of(move.target), color});
    return Phrase(QT_TRANSLATE_NOOP("Words", "With a chance of %1, %2 holds %3."),
                  {percentSigned(*rationale.likely), names.of(move.target), color});
}

Phrase motiveWords(const Rationale& rationale, Seat seat, const Move& move, const Names& names) {
    const std::vector<Phrase> player = {names.of(seat)};
    switch (Motive(rationale.motive)) {
    case Motive::None: return {};
    case Motive::Ask:
    case Motive::CompleteSet: return askWords(rationale, move, names);
    case Motive::LaySet: return Phrase(QT_TRANSLATE_NOOP("Words", "A set on the table is safe."));
    case Motive::DrawMore: return Phrase(QT_TRANSLATE_NOOP("Words", "More cards are more chances to ask."));
    case Motive::TakeColor: return colorWords(rationale, move, names);
    case Motive::TurnTables:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 would rather take the cards than give them."), player);
    case Motive::KeepCards:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 keeps the cards, and the asker goes fishing."), player);
    case Motive::Give:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 saves the special cards for later."), player);
    case Motive::StopCard:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 wants those cards for himself, and ends the turn."),
                      player);
    case Motive::LetPass: return Phrase(QT_TRANSLATE_NOOP("Words", "%1 saves the War Machine."), player);
    case Motive::SpecialSet: return Phrase(QT_TRANSLATE_NOOP("Words", "A Special Set counts five points."));
    case Motive::HoldBack:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Who holds a number can go on asking for it."));
    }
    return {};
}

Phrase pointsWords(double expected) {
    const int points = int(std::lround(expected));
    return Phrase::counted(points, QT_TRANSLATE_NOOP("Words", "It leads to about one point in the end."),
                           QT_TRANSLATE_N_NOOP("Words", "It leads to about %n points in the end."));
}

} // namespace

template <>
Phrase BotWords<RainbowFish>::subject(const Fact& fact) {
    return subjectWords(fact);
}

template <>
Phrase BotWords<RainbowFish>::fact(const Fact& fact, const Names& names) {
    const std::vector<Phrase> parts = {names.of(fact.seat), subjectWords(fact)};
    switch (fact.kind) {
    case FactKind::Holds:
        return Phrase::counted(fact.count, QT_TRANSLATE_NOOP("Words", "%1 holds %2."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 holds %2 %n times."), parts);
    case FactKind::HoldsSome: return Phrase(QT_TRANSLATE_NOOP("Words", "%1 holds some %2."), parts);
    case FactKind::Lacks:
        if (fact.count == 0) return Phrase(QT_TRANSLATE_NOOP("Words", "%1 holds no %2."), parts);
        return Phrase::counted(
            fact.count, QT_TRANSLATE_NOOP("Words", "%1 holds no %2, unless in the card drawn since."),
            QT_TRANSLATE_N_NOOP("Words", "%1 holds no %2, unless among the %n cards drawn since."), parts);
    }
    return {};
}

template <>
Phrase BotWords<RainbowFish>::rationale(const Rationale& rationale, Seat seat, const Move& move,
                                        const Names& names) {
    Phrase reason = motiveWords(rationale, seat, move, names);
    if (reason.empty()) return reason;
    if (rationale.clue) reason = inARow(clueWords(*rationale.clue, names), reason);
    if (rationale.expected) reason = inARow(reason, pointsWords(*rationale.expected));
    return reason;
}

} // namespace tacklebox
