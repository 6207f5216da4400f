// Table traits of Go Fish.
#pragma once

#include "model/games/gofish/gofish.h"

namespace tacklebox {

template <>
struct TableTraits<GoFish> : PlacesTableTraits<GoFish> {
    static constexpr bool kDealIsGame = true;
    static constexpr bool kOutlastsStock = true; // F-07

    static Seat asks(const Move& move) { return move.target; }
    static Act act(const Move&) { return Act::Asks; }
    static FaceList laid(const Observation& observation, Seat seat) {
        FaceList books;
        for (const gofish::Book& book : observation.books)
            if (book.seat == seat)
                for (const Card card : gofish::cardsOfRank(book.rank))
                    books.add(GoFish::faceOf(card));
        return books;
    }
    static int laidPoints(const Observation& observation, Seat seat) {
        return int(std::ranges::count(observation.books, seat, &gofish::Book::seat));
    }
    static Phrase ending(const Scored& scored, const Names& names) {
        using enum gofish::Ending;
        switch (gofish::Ending(scored.ending)) {
        case AllBooks: return QT_TRANSLATE_NOOP("Words", "All books have been laid.");
        case NobodyCanAsk: return QT_TRANSLATE_NOOP("Words", "Nobody has anyone left to ask.");
        case FirstOut:
            return names.phrase(scored.out,
                                QT_TRANSLATE_NOOP("Words", "%1 has laid the last card and is out."),
                                QT_TRANSLATE_NOOP("Words", "You have laid your last card and are out."));
        case Quiet:
            return QT_TRANSLATE_NOOP("Words", "The pond is empty, and no card has moved for forty turns.");
        }
        return {};
    }
};

} // namespace tacklebox
