// Which presenter belongs to which game.
#include "views/games/greatlakes/presenter.h"
#include "views/games/platinumfish/presenter.h"
#include "views/games/rainbowfish/presenter.h"
#include "views/games/twistedfish/presenter.h"
#include "views/games/whatthefish/presenter.h"

namespace tacklebox {

namespace {

/// A presenter of that type if the table plays its game, else null.
template <class P, class G>
std::unique_ptr<Presenter> present(Table& table) {
    auto* game = dynamic_cast<GameTable<G>*>(&table);
    return game ? std::make_unique<P>(*game) : nullptr;
}

} // namespace

std::unique_ptr<Presenter> makePresenter(Table& table) {
    if (auto presenter = present<TwistedFishPresenter, TwistedFish>(table)) return presenter;
    if (auto presenter = present<WhatTheFishPresenter, WhatTheFish>(table)) return presenter;
    if (auto presenter = present<PlatinumFishPresenter, PlatinumFish>(table)) return presenter;
    if (auto presenter = present<RainbowFishPresenter, RainbowFish>(table)) return presenter;
    return present<GreatLakesPresenter, GreatLakes>(table);
}

} // namespace tacklebox
