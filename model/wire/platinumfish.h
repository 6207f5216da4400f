// Platinum Fish as JSON.
#pragma once

#include "model/games/platinumfish/platinumfish.h"
#include "model/wire/codec.h"

namespace tacklebox {

template <>
struct Codec<PlatinumFish> {
    using Layout = platinumfish::Layout;
    using Move = platinumfish::Move;
    using Status = platinumfish::Status;
    using View = platinumfish::View;

    static Json move(const Move& move);
    static Move readMove(const Json& json, const TableShape& table);
    static const char* phaseName(const Status& status);
    static void addStatus(Json& json, const Status& status);
    static void addPiles(Json& json, const View& view);
    static Json layout(const Layout& layout, const TableShape& table);
    static Layout readLayout(DealReader<PlatinumFish>& reader);
    static Phrase refusal(const Refusal& refusal, const Names& names);
};

} // namespace tacklebox
