// Go Fish in the JSON of the line protocol. Codec (model/json/codec.h) describes the functions.
#pragma once

#include "model/games/gofish/gofish.h"
#include "model/json/codec.h"

namespace tacklebox {

template <>
struct Codec<GoFish> {
    static Json move(const GoFish::Move& move);
    static GoFish::Move readMove(const Json& json, const TableShape& table);
    static const char* phaseName(const GoFish::Status& status);
    static void addStatus(Json& json, const GoFish::Observation& observation);
    static const char* expectedUnit();
    static void addPiles(Json& json, const GoFish::Observation& observation);
    static Json layout(const GoFish::Layout& layout, const TableShape& table);
    static GoFish::Layout readLayout(DealReader<GoFish>& reader);
};

} // namespace tacklebox
