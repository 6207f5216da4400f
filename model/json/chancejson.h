// JSON of layouts and chance steps, for any game with a Codec.
#pragma once

#include "model/json/codec.h"

namespace tacklebox {

template <class G>
Json chanceJson(const Chance& chance, Seat viewer) {
    if (chance.kind == ChanceKind::None) return nullptr;
    Json json = {{"kind", name(chance.kind)}};
    if (viewer != kOmniscient) return json;
    switch (chance.kind) {
    case ChanceKind::Pull:
        json["from"] = int(chance.from);
        json["options"] = cardsJson<G>(chance.cards);
        break;
    case ChanceKind::Shuffle:
        json["pile"] = name(chance.pile);
        json["cards"] = cardsJson<G>(chance.cards);
        break;
    case ChanceKind::Roll: json["dice"] = int(chance.dice); break;
    case ChanceKind::Deal:
    case ChanceKind::None: break;
    }
    return json;
}

/// Reads a hand-made start position, or shuffles the deck if no card is named. Throws WireError with `code`.
template <class G>
typename G::Layout readLayout(const Json& deal, const TableShape& table, Random random, ErrorCode code,
                              bool scoresAllowed) {
    DealReader<G> reader(deal, table, random, code, scoresAllowed);
    auto layout = Codec<G>::readLayout(reader);
    reader.scores(layout.scores);
    reader.done();
    if (const char* error = G::validationError(table.options, table.seats, layout)) reader.fail(error);
    return layout;
}

/// Reads the outcome of the pending chance step. Throws BadOutcome.
template <class G>
Outcome<typename G::Layout> readOutcome(const Json& json, const Chance& chance, const TableShape& table,
                                        Random random) {
    const auto fail = [](const std::string& text) -> void { throw WireError(ErrorCode::BadOutcome, text); };
    Outcome<typename G::Layout> outcome;
    outcome.kind = chance.kind;
    // Removes the first card with that name from `from` and returns it.
    const auto take = [&](CardSet& from, const Json& name) {
        const Face face = name.is_string() ? faceNamed<G>(name.get_ref<const std::string&>()) : kNoFace;
        for (const Card card : from)
            if (face != kNoFace && G::faceOf(card) == face) {
                from.remove(card);
                return card;
            }
        throw WireError(ErrorCode::BadOutcome,
                        quoted(name) + " isn't one of the cards to choose from, or not that often.");
    };
    CardSet cards = chance.cards;
    switch (chance.kind) {
    case ChanceKind::None: fail("No chance step is due."); break;
    case ChanceKind::Pull: outcome.card = take(cards, json); break;
    case ChanceKind::Shuffle:
        if (!json.is_array() || int(json.size()) != cards.size())
            fail("A shuffle's outcome is the list of its " + std::to_string(cards.size()) +
                 " cards, new top first.");
        for (const Json& name : json)
            outcome.order.putUnder(take(cards, name));
        break;
    case ChanceKind::Roll:
        if (!json.is_array() || json.size() != chance.dice)
            fail("A roll's outcome is a list of " + std::to_string(chance.dice) + " numbers from 1 to 6.");
        for (std::size_t die = 0; die < chance.dice; ++die) {
            const Json& value = json[die];
            if (!value.is_number_integer() || value < 1 || value > 6)
                fail("A die shows a number from 1 to 6, not " + quoted(value) + ".");
            outcome.dice[die] = value.get<std::uint8_t>();
        }
        break;
    case ChanceKind::Deal:
        outcome.layout = readLayout<G>(json, table, random, ErrorCode::BadOutcome, false);
        break;
    }
    return outcome;
}

template <class G>
Json outcomeJson(const Outcome<typename G::Layout>& outcome, const TableShape& table, int dice) {
    switch (outcome.kind) {
    case ChanceKind::Pull: return faceJson<G>(G::faceOf(outcome.card));
    case ChanceKind::Shuffle: return pileJson<G>(outcome.order);
    case ChanceKind::Roll: {
        Json json = {int(outcome.dice[0])};
        if (dice == 2) json.push_back(int(outcome.dice[1]));
        return json;
    }
    case ChanceKind::Deal: return Codec<G>::layout(outcome.layout, table);
    case ChanceKind::None: break;
    }
    return nullptr;
}

} // namespace tacklebox
