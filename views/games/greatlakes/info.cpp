// What the window says of the game before it is played.
#include "views/games/common/gameinfo.h"
#include "views/games/common/standardpack.h"
#include "views/games/greatlakes/presenter.h"

#include <QCoreApplication>

namespace tacklebox {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(GameInfo)
};

OptionInfo option(std::string_view name) {
    if (name == "target")
        return {.title = Say::tr("Fish to win"),
                .line = Say::tr("Games are played until somebody has caught that many "
                                "fish and nobody else as many.")};
    return {};
}

QString target(const Options& options) {
    return Say::tr("To %n fish", nullptr, valueOf<GreatLakes>(options, "target"));
}

} // namespace

template <>
GameInfo gameInfoOf<GreatLakes>() {
    auto info = newGameInfo<GreatLakes, GreatLakesPresenter>();
    info.line = [] {
        return Say::tr("Everybody chooses in secret; the highest card of each suit "
                       "may fish out the lake.");
    };
    info.option = option;
    info.target = target;
    info.deck = QStringLiteral("standard");
    info.art = [](Face face) { return standardArt(face, QStringLiteral("great-lakes")); };
    return info;
}

} // namespace tacklebox
