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
                .line = Say::tr("Which discards you may pair with a new hand."),
                .choices = {Say::tr("any that make a pair"), Say::tr("only the top one, again and again")}};
    return {};
}

QString target(const Options&) {
    return Say::tr("One round: most pairs wins.");
}

/// Sounds of a search through the deck, of cards from the deck (which is in a hole in the ice), and of pairs.
QString cue(Table& table, int number) {
    const auto seen = GameTable<PlatinumFish>(table).seen(number);
    if (!seen) return {};
    if (const auto* made = std::get_if<SeenMove<platinumfish::Move>>(&seen->content()))
        return made->move.kind == platinumfish::MoveKind::Take ? QStringLiteral("reel") : QString();
    const auto* moved = std::get_if<Moved>(&seen->content());
    if (!moved) return {};
    if (moved->from.kind == PileKind::Deck) return QStringLiteral("splash");
    return moved->to.kind == PileKind::Matches ? QStringLiteral("coin-1") : QString();
}

} // namespace

template <>
GameInfo gameInfoOf<PlatinumFish>() {
    auto info = newGameInfo<PlatinumFish, PlatinumFishPresenter>();
    info.line = [] { return Say::tr("Make pairs from two packs, and roll the dice to search the deck."); };
    info.motto = [] { return Say::tr("Pairs and dice"); };
    info.minutes = 15;
    info.option = option;
    info.target = target;
    info.endingTitle = [](int) { return Say::tr("Deck empty"); }; // the only one
    info.deck = QStringLiteral("standard");
    info.art = [](Face face) { return standardArt(face, QStringLiteral("platinum-fish")); };
    info.coinMark = [](Face face) { return rankLabel(packs::rankOf(face)); };
    info.headerCards[0] = QStringLiteral("JS");
    info.headerCards[1] = QStringLiteral("JD");
    info.cue = cue;
    info.background = Background::Ice;
    return info;
}

} // namespace tacklebox
