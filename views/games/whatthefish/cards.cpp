#include "views/games/whatthefish/cards.h"

#include "model/engine/namearray.h"
#include "model/games/whatthefish/whatthefish.h"
#include "views/games/common/cardfiles.h"
#include "views/theme/theme.h"

#include <QCoreApplication>

namespace tacklebox {

namespace {

struct Plates {
    Q_DECLARE_TR_FUNCTIONS(Plates)
};

constexpr const char* kWtfTitles[] = {
    QT_TRANSLATE_NOOP("Plates", "Mugger Croc"),         QT_TRANSLATE_NOOP("Plates", "Snapper Snatch"),
    QT_TRANSLATE_NOOP("Plates", "Mrs. Crabite"),        QT_TRANSLATE_NOOP("Plates", "WTF Tax"),
    QT_TRANSLATE_NOOP("Plates", "Communist Manifesto"), QT_TRANSLATE_NOOP("Plates", "Elvis Effect"),
    QT_TRANSLATE_NOOP("Plates", "Beaver Buddha"),       QT_TRANSLATE_NOOP("Plates", "Ben Franklin")};
static_assert(std::size(kWtfTitles) == WhatTheFish::kFaces - whatthefish::kMuggerCroc &&
              allNamed(kWtfTitles));

} // namespace

CardArt whatTheFishArt(Face face) {
    using namespace whatthefish;
    if (face >= WhatTheFish::kFaces) return backArt(QStringLiteral("what-the-fish"));
    CardArt art{.file = cardFile("what-the-fish", WhatTheFish::faceName(face)),
                .plate = {},
                .plateLine = {},
                .fontScale = theme::textFactor()};
    if (face >= kMuggerCroc) art.plate = Plates::tr(kWtfTitles[face - kMuggerCroc]).toUpper();
    return art;
}

} // namespace tacklebox
