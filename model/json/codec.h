// JSON of moves, observations and layouts, as protocol.md defines it. Every game specialises Codec; the
// functions here read and write the parts that games share.
#pragma once

#include "model/engine/match.h"
#include "model/engine/namearray.h"
#include "model/engine/phrase.h"
#include "model/engine/places.h"
#include "model/json/optionsjson.h"

#include <string>
#include <utility>
#include <vector>

namespace tacklebox {

template <class G>
class DealReader;

/// The JSON that is specific to a game. Specialised in each game's json.h, derived from UsualCodec:
///
/// - `move(move)`: Writes a move; hidden cards are "?".
/// - `readMove(json, table)`: Reads a move. Throws BadRequest if it is malformed.
/// - `phaseName(status)`: The name of the phase.
/// - `addStatus(json, view)`: Adds the game's own status fields, without piles and laid cards. Used in
///   observations and `turn` events.
/// - `addPiles(json, view)`: Adds the game's piles and the other fields of an observation.
/// - `expectedUnit()`: The unit of Rationale::expected: "points", "matches", ...
/// - `layout(layout, table)`: Writes a position in the form of `deal`, with every card named and without
///   `scores`.
/// - `readLayout(reader)`: Reads a position without `scores`. Throws the reader's error code.
template <class G>
struct Codec;

// ---- writing ----

inline Json seatOrNull(Seat seat) {
    return seat == kNoSeat ? Json(nullptr) : Json(int(seat));
}

inline Json seatList(SeatSet seats) {
    Json list = Json::array();
    for (const Seat seat : seats)
        list.push_back(int(seat));
    return list;
}

/// The name of a face; "?" if hidden, null for no card.
template <class G>
Json faceJson(Face face) {
    if (face == kNoFace) return nullptr;
    if (face == kHidden) return "?";
    return G::faceName(face);
}

template <class G, class Faces>
Json facesJson(const Faces& faces) {
    Json list = Json::array();
    for (const Face face : faces)
        list.push_back(faceJson<G>(face));
    return list;
}

/// The names of cards: a set in deck order, other ranges in their own order.
template <class G, class Cards>
Json cardsJson(const Cards& cards) {
    Json list = Json::array();
    for (const Card card : cards)
        list.push_back(faceJson<G>(G::faceOf(card)));
    return list;
}

/// The cards of a pile by name, top first.
template <class G, int N>
Json pileJson(const Pile<N>& pile) {
    Json list = Json::array();
    for (int depth = 0; depth < pile.size(); ++depth)
        list.push_back(faceJson<G>(G::faceOf(pile.fromTop(depth))));
    return list;
}

/// A list with `entry(seat)` for each seat.
template <class Entry>
Json perSeat(int seats, Entry entry) {
    Json list = Json::array();
    for (Seat seat = 0; seat < seats; ++seat)
        list.push_back(entry(seat));
    return list;
}

/// A list with one number for each seat.
inline Json scoresJson(const Scores& scores, int seats) {
    return perSeat(seats, [&](Seat seat) { return int(scores[seat]); });
}

// ---- reading ----

/// The face with that name; kNoFace if there is none.
template <class G>
Face faceNamed(std::string_view name) {
    for (int face = 0; face < G::kFaces; ++face)
        if (G::faceName(Face(face)) == name) return Face(face);
    return kNoFace;
}

/// The number below `count` that nameOf() gives this name. Throws `before`, the name and `after` if there is
/// none.
template <class NameOf>
std::uint8_t readName(const Fields& fields, const Json& name, int count, NameOf nameOf,
                      const std::string& before, const std::string& after) {
    if (name.is_string())
        for (std::uint8_t number = 0; number < count; ++number)
            if (nameOf(number) == name.get_ref<const std::string&>()) return number;
    fields.fail(before + quoted(name) + after);
}

/// Reads the name of a card in a move.
template <class G>
Face readFace(const Fields& fields, const Json& name) {
    return readName(fields, name, G::kFaces, G::faceName, "There is no card ",
                    " in " + std::string(G::kTitle) + ".");
}

/// Reads a field of a move that names a seat of the table.
inline Seat readSeat(Fields& fields, const char* field, const TableShape& table) {
    return Seat(fields.needNumber(field, 0, table.seats - 1));
}

/// The index of the field's text in `choices`. Throws an error that names the field.
template <class Choices>
int readChoice(Fields& fields, const char* field, const Choices& choices) {
    const std::string text = fields.needText(field);
    int index = 0;
    for (const std::string_view choice : choices) {
        if (choice == text) return index;
        ++index;
    }
    fields.fail("Unknown value " + quoted(Json(text)) + " for \"" + field + "\".");
}

/// Reads a hand-made start position (protocol.md, Deals), and tracks the cards not named yet.
template <class G>
class DealReader {
  public:
    /// Reads `deal` for a table. `random` shuffles if no card is named; errors carry `code`.
    DealReader(const Json& deal, const TableShape& table, Random random, ErrorCode code, bool scoresAllowed)
        : m_fields(deal, code, "The deal"), m_table(table), m_random(random), m_scoresAllowed(scoresAllowed) {
        for (const Card card : G::deck(table.options))
            m_left.push_back(card);
        if (const Json* rest = m_fields.take("rest")) {
            if (*rest != "out") fail("\"rest\" can only be \"out\", not " + quoted(*rest) + ".");
            m_restOut = true;
        }
    }

