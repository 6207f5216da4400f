#include "model/games/rainbowfish/words.h"

#include "model/engine/namearray.h"

namespace tacklebox {

using namespace rainbowfish;

namespace {

// Adjectives and nouns inflect differently in other languages, so each colour has its own patterns.
constexpr std::array<const char*, kColors> kNumberCards = {
    QT_TRANSLATE_NOOP("Words", "the red %1"), QT_TRANSLATE_NOOP("Words", "the yellow %1"),
    QT_TRANSLATE_NOOP("Words", "the green %1"), QT_TRANSLATE_NOOP("Words", "the blue %1")};
static_assert(allNamed(kNumberCards));
constexpr std::array<const char*, kColors> kSkipCards = {
    QT_TRANSLATE_NOOP("Words", "the red Skip"), QT_TRANSLATE_NOOP("Words", "the yellow Skip"),
    QT_TRANSLATE_NOOP("Words", "the green Skip"), QT_TRANSLATE_NOOP("Words", "the blue Skip")};
static_assert(allNamed(kSkipCards));
constexpr std::array<const char*, kColors> kReverseCards = {
    QT_TRANSLATE_NOOP("Words", "the red Reverse"), QT_TRANSLATE_NOOP("Words", "the yellow Reverse"),
    QT_TRANSLATE_NOOP("Words", "the green Reverse"), QT_TRANSLATE_NOOP("Words", "the blue Reverse")};
static_assert(allNamed(kReverseCards));
constexpr std::array<const char*, kColors> kDrawTwoCards = {
    QT_TRANSLATE_NOOP("Words", "the red Draw 2"), QT_TRANSLATE_NOOP("Words", "the yellow Draw 2"),
    QT_TRANSLATE_NOOP("Words", "the green Draw 2"), QT_TRANSLATE_NOOP("Words", "the blue Draw 2")};
static_assert(allNamed(kDrawTwoCards));
constexpr std::array<const char*, kColorDeckFaces - kWild> kBlackCardWords = {
    QT_TRANSLATE_NOOP("Words", "a Wild"), QT_TRANSLATE_NOOP("Words", "a Wild Draw 4"),
    QT_TRANSLATE_NOOP("Words", "a Wild Downpour 1"), QT_TRANSLATE_NOOP("Words", "a Wild Downpour 2"),
    QT_TRANSLATE_NOOP("Words", "a War Machine")};
static_assert(allNamed(kBlackCardWords));

constexpr std::array<const char*, kNumbers> kNumbersWords = {
    QT_TRANSLATE_NOOP("Words", "zeros"),  QT_TRANSLATE_NOOP("Words", "ones"),
    QT_TRANSLATE_NOOP("Words", "twos"),   QT_TRANSLATE_NOOP("Words", "threes"),
    QT_TRANSLATE_NOOP("Words", "fours"),  QT_TRANSLATE_NOOP("Words", "fives"),
    QT_TRANSLATE_NOOP("Words", "sixes"),  QT_TRANSLATE_NOOP("Words", "sevens"),
    QT_TRANSLATE_NOOP("Words", "eights"), QT_TRANSLATE_NOOP("Words", "nines")};
static_assert(allNamed(kNumbersWords));

constexpr std::array<const char*, kColors> kColorsWords = {
    QT_TRANSLATE_NOOP("Words", "red cards"), QT_TRANSLATE_NOOP("Words", "yellow cards"),
    QT_TRANSLATE_NOOP("Words", "green cards"), QT_TRANSLATE_NOOP("Words", "blue cards")};
static_assert(allNamed(kColorsWords));

Phrase notHeldWords(MoveKind kind) {
    switch (kind) {
    case MoveKind::DrawTwo: return QT_TRANSLATE_NOOP("Words", "You have no Draw 2.");
    case MoveKind::Wild: return QT_TRANSLATE_NOOP("Words", "You have no Wild.");
    case MoveKind::WildDrawFour: return QT_TRANSLATE_NOOP("Words", "You have no Wild Draw 4.");
    case MoveKind::DownpourOne: return QT_TRANSLATE_NOOP("Words", "You have no Wild Downpour 1.");
    case MoveKind::DownpourTwo: return QT_TRANSLATE_NOOP("Words", "You have no Wild Downpour 2.");
    case MoveKind::Reverse: return QT_TRANSLATE_NOOP("Words", "You have no Reverse.");
    case MoveKind::Skip: return QT_TRANSLATE_NOOP("Words", "You have no Skip.");
    default: return QT_TRANSLATE_NOOP("Words", "You don't have that card.");
    }
}

Phrase wrongCardWords(MoveKind kind, Face card) {
    switch (kind) {
    case MoveKind::DrawTwo:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You can't play %1 as a Draw 2."), {cardWords(card)});
    case MoveKind::Reverse:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You can't play %1 as a Reverse."), {cardWords(card)});
    case MoveKind::Skip:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You can't play %1 as a Skip."), {cardWords(card)});
    default:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You can only discard wild cards, not %1."),
                      {cardWords(card)});
    }
}

Phrase notInPhaseWords(Phase phase) {
    switch (phase) {
    case Phase::NameColor:
        return QT_TRANSLATE_NOOP(
            "Words", "Choose a colour first, and the player who gives you all their cards of it.");
    case Phase::Answer:
        return QT_TRANSLATE_NOOP("Words", "You're being asked. Answer, or play a Reverse or a Skip.");
    case Phase::Block:
        return QT_TRANSLATE_NOOP("Words", "First decide whether to stop that card with your War Machine.");
    case Phase::Lay: return QT_TRANSLATE_NOOP("Words", "You can only lay sets now, or choose Done.");
    default:
        return QT_TRANSLATE_NOOP("Words", "Nobody is asking you. Ask someone, lay a set or play a card.");
    }
}

} // namespace

