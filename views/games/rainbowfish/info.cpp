#include "views/games/common/gameinfo.h"
#include "views/games/rainbowfish/cards.h"
#include "views/games/rainbowfish/presenter.h"

#include <QCoreApplication>

namespace tacklebox {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(GameInfo)
};

OptionInfo option(std::string_view name) {
    if (name == "deck")
        return {.title = Say::tr("Deck"),
                .line = Say::tr("H2O adds four Downpours, which take one colour from everyone. Iron Man adds "
                                "four War Machines, which stop cards that make you draw."),
                .choices = {Say::tr("Classic, 108 cards"), Say::tr("H2O, 112 cards"),
                            Say::tr("Iron Man, 112 cards")}};
    if (name == "games")
        return {.title = Say::tr("Rounds in the match"),
                .line = Say::tr("Points are added up over this many rounds.")};
    return {};
}

QString target(const Options& options) {
    const int games = valueOf<RainbowFish>(options, "games");
    return games == 1 ? Say::tr("One round: most points wins.")
                      : Say::tr("%n rounds: most points wins.", nullptr, games);
}

QString endingTitle(int ending) {
    using enum rainbowfish::Ending;
    switch (rainbowfish::Ending(ending)) {
    case AllPlayed: return Say::tr("All cards played");
    case Quiet: return Say::tr("Hole empty, no progress");
    }
    return {};
}

/// Sounds of special cards.
QString cue(Table& table, int number) {
    const auto seen = GameTable<RainbowFish>(table).seen(number);
    if (!seen) return {};
    const auto* made = std::get_if<SeenMove<rainbowfish::Move>>(&seen->content());
    if (!made) return {};
    using enum rainbowfish::MoveKind;
    switch (made->move.kind) {
    case DrawTwo:
    case WildDrawFour: return QStringLiteral("special-enter");
    case Wild: return QStringLiteral("wave-protect");
    case DownpourOne:
    case DownpourTwo: return QStringLiteral("downpour");
    case Reverse: return QStringLiteral("reverse-whirl");
    case Skip: return QStringLiteral("anchor");
    case WarMachine: return QStringLiteral("card-place");
    default: return {};
    }
}

} // namespace

template <>
GameInfo gameInfoOf<RainbowFish>() {
    auto info = newGameInfo<RainbowFish, RainbowFishPresenter>();
    info.line = [] {
        return Say::tr("Collect sets of four, and turn asks around with skips, reverses and wilds.");
    };
    info.motto = [] { return Say::tr("Fours and tricks"); };
    info.minutes = 15;
    info.option = option;
    info.target = target;
    info.endingTitle = endingTitle;
    info.deck = QStringLiteral("rainbow-fish");
    info.art = rainbowFishArt;
    info.coinMark = [](Face face) {
        return rainbowfish::isNumber(face) ? QString::number(rainbowfish::numberOf(face)) : QString();
    };
    info.headerCards[0] = QStringLiteral("red-7");
    info.headerCards[1] = QStringLiteral("wild");
    info.orderNamesNumber = [](const QString& card) { return card != u"war-machine"; };
    info.cue = cue;
    info.background = Background::Beach;
    return info;
}

} // namespace tacklebox
