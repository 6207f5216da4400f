// The JSON of a game that lists its places (model/engine/places.h), except its moves.
#pragma once

#include "model/engine/places.h"
#include "model/json/codec.h"

namespace tacklebox {

/// Base of the game's Codec, which adds `kMoves` and `fields`. Every place is a field with the name of its
/// kind: a list of cards, or one list a seat.
template <class G>
struct PlacesCodec : UsualCodec<G> {
    using typename UsualCodec<G>::Observation;
    using typename UsualCodec<G>::Layout;

    static const char* phaseName(const typename G::Status& status) {
        return status.turn == kNoSeat ? "over" : "turn";
    }
    static const char* expectedUnit() { return "wins"; }

    static void addPiles(Json& json, const Observation& observation) {
        for (const SeenPlace& place : observation.places)
            if (place.pile.kind != PileKind::Hand)
                add(json, place.pile, facesJson<G>(place.faces)); // hands are there
    }

    static Json layout(const Layout& layout, const TableShape& table) {
        Json json = Json::object();
        int named = 0;
        G::places(layout, table.seats, [&](PileId pile, const auto& cards, SeatSet) {
            named += cards.size();
            if constexpr (requires { cards.top(); })
                add(json, pile, pileJson<G>(cards));
            else
                add(json, pile, cardsJson<G>(cards));
        });
        addRest<G>(json, table, named);
        return json;
    }

    /// Cards that are not named go under the first pile, if the game has one.
    static Layout readLayout(DealReader<G>& reader) {
        Layout layout{};
        const int seats = reader.table().seats;
        G::places(layout, seats, [&](PileId pile, auto& cards, SeatSet) {
            const char* const field = fieldOf(pile.kind);
            const Json* list = pile.seat == kNoSeat ? reader.fields().take(field) : reader.listPerSeat(field);
            if (list && pile.seat != kNoSeat) list = &(*list)[pile.seat];
            if (!list) return;
            for (const Json& name : reader.list(*list, field)) {
                const Card card = reader.card(name);
                if constexpr (requires { cards.top(); })
                    cards.putUnder(card);
                else
                    cards.add(card);
            }
        });
        if (!reader.anyNamed()) return G::shuffled(reader.table().options, seats, reader.random());
        G::places(layout, seats, [&](PileId, [[maybe_unused]] auto& cards, SeatSet) {
            if constexpr (requires { cards.top(); }) reader.restUnder(cards);
        });
        if (!reader.left().empty() && !reader.restOut())
            reader.fail("The deal names only some of the cards. Name all, or add \"rest\":\"out\".");
        return layout;
    }

  private:
    static const char* fieldOf(PileKind kind) { return kind == PileKind::Hand ? "hands" : name(kind); }
    static void add(Json& json, PileId pile, Json cards) {
        Json& field = json[fieldOf(pile.kind)];
        if (pile.seat == kNoSeat)
            field = std::move(cards);
        else
            field.push_back(std::move(cards));
    }
};

} // namespace tacklebox
