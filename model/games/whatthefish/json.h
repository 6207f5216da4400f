// JSON of WTF (What the Fish!).
#pragma once

#include "model/games/whatthefish/whatthefish.h"
#include "model/json/codec.h"

namespace tacklebox {

template <>
struct Codec<WhatTheFish> {
    static Json move(const WhatTheFish::Move& move);
    static WhatTheFish::Move readMove(const Json& json, const TableShape& table);
    static const char* phaseName(const WhatTheFish::Status& status);
    static void addStatus(Json& json, const WhatTheFish::Observation& observation);
    static const char* expectedUnit();
    static void addPiles(Json& json, const WhatTheFish::Observation& observation);
    static Json layout(const WhatTheFish::Layout& layout, const TableShape& table);
    static WhatTheFish::Layout readLayout(DealReader<WhatTheFish>& reader);
};

} // namespace tacklebox
