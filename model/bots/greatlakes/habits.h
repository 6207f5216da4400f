// How players of The Great Lakes Fish-Out are wont to play: quick judgement from a hand and the table.
#pragma once

#include "model/bots/greatlakes/outline.h"
#include "model/engine/random.h"

namespace tacklebox::greatlakes {

/// What a player sees of a position, counted by suit.
struct Sight {
    struct Suit {
        RankBits own, unseen;
        float pot;    ///< fish in the lake, in fives
        float rivals; ///< the share of the others who may still fish the suit
        bool open;    ///< he himself may
    };

    Sight(const Outline& game, Seat seat);

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
struct OpenSuitHabits {
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
struct SpentSuitHabits {
    float keeps, keepsRivalsPot, losesRivalsPot, rivals, rivalsPot;
    float value, rivalsValueEarly, ace, rivalsPotEarly;
};

/// What speaks for fishing a suit out now.
struct FishHabits {
    float always, pot, potEarly, early, pressed;
    float best, bestEarly; ///< the best chance of a card of the suit that is left in the hand
    float own, unseen;     ///< cards of the suit in the hand (thirds), and elsewhere (sixths)
    float rivals, rivalsPot;
    float lastRounds, unseenARound;
    float potSquared, bestPot;
    float toCome; ///< cards of the suit that have not been revealed (twelfths)
};

/// How much everything counts. A card is chosen with a chance that grows with the exponential of what speaks
/// for it; a suit fished out with the logistic chance of its own.
struct Habits {
    OpenSuitHabits open;
    SpentSuitHabits spent;
    FishHabits fish;

    float leaning(const Sight& sight, Card card) const;
    /// The chance that a keeper fishes the suit out.
    float fishes(const Sight& sight, Card kept) const;
    /// A card drawn with the chances that the leanings give.
    Card draw(const Sight& sight, Random& random) const;
    bool drawFishing(const Sight& sight, Card kept, Random& random) const;
};

/// The habits of good players.
extern const Habits kUsualHabits;

/// How much more likely something is that has this leaning, against 0: e to its power, nearly, and the same
/// everywhere. Very small and very large leanings are cut off.
float likelihood(float leaning);

/// The keepers of a round decide by these habits.
void settle(Outline& game, const Cards& kept, const Habits& habits, Random& random);
/// Plays a round, or the game out; all players have these habits.
void playRound(Outline& game, const Habits& habits, Random& random);
void playOut(Outline& game, const Habits& habits, Random& random);

} // namespace tacklebox::greatlakes
