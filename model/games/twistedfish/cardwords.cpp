#include "model/engine/namearray.h"
#include "model/games/twistedfish/words.h"

namespace tacklebox::twistedfish {

namespace {

// Every card is a pattern of its own: in many languages the colour bends with the fish.
constexpr std::array<const char*, kDeckSize> kCardWords = {
    QT_TRANSLATE_NOOP("Words", "the red card shark"),
    QT_TRANSLATE_NOOP("Words", "the green card shark"),
    QT_TRANSLATE_NOOP("Words", "the blue card shark"),
    QT_TRANSLATE_NOOP("Words", "the yellow card shark"),
    QT_TRANSLATE_NOOP("Words", "the purple card shark"),
    QT_TRANSLATE_NOOP("Words", "the red whale"),
    QT_TRANSLATE_NOOP("Words", "the green whale"),
    QT_TRANSLATE_NOOP("Words", "the blue whale"),
    QT_TRANSLATE_NOOP("Words", "the yellow whale"),
    QT_TRANSLATE_NOOP("Words", "the purple whale"),
    QT_TRANSLATE_NOOP("Words", "the red blowfish"),
    QT_TRANSLATE_NOOP("Words", "the green blowfish"),
    QT_TRANSLATE_NOOP("Words", "the blue blowfish"),
    QT_TRANSLATE_NOOP("Words", "the yellow blowfish"),
    QT_TRANSLATE_NOOP("Words", "the purple blowfish"),
    QT_TRANSLATE_NOOP("Words", "the red starfish"),
    QT_TRANSLATE_NOOP("Words", "the green starfish"),
    QT_TRANSLATE_NOOP("Words", "the blue starfish"),
    QT_TRANSLATE_NOOP("Words", "the yellow starfish"),
    QT_TRANSLATE_NOOP("Words", "the purple starfish"),
    QT_TRANSLATE_NOOP("Words", "the red clownfish"),
    QT_TRANSLATE_NOOP("Words", "the green clownfish"),
    QT_TRANSLATE_NOOP("Words", "the blue clownfish"),
    QT_TRANSLATE_NOOP("Words", "the yellow clownfish"),
    QT_TRANSLATE_NOOP("Words", "the purple clownfish"),
    QT_TRANSLATE_NOOP("Words", "the red barnacle"),
    QT_TRANSLATE_NOOP("Words", "the green barnacle"),
    QT_TRANSLATE_NOOP("Words", "the blue barnacle"),
    QT_TRANSLATE_NOOP("Words", "the yellow barnacle"),
    QT_TRANSLATE_NOOP("Words", "the purple barnacle"),
    QT_TRANSLATE_NOOP("Words", "the red jellyfish"),
    QT_TRANSLATE_NOOP("Words", "the green jellyfish"),
    QT_TRANSLATE_NOOP("Words", "the blue jellyfish"),
    QT_TRANSLATE_NOOP("Words", "the yellow jellyfish"),
    QT_TRANSLATE_NOOP("Words", "the purple jellyfish"),
    QT_TRANSLATE_NOOP("Words", "the red shrimp"),
    QT_TRANSLATE_NOOP("Words", "the green shrimp"),
    QT_TRANSLATE_NOOP("Words", "the blue shrimp"),
    QT_TRANSLATE_NOOP("Words", "the yellow shrimp"),
    QT_TRANSLATE_NOOP("Words", "the purple shrimp"),
    QT_TRANSLATE_NOOP("Words", "the red eel"),
    QT_TRANSLATE_NOOP("Words", "the green eel"),
    QT_TRANSLATE_NOOP("Words", "the blue eel"),
    QT_TRANSLATE_NOOP("Words", "the yellow eel"),
    QT_TRANSLATE_NOOP("Words", "the purple eel"),
    QT_TRANSLATE_NOOP("Words", "the red crab"),
    QT_TRANSLATE_NOOP("Words", "the green crab"),
    QT_TRANSLATE_NOOP("Words", "the blue crab"),
    QT_TRANSLATE_NOOP("Words", "the yellow crab"),
    QT_TRANSLATE_NOOP("Words", "the purple crab"),
    QT_TRANSLATE_NOOP("Words", "the red dogfish"),
    QT_TRANSLATE_NOOP("Words", "the green dogfish"),
    QT_TRANSLATE_NOOP("Words", "the blue dogfish"),
    QT_TRANSLATE_NOOP("Words", "the yellow dogfish"),
    QT_TRANSLATE_NOOP("Words", "the purple dogfish"),
    QT_TRANSLATE_NOOP("Words", "the red hammerhead"),
    QT_TRANSLATE_NOOP("Words", "the green hammerhead"),
    QT_TRANSLATE_NOOP("Words", "the blue hammerhead"),
    QT_TRANSLATE_NOOP("Words", "the yellow hammerhead"),
    QT_TRANSLATE_NOOP("Words", "the purple hammerhead"),
    QT_TRANSLATE_NOOP("Words", "the red flying fish"),
    QT_TRANSLATE_NOOP("Words", "the green flying fish"),
    QT_TRANSLATE_NOOP("Words", "the blue flying fish"),
    QT_TRANSLATE_NOOP("Words", "the yellow flying fish"),
    QT_TRANSLATE_NOOP("Words", "the purple flying fish"),
    QT_TRANSLATE_NOOP("Words", "the Game Warden"),
    QT_TRANSLATE_NOOP("Words", "the Dead Scuba Diver"),
    QT_TRANSLATE_NOOP("Words", "No Fishing"),
    QT_TRANSLATE_NOOP("Words", "the Glass Bottom Boat"),
    QT_TRANSLATE_NOOP("Words", "the Net"),
    QT_TRANSLATE_NOOP("Words", "Two Fisted Fisherman"),
    QT_TRANSLATE_NOOP("Words", "the Lure"),
    QT_TRANSLATE_NOOP("Words", "Divine Intervention"),
};
static_assert(allNamed(kCardWords));

constexpr std::array<const char*, kFishes> kFishWords = {
    QT_TRANSLATE_NOOP("Words", "card shark"),  QT_TRANSLATE_NOOP("Words", "whale"),
    QT_TRANSLATE_NOOP("Words", "blowfish"),    QT_TRANSLATE_NOOP("Words", "starfish"),
    QT_TRANSLATE_NOOP("Words", "clownfish"),   QT_TRANSLATE_NOOP("Words", "barnacle"),
    QT_TRANSLATE_NOOP("Words", "jellyfish"),   QT_TRANSLATE_NOOP("Words", "shrimp"),
    QT_TRANSLATE_NOOP("Words", "eel"),         QT_TRANSLATE_NOOP("Words", "crab"),
    QT_TRANSLATE_NOOP("Words", "dogfish"),     QT_TRANSLATE_NOOP("Words", "hammerhead"),
    QT_TRANSLATE_NOOP("Words", "flying fish"),
};
static_assert(allNamed(kFishWords));

} // namespace

Phrase cardWords(Face face) {
    if (face >= kDeckSize) return QT_TRANSLATE_NOOP("Words", "a card");
    return kCardWords[face];
}
Phrase fishWords(Fish fish) {
    if (fish >= kFishes) return QT_TRANSLATE_NOOP("Words", "fish");
    return kFishWords[fish];
}

} // namespace tacklebox::twistedfish
