#include "views/games/common/gameinfo.h"
#include "views/games/common/standardpack.h"
#include "views/games/gofish/presenter.h"

#include <QCoreApplication>

namespace tacklebox {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(GameInfo)
};

OptionInfo option(std::string_view name) {
    if (name == "lucky")
        return {.title = Say::tr("Lucky catch"),
                .line = Say::tr("Draw the rank you asked for and you go again.")};
    if (name == "end")
        return {.title = Say::tr("The game ends"),
                .line = Say::tr("When the last book is laid, or when someone runs out of cards. Either way, "
                                "most books wins."),
                .choices = {Say::tr("with the last book"), Say::tr("when someone is out")}};
    if (name == "games")
        return {.title = Say::tr("Games in the match"),
                .line = Say::tr("Points are added up over this many games.")};
    return {};
}

QString target(const Options& options) {
    const int games = valueOf<GoFish>(options, "games");
    return games == 1 ? Say::tr("One game: most books wins.")
                      : Say::tr("%n games: most books wins.", nullptr, games);
}

QString endingTitle(int ending) {
    using enum gofish::Ending;
    switch (gofish::Ending(ending)) {
    case AllBooks: return Say::tr("All books laid");
    case NobodyCanAsk: return Say::tr("Nobody left to ask");
    case FirstOut: return Say::tr("Someone is out");
    case Quiet: return Say::tr("Forty turns, no card moved");
    }
    return {};
}

} // namespace

template <>
GameInfo gameInfoOf<GoFish>() {
    auto info = newGameInfo<GoFish, GoFishPresenter>();
    info.line = [] { return Say::tr("Ask for a rank you hold; four of a rank are a book."); };
    info.motto = [] { return Say::tr("Where it all began"); };
    info.minutes = 10;
    info.isForBeginners = true;
    info.option = option;
    info.target = target;
    info.endingTitle = endingTitle;
    info.deck = QStringLiteral("standard");
    info.art = [](Face face) { return standardArt(face, QStringLiteral("go-fish")); };
    info.coinMark = [](Face face) { return rankLabel(packs::rankOf(face)); };
    info.headerCards[0] = QStringLiteral("QH");
    info.headerCards[1] = QStringLiteral("7D");
    info.background = Background::LilyPond;
    return info;
}

} // namespace tacklebox
