#include "model/games/whatthefish/bot/words.h"

namespace tacklebox::whatthefish {

namespace {

Motive passing(const PolicyInput& input) {
    const Swim& swim = input.swim();
    if (!swim.any()) return Motive::WaitAndSee;
    if (swim.seat == input.seat) return Motive::LetItSwim;
    if (swim.endangered()) return Motive::AwaitAnswer;
    return input.hand.intersects(kKills) ? Motive::LeaveToOthers : Motive::NoAttack;
}

Motive attacking(const Move& move, const PolicyInput& input) {
    int sum = input.swim().attack;
    for (const Face face : move.cards)
        sum += valueOf(face);
    return sum > input.swim().bar ? Motive::StopFish : Motive::Wear;
}

Motive undoing(const PolicyInput& input) {
    const Swim& swim = input.swim();
    if (!swim.any()) return Motive::Undo;
    return swim.seat == input.seat ? Motive::UndoForOwn : Motive::UndoAgainst;
}

} // namespace

Motive motiveOf(const Move& move, const PolicyInput& input) {
    switch (move.kind) {
    case MoveKind::Dive: return Motive::SwimFree;
    case MoveKind::Kill: return attacking(move, input);
    case MoveKind::Protect: return Motive::SaveFish;
    case MoveKind::BellyUp: return Motive::GiveUp;
    case MoveKind::Flush: return Motive::NewHand;
    case MoveKind::Pass: return passing(input);
    case MoveKind::Give: return Motive::LeastGift;
    case MoveKind::MuggerCroc: return Motive::Rob;
    case MoveKind::SnapperSnatch: return Motive::BetterHand;
    case MoveKind::MrsCrabite: return Motive::Look;
    case MoveKind::WtfTax: return Motive::WantFish;
    case MoveKind::CommunistManifesto: return Motive::Stir;
    case MoveKind::ElvisEffect: return Motive::RaiseDead;
    case MoveKind::BeaverBuddha: return Motive::EndSwim;
    case MoveKind::BenFranklin: return undoing(input);
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
