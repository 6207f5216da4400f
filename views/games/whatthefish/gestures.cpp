#include "views/games/common/gesturelist.h"
#include "views/games/whatthefish/parts.h"
#include "views/games/whatthefish/unlistedmoves.h"

namespace tacklebox {

using namespace whatthefishview;

namespace {

NamedCards namedOf(const std::vector<Face>& faces) {
    NamedCards cards;
    for (const Face face : faces)
        if (cards.size() < 27) cards.add(face);
    return cards;
}

MoveKind wtfMoveOf(Face face) {
    return MoveKind(int(MoveKind::MuggerCroc) + face - kMuggerCroc);
}

bool targetsPlayer(MoveKind kind) {
    return kind >= MoveKind::MuggerCroc && kind <= MoveKind::CommunistManifesto;
}

} // namespace

void WhatTheFishPresenter::addWtfGesture(GestureList& gestures, int choice, const Move& move,
                                         bool only) const {
    const MoveSource card = oneCard(handOf(game().viewer()), wtfOf(move.kind));
    MoveTarget target = atSeat(move.target);
    std::optional<MoveOption> option;
    switch (move.kind) {
    case MoveKind::CommunistManifesto:
        if (move.to != game().viewer())
            option =
                playerOption(move.to, tr("to %1", "a card goes to that player").arg(nameOf(game(), move.to)),
                             numberOf(game(), move.to));
        break;
    case MoveKind::ElvisEffect:
        target = atZone(kDiscard);
        if (!only)
            option = faceOption(move.cards[0], inWords(whatthefish::cardWords(move.cards[0])),
                                QString::number(valueOf(move.cards[0])));
        break;
    case MoveKind::BeaverBuddha: target = atZone(kSwimming); break;
    case MoveKind::BenFranklin: target = atZone(kDiscard); break;
    default: break;
    }
    Gesture& gesture = gestures.add(choice, card, target, option);
    gesture.obvious = gesture.atOnce = only;
}

std::vector<Gesture> WhatTheFishPresenter::gestures() const {
    const Seat mine = game().viewer();
    if (game().choices().empty() || mine >= game().seats()) return {};
    const Observation view = game().observation();
    const Swim& swim = view.status.swim;
    // The quick buttons play the cheapest cards: the smallest protection that saves the fish, and the
    // smallest sufficient KILL, or the highest if none is sufficient.
    bool passGivesUp = false;
    int bestProtect = -1, protectSum = 0, bestKill = -1, killSum = 0;
    std::array<int, kMoveKinds> waysOf{};
    std::vector<Move> moves;
    for (const TableChoice& choice : game().choices()) {
        const Move& move = moves.emplace_back(game().moveOf(choice));
        ++waysOf[std::size_t(move.kind)];
        passGivesUp = passGivesUp || move.kind == MoveKind::Dive || move.kind == MoveKind::Kill ||
                      move.kind == MoveKind::BeaverBuddha || move.kind == MoveKind::BenFranklin;
        const int sum = sumOf(move.cards);
        if (move.kind == MoveKind::Protect && (bestProtect < 0 || sum < protectSum)) {
            bestProtect = choice.id;
            protectSum = sum;
        } else if (move.kind == MoveKind::Kill && move.cards.size() == 1) {
            const int needed = swim.bar + 1 - swim.attack;
            const bool better = killSum < needed ? sum > killSum : sum >= needed && sum < killSum;
            if (bestKill < 0 || better) {
                bestKill = choice.id;
                killSum = sum;
            }
        }
    }

    GestureList gestures;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const int choice = game().choices()[i].id;
        const Move& move = moves[i];
        switch (move.kind) {
        case MoveKind::Dive:
            gestures.addAtOnce(choice, oneCard(handOf(mine), move.cards[0]), atZone(kSwimming));
            break;
        case MoveKind::Kill:
        case MoveKind::Protect: {
            const bool kills = move.kind == MoveKind::Kill;
            const Gesture all = selectionGesture(choice, kills, {move.cards.begin(), move.cards.end()});
            gestures.add(all);
            if (choice == bestProtect || choice == bestKill)
                gestures.addButton(choice, all.button->words,
                                   kills ? tr("K", "key: play a KILL") : tr("P", "key: play a PROTECTION"),
                                   {});
            break;
        }
        case MoveKind::BellyUp:
            gestures.addButton(choice, tr("Belly up"), tr("B", "key: belly up"), tr("Give your fish up."));
            break;
        case MoveKind::Flush: {
            const bool forced = view.status.phase == Phase::Flush;
            gestures.add(choice, {}, forced ? atZone(kDraw) : MoveTarget()).button =
                Button{tr("Flint Flush"), tr("X", "key: flush the hand"), forced,
                       tr("Show your hand, put it under the discard pile and draw a new one.")};
            break;
        }
        case MoveKind::Pass:
            gestures.addButton(choice,
                               swim.any() && swim.seat != mine && !swim.endangered() ? tr("Pass: let it swim")
                                                                                     : tr("Pass"),
                               tr("N", "key: pass"), whenAllPass(game()), !passGivesUp);
            break;
        case MoveKind::Give:
            gestures.addObvious(choice, oneCard(handOf(mine), move.cards[0]), atSeat(view.status.last.seat));
            break;
        default: addWtfGesture(gestures, choice, move, waysOf[std::size_t(move.kind)] == 1); break;
        }
    }
    std::vector<Gesture> all = gestures.take();
    addUnlisted(all, view);
    return all;
}

