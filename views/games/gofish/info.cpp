// What the window says of the game before it is played.
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
        return {.title = Say::tr("A lucky catch goes on"),
                .line = Say::tr("Who fishes just the rank he asked for shows it and asks again.")};
    if (name == "end")
        return {.title = Say::tr("A game ends"),
                .line = Say::tr("With the last book, or as soon as somebody has laid his last card. The most "
                                "books win all the same."),
                .choices = {Say::tr("with the last book"), Say::tr("when somebody is out")}};
    if (name == "games")
        return {.title = Say::tr("Games in the series"),
                .line = Say::tr("That many games are played and their points "
                                "added up.")};
    return {};
}

QString target(const Options& options) {
    const int games = valueOf<GoFish>(options, "games");
    return games == 1 ? Say::tr("One game: most books win.")
                      : Say::tr("%n games: most books win.", nullptr, games);
}

QString endingTitle(int ending) {
    using enum gofish::Ending;
    switch (gofish::Ending(ending)) {
    case AllBooks: return Say::tr("All books laid");
    case NobodyCanAsk: return Say::tr("Nobody left to ask");
    case FirstOut: return Say::tr("Somebody is out");
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
    info.first = true;
    info.option = option;
    info.target = target;
    info.endingTitle = endingTitle;
    info.deck = QStringLiteral("standard");
    info.art = [](Face face) { return standardArt(face, QStringLiteral("go-fish")); };
    info.coinMark = [](Face face) { return rankLabel(packs::rankOf(face)); };
    info.signs[0] = QStringLiteral("QH");
    info.signs[1] = QStringLiteral("7D");
    info.ground = Ground::LilyPond;
    return info;
}

} // namespace tacklebox
