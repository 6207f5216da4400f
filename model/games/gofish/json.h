// Go Fish in the JSON of the line protocol. UsualCodec (model/json/codec.h) describes the functions.
#pragma once

#include "model/games/gofish/gofish.h"
#include "model/json/codec.h"

namespace tacklebox {

template <>
struct Codec<GoFish> : UsualCodec<GoFish> {
    static constexpr const char* kMoves[] = {"ask"};
    static constexpr const char* kPhases[] = {"turn", "over"};
    static_assert(namesEvery<gofish::Ending>(GoFish::kEndings));
    static const char* expectedUnit() { return name(GoFish::kLaid); }

    template <class Io, class AnyMove>
    static void fields(Io& io, AnyMove& move) {
        io.seat("target", move.target);
        io.name("rank", move.rank, packs::kRanks, packs::rankName, "There is no rank ",
                ": ranks are A, 2 to 10, J, Q and K.");
    }

    template <class Cards>
    static Json laid(const Cards& cards, Seat seat) {
        Json list = Json::array();
        for (const gofish::Book& book : cards.books)
            if (book.seat == seat) list.push_back(packs::rankName(book.rank));
        return list;
    }
    static int laidCards(const Layout& layout) { return gofish::kBookSize * layout.books.size(); }
    /// A book claims the four cards of its rank, so the deal must not name them elsewhere.
    static void readLaid(DealReader<GoFish>& reader, Layout& layout, Seat seat, const Json& name) {
        const packs::Rank rank =
            readName(reader.fields(), name, packs::kRanks, packs::rankName,
                     "\"books\" names ranks, \"A\", \"2\" to \"10\", \"J\", \"Q\", \"K\", not ", ".");
        for (const gofish::Book& book : layout.books)
            if (book.rank == rank) reader.fail("The deal names two books of the rank " + quoted(name) + ".");
        for (const Card card : gofish::cardsOfRank(rank))
            reader.cardWithFace(GoFish::faceOf(card));
        layout.books.add({seat, rank});
    }
};

} // namespace tacklebox
