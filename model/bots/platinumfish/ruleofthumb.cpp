#include "model/bots/bot.h"
#include "model/games/platinumfish/platinumfish.h"

namespace tacklebox {

using namespace platinumfish;
using packs::Rank;

namespace {

/// Takes every match it can get, searches for the scarcest rank it can match, and asks where a card is surest
/// to be: what the deck has not got, the opponents hold.
class RuleOfThumbBot : public Bot<PlatinumFish> {
  public:
    RuleOfThumbBot(Seat seat, std::uint64_t seed) : m_seat(seat), m_random(seed) {}

    void see(const SeenEvent<PlatinumFish>& event) override {
        if (const auto* moved = std::get_if<Moved>(&event.content())) remember(*moved);
        if (const auto* made = std::get_if<SeenMove<Move>>(&event.content())) m_asked = made->move;
        if (const auto* said = std::get_if<Said>(&event.content()))
            m_lacks[said->seat] |= rankBit(m_asked.rank);
        PlatinumFish::follow(m_view, event);
    }

    std::optional<Choice<PlatinumFish>> choose(std::span<const Move> legal, Thinking thinking) override {
        // Nobody has learnt the order of the deck by a search, so a shuffle is worth nothing.
        const bool onlyShuffle = m_view.status.turn != m_seat && legal.front().kind == MoveKind::Shuffle;
        if (onlyShuffle && !thinking.mustMove) return std::nullopt;
        Move best = legal.front();
        double bestWorth = -1e9;
        for (const Move& move : legal) {
            const double worth = worthOf(move) + 0.001 * m_random.unit();
            if (worth > bestWorth) {
                bestWorth = worth;
                best = move;
            }
        }
        return Choice<PlatinumFish>{best, {}};
    }

  private:
    static constexpr int kCopies = kDeckSize / packs::kRanks;

    /// Keeps account of the ranks that the others surely hold, and surely do not. A hand never keeps two of a
    /// rank.
    void remember(const Moved& moved) {
        const Seat turn = m_view.status.turn;
        if (moved.face == kHidden) { // dealt face down: it may be anything
            m_lacks[moved.to.seat] = 0;
            return;
        }
        const RankSet rank = rankBit(packs::rankOf(moved.face));
        if (moved.from.kind == PlaceKind::Hand) {
            m_holds[moved.from.seat] &= RankSet(~rank);
            m_lacks[moved.from.seat] |= rank;
        }
        if (moved.to.kind == PlaceKind::Hand) {
            m_holds[moved.to.seat] |= rank;
            m_lacks[moved.to.seat] &= RankSet(~rank);
        }
        // Whoever throws a drawn card away could not match it; the first discard is nobody's.
        if (moved.from.kind == PlaceKind::Deck && moved.to.kind == PlaceKind::Discard &&
            !m_view.discard.empty())
            m_lacks[turn] |= rank;
    }

    bool holds(Rank rank) const {
        for (const Face face : m_view.hands[m_seat])
            if (packs::rankOf(face) == rank) return true;
        return false;
    }
    /// Cards of a rank that are neither laid, nor on the discard pile, nor in the own hand.
    int unseen(Rank rank) const {
        int seen = holds(rank);
        for (Seat seat = 0; seat < m_view.match.seats; ++seat)
            for (const Rank laid : m_view.matches[seat])
                seen += laid == rank ? 2 : 0;
        for (const Face face : m_view.discard)
            seen += packs::rankOf(face) == rank;
        return std::max(0, kCopies - seen);
    }

    /// How likely an opponent is to hold a rank, when the dice have just shown whether the deck has any of
    /// it.
    double chanceToHold(Seat opponent, Rank rank) const {
        if (hasRank(m_holds[opponent], rank)) return 1.0;
        if (hasRank(m_lacks[opponent], rank)) return 0.0;
        int known = 0, possible = 0, elsewhere = m_view.deck.size();
        for (Seat seat = 0; seat < m_view.match.seats; ++seat) {
            if (seat == m_seat) continue;
            known += hasRank(m_holds[seat], rank);
            if (hasRank(m_holds[seat], rank) || hasRank(m_lacks[seat], rank)) continue;
            possible += m_view.hands[seat].size();
            elsewhere += m_view.hands[seat].size();
        }
        const int left = std::max(0, unseen(rank) - known);
        const auto& dice = m_view.status.dice;
        const bool goneFromDeck = dice[1] && hasRank(ranksRolled(dice[0], dice[1]), rank);
        const int among = goneFromDeck ? possible : elsewhere;
        return among == 0 ? 0.0 : std::min(1.0, double(left) * m_view.hands[opponent].size() / among);
    }

    /// The matches that a new hand brings, about: most of its cards match a well-stocked discard pile.
    double worthOfNewHand() const {
        RankSet ranks = 0;
        for (const Face face : m_view.discard)
            ranks |= rankBit(packs::rankOf(face));
        const double dealt = std::min(3.9, double(m_view.deck.size()));
        return 0.3 + dealt * std::popcount(ranks) / packs::kRanks;
    }

    double worthOf(const Move& move) const {
        switch (move.kind) {
        case MoveKind::TakeDiscard:
        case MoveKind::MatchDiscard: return 10.0;
        case MoveKind::Take: return holds(move.rank) ? 10.0 - unseen(move.rank) : 0.1 * unseen(move.rank);
        case MoveKind::Ask: return worthOfAsk(move.target, move.rank);
        case MoveKind::Draw: return 1.0;
        case MoveKind::Decline:
        case MoveKind::Done:
        case MoveKind::Shuffle: return 0.0; // nobody knows the order of the deck: a shuffle changes nothing
        }
        return 0.0;
    }

    /// A match counts 1; running out of cards is a gift to whoever does.
    double worthOfAsk(Seat target, Rank rank) const {
        double worth = holds(rank) ? 1.0 : -0.1;
        if (holds(rank) && m_view.hands[m_seat].size() == 1) worth += worthOfNewHand();
        if (m_view.hands[target].size() == 1) worth -= worthOfNewHand();
        return chanceToHold(target, rank) * worth;
    }

    Seat m_seat;
    Random m_random;
    View m_view;
    Move m_asked; ///< the last move that was made
    std::array<RankSet, kMostPlayers> m_holds{};
    std::array<RankSet, kMostPlayers> m_lacks{};
};

} // namespace

template <>
std::unique_ptr<Bot<PlatinumFish>> makePlayer<PlatinumFish>(Level, Seat seat, std::uint64_t seed) {
    return std::make_unique<RuleOfThumbBot>(seat, seed);
}

} // namespace tacklebox
