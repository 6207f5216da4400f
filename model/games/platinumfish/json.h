// Platinum Fish as JSON.
#pragma once

#include "model/games/platinumfish/platinumfish.h"
#include "model/json/codec.h"

namespace tacklebox {

template <>
struct Codec<PlatinumFish> {
    static Json move(const PlatinumFish::Move& move);
    static PlatinumFish::Move readMove(const Json& json, const TableShape& table);
    static const char* phaseName(const PlatinumFish::Status& status);
    static void addStatus(Json& json, const PlatinumFish::Observation& observation);
    static const char* expectedUnit();
    static void addPiles(Json& json, const PlatinumFish::Observation& observation);
    static Json layout(const PlatinumFish::Layout& layout, const TableShape& table);
    static PlatinumFish::Layout readLayout(DealReader<PlatinumFish>& reader);
};

} // namespace tacklebox
