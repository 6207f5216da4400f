#include "views/games/gofish/parts.h"

namespace tacklebox {

using namespace gofishview;

Prompt GoFishPresenter::prompt() const {
    if (const auto prompt = othersPrompt()) return *prompt;
    return {.words = asksAgain(me()) ? tr("Ask again.") : tr("Your turn."),
            .more = tr("Choose a card, then a player."),
            .forYou = true};
}

QString GoFishPresenter::selectionWords(const std::vector<Face>& faces) const {
    if (faces.size() != 1 || !isKnown(faces.front())) return {};
    return tr("Who do you ask for %1?").arg(ranks(packs::rankOf(faces.front())));
}

} // namespace tacklebox
