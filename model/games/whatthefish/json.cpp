#include "model/games/whatthefish/json.h"

#include "model/engine/namearray.h"

namespace tacklebox {

using namespace whatthefish;

namespace {

constexpr std::string_view kMoveNames[kMoveKinds] = {
    "dive",         "kill",          "protect",        "belly-up",    "flush",   "pass",
    "give",         "mugger-croc",   "snapper-snatch", "mrs-crabite", "wtf-tax", "communist-manifesto",
    "elvis-effect", "beaver-buddha", "ben-franklin"};
static_assert(namesEvery<MoveKind>(kMoveNames));
constexpr const char* kPhaseNames[] = {"open", "swim", "flush", "tax", "over"};
static_assert(namesEvery<Phase>(kPhaseNames));
static_assert(namesEvery<Ending>(WhatTheFish::kEndings));

/// Number of swims that must end before frozen cards return: always one. In open water it is the next swim,
/// as an undone dive is no swim (W-37).
constexpr int kThaws = 1;

bool namesOneCard(MoveKind kind) {
    return kind == MoveKind::Dive || kind == MoveKind::Give || kind == MoveKind::ElvisEffect;
}
bool namesCards(MoveKind kind) {
    return kind == MoveKind::Kill || kind == MoveKind::Protect;
}
bool namesTarget(MoveKind kind) {
    return kind >= MoveKind::MuggerCroc && kind <= MoveKind::WtfTax;
}

void readCards(Fields& fields, NamedCards& cards) {
    const Json& names = fields.need("cards");
    if (!names.is_array() || names.empty()) fields.fail("\"cards\" must be a list of at least one card.");
    for (const Json& name : names) {
        const Face face =
            name.is_string() ? faceNamed<WhatTheFish>(name.get_ref<const std::string&>()) : kNoFace;
        if (face == kNoFace)
            fields.fail("There is no card " + quoted(name) + " in " + std::string(WhatTheFish::kTitle) + ".");
        // Longer lists are cut to 27 cards, which no hand can hold.
        if (cards.size() < 27) cards.add(face);
    }
}

Json swimJson(const Observation& observation) {
    const Swim& swim = observation.status.swim;
    if (!swim.any()) return nullptr;
    return {{"seat", int(swim.seat)},
            {"fish", faceJson<WhatTheFish>(swim.fish)},
            {"bar", int(swim.bar)},
            {"attack", int(swim.attack)},
            {"endangered", swim.endangered()},
            {"cards", facesJson<WhatTheFish>(observation.piles.played)}};
}

Json frozenJson(const Observation& observation) {
    Json list = Json::array();
    for (const SeenFrozen& frozen : observation.piles.frozen) {
        if (frozen.opens)
            list.push_back({{"seat", int(frozen.seat)}, {"cards", Json::array()}, {"thaws", kThaws}});
        list.back()["cards"].push_back(faceJson<WhatTheFish>(frozen.face));
    }
    return list;
}

} // namespace

Json Codec<WhatTheFish>::move(const Move& move) {
    Json json = {{"kind", kMoveNames[int(move.kind)]}};
    if (namesOneCard(move.kind)) json["card"] = faceJson<WhatTheFish>(move.cards[0]);
    if (namesCards(move.kind)) json["cards"] = facesJson<WhatTheFish>(move.cards);
    if (namesTarget(move.kind)) json["target"] = int(move.target);
    if (move.kind == MoveKind::CommunistManifesto) {
        json["from"] = int(move.target);
        json["to"] = int(move.to);
    }
    return json;
}

Move Codec<WhatTheFish>::readMove(const Json& json, const TableShape& table) {
    Fields fields(json, ErrorCode::BadRequest, "The move");
    Move move{MoveKind(readChoice(fields, "kind", kMoveNames))};
    if (namesOneCard(move.kind)) move.cards.add(readFace<WhatTheFish>(fields, "card"));
    if (namesCards(move.kind)) readCards(fields, move.cards);
    if (namesTarget(move.kind)) move.target = readSeat(fields, "target", table);
    if (move.kind == MoveKind::CommunistManifesto) {
        move.target = readSeat(fields, "from", table);
        move.to = readSeat(fields, "to", table);
    }
    fields.done();
    return move;
}

const char* Codec<WhatTheFish>::phaseName(const Status& status) {
    return kPhaseNames[int(status.phase)];
}

void Codec<WhatTheFish>::addStatus(Json& json, const Observation& observation) {
    const Status& status = observation.status;
    json["swim"] = swimJson(observation);
    json["frozen"] = frozenJson(observation);
    json["passed"] = seatList(status.passed);
    json["order"] = Json::array();
    for (int place = 0; place < status.seats; ++place)
        json["order"].push_back(int(inOrder(status, place)));
    json["swims"] = int(status.swims);
}

const char* Codec<WhatTheFish>::expectedUnit() {
    return "wins";
}

void Codec<WhatTheFish>::addPiles(Json& json, const Observation& observation) {
    json["draw"] = facesJson<WhatTheFish>(observation.piles.draw);
    json["discard"] = facesJson<WhatTheFish>(observation.piles.discard);
}

Json Codec<WhatTheFish>::layout(const Layout& layout, const TableShape& table) {
    Json json = Json::object();
    int named = layout.draw.size() + layout.discard.size();
    if (layout.handsGiven) {
        json["hands"] =
            perSeat(table.seats, [&](Seat seat) { return cardsJson<WhatTheFish>(layout.hands[seat]); });
        for (Seat seat = 0; seat < table.seats; ++seat)
            named += layout.hands[seat].size();
    }
    json["draw"] = pileJson<WhatTheFish>(layout.draw);
    json["discard"] = pileJson<WhatTheFish>(layout.discard);
    addRest<WhatTheFish>(json, table, named);
    return json;
}

Layout Codec<WhatTheFish>::readLayout(DealReader<WhatTheFish>& reader) {
    Layout layout;
    layout.handsGiven = reader.hands(layout.hands);
    reader.pile("draw", layout.draw);
    reader.pile("discard", layout.discard);
    reader.restUnder(layout.draw);
    return layout;
}

} // namespace tacklebox
