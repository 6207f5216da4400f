#include "model/games/gofish/bot/publichand.h"

namespace tacklebox::gofish {

void PublicHand::asked(Rank rank, int turn) {
    Heard& heard = m_ranks[rank];
    if (heard.atLeast == 0) heard.atLeast = 1;
    heard.source = Source::Asked;
    heard.turn = std::uint16_t(turn);
}

void PublicHand::lacked(Rank rank, Source source, int turn) {
    m_ranks[rank] = {.hadNone = true, .source = source, .turn = std::uint16_t(turn)};
}

void PublicHand::took(Rank rank, int turn) {
    Heard& heard = m_ranks[rank];
    ++heard.atLeast;
    heard.source = Source::Moved;
    heard.turn = std::uint16_t(turn);
}

void PublicHand::drew(Rank barred) {
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        if (rank != barred) m_ranks[rank].unseen += m_ranks[rank].hadNone;
}

void PublicHand::booked(Rank rank) {
    m_ranks[rank] = {};
}

void PublicHand::bookedLastDrawn(Rank barred) {
    for (Rank rank = 0; rank < packs::kRanks; ++rank)
        if (rank != barred && m_ranks[rank].unseen > 0) --m_ranks[rank].unseen;
}

Fact PublicHand::fact(Rank rank, Seat seat, int turn) const {
    const Heard& heard = m_ranks[rank];
    Fact fact{.seat = seat, .source = heard.source, .topic = rank};
    fact.kind = heard.atLeast > 0 ? FactKind::HoldsSome : FactKind::Lacks;
    fact.count = heard.atLeast > 0 ? heard.atLeast : heard.unseen;
    fact.turnsAgo = std::uint16_t(turn - heard.turn);
    return fact;
}

} // namespace tacklebox::gofish
