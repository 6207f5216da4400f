#include "views/games/twistedfish/cards.h"

#include "model/engine/namearray.h"
#include "model/games/twistedfish/twistedfish.h"
#include "views/games/common/cardfiles.h"
#include "views/theme/theme.h"

#include <QCoreApplication>

namespace tacklebox {

namespace {

struct Plates {
    Q_DECLARE_TR_FUNCTIONS(Plates)
};

constexpr const char* kFishTitles[twistedfish::kFishes] = {
    QT_TRANSLATE_NOOP("Plates", "Card shark"), QT_TRANSLATE_NOOP("Plates", "Whale"),
    QT_TRANSLATE_NOOP("Plates", "Blowfish"),   QT_TRANSLATE_NOOP("Plates", "Starfish"),
    QT_TRANSLATE_NOOP("Plates", "Clownfish"),  QT_TRANSLATE_NOOP("Plates", "Barnacle"),
    QT_TRANSLATE_NOOP("Plates", "Jellyfish"),  QT_TRANSLATE_NOOP("Plates", "Shrimp"),
    QT_TRANSLATE_NOOP("Plates", "Eel"),        QT_TRANSLATE_NOOP("Plates", "Crab"),
    QT_TRANSLATE_NOOP("Plates", "Dogfish"),    QT_TRANSLATE_NOOP("Plates", "Hammerhead"),
    QT_TRANSLATE_NOOP("Plates", "Flying fish")};
static_assert(allNamed(kFishTitles));

constexpr const char* kZingerTitles[twistedfish::kZingers] = {
    QT_TRANSLATE_NOOP("Plates", "Game Warden"), QT_TRANSLATE_NOOP("Plates", "Dead Scuba Diver"),
    QT_TRANSLATE_NOOP("Plates", "No Fishing"),  QT_TRANSLATE_NOOP("Plates", "Glass Bottom Boat"),
    QT_TRANSLATE_NOOP("Plates", "The Net"),     QT_TRANSLATE_NOOP("Plates", "Two Fisted Fisherman"),
    QT_TRANSLATE_NOOP("Plates", "The Lure"),    QT_TRANSLATE_NOOP("Plates", "Divine Intervention")};
static_assert(allNamed(kZingerTitles));

/// In the engine's order of colours.
constexpr const char* kPlateLines[twistedfish::kColours] = {
    QT_TRANSLATE_N_NOOP("Plates", "Red · %n point(s)"), QT_TRANSLATE_N_NOOP("Plates", "Green · %n point(s)"),
    QT_TRANSLATE_N_NOOP("Plates", "Blue · %n point(s)"),
    QT_TRANSLATE_N_NOOP("Plates", "Yellow · %n point(s)"),
    QT_TRANSLATE_N_NOOP("Plates", "Purple · %n point(s)")};
static_assert(allNamed(kPlateLines));

} // namespace

QString twistedFishKind(int fish) {
    return fish >= 0 && fish < twistedfish::kFishes ? Plates::tr(kFishTitles[fish]) : QString();
}

QString twistedFishTitle(Face face) {
    using namespace twistedfish;
    if (face >= kDeckSize) return {};
    return isFish(face) ? twistedFishKind(fishOf(face)) : Plates::tr(kZingerTitles[face - kFishCards]);
}

CardArt twistedFishArt(Face face) {
    using namespace twistedfish;
    if (face >= kDeckSize) return backArt(QStringLiteral("twisted-fish"));
    CardArt art{.file = cardFile("twisted-fish", cardName(face)),
                .plate = twistedFishTitle(face).toUpper(),
                .plateLine = {},
                .fontScale = theme::textFactor()};
    if (isFish(face)) {
        art.plateLine = Plates::tr(kPlateLines[colourOf(face)], nullptr, valueOf(fishOf(face))).toUpper();
        art.plateCount = QString::number(valueOf(fishOf(face)));
    } else
        art.plateLine = Plates::tr("Zinger · %1 in hand").arg(-kZingerCost).toUpper();
    return art;
}

} // namespace tacklebox
