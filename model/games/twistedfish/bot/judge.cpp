#include "model/bots/playoutjudge.h"
#include "model/games/twistedfish/bot/bot.h"
#include "model/games/twistedfish/bot/playout.h"

namespace tacklebox {

using namespace twistedfish;

namespace {

/// From 300 deals of Perches for each number of seats: tackle judge twisted-fish --option target=0 --seats
/// perch --deals --games 300.
constexpr DealFigures kFigures[] = {{2, 206.12, 77.57, -0.776},
                                    {3, 147.49, 61.71, -0.474},
                                    {4, 107.46, 57.0, -0.309},
                                    {5, 78.88, 61.09, -0.095},
                                    {6, 56.49, 60.04, 0.05}};

class JudgePlayouts : public PlayoutsBase<TwistedFish> {
  public:
    static MatchLength length(const Options& options) {
        const int target = options.value[kOptionTarget];
        return {.target = target, .deals = target > 0 ? 0 : 1};
    }
    static std::span<const DealFigures> figures() { return kFigures; }
    static constexpr int kStep = 5;
    static constexpr int kPlayoutsPerUnit = 1;

    JudgePlayouts(Seat seat, const Options& options, const KnownLevels& levels)
        : PlayoutsBase(seat, options, levels) {
        m_known.expect(priorTypes<kOpponentTypes>(levels, kPriorTypes, typeOf));
    }

    void see(const SeenEvent<TwistedFish>& event) {
        onEvent(event);
        PlayoutsBase::see(event);
    }
    bool ready(const Deadline& deadline) {
        m_playout.reset();
        m_determinizer.emplace(m_known, deadline);
        if (!m_determinizer->found()) return false;
        m_playout.emplace(m_known, kNoOdds);
        std::uint16_t wants = 0;
        for (Fish fish = 0; fish < kFishes; ++fish)
            if (!(m_known.hand() & m_known.open()).intersects(kCardsOf[fish]))
                wants |= std::uint16_t(m_wants & 1u << fish);
        m_playout->setOthersKnowledge(m_denied - m_known.hand(), wants);
        return true;
    }
    void nextDeterminization(Random& random) {
        m_determinizer->advance(random, kStepsBetween);
        m_determinizer->sample(random, m_determinization);
        m_determinization.options = m_options;
        std::array<OpponentType, kMostPlayers> types;
        for (Seat seat = 0; seat < kMostPlayers; ++seat)
            types[seat] = drawType(seat, random);
        m_playout->setTypes(types);
    }
    const MatchScore& play(const Candidate& move, std::uint64_t seed) {
        Random random(seed);
        m_playout->begin(m_determinization);
        if (move) m_playout->play(*move);
        m_playout->finish(random);
        return m_playout->match();
    }

  private:
    static constexpr int kStepsBetween = 30;
    /// Tracks the others' knowledge about this seat's hand. Otherwise playouts would favour this seat, as
    /// nobody would use what it revealed.
    void onEvent(const SeenEvent<TwistedFish>& event) {
        if (std::holds_alternative<SeenDeal<TwistedFish>>(event.content())) {
            m_wants = 0;
            m_denied = {};
        }
        if (const auto* moved = std::get_if<Moved>(&event.content())) {
            const bool gives = moved->from.kind == PileKind::Hand && moved->from.seat == self();
            const bool gets = moved->to.kind == PileKind::Hand && moved->to.seat == self();
            // It may have been the last card of its fish. A drawn card may be any card.
            if (gives && moved->face < kDeckSize && isFish(moved->face))
                m_wants &= std::uint16_t(~(1u << fishOf(moved->face)));
            if (gets && moved->from.kind == PileKind::Pond) m_denied = {};
        }
        const auto* made = std::get_if<SeenMove<Move>>(&event.content());
        if (!made) return;
        const Move& move = made->move;
        const bool asks = move.kind == MoveKind::Ask;
        if (made->seat == self() && (asks || move.kind == MoveKind::TheNet))
            m_wants |= std::uint16_t(1u << (asks ? fishOf(move.card) : move.fish));
        if (asks && move.target == self() && !m_known.hand().has(move.card)) m_denied.add(move.card);
    }
    static constexpr OpponentType typeOf(Level level) {
        return level == Level::Random   ? OpponentType::AnyAsk
               : level == Level::Minnow ? OpponentType::Forgetful
                                        : OpponentType::Keen;
    }
    /// Draws all types by the observed asks, including this seat's: otherwise playouts would make it the
    /// better player. Random types reveal themselves quickly, so their prior is lower than that of bots,
    /// which must be ready for any opponent.
    OpponentType drawType(Seat seat, Random& random) const {
        if (m_levels[seat]) return typeOf(*m_levels[seat]);
        constexpr TypeWeights kExpected{0.1, 0.2, 1, 1}; // relative to the bots' prior
        TypeWeights weights = kExpected;
        double all = 0;
        for (std::size_t type = 0; type < kOpponentTypes; ++type)
            all += weights[type] *= m_known.types()[seat][type];
        for (double& weight : weights)
            weight /= all;
        return OpponentType(OpponentModel<kOpponentTypes>(weights).sample(random));
    }

    /// The odds are only used by asks(), which the judge does not call.
    static constexpr Odds kNoOdds{};

    std::uint16_t m_wants = 0; ///< bit set of fish that this seat asked for
    CardSet m_denied;          ///< cards that this seat has denied since its last draw
    std::optional<Determinizer<TwistedFish>> m_determinizer;
    std::optional<Playout> m_playout;
    State m_determinization{};
};

} // namespace

template <>
std::unique_ptr<Judge<TwistedFish>> makeJudge<TwistedFish>(Seat seat, const Options& options,
                                                           std::uint64_t seed, const KnownLevels& levels) {
    return std::make_unique<PlayoutJudge<TwistedFish, JudgePlayouts>>(seat, options, seed, levels);
}

} // namespace tacklebox
