// Properties of every game, checked in random games with every number of seats and every option.
//
// A game's test specialises Probe<G> and calls playRandomMatches<G>(). TACKLEBOX_GAMES and TACKLEBOX_SEED set
// the number of games and the first seed; every failure names the seed that repeats it.
#pragma once

#include "model/engine/words.h"
#include "model/host/anygame.h"
#include "model/json/eventsjson.h"
#include "model/wire/session.h"
#include "tests/support/environment.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace tacklebox::testing {

/// The functions that the properties need from each game:
///
/// - `static std::vector<Options> variants()`: all combinations of options to test
/// - `static constexpr int kMostSteps`: more steps than any match has
/// - `static Move anyMove(const State&, Random&)`: a well-formed move, usually illegal
/// - `static bool alsoLegal(const State&, Seat, const Move&)`: true for legal moves that need not be listed
///
/// Both of these follow from the places of a game that lists them (model/engine/places.h):
///
/// - `template <class F> static void eachCard(const State&, F f)`: calls f(card) for every card in the game
/// - `static void swapHidden(State&, Seat viewer, Random&)`: redistributes the cards that the viewer cannot
///   know, keeping all sizes and everything that the viewer has been shown
///
/// Optional:
///
/// - `static Move pick(const State&, Seat, const MoveList<Move>&, Random&)`: chooses a move, for games that
///   random players would never end
/// - `static Layout layout(const Options&, int seats, Random&)`: a start position instead of the shuffle, to
///   reach rare situations
template <class G>
struct Probe;

template <class G>
class RandomMatch {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    RandomMatch(std::uint64_t seed, const Options& options, int seats)
        : m_random(seed * 0x9e3779b97f4a7c15ull + 1), m_watched((seed * 0x9e3779b97f4a7c15ull) >> 62 == 0),
          m_match(setup(seed, options, seats)), m_seats(seats), m_observations(std::size_t(seats) + 2) {}

    /// Plays to the end and checks everything. Stops at the first failure.
    void play() {
        applyEvents();
        for (int step = 0; !m_match.over(); ++step) {
            ASSERT_LT(step, Probe<G>::kMostSteps) << "the match does not end";
            checkPosition();
            if (::testing::Test::HasFailure()) return;
            makeMove();
            applyEvents();
            if (::testing::Test::HasFailure()) return;
        }
        checkEnd();
    }

    int deals() const { return m_match.state().match.round; }

  private:
    static Setup<G> setup(std::uint64_t seed, const Options& options, int seats) {
        Setup<G> setup;
        setup.options = options;
        setup.seats = seats;
        setup.seed = seed;
        setup.dealer = drawnDealer(seed, seats);
        if constexpr (requires(Random & random) { Probe<G>::layout(options, seats, random); }) {
            Random random = Random::forStep(seed, kShuffleStream);
            setup.layout = Probe<G>::layout(options, seats, random);
        } else {
            setup.layout = drawnLayout<G>(seed, options, seats);
        }
        return setup;
    }

    /// The seats, then kOmniscient, then kNoSeat (a spectator).
    Seat viewer(std::size_t index) const {
        if (index < std::size_t(m_seats)) return Seat(index);
        return index == std::size_t(m_seats) ? kOmniscient : kNoSeat;
    }

    /// Checks after every step that each seat's events determine its observation.
    void applyEvents() {
        if (!m_watched) return;
        for (; m_applied < m_match.log().size(); ++m_applied)
            for (std::size_t i = 0; i < m_observations.size(); ++i)
                if (const auto event = SeenEvent<G>::seenBy(viewer(i), m_match.log(), m_applied))
                    G::applyEvent(m_observations[i], *event);
        for (std::size_t i = 0; i < m_observations.size(); ++i) {
            const auto observation = G::observation(m_match.state(), viewer(i));
            if (m_observations[i] == observation) continue;
            ASSERT_EQ(observationJson<G>(m_observations[i]).dump(), observationJson<G>(observation).dump())
                << "seat " << int(viewer(i))
                << ": its events (left) and the position (right) tell different things";
            FAIL() << "seat " << int(viewer(i)) << ": views differ in what JSON does not show";
        }
    }

    void checkPosition() {
        checkCards();
        const State& state = m_match.state();
        const SeatSet playersToAct = G::playersToAct(state);
        ASSERT_FALSE(m_match.chanceIsDue());
        ASSERT_FALSE(playersToAct.empty()) << "nobody can move, and the match is not over";
        for (Seat seat = 0; seat < m_seats; ++seat) {
            m_moves.clear();
            G::legalMoves(state, seat, m_moves);
            ASSERT_EQ(playersToAct.has(seat), !m_moves.empty())
                << "seat " << int(seat) << " waits without a move, or the reverse";
            for (const Move& move : m_moves)
                if (G::check(state, seat, move)) FAIL() << Codec<G>::move(move) << " is listed, but refused";
            checkEachIsListedOnce();
            checkOtherMove(seat);
        }
        if (m_random.below(32) == 0 && m_watched) checkNothingLeaks();
    }

