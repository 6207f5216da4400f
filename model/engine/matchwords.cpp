#include "model/engine/matchwords.h"

namespace tacklebox {

Phrase movedWords(const Moved& moved, const Phrase& card, const Names& names) {
    const Seat giver = moved.from.seat, taker = moved.to.seat;
    if (taker == kNoSeat) return {};
    if (isLaid(moved.to.kind))
        return names.phrase(taker, QT_TRANSLATE_NOOP("Words", "%1 lays %2."),
                            QT_TRANSLATE_NOOP("Words", "You lay %2."), {card});
    if (giver != kNoSeat && giver != taker)
        return names.phrase({giver, taker},
                            {QT_TRANSLATE_NOOP("Words", "%1 gives %3 to %2."),
                             QT_TRANSLATE_NOOP("Words", "You give %3 to %2."),
                             QT_TRANSLATE_NOOP("Words", "%1 gives you %3.")},
                            {card});
    if (moved.face == kHidden)
        return names.phrase(taker, QT_TRANSLATE_NOOP("Words", "%1 draws a card."),
                            QT_TRANSLATE_NOOP("Words", "You draw a card."));
    return names.phrase(taker, QT_TRANSLATE_NOOP("Words", "%1 draws %2."),
                        QT_TRANSLATE_NOOP("Words", "You draw %2."), {card});
}

Phrase saidWords(const Said& said, const Names& names) {
    if (said.saying == Saying::GotWhatIFishedFor) return QT_TRANSLATE_NOOP("Words", "A hit!");
    if (said.saying != Saying::GoFishing) return {};
    return names.phrase(said.seat, QT_TRANSLATE_NOOP("Words", "%1 says: Go fish!"),
                        QT_TRANSLATE_NOOP("Words", "You say: Go fish!"));
}

Phrase refusalWords(const Refusal& refusal, const Phrase& card, const Names& names) {
    if (refusal.reason.isOwn()) return QT_TRANSLATE_NOOP("Words", "The rules don't allow that now.");
    switch (refusal.reason.shared()) {
    case Reason::NotYourMove: return QT_TRANSLATE_NOOP("Words", "It's not your turn.");
    case Reason::NotYourself:
        return QT_TRANSLATE_NOOP("Words", "You can't choose yourself. Choose another player.");
    case Reason::EmptyHand:
        return Phrase(QT_TRANSLATE_NOOP("Words", "%1 has no cards."), {names.of(refusal.seat)});
    case Reason::NotInHand: return Phrase(QT_TRANSLATE_NOOP("Words", "You don't have %1."), {card});
    default: return QT_TRANSLATE_NOOP("Words", "The rules don't allow that now.");
    }
}

Phrase dealWords(const MatchScore& match, bool dealIsGame, const Names& names) {
    if (match.round <= 1)
        return names.phrase(match.dealer, QT_TRANSLATE_NOOP("Words", "%1 deals."),
                            QT_TRANSLATE_NOOP("Words", "You deal."));
    if (dealIsGame)
        return names.phrase(match.dealer, QT_TRANSLATE_NOOP("Words", "Game %2: %1 deals."),
                            QT_TRANSLATE_NOOP("Words", "Game %2: you deal."), {Phrase::number(match.round)});
    return names.phrase(match.dealer, QT_TRANSLATE_NOOP("Words", "Round %2: %1 deals."),
                        QT_TRANSLATE_NOOP("Words", "Round %2: you deal."), {Phrase::number(match.round)});
}

namespace {
/// With a minus sign that screen readers speak.
Phrase pointsWords(int points) {
    return points < 0 ? Phrase::verbatim("\u2212" + std::to_string(-points)) : Phrase::number(points);
}
} // namespace

Phrase totalsWords(const Scored& scored, const Names& names) {
    bool first = true; // first deal of the match: its points are the totals
    for (Seat seat = 0; seat < scored.seats; ++seat)
        first = first && scored.points[seat] == scored.totals[seat];
    std::vector<Phrase> totals;
    for (Seat seat = 0; seat < scored.seats; ++seat) {
        const Phrase points = pointsWords(scored.points[seat]);
        totals.push_back(first ? names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 %2"),
                                              QT_TRANSLATE_NOOP("Words", "you %2"), {points})
                               : names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 %2 (%3 in all)"),
                                              QT_TRANSLATE_NOOP("Words", "you %2 (%3 in all)"),
                                              {points, pointsWords(scored.totals[seat])}));
    }
    return Phrase::listed(totals);
}

namespace {
/// The winners besides the viewer: "Ann and Cleo".
Phrase otherWinners(const Over& over, const Names& names) {
    std::vector<Phrase> others;
    for (const Seat seat : over.winners)
        if (!names.isYou(seat)) others.push_back(names.of(seat));
    return Phrase::listed(others);
}
bool youWin(const Over& over, const Names& names) {
    return names.you != kNoSeat && over.winners.has(names.you);
}
} // namespace

Phrase winnersWords(const Over& over, const Names& names) {
    if (over.winners.size() == 1)
        return names.phrase(over.winners.first(), QT_TRANSLATE_NOOP("Words", "%1 wins the match!"),
                            QT_TRANSLATE_NOOP("Words", "You win the match!"));
    return Phrase(youWin(over, names) ? QT_TRANSLATE_NOOP("Words", "You and %1 share the win.")
                                      : QT_TRANSLATE_NOOP("Words", "%1 share the win."),
                  {otherWinners(over, names)});
}

int winningTotal(const Scored& scored, const Over& over) {
    return scored.totals[over.winners.first()];
}

Phrase matchEndWords(const Scored& scored, const Over& over, const Phrase& total, const Names& names) {
    const Phrase winners =
        over.winners.size() == 1
            ? names.phrase(over.winners.first(), QT_TRANSLATE_NOOP("Words", "%1 wins the match %2"),
                           QT_TRANSLATE_NOOP("Words", "You win the match %2"), {total})
            : Phrase(youWin(over, names) ? QT_TRANSLATE_NOOP("Words", "You and %1 share the win %2")
                                         : QT_TRANSLATE_NOOP("Words", "%1 share the win %2"),
                     {otherWinners(over, names), total});
    std::vector<Phrase> others;
    for (Seat seat = 0; seat < scored.seats; ++seat)
        if (!over.winners.has(seat))
            others.push_back(names.phrase(seat, QT_TRANSLATE_NOOP("Words", "%1 has %2"),
                                          QT_TRANSLATE_NOOP("Words", "you have %2"),
                                          {pointsWords(scored.totals[seat])}));
    if (others.empty()) return Phrase(QT_TRANSLATE_NOOP("Words", "%1."), {winners});
    return Phrase(QT_TRANSLATE_NOOP("Words", "%1; %2."), {winners, Phrase::listed(others)});
}

} // namespace tacklebox