    const TableShape& table() const { return m_table; }
    Random& random() { return m_random; }
    Fields& fields() { return m_fields; }
    [[noreturn]] void fail(const std::string& text) const { m_fields.fail(text); }

    /// Takes the first unnamed card with that name.
    Card card(const Json& name) {
        return cardWithFace(readName(m_fields, name, G::kFaces, G::faceName, "The deal names ",
                                     ", which isn't a card of this game."));
    }
    Card cardWithFace(Face face) {
        const Card card = firstCard([face](Card left) { return G::faceOf(left) == face; });
        if (card == kNoCard)
            fail("The deal names " + std::string(G::faceName(face)) + " more often than the deck has it.");
        return card;
    }
    /// Takes the first unnamed card in deck order that `fits(card)` accepts; kNoCard if there is none.
    template <class Fits>
    Card firstCard(Fits fits) {
        for (auto card = m_left.begin(); card != m_left.end(); ++card)
            if (fits(*card)) {
                const Card taken = *card;
                m_left.erase(card);
                m_anyNamed = true;
                return taken;
            }
        return kNoCard;
    }

    /// The field as a list with one entry for each seat; null if absent.
    const Json* listPerSeat(const char* field) {
        const Json* list = m_fields.take(field);
        if (list && (!list->is_array() || int(list->size()) != m_table.seats))
            fail("\"" + std::string(field) + "\" must be a list with one entry for each of the " +
                 std::to_string(m_table.seats) + " seats.");
        return list;
    }
    /// `value` as a list. Throws an error that names the field.
    const Json& list(const Json& value, const char* field) const {
        if (!value.is_array())
            fail("\"" + std::string(field) + "\" must hold lists, not " + quoted(value) + ".");
        return value;
    }

    /// Calls visit(seat, entry) for each entry of the lists of all seats. Returns false if the field is
    /// absent.
    template <class Visit>
    bool eachPerSeat(const char* field, Visit visit) {
        const Json* lists = listPerSeat(field);
        if (!lists) return false;
        for (Seat seat = 0; seat < m_table.seats; ++seat)
            for (const Json& entry : list((*lists)[seat], field))
                visit(seat, entry);
        return true;
    }
    /// Reads "hands" into one CardSet for each seat. Returns false if the deal has no hands.
    template <class Hands>
    bool hands(Hands& hands) {
        m_handsGiven =
            eachPerSeat("hands", [&](Seat seat, const Json& name) { hands[seat].add(card(name)); });
        return m_handsGiven;
    }
    /// Reads the pile `field`, first element on top. Returns false and leaves the pile empty if the field is
    /// absent.
    template <int N>
    bool pile(const char* field, Pile<N>& pile) {
        const Json* names = m_fields.take(field);
        if (!names) return false;
        for (const Json& name : list(*names, field))
            pile.putUnder(card(name));
        return true;
    }
    /// Reads "scores", the match totals, if they are allowed.
    void scores(Scores& scores) {
        if (!m_scoresAllowed) return;
        const Json* list = listPerSeat("scores");
        if (!list) return;
        for (int seat = 0; seat < m_table.seats; ++seat) {
            const Json& value = (*list)[seat];
            if (!value.is_number_integer() || value.get<std::int64_t>() < -kHighestScore ||
                (value.is_number_unsigned() && value.get<std::uint64_t>() > kHighestScore) ||
                value.get<std::int64_t>() > kHighestScore)
                fail("A score must be a whole number from -10000 to 10000, not " + quoted(value) + ".");
            scores[seat] = value.get<std::int16_t>();
        }
    }

