#include "model/games/platinumfish/json.h"

#include "model/engine/namearray.h"

namespace tacklebox {

using namespace platinumfish;
using packs::Rank;

namespace {
constexpr std::string_view kMoveNames[] = {"draw", "take-discard", "shuffle",       "take",
                                           "ask",  "decline",      "match-discard", "done"};
static_assert(namesEvery<MoveKind>(kMoveNames));
constexpr const char* kPhaseNames[] = {"draw", "take", "ask", "refill", "wait", "over"};
static_assert(namesEvery<Phase>(kPhaseNames));

constexpr auto kAllRanks = [] {
    std::array<Rank, packs::kRanks> ranks{};
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        ranks[rank] = rank;
    return ranks;
}();

/// Returns the rank with that name, or kNoRank.
Rank rankNamed(std::string_view name) {
    for (const Rank rank : kAllRanks)
        if (packs::rankName(rank) == name) return rank;
    return kNoRank;
}

Rank readRank(Fields& fields) {
    const std::string name = fields.needText("rank");
    const Rank rank = rankNamed(name);
    if (rank == kNoRank)
        fields.fail("There is no rank " + quoted(Json(name)) + ": ranks are A, 2 to 10, J, Q and K.");
    return rank;
}

/// Reads a pair given by its rank: it uses the first remaining cards of the rank in deck order.
void readMatch(DealReader<PlatinumFish>& reader, Layout& layout, int seat, const Json& name) {
    const Rank rank = name.is_string() ? rankNamed(name.get_ref<const std::string&>()) : kNoRank;
    if (rank == kNoRank)
        reader.fail("\"matches\" names ranks, \"A\", \"2\" to \"10\", \"J\", \"Q\", \"K\", not " +
                    quoted(name) + ".");
    for (int half = 0; half < 2; ++half) {
        const Card card = reader.firstCard([&](Card left) { return rankOf(left) == rank; });
        if (card == kNoCard)
            reader.fail("The deal names cards of the rank " + quoted(name) +
                        " more often than the deck has them.");
        layout.matched.add(card);
    }
    layout.matches.add({Seat(seat), rank});
}
} // namespace

Json Codec<PlatinumFish>::move(const Move& move) {
    Json json = {{"kind", kMoveNames[int(move.kind)]}};
    switch (move.kind) {
    case MoveKind::Ask:
        json["target"] = int(move.target);
        json["rank"] = packs::rankName(move.rank);
        break;
    case MoveKind::Take: json["rank"] = packs::rankName(move.rank); break;
    case MoveKind::MatchDiscard: json["card"] = faceJson<PlatinumFish>(move.card); break;
    case MoveKind::Draw:
    case MoveKind::TakeDiscard:
    case MoveKind::Shuffle:
    case MoveKind::Decline:
    case MoveKind::Done: break;
    }
    return json;
}

Move Codec<PlatinumFish>::readMove(const Json& json, const TableShape& table) {
    Fields fields(json, ErrorCode::BadRequest, "The move");
    Move move{MoveKind(readChoice(fields, "kind", kMoveNames))};
    switch (move.kind) {
    case MoveKind::Ask:
        move.target = readSeat(fields, "target", table);
        move.rank = readRank(fields);
        break;
    case MoveKind::Take: move.rank = readRank(fields); break;
    case MoveKind::MatchDiscard: move.card = readFace<PlatinumFish>(fields, "card"); break;
    case MoveKind::Draw:
    case MoveKind::TakeDiscard:
    case MoveKind::Shuffle:
    case MoveKind::Decline:
    case MoveKind::Done: break;
    }
    fields.done();
    return move;
}

const char* Codec<PlatinumFish>::phaseName(const Status& status) {
    return kPhaseNames[int(status.phase)];
}

void Codec<PlatinumFish>::addStatus(Json& json, const Observation& observation) {
    const Status& status = observation.status;
    json["dice"] = nullptr;
    if (status.dice[0]) json["dice"] = Json::array({int(status.dice[0])});
    if (status.dice[1]) json["dice"].push_back(int(status.dice[1]));
    json["choices"] = nullptr;
    if (!status.choices) return;
    json["choices"] = Json::array();
    for (const Rank rank : kAllRanks)
        if (hasRank(status.choices, rank)) json["choices"].push_back(packs::rankName(rank));
}

const char* Codec<PlatinumFish>::expectedUnit() {
    return "matches";
}

void Codec<PlatinumFish>::addPiles(Json& json, const Observation& observation) {
    json["deck"] = facesJson<PlatinumFish>(observation.deck);
    json["discard"] = facesJson<PlatinumFish>(observation.discard);
    json["matches"] = perSeat(observation.match.seats, [&](Seat seat) {
        Json list = Json::array();
        for (const Rank rank : observation.matches[seat])
            list.push_back(packs::rankName(rank));
        return list;
    });
}

Json Codec<PlatinumFish>::layout(const Layout& layout, const TableShape& table) {
    Json json = Json::object();
    int named = layout.deck.size() + layout.discard.size() + layout.matched.size();
    for (Seat seat = 0; seat < table.seats; ++seat)
        named += layout.hands[seat].size();
    if (layout.handsGiven)
        json["hands"] =
            perSeat(table.seats, [&](Seat seat) { return cardsJson<PlatinumFish>(layout.hands[seat]); });
    json["deck"] = pileJson<PlatinumFish>(layout.deck);
    if (layout.discardGiven) json["discard"] = pileJson<PlatinumFish>(layout.discard);
    json["matches"] = perSeat(table.seats, [&](Seat seat) {
        Json list = Json::array();
        for (const LaidMatch& laid : layout.matches)
            if (laid.seat == seat) list.push_back(packs::rankName(laid.rank));
        return list;
    });
    addRest<PlatinumFish>(json, table, named);
    return json;
}

Layout Codec<PlatinumFish>::readLayout(DealReader<PlatinumFish>& reader) {
    Layout layout;
    layout.handsGiven = reader.hands(layout.hands);
    reader.pile("deck", layout.deck);
    layout.discardGiven = reader.pile("discard", layout.discard);
    if (const Json* lists = reader.listPerSeat("matches"))
        for (int seat = 0; seat < reader.table().seats; ++seat)
            for (const Json& name : reader.list((*lists)[std::size_t(seat)], "matches"))
                readMatch(reader, layout, seat, name);
    reader.restUnder(layout.deck);
    return layout;
}

} // namespace tacklebox
