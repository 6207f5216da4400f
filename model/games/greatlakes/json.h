// The Great Lakes Fish-Out in the JSON of the line protocol. UsualCodec (model/json/codec.h) describes the
// functions.
#pragma once

#include "model/games/greatlakes/greatlakes.h"
#include "model/json/codec.h"

namespace tacklebox {

template <>
struct Codec<GreatLakes> : UsualCodec<GreatLakes> {
    static constexpr const char* kMoves[] = {"choose", "fish-out", "stock"};
    static constexpr const char* kPhases[] = {"choose", "keep", "over"};
    static const char* expectedUnit() { return "fish"; }

    template <class Io, class AnyMove>
    static void fields(Io& io, AnyMove& move) {
        if (move.kind == greatlakes::MoveKind::Choose) io.card("card", move.card);
    }

    template <class Cards>
    static Json fished(const Cards& cards, int seats) {
        return perSeat(seats, [&](Seat seat) {
            Json list = Json::array();
            for (const packs::Suit suit : cards.fished[seat])
                list.push_back(packs::suitName(suit));
            return list;
        });
    }
    static void addStatus(Json& json, const Observation& observation) {
        json["fished"] = fished(observation, observation.match.seats);
    }
    static void addPiles(Json& json, const Observation& observation) {
        const auto ofEach = [&](auto entry) { return perSeat(observation.match.seats, entry); };
        json["lake"] = facesJson<GreatLakes>(observation.lake);
        json["chosen"] = ofEach([&](Seat seat) { return faceJson<GreatLakes>(observation.chosen[seat]); });
        json["kept"] = ofEach([&](Seat seat) { return faceJson<GreatLakes>(observation.kept[seat]); });
        json["caught"] = ofEach([&](Seat seat) { return facesJson<GreatLakes>(observation.caught[seat]); });
    }

    static Json layout(const Layout& layout, const TableShape& table) {
        int named = layout.lake.size();
        for (Seat seat = 0; seat < table.seats; ++seat)
            named += layout.hands[seat].size() + layout.caught[seat].size();
        const auto ofEach = [&](const auto& cards) {
            return perSeat(table.seats, [&](Seat seat) { return cardsJson<GreatLakes>(cards[seat]); });
        };
        Json json = {{"hands", ofEach(layout.hands)},
                     {"lake", pileJson<GreatLakes>(layout.lake)},
                     {"caught", ofEach(layout.caught)},
                     {"fished", fished(layout, table.seats)}};
        addRest<GreatLakes>(json, table, named);
        return json;
    }
    static Layout readLayout(DealReader<GreatLakes>& reader) {
        Layout layout;
        const bool hands = reader.hands(layout.hands);
        reader.pile("lake", layout.lake);
        reader.eachPerSeat("caught",
                           [&](Seat seat, const Json& name) { layout.caught[seat].add(reader.card(name)); });
        if (!hands && !reader.anyNamed())
            layout = GreatLakes::shuffled(reader.table().options, reader.table().seats, reader.random());
        else if (!reader.restOut() && !reader.left().empty())
            reader.fail("This game has no draw pile: name every card, or add \"rest\":\"out\". The deal "
                        "doesn't name " +
                        std::string(GreatLakes::faceName(reader.left().front())) + ".");
        reader.eachPerSeat("fished", [&](Seat seat, const Json& name) {
            const packs::Suit suit =
                readName(reader.fields(), name, packs::kSuits, packs::suitName,
                         "\"fished\" names suits by \"S\", \"H\", \"D\", \"C\", not ", ".");
            if (std::ranges::find(layout.fished[seat], suit) != layout.fished[seat].end())
                reader.fail("\"fished\" names a suit twice for one seat.");
            layout.fished[seat].add(suit);
        });
        return layout;
    }
};

} // namespace tacklebox
