#include "model/engine/namearray.h"
#include "model/games/twistedfish/words.h"

namespace tacklebox::twistedfish {

namespace {

// Indexed by face. Each card has its own pattern, because in many languages the form of the colour depends on
// the fish.
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

// Indexed by fish, as are the following arrays of kFishes.
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

// Indexed by face. For asks in table talk: "Ben, any red whales?"
constexpr std::array<const char*, kFishes* kColours> kPluralCardWords = {
    QT_TRANSLATE_NOOP("Words", "red card sharks"),    QT_TRANSLATE_NOOP("Words", "green card sharks"),
    QT_TRANSLATE_NOOP("Words", "blue card sharks"),   QT_TRANSLATE_NOOP("Words", "yellow card sharks"),
    QT_TRANSLATE_NOOP("Words", "purple card sharks"), QT_TRANSLATE_NOOP("Words", "red whales"),
    QT_TRANSLATE_NOOP("Words", "green whales"),       QT_TRANSLATE_NOOP("Words", "blue whales"),
    QT_TRANSLATE_NOOP("Words", "yellow whales"),      QT_TRANSLATE_NOOP("Words", "purple whales"),
    QT_TRANSLATE_NOOP("Words", "red blowfish"),       QT_TRANSLATE_NOOP("Words", "green blowfish"),
    QT_TRANSLATE_NOOP("Words", "blue blowfish"),      QT_TRANSLATE_NOOP("Words", "yellow blowfish"),
    QT_TRANSLATE_NOOP("Words", "purple blowfish"),    QT_TRANSLATE_NOOP("Words", "red starfish"),
    QT_TRANSLATE_NOOP("Words", "green starfish"),     QT_TRANSLATE_NOOP("Words", "blue starfish"),
    QT_TRANSLATE_NOOP("Words", "yellow starfish"),    QT_TRANSLATE_NOOP("Words", "purple starfish"),
    QT_TRANSLATE_NOOP("Words", "red clownfish"),      QT_TRANSLATE_NOOP("Words", "green clownfish"),
    QT_TRANSLATE_NOOP("Words", "blue clownfish"),     QT_TRANSLATE_NOOP("Words", "yellow clownfish"),
    QT_TRANSLATE_NOOP("Words", "purple clownfish"),   QT_TRANSLATE_NOOP("Words", "red barnacles"),
    QT_TRANSLATE_NOOP("Words", "green barnacles"),    QT_TRANSLATE_NOOP("Words", "blue barnacles"),
    QT_TRANSLATE_NOOP("Words", "yellow barnacles"),   QT_TRANSLATE_NOOP("Words", "purple barnacles"),
    QT_TRANSLATE_NOOP("Words", "red jellyfish"),      QT_TRANSLATE_NOOP("Words", "green jellyfish"),
    QT_TRANSLATE_NOOP("Words", "blue jellyfish"),     QT_TRANSLATE_NOOP("Words", "yellow jellyfish"),
    QT_TRANSLATE_NOOP("Words", "purple jellyfish"),   QT_TRANSLATE_NOOP("Words", "red shrimps"),
    QT_TRANSLATE_NOOP("Words", "green shrimps"),      QT_TRANSLATE_NOOP("Words", "blue shrimps"),
    QT_TRANSLATE_NOOP("Words", "yellow shrimps"),     QT_TRANSLATE_NOOP("Words", "purple shrimps"),
    QT_TRANSLATE_NOOP("Words", "red eels"),           QT_TRANSLATE_NOOP("Words", "green eels"),
    QT_TRANSLATE_NOOP("Words", "blue eels"),          QT_TRANSLATE_NOOP("Words", "yellow eels"),
    QT_TRANSLATE_NOOP("Words", "purple eels"),        QT_TRANSLATE_NOOP("Words", "red crabs"),
    QT_TRANSLATE_NOOP("Words", "green crabs"),        QT_TRANSLATE_NOOP("Words", "blue crabs"),
    QT_TRANSLATE_NOOP("Words", "yellow crabs"),       QT_TRANSLATE_NOOP("Words", "purple crabs"),
    QT_TRANSLATE_NOOP("Words", "red dogfish"),        QT_TRANSLATE_NOOP("Words", "green dogfish"),
    QT_TRANSLATE_NOOP("Words", "blue dogfish"),       QT_TRANSLATE_NOOP("Words", "yellow dogfish"),
    QT_TRANSLATE_NOOP("Words", "purple dogfish"),     QT_TRANSLATE_NOOP("Words", "red hammerheads"),
    QT_TRANSLATE_NOOP("Words", "green hammerheads"),  QT_TRANSLATE_NOOP("Words", "blue hammerheads"),
    QT_TRANSLATE_NOOP("Words", "yellow hammerheads"), QT_TRANSLATE_NOOP("Words", "purple hammerheads"),
    QT_TRANSLATE_NOOP("Words", "red flying fish"),    QT_TRANSLATE_NOOP("Words", "green flying fish"),
    QT_TRANSLATE_NOOP("Words", "blue flying fish"),   QT_TRANSLATE_NOOP("Words", "yellow flying fish"),
    QT_TRANSLATE_NOOP("Words", "purple flying fish"),
};
static_assert(allNamed(kPluralCardWords));
constexpr std::array<const char*, kFishes> kPluralFishWords = {
    QT_TRANSLATE_NOOP("Words", "card sharks"), QT_TRANSLATE_NOOP("Words", "whales"),
    QT_TRANSLATE_NOOP("Words", "blowfish"),    QT_TRANSLATE_NOOP("Words", "starfish"),
    QT_TRANSLATE_NOOP("Words", "clownfish"),   QT_TRANSLATE_NOOP("Words", "barnacles"),
    QT_TRANSLATE_NOOP("Words", "jellyfish"),   QT_TRANSLATE_NOOP("Words", "shrimps"),
    QT_TRANSLATE_NOOP("Words", "eels"),        QT_TRANSLATE_NOOP("Words", "crabs"),
    QT_TRANSLATE_NOOP("Words", "dogfish"),     QT_TRANSLATE_NOOP("Words", "hammerheads"),
    QT_TRANSLATE_NOOP("Words", "flying fish"),
};
static_assert(allNamed(kPluralFishWords));

// Titles of baskets, as on the coins of their piles. Other languages need another form than in "the whale
// basket".
constexpr std::array<const char*, kFishes> kBasketWords = {
    QT_TRANSLATE_NOOP("Words", "Card sharks"), QT_TRANSLATE_NOOP("Words", "Whales"),
    QT_TRANSLATE_NOOP("Words", "Blowfish"),    QT_TRANSLATE_NOOP("Words", "Starfish"),
    QT_TRANSLATE_NOOP("Words", "Clownfish"),   QT_TRANSLATE_NOOP("Words", "Barnacles"),
    QT_TRANSLATE_NOOP("Words", "Jellyfish"),   QT_TRANSLATE_NOOP("Words", "Shrimps"),
    QT_TRANSLATE_NOOP("Words", "Eels"),        QT_TRANSLATE_NOOP("Words", "Crabs"),
    QT_TRANSLATE_NOOP("Words", "Dogfish"),     QT_TRANSLATE_NOOP("Words", "Hammerheads"),
    QT_TRANSLATE_NOOP("Words", "Flying fish"),
};
static_assert(allNamed(kBasketWords));

} // namespace

Phrase cardWords(Face face) {
    if (face >= kDeckSize) return QT_TRANSLATE_NOOP("Words", "a card");
    return kCardWords[face];
}
Phrase fishWords(Fish fish) {
    if (fish >= kFishes) return QT_TRANSLATE_NOOP("Words", "fish");
    return kFishWords[fish];
}

Phrase pluralFishWords(Fish fish) {
    return fish < kFishes ? kPluralFishWords[fish] : QT_TRANSLATE_NOOP("Words", "fish");
}

Phrase basketWords(Fish fish) {
    return fish < kFishes ? kBasketWords[fish] : QT_TRANSLATE_NOOP("Words", "fish");
}

Phrase pluralCardWords(Face face) {
    return isFish(face) ? kPluralCardWords[face] : cardWords(face);
}

} // namespace tacklebox::twistedfish