Gesture WhatTheFishPresenter::selectionGesture(int choice, bool kills, const std::vector<Face>& cards) const {
    Gesture gesture{
        .choice = choice,
        .source = {.kind = MoveSource::Kind::Selection, .place = handOf(game().viewer()), .cards = cards},
        .target = {.kind = MoveTarget::Kind::Zone, .place = kSwimming}};
    std::sort(gesture.source.cards.begin(), gesture.source.cards.end());
    gesture.obvious = cards.size() == 1;
    const QString sum = sumWords(gesture.source.cards);
    gesture.button =
        Button{kills ? tr("Attack with %1", "a sum").arg(sum) : tr("Protect with %1", "a sum").arg(sum),
               tr("Enter", "the key"),
               false,
               {}};
    return gesture;
}

void WhatTheFishPresenter::addUnlisted(std::vector<Gesture>& gestures, const Observation& view) const {
    const Seat mine = game().viewer();
    const Swim& swim = view.status.swim;
    if (view.status.phase != Phase::Swim || !view.status.playersToAct.has(mine)) return;
    const bool kills = swim.seat != mine;
    if (!kills && !swim.endangered()) return;
    std::vector<Face> cards;
    for (const Face face : view.hands[mine])
        if (face < kMuggerCroc && kindOf(face) == (kills ? CardKind::Kill : CardKind::Protection))
            cards.push_back(face);
    std::vector<std::vector<Face>> listed;
    for (const Gesture& gesture : gestures)
        if (gesture.source.kind == MoveSource::Kind::Selection) listed.push_back(gesture.source.cards);
    std::sort(listed.begin(), listed.end());
    const int needed = swim.bar + 1 - swim.attack;
    std::vector<Face> enough; // the sufficient KILLs with the smallest sum
    for (const std::vector<Face>& set : setsOf(cards)) {
        const bool legal = kills ? set.size() > 1 : sumOf(set) > swim.attack;
        if (legal && !std::binary_search(listed.begin(), listed.end(), set))
            gestures.push_back(selectionGesture(unlistedChoice(kills, set), kills, set));
        if (kills && sumOf(set) >= needed && (enough.empty() || sumOf(set) < sumOf(enough))) enough = set;
    }
    if (enough.size() < 2) return; // the quick button has a single one already
    const QString key = tr("K", "key: play a KILL");
    for (Gesture& gesture : gestures)
        if (gesture.source.kind == MoveSource::Kind::Nothing && gesture.button &&
            gesture.button->key == key) {
            gesture.choice = unlistedChoice(kills, enough);
            gesture.button = selectionGesture(gesture.choice, kills, enough).button;
            gesture.button->key = key;
        }
}

