// The Great Lakes Fish-Out as JSON.
#pragma once

#include "model/games/greatlakes/greatlakes.h"
#include "model/wire/codec.h"

namespace tacklebox {

template <>
struct Codec<GreatLakes> {
    using Layout = greatlakes::Layout;
    using Move = greatlakes::Move;
    using Status = greatlakes::Status;
    using View = greatlakes::View;

    static Json move(const Move& move);
    static Move readMove(const Json& json, const TableShape& table);
    static const char* phaseName(const Status& status);
    static void addStatus(Json& json, const Status& status);
    static void addPiles(Json& json, const View& view);
    static Json layout(const Layout& layout, const TableShape& table);
    static Layout readLayout(DealReader<GreatLakes>& reader);
    static Phrase refusal(const Refusal& refusal, const Names& names);
};

} // namespace tacklebox
