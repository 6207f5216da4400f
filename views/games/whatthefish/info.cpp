#include "views/games/common/gameinfo.h"
#include "views/games/whatthefish/cards.h"
#include "views/games/whatthefish/parts.h"
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
                .line = Say::tr("A fish that swims free wins the game. The first player to win this many "
                                "games wins the match.")};
    return {};
}

QString target(const Options& options) {
    const int wins = valueOf<WhatTheFish>(options, "wins");
    return wins == 1 ? Say::tr("One game: the first fish to swim free wins.")
                     : Say::tr("First to win %n games", nullptr, wins);
}

QString endingTitle(int ending) {
    using enum whatthefish::Ending;
    switch (whatthefish::Ending(ending)) {
    case FishFreed: return Say::tr("A fish swam free");
    case FortySwims: return Say::tr("Forty dives, none free");
    case NoFishLeft: return Say::tr("No fish left to dive");
    }
    return {};
}

constexpr WindowWords kWindowWords{
    .clock = [] { return Say::tr("Time until the fish is free"); },
    .passWhileOthers = [] { return Say::tr("Ask me only about my fish"); },
    .passUnlessOf = [](const QString& owner) { return Say::tr("Ask me only about %1's fish").arg(owner); },
    .whenAllPass = [](Table& table) { return whatthefishview::whenAllPass(GameTable<WhatTheFish>(table)); }};

/// Sounds of dives, of WTF cards, and of a fish that swims free.
QString cue(Table& table, int number) {
    using namespace whatthefish;
    const auto seen = GameTable<WhatTheFish>(table).seen(number);
    if (!seen) return {};
    if (const auto* made = std::get_if<SeenMove<whatthefish::Move>>(&seen->content())) {
        if (made->move.kind == MoveKind::BenFranklin) return QStringLiteral("reverse-whirl");
        return made->move.kind >= MoveKind::MuggerCroc ? QStringLiteral("special-enter") : QString();
    }
    if (const auto* moved = std::get_if<Moved>(&seen->content()))
        return moved->to.kind == PileKind::Swim && kindOf(moved->face) == CardKind::Fish
                   ? QStringLiteral("splash")
                   : QString();
    const auto* scored = std::get_if<Scored>(&seen->content());
    return scored && Ending(scored->ending) == Ending::FishFreed ? QStringLiteral("escape") : QString();
}

} // namespace

template <>
GameInfo gameInfoOf<WhatTheFish>() {
    auto info = newGameInfo<WhatTheFish, WhatTheFishPresenter>();
    info.line = [] {
        return Say::tr("No turns: one fish swims for freedom, and everyone else tries to stop it.");
    };
    info.shortTitle = QStringLiteral("What the Fish!");
    info.motto = [] { return Say::tr("One fish, one race"); };
    info.minutes = 10;
    info.option = option;
    info.target = target;
    info.endingTitle = endingTitle;
    info.deck = QStringLiteral("what-the-fish");
    info.art = whatTheFishArt;
    info.headerCards[0] = QStringLiteral("kill-7");
    info.headerCards[1] = QStringLiteral("fish-3");
    info.live = true;
    info.reactionWindows = true;
    info.windowWords = &kWindowWords;
    info.cue = cue;
    info.background = Background::HarbourMouth;
    return info;
}

} // namespace tacklebox
