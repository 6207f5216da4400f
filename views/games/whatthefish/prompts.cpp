#include "views/games/whatthefish/parts.h"

namespace tacklebox {

using namespace whatthefishview;

QString whatthefishview::whenAllPass(const GameTable<WhatTheFish>& game) {
    const Observation view = game.observation();
    const Swim& swim = view.status.swim;
    if (view.status.phase == Phase::Open)
        return WhatTheFishPresenter::tr("If everyone passes, the highest FISH must dive.");
    if (view.status.phase != Phase::Swim) return {};
    const QString owner = nameOf(game, swim.seat);
    if (swim.endangered())
        return WhatTheFishPresenter::tr("If everyone passes, %1 has to save the fish or give it up.")
            .arg(owner);
    const bool wins = view.match.scores[swim.seat] + 1 >= game.plan().options.value[kWins];
    if (swim.seat == view.viewer)
        return wins ? WhatTheFishPresenter::tr("If everyone passes, your fish swims free and wins the match.")
                    : WhatTheFishPresenter::tr("If everyone passes, your fish swims free and wins the game.");
    return wins ? WhatTheFishPresenter::tr("If everyone passes, %1's fish swims free and wins the match.")
                      .arg(owner)
                : WhatTheFishPresenter::tr("If everyone passes, %1's fish swims free and wins the game.")
                      .arg(owner);
}

Prompt WhatTheFishPresenter::prompt() const {
    Prompt prompt = promptNow();
    prompt.isSpokenWhole = true; // each decision has other numbers, and other keys
    return prompt;
}

Prompt WhatTheFishPresenter::promptNow() const {
    if (game().table().countsIn() && game().viewer() < game().seats())
        return {tr("Get ready: the clock starts after the count."), tr("Any key starts it at once."), false};
    // At a live table the viewer is asked together with the bots.
    const bool asksMe =
        game().plan().tempo == Tempo::Live && game().waitingFor() == tacklebox::WaitingFor::Bot &&
        game().viewer() < game().seats() && !game().choices().empty() && !game().table().hold() &&
        game().observation().status.playersToAct.has(game().viewer());
    if (auto others = asksMe ? std::nullopt : promptForOthers(game())) {
        if (game().waitingFor() == tacklebox::WaitingFor::Bot && !game().choices().empty() &&
            others->more.isEmpty())
            others->more = game().plan().tempo == Tempo::Live ? tr("You can still act.")
                                                              : tr("You may act before you are asked.");
        if (game().waitingFor() == tacklebox::WaitingFor::Bot && game().choices().empty() &&
            game().plan().tempo == Tempo::Live && game().viewer() < game().seats()) {
            const Observation view = game().observation(); // live play asks nobody by name
            const bool passed = !view.status.playersToAct.has(view.viewer) &&
                                (view.status.phase == Phase::Open || view.status.phase == Phase::Swim);
            if (passed) {
                others->words = tr("You have passed.");
                others->more = tr("Any action lets you act again.");
            }
        }
        return *others;
    }
    const Observation view = game().observation();
    const Status& status = view.status;
    const Swim& swim = status.swim;
    const Seat mine = game().viewer();
    if (mine >= game().seats()) return {tr("One moment ..."), {}, false};
    const FaceList& hand = view.hands[mine];
    const bool holdsFish = std::any_of(hand.begin(), hand.end(), [](Face face) {
        return face != kHidden && kindOf(face) == CardKind::Fish;
    });
    const bool asked = status.playersToAct.has(mine);
    // Do not propose impossible moves.
    const std::vector<Move> moves = legalMoves();
    const auto may = [&moves](auto&& fits) { return std::any_of(moves.begin(), moves.end(), fits); };
    const auto mayDo = [&may](MoveKind kind) {
        return may([kind](const Move& move) { return move.kind == kind; });
    };
    const bool mayPlayWtf = may([](const Move& move) { return isWtf(move.kind); });
    switch (status.phase) {
    case Phase::Tax:
        if (!asked) break;
        return {tr("WTF Tax: which FISH do you give to %1?").arg(nameOf(game(), status.last.seat)),
                tr("Only the two of you see which one it is."), true};
    case Phase::Flush:
        if (!asked) break;
        return {tr("Nobody has a FISH: flush your hand."), tr("If you draw a fish, you must dive with it."),
                true};
    case Phase::Open:
        if (!asked) return {tr("You have passed."), tr("Any action lets you act again."), false};
        if (holdsFish) return {tr("Open water. Dive with a fish, or pass."), whenAllPass(game()), true};
        return {mayDo(MoveKind::Flush) ? tr("Open water, and you have no FISH. Flush, or pass.")
                                       : tr("Open water, and you have no FISH: pass."),
                whenAllPass(game()), true};
    case Phase::Swim: {
        const QString sums = arithmetic(swim);
        if (!asked) return {tr("You have passed."), sums, false};
        if (swim.seat == mine && swim.endangered()) {
            if (mayDo(MoveKind::Protect))
                return {tr("Your fish is in danger: protect it with more than %1, or give it up.")
                            .arg(swim.attack),
                        sums, true};
            const bool mayFlush = mayDo(MoveKind::Flush); // W-25: also while it is in danger
            return {
                mayFlush && mayPlayWtf ? tr("Your fish is in danger, and you can't protect it: flush your "
                                            "hand, play a WTF card, or give it up.")
                : mayFlush
                    ? tr("Your fish is in danger, and you can't protect it: flush your hand, or give it up.")
                : mayPlayWtf
                    ? tr("Your fish is in danger, and you can't protect it: play a WTF card, or give it up.")
                    : tr("Your fish is in danger, and you can't protect it: give it up."),
                sums, true};
        }
        // The state of an attack matters more, and the button tells what a pass does.
        const QString ifAllPass = swim.attack == 0 ? whenAllPass(game()) : sums;
        if (swim.seat == mine) return {tr("Your fish is swimming."), ifAllPass, true};
        const QString owner = nameOf(game(), swim.seat);
        const bool holdsKill = std::any_of(hand.begin(), hand.end(), [](Face face) {
            return face != kHidden && kindOf(face) == CardKind::Kill;
        });
        if (!holdsKill && !mayPlayWtf)
            return {swim.endangered() ? tr("%1's fish is in danger, and you have no KILL: pass.").arg(owner)
                                      : tr("%1's fish is swimming, and you have no KILL: pass.").arg(owner),
                    ifAllPass, true};
        if (!holdsKill)
            return {
                swim.endangered()
                    ? tr("%1's fish is in danger, and you have no KILL: pass, or play a WTF card.").arg(owner)
                    : tr("%1's fish is swimming, and you have no KILL: pass, or play a WTF card.").arg(owner),
                ifAllPass, true};
        if (swim.endangered())
            return {tr("%1's fish is in danger. Add to the attack, or pass.").arg(owner), sums, true};
        return {tr("%1's fish is swimming. Attack it, or pass.").arg(owner), sums, true};
    }
    case Phase::Over: break;
    }
    return {tr("One moment ..."), {}, false};
}

QString WhatTheFishPresenter::selectionWords(const std::vector<Face>& faces) const {
    if (faces.empty() ||
        std::any_of(faces.begin(), faces.end(), [](Face face) { return face >= kMuggerCroc; }))
        return {};
    const int sum = sumOf(faces);
    QString words =
        faces.size() == 1 ? sumWords(faces) : QStringLiteral("%1 = %2").arg(sumWords(faces)).arg(sum);
    const Swim swim = game().observation().status.swim;
    if (!swim.any()) return words;
    const CardKind kind = kindOf(faces.front());
    if (kind == CardKind::Kill)
        return tr("%1: attack %2 against %3", "a sum, the whole attack, the bar")
            .arg(words)
            .arg(swim.attack + sum)
            .arg(swim.bar);
    if (kind == CardKind::Protection)
        return tr("%1: protection against an attack of %2").arg(words).arg(swim.attack);
    return words;
}

} // namespace tacklebox
