// Policies of The Great Lakes Fish-Out: quick choices by a hand and the table.
//
// A card is chosen by a softmax over the cards of the hand (a multinomial logit model; McFadden 1974): each
// has a logit, a weighted sum of features, to which skilled players add a small neural net with one hidden
// layer of rectified linear units. Whether a keeper fishes is a logistic function of a sum of the same sort.
// The skilled players' weights were found by self-play (usualpolicy.cpp); the others have a few, which stand
// in words beside them (simplepolicies.cpp).
#pragma once

#include "model/engine/random.h"
#include "model/games/greatlakes/bot/compactstate.h"

namespace tacklebox::greatlakes {

/// What a player sees of a position, counted by suit.
struct Observation {
    struct Suit {
        RankBits own, unseen;
        float pot;    ///< fish in the lake, in fives
        float rivals; ///< the share of the others who may still fish the suit
        bool open;    ///< he himself may
    };

    Observation(const CompactState& game, Seat seat) : Observation(game, seat, game.shown) {}
    /// For somebody who knows of `shown` alone where it went.
    Observation(const CompactState& game, Seat seat, CardBits shown);

    int rounds;     ///< to come, this one included
    float early;    ///< the share of the game that is still to come
    float pressure; ///< suits that he may still fish, a round that is left; at most 1
    CardBits hand;
    std::array<Suit, packs::kSuits> suits;

    /// How likely the card is to be the highest of its suit in a round, if the others choose blindly.
    float keeps(Card card) const;
    /// The best chance of a card of the suit in the own hand; 0 if there is none.
    float bestChance(int suit) const;
};

/// What speaks for a card of a suit that its player may still fish. A name of several words is a product: a
/// card that keeps, times the pot, times how early it is.
struct OpenSuitWeights {
    float keeps, keepsPot, keepsPotEarly, keepsEarly, keepsPressed;
    float losesPot, losesRivals, losesRivalsPot, keepsRivals, keepsRivalsPot;
    float value, valueEarly;        ///< king 1, two 1/12, ace 1/2
    float sure, surePot, sureEarly; ///< nothing unseen beats it
    float ace, acePot, aceEarly;
    float higher, lower; ///< thirds of the own cards of the suit that rank higher, lower
    float keepsSquared, keepsSquaredPot;
    float potEarly;
    float keepsCompany; ///< cards of the suit that the others may well choose
    float higherPot;
};

/// The same for a suit that he has fished.
struct SpentSuitWeights {
    float keeps, keepsRivalsPot, losesRivalsPot, rivals, rivalsPot;
    float value, rivalsValueEarly, ace, rivalsPotEarly;
};

inline constexpr int kFishInputs = 16;

/// What speaks for fishing a suit out now.
struct FishOutWeights {
    float always, pot, potEarly, early, pressed;
    float best, bestEarly; ///< the best chance of a card of the suit that is left in the hand
    float own, unseen;     ///< cards of the suit in the hand (thirds), and elsewhere (sixths)
    float rivals, rivalsPot;
    float lastRounds, unseenARound;
    float potSquared, bestPot;
    float toCome; ///< cards of the suit that have not been revealed (twelfths)

    /// The sum for a position, its traits in the order of the names.
    float of(const std::array<float, kFishInputs>& traits) const;
};

/// A hand, card by card, with how likely each is chosen against the others.
struct WeighedHand {
    static constexpr int kMost = kDeckSize / 3 + 1;

    int size = 0;
    std::array<Card, kMost> cards;
    std::array<float, kMost> upTo; ///< the weight of this card and those before it

    void add(Card card, float weight) {
        cards[size] = card;
        upTo[size] = size > 0 ? upTo[size - 1] + weight : weight;
        ++size;
    }
    float total() const { return upTo[size - 1]; }
    float weight(int at) const { return at > 0 ? upTo[at] - upTo[at - 1] : upTo[0]; }
};

/// A small neural net for what a sum cannot say: weighed inputs make the nodes of its hidden layer, and the
/// nodes above 0, weighed, make the output.
template <int kInputs, int kNodes>
struct Net {
    using Nodes = std::array<float, kNodes>;

    std::array<Nodes, kInputs> weights;
    Nodes always; ///< of every node, whatever the inputs
    Nodes out;

    /// Takes in `inputs`, of which the first has the number `first`. Four nodes at once, so that the
    /// processor may do the same.
    template <std::size_t kCount>
    void enter(Nodes& nodes, int first, const std::array<float, kCount>& inputs) const {
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

/// What the nets of skilled players add to their sums.
struct PolicyNets {
    Net<kSuitInputs + kCardInputs, 16> choose;
    Net<kFishInputs, 8> fish;
};

/// All weights of a player. The chance that a card is chosen is in proportion to the exponential of its
/// logit; the chance that a suit is fished out is the logistic function of its own.
struct SoftmaxPolicy {
    OpenSuitWeights open;
    SpentSuitWeights spent;
    FishOutWeights fish;
    const PolicyNets* nets = nullptr; ///< none for those who judge coarsely

    float logit(const Observation& observation, Card card) const;
    /// The chance that a keeper fishes the suit out.
    float fishes(const Observation& observation, Card kept) const;
    /// Multiplies the logits by `inverseTemperature`: 1 is somebody who has exactly this policy; the less it
    /// is, the less surely he follows it.
    WeighedHand weigh(const Observation& observation, float inverseTemperature = 1) const;
    /// A card drawn with the chances that the logits give.
    Card draw(const Observation& observation, Random& random, float inverseTemperature = 1) const;
};

/// The policies of good players, of casual ones, and of beginners.
const SoftmaxPolicy& usualPolicy();
const SoftmaxPolicy& casualPolicy();
const SoftmaxPolicy& beginnersPolicy();

/// How much more likely something is that has this logit, against 0: e to its power, nearly, and the same
/// everywhere. Very small and very large logits are cut off.
float likelihood(float logit);

} // namespace tacklebox::greatlakes
