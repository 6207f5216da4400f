// Bots for every game whose folder has none: they sample the hidden cards and play the rest of the deal at
// random.
//
// Flat Monte Carlo with determinization (Ginsberg 2001): all moves are played in the same sampled positions
// with the same random numbers, and sequential halving drops the worse ones. A Minnow plays at random.
#pragma once

#include "model/bots/botwords.h"
#include "model/bots/playoutjudge.h"
#include "model/bots/reasonwords.h"
#include "model/bots/sequentialhalving.h"
#include "model/engine/tabletraits.h"
#include "model/engine/words.h"

#include <algorithm>

namespace tacklebox {

/// How a position follows from an observation and the cards of each place. The default suits games that list
/// their places (model/engine/places.h).
template <class G>
struct Completion {
    /// Copies the public parts.
    static void setPublic(typename G::State& state, const typename G::Observation& observation) {
        state.match = observation.match;
        state.options = observation.options;
        state.status = observation.status;
    }
    /// Calls visit(pile, cards, ...) for each place with hidden cards, and maybe others.
    template <class Visit>
    static void places(typename G::State& state, Visit visit) {
        G::places(state, state.match.seats, visit);
    }
};

/// The observation of a seat, and the hidden cards that it knows.
template <class G>
class DefaultInformationState {
  public:
    using Observation = typename G::Observation;
    /// A hidden card that the viewer knows, because it saw the card move or being shown.
    struct KnownCard {
        PileId pile;
        Face face;
        std::uint16_t turn;
    };

    explicit DefaultInformationState(Seat viewer) : m_viewer(viewer) { m_observation.viewer = viewer; }
    void see(const SeenEvent<G>& event) {
        if (std::holds_alternative<SeenDeal<G>>(event.content())) m_known.clear();
        m_turn += std::holds_alternative<SeenMove<typename G::Move>>(event.content());
        const auto* moved = std::get_if<Moved>(&event.content());
        if (moved) leaves(*moved);
        G::applyEvent(m_observation, event);
        if (moved) isIn(moved->to, moved->face);
        if (const auto* peeked = std::get_if<Peeked>(&event.content()))
            isIn(handOf(peeked->owner), peeked->face);
        if (const auto* shown = std::get_if<Shown>(&event.content())) isIn(handOf(shown->seat), shown->face);
    }
    const Observation& observation() const { return m_observation; }
    Seat viewer() const { return m_viewer; }
    const std::vector<KnownCard>& known() const { return m_known; }
    std::vector<Fact> facts() const {
        std::vector<Fact> facts;
        for (const KnownCard& one : m_known)
            if (one.pile.kind == PileKind::Hand)
                facts.push_back(
                    {.seat = one.pile.seat, .card = one.face, .turnsAgo = std::uint16_t(m_turn - one.turn)});
        std::ranges::stable_sort(facts, {}, &Fact::seat);
        return facts;
    }

  private:
    FaceList facesIn(PileId pile) const {
        for (const PileCards& one : TableTraits<G>::piles(m_observation))
            if (one.pile == pile) return one.faces;
        return {};
    }
    /// Removes the card. An unseen card may be any known card of its pile, so all of those are removed.
    void leaves(const Moved& moved) {
        if (moved.face == kHidden)
            std::erase_if(m_known, [&](const KnownCard& one) { return one.pile == moved.from; });
        else if (const auto left = std::ranges::find_if(
                     m_known,
                     [&](const KnownCard& one) { return one.pile == moved.from && one.face == moved.face; });
                 left != m_known.end())
            m_known.erase(left);
    }
    void isIn(PileId pile, Face face) {
        if (face == kHidden) return;
        const FaceList faces = facesIn(pile);
        const auto hidden = std::ranges::count(faces, kHidden);
        const auto inPile = [&](const KnownCard& one) { return one.pile == pile; };
        if (std::ranges::find(faces, face) != faces.end() || std::ranges::count_if(m_known, inPile) >= hidden)
            return;
        m_known.push_back({pile, face, m_turn});
    }

    Seat m_viewer;
    Observation m_observation{};
    std::vector<KnownCard> m_known;
    std::uint16_t m_turn = 0; ///< moves made
};

/// Deals the cards that the seat has not seen at random into the hidden places.
template <class G>
class DefaultDeterminizer {
  public:
    using State = typename G::State;