bool WhatTheFishPresenter::play(int choice, qint64 pressedAt) {
    return choice < kUnlisted ? PresenterOf::play(choice, pressedAt)
                              : game().playMove(unlistedMove(choice), pressedAt);
}

AnyMove WhatTheFishPresenter::moveOf(int choice) {
    return choice < kUnlisted ? PresenterOf::moveOf(choice) : AnyMove(unlistedMove(choice));
}

QString WhatTheFishPresenter::whyNotWtf(Face card, const MoveTarget& target) const {
    const Seat mine = game().viewer();
    Move move{wtfMoveOf(card)};
    if (move.kind == MoveKind::ElvisEffect) {
        for (const Face face : game().observation().piles.discard)
            if (kindOf(face) == CardKind::Fish && move.cards.empty()) move.cards.add(face);
        if (move.cards.empty()) return tr("There is no FISH in the discard pile.");
        const QString why = game().refusalText(move);
        return why.isEmpty() ? tr("Drop it on the discard pile and choose a FISH there.") : why;
    }
    if (!targetsPlayer(move.kind)) return game().refusalText(move);
    const bool aimed = target.kind == MoveTarget::Kind::Player && target.seat < game().seats();
    // Without a target: gives a reason only if no player can be one.
    QString why;
    for (const Seat seat : opponentsOf(mine, game().seats())) {
        if (aimed && seat != target.seat) continue;
        move.target = seat;
        move.to = mine;
        if (move.kind == MoveKind::CommunistManifesto && game().seats() > 2)
            for (const Seat other : opponentsOf(mine, game().seats()))
                if (other != seat) move.to = other;
        why = game().refusalText(move);
        if (why.isEmpty()) return aimed ? QString() : tr("Aim it at a player.");
    }
    return why;
}

QString WhatTheFishPresenter::refusalText(const MoveSource& source, const MoveTarget& target) const {
    const bool atZone = target.kind == MoveTarget::Kind::Zone;
    if (source.kind == MoveSource::Kind::Nothing) {
        if (atZone && (target.place == kDraw || target.place == kDiscard)) {
            const QString why = game().refusalText({MoveKind::Flush});
            return why.isEmpty() ? tr("You only draw cards with a Flint Flush.") : why;
        }
        return {};
    }
    std::vector<Face> faces = source.cards;
    if (source.kind != MoveSource::Kind::Selection) faces = {source.face};
    if (faces.empty() || faces.front() >= WhatTheFish::kFaces || source.place != handOf(game().viewer()))
        return {};
    const CardKind kind = kindOf(faces.front());
    const bool taxed = game().observation().status.phase == Phase::Tax;
    if (kind == CardKind::Wtf && !taxed) return whyNotWtf(faces.front(), target);
    Move move{MoveKind::Give};
    move.cards = namedOf(faces);
    if (!taxed && kind == CardKind::Fish) move.kind = MoveKind::Dive;
    if (!taxed && kind == CardKind::Kill) move.kind = MoveKind::Kill;
    if (!taxed && kind == CardKind::Protection) move.kind = MoveKind::Protect;
    QString why = game().refusalText(move);
    if (!why.isEmpty()) return why;
    if (target.kind == MoveTarget::Kind::Player || (atZone && target.place != kSwimming))
        return move.kind == MoveKind::Give
                   ? tr("Give it to %1.").arg(nameOf(game(), game().observation().status.last.seat))
                   : tr("Drop it into the water.");
    // Legal, but not in the list of moves, which has single KILLs and the smallest protections.
    if (move.kind == MoveKind::Kill && faces.size() > 1)
        return tr("Play KILLs one after another: they add up.");
    if (move.kind == MoveKind::Protect) return tr("Fewer cards are enough.");
    return {};
}

} // namespace tacklebox