Phrase rainbowfish::cardWords(Face face) {
    if (face >= kColorDeckFaces) return QT_TRANSLATE_NOOP("Words", "a card");
    if (isBlack(face)) return kBlackCardWords[std::size_t(face - kWild)];
    const Color color = colorOf(face);
    if (isSkip(face)) return kSkipCards[color];
    if (isReverse(face)) return kReverseCards[color];
    if (isDrawTwo(face)) return kDrawTwoCards[color];
    return Phrase(kNumberCards[color], {Phrase::number(numberOf(face))});
}

Phrase rainbowfish::numbersWords(Number number) {
    if (number >= kNumbers) return QT_TRANSLATE_NOOP("Words", "number cards");
    return kNumbersWords[number];
}
Phrase rainbowfish::colorsWords(Color color) {
    return kColorsWords[color];
}

namespace {

Phrase ownReasonWords(const Refusal& refusal) {
    const MoveKind kind = MoveKind(refusal.first);
    switch (refusal.reason.own<OwnReason>()) {
    case OwnReason::MoreThanInHand:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You don't have that many copies of %1."),
                      {cardWords(refusal.face)});
    case OwnReason::SpecialNotInHand: return notHeldWords(kind);
    case OwnReason::WrongSpecial: return wrongCardWords(kind, refusal.face);
    case OwnReason::HoleIsEmpty: return QT_TRANSLATE_NOOP("Words", "The hole is empty, so you can't draw.");
    case OwnReason::NobodyHoldsCards:
        return QT_TRANSLATE_NOOP("Words", "Nobody else has any cards, so there's no colour to take.");
    case OwnReason::OnlyWhenAsked:
        return QT_TRANSLATE_NOOP("Words",
                                 "You can only play Reverse and Skip when someone asks you for a number.");
    case OwnReason::NotInOwnTurn:
        return QT_TRANSLATE_NOOP("Words", "A War Machine only stops another player's Draw 2 or Wild Draw 4.");
    case OwnReason::HoldsNumberCards:
        return QT_TRANSLATE_NOOP("Words", "You have a number card, so you must ask for a number.");
    case OwnReason::MustPlaySpecial:
        return QT_TRANSLATE_NOOP("Words", "You have to play a special card first.");
    case OwnReason::HoleNotEmpty:
        return QT_TRANSLATE_NOOP("Words", "You can only lay a Special Set when the hole is empty.");
    case OwnReason::WildHasEffect:
        return QT_TRANSLATE_NOOP("Words",
                                 "Others still have cards. Name a colour instead of discarding the Wild.");
    case OwnReason::NoFourOfNumber:
        return Phrase::counted(refusal.second,
                               QT_TRANSLATE_NOOP("Words", "A set is four cards; of %1 you hold only one."),
                               QT_TRANSLATE_N_NOOP("Words", "A set is four cards; of %1 you hold %n."),
                               {numbersWords(Number(refusal.first))});
    case OwnReason::NotOfThatNumber:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You can't lay %1 in a set of %2."),
                      {cardWords(refusal.face), numbersWords(Number(refusal.first))});
    case OwnReason::SetIsFourCards:
        return Phrase(QT_TRANSLATE_NOOP("Words", "A set of %1 is exactly four cards."),
                      {numbersWords(Number(refusal.first))});
    }
    return {};
}

} // namespace

