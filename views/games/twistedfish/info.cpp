#include "views/games/common/gameinfo.h"
#include "views/games/twistedfish/cards.h"
#include "views/games/twistedfish/presenter.h"

#include <QCoreApplication>

namespace tacklebox {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(GameInfo)
};

OptionInfo option(std::string_view name) {
    if (name == "target")
        return {.title = Say::tr("Points to win"),
                .line = Say::tr("The first player to reach this total wins; on a tie, play another round. At "
                                "0, you play a single round."),
                .zero = Say::tr("a single round")};
    if (name == "netEndsTurn")
        return {.title = Say::tr("The Net ends the turn"),
                .line = Say::tr("Playing The Net ends your turn, hit or miss.")};
    if (name == "fishedCardGoesOut")
        return {.title = Say::tr("Go out with a fished card"),
                .line = Say::tr("You go out if a card from the pond completes your last basket. When off, "
                                "you can only go out with a card you asked for.")};
    return {};
}

QString target(const Options& options) {
    const int target = valueOf<TwistedFish>(options, "target");
    return target == 0 ? Say::tr("One round: most points wins.")
                       : Say::tr("First to %n points", nullptr, target);
}

QString endingTitle(int ending) {
    using enum twistedfish::Ending;
    switch (twistedfish::Ending(ending)) {
    case WentOut: return Say::tr("Someone went out");
    case AllBaskets: return Say::tr("All fish in baskets");
    case QuietOnEmptyPond: return Say::tr("Pond empty, no progress");
    case AllDead: return Say::tr("Everyone dead in the water");
    }
    return {};
}

/// Sounds of Zingers.
QString cue(Table& table, int number) {
    const auto seen = GameTable<TwistedFish>(table).seen(number);
    if (!seen) return {};
    const auto* made = std::get_if<SeenMove<twistedfish::Move>>(&seen->content());
    if (!made) return {};
    using enum twistedfish::MoveKind;
    switch (made->move.kind) {
    case TheNet:
    case TheLure:
    case GlassBottomBoat:
    case DeadScubaDiver:
    case TwoFistedFisherman: return QStringLiteral("special-enter");
    case GameWarden: return QStringLiteral("reverse-whirl");
    case NoFishing: return QStringLiteral("anchor");
    case DivineIntervention: return QStringLiteral("divine-stop");
    default: return {};
    }
}

} // namespace

template <>
GameInfo gameInfoOf<TwistedFish>() {
    auto info = newGameInfo<TwistedFish, TwistedFishPresenter>();
    info.line = [] {
        return Say::tr("Ask for one fish in one colour, fill baskets of five and dodge the Zingers.");
    };
    info.motto = [] { return Say::tr("Five make a basket"); };
    info.minutes = 20;
    info.option = option;
    info.target = target;
    info.endingTitle = endingTitle;
    info.deck = QStringLiteral("twisted-fish");
    info.art = twistedFishArt;
    info.coinMark = [](Face face) {
        if (!twistedfish::isFish(Card(face))) return QString();
        const std::string_view fish = twistedfish::fishName(twistedfish::fishOf(Card(face)));
        return QStringLiteral(":/silhouettes/%1.svg").arg(QLatin1String(fish));
    };
    info.headerCards[0] = QStringLiteral("red-card-shark");
    info.headerCards[1] = QStringLiteral("purple-jellyfish");
    info.cue = cue;
    info.background = Background::BackRoom;
    return info;
}

} // namespace tacklebox
