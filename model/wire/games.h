// The table of games behind the line protocol: which game id leads to which Session.
#pragma once

#include "model/games/list.h"
#include "model/wire/session.h"

namespace tacklebox {

struct GameWire {
    std::string_view id;
    std::unique_ptr<Session> (*begin)(const NewMatch& request, std::uint64_t seed);
    ReadableRecord (*replay)(const NewMatch& opening, std::uint64_t seed, const Json& steps);
    Json (*hello)();
};

/// Defined by each game's own file in this room.
template <class G>
const GameWire& wireOf();

#define TACKLEBOX_DECLARE(G)                                                                                 \
    template <>                                                                                              \
    const GameWire& wireOf<G>();
TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_DECLARE)
#undef TACKLEBOX_DECLARE

} // namespace tacklebox
