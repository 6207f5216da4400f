// Which presenter belongs to which game.
#include "model/table/gametable.h"
#include "views/scene/presenter.h"

#if __has_include("views/tables/twistedfish.h")
#include "views/tables/twistedfish.h"
#define TACKLEBOX_SHOWS_TWISTED_FISH
#endif
#if __has_include("views/tables/whatthefish.h")
#include "views/tables/whatthefish.h"
#define TACKLEBOX_SHOWS_WHAT_THE_FISH
#endif
#if __has_include("views/tables/platinumfish.h")
#include "views/tables/platinumfish.h"
#define TACKLEBOX_SHOWS_PLATINUM_FISH
#endif
#if __has_include("views/tables/rainbowfish.h")
#include "views/tables/rainbowfish.h"
#define TACKLEBOX_SHOWS_RAINBOW_FISH
#endif
#if __has_include("views/tables/greatlakes.h")
#include "views/tables/greatlakes.h"
#define TACKLEBOX_SHOWS_GREAT_LAKES
#endif

namespace tacklebox {

namespace {

/// A presenter of that type if the table plays its game.
template <class P, class G>
[[maybe_unused]] bool present(Table& table, std::unique_ptr<Presenter>& presenter) {
    auto* game = dynamic_cast<GameTable<G>*>(&table);
    if (game) presenter = std::make_unique<P>(*game);
    return game != nullptr;
}

} // namespace

std::unique_ptr<Presenter> makePresenter([[maybe_unused]] Table& table) {
    std::unique_ptr<Presenter> presenter;
#ifdef TACKLEBOX_SHOWS_TWISTED_FISH
    if (present<TwistedFishPresenter, TwistedFish>(table, presenter)) return presenter;
#endif
#ifdef TACKLEBOX_SHOWS_WHAT_THE_FISH
    if (present<WhatTheFishPresenter, WhatTheFish>(table, presenter)) return presenter;
#endif
#ifdef TACKLEBOX_SHOWS_PLATINUM_FISH
    if (present<PlatinumFishPresenter, PlatinumFish>(table, presenter)) return presenter;
#endif
#ifdef TACKLEBOX_SHOWS_RAINBOW_FISH
    if (present<RainbowFishPresenter, RainbowFish>(table, presenter)) return presenter;
#endif
#ifdef TACKLEBOX_SHOWS_GREAT_LAKES
    if (present<GreatLakesPresenter, GreatLakes>(table, presenter)) return presenter;
#endif
    return presenter;
}

} // namespace tacklebox