    /// Checks that no move is listed twice, with a hash table of the moves' bytes.
    void checkEachIsListedOnce() {
        static_assert(std::has_unique_object_representations_v<Move>);
        m_listed.resize(std::max(m_listed.size(), std::bit_ceil(2 * std::size_t(m_moves.size()))));
        ++m_lists;
        for (const Move& move : m_moves) {
            const std::string_view bytes(reinterpret_cast<const char*>(&move), sizeof(Move));
            std::size_t place = std::hash<std::string_view>()(bytes);
            for (;; ++place) {
                Listed& listed = m_listed[place & (m_listed.size() - 1)];
                if (listed.list != m_lists) {
                    listed = {m_lists, &move};
                    break;
                }
                if (*listed.move == move) FAIL() << Codec<G>::move(move) << " twice";
            }
        }
    }

    void checkCards() {
        std::array<int, 256> found{};
        int total = 0;
        eachCard([&](Card card) {
            ++found[card];
            ++total;
        });
        for (const Card card : G::deck(m_match.setup().options))
            if (found[card] != 1)
                FAIL() << G::faceName(G::faceOf(card)) << " is in " << found[card] << " places";
        ASSERT_EQ(total, int(G::deck(m_match.setup().options).size()));
    }

    template <class F>
    void eachCard(F f) {
        const State& state = m_match.state();
        if constexpr (requires { Probe<G>::eachCard(state, f); })
            Probe<G>::eachCard(state, f);
        else
            G::places(state, m_seats, [&](PileId, const auto& cards, SeatSet) {
                for (const Card card : cards)
                    f(card);
            });
    }
    void swapHidden(State& state, Seat viewer) {
        if constexpr (requires { Probe<G>::swapHidden(state, viewer, m_random); }) {
            Probe<G>::swapHidden(state, viewer, m_random);
        } else {
            std::vector<Card> hidden;
            const auto eachHidden = [&](auto action) {
                G::places(state, m_seats, [&](PileId, auto& cards, SeatSet visibleTo) {
                    if (!includesViewer(visibleTo, viewer)) action(cards);
                });
            };
            eachHidden([&](auto& cards) {
                for (const Card card : cards)
                    hidden.push_back(card);
            });
            m_random.shuffle(hidden);
            eachHidden([&](auto& cards) {
                const int size = cards.size();
                cards = {};
                for (int i = 0; i < size; ++i, hidden.pop_back())
                    cards.add(hidden.back());
            });
        }
    }

    /// A random move must be accepted exactly if it is legal.
    void checkOtherMove(Seat seat) {
        const State& state = m_match.state();
        const Move move = Probe<G>::anyMove(state, m_random);
        bool legal = false;
        for (const Move& listed : m_moves)
            legal = legal || listed == move;
        const Refusal refusal = G::check(state, seat, move);
        if (!legal && !refusal && Probe<G>::alsoLegal(state, seat, move)) return;
        ASSERT_EQ(!refusal, legal) << "seat " << int(seat) << ", " << Codec<G>::move(move)
                                   << (legal ? " is listed, but refused" : " is not listed, but accepted");
        if (!refusal || !m_watched) return;
        const ReasonCode why = refusal.reason;
        ASSERT_FALSE(Words<G>::refusal(refusal, Names{}).english().empty())
            << "no words for " << (why.isOwn() ? "its own" : "the shared") << " reason "
            << (why.isOwn() ? int(why.own<std::uint8_t>()) : int(why.shared())) << " against "
            << Codec<G>::move(move);
    }

    /// Changes everything that a seat cannot know: its observation, its moves and their JSON must stay the
    /// same.
    void checkNothingLeaks() {
        for (std::size_t i = 0; i < m_observations.size(); ++i) {
            const Seat seat = viewer(i);
            if (seat == kOmniscient) continue;
            State swapped = m_match.state();
            swapHidden(swapped, seat);
            const auto observation = G::observation(m_match.state(), seat),
                       other = G::observation(swapped, seat);
            if (observation != other)
                FAIL() << "seat " << int(seat)
                       << " sees something of what is hidden from it: " << observationJson<G>(observation)
                       << " and " << observationJson<G>(other);
            if (seat == kNoSeat) continue;
            m_moves.clear();
            G::legalMoves(m_match.state(), seat, m_moves);
            m_otherMoves.clear();
            G::legalMoves(swapped, seat, m_otherMoves);
            ASSERT_TRUE(std::equal(m_moves.begin(), m_moves.end(), m_otherMoves.begin(), m_otherMoves.end()))
                << "the moves of seat " << int(seat) << " tell something of what is hidden from it";
        }
    }