    explicit DefaultDeterminizer(const DefaultInformationState<G>& known)
        : m_observation(known.observation()) {
        for (const Card card : G::deck(m_observation.options))
            m_unseen.push_back(card);
        for (const PileCards& pile : TableTraits<G>::piles(m_observation)) {
            Place place{pile.pile, {}};
            for (const Face face : pile.faces)
                place.cards.push_back(face == kHidden ? kNoCard : take(face));
            auto free = std::ranges::find(place.cards, kNoCard);
            for (const auto& one : known.known())
                if (one.pile == pile.pile && free != place.cards.end()) {
                    *free = take(one.face);
                    free = std::ranges::find(place.cards, kNoCard);
                }
            m_places.push_back(std::move(place));
        }
    }
    bool found() const { return true; }
    void sample(Random& random, State& determinization) {
        determinization = State{};
        Completion<G>::setPublic(determinization, m_observation);
        random.shuffle(m_unseen);
        std::size_t next = 0;
        Completion<G>::places(determinization, [&](PileId pile, auto& cards, const auto&...) {
            const auto place = std::ranges::find(m_places, pile, &Place::pile);
            if (place == m_places.end()) return;
            for (const Card known : place->cards) {
                const Card card = known != kNoCard ? known : m_unseen[next++];
                if constexpr (requires { cards.putUnder(card); })
                    cards.putUnder(card);
                else
                    cards.add(card);
            }
        });
    }

  private:
    struct Place {
        PileId pile;
        std::vector<Card> cards; ///< kNoCard where hidden
    };

    Card take(Face face) {
        const auto found = std::ranges::find(m_unseen, face, [](Card card) { return G::faceOf(card); });
        if (found == m_unseen.end()) return kNoCard; // impossible: the card was seen twice
        const Card card = *found;
        m_unseen.erase(found);
        return card;
    }

    const typename G::Observation m_observation;
    std::vector<Card> m_unseen;
    std::vector<Place> m_places;
};

/// A deal played to its end by random moves; for sequentialHalving() and PlayoutJudge.
template <class G>
class DefaultPlayout {
  public:
    using Move = typename G::Move;
    using State = typename G::State;
    using InformationSet = int;

    DefaultPlayout(Seat seat, const Options& options) : m_seat(seat), m_options(options) {
        m_silent.recording(false);
    }
    // For WinProbability: after this deal, another one with random points decides the match.
    static MatchLength length(const Options&) { return {.deals = 1}; }
    static std::span<const DealFigures> figures() { return {}; }
    static constexpr int kStep = 1;

    void begin(const State& determinization) {
        m_state = determinization;
        m_state.options = m_options;
    }
    void play(const Move& move) { G::apply(m_state, m_seat, move, m_silent); }
    const MatchScore& playOn(Random& random) {
        const int round = m_state.match.round;
        for (int step = 0; step < kMostSteps && !m_state.match.over && m_state.match.round == round; ++step) {
            const Chance chance = G::chance(m_state);
            if (chance.kind == ChanceKind::Deal) break;
            if (chance.kind != ChanceKind::None) {
                drawOutcome(chance, random, m_outcome);
                G::applyChance(m_state, m_outcome, m_silent);
                continue;
            }
            const SeatOrder order = turnOrder<G>(m_state);
            if (order.empty()) break;
            m_moves.clear();
            G::legalMoves(m_state, order[0], m_moves);
            G::apply(m_state, order[0], m_moves[random.below(m_moves.size())], m_silent);
        }
        return m_state.match;
    }
    PlayoutResult finish(Random& random) {
        const MatchScore& match = playOn(random);
        if (!m_winProbability) m_winProbability.emplace(length(m_options), figures(), match.seats, kStep);
        return {m_winProbability->percent(match, m_seat), double(match.scores[m_seat])};
    }
    // No moves are searched beyond the first.
    static bool playToNextAsk(Random&) { return false; }
    static InformationSet informationSet() { return 0; }
    static std::vector<Move> asks() { return {}; }

  private:
    static constexpr int kMostSteps = 2000;

    Seat m_seat;
    Options m_options;
    State m_state{};
    EventLog<G> m_silent;
    MoveList<Move> m_moves;
    Outcome<typename G::Layout> m_outcome{};
    std::optional<WinProbability> m_winProbability;
};

/// Rationale::motive of all moves that a DefaultBot has compared.
inline constexpr std::uint8_t kBestByPlayouts = 1;

template <class G>
class DefaultBot final : public Bot<G> {
  public:
    using Move = typename G::Move;

    DefaultBot(Level level, Seat seat, std::uint64_t seed)
        : m_playouts(playoutsOf(level)), m_random(seed), m_known(seat) {}