    /// Puts all unnamed cards under a draw pile: in deck order, or shuffled if no card was named. With
    /// "rest":"out" they stay out of the game, but only if a card or hands were given (empty hands count).
    /// Call it last.
    template <int N>
    void restUnder(Pile<N>& pile) {
        if (m_restOut && (m_anyNamed || m_handsGiven)) return;
        if (!m_anyNamed) m_random.shuffle(m_left);
        for (const Card card : m_left)
            pile.putUnder(card);
        m_left.clear();
    }
    bool anyNamed() const { return m_anyNamed; }
    bool restOut() const { return m_restOut; }
    /// The unnamed cards, in deck order.
    const std::vector<Card>& left() const { return m_left; }
    void done() const { m_fields.done(); }

  private:
    static constexpr int kHighestScore = 10000;

    Fields m_fields;
    TableShape m_table;
    Random m_random;
    bool m_scoresAllowed;
    bool m_restOut = false;
    bool m_anyNamed = false;
    bool m_handsGiven = false;
    std::vector<Card> m_left;
};

/// Adds "rest":"out" to a layout that does not contain all cards of the deck.
template <class G>
void addRest(Json& deal, const TableShape& table, int cardsNamed) {
    if (cardsNamed < int(G::deck(table.options).size())) deal["rest"] = "out";
}

// ---- the usual JSON ----

/// Writes the fields of a move; see UsualCodec::fields().
template <class G>
struct MoveWriter {
    Json json;

    void seat(const char* field, Seat seat) { json[field] = int(seat); }
    void number(const char* field, int number, int /*least*/, int /*most*/) { json[field] = number; }
    void flag(const char* field, bool flag) { json[field] = flag; }
    void card(const char* field, Face card) { json[field] = faceJson<G>(card); }
    void optionalCard(const char* field, Face card) {
        if (card != kNoFace) this->card(field, card);
    }
    template <class NameOf>
    void name(const char* field, std::uint8_t number, int, NameOf nameOf, const char*, const char*) {
        json[field] = nameOf(number);
    }
};

/// Reads the fields that MoveWriter writes.
template <class G>
struct MoveReader {
    Fields fields;
    const TableShape& table;

    void seat(const char* field, Seat& seat) { seat = readSeat(fields, field, table); }
    void number(const char* field, std::uint8_t& number, int least, int most) {
        number = std::uint8_t(fields.needNumber(field, least, most));
    }
    void flag(const char* field, bool& flag) { flag = fields.needFlag(field); }
    void card(const char* field, Face& card) { card = readFace<G>(fields, fields.needText(field)); }
    void optionalCard(const char* field, Face& card) {
        if (fields.has(field)) this->card(field, card);
    }
    /// The name of a number below `count`. If there is none, the error is `before`, the name and `after`.
    template <class NameOf>
    void name(const char* field, std::uint8_t& number, int count, NameOf nameOf, const char* before,
              const char* after) {
        number = readName(fields, fields.needText(field), count, nameOf, before, after);
    }
};

/// The default JSON of a game that lists its places (model/engine/places.h). Its Codec declares
///
/// - `kMoves`: The names of its kinds of moves (Move::kind, if it has several).
/// - `fields(io, move)`: The other fields of a move, for a MoveWriter and a const move or a MoveReader.
/// - `kPhases`, if its status has a phase: The names of the phases.
/// - `laid(cards, seat)`, `laidCards(layout)`, `readLaid(reader, layout, seat, json)`, if the game has laid
/// cards
///   (G::kLaid) that are no places: their list for a seat; how many cards of a layout they are; and their
///   reader, for each entry.
///
/// Every place is a field with the name of its kind: a list of cards, or one list a seat. Cards that a deal
/// does not name go under the first pile, if the game has one.
template <class G>
struct UsualCodec {
    using Move = typename G::Move;
    using Status = typename G::Status;
    using Observation = typename G::Observation;
    using Layout = typename G::Layout;

    /// The entry of the game in `hello`.
    static Json hello() {
        const Options options = standardOptions(G::kOptions);
        return {{"id", G::kId},
                {"title", G::kTitle},
                {"seats", {G::kLeastSeats, G::kMostSeats}},
                {"options", optionSpecsJson(G::kOptions)},
                {"deck", cardsJson<G>(G::deck(options))}};
    }

