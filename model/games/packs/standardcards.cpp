#include "model/games/packs/standardcards.h"

#include "model/engine/namearray.h"

#include <array>

namespace tacklebox::packs {

namespace {

// Names in the line protocol and in records, which are never translated.
constexpr std::array<std::string_view, kStandardFaces> kNames = {
    "AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", //
    "AH", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", //
    "AD", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD", //
    "AC", "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC",
};
static_assert(allNamed(kNames));
constexpr std::array<std::string_view, kRanks> kRankNames = {"A", "2", "3",  "4", "5", "6", "7",
                                                             "8", "9", "10", "J", "Q", "K"};
static_assert(allNamed(kRankNames));
constexpr std::array<std::string_view, kSuits> kSuitNames = {"S", "H", "D", "C"};
static_assert(allNamed(kSuitNames));

// Words in sentences.
constexpr std::array<const char*, kRanks> kRankWords = {
    QT_TRANSLATE_NOOP("Words", "ace"),   QT_TRANSLATE_NOOP("Words", "two"),
    QT_TRANSLATE_NOOP("Words", "three"), QT_TRANSLATE_NOOP("Words", "four"),
    QT_TRANSLATE_NOOP("Words", "five"),  QT_TRANSLATE_NOOP("Words", "six"),
    QT_TRANSLATE_NOOP("Words", "seven"), QT_TRANSLATE_NOOP("Words", "eight"),
    QT_TRANSLATE_NOOP("Words", "nine"),  QT_TRANSLATE_NOOP("Words", "ten"),
    QT_TRANSLATE_NOOP("Words", "jack"),  QT_TRANSLATE_NOOP("Words", "queen"),
    QT_TRANSLATE_NOOP("Words", "king"),
};
static_assert(allNamed(kRankWords));
constexpr std::array<const char*, kRanks> kPluralRankWords = {
    QT_TRANSLATE_NOOP("Words", "aces"),   QT_TRANSLATE_NOOP("Words", "twos"),
    QT_TRANSLATE_NOOP("Words", "threes"), QT_TRANSLATE_NOOP("Words", "fours"),
    QT_TRANSLATE_NOOP("Words", "fives"),  QT_TRANSLATE_NOOP("Words", "sixes"),
    QT_TRANSLATE_NOOP("Words", "sevens"), QT_TRANSLATE_NOOP("Words", "eights"),
    QT_TRANSLATE_NOOP("Words", "nines"),  QT_TRANSLATE_NOOP("Words", "tens"),
    QT_TRANSLATE_NOOP("Words", "jacks"),  QT_TRANSLATE_NOOP("Words", "queens"),
    QT_TRANSLATE_NOOP("Words", "kings"),
};
static_assert(allNamed(kPluralRankWords));
constexpr std::array<const char*, kSuits> kSuitWords = {
    QT_TRANSLATE_NOOP("Words", "spades"), QT_TRANSLATE_NOOP("Words", "hearts"),
    QT_TRANSLATE_NOOP("Words", "diamonds"), QT_TRANSLATE_NOOP("Words", "clubs")};
static_assert(allNamed(kSuitWords));

} // namespace

std::string_view standardName(Face face) {
    return kNames[face];
}
std::string_view rankName(Rank rank) {
    return kRankNames[rank];
}
std::string_view suitName(Suit suit) {
    return kSuitNames[suit];
}

Phrase cardWords(Face face) {
    if (face >= kStandardFaces) return QT_TRANSLATE_NOOP("Words", "a card");
    return Phrase(QT_TRANSLATE_NOOP("Words", "the %1 of %2"),
                  {kRankWords[rankOf(face)], kSuitWords[suitOf(face)]});
}
Phrase rankWords(Rank rank) {
    return kRankWords[rank];
}
Phrase ranksWords(Rank rank) {
    return kPluralRankWords[rank];
}
Phrase suitWords(Suit suit) {
    return kSuitWords[suit];
}

} // namespace tacklebox::packs