    void see(const SeenEvent<G>& event) override { m_known.see(event); }
    std::optional<Choice<G>> choose(std::span<const Move> legal, Thinking thinking) override {
        const Seat turn = m_known.observation().status.turn;
        const bool canPass = turn != kNoSeat && turn != m_known.viewer() && !thinking.mustMove;
        if (m_playouts == 0 || (legal.size() == 1 && !canPass))
            return Choice<G>{legal[std::size_t(m_random.below(int(legal.size())))], {}};
        std::vector<CandidateMove<Move>> candidates;
        for (const Move& move : legal)
            candidates.push_back({.move = move});
        if (canPass) candidates.push_back({.move = std::nullopt});
        Budget budget(thinking, m_playouts * int(candidates.size()));
        DefaultDeterminizer<G> determinizer(m_known);
        DefaultPlayout<G> playout(m_known.viewer(), m_known.observation().options);
        const std::size_t best = sequentialHalving(
            playout, candidates,
            [&](auto& determinization) { determinizer.sample(m_random, determinization); }, budget, m_random);
        const CandidateMove<Move>& move = candidates[best];
        if (budget.cancelled() || !move.move) return std::nullopt;
        Rationale why;
        why.motive = kBestByPlayouts;
        if (move.count > 0) why.expected = move.meanValue() / 100;
        return Choice<G>{*move.move, why};
    }

  private:
    /// For each move.
    static int playoutsOf(Level level) {
        switch (level) {
        case Level::Random:
        case Level::Minnow: return 0;
        case Level::Perch: return 10;
        case Level::Pike: return 60;
        case Level::Shark: return 300;
        }
        return 0;
    }

    int m_playouts;
    Random m_random;
    DefaultInformationState<G> m_known;
};

/// The playouts of PlayoutJudge.
template <class G>
class DefaultJudgePlayouts : public DefaultPlayout<G> {
  public:
    using Candidate = typename Judge<G>::Candidate;
    static constexpr int kPlayoutsPerUnit = 2;

    DefaultJudgePlayouts(Seat seat, const Options& options, const KnownLevels&)
        : DefaultPlayout<G>(seat, options), m_known(seat) {}
    void see(const SeenEvent<G>& event) { m_known.see(event); }
    static std::vector<Candidate> candidates(std::span<const typename G::Move> legal) {
        return {legal.begin(), legal.end()};
    }
    const typename G::Observation& observation() const { return m_known.observation(); }
    bool ready(const Deadline&) {
        m_determinizer.emplace(m_known);
        return true;
    }
    void nextDeterminization(Random& random) { m_determinizer->sample(random, m_determinization); }
    const MatchScore& play(const Candidate& move, std::uint64_t luck) {
        Random random(luck);
        this->begin(m_determinization);
        if (move) DefaultPlayout<G>::play(*move);
        return this->playOn(random);
    }

  private:
    DefaultInformationState<G> m_known;
    std::optional<DefaultDeterminizer<G>> m_determinizer;
    typename G::State m_determinization{};
};

// ---- The defaults, for games without a folder of bots ----

template <class G>
class InformationState : public DefaultInformationState<G> {
    using DefaultInformationState<G>::DefaultInformationState;
};

template <class G>
class Determinizer : public DefaultDeterminizer<G> {
    using DefaultDeterminizer<G>::DefaultDeterminizer;
};

template <class G>
struct BotWords {
    static std::string_view kind(const Rationale& rationale) {
        return rationale.motive == kBestByPlayouts ? "best-by-playouts" : "none";
    }
    static Phrase subject(const Fact& fact) { return Words<G>::card(fact.card); }
    static Phrase fact(const Fact& fact, const Names& names) {
        return hasWords(fact.seat, subject(fact), names);
    }
    static Phrase rationale(const Rationale& rationale, Seat seat, const typename G::Move&,
                            const Names& names) {
        return rationale.expected ? winWords(*rationale.expected, seat, names) : Phrase();
    }
};

template <class G>
std::unique_ptr<Bot<G>> makePlayer(Level level, Seat seat, std::uint64_t seed) {
    return std::make_unique<DefaultBot<G>>(level, seat, seed);
}

template <class G>
std::unique_ptr<Judge<G>> makeJudge(Seat seat, const Options& options, std::uint64_t seed,
                                    const KnownLevels& levels) {
    return std::make_unique<PlayoutJudge<G, DefaultJudgePlayouts<G>>>(seat, options, seed, levels);
}

} // namespace tacklebox
