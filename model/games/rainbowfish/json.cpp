#include "model/games/rainbowfish/json.h"

#include "model/engine/namearray.h"
#include "model/json/chancejson.h"

namespace tacklebox {

using namespace rainbowfish;

namespace {
constexpr std::string_view kMoveNames[] = {
    "ask",         "lay",         "draw-2",       "wild", "wild-draw-4", "wild-downpour-1", "wild-downpour-2",
    "draw",        "lay-special", "discard-wild", "name", "answer",      "reverse",         "skip",
    "war-machine", "allow",       "done"};
static_assert(namesEvery<MoveKind>(kMoveNames));
constexpr const char* kPhaseNames[] = {"turn", "color", "answer", "block", "lay", "wait", "over"};
static_assert(namesEvery<Phase>(kPhaseNames));
static_assert(namesEvery<Ending>(RainbowFish::kEndings));
constexpr std::string_view kColorFields[] = {"red", "yellow", "green", "blue"};
static_assert(std::size(kColorFields) == rainbowfish::kColors && allNamed(kColorFields));
constexpr std::string_view kSpecialName = "special";

void addCard(Json& json, Face card) {
    if (card != kNoFace) json["card"] = faceJson<RainbowFish>(card);
}

Json namedCardsJson(const Move& move) {
    Json list = Json::array();
    for (Color color = 0; color < kColors; ++color)
        for (int i = 0; i < move.cards.of(color); ++i)
            list.push_back(faceJson<RainbowFish>(numberFace(move.number, color)));
    if (move.card != kNoFace) list.push_back(faceJson<RainbowFish>(move.card));
    return list;
}

Face readCardName(const Fields& fields, const Json& name) {
    const Face face = name.is_string() ? faceNamed<RainbowFish>(name.get_ref<const std::string&>()) : kNoFace;
    if (face == kNoFace)
        fields.fail("There is no card " + quoted(name) + " in " + std::string(RainbowFish::kTitle) + ".");
    return face;
}

/// Reads the cards to lay, if the move names them.
void readNamedCards(Fields& fields, Move& move) {
    const Json* names = fields.take("cards");
    if (!names) return;
    if (!names->is_array() || names->empty()) fields.fail("\"cards\" must be a list of the cards to lay.");
    for (const Json& name : *names) {
        const Face face = readCardName(fields, name);
        if (isNumber(face) && numberOf(face) == move.number)
            move.cards.add(colorOf(face));
        else if (move.card == kNoFace)
            move.card = face;
    }
}

void readOptionalCard(Fields& fields, Move& move) {
    if (fields.has("card")) move.card = readFace<RainbowFish>(fields, "card");
}

Json setName(Number set) {
    return set == kSpecialSet ? std::string(kSpecialName) : std::to_string(int(set));
}

Json setsJson(const LaidSets& sets, int seats) {
    Json lists = perSeat(seats, [](Seat) { return Json::array(); });
    for (const LaidSet& set : sets)
        lists[set.seat].push_back(setName(set.number));
    return lists;
}

Number readSetName(const DealReader<RainbowFish>& reader, const Json& name) {
    for (Number set = 0; set <= kSpecialSet; ++set)
        if (name == setName(set)) return set;
    reader.fail("\"sets\" names sets by \"0\" to \"9\" or \"special\", not " + quoted(name) + ".");
}

/// Takes the first four cards of the number, in deck order, that the file does not name elsewhere.
void takeSet(DealReader<RainbowFish>& reader, Number set, CardSet& laid) {
    const auto fits = [set](Card card) { return cardsOfNumber(set).has(card); };
    for (int i = 0; i < kSetSize; ++i) {
        const Card card = reader.firstCard(fits);
        if (card == kNoCard)
            reader.fail("\"sets\" has a set of " + std::to_string(int(set)) +
                        ", for which the deck, less the cards "
                        "named, has no four cards left: no " +
                        std::string(RainbowFish::faceName(numberFace(set, 0))) + " or other of that number.");
        laid.add(card);
    }
}

void readSets(DealReader<RainbowFish>& reader, Layout& layout) {
    const Json* lists = reader.listPerSeat("sets");
    if (!lists) return;
    for (Seat seat = 0; seat < reader.table().seats; ++seat) {
        bool special = false;
        for (const Json& name : reader.list((*lists)[seat], "sets")) {
            const Number set = readSetName(reader, name);
            if (set != kSpecialSet) {
                takeSet(reader, set, layout.laid);
            } else {
                if (special)
                    reader.fail("\"sets\" has two Special Sets for one seat, which is out after the first.");
                special = true;
            }
            layout.sets.add({seat, set});
        }
    }
}
} // namespace

Json Codec<RainbowFish>::move(const Move& move) {
    Json json = {{"kind", kMoveNames[int(move.kind)]}};
    switch (move.kind) {
    case MoveKind::Ask:
        json["target"] = int(move.target);
        json["number"] = int(move.number);
        break;
    case MoveKind::Lay:
        json["number"] = int(move.number);
        if (move.cards.any() || move.card != kNoFace) json["cards"] = namedCardsJson(move);
        break;
    case MoveKind::Wild:
    case MoveKind::Name:
        json["target"] = int(move.target);
        json["color"] = colorName(move.color);
        break;
    case MoveKind::DownpourOne:
    case MoveKind::DownpourTwo: json["color"] = colorName(move.color); break;
    case MoveKind::DrawTwo:
    case MoveKind::DiscardWild:
    case MoveKind::Reverse:
    case MoveKind::Skip: addCard(json, move.card); break;
    case MoveKind::WildDrawFour:
    case MoveKind::Draw:
    case MoveKind::LaySpecial:
    case MoveKind::Answer:
    case MoveKind::WarMachine:
    case MoveKind::Allow:
    case MoveKind::Done: break;
    }
    return json;
}

Move Codec<RainbowFish>::readMove(const Json& json, const TableShape& table) {
    Fields fields(json, ErrorCode::BadRequest, "The move");
    Move move{MoveKind(readChoice(fields, "kind", kMoveNames))};
    switch (move.kind) {
    case MoveKind::Ask:
        move.target = readSeat(fields, "target", table);
        move.number = Number(fields.needNumber("number", 0, kNumbers - 1));
        break;
    case MoveKind::Lay:
        move.number = Number(fields.needNumber("number", 0, kNumbers - 1));
        readNamedCards(fields, move);
        break;
    case MoveKind::Wild:
    case MoveKind::Name:
        move.target = readSeat(fields, "target", table);
        move.color = Color(readChoice(fields, "color", kColorFields));
        break;
    case MoveKind::DownpourOne:
    case MoveKind::DownpourTwo: move.color = Color(readChoice(fields, "color", kColorFields)); break;
    case MoveKind::DiscardWild: move.card = readFace<RainbowFish>(fields, "card"); break;
    case MoveKind::DrawTwo:
    case MoveKind::Reverse:
    case MoveKind::Skip: readOptionalCard(fields, move); break;
    case MoveKind::WildDrawFour:
    case MoveKind::Draw:
    case MoveKind::LaySpecial:
    case MoveKind::Answer:
    case MoveKind::WarMachine:
    case MoveKind::Allow:
    case MoveKind::Done: break;
    }
    fields.done();
    return move;
}

const char* Codec<RainbowFish>::phaseName(const Status& status) {
    return kPhaseNames[int(status.phase)];
}

void Codec<RainbowFish>::addStatus(Json& json, const Observation& observation) {
    const Status& status = observation.status;
    json["asked"] = nullptr;
    if (status.asked != kNoSeat)
        json["asked"] = {
            {"by", int(status.turn)}, {"target", int(status.asked)}, {"number", int(status.number)}};
}

const char* Codec<RainbowFish>::expectedUnit() {
    return "points";
}

void Codec<RainbowFish>::addPiles(Json& json, const Observation& observation) {
    json["hole"] = facesJson<RainbowFish>(observation.hole);
    json["discard"] = facesJson<RainbowFish>(observation.discard);
    json["sets"] = setsJson(observation.sets, observation.match.seats);
}

Json Codec<RainbowFish>::layout(const Layout& layout, const TableShape& table) {
    int named = layout.hole.size() + layout.discard.size() + layout.laid.size();
    for (Seat seat = 0; seat < table.seats; ++seat)
        named += layout.hands[seat].size();
    Json json = Json::object();
    if (layout.handsGiven)
        json["hands"] =
            perSeat(table.seats, [&](Seat seat) { return cardsJson<RainbowFish>(layout.hands[seat]); });
    json["hole"] = pileJson<RainbowFish>(layout.hole);
    json["discard"] = pileJson<RainbowFish>(layout.discard);
    json["sets"] = setsJson(layout.sets, table.seats);
    addRest<RainbowFish>(json, table, named);
    return json;
}

Layout Codec<RainbowFish>::readLayout(DealReader<RainbowFish>& reader) {
    Layout layout;
    layout.handsGiven = reader.hands(layout.hands);
    reader.pile("hole", layout.hole);
    reader.pile("discard", layout.discard);
    readSets(reader, layout);
    reader.restUnder(layout.hole);
    return layout;
}

Json Codec<RainbowFish>::hello() {
    Json json = gameJson<RainbowFish>();
    Options options = standardOptions(RainbowFish::kOptions);
    for (std::size_t i = 0; i < std::size(kDecks); ++i) {
        options.value[0] = std::int16_t(i);
        json["decks"][std::string(kDecks[i])] = cardsJson<RainbowFish>(RainbowFish::deck(options));
    }
    return json;
}

} // namespace tacklebox
