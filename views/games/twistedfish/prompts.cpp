#include "views/games/twistedfish/parts.h"

namespace tacklebox {

using namespace twistedfishview;

namespace {

bool holdsFish(const FaceList& hand) {
    return std::any_of(hand.begin(), hand.end(), [](Face face) { return face < kDeckSize && isFish(face); });
}

} // namespace

QString TwistedFishPresenter::readyZingers() const {
    std::vector<Phrase> zingers;
    const auto ready = [&](MoveKind kind, Card card) {
        for (const TableChoice& choice : game().choices())
            if (game().moveOf(choice).kind == kind) return zingers.push_back(cardWords(card));
    };
    ready(MoveKind::GameWarden, kGameWarden);
    ready(MoveKind::GlassBottomBoat, kGlassBottomBoat);
    ready(MoveKind::DeadScubaDiver, kDeadScubaDiver);
    if (zingers.empty()) return {};
    return tr("You may play %1 now.").arg(inWords(Phrase::listed(zingers)));
}

Prompt TwistedFishPresenter::prompt() const {
    if (auto prompt = othersPrompt()) {
        if (const QString ready = readyZingers();
            game().waitingFor() == tacklebox::WaitingFor::Bot && !ready.isEmpty())
            prompt->more = ready;
        return *prompt;
    }
    const Observation now = game().observation();
    Prompt prompt = ownPrompt(now);
    prompt.forYou = true;
    return prompt;
}

Prompt TwistedFishPresenter::ownPrompt(const Observation& now) const {
    const Status& status = now.status;
    switch (status.phase) {
    case Phase::Turn:
        if (status.turn != now.viewer)
            return {.words = tr("%1's turn.").arg(nameOf(game(), status.turn)), .more = readyZingers()};
        return turnPrompt(now);
    case Phase::Zinger:
        return {.words = tr("%1 aims %2 at you. Stop it with Divine Intervention?")
                             .arg(nameOf(game(), status.aimed.by), inWords(cardWords(status.aimed.zinger))),
                .more = {}};
    case Phase::Answer: return answerPrompt(now);
    case Phase::Give:
        return {.words = tr("Which %2 do you give %1?")
                             .arg(nameOf(game(), status.asked.by), inWords(fishWords(status.asked.fish))),
                .more = tr("The Net takes one card of that fish; you choose which.")};
    case Phase::Miss:
        return {.words = tr("Go fish, or play Two Fisted Fisherman?"),
                .more = tr("%1 didn't give you a card.").arg(nameOf(game(), status.asked.target))};
    case Phase::Again:
        return {.words = tr("Two Fisted Fisherman: ask again."),
                .more = tr("Choose a fish, then a player and a colour.")};
    case Phase::Drawn:
        return {.words = tr("Your turn is ending. Anything left to lay or to play?"), .more = readyZingers()};
    case Phase::Over:
    case Phase::Wait: break;
    }
    return {.words = tr("One moment ..."), .more = {}};
}

Prompt TwistedFishPresenter::turnPrompt(const Observation& now) const {
    if (holdsFish(ownHandOf(now)))
        return {.words = asksAgain(now.viewer)        ? tr("Ask again.")
                         : hasMovedInTurn(now.viewer) ? tr("Still your turn.")
                                                      : tr("Your turn."),
                .more = tr("Choose a fish, then a player and a colour.")};
    if (!now.pond.empty())
        return {.words = tr("Your turn. You have no fish: go fish, or say \"dead in the water\"?"),
                .more = tr("Fishing ends your turn.")};
    return {.words = tr("Your turn. You have no fish, and the pond is empty: you are dead in the water."),
            .more = readyZingers()};
}

Prompt TwistedFishPresenter::answerPrompt(const Observation& now) const {
    const Asked& asked = now.status.asked;
    const QString by = nameOf(game(), asked.by);
    const FaceList hand = ownHandOf(now);
    if (asked.isNet()) {
        const int held = countOf(hand, asked.fish);
        return {.words = tr("%1 casts the Net for any %2 of yours.").arg(by, inWords(fishWords(asked.fish))),
                .more = held ? tr("You have %n of them.", nullptr, held) : tr("You have none."),
                .isSpokenWhole = true};
    }
    return {.words = tr("%1 asks you for %2.").arg(by, inWords(cardWords(asked.card))),
            .more = holds(hand, asked.card) ? tr("You have it.") : tr("You don't have it."),
            .isSpokenWhole = true};
}

QString TwistedFishPresenter::selectionWords(const std::vector<Face>& faces) const {
    if (faces.size() != 1 || faces.front() >= kDeckSize || !isFish(faces.front())) return {};
    return tr("Ask for which %1?").arg(inWords(fishWords(fishOf(faces.front()))));
}

} // namespace tacklebox
