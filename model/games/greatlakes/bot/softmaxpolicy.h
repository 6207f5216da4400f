// Policies of The Great Lakes Fish-Out: choose moves fast from the hand and the public cards.
//
// A card is chosen by a softmax over the hand (a multinomial logit model; McFadden 1974). A card's logit is a
// weighted sum of features; skilled players add a small neural net with one hidden layer of rectified linear
// units. A keeper fishes out the suit with a probability that is a logistic function of a similar sum. The
// skilled weights come from self-play (skilledpolicy.cpp), the others are set by hand (simplepolicies.cpp).
#pragma once

#include "model/engine/random.h"
#include "model/games/greatlakes/bot/compactstate.h"

namespace tacklebox::greatlakes {

/// Inputs of a policy, by suit.
struct PolicyInput {
    struct Suit {
        RankBits own, unseen;
        float pot;    ///< fish in the lake, divided by 5
        float rivals; ///< fraction of the other players who may still fish the suit
        bool open;    ///< the player may still fish it
    };

    PolicyInput(const CompactState& game, Seat seat) : PolicyInput(game, seat, game.shown) {}
    /// For a player who only remembers that the cards in `shown` are out of play.
    PolicyInput(const CompactState& game, Seat seat, CardBits shown);

    int rounds;     ///< left, including the current one
    float early;    ///< fraction of the game left
    float pressure; ///< suits that the player may still fish, for each round left; at most 1
    CardBits hand;
    std::array<Suit, packs::kSuits> suits;

    /// Probability that the card is the highest of its suit in a round if the others choose at random.
    float keeps(Card card) const;
    /// Highest keeps() of the own cards of the suit; 0 without any.
    float bestChance(int suit) const;
};

/// Feature weights of a card of a suit that its player may still fish. A compound name is a product of
/// features: keeps() × pot × early. `loses` is 1 - keeps(), `unseenPerRound` the unseen cards of the suit
/// for each round left.
struct OpenSuitWeights {
    float keeps, keepsPot, keepsPotEarly, keepsEarly, keepsPressure;
    float losesPot, losesRivals, losesRivalsPot, keepsRivals, keepsRivalsPot;
    float value, valueEarly;        ///< king 1, two 1/12, ace 1/2
    float sure, surePot, sureEarly; ///< no unseen card beats it
    float ace, acePot, aceEarly;
    float higher, lower; ///< own cards of the suit above and below it, divided by 3
    float keepsSquared, keepsSquaredPot;
    float potEarly;
    float keepsUnseenPerRound;
    float higherPot;
};

/// Feature weights of a card of a suit that its player has fished.
struct ClosedSuitWeights {
    float keeps, keepsRivalsPot, losesRivalsPot, rivals, rivalsPot;
    float value, rivalsValueEarly, ace, rivalsPotEarly;
};

inline constexpr int kFishInputs = 16;

/// Feature weights for fishing a suit out now.
struct FishOutWeights {
    float bias, pot, potEarly, early, pressure;
    float best, bestEarly; ///< bestChance() of the suit
    float own, unseen;     ///< cards of the suit in the hand, divided by 3; unseen ones, divided by 6
    float rivals, rivalsPot;
    float lastRounds;     ///< 1 / rounds left
    float unseenPerRound; ///< divided by 3
    float potSquared, bestPot;
    float unrevealed; ///< unrevealed cards of the suit, divided by 12

    /// The weighted sum of `features`, which are in the order of the members.
    float of(const std::array<float, kFishInputs>& features) const;
};

/// The cards of a hand with unnormalized choice weights.
struct WeighedHand {
    static constexpr int kMostCards = kDeckSize / 3 + 1;

    int size = 0;
    std::array<Card, kMostCards> cards;
    std::array<float, kMostCards> upTo; ///< cumulative weight

    void add(Card card, float weight) {
        cards[size] = card;
        upTo[size] = size > 0 ? upTo[size - 1] + weight : weight;
        ++size;
    }
    float total() const { return upTo[size - 1]; }
    float weight(int at) const { return at > 0 ? upTo[at] - upTo[at - 1] : upTo[0]; }
};

/// A neural net with one hidden layer of rectified linear units.
template <int kInputs, int kNodes>
struct Net {
    using Nodes = std::array<float, kNodes>;

    std::array<Nodes, kInputs> weights;
    Nodes bias;
    Nodes out; ///< weights of the output

    /// Adds the weighted inputs to the nodes; `first` is the index of the first input. Handles four nodes at
    /// a time, so that the compiler can vectorize the loop.
    template <std::size_t kCount>
    void addInputs(Nodes& nodes, int first, const std::array<float, kCount>& inputs) const {
        for (int node = 0; node < kNodes; node += 4) {
            float a = nodes[node], b = nodes[node + 1], c = nodes[node + 2], d = nodes[node + 3];
            for (std::size_t i = 0; i < kCount; ++i) {
                const float* weight = weights[std::size_t(first) + i].data() + node;
                a += weight[0] * inputs[i];
                b += weight[1] * inputs[i];
                c += weight[2] * inputs[i];
                d += weight[3] * inputs[i];
            }
            nodes[node] = a;
            nodes[node + 1] = b;
            nodes[node + 2] = c;
            nodes[node + 3] = d;
        }
    }
    float output(const Nodes& nodes) const {
        float a = 0, b = 0, c = 0, d = 0;
        for (int node = 0; node < kNodes; node += 4) {
            a += out[node] * std::max(nodes[node], 0.0f);
            b += out[node + 1] * std::max(nodes[node + 1], 0.0f);
            c += out[node + 2] * std::max(nodes[node + 2], 0.0f);
            d += out[node + 3] * std::max(nodes[node + 3], 0.0f);
        }
        return a + b + c + d;
    }
};

inline constexpr int kSuitInputs = 9, kCardInputs = 7;

/// The neural nets whose outputs skilled players add to the weighted sums.
struct PolicyNets {
    Net<kSuitInputs + kCardInputs, 16> choose;
    Net<kFishInputs, 8> fish;
};

/// All weights of a player. A card is chosen with probability proportional to exp(logit). The probability of
/// fishing is the logistic function of the sum for it.
struct SoftmaxPolicy {
    OpenSuitWeights open;
    ClosedSuitWeights closed;
    FishOutWeights fish;
    const PolicyNets* nets = nullptr; ///< null: no nets

    float logit(const PolicyInput& input, Card card) const;
    /// Probability that the keeper of `kept` fishes its suit out.
    float fishOutProbability(const PolicyInput& input, Card kept) const;
    /// The hand with the weight exp(inverseTemperature × logit) of each card. 1 is this policy; lower values
    /// follow it less strictly.
    WeighedHand weigh(const PolicyInput& input, float inverseTemperature = 1) const;
    /// Draws a card with probabilities proportional to these weights.
    Card sample(const PolicyInput& input, Random& random, float inverseTemperature = 1) const;
};

/// Policies of skilled, casual and beginning players.
const SoftmaxPolicy& skilledPolicy();
const SoftmaxPolicy& casualPolicy();
const SoftmaxPolicy& beginnerPolicy();

/// Approximates exp(logit), with the same result on all platforms. Extreme logits are clamped.
float approximateExp(float logit);

} // namespace tacklebox::greatlakes
