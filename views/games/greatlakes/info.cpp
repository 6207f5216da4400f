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
                .line =
                    Say::tr("The first player to catch this many fish wins; on a tie, play another game.")};
    return {};
}

QString target(const Options& options) {
    return Say::tr("First to %n fish", nullptr, valueOf<GreatLakes>(options, "target"));
}

/// Sounds of reveals and hauls.
QString cue(Table& table, int number) {
    const auto seen = GameTable<GreatLakes>(table).seen(number);
    if (!seen) return {};
    if (std::holds_alternative<Shown>(seen->content())) return QStringLiteral("reveal");
    if (const auto* made = std::get_if<SeenMove<greatlakes::Move>>(&seen->content()))
        return made->move.kind == greatlakes::MoveKind::FishOut ? QStringLiteral("haul") : QString();
    const auto* moved = std::get_if<Moved>(&seen->content());
    if (!moved) return {};
    if (moved->to.kind == PileKind::Kept) return QStringLiteral("hit-1");
    return moved->to.kind == PileKind::Caught ? QStringLiteral("coin-3") : QString();
}

} // namespace

template <>
GameInfo gameInfoOf<GreatLakes>() {
    auto info = newGameInfo<GreatLakes, GreatLakesPresenter>();
    info.line = [] {
        return Say::tr("Everyone chooses in secret; the highest card of each suit may fish out the lake.");
    };
    info.shortTitle = QStringLiteral("Great Lakes");
    info.motto = [] { return Say::tr("In secret, by suit"); };
    info.minutes = 25;
    info.option = option;
    info.target = target;
    info.endingTitle = [](int) { return Say::tr("All cards played"); }; // the only one
    info.deck = QStringLiteral("standard");
    info.art = [](Face face) { return standardArt(face, QStringLiteral("great-lakes")); };
    info.headerCards[0] = QStringLiteral("KC");
    info.headerCards[1] = QStringLiteral("AS");
    info.cue = cue;
    info.background = Background::Dock;
    return info;
}

} // namespace tacklebox