Phrase Words<RainbowFish>::refusal(const Refusal& refusal, const Names& names) {
    if (refusal.reason.isOwn()) return ownReasonWords(refusal);
    switch (refusal.reason.shared()) {
    case Reason::NotInThisPhase: return notInPhaseWords(Phase(refusal.first));
    case Reason::NotYourself:
        return QT_TRANSLATE_NOOP("Words", "You can't ask yourself. Choose another player.");
    case Reason::EmptyHand:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 has no cards. Ask someone who does."),
                      {names.of(refusal.seat)});
    case Reason::HoldsNoneOfKind:
        return Phrase(QT_TRANSLATE_NOOP("Words", "You have no %1, so you can't ask for them."),
                      {numbersWords(Number(refusal.first))});
    default: return UsualWords::refusal(refusal, names);
    }
}

Phrase Words<RainbowFish>::move(const Move& move, const Names& names) {
    switch (move.kind) {
    case MoveKind::Ask: return UsualWords::move(move, names);
    case MoveKind::Lay:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Lay a set of %1"), {numbersWords(move.number)});
    case MoveKind::DrawTwo:
        if (move.card == kNoFace) return QT_TRANSLATE_NOOP("Words", "Play a Draw 2");
        return Phrase(QT_TRANSLATE_NOOP("Words", "Play %1"), {cardWords(move.card)});
    case MoveKind::Wild:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Play a Wild: ask %1 for all %2"),
                      {names.of(move.target), colorsWords(move.color)});
    case MoveKind::WildDrawFour: return QT_TRANSLATE_NOOP("Words", "Play a Wild Draw 4");
    case MoveKind::DownpourOne:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Play a Wild Downpour 1: ask everyone for all %1"),
                      {colorsWords(move.color)});
    case MoveKind::DownpourTwo:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Play a Wild Downpour 2: ask everyone for all %1"),
                      {colorsWords(move.color)});
    case MoveKind::Draw: return QT_TRANSLATE_NOOP("Words", "Draw a card");
    case MoveKind::LaySpecial: return QT_TRANSLATE_NOOP("Words", "Lay your hand as a Special Set");
    case MoveKind::DiscardWild:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Discard %1"), {cardWords(move.card)});
    case MoveKind::Name:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Ask %1 for all %2"),
                      {names.of(move.target), colorsWords(move.color)});
    case MoveKind::Answer: return QT_TRANSLATE_NOOP("Words", "Hand over the cards");
    case MoveKind::Reverse:
        if (move.card == kNoFace) return QT_TRANSLATE_NOOP("Words", "Take their cards with a Reverse");
        return Phrase(QT_TRANSLATE_NOOP("Words", "Take their cards with %1"), {cardWords(move.card)});
    case MoveKind::Skip:
        if (move.card == kNoFace) return QT_TRANSLATE_NOOP("Words", "Keep your cards with a Skip");
        return Phrase(QT_TRANSLATE_NOOP("Words", "Keep your cards with %1"), {cardWords(move.card)});
    case MoveKind::WarMachine: return QT_TRANSLATE_NOOP("Words", "Stop it with your War Machine");
    case MoveKind::Allow: return QT_TRANSLATE_NOOP("Words", "Let it pass");
    case MoveKind::Done: return QT_TRANSLATE_NOOP("Words", "Lay nothing more");
    }
    return {};
}

