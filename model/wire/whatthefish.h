// WTF (What the Fish!) as JSON.
#pragma once

#include "model/games/whatthefish/whatthefish.h"
#include "model/wire/codec.h"

namespace tacklebox {

template <>
struct Codec<WhatTheFish> {
    using Layout = whatthefish::Layout;
    using Move = whatthefish::Move;
    using Status = whatthefish::Status;
    using View = whatthefish::View;

    static Json move(const Move& move);
    static Move readMove(const Json& json, const TableShape& table);
    static const char* phaseName(const Status& status);
    static void addStatus(Json& json, const Status& status);
    static void addPiles(Json& json, const View& view);
    static Json layout(const Layout& layout, const TableShape& table);
    static Layout readLayout(DealReader<WhatTheFish>& reader);
    static Phrase refusal(const Refusal& refusal, const Names& names);
};

} // namespace tacklebox
