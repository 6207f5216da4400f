#include "model/games/platinumfish/bot/words.h"

#include "model/bots/reasonwords.h"

#include <cmath>

namespace tacklebox {

using namespace platinumfish;

namespace {

Phrase holdsWords(const Fact& fact, const Names& names, const Phrase& ranks) {
    if (fact.source == Source::Counted)
        return names.phrase(
            fact.seat, QT_TRANSLATE_NOOP("Words", "%1 must have one of the %2: they can't be anywhere else."),
            QT_TRANSLATE_NOOP("Words", "You must have one of the %2: they can't be anywhere else."), {ranks});
    if (fact.turnsAgo == 0)
        return names.phrase(
            fact.seat, QT_TRANSLATE_NOOP("Words", "Everyone just saw that %1 has one of the %2."),
            QT_TRANSLATE_NOOP("Words", "Everyone just saw that you have one of the %2."), {ranks});
    return names.counted(
        fact.turnsAgo, {fact.seat},
        {{QT_TRANSLATE_NOOP("Words", "Everyone saw last turn that %1 has one of the %2."),
          QT_TRANSLATE_N_NOOP("Words", "Everyone saw %n turns ago that %1 has one of the %2.")},
         {QT_TRANSLATE_NOOP("Words", "Everyone saw last turn that you have one of the %2."),
          QT_TRANSLATE_N_NOOP("Words", "Everyone saw %n turns ago that you have one of the %2.")}},
        {ranks});
}

Phrase lacksWords(const Fact& fact, const Names& names, const Phrase& ranks) {
    switch (fact.source) {
    case Source::Denied:
        return names.phrase(fact.seat, QT_TRANSLATE_NOOP("Words", "%1 was asked for %2 and had none."),
                            QT_TRANSLATE_NOOP("Words", "You were asked for %2 and had none."), {ranks});
    case Source::Shown:
        return names.phrase(
            fact.seat,
            QT_TRANSLATE_NOOP("Words", "%1 has no %2: the new hand made no pair with the discards."),
            QT_TRANSLATE_NOOP("Words", "You have no %2: your new hand made no pair with the discards."),
            {ranks});
    case Source::Moved:
    case Source::Asked:
    case Source::Counted: break;
    }
    return hasNoWords(fact.seat, ranks, names);
}

Phrase takeWords(Motive motive, packs::Rank rank) {
    if (motive == Motive::HarderMatch)
        return Phrase(QT_TRANSLATE_NOOP("Words", "Of these pairs, %1 would be the hardest to make later."),
                      {packs::ranksWords(rank)});
    if (motive == Motive::KeepLiked)
        return Phrase(QT_TRANSLATE_NOOP("Words", "No pair here; %1 looked best."), {packs::ranksWords(rank)});
    return Phrase(QT_TRANSLATE_NOOP("Words", "No pair here; %1 are likeliest to pair up later."),
                  {packs::ranksWords(rank)});
}

Phrase askWords(const Rationale& why, const Move& move, const Names& names) {
    const Phrase ranks = packs::ranksWords(move.rank);
    if (why.clue) return holdsWords(*why.clue, names, ranks);
    if (why.likely)
        return names.phrase(move.target, QT_TRANSLATE_NOOP("Words", "%3% chance that %1 has one of the %2."),
                            QT_TRANSLATE_NOOP("Words", "%3% chance that you have one of the %2."),
                            {ranks, percent(*why.likely)});
    return names.phrase(move.target, QT_TRANSLATE_NOOP("Words", "%1 may well have one of the %2."),
                        QT_TRANSLATE_NOOP("Words", "You may well have one of the %2."), {ranks});
}

} // namespace

Phrase BotWords<PlatinumFish>::subject(const Fact& fact) {
    return packs::ranksWords(fact.topic);
}

Phrase BotWords<PlatinumFish>::fact(const Fact& fact, const Names& names) {
    const Phrase ranks = subject(fact);
    return fact.kind == FactKind::Lacks ? lacksWords(fact, names, ranks) : holdsWords(fact, names, ranks);
}

Phrase BotWords<PlatinumFish>::motive(const Rationale& why, Seat, const Move& move, const Names& names) {
    const auto motive = Motive(why.motive);
    switch (motive) {
    case Motive::None: return {};
    case Motive::SureMatch: return QT_TRANSLATE_NOOP("Words", "That's a certain pair.");
    case Motive::HarderMatch:
    case Motive::Keep:
    case Motive::KeepLiked: return takeWords(motive, move.rank);
    case Motive::Draw:
        if (!why.likely) return QT_TRANSLATE_NOOP("Words", "The next card may make a pair.");
        if (*why.likely <= 0) return QT_TRANSLATE_NOOP("Words", "The next card can't make a pair.");
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1% chance that the next card makes a pair."),
                      {percent(*why.likely)});
    case Motive::Ask: return askWords(why, move, names);
    case Motive::TakeAway:
        return Phrase::sentences(
            askWords(why, move, names),
            QT_TRANSLATE_NOOP("Words", "It makes no pair, but takes a card away from them."));
    case Motive::AskNobody: return QT_TRANSLATE_NOOP("Words", "No ask is likely to make a pair.");
    case Motive::Shuffle:
        return QT_TRANSLATE_NOOP(
            "Words", "The search left the best cards deep in the deck. A shuffle can bring them up.");
    case Motive::LeaveRest:
        return QT_TRANSLATE_NOOP("Words", "There's nothing else worth taking on the discard pile.");
    }
    return {};
}

Phrase BotWords<PlatinumFish>::expected(double expected, Seat seat, const Names& names) {
    return names.counted(int(std::lround(expected)), {seat},
                         {{QT_TRANSLATE_NOOP("Words", "Expected total for %1: about one pair."),
                           QT_TRANSLATE_N_NOOP("Words", "Expected total for %1: about %n pairs.")},
                          {QT_TRANSLATE_NOOP("Words", "Your expected total: about one pair."),
                           QT_TRANSLATE_N_NOOP("Words", "Your expected total: about %n pairs.")}});
}

} // namespace tacklebox
