#include "model/games/rainbowfish/bot/words.h"

#include "model/bots/reasonwords.h"
#include "model/games/rainbowfish/bot/handfacts.h"
#include "model/games/rainbowfish/bot/motive.h"
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

Phrase askWords(const Rationale& rationale, const Move& move, const Names& names) {
    const Phrase number = numbersWords(move.number);
    const bool completes = Motive(rationale.motive) == Motive::CompleteSet;
    if (!rationale.likely && !rationale.sure) return mayHoldWords(move.target, number, names);
    if (!rationale.likely) {
        if (completes)
            return names.say({move.target},
                             {QT_TRANSLATE_NOOP("Words", "%1 surely holds %2, and they make a set."),
                              QT_TRANSLATE_NOOP("Words", "You surely hold %2, and they make a set.")},
                             {number});
        return names.say({move.target},
                         {QT_TRANSLATE_NOOP("Words", "%1 surely holds %2."),
                          QT_TRANSLATE_NOOP("Words", "You surely hold %2.")},
                         {number});
    }
    if (*rationale.likely < kHardlyLikely) return unlikelyWords(move.target, number, names);
    if (completes)
        return names.say(
            {move.target},
            {QT_TRANSLATE_NOOP("Words", "With a chance of %2, %1 holds %3, and they make a set."),
             QT_TRANSLATE_NOOP("Words", "With a chance of %2, you hold %3, and they make a set.")},
            {percentSigned(*rationale.likely), number});
    return names.say({move.target},
                     {QT_TRANSLATE_NOOP("Words", "With a chance of %2, %1 holds %3."),
                      QT_TRANSLATE_NOOP("Words", "With a chance of %2, you hold %3.")},
                     {percentSigned(*rationale.likely), number});
}

Phrase colorWords(const Rationale& rationale, const Move& move, const Names& names) {
    const Phrase color = kCardsOfColors[move.color];
    if (move.target == kNoSeat)
        return Phrase(QT_TRANSLATE_NOOP("Words", "Most of the %1 seem to be in other hands."), {color});
    if (!rationale.likely && !rationale.sure) return mayHoldWords(move.target, color, names);
    if (!rationale.likely)
        return names.say({move.target},
                         {QT_TRANSLATE_NOOP("Words", "%1 surely holds %2."),
                          QT_TRANSLATE_NOOP("Words", "You surely hold %2.")},
                         {color});
    return names.say({move.target},
                     {QT_TRANSLATE_NOOP("Words", "With a chance of %2, %1 holds %3."),
                      QT_TRANSLATE_NOOP("Words", "With a chance of %2, you hold %3.")},
                     {percentSigned(*rationale.likely), color});
}

Phrase motiveWords(const Rationale& rationale, Seat seat, const Move& move, const Names& names) {
    switch (Motive(rationale.motive)) {
    case Motive::None: return {};
    case Motive::Ask:
    case Motive::CompleteSet: return askWords(rationale, move, names);
    case Motive::LaySet: return Phrase(QT_TRANSLATE_NOOP("Words", "A set on the table is safe."));
    case Motive::DrawMore: return Phrase(QT_TRANSLATE_NOOP("Words", "More cards are more chances to ask."));
    case Motive::TakeColor: return colorWords(rationale, move, names);
    case Motive::TurnTables:
        return names.say({seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 would rather take the cards than give them."),
                          QT_TRANSLATE_NOOP("Words", "You would rather take the cards than give them.")});
    case Motive::KeepCards:
        return names.say({seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 keeps the cards, and the asker goes fishing."),
                          QT_TRANSLATE_NOOP("Words", "You keep your cards, and the asker goes fishing.")});
    case Motive::Give:
        return names.say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 saves the special cards for later."),
                                  QT_TRANSLATE_NOOP("Words", "You save your special cards for later.")});
    case Motive::StopCard:
        return names.say(
            {seat}, {QT_TRANSLATE_NOOP("Words", "%1 would rather have those cards, and ends the turn."),
                     QT_TRANSLATE_NOOP("Words", "You would rather have those cards, and end the turn.")});
    case Motive::LetPass:
        return names.say({seat}, {QT_TRANSLATE_NOOP("Words", "%1 saves the War Machine."),
                                  QT_TRANSLATE_NOOP("Words", "You save your War Machine.")});
    case Motive::SpecialSet: return Phrase(QT_TRANSLATE_NOOP("Words", "A Special Set counts five points."));
    case Motive::HoldBack:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Who holds a number can go on asking for it."));
    }
    return {};
}

Phrase pointsWords(double expected, Seat seat, const Names& names) {
    return names.sayCounted(int(std::lround(expected)), {seat},
                            {{QT_TRANSLATE_NOOP("Words", "%1 would end with about one point."),
                              QT_TRANSLATE_N_NOOP("Words", "%1 would end with about %n points.")},
                             {QT_TRANSLATE_NOOP("Words", "You would end with about one point."),
                              QT_TRANSLATE_N_NOOP("Words", "You would end with about %n points.")}});
}

} // namespace

std::string_view BotWords<RainbowFish>::kind(const Rationale& rationale) {
    return kMotiveNames[rationale.motive];
}

Phrase BotWords<RainbowFish>::subject(const Fact& fact) {
    return subjectWords(fact);
}

Phrase BotWords<RainbowFish>::fact(const Fact& fact, const Names& names) {
    const Phrase subject = subjectWords(fact);
    switch (fact.kind) {
    case FactKind::Holds:
        return names.sayCounted(fact.count, {fact.seat},
                                {{QT_TRANSLATE_NOOP("Words", "%1 holds %2."),
                                  QT_TRANSLATE_N_NOOP("Words", "%1 holds %2 %n times.")},
                                 {QT_TRANSLATE_NOOP("Words", "You hold %2."),
                                  QT_TRANSLATE_N_NOOP("Words", "You hold %2 %n times.")}},
                                {subject});
    case FactKind::HoldsSome:
        return names.say({fact.seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 holds some %2."),
                          QT_TRANSLATE_NOOP("Words", "You hold some %2.")},
                         {subject});
    case FactKind::Lacks:
        if (fact.count == 0)
            return names.say({fact.seat},
                             {QT_TRANSLATE_NOOP("Words", "%1 holds no %2."),
                              QT_TRANSLATE_NOOP("Words", "You hold no %2.")},
                             {subject});
        return names.sayCounted(
            fact.count, {fact.seat},
            {{QT_TRANSLATE_NOOP("Words", "%1 holds no %2, unless in the card drawn since."),
              QT_TRANSLATE_N_NOOP("Words", "%1 holds no %2, unless among the %n cards drawn since.")},
             {QT_TRANSLATE_NOOP("Words", "You hold no %2, unless in the card drawn since."),
              QT_TRANSLATE_N_NOOP("Words", "You hold no %2, unless among the %n cards drawn since.")}},
            {subject});
    }
    return {};
}

Phrase BotWords<RainbowFish>::rationale(const Rationale& rationale, Seat seat, const Move& move,
                                        const Names& names) {
    Phrase reason = motiveWords(rationale, seat, move, names);
    if (reason.empty()) return reason;
    if (rationale.clue)
        reason = Phrase::sentences(clueWords(*rationale.clue, subjectWords(*rationale.clue), names), reason);
    if (rationale.expected) reason = Phrase::sentences(reason, pointsWords(*rationale.expected, seat, names));
    return reason;
}

} // namespace tacklebox
