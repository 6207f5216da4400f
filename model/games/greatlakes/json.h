// The Great Lakes Fish-Out as JSON.
#pragma once

#include "model/games/greatlakes/greatlakes.h"
#include "model/json/codec.h"

namespace tacklebox {

template <>
struct Codec<GreatLakes> {
    static Json move(const GreatLakes::Move& move);
    static GreatLakes::Move readMove(const Json& json, const TableShape& table);
    static const char* phaseName(const GreatLakes::Status& status);
    static void addStatus(Json& json, const GreatLakes::Observation& observation);
    static const char* expectedUnit();
    static void addPiles(Json& json, const GreatLakes::Observation& observation);
    static Json layout(const GreatLakes::Layout& layout, const TableShape& table);
    static GreatLakes::Layout readLayout(DealReader<GreatLakes>& reader);
};

} // namespace tacklebox