    void makeMove() {
        // Any seat that may move can act next.
        const SeatSet playersToAct = G::playersToAct(m_match.state());
        int skip = m_random.below(playersToAct.size());
        Seat actor = playersToAct.first();
        for (const Seat seat : playersToAct)
            if (skip-- == 0) actor = seat;
        m_moves.clear();
        G::legalMoves(m_match.state(), actor, m_moves);
        const Move move = pick(actor);
        const Refusal refusal = m_match.move(actor, move);
        ASSERT_FALSE(refusal);
        if (m_random.below(64) == 0) checkJsonOf(move);
    }

    Move pick(Seat actor) {
        if constexpr (requires { Probe<G>::pick(m_match.state(), actor, m_moves, m_random); })
            return Probe<G>::pick(m_match.state(), actor, m_moves, m_random);
        else
            return m_moves[m_random.below(m_moves.size())];
    }

    void checkJsonOf(const Move& move) {
        const Json json = Codec<G>::move(move);
        const Move again = Codec<G>::readMove(json, {m_seats, m_match.setup().options});
        ASSERT_EQ(json.dump(), Codec<G>::move(again).dump());
    }

    /// After the match nobody may move, and its record replays to the same match.
    void checkEnd() {
        checkCards();
        ASSERT_TRUE(G::playersToAct(m_match.state()).empty());
        ASSERT_FALSE(m_match.state().match.winners.empty());
        if (m_random.below(40) != 0) return;
        const Session original(anyMatch<G>(m_match));
        const Json record = original.record();
        try {
            const auto replayed = loadSession(parseJson(record.dump()));
            ASSERT_EQ(replayed->record().dump(), record.dump());
            for (const Seat seat : {kOmniscient, viewer(std::size_t(m_random.below(m_seats + 2)))})
                ASSERT_EQ(replayed->events(seat, 0), original.events(seat, 0));
        } catch (const WireError& error) {
            FAIL() << "its record does not replay: " << error.text();
        }
    }

    Random m_random;
    bool m_watched; ///< checks observations too, in every fourth match because of the time
    Match<G> m_match;
    int m_seats;
    std::vector<typename G::Observation> m_observations; ///< one for each viewer()
    int m_applied = 0;
    MoveList<Move> m_moves, m_otherMoves;
    struct Listed {
        std::uint64_t list = 0; ///< number of the move list
        const Move* move = nullptr;
    };
    std::vector<Listed> m_listed; ///< hash table; its size is a power of two
    std::uint64_t m_lists = 0;
};

/// Plays random matches with all numbers of seats and variants until TACKLEBOX_GAMES deals (default 20,000)
/// are finished.
template <class G>
void playRandomMatches() {
    const std::uint64_t first = fromEnvironment("TACKLEBOX_SEED", 1);
    const std::uint64_t wanted = fromEnvironment("TACKLEBOX_GAMES", 20000);
    const auto variants = Probe<G>::variants();
    std::uint64_t games = 0;
    for (std::uint64_t seed = first; games < wanted; ++seed) {
        const int seats = G::kLeastSeats + int(seed % std::uint64_t(G::kMostSeats - G::kLeastSeats + 1));
        const Options& options = variants[(seed / 8) % variants.size()];
        SCOPED_TRACE("repeat it with TACKLEBOX_GAMES=1 TACKLEBOX_SEED=" + std::to_string(seed));
        auto match = std::make_unique<RandomMatch<G>>(seed, options, seats);
        match->play();
        if (::testing::Test::HasFailure()) return;
        games += std::uint64_t(match->deals());
    }
}

// ---- Helpers for Probe::swapHidden ----

/// Redeals the cards of several hands and a pile among them, keeping every size. Ignores null pointers.
template <int N>
void mix(std::vector<CardSet*> hands, Pile<N>* pile, Random& random) {
    std::vector<Card> cards;
    std::vector<int> sizes;
    for (CardSet* hand : hands) {
        sizes.push_back(hand->size());
        for (const Card card : *hand)
            cards.push_back(card);
    }
    if (pile)
        for (const Card card : *pile)
            cards.push_back(card);
    random.shuffle(cards);
    std::size_t next = 0;
    for (std::size_t i = 0; i < hands.size(); ++i) {
        *hands[i] = CardSet();
        for (int k = 0; k < sizes[i]; ++k)
            hands[i]->add(cards[next++]);
    }
    if (pile)
        for (Card& card : *pile)
            card = cards[next++];
}

/// The same for the pile and all hands but the viewer's.
template <class Hands, int N>
void mixAllButOwn(Hands& hands, int seats, Seat viewer, Pile<N>& pile, Random& random) {
    std::vector<CardSet*> others;
    for (Seat seat = 0; seat < seats; ++seat)
        if (seat != viewer) others.push_back(&hands[seat]);
    mix(others, &pile, random);
}

} // namespace tacklebox::testing
