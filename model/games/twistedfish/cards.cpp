#include "model/games/twistedfish/cards.h"

#include "model/engine/namearray.h"

namespace tacklebox::twistedfish {

namespace {

// One line for each fish.
// clang-format off
constexpr std::array<std::string_view, kDeckSize> kCardNames = {
    "red-card-shark", "green-card-shark", "blue-card-shark", "yellow-card-shark", "purple-card-shark",
    "red-whale", "green-whale", "blue-whale", "yellow-whale", "purple-whale",
    "red-blowfish", "green-blowfish", "blue-blowfish", "yellow-blowfish", "purple-blowfish",
    "red-starfish", "green-starfish", "blue-starfish", "yellow-starfish", "purple-starfish",
    "red-clownfish", "green-clownfish", "blue-clownfish", "yellow-clownfish", "purple-clownfish",
    "red-barnacle", "green-barnacle", "blue-barnacle", "yellow-barnacle", "purple-barnacle",
    "red-jellyfish", "green-jellyfish", "blue-jellyfish", "yellow-jellyfish", "purple-jellyfish",
    "red-shrimp", "green-shrimp", "blue-shrimp", "yellow-shrimp", "purple-shrimp",
    "red-eel", "green-eel", "blue-eel", "yellow-eel", "purple-eel",
    "red-crab", "green-crab", "blue-crab", "yellow-crab", "purple-crab",
    "red-dogfish", "green-dogfish", "blue-dogfish", "yellow-dogfish", "purple-dogfish",
    "red-hammerhead", "green-hammerhead", "blue-hammerhead", "yellow-hammerhead", "purple-hammerhead",
    "red-flying-fish", "green-flying-fish", "blue-flying-fish", "yellow-flying-fish", "purple-flying-fish",
    "game-warden", "dead-scuba-diver", "no-fishing", "glass-bottom-boat",
    "the-net", "two-fisted-fisherman", "the-lure", "divine-intervention",
};
static_assert(allNamed(kCardNames));
// clang-format on

constexpr std::array<std::string_view, kFishes> kFishNames = {
    "card-shark", "whale", "blowfish", "starfish", "clownfish",  "barnacle",   "jellyfish",
    "shrimp",     "eel",   "crab",     "dogfish",  "hammerhead", "flying-fish"};
static_assert(allNamed(kFishNames));

} // namespace

std::string_view cardName(Face face) {
    return kCardNames[face];
}
std::string_view fishName(Fish fish) {
    return kFishNames[fish];
}

Fish fishNamed(std::string_view name) {
    for (Fish fish = 0; fish < kFishes; ++fish)
        if (kFishNames[fish] == name) return fish;
    return kNoFish;
}

} // namespace tacklebox::twistedfish
