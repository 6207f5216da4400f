#include "model/bots/bot.h"
#include "model/games/greatlakes/greatlakes.h"

namespace tacklebox {

using namespace greatlakes;

namespace {

/// Plays by how full the lake is: chooses its best chance in the suit with the most fish that it may still
/// take, and throws its least useful card in otherwise. Fishes out when the suit is worth a fair share of
/// what is left of it.
class RuleOfThumbBot : public Bot<GreatLakes> {
  public:
    RuleOfThumbBot(Seat seat, std::uint64_t seed) : m_seat(seat), m_random(seed) {}

    void see(const SeenEvent<GreatLakes>& event) override {
        GreatLakes::follow(m_view, event);
        if (std::holds_alternative<SeenDeal<GreatLakes>>(event.content())) m_gone = {};
        if (const auto* shown = std::get_if<Shown>(&event.content())) m_gone.add(shown->face);
    }

    std::optional<Choice<GreatLakes>> choose(std::span<const Move> legal, Thinking) override {
        return Choice<GreatLakes>{m_view.status.phase == Phase::Keep ? keepOrStock() : chooseCard(legal), {}};
    }

  private:
    int inLake(packs::Suit suit) const {
        int count = 0;
        for (const Face face : m_view.lake)
            count += packs::suitOf(face) == suit;
        return count;
    }
    bool hasFished(packs::Suit suit) const {
        const SuitList& fished = m_view.fished[m_seat];
        return std::find(fished.begin(), fished.end(), suit) != fished.end();
    }
    /// The share of unseen cards of its suit that this card beats, 0..1.
    double chanceToKeep(Face card) const {
        const int value = valueInRound(card, CardSet::of(card));
        int unseen = 0, beaten = 0;
        for (int rank = 0; rank < packs::kRanks; ++rank) {
            const Face other = packs::faceOf(packs::Rank(rank), packs::suitOf(card));
            if (other == card || m_gone.has(other) || holds(other) || inLakeCard(other)) continue;
            ++unseen;
            beaten += valueInRound(other, CardSet::of(other)) < value;
        }
        return unseen ? double(beaten) / unseen : 1.0;
    }
    bool holds(Face face) const {
        const FaceList& hand = m_view.hands[m_seat];
        return std::find(hand.begin(), hand.end(), face) != hand.end();
    }
    bool inLakeCard(Face face) const {
        return std::find(m_view.lake.begin(), m_view.lake.end(), face) != m_view.lake.end();
    }

    Move chooseCard(std::span<const Move> legal) {
        Move best = legal.front();
        double bestWorth = -1e9;
        for (const Move& move : legal) {
            const packs::Suit suit = packs::suitOf(move.card);
            const double chance = chanceToKeep(move.card);
            // A card that wins a suit already spent is wasted: let such suits go with their small cards.
            const double worth = (hasFished(suit) ? -0.3 * chance : chance * (inLake(suit) + 1.0)) -
                                 0.02 * valueInRound(move.card, CardSet::of(move.card)) +
                                 0.05 * m_random.unit();
            if (worth > bestWorth) {
                bestWorth = worth;
                best = move;
            }
        }
        return best;
    }

    Move keepOrStock() const {
        const packs::Suit suit = packs::suitOf(m_view.kept[m_seat]);
        const int roundsLeft = m_view.hands[m_seat].size();
        // A suit has 13 fish; waiting pays only while more of them are to come than lie there now.
        const int worthTaking = std::min(4, roundsLeft / 2);
        return {inLake(suit) >= worthTaking ? MoveKind::FishOut : MoveKind::Stock};
    }

    Seat m_seat;
    Random m_random;
    View m_view;
    CardSet m_gone; ///< cards revealed in this game
};

} // namespace

template <>
std::unique_ptr<Bot<GreatLakes>> makePlayer<GreatLakes>(Level, Seat seat, std::uint64_t seed) {
    return std::make_unique<RuleOfThumbBot>(seat, seed);
}

} // namespace tacklebox
