// Decks and start positions.
#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox {

using namespace rainbowfish;

namespace {

constexpr auto kIronMan = [] {
    std::array<Card, kClassicSize + kWarMachines> cards{};
    for (int i = 0; i < kClassicSize; ++i)
        cards[i] = Card(i);
    for (int i = 0; i < kWarMachines; ++i)
        cards[kClassicSize + i] = Card(kFirstWarMachine + i);
    return cards;
}();

} // namespace

std::span<const Card> RainbowFish::deck(const Options& options) {
    const std::span<const Card> pack(kCardsInOrder<kAllCards>);
    switch (options.value[0]) {
    case 1: return pack.first(kClassicSize + kDownpours);
    case 2: return kIronMan;
    default: return pack.first(kClassicSize);
    }
}

Layout RainbowFish::shuffled(const Options& options, int, Random& random) {
    Layout layout;
    for (const Card card : deck(options))
        layout.hole.add(card);
    random.shuffle(layout.hole);
    return layout;
}

const char* RainbowFish::validationError(const Options&, int seats, const Layout& layout) {
    if (!layout.hole.empty()) return nullptr;
    for (int seat = 0; seat < seats; ++seat)
        if (!layout.hands[seat].empty()) return nullptr;
    return "Nobody has a card and the hole is empty, so the game would already be over.";
}

} // namespace tacklebox
