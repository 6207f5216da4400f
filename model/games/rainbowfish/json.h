// JSON of Rainbow Fish.
#pragma once

#include "model/games/rainbowfish/rainbowfish.h"
#include "model/json/codec.h"

namespace tacklebox {

template <>
struct Codec<RainbowFish> {
    static Json move(const RainbowFish::Move& move);
    static RainbowFish::Move readMove(const Json& json, const TableShape& table);
    static const char* phaseName(const RainbowFish::Status& status);
    static void addStatus(Json& json, const RainbowFish::Observation& observation);
    static const char* expectedUnit();
    static void addPiles(Json& json, const RainbowFish::Observation& observation);
    static Json layout(const RainbowFish::Layout& layout, const TableShape& table);
    static RainbowFish::Layout readLayout(DealReader<RainbowFish>& reader);
    /// Lists the decks by option.
    static Json hello();
};

} // namespace tacklebox