Phrase Words<RainbowFish>::event(const SeenMove<Move>& made, const Names& names) {
    const Move& move = made.move;
    switch (move.kind) {
    case MoveKind::Ask: return UsualWords::event(made, names);
    case MoveKind::Lay:
        if (move.number == 0)
            return names.counted(pointsFor(move.number), {made.seat},
                                 {{QT_TRANSLATE_NOOP("Words", "%1 lays a set of %2, %n point."),
                                   QT_TRANSLATE_N_NOOP("Words", "%1 lays a set of %2, %n points.")},
                                  {QT_TRANSLATE_NOOP("Words", "You lay a set of %2, %n point."),
                                   QT_TRANSLATE_N_NOOP("Words", "You lay a set of %2, %n points.")}},
                                 {numbersWords(move.number)});
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 lays a set of %2."),
                            QT_TRANSLATE_NOOP("Words", "You lay a set of %2."), {numbersWords(move.number)});
    case MoveKind::DrawTwo:
        if (move.card == kNoFace)
            return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 plays a Draw 2."),
                                QT_TRANSLATE_NOOP("Words", "You play a Draw 2."));
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 plays %2."),
                            QT_TRANSLATE_NOOP("Words", "You play %2."), {cardWords(move.card)});
    case MoveKind::Wild:
        return names.phrase({made.seat, move.target},
                            {QT_TRANSLATE_NOOP("Words", "%1 plays a Wild and asks %2 for all %3."),
                             QT_TRANSLATE_NOOP("Words", "You play a Wild and ask %2 for all %3."),
                             QT_TRANSLATE_NOOP("Words", "%1 plays a Wild and asks you for all %3.")},
                            {colorsWords(move.color)});
    case MoveKind::WildDrawFour:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 plays a Wild Draw 4."),
                            QT_TRANSLATE_NOOP("Words", "You play a Wild Draw 4."));
    case MoveKind::DownpourOne:
        return names.phrase(
            made.seat, QT_TRANSLATE_NOOP("Words", "%1 plays a Wild Downpour 1 and asks everyone for all %2."),
            QT_TRANSLATE_NOOP("Words", "You play a Wild Downpour 1 and ask everyone for all %2."),
            {colorsWords(move.color)});
    case MoveKind::DownpourTwo:
        return names.phrase(
            made.seat, QT_TRANSLATE_NOOP("Words", "%1 plays a Wild Downpour 2 and asks everyone for all %2."),
            QT_TRANSLATE_NOOP("Words", "You play a Wild Downpour 2 and ask everyone for all %2."),
            {colorsWords(move.color)});
    case MoveKind::Draw:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 has nothing to play."),
                            QT_TRANSLATE_NOOP("Words", "You have nothing to play."));
    case MoveKind::LaySpecial:
        return names.counted(pointsFor(kSpecialSet), {made.seat},
                             {{QT_TRANSLATE_NOOP("Words", "%1 lays a Special Set, %n point."),
                               QT_TRANSLATE_N_NOOP("Words", "%1 lays a Special Set, %n points.")},
                              {QT_TRANSLATE_NOOP("Words", "You lay a Special Set, %n point."),
                               QT_TRANSLATE_N_NOOP("Words", "You lay a Special Set, %n points.")}});
    case MoveKind::DiscardWild:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 discards %2."),
                            QT_TRANSLATE_NOOP("Words", "You discard %2."), {cardWords(move.card)});
    case MoveKind::Name:
        return names.phrase({made.seat, move.target},
                            {QT_TRANSLATE_NOOP("Words", "%1 asks %2 for all %3."),
                             QT_TRANSLATE_NOOP("Words", "You ask %2 for all %3."),
                             QT_TRANSLATE_NOOP("Words", "%1 asks you for all %3.")},
                            {colorsWords(move.color)});
    case MoveKind::Reverse:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 reverses."),
                            QT_TRANSLATE_NOOP("Words", "You reverse."));
    case MoveKind::Skip:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 skips."),
                            QT_TRANSLATE_NOOP("Words", "You skip."));
    case MoveKind::WarMachine:
        return names.phrase(made.seat, QT_TRANSLATE_NOOP("Words", "%1 stops that with a War Machine."),
                            QT_TRANSLATE_NOOP("Words", "You stop that with a War Machine."));
    case MoveKind::Answer:
    case MoveKind::Allow:
    case MoveKind::Done: return {};
    }
    return {};
}

