// Which presenter belongs to which game.
#include "views/tables/greatlakes.h"
#include "views/tables/platinumfish.h"
#include "views/tables/rainbowfish.h"
#include "views/tables/twistedfish.h"
#include "views/tables/whatthefish.h"

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
