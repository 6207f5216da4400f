// What the window says of the game before it is played.
#include "views/games/common/gameinfo.h"
#include "views/games/whatthefish/cards.h"
#include "views/games/whatthefish/presenter.h"

#include <QCoreApplication>

namespace tacklebox {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(GameInfo)
};

OptionInfo option(std::string_view name) {
    if (name == "wins")
        return {.title = Say::tr("Games to win"),
                .line = Say::tr("Every fish that swims free wins a game; who has won "
                                "that many first wins the match.")};
    return {};
}

QString target(const Options& options) {
    const int wins = valueOf<WhatTheFish>(options, "wins");
    return wins == 1 ? Say::tr("One game: the first free fish wins.")
                     : Say::tr("To %n games won", nullptr, wins);
}

} // namespace

template <>
GameInfo gameInfoOf<WhatTheFish>() {
    auto info = newGameInfo<WhatTheFish, WhatTheFishPresenter>();
    info.line = [] {
        return Say::tr("No turns: one fish swims for its freedom, and everybody else "
                       "tries to stop it.");
    };
    info.option = option;
    info.target = target;
    info.deck = QStringLiteral("what-the-fish");
    info.art = whatTheFishArt;
    info.live = true;
    info.reactionWindows = true;
    info.splashes = [](Face face) { return whatthefish::kindOf(face) == whatthefish::CardKind::Fish; };
    return info;
}

} // namespace tacklebox
