#include "model/games/gofish/bot/publichand.h"

namespace tacklebox::gofish {

void PublicHand::asked(Rank rank, int turn) {
    RankFact& known = m_ranks[rank];
    if (known.atLeast == 0) known.atLeast = 1;
    known.source = Source::Asked;
    known.turn = std::uint16_t(turn);
}

void PublicHand::lacked(Rank rank, Source source, int turn) {
    m_ranks[rank] = {.hadNone = true, .source = source, .turn = std::uint16_t(turn)};
}

void PublicHand::tookFaceUp(Rank rank, int turn) {
    RankFact& known = m_ranks[rank];
    ++known.atLeast;
    known.source = Source::Moved;
    known.turn = std::uint16_t(turn);
}

void PublicHand::drewHidden(Rank excluded) {
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        if (rank != excluded) m_ranks[rank].unseen += m_ranks[rank].hadNone;
}

void PublicHand::booked(Rank rank) {
    m_ranks[rank] = {};
}

void PublicHand::bookedLastDrawn(Rank excluded) {
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        if (rank != excluded && m_ranks[rank].unseen > 0) --m_ranks[rank].unseen;
}

Fact PublicHand::fact(Rank rank, Seat seat, int turn) const {
    const RankFact& known = m_ranks[rank];
    Fact fact{.seat = seat, .source = known.source, .topic = rank};
    fact.kind = known.atLeast > 0 ? FactKind::HoldsSome : FactKind::Lacks;
    fact.count = known.atLeast > 0 ? known.atLeast : known.unseen;
    fact.turnsAgo = std::uint16_t(turn - known.turn);
    return fact;
}

} // namespace tacklebox::gofish
