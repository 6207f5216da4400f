#include "model/games/twistedfish/json.h"

#include "model/engine/namearray.h"

namespace tacklebox {

using namespace twistedfish;

namespace {

constexpr std::string_view kMoveNames[] = {
    "ask",
    "lay",
    "add-sixth",
    "the-net",
    "the-lure",
    "unload",
    "go-fish",
    "dead-in-the-water",
    "game-warden",
    "glass-bottom-boat",
    "dead-scuba-diver",
    "divine-intervention",
    "allow",
    "answer",
    "no-fishing",
    "give",
    "two-fisted-fisherman",
    "end-turn",
};
static_assert(namesEvery<MoveKind>(kMoveNames));
constexpr const char* kPhaseNames[] = {"turn",  "zinger", "answer", "give", "miss",
                                       "again", "drawn",  "over",   "wait"};
static_assert(namesEvery<Phase>(kPhaseNames));
static_assert(namesEvery<Ending>(TwistedFish::kEndings));

/// Fields of a kind of move, besides `kind`.
struct MoveFields {
    bool target = false, card = false, fish = false, keep = false;
};

MoveFields fieldsOf(MoveKind kind) {
    switch (kind) {
    case MoveKind::Ask:
    case MoveKind::TheLure: return {.target = true, .card = true};
    case MoveKind::TheNet: return {.target = true, .fish = true};
    case MoveKind::GameWarden:
    case MoveKind::GlassBottomBoat: return {.target = true};
    case MoveKind::Lay:
    case MoveKind::AddSixth:
    case MoveKind::DeadScubaDiver: return {.fish = true};
    case MoveKind::Give: return {.card = true};
    case MoveKind::DivineIntervention: return {.keep = true};
    case MoveKind::Unload:
    case MoveKind::GoFish:
    case MoveKind::DeadInTheWater:
    case MoveKind::Allow:
    case MoveKind::Answer:
    case MoveKind::NoFishing:
    case MoveKind::TwoFistedFisherman:
    case MoveKind::EndTurn: return {};
    }
    return {};
}

Json basketsJson(const Baskets& baskets, Seat owner) {
    Json list = Json::array();
    for (const Basket& basket : baskets)
        if (basket.owner == owner)
            list.push_back(
                {{"fish", fishName(basket.fish)}, {"cards", cardsJson<TwistedFish>(basket.cards())}});
    return list;
}

/// Requires five colours of the fish, or four and the Diver.
Basket readBasket(DealReader<TwistedFish>& reader, const Json& json, Seat owner) {
    Fields fields(json, reader.fields().code(), "A basket");
    const std::string name = fields.needText("fish");
    Basket basket{owner, fishNamed(name)};
    if (basket.fish == kNoFish) fields.fail("There is no fish " + quoted(Json(name)) + ".");
    const Json& cards = fields.need("cards");
    fields.done();
    for (const Json& cardJson : reader.list(cards, "cards")) {
        const Card card = reader.card(cardJson);
        if (card != kDeadScubaDiver && (!isFish(card) || fishOf(card) != basket.fish))
            fields.fail(std::string(cardName(card)) + " does not belong in a basket of " + name + ".");
        basket.add(card);
    }
    if (basket.cards().size() != kColours)
        fields.fail("The basket of " + name +
                    " must have its five colours, or four and the dead-scuba-diver.");
    return basket;
}

} // namespace

Json Codec<TwistedFish>::move(const Move& move) {
    const MoveFields has = fieldsOf(move.kind);
    Json json = {{"kind", kMoveNames[int(move.kind)]}};
    if (has.target) json["target"] = int(move.target);
    if (has.card) json["card"] = faceJson<TwistedFish>(move.card);
    if (has.fish) json["fish"] = fishName(move.fish);
    if (has.keep) json["keep"] = move.keep;
    return json;
}

Move Codec<TwistedFish>::readMove(const Json& json, const TableShape& table) {
    Fields fields(json, ErrorCode::BadRequest, "The move");
    Move move{MoveKind(readChoice(fields, "kind", kMoveNames))};
    const MoveFields has = fieldsOf(move.kind);
    if (has.target) move.target = readSeat(fields, "target", table);
    if (has.card) move.card = readFace<TwistedFish>(fields, "card");
    if (has.fish) {
        const std::string name = fields.needText("fish");
        move.fish = fishNamed(name);
        if (move.fish == kNoFish) fields.fail("There is no fish " + quoted(Json(name)) + " in Twisted Fish.");
    }
    if (has.keep) move.keep = fields.needFlag("keep");
    fields.done();
    return move;
}

const char* Codec<TwistedFish>::phaseName(const Status& status) {
    return kPhaseNames[int(status.phase)];
}

void Codec<TwistedFish>::addStatus(Json& json, const Observation& observation) {
    const Status& status = observation.status;
    const Asked& asked = status.asked;
    json["asked"] = nullptr;
    if (asked.any())
        json["asked"] = {{"by", int(asked.by)},
                         {"target", int(asked.target)},
                         {"fish", fishName(asked.fish)},
                         {"card", faceJson<TwistedFish>(asked.card)}};
    const Aimed& aimed = status.aimed;
    json["aimed"] = nullptr;
    if (aimed.any())
        json["aimed"] = {
            {"zinger", cardName(aimed.zinger)}, {"by", int(aimed.by)}, {"target", int(aimed.target)}};
}

const char* Codec<TwistedFish>::expectedUnit() {
    return "points";
}

void Codec<TwistedFish>::addPiles(Json& json, const Observation& observation) {
    json["pond"] = facesJson<TwistedFish>(observation.pond);
    json["discard"] = facesJson<TwistedFish>(observation.discard);
    json["baskets"] =
        perSeat(observation.match.seats, [&](Seat seat) { return basketsJson(observation.baskets, seat); });
}

Json Codec<TwistedFish>::layout(const Layout& layout, const TableShape& table) {
    int named = layout.pond.size() + layout.discard.size() + layout.baskets.size() * kColours;
    Json json = Json::object();
    if (layout.handsGiven) {
        for (const CardSet& hand : layout.hands)
            named += hand.size();
        json["hands"] =
            perSeat(table.seats, [&](Seat seat) { return cardsJson<TwistedFish>(layout.hands[seat]); });
    }
    json["pond"] = pileJson<TwistedFish>(layout.pond);
    json["discard"] = pileJson<TwistedFish>(layout.discard);
    json["baskets"] = perSeat(table.seats, [&](Seat seat) { return basketsJson(layout.baskets, seat); });
    addRest<TwistedFish>(json, table, named);
    return json;
}

Layout Codec<TwistedFish>::readLayout(DealReader<TwistedFish>& reader) {
    Layout layout;
    layout.handsGiven = reader.hands(layout.hands);
    reader.pile("pond", layout.pond);
    reader.pile("discard", layout.discard);
    if (const Json* lists = reader.listPerSeat("baskets"))
        for (Seat seat = 0; seat < reader.table().seats; ++seat)
            for (const Json& basket : reader.list((*lists)[seat], "baskets"))
                layout.baskets.add(readBasket(reader, basket, seat));
    reader.restUnder(layout.pond);
    return layout;
}

} // namespace tacklebox
