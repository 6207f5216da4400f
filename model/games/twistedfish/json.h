// JSON of Twisted Fish.
#pragma once

#include "model/games/twistedfish/twistedfish.h"
#include "model/json/codec.h"

namespace tacklebox {

template <>
struct Codec<TwistedFish> {
    static Json move(const TwistedFish::Move& move);
    static TwistedFish::Move readMove(const Json& json, const TableShape& table);
    static const char* phaseName(const TwistedFish::Status& status);
    static void addStatus(Json& json, const TwistedFish::Observation& observation);
    static const char* expectedUnit();
    static void addPiles(Json& json, const TwistedFish::Observation& observation);
    static Json layout(const TwistedFish::Layout& layout, const TableShape& table);
    static TwistedFish::Layout readLayout(DealReader<TwistedFish>& reader);
};

} // namespace tacklebox
