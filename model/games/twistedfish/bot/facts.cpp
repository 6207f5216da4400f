// Facts about hands in Twisted Fish, for the memory aid.
#include "model/games/twistedfish/bot/informationstate.h"

namespace tacklebox {

using namespace twistedfish;

namespace {

/// When a seat last asked for a fish, or lacked a card.
struct LastNote {
    bool exists = false;
    Moment when = 0;
    std::uint16_t turn = 0;
};

class FactCollector {
  public:
    /// Cards in `located` get no Lacks facts, because a known place says more.
    FactCollector(const InformationState<TwistedFish>& known, CardSet located)
        : m_known(known), m_located(located) {}

    std::vector<Fact> collect() {
        for (Seat seat = 0; seat < m_known.observation().match.seats; ++seat) {
            if (seat == m_known.viewer()) continue;
            addHolds(seat);
            for (Fish fish = 0; fish < kFishes; ++fish)
                addHoldsSome(seat, fish);
            addLacks(seat);
        }
        return m_facts;
    }

  private:
    std::uint16_t turnsSince(std::uint16_t turn) const { return std::uint16_t(m_known.turn() - turn); }

    void addHolds(Seat seat) {
        for (const Card card : m_known.sure(seat)) {
            const Evidence& evidence = m_known.evidence(card);
            m_facts.push_back({.seat = seat,
                               .kind = FactKind::Holds,
                               .source = evidence.source,
                               .card = card,
                               .turnsAgo = turnsSince(evidence.turn)});
        }
    }
    /// True if a card of the fish may have left the hand at or after `since`.
    bool mayHaveLost(Seat seat, Fish fish, Moment since) const {
        const Pull& pull = m_known.pull();
        if (pull.from == seat && pull.when >= since) return true;
        const Catch& netted = m_known.netCatch();
        if (netted.from == seat && netted.when >= since && netted.fish == fish) return true;
        for (const CardTransfer& transfer : m_known.transfers())
            if (transfer.from == seat && transfer.when >= since && isFish(transfer.card) &&
                fishOf(transfer.card) == fish)
                return true;
        return false;
    }
    /// A seat that asked for a fish held at least one of it. If none has left the hand, it still does.
    void addHoldsSome(Seat seat, Fish fish) {
        if (m_known.sure(seat).intersects(kCardsOf[fish])) return;
        LastNote asked;
        for (const Note& note : m_known.notes())
            if (note.kind == NoteKind::Asked && note.seat == seat && note.fish == fish)
                asked = {true, note.when, note.turn};
        if (!asked.exists || mayHaveLost(seat, fish, asked.when)) return;
        m_facts.push_back({.seat = seat,
                           .kind = FactKind::HoldsSome,
                           .source = Source::Asked,
                           .topic = fish,
                           .turnsAgo = turnsSince(asked.turn)});
    }
    /// Number of hidden cards that came into the hand after a moment and may include `card`.
    int arrivedUnseen(Seat seat, Moment after, Card card) const {
        int count = 0;
        for (const Entry& entry : m_known.entries())
            count +=
                entry.seat == seat && entry.when > after && entry.shown == kNoCard && !entry.never.has(card);
        const Catch& netted = m_known.netCatch();
        return count +
               (netted.to == seat && netted.when > after && isFish(card) && fishOf(card) == netted.fish);
    }
    /// Only for fish cards. A note is obsolete if the card has been seen leaving the hand since.
    void addLacks(Seat seat) {
        std::array<LastNote, kDeckSize> last{};
        for (const Note& note : m_known.notes())
            if (note.kind == NoteKind::Lacks && note.seat == seat)
                for (const Card card : note.cards& kAllFish)
                    last[card] = {true, note.when, note.turn};
        for (const CardTransfer& transfer : m_known.transfers())
            if (transfer.from == seat && isFish(transfer.card) && transfer.when > last[transfer.card].when)
                last[transfer.card] = {};
        for (const Card card : kAllFish - m_located) {
            if (!last[card].exists) continue;
            m_facts.push_back({.seat = seat,
                               .kind = FactKind::Lacks,
                               .source = Source::Denied,
                               .card = card,
                               .count = std::uint8_t(arrivedUnseen(seat, last[card].when, card)),
                               .turnsAgo = turnsSince(last[card].turn)});
        }
    }

    const InformationState<TwistedFish>& m_known;
    CardSet m_located;
    std::vector<Fact> m_facts;
};

} // namespace

std::vector<Fact> InformationState<TwistedFish>::facts() const {
    CardSet located = onTable() | hand();
    for (Seat seat = 0; seat < m_observation.match.seats; ++seat)
        located |= sure(seat);
    return FactCollector(*this, located).collect();
}

std::vector<Fact> InformationState<TwistedFish>::factsIgnoringPlaces() const {
    return FactCollector(*this, onTable() | hand()).collect();
}

} // namespace tacklebox
