#include "views/games/common/cardfiles.h"

namespace tacklebox {

QString cardFile(const char* deck, std::string_view card) {
    return QStringLiteral(":/cards/%1/%2.svg").arg(QLatin1String(deck), QLatin1String(card));
}

CardArt backArt(const QString& game) {
    return {.file = QStringLiteral(":/cards/backs/%1.svg").arg(game)};
}

} // namespace tacklebox
