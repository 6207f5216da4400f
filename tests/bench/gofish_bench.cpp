// Benchmark of the rules of Go Fish against a minimal program for the same game: an array of counts for each
// hand, no events, no options, four seats. Both play random games with equally likely legal asks.
//
//     gofish_bench [SECONDS]
//
// Prints games per second of CPU time, alternating between the two. Compare runs on one machine only.
#include "model/games/gofish/gofish.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <numeric>

using namespace tacklebox;

namespace {

constexpr int kSeats = 4;

double seconds() {
    return double(std::clock()) / CLOCKS_PER_SEC;
}

// ---- The minimal program ----

/// A game that does not distinguish the cards of a rank.
class PlainGame {
  public:
    /// Plays a game and returns the number of asks.
    int play(Random& random) {
        deal(random);
        int asks = 0;
        while (goOn()) {
            ask(random);
            ++asks;
        }
        return asks;
    }

  private:
    static constexpr int kRanks = 13, kSuits = 4, kCards = kRanks * kSuits, kHand = 5;

    void deal(Random& random) {
        for (int card = 0; card < kCards; ++card)
            m_pond[card] = card % kRanks;
        for (int left = kCards; left > 1; --left)
            std::swap(m_pond[random.below(left)], m_pond[left - 1]);
        m_left = kCards;
        m_books = 0;
        for (int seat = 0; seat < kSeats; ++seat) {
            std::fill_n(m_hands[seat], kRanks, 0);
            m_sizes[seat] = 0;
        }
        for (int i = 0; i < kHand * kSeats; ++i)
            draw(i % kSeats);
        m_turn = 0;
        m_same = true;
    }
    int draw(int seat) {
        const int rank = m_pond[--m_left];
        ++m_sizes[seat];
        add(seat, rank, 1);
        return rank;
    }
    void add(int seat, int rank, int count) {
        m_hands[seat][rank] += count;
        if (m_hands[seat][rank] < kSuits) return;
        m_hands[seat][rank] = 0;
        m_sizes[seat] -= kSuits;
        ++m_books;
    }
    /// Continues to the next ask; returns false at the end.
    bool goOn() {
        for (; m_books < kRanks; m_same = false) {
            if (!m_same) m_turn = (m_turn + 1) % kSeats;
            if (m_sizes[m_turn] == 0) {
                if (m_left == 0) continue;
                draw(m_turn);
            }
            for (int seat = 0; seat < kSeats; ++seat)
                if (seat != m_turn && m_sizes[seat] > 0) return true;
        }
        return false;
    }
    void ask(Random& random) {
        int ranks[kRanks], targets[kSeats], rankCount = 0, targetCount = 0;
        for (int rank = 0; rank < kRanks; ++rank)
            if (m_hands[m_turn][rank] > 0) ranks[rankCount++] = rank;
        for (int seat = 0; seat < kSeats; ++seat)
            if (seat != m_turn && m_sizes[seat] > 0) targets[targetCount++] = seat;
        const int pick = random.below(rankCount * targetCount);
        const int rank = ranks[pick / targetCount], target = targets[pick % targetCount];
        const int given = m_hands[target][rank];
        m_hands[target][rank] = 0;
        m_sizes[target] -= given;
        m_sizes[m_turn] += given;
        if (given > 0) add(m_turn, rank, given);
        m_same = given > 0 || (m_left > 0 && draw(m_turn) == rank);
    }

    int m_hands[kSeats][kRanks], m_sizes[kSeats], m_pond[kCards];
    int m_left = 0, m_books = 0, m_turn = 0;
    bool m_same = true; ///< the player on turn goes again
};

// ---- The rules ----

int playByTheRules(GoFish::State& state, const Options& options, MoveList<GoFish::Move>& moves,
                   EventLog<GoFish>& log, Random& random) {
    GoFish::newInitialState(state, options, kSeats, 3, GoFish::shuffled(options, kSeats, random), log);
    int asks = 0;
    for (; !state.match.over; ++asks) {
        moves.clear();
        GoFish::legalMoves(state, state.status.turn, moves);
        GoFish::apply(state, state.status.turn, moves[random.below(moves.size())], log);
    }
    return asks;
}

/// Prints the games per second of `play` and the asks of a game.
template <class Play>
void measure(const char* name, double forSeconds, Play play) {
    constexpr int kBetweenLooks = 200;
    double games = 0, asks = 0, used = 0;
    for (const double begun = seconds(); used < forSeconds; used = seconds() - begun)
        for (int i = 0; i < kBetweenLooks; ++i, ++games)
            asks += play();
    std::printf("%s: %.0f games/s, %.1f asks a game\n", name, games / used, asks / games);
}

} // namespace

int main(int argc, char** argv) {
    const double forSeconds = argc > 1 ? std::atof(argv[1]) : 1;
    const Options options = standardOptions(GoFish::kOptions);
    Random random(1);
    PlainGame plain;
    GoFish::State state;
    MoveList<GoFish::Move> moves;
    EventLog<GoFish> silent;
    silent.recording(false);
    EventLog<GoFish> log;
    constexpr int kTurns = 3;
    for (int turn = 0; turn < kTurns; ++turn) {
        measure("plain arrays", forSeconds, [&] { return plain.play(random); });
        measure("the rules", forSeconds, [&] {
            state = {};
            return playByTheRules(state, options, moves, silent, random);
        });
        measure("the rules and their log", forSeconds, [&] {
            state = {};
            log.clear();
            return playByTheRules(state, options, moves, log, random);
        });
    }
}
