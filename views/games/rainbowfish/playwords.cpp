#include "views/games/rainbowfish/parts.h"

namespace tacklebox {

using namespace rainbowfishview;

QString RainbowFishPresenter::playWords(PileId place, Face face) const {
    if (!isKnown(face) || place != handOf(game().viewer())) return {};
    const Observation now = game().observation();
    const QString does = isNumber(face) ? numberPlayWords(now, face) : specialPlayWords(now, face);
    return does.isEmpty() ? refusalText(oneCard(place, face), {}) : does;
}

QString RainbowFishPresenter::numberPlayWords(const Observation& now, Face face) const {
    const Number number = numberOf(face);
    const QString name = inWords(numbersWords(number));
    if (now.status.phase == Phase::Answer && now.status.number == number &&
        now.status.asked == game().viewer())
        return tr("Now: %1 asks you for all your %2.").arg(nameOf(game(), now.status.turn), name);
    bool asks = false;
    for (const Move& move : legalMoves()) {
        if (move.kind == MoveKind::Lay && move.number == number)
            return tr("Now: four %1 can be laid as a set, %n point(s).", nullptr, pointsFor(number))
                .arg(name);
        asks = asks || (move.kind == MoveKind::Ask && move.number == number);
    }
    if (!asks) return {};
    const FaceList hand = ownHandOf(now);
    const auto held = std::count_if(hand.begin(), hand.end(), [number](Face other) {
        return isKnown(other) && isNumber(other) && numberOf(other) == number;
    });
    return tr("Now: ask for %1; %n more make(s) a set.", nullptr, kSetSize - int(held) % kSetSize).arg(name);
}

/// Adds that the card may be cancelled, if the deck has War Machines.
QString RainbowFishPresenter::stoppable(const QString& words) const {
    constexpr int kIronMan = 2; // a value of the option `deck`
    return game().plan().options.value[0] == kIronMan
               ? tr("%1 A War Machine could stop it.", "what a card would do").arg(words)
               : words;
}

QString RainbowFishPresenter::specialPlayWords(const Observation& now, Face face) const {
    const int hole = now.hole.size();
    const bool dry = hole == 0; // the hole is empty, so no card is drawn
    const QString turn = nameOf(game(), now.status.turn);
    const QString asked = now.status.number < kNumbers ? inWords(numbersWords(now.status.number)) : QString();
    std::vector<Phrase> targets; // of a wild card, without duplicates
    for (const Move& move : legalMoves()) {
        switch (move.kind) {
        case MoveKind::LaySpecial:
            return tr("Now: all your cards are laid as a Special Set, %n point(s).", nullptr,
                      pointsFor(kSpecialSet));
        case MoveKind::DiscardWild:
            if (move.card == face) return tr("Now: you can only discard it, because nobody else has a card.");
            break;
        case MoveKind::DrawTwo:
            if (!isDrawTwo(face)) break;
            if (dry) return tr("Now: it does nothing, because the hole is empty.");
            return stoppable(
                tr("Now: you draw %n card(s), and your turn continues.", nullptr, std::min(2, hole)));
            break;
        case MoveKind::Wild:
            if (face == kWild && move.color == 0)
                targets.push_back(Phrase::verbatim(nameOf(game(), move.target).toStdString()));
            break;
        case MoveKind::WildDrawFour:
            if (face != kWildDrawFour) break;
            if (dry) return stoppable(tr("Now: you name a colour and a player; the hole is empty."));
            return stoppable(tr("Now: you draw %n card(s), then you name a colour and a player.", nullptr,
                                std::min(4, hole)));
        case MoveKind::DownpourOne:
            if (face == kDownpourOne && dry)
                return tr("Now: everyone gives you the colour you name; the hole is empty.");
            if (face == kDownpourOne)
                return tr("Now: you draw %n card(s), and everyone gives you the colour you name.", nullptr,
                          std::min(1, hole));
            break;
        case MoveKind::DownpourTwo:
            if (face == kDownpourTwo && dry)
                return tr("Now: everyone gives you the colour you name; the hole is empty.");
            if (face == kDownpourTwo)
                return tr("Now: you draw %n card(s), and everyone gives you the colour you name.", nullptr,
                          std::min(2, hole));
            break;
        case MoveKind::Skip:
            if (isSkip(face) && dry) return tr("Now: you keep your %1; the hole is empty.").arg(asked);
            if (isSkip(face)) return tr("Now: you keep your %1, and %2 goes fishing.").arg(asked, turn);
            break;
        case MoveKind::Reverse:
            if (isReverse(face)) return tr("Now: you take all the %1 of %2.").arg(asked, turn);
            break;
        case MoveKind::WarMachine:
            if (face == kWarMachine && dry) return tr("Now: it stops %1; the hole is empty.").arg(turn);
            if (face == kWarMachine) {
                const bool two = !now.discard.empty() && isKnown(now.discard[0]) && isDrawTwo(now.discard[0]);
                return tr("Now: it stops %1, and you draw %n card(s).", "a player",
                          std::min(two ? 2 : 4, hole))
                    .arg(turn);
            }
            break;
        default: break;
        }
    }
    if (targets.empty()) return {};
    //: one or several players
    return tr("Now: name a colour and aim it at %1.").arg(inWords(Phrase::oneOf(targets)));
}

} // namespace tacklebox
