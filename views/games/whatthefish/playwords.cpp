#include "views/games/common/gesturelist.h"
#include "views/games/whatthefish/parts.h"

namespace tacklebox {

using namespace whatthefishview;

QString WhatTheFishPresenter::playWords(PileId place, Face face) const {
    if (face >= WhatTheFish::kFaces || place != handOf(game().viewer())) return {};
    const Observation now = game().observation();
    const QString does =
        kindOf(face) == CardKind::Wtf ? wtfPlayWords(now, face) : swimmingPlayWords(now, face);
    return does.isEmpty() ? refusalText(oneCard(place, face), {}) : does;
}

QString WhatTheFishPresenter::swimmingPlayWords(const Observation& now, Face face) const {
    const std::vector<Move> moves = legalMoves();
    const auto legal = [&moves, face](MoveKind kind) {
        return std::any_of(moves.begin(), moves.end(), [kind, face](const Move& move) {
            return move.kind == kind &&
                   (kind == MoveKind::Protect ||
                    std::find(move.cards.begin(), move.cards.end(), face) != move.cards.end());
        });
    };
    const int value = valueOf(face);
    const Swim& swim = now.status.swim;
    if (legal(MoveKind::Give))
        return tr("Now: you may give it to %1 as the tax.").arg(nameOf(game(), now.status.last.seat));
    switch (kindOf(face)) {
    case CardKind::Fish:
        if (!legal(MoveKind::Dive)) return {};
        return tr("Now: it dives, and KILLs of %1 or more put it in danger.").arg(value + 1);
    case CardKind::Kill: {
        if (!legal(MoveKind::Kill)) return {};
        const int attack = swim.attack + value;
        if (attack > swim.bar)
            return tr("Now: the attack is %1 against %2, and the fish is in danger.")
                .arg(attack)
                .arg(swim.bar);
        return tr("Now: the attack is %1 against %2; it needs %n more.", nullptr, swim.bar + 1 - attack)
            .arg(attack)
            .arg(swim.bar);
    }
    case CardKind::Protection: {
        if (!legal(MoveKind::Protect)) return {};
        const bool helps = std::any_of(moves.begin(), moves.end(), [face](const Move& move) {
            return move.kind == MoveKind::Protect &&
                   std::find(move.cards.begin(), move.cards.end(), face) != move.cards.end();
        });
        if (!helps) return tr("You don't need it: fewer cards save your fish.");
        if (value > swim.attack)
            return tr("Now: this one alone saves your fish, %1 against %2.").arg(value).arg(swim.attack);
        return tr("Now: %1 against %2 isn't enough on its own: add more PROTECTIONs.")
            .arg(value)
            .arg(swim.attack);
    }
    case CardKind::Wtf: break;
    }
    return {};
}

QString WhatTheFishPresenter::wtfPlayWords(const Observation& now, Face face) const {
    std::vector<Phrase> targets;
    Face best = kNoFace;
    bool legal = false;
    for (const Move& move : legalMoves()) {
        if (!isWtf(move.kind) || wtfOf(move.kind) != face) continue;
        legal = true;
        if (move.kind == MoveKind::ElvisEffect && (best == kNoFace || valueOf(move.cards[0]) > valueOf(best)))
            best = move.cards[0];
        if (move.target >= game().seats()) continue;
        const std::string name = nameOf(game(), move.target).toStdString();
        if (std::none_of(targets.begin(), targets.end(),
                         [&name](const Phrase& target) { return target.text() == name; }))
            targets.push_back(Phrase::verbatim(name));
    }
    if (!legal) return {};
    //: one or several players
    if (!targets.empty()) return tr("Now: aim it at %1.").arg(inWords(Phrase::oneOf(targets)));
    const Seat mine = game().viewer();
    switch (face) {
    case kElvisEffect:
        return tr("Now: the best card to take is %1.").arg(inWords(whatthefish::cardWords(best)));
    case kBeaverBuddha:
        return now.status.swim.seat == mine
                   ? tr("Now: ends the swim of your own fish.")
                   : tr("Now: ends the swim of %1's fish.").arg(nameOf(game(), now.status.swim.seat));
    case kBenFranklin:
        return now.status.last.seat == mine
                   ? tr("Now: undoes what you did last.")
                   : tr("Now: undoes what %1 did last.").arg(nameOf(game(), now.status.last.seat));
    default: return {};
    }
}

} // namespace tacklebox
