#include "model/games/rainbowfish/colordeck.h"

#include "model/engine/namearray.h"

namespace tacklebox::rainbowfish {

namespace {

constexpr std::array<std::string_view, kColorDeckFaces> kFaceNames = {
    "red-0",           "red-1",           "red-2",        "red-3",       "red-4",    "red-5",
    "red-6",           "red-7",           "red-8",        "red-9",       "red-skip", "red-reverse",
    "red-draw-2",      "yellow-0",        "yellow-1",     "yellow-2",    "yellow-3", "yellow-4",
    "yellow-5",        "yellow-6",        "yellow-7",     "yellow-8",    "yellow-9", "yellow-skip",
    "yellow-reverse",  "yellow-draw-2",   "green-0",      "green-1",     "green-2",  "green-3",
    "green-4",         "green-5",         "green-6",      "green-7",     "green-8",  "green-9",
    "green-skip",      "green-reverse",   "green-draw-2", "blue-0",      "blue-1",   "blue-2",
    "blue-3",          "blue-4",          "blue-5",       "blue-6",      "blue-7",   "blue-8",
    "blue-9",          "blue-skip",       "blue-reverse", "blue-draw-2", "wild",     "wild-draw-4",
    "wild-downpour-1", "wild-downpour-2", "war-machine",
};
static_assert(allNamed(kFaceNames));
constexpr std::array<std::string_view, kColors> kColorNames = {"red", "yellow", "green", "blue"};
static_assert(allNamed(kColorNames));

} // namespace

std::string_view deckFaceName(Face face) {
    return kFaceNames[face];
}
std::string_view colorName(Color color) {
    return kColorNames[color];
}

} // namespace tacklebox::rainbowfish
