// How each game's moves, views and layouts look as JSON: the vocabulary of protocol.md. Every game defines
// its Codec; what the games share (cards, hands, piles, layouts) is read and written by the helpers here.
#pragma once

#include "model/engine/match.h"
#include "model/engine/phrase.h"
#include "model/json/json.h"

#include <set>
#include <string>
#include <vector>

namespace tacklebox {

template <class G>
class DealReader;

/// A game's own half of the vocabulary. Specialised in each game's json.h:
///
///  move(move)               the move; cards that the seer may not know are "?".
///  readMove(json, table)    a move; throws BadRequest for what the vocabulary does not know.
///  phaseName(status)        the name of the phase.
///  addStatus(json, view)    adds the game's own fields of how it stands: all but its piles, what is laid and
///                           what is caught. They are part of every view and of every `turn` event.
///  addPiles(json, view)     adds the game's piles and further fields of a view.
///  expectedUnit()           what a bot's expectation counts (Rationale::expected): "points", "matches", ...
///  layout(layout, table)    a position as `deal` takes it, every card named, without `scores`.
///  readLayout(reader)       reads all of a position but `scores`; throws the reader's code.
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

/// A face by name, "?" where it is hidden, null where there is no card.
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

/// The cards of a set in deck order, or of a range of cards in its own order, by name.
template <class G, class Cards>
Json cardsJson(const Cards& cards) {
    Json list = Json::array();
    for (const Card card : cards)
        list.push_back(faceJson<G>(G::faceOf(card)));
    return list;
}

/// A pile by name, top first.
template <class G, int N>
Json pileJson(const Pile<N>& pile) {
    Json list = Json::array();
    for (int depth = 0; depth < pile.size(); ++depth)
        list.push_back(faceJson<G>(G::faceOf(pile.fromTop(depth))));
    return list;
}

/// One entry a seat, made by `entry(seat)`.
template <class Entry>
Json perSeat(int seats, Entry entry) {
    Json list = Json::array();
    for (Seat seat = 0; seat < seats; ++seat)
        list.push_back(entry(seat));
    return list;
}

/// Points or totals, one number a seat.
inline Json scoresJson(const Scores& scores, int seats) {
    return perSeat(seats, [&](Seat seat) { return int(scores[seat]); });
}

// ---- reading ----

/// The face of that name, or kNoFace.
template <class G>
Face faceNamed(std::string_view name) {
    for (int face = 0; face < G::kFaces; ++face)
        if (G::faceName(Face(face)) == name) return Face(face);
    return kNoFace;
}

/// A field of a move that names a card of the game.
template <class G>
Face readFace(Fields& fields, const char* field) {
    const std::string name = fields.needText(field);
    const Face face = faceNamed<G>(name);
    if (face == kNoFace)
        fields.fail("There is no card " + quoted(Json(name)) + " in " + std::string(G::kTitle) + ".");
    return face;
}

/// A field of a move that names a seat of the table.
inline Seat readSeat(Fields& fields, const char* field, const TableShape& table) {
    return Seat(fields.needNumber(field, 0, table.seats - 1));
}

/// The index of `text` in `choices`, or an error that names the field.
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

/// Reads a laid-out position (protocol.md, Deals): knows which cards have been named, and what is left.
template <class G>
class DealReader {
  public:
    /// Reads `deal` for a table; `random` shuffles where no card is named; errors carry `code`.
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

    /// Takes the first card of that name that is still unnamed.
    Card card(const Json& name) {
        const Face face = name.is_string() ? faceNamed<G>(name.get_ref<const std::string&>()) : kNoFace;
        if (face == kNoFace) fail("The deal names " + quoted(name) + ", which isn't a card of this game.");
        return cardWithFace(face);
    }
    Card cardWithFace(Face face) {
        for (auto card = m_left.begin(); card != m_left.end(); ++card)
            if (G::faceOf(*card) == face) {
                const Card taken = *card;
                m_left.erase(card);
                m_anyNamed = true;
                return taken;
            }
        fail("The deal names " + std::string(G::faceName(face)) + " more often than the deck has it.");
    }
    /// Takes the unnamed card that comes first in deck order among those that `fits(card)` accepts; kNoCard
    /// if none.
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

    /// The field as a list with one entry a seat, or null if it is not there.
    const Json* listPerSeat(const char* field) {
        const Json* list = m_fields.take(field);
        if (list && (!list->is_array() || int(list->size()) != m_table.seats))
            fail("\"" + std::string(field) + "\" must be a list with one entry for each of the " +
                 std::to_string(m_table.seats) + " seats.");
        return list;
    }
    /// `value` as a list, or an error that names the field.
    const Json& list(const Json& value, const char* field) const {
        if (!value.is_array())
            fail("\"" + std::string(field) + "\" must hold lists, not " + quoted(value) + ".");
        return value;
    }

    /// Reads "hands" into one CardSet a seat; false if the deal gives no hands.
    template <class Hands>
    bool hands(Hands& hands) {
        const Json* lists = listPerSeat("hands");
        if (!lists) return false;
        m_handsGiven = true;
        for (int seat = 0; seat < m_table.seats; ++seat)
            for (const Json& name : list((*lists)[seat], "hands"))
                hands[seat].add(card(name));
        return true;
    }
    /// Reads a pile by its view name, first element on top; leaves it empty if the deal does not name it.
    template <int N>
    bool pile(const char* field, Pile<N>& pile) {
        const Json* names = m_fields.take(field);
        if (!names) return false;
        for (const Json& name : list(*names, field))
            pile.putUnder(card(name));
        return true;
    }
    /// Reads "scores" (match totals).
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

    /// Puts the cards that nobody named under a draw pile, in deck order (shuffled, if no card was named at
    /// all), or leaves them out of the game with "rest":"out". Hands that are given empty lay out a position
    /// too. Call it last.
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
    /// The cards not named so far, in deck order.
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

/// Adds "rest":"out" to a written layout that leaves cards of the deck out.
template <class G>
void addRest(Json& deal, const TableShape& table, int cardsNamed) {
    if (cardsNamed < int(G::deck(table.options).size())) deal["rest"] = "out";
}

} // namespace tacklebox
