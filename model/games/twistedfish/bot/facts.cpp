// Facts about hands in Twisted Fish, for the known-cards board.
#include "model/games/twistedfish/bot/informationstate.h"

namespace tacklebox {

using namespace twistedfish;

namespace {

/// The last note about a seat and a card or fish.
struct LastSaid {
    bool any = false;
    Moment when = 0;
    std::uint16_t turn = 0;
};

class Board {
  public:
    /// Cards in `elsewhere` get no Lacks facts.
    Board(const InformationState<TwistedFish>& known, CardSet elsewhere)
        : m_known(known), m_elsewhere(elsewhere) {}

    std::vector<Fact> read() {
        for (Seat seat = 0; seat < m_known.observation().match.seats; ++seat) {
            if (seat == m_known.viewer()) continue;
            holds(seat);
            for (Fish fish = 0; fish < kFishes; ++fish)
                holdsSome(seat, fish);
            lacks(seat);
        }
        return m_facts;
    }

  private:
    std::uint16_t ago(std::uint16_t turn) const { return std::uint16_t(m_known.turn() - turn); }

    void holds(Seat seat) {
        for (const Card card : m_known.sure(seat)) {
            const Evidence& evidence = m_known.evidence(card);
            m_facts.push_back({.seat = seat,
                               .kind = FactKind::Holds,
                               .source = evidence.source,
                               .card = card,
                               .turnsAgo = ago(evidence.turn)});
        }
    }
    /// True if a card of the fish may have left the hand since then.
    bool mayHaveLost(Seat seat, Fish fish, Moment since) const {
        const Pull& pull = m_known.pull();
        if (pull.from == seat && pull.when >= since) return true;
        const Catch& netted = m_known.netted();
        if (netted.from == seat && netted.when >= since && netted.fish == fish) return true;
        for (const CardTransfer& transfer : m_known.transfers())
            if (transfer.from == seat && transfer.when >= since && isFish(transfer.card) &&
                fishOf(transfer.card) == fish)
                return true;
        return false;
    }
    /// A seat that asked for a fish had some of it, and still has unless one has left.
    void holdsSome(Seat seat, Fish fish) {
        if (m_known.sure(seat).intersects(kCardsOf[fish])) return;
        LastSaid asked;
        for (const Note& note : m_known.notes())
            if (note.kind == NoteKind::Asked && note.seat == seat && note.fish == fish)
                asked = {true, note.when, note.turn};
        if (!asked.any || mayHaveLost(seat, fish, asked.when)) return;
        m_facts.push_back({.seat = seat,
                           .kind = FactKind::HoldsSome,
                           .source = Source::Asked,
                           .topic = fish,
                           .turnsAgo = ago(asked.turn)});
    }
    /// Number of hidden cards, possibly this one, that came into the hand after that moment.
    int cameUnseen(Seat seat, Moment after, Card card) const {
        int count = 0;
        for (const Entry& entry : m_known.entries())
            count +=
                entry.seat == seat && entry.when > after && entry.shown == kNoCard && !entry.never.has(card);
        const Catch& netted = m_known.netted();
        return count +
               (netted.to == seat && netted.when > after && isFish(card) && fishOf(card) == netted.fish);
    }
    /// For fish cards only.
    void lacks(Seat seat) {
        std::array<LastSaid, kDeckSize> last{};
        for (const Note& note : m_known.notes())
            if (note.kind == NoteKind::Lacks && note.seat == seat)
                for (const Card card : note.cards& kAllFish)
                    last[card] = {true, note.when, note.turn};
        for (const CardTransfer& transfer : m_known.transfers())
            if (transfer.from == seat && isFish(transfer.card) && transfer.when > last[transfer.card].when)
                last[transfer.card] = {};
        for (const Card card : kAllFish - m_elsewhere) {
            if (!last[card].any) continue;
            m_facts.push_back({.seat = seat,
                               .kind = FactKind::Lacks,
                               .source = Source::Denied,
                               .card = card,
                               .count = std::uint8_t(cameUnseen(seat, last[card].when, card)),
                               .turnsAgo = ago(last[card].turn)});
        }
    }

    const InformationState<TwistedFish>& m_known;
    CardSet m_elsewhere;
    std::vector<Fact> m_facts;
};

} // namespace

std::vector<Fact> InformationState<TwistedFish>::facts() const {
    CardSet elsewhere = onTable() | hand();
    for (Seat seat = 0; seat < m_observation.match.seats; ++seat)
        elsewhere |= sure(seat);
    return Board(*this, elsewhere).read();
}

std::vector<Fact> InformationState<TwistedFish>::factsToForget() const {
    return Board(*this, onTable() | hand()).read();
}

} // namespace tacklebox
