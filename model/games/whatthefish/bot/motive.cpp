#include "model/games/whatthefish/bot/motive.h"

namespace tacklebox::whatthefish {

namespace {

Motive passing(const Sight& sight) {
    const Swim& swim = sight.swim();
    if (!swim.any()) return Motive::WaitAndSee;
    if (swim.seat == sight.seat) return Motive::LetItSwim;
    if (swim.endangered()) return Motive::AwaitAnswer;
    return sight.hand.intersects(kKills) ? Motive::LeaveToOthers : Motive::NoAttack;
}

Motive attacking(const Move& move, const Sight& sight) {
    int sum = sight.swim().attack;
    for (const Face face : move.cards)
        sum += valueOf(face);
    return sum > sight.swim().bar ? Motive::StopFish : Motive::Wear;
}

Motive undoing(const Sight& sight) {
    const Swim& swim = sight.swim();
    if (!swim.any()) return Motive::Undo;
    return swim.seat == sight.seat ? Motive::UndoForOwn : Motive::UndoAgainst;
}

} // namespace

Motive motiveOf(const Move& move, const Sight& sight) {
    switch (move.kind) {
    case MoveKind::Dive: return Motive::SwimFree;
    case MoveKind::Kill: return attacking(move, sight);
    case MoveKind::Protect: return Motive::SaveFish;
    case MoveKind::BellyUp: return Motive::GiveUp;
    case MoveKind::Flush: return Motive::NewHand;
    case MoveKind::Pass: return passing(sight);
    case MoveKind::Give: return Motive::LeastGift;
    case MoveKind::MuggerCroc: return Motive::Rob;
    case MoveKind::SnapperSnatch: return Motive::BetterHand;
    case MoveKind::MrsCrabite: return Motive::Look;
    case MoveKind::WtfTax: return Motive::WantFish;
    case MoveKind::CommunistManifesto: return Motive::Stir;
    case MoveKind::ElvisEffect: return Motive::RaiseDead;
    case MoveKind::BeaverBuddha: return Motive::EndSwim;
    case MoveKind::BenFranklin: return undoing(sight);
    }
    return Motive::None;
}

Aim aimOf(Motive motive) {
    switch (motive) {
    case Motive::SwimFree:
    case Motive::SaveFish:
    case Motive::LetItSwim:
    case Motive::UndoForOwn: return Aim::Free;
    case Motive::StopFish:
    case Motive::Wear:
    case Motive::LeaveToOthers:
    case Motive::NoAttack:
    case Motive::AwaitAnswer:
    case Motive::UndoAgainst: return Aim::Stop;
    case Motive::WantFish: return Aim::Fish;
    default: return Aim::None;
    }
}

} // namespace tacklebox::whatthefish
