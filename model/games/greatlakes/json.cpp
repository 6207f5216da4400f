#include "model/games/greatlakes/json.h"

#include "model/engine/namearray.h"

namespace tacklebox {

using namespace greatlakes;

namespace {
constexpr std::string_view kMoveNames[] = {"choose", "fish-out", "stock"};
static_assert(namesEvery<MoveKind>(kMoveNames));
constexpr const char* kPhaseNames[] = {"choose", "keep", "over"};
static_assert(namesEvery<Phase>(kPhaseNames));

Json suitsJson(const SuitList& suits) {
    Json list = Json::array();
    for (const packs::Suit suit : suits)
        list.push_back(packs::suitName(suit));
    return list;
}

packs::Suit readSuit(const DealReader<GreatLakes>& reader, const Json& name) {
    for (packs::Suit suit = 0; suit < packs::kSuits; ++suit)
        if (name == packs::suitName(suit)) return suit;
    reader.fail("\"fished\" names suits by \"S\", \"H\", \"D\", \"C\", not " + quoted(name) + ".");
}
} // namespace

Json Codec<GreatLakes>::move(const Move& move) {
    Json json = {{"kind", kMoveNames[int(move.kind)]}};
    if (move.kind == MoveKind::Choose) json["card"] = faceJson<GreatLakes>(move.card);
    return json;
}

Move Codec<GreatLakes>::readMove(const Json& json, const TableShape&) {
    Fields fields(json, ErrorCode::BadRequest, "The move");
    Move move{MoveKind(readChoice(fields, "kind", kMoveNames))};
    if (move.kind == MoveKind::Choose) move.card = readFace<GreatLakes>(fields, "card");
    fields.done();
    return move;
}

const char* Codec<GreatLakes>::phaseName(const Status& status) {
    return kPhaseNames[int(status.phase)];
}
void Codec<GreatLakes>::addStatus(Json& json, const Observation& observation) {
    json["fished"] =
        perSeat(observation.match.seats, [&](Seat seat) { return suitsJson(observation.fished[seat]); });
}

const char* Codec<GreatLakes>::expectedUnit() {
    return "fish";
}

void Codec<GreatLakes>::addPiles(Json& json, const Observation& observation) {
    const int seats = observation.match.seats;
    json["lake"] = facesJson<GreatLakes>(observation.lake);
    json["chosen"] =
        perSeat(seats, [&](Seat seat) { return faceJson<GreatLakes>(observation.chosen[seat]); });
    json["kept"] = perSeat(seats, [&](Seat seat) { return faceJson<GreatLakes>(observation.kept[seat]); });
    json["caught"] =
        perSeat(seats, [&](Seat seat) { return facesJson<GreatLakes>(observation.caught[seat]); });
}

Json Codec<GreatLakes>::layout(const Layout& layout, const TableShape& table) {
    int named = layout.lake.size();
    for (Seat seat = 0; seat < table.seats; ++seat)
        named += layout.hands[seat].size() + layout.caught[seat].size();
    Json json = {
        {"hands", perSeat(table.seats, [&](Seat seat) { return cardsJson<GreatLakes>(layout.hands[seat]); })},
        {"lake", pileJson<GreatLakes>(layout.lake)},
        {"caught",
         perSeat(table.seats, [&](Seat seat) { return cardsJson<GreatLakes>(layout.caught[seat]); })},
        {"fished", perSeat(table.seats, [&](Seat seat) { return suitsJson(layout.fished[seat]); })}};
    addRest<GreatLakes>(json, table, named);
    return json;
}

Layout Codec<GreatLakes>::readLayout(DealReader<GreatLakes>& reader) {
    Layout layout;
    const bool hands = reader.hands(layout.hands);
    reader.pile("lake", layout.lake);
    if (const Json* lists = reader.listPerSeat("caught"))
        for (int seat = 0; seat < reader.table().seats; ++seat)
            for (const Json& name : reader.list((*lists)[seat], "caught"))
                layout.caught[seat].add(reader.card(name));
    if (!hands && !reader.anyNamed())
        layout = GreatLakes::shuffled(reader.table().options, reader.table().seats, reader.random());
    else if (!reader.restOut() && !reader.left().empty())
        reader.fail(
            "This game has no draw pile: name every card, or add \"rest\":\"out\". The deal doesn't name " +
            std::string(GreatLakes::faceName(reader.left().front())) + ".");
    if (const Json* lists = reader.listPerSeat("fished"))
        for (int seat = 0; seat < reader.table().seats; ++seat)
            for (const Json& name : reader.list((*lists)[seat], "fished")) {
                const packs::Suit suit = readSuit(reader, name);
                SuitList& fished = layout.fished[seat];
                if (std::find(fished.begin(), fished.end(), suit) != fished.end())
                    reader.fail("\"fished\" names a suit twice for one seat.");
                fished.add(suit);
            }
    return layout;
}

} // namespace tacklebox