Phrase Words<RainbowFish>::event(const Moved& moved, const Names& names) {
    if (moved.to.kind != PileKind::Hand) return {}; // reported by the move
    return UsualWords::event(moved, names);
}

Phrase Words<RainbowFish>::event(const Said& said, const Names& names) {
    if (said.saying != Saying::NoneToGive) return UsualWords::event(said, names);
    return names.phrase(said.seat, QT_TRANSLATE_NOOP("Words", "%1 has no card of that colour."),
                        QT_TRANSLATE_NOOP("Words", "You have no card of that colour."));
}

Phrase Words<RainbowFish>::aloud(const SeenMove<Move>& made, const Names& names) {
    const Move& move = made.move;
    switch (move.kind) {
    case MoveKind::Wild:
    case MoveKind::Name:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1, all your %2!"),
                      {names.of(move.target), colorsWords(move.color)});
    case MoveKind::DownpourOne:
    case MoveKind::DownpourTwo:
        return Phrase(QT_TRANSLATE_NOOP("Words", "All %1 to me!"), {colorsWords(move.color)});
    case MoveKind::Lay: return Phrase(QT_TRANSLATE_NOOP("Words", "%1!"), {numbersWords(move.number)});
    case MoveKind::Reverse: return QT_TRANSLATE_NOOP("Words", "Reverse!");
    case MoveKind::Skip: return QT_TRANSLATE_NOOP("Words", "Skip: I keep my cards!");
    case MoveKind::WarMachine: return QT_TRANSLATE_NOOP("Words", "War Machine: stop!");
    case MoveKind::DrawTwo: return QT_TRANSLATE_NOOP("Words", "Two more for me!");
    case MoveKind::WildDrawFour: return QT_TRANSLATE_NOOP("Words", "Four more for me!");
    case MoveKind::Draw: return QT_TRANSLATE_NOOP("Words", "I can only draw.");
    case MoveKind::LaySpecial: return QT_TRANSLATE_NOOP("Words", "A Special Set!");
    case MoveKind::DiscardWild:
        return Phrase(QT_TRANSLATE_NOOP("Words", "Away with %1."), {cardWords(move.card)});
    default: return {};
    }
}

Question Words<RainbowFish>::question(const Move& move) {
    switch (move.kind) {
    case MoveKind::Ask: return {.target = move.target, .subject = numbersWords(move.number)};
    case MoveKind::Wild:
    case MoveKind::Name:
        return {.target = move.target, .subject = colorsWords(move.color), .ownSentence = true};
    default: return {};
    }
}

} // namespace tacklebox
