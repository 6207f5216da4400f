#include "model/games/gofish/json.h"

#include "model/engine/namearray.h"

namespace tacklebox {

using namespace gofish;

namespace {
constexpr std::string_view kMoveNames[] = {"ask"};
static_assert(namesEvery<MoveKind>(kMoveNames));
constexpr const char* kPhaseNames[] = {"turn", "over"};
static_assert(namesEvery<Phase>(kPhaseNames));
static_assert(namesEvery<Ending>(GoFish::kEndings));

/// Returns the rank with that name, or kNoRank.
Rank rankNamed(const Json& name) {
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        if (name == packs::rankName(rank)) return rank;
    return kNoRank;
}

Json booksJson(const Books& books, int seats) {
    Json lists = perSeat(seats, [](Seat) { return Json::array(); });
    for (const Book& book : books)
        lists[book.seat].push_back(packs::rankName(book.rank));
    return lists;
}

/// Reads a book. It claims the four cards of its rank, so the deal must not name them elsewhere.
void readBook(DealReader<GoFish>& reader, Layout& layout, Seat seat, const Json& name) {
    const Rank rank = rankNamed(name);
    if (rank == kNoRank)
        reader.fail("\"books\" names ranks, \"A\", \"2\" to \"10\", \"J\", \"Q\", \"K\", not " +
                    quoted(name) + ".");
    for (const Book& book : layout.books)
        if (book.rank == rank) reader.fail("The deal names two books of the rank " + quoted(name) + ".");
    for (const Card card : cardsOfRank(rank))
        reader.cardWithFace(GoFish::faceOf(card));
    layout.books.add({seat, rank});
}
} // namespace

Json Codec<GoFish>::move(const Move& move) {
    return {{"kind", kMoveNames[int(move.kind)]},
            {"target", int(move.target)},
            {"rank", packs::rankName(move.rank)}};
}

Move Codec<GoFish>::readMove(const Json& json, const TableShape& table) {
    Fields fields(json, ErrorCode::BadRequest, "The move");
    Move move{MoveKind(readChoice(fields, "kind", kMoveNames))};
    move.target = readSeat(fields, "target", table);
    const Json name = fields.needText("rank");
    move.rank = rankNamed(name);
    if (move.rank == kNoRank)
        fields.fail("There is no rank " + quoted(name) + ": ranks are A, 2 to 10, J, Q and K.");
    fields.done();
    return move;
}

const char* Codec<GoFish>::phaseName(const Status& status) {
    return kPhaseNames[int(status.phase)];
}

void Codec<GoFish>::addStatus(Json&, const Observation&) {}

const char* Codec<GoFish>::expectedUnit() {
    return "books";
}

void Codec<GoFish>::addPiles(Json& json, const Observation& observation) {
    json["pond"] = facesJson<GoFish>(observation.pond);
    json["books"] = booksJson(observation.books, observation.match.seats);
}

Json Codec<GoFish>::layout(const Layout& layout, const TableShape& table) {
    int named = layout.pond.size() + kBookSize * layout.books.size();
    for (Seat seat = 0; seat < table.seats; ++seat)
        named += layout.hands[seat].size();
    Json json = Json::object();
    if (layout.handsGiven)
        json["hands"] =
            perSeat(table.seats, [&](Seat seat) { return cardsJson<GoFish>(layout.hands[seat]); });
    json["pond"] = pileJson<GoFish>(layout.pond);
    json["books"] = booksJson(layout.books, table.seats);
    addRest<GoFish>(json, table, named);
    return json;
}

Layout Codec<GoFish>::readLayout(DealReader<GoFish>& reader) {
    Layout layout;
    layout.handsGiven = reader.hands(layout.hands);
    reader.pile("pond", layout.pond);
    if (const Json* lists = reader.listPerSeat("books"))
        for (Seat seat = 0; seat < reader.table().seats; ++seat)
            for (const Json& name : reader.list((*lists)[seat], "books"))
                readBook(reader, layout, seat, name);
    reader.restUnder(layout.pond);
    return layout;
}

} // namespace tacklebox
