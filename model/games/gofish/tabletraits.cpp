#include "model/games/gofish/tabletraits.h"

#include <algorithm>

namespace tacklebox {

using namespace gofish;

FaceList TableTraits<GoFish>::laid(const Observation& observation, Seat seat) {
    FaceList books;
    for (const Book& book : observation.books)
        if (book.seat == seat)
            for (const Card card : cardsOfRank(book.rank))
                books.add(GoFish::faceOf(card));
    return books;
}

int TableTraits<GoFish>::laidPoints(const Observation& observation, Seat seat) {
    return int(std::ranges::count(observation.books, seat, &Book::seat));
}

Phrase TableTraits<GoFish>::ending(const Scored& scored, const Names& names) {
    switch (Ending(scored.ending)) {
    case Ending::AllBooks: return QT_TRANSLATE_NOOP("Words", "All books have been laid.");
    case Ending::NobodyCanAsk: return QT_TRANSLATE_NOOP("Words", "Nobody has anyone left to ask.");
    case Ending::FirstOut:
        return names.say({scored.out},
                         {QT_TRANSLATE_NOOP("Words", "%1 has laid the last card and is out."),
                          QT_TRANSLATE_NOOP("Words", "You have laid your last card and are out.")});
    case Ending::Quiet:
        return QT_TRANSLATE_NOOP("Words", "The pond is empty, and no card has moved for forty turns.");
    }
    return {};
}

} // namespace tacklebox
