#include "views/games/rainbowfish/parts.h"

namespace tacklebox {

using namespace rainbowfishview;

namespace {

int countOf(const FaceList& hand, Number number) {
    return int(std::count_if(hand.begin(), hand.end(), [number](Face face) {
        return isKnown(face) && isNumber(face) && numberOf(face) == number;
    }));
}

bool holdsNumbers(const FaceList& hand) {
    return std::any_of(hand.begin(), hand.end(), [](Face face) { return isKnown(face) && isNumber(face); });
}

} // namespace

Prompt RainbowFishPresenter::prompt() const {
    if (const auto prompt = othersPrompt()) return *prompt;
    Prompt prompt = ownPrompt(game().observation());
    prompt.forYou = true;
    return prompt;
}

Prompt RainbowFishPresenter::ownPrompt(const Observation& now) const {
    const QString turn = nameOf(game(), now.status.turn);
    switch (now.status.phase) {
    case Phase::Turn: return turnPrompt(now);
    case Phase::NameColor:
        return {.words = tr("Wild Draw 4: which colour, from whom?"),
                .more = tr("Choose a player, then a colour.")};
    case Phase::Answer: {
        const int held = countOf(ownHandOf(now), now.status.number);
        return {.words = tr("%1 asks you for %2.").arg(turn, inWords(numbersWords(now.status.number))),
                .more = tr("You have %n of them.", nullptr, held),
                .isSpokenWhole = true};
    }
    case Phase::Block: {
        const Face played = now.discard.empty() ? kHidden : now.discard[0];
        return {.words =
                    tr("%1 plays %2. Stop it with your War Machine?").arg(turn, inWords(cardWords(played))),
                .more = {}};
    }
    case Phase::Lay:
        return {.words = tr("Lay a set before the turn passes?"),
                .more = tr("You may also keep it for later.")};
    case Phase::Wait:
    case Phase::Over: break;
    }
    return {.words = tr("One moment ..."), .more = {}};
}

Prompt RainbowFishPresenter::turnPrompt(const Observation& now) const {
    if (holdsNumbers(ownHandOf(now)))
        return {.words = asksAgain(now.viewer)        ? tr("Ask again.")
                         : hasMovedInTurn(now.viewer) ? tr("Still your turn.")
                                                      : tr("Your turn."),
                .more = tr("Choose a card, then a player.")};
    for (const TableChoice& choice : game().choices()) {
        switch (game().moveOf(choice).kind) {
        case MoveKind::Draw:
            return {.words = tr("You have no card to play: draw one."), .more = tr("That ends your turn.")};
        case MoveKind::LaySpecial:
            return {.words = tr("Your turn. You have only special cards: lay them as a Special Set."),
                    .more = {}};
        case MoveKind::DiscardWild:
            return {.words = tr("Your turn. Nobody else has a card: discard a wild card."), .more = {}};
        default: break;
        }
    }
    return {.words = tr("Your turn. You have only special cards: play one."), .more = {}};
}

QString RainbowFishPresenter::selectionWords(const std::vector<Face>& faces) const {
    if (faces.size() != 1 || !isKnown(faces.front()) || !isNumber(faces.front())) return {};
    return tr("Who do you ask for %1?").arg(inWords(numbersWords(numberOf(faces.front()))));
}

} // namespace tacklebox
