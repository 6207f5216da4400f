// Rainbow Fish as JSON.
#pragma once

#include "model/games/rainbowfish/rainbowfish.h"
#include "model/wire/codec.h"

namespace tacklebox {

template <>
struct Codec<RainbowFish> {
    using Layout = rainbowfish::Layout;
    using Move = rainbowfish::Move;
    using Status = rainbowfish::Status;
    using View = rainbowfish::View;

    static Json move(const Move& move);
    static Move readMove(const Json& json, const TableShape& table);
    static const char* phaseName(const Status& status);
    static void addStatus(Json& json, const Status& status);
    static void addPiles(Json& json, const View& view);
    static Json layout(const Layout& layout, const TableShape& table);
    static Layout readLayout(DealReader<RainbowFish>& reader);
    static Phrase refusal(const Refusal& refusal, const Names& names);
};

} // namespace tacklebox
