// Platinum Fish in the JSON of the line protocol. UsualCodec (model/json/codec.h) describes the functions.
#pragma once

#include "model/games/platinumfish/platinumfish.h"
#include "model/json/codec.h"

namespace tacklebox {

template <>
struct Codec<PlatinumFish> : UsualCodec<PlatinumFish> {
    static constexpr const char* kMoves[] = {"draw", "take-discard", "shuffle",       "take",
                                             "ask",  "decline",      "match-discard", "done"};
    static constexpr const char* kPhases[] = {"draw", "take", "ask", "refill", "wait", "over"};
    static const char* expectedUnit() { return name(PlatinumFish::kLaid); }

    template <class Io, class AnyMove>
    static void fields(Io& io, AnyMove& move) {
        using enum platinumfish::MoveKind;
        if (move.kind == Ask) io.seat("target", move.target);
        if (move.kind == Ask || move.kind == Take)
            io.name("rank", move.rank, packs::kRanks, packs::rankName, "There is no rank ",
                    ": ranks are A, 2 to 10, J, Q and K.");
        if (move.kind == MatchDiscard) io.card("card", move.card);
    }

    static void addStatus(Json& json, const Observation& observation) {
        const Status& status = observation.status;
        json["dice"] = nullptr;
        if (status.dice[0]) json["dice"] = Json::array({int(status.dice[0])});
        if (status.dice[1]) json["dice"].push_back(int(status.dice[1]));
        json["choices"] = nullptr;
        for (packs::Rank rank = 0; rank < packs::kRanks; ++rank)
            if (platinumfish::hasRank(status.choices, rank)) json["choices"].push_back(packs::rankName(rank));
    }
    static Json layout(const Layout& layout, const TableShape& table) {
        Json json = UsualCodec::layout(layout, table);
        if (!layout.discardGiven) json.erase(name(PileKind::Discard));
        return json;
    }
    static Layout readLayout(DealReader<PlatinumFish>& reader) {
        Layout layout = UsualCodec::readLayout(reader);
        layout.discardGiven = reader.fields().has(name(PileKind::Discard));
        return layout;
    }
    static Json laid(const Observation& observation, Seat seat) {
        Json list = Json::array();
        for (const packs::Rank rank : observation.matches[seat])
            list.push_back(packs::rankName(rank));
        return list;
    }
    static Json laid(const Layout& layout, Seat seat) {
        Json list = Json::array();
        for (const platinumfish::LaidMatch& match : layout.matches)
            if (match.seat == seat) list.push_back(packs::rankName(match.rank));
        return list;
    }
    static int laidCards(const Layout& layout) { return layout.matched.size(); }
    /// A pair uses the first remaining cards of its rank in deck order.
    static void readLaid(DealReader<PlatinumFish>& reader, Layout& layout, Seat seat, const Json& name) {
        const packs::Rank rank =
            readName(reader.fields(), name, packs::kRanks, packs::rankName,
                     "\"matches\" names ranks, \"A\", \"2\" to \"10\", \"J\", \"Q\", \"K\", not ", ".");
        for (int half = 0; half < 2; ++half) {
            const Card card = reader.firstCard([&](Card left) { return platinumfish::rankOf(left) == rank; });
            if (card == kNoCard)
                reader.fail("The deal names cards of the rank " + quoted(name) +
                            " more often than the deck has them.");
            layout.matched.add(card);
        }
        layout.matches.add({seat, rank});
    }
};

} // namespace tacklebox
