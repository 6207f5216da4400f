#include "model/games/platinumfish/bot/words.h"

#include "model/bots/reasonwords.h"
#include "model/games/platinumfish/bot/motive.h"

#include <cmath>

namespace tacklebox {

using namespace platinumfish;

namespace {

Phrase holdsWords(const Fact& fact, const Names& names, const Phrase& ranks) {
    if (fact.source == Source::Counted)
        return names.say(
            {fact.seat},
            {QT_TRANSLATE_NOOP("Words", "%1 must hold one of the %2: they can be nowhere else."),
             QT_TRANSLATE_NOOP("Words", "You must hold one of the %2: they can be nowhere else.")},
            {ranks});
    if (fact.turnsAgo == 0)
        return names.say({fact.seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 holds one of the %2, as all have just seen."),
                          QT_TRANSLATE_NOOP("Words", "You hold one of the %2, as all have just seen.")},
                         {ranks});
    return names.sayCounted(
        fact.turnsAgo, {fact.seat},
        {{QT_TRANSLATE_NOOP("Words", "%1 holds one of the %2, as all saw last turn."),
          QT_TRANSLATE_N_NOOP("Words", "%1 holds one of the %2, as all saw %n turns ago.")},
         {QT_TRANSLATE_NOOP("Words", "You hold one of the %2, as all saw last turn."),
          QT_TRANSLATE_N_NOOP("Words", "You hold one of the %2, as all saw %n turns ago.")}},
        {ranks});
}

Phrase lacksWords(const Fact& fact, const Names& names, const Phrase& ranks) {
    switch (fact.source) {
    case Source::Denied:
        return names.say({fact.seat},
                         {QT_TRANSLATE_NOOP("Words", "%1 was asked for %2 and had none."),
                          QT_TRANSLATE_NOOP("Words", "You were asked for %2 and had none.")},
                         {ranks});
    case Source::Shown:
        return names.say(
            {fact.seat},
            {QT_TRANSLATE_NOOP("Words",
                               "%1 holds no %2: the new hand could not be paired from the discard pile."),
             QT_TRANSLATE_NOOP("Words",
                               "You hold no %2: your new hand could not be paired from the discard pile.")},
            {ranks});
    case Source::Moved:
    case Source::Asked:
    case Source::Counted: break;
    }
    return names.say(
        {fact.seat},
        {QT_TRANSLATE_NOOP("Words", "%1 holds no %2."), QT_TRANSLATE_NOOP("Words", "You hold no %2.")},
        {ranks});
}

Phrase takeWords(Motive motive, packs::Rank rank) {
    if (motive == Motive::HarderMatch)
        return Phrase(
            QT_TRANSLATE_NOOP("Words", "Of the pairs to be had, %1 would be the hardest to make later."),
            {packs::ranksWords(rank)});
    if (motive == Motive::KeepLiked)
        return Phrase(
            QT_TRANSLATE_NOOP("Words", "Nothing there makes a pair; of what there is, %1 looked best."),
            {packs::ranksWords(rank)});
    return Phrase(QT_TRANSLATE_NOOP(
                      "Words", "Nothing there makes a pair; of what there is, %1 come again the soonest."),
                  {packs::ranksWords(rank)});
}

Phrase askWords(const Rationale& why, const Move& move, const Names& names) {
    const Phrase ranks = packs::ranksWords(move.rank);
    if (why.clue) return holdsWords(*why.clue, names, ranks);
    if (why.likely)
        return names.say({move.target},
                         {QT_TRANSLATE_NOOP("Words", "That %1 holds one of the %2 is %3 % likely."),
                          QT_TRANSLATE_NOOP("Words", "That you hold one of the %2 is %3 % likely.")},
                         {ranks, percent(*why.likely)});
    return names.say({move.target},
                     {QT_TRANSLATE_NOOP("Words", "%1 may well hold one of the %2."),
                      QT_TRANSLATE_NOOP("Words", "You may well hold one of the %2.")},
                     {ranks});
}

Phrase matchesWords(double expected, Seat seat, const Names& names) {
    return names.sayCounted(int(std::lround(expected)), {seat},
                            {{QT_TRANSLATE_NOOP("Words", "%1 would end with about one pair."),
                              QT_TRANSLATE_N_NOOP("Words", "%1 would end with about %n pairs.")},
                             {QT_TRANSLATE_NOOP("Words", "You would end with about one pair."),
                              QT_TRANSLATE_N_NOOP("Words", "You would end with about %n pairs.")}});
}

Phrase motiveWords(const Rationale& why, const Move& move, const Names& names) {
    const auto motive = Motive(why.motive);
    switch (motive) {
    case Motive::None: return {};
    case Motive::SureMatch: return QT_TRANSLATE_NOOP("Words", "That is a sure pair.");
    case Motive::HarderMatch:
    case Motive::Keep:
    case Motive::KeepLiked: return takeWords(motive, move.rank);
    case Motive::Draw:
        if (!why.likely) return QT_TRANSLATE_NOOP("Words", "The next card of the deck may make a pair.");
        if (*why.likely <= 0)
            return QT_TRANSLATE_NOOP("Words", "The next card of the deck can't make a pair.");
        return Phrase(QT_TRANSLATE_NOOP("Words", "The next card of the deck is %1 % likely to make a pair."),
                      {percent(*why.likely)});
    case Motive::Ask: return askWords(why, move, names);
    case Motive::TakeAway:
        return Phrase::sentences(
            askWords(why, move, names),
            QT_TRANSLATE_NOOP("Words", "It makes no pair, but leaves one card less there."));
    case Motive::AskNobody: return QT_TRANSLATE_NOOP("Words", "No ask is likely to bring a pair.");
    case Motive::Shuffle:
        return QT_TRANSLATE_NOOP(
            "Words", "The search has left what is wanted low in the deck; a shuffle brings it up again.");
    case Motive::LeaveRest: return QT_TRANSLATE_NOOP("Words", "Nothing else on the discard pile is wanted.");
    }
    return {};
}

} // namespace

std::string_view BotWords<PlatinumFish>::kind(const Rationale& rationale) {
    return kMotiveNames[rationale.motive];
}

Phrase BotWords<PlatinumFish>::subject(const Fact& fact) {
    return packs::ranksWords(fact.topic);
}

Phrase BotWords<PlatinumFish>::fact(const Fact& fact, const Names& names) {
    const Phrase ranks = subject(fact);
    return fact.kind == FactKind::Lacks ? lacksWords(fact, names, ranks) : holdsWords(fact, names, ranks);
}

Phrase BotWords<PlatinumFish>::rationale(const Rationale& rationale, Seat seat, const Move& move,
                                         const Names& names) {
    Phrase why = motiveWords(rationale, move, names);
    if (why.empty() || !rationale.expected) return why;
    return Phrase::sentences(why, matchesWords(*rationale.expected, seat, names));
}

} // namespace tacklebox
