#include "model/games/greatlakes/bot/compactstate.h"

namespace tacklebox::greatlakes {

int CompactState::othersOpen(Seat seat, int suit) const {
    int count = 0;
    for (Seat other = 0; other < seats; ++other)
        count += other != seat && open(other, suit);
    return count;
}

packs::Rank highestOf(RankBits revealed) {
    if (revealed == kAceBit || ((revealed & kAceBit) && (revealed & kCourts))) return packs::kAce;
    return packs::Rank(std::bit_width(revealed) - 1);
}

Cards reveal(CompactState& game, const Cards& chosen) {
    CardBits revealed = 0;
    for (Seat seat = 0; seat < game.seats; ++seat) {
        game.hands[seat] &= ~bitOf(chosen[seat]);
        revealed |= bitOf(chosen[seat]);
    }
    game.shown |= revealed;
    --game.rounds;
    Cards kept;
    kept.fill(kNoCard);
    for (Seat seat = 0; seat < game.seats; ++seat) {
        const int suit = packs::suitOf(chosen[seat]);
        if (packs::rankOf(chosen[seat]) == highestOf(ranksOf(revealed, suit)) && game.open(seat, suit))
            kept[seat] = chosen[seat];
        else
            stock(game, chosen[seat]);
    }
    return kept;
}

void fishOut(CompactState& game, Seat seat, Card kept) {
    const int suit = packs::suitOf(kept);
    game.caught[seat] = std::uint8_t(game.caught[seat] + game.lake[suit] + 1);
    game.lake[suit] = 0;
    game.lakeCards &= ~(CardBits(kWholeSuit) << (suit * packs::kRanks));
    game.fished[seat] |= std::uint8_t(1u << suit);
}

void stock(CompactState& game, Card kept) {
    ++game.lake[packs::suitOf(kept)];
    game.lakeCards |= bitOf(kept);
}

} // namespace tacklebox::greatlakes
