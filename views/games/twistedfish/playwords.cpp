#include "views/games/twistedfish/parts.h"

namespace tacklebox {

using namespace twistedfishview;

QString TwistedFishPresenter::playWords(PileId place, Face face) const {
    if (face >= kDeckSize || place != handOf(game().viewer())) return {};
    const Observation now = game().observation();
    QString does = isFish(face) ? fishPlayWords(now, face) : zingerPlayWords(now, face);
    if (!does.isEmpty()) return does;
    // Cards that are aimed may be refused for one player: take the first reason.
    if (face == kGameWarden || face == kGlassBottomBoat)
        for (const Seat seat : opponentsOf(game().viewer(), game().seats()))
            if (QString why = refusalText(oneCard(place, face), atSeat(seat)); !why.isEmpty()) return why;
    return refusalText(oneCard(place, face), {});
}

QString TwistedFishPresenter::fishPlayWords(const Observation& now, Face face) const {
    const Fish fish = fishOf(face);
    const QString name = inWords(fishWords(fish));
    const Asked& asked = now.status.asked;
    if (now.status.phase == Phase::Answer && asked.target == game().viewer() &&
        (asked.isNet() ? asked.fish == fish : asked.card == face))
        return tr("Now: %1 asks you for it.").arg(nameOf(game(), asked.by));
    bool asks = false;
    for (const Move& move : legalMoves()) {
        switch (move.kind) {
        case MoveKind::Give:
            if (move.card == face)
                return tr("Now: you may give this one to %1.").arg(nameOf(game(), now.status.asked.by));
            break;
        case MoveKind::Lay:
            if (move.fish == fish)
                return tr("Now: lays the %1 basket, %n point(s).", nullptr, kColours * valueOf(fish))
                    .arg(name);
            break;
        case MoveKind::AddSixth:
            if (move.fish == fish)
                return tr("Now: takes the place of the Diver in your %1 basket, %n more point(s).", nullptr,
                          valueOf(fish))
                    .arg(name);
            break;
        case MoveKind::Ask: asks = asks || fishOf(move.card) == fish; break;
        default: break;
        }
    }
    if (!asks) return {};
    std::vector<Phrase> missing;
    const FaceList hand = ownHandOf(now);
    for (int colour = 0; colour < kColours; ++colour) {
        const Card card = cardOf(fish, colour);
        const bool laid = std::any_of(now.baskets.begin(), now.baskets.end(),
                                      [card](const Basket& basket) { return basket.cards().has(card); });
        if (!laid && !holds(hand, card)) missing.push_back(cardWords(card));
    }
    if (missing.empty()) return {};
    //: one or several cards
    return tr("Now: use it to ask anyone for %1. You may ask for a card you hold as a bluff: it misses, and "
              "the others think you don't have it.")
        .arg(inWords(Phrase::oneOf(missing)));
}

QString TwistedFishPresenter::aimWords(MoveKind kind) const {
    std::vector<Phrase> targets;
    for (const Move& move : legalMoves())
        if (move.kind == kind) targets.push_back(Phrase::verbatim(nameOf(game(), move.target).toStdString()));
    if (targets.empty()) return {};
    //: one or several players
    return tr("Now: aim it at %1.").arg(inWords(Phrase::oneOf(targets)));
}

QString TwistedFishPresenter::zingerPlayWords(const Observation& now, Face face) const {
    const std::vector<Move> moves = legalMoves();
    const auto found = [&moves](MoveKind kind) {
        return std::find_if(moves.begin(), moves.end(),
                            [kind](const Move& move) { return move.kind == kind; });
    };
    const auto legal = [&](MoveKind kind) { return found(kind) != moves.end(); };
    switch (face) {
    case kGameWarden: return aimWords(MoveKind::GameWarden);
    case kGlassBottomBoat: return aimWords(MoveKind::GlassBottomBoat);
    case kDeadScubaDiver: {
        Fish best = kNoFish;
        for (const Move& move : moves)
            if (move.kind == MoveKind::DeadScubaDiver &&
                (best == kNoFish || valueOf(move.fish) > valueOf(best)))
                best = move.fish;
        if (best == kNoFish) return {};
        return tr("Now: lays the %1 basket, %n point(s).", nullptr, (kColours - 1) * valueOf(best))
            .arg(inWords(fishWords(best)));
    }
    case kTheNet: {
        std::vector<Fish> fish;
        for (const Move& move : moves)
            if (move.kind == MoveKind::TheNet && std::find(fish.begin(), fish.end(), move.fish) == fish.end())
                fish.push_back(move.fish);
        if (fish.empty()) return {};
        return tr("Now: cast it at anyone, for one of the %n fish you hold.", "kinds of fish",
                  int(fish.size()));
    }
    case kTheLure: {
        CardSet cards;
        for (const Move& move : moves)
            if (move.kind == MoveKind::TheLure) cards.add(move.card);
        if (cards.empty()) return {};
        return tr("Now: ask anyone for one of the %n card(s) not yet in a basket.", nullptr, cards.size());
    }
    case kNoFishing: {
        if (!legal(MoveKind::NoFishing)) return {};
        const Asked& asked = now.status.asked;
        const FaceList hand = ownHandOf(now);
        const bool has = asked.isNet() ? countOf(hand, asked.fish) > 0 : holds(hand, asked.card);
        const QString by = nameOf(game(), asked.by);
        if (asked.isNet()) {
            const QString fish = inWords(fishWords(asked.fish));
            return has ? tr("Now: cuts The Net. %1 gets no %2 of yours and must fish.").arg(by, fish)
                       : tr("Now: cuts The Net, but it would be a bluff: you have no %2 to give to %1.")
                             .arg(by, fish);
        }
        return has ? tr("Now: %1 gets nothing, and you keep what was asked for.").arg(by)
                   : tr("Now: it would be a bluff, because you have nothing to give %1.").arg(by);
    }
    case kTwoFistedFisherman:
        return legal(MoveKind::TwoFistedFisherman) ? tr("Now: ask once more before you fish.") : QString();
    default:
        if (legal(MoveKind::DivineIntervention))
            return tr("Now: stops what %1 aims at you: %2.")
                .arg(nameOf(game(), now.status.aimed.by), inWords(cardWords(now.status.aimed.zinger)));
        if (legal(MoveKind::Unload))
            return tr(
                "Now: you may throw it away instead of asking; your turn ends, and you save %n point(s).",
                nullptr, kZingerCost);
        return {};
    }
}

} // namespace tacklebox
