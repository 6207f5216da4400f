// What the window says of the game before it is played.
#include "views/games/common/gameinfo.h"
#include "views/games/common/standardpack.h"
#include "views/games/platinumfish/presenter.h"

#include <QCoreApplication>

namespace tacklebox {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(GameInfo)
};

OptionInfo option(std::string_view name) {
    if (name == "discardAfterRefill")
        return {.title = Say::tr("Discards after a new hand"),
                .line = Say::tr("Which discards may be paired by a player who has just "
                                "got a new hand."),
                .choices = {Say::tr("any that match"), Say::tr("only the top one, again and again")}};
    return {};
}

QString target(const Options&) {
    return Say::tr("One game: most pairs win.");
}

} // namespace

template <>
GameInfo gameInfoOf<PlatinumFish>() {
    auto info = newGameInfo<PlatinumFish, PlatinumFishPresenter>();
    info.line = [] {
        return Say::tr("Pairs from two packs, and dice that send you searching "
                       "through the deck.");
    };
    info.option = option;
    info.target = target;
    info.deck = QStringLiteral("standard");
    info.art = [](Face face) { return standardArt(face, QStringLiteral("platinum-fish")); };
    return info;
}

} // namespace tacklebox