    static Json move(const Move& move) {
        MoveWriter<G> writer;
        if constexpr (requires { move.kind; })
            writer.json["kind"] = Codec<G>::kMoves[int(move.kind)];
        else
            writer.json["kind"] = Codec<G>::kMoves[0];
        Codec<G>::fields(writer, move);
        return std::move(writer.json);
    }
    static Move readMove(const Json& json, const TableShape& table) {
        MoveReader<G> reader{{json, ErrorCode::BadRequest, "The move"}, table};
        Move move{};
        [[maybe_unused]] const int kind = readChoice(reader.fields, "kind", Codec<G>::kMoves);
        if constexpr (requires { move.kind; }) {
            static_assert(namesEvery<decltype(move.kind)>(Codec<G>::kMoves));
            move.kind = decltype(move.kind)(kind);
        }
        Codec<G>::fields(reader, move);
        reader.fields.done();
        return move;
    }

    static const char* phaseName(const Status& status) {
        if constexpr (requires { status.phase; }) {
            static_assert(namesEvery<decltype(status.phase)>(Codec<G>::kPhases));
            return Codec<G>::kPhases[int(status.phase)];
        } else {
            return status.turn == kNoSeat ? "over" : "turn";
        }
    }
    static const char* expectedUnit() { return "wins"; }
    static void addStatus(Json&, const Observation&) {}
    static void addPiles(Json& json, const Observation& observation) {
        const auto addPlace = [&](PileId pile, const FaceList& faces) {
            if (pile.kind != PileKind::Hand) add(json, pile, facesJson<G>(faces)); // hands are there
        };
        if constexpr (requires { observation.places; }) {
            for (const SeenPlace& place : observation.places)
                addPlace(place.pile, place.faces);
        } else {
            G::places(observation, observation.match.seats,
                      [&](PileId pile, const FaceList& faces, SeatSet) { addPlace(pile, faces); });
            addLaid(json, observation, observation.match.seats);
        }
    }

    static Json layout(const Layout& layout, const TableShape& table) {
        Json json = Json::object();
        int named = 0;
        G::places(layout, table.seats, [&](PileId pile, const auto& cards, SeatSet) {
            named += cards.size();
            if constexpr (requires { cards.top(); })
                add(json, pile, pileJson<G>(cards));
            else if (hasHands(layout) || pile.kind != PileKind::Hand)
                add(json, pile, cardsJson<G>(cards));
        });
        addLaid(json, layout, table.seats);
        if constexpr (requires { Codec<G>::laidCards(layout); }) named += Codec<G>::laidCards(layout);
        addRest<G>(json, table, named);
        return json;
    }
    static Layout readLayout(DealReader<G>& reader) {
        Layout layout{};
        const int seats = reader.table().seats;
        const bool hasHands = reader.hands(layout.hands);
        bool anyPile = false;
        G::places(layout, seats, [&](PileId pile, auto& cards, SeatSet) {
            if constexpr (requires { cards.top(); }) {
                anyPile = true;
                reader.pile(fieldOf(pile), cards);
            } else if (pile.kind != PileKind::Hand) {
                if (const Json* lists = reader.listPerSeat(fieldOf(pile)))
                    for (const Json& name : reader.list((*lists)[pile.seat], fieldOf(pile)))
                        cards.add(reader.card(name));
            }
        });
        if constexpr (requires { layout.hasHands; }) layout.hasHands = hasHands;
        if constexpr (requires { G::kLaid; })
            reader.eachPerSeat(name(G::kLaid), [&](Seat seat, const Json& json) {
                Codec<G>::readLaid(reader, layout, seat, json);
            });
        if (!anyPile) {
            if (!reader.anyNamed()) return G::shuffled(reader.table().options, seats, reader.random());
            if (!reader.left().empty() && !reader.restOut())
                reader.fail("The deal names only some of the cards. Name all, or add \"rest\":\"out\".");
        }
        G::places(layout, seats, [&](PileId, [[maybe_unused]] auto& cards, SeatSet) {
            if constexpr (requires { cards.top(); })
                if (std::exchange(anyPile, false)) reader.restUnder(cards);
        });
        return layout;
    }

  private:
    static const char* fieldOf(PileId pile) {
        return pile.kind == PileKind::Hand ? "hands" : name(pile.kind);
    }
    static void add(Json& json, PileId pile, Json cards) {
        Json& field = json[fieldOf(pile)];
        if (pile.seat == kNoSeat)
            field = std::move(cards);
        else
            field.push_back(std::move(cards));
    }
    static bool hasHands([[maybe_unused]] const Layout& layout) {
        if constexpr (requires { layout.hasHands; })
            return layout.hasHands;
        else
            return true;
    }
    template <class Cards>
    static void addLaid(Json& json, const Cards& cards, int seats) {
        if constexpr (requires { G::kLaid; })
            json[name(G::kLaid)] = perSeat(seats, [&](Seat seat) { return Codec<G>::laid(cards, seat); });
    }
};

} // namespace tacklebox
