// The ways in which people and bots play The Great Lakes Fish-Out, as far as others can tell them apart.
#pragma once

#include "model/bots/opponentmodel.h"
#include "model/games/greatlakes/bot/habits.h"

namespace tacklebox::greatlakes {

/// When a keeper fishes his suit out.
enum class Keeping : std::uint8_t {
    Weighed,  ///< as likely as his habits say
    Decided,  ///< when his habits say that it is likelier than not
    Either,   ///< he fishes or stocks, each as likely
    ForThree, ///< for three fish of the suit in the lake, and near the end
};

/// One way of playing.
struct Manner {
    const Habits* habits = nullptr; ///< none: any card is as good as any other
    float firmness = 1;             ///< how surely he chooses by them
    Keeping keeping = Keeping::Weighed;
    int memory = kWholeMemory; ///< of what was revealed, for so many rounds; what lies in the lake he sees

    static constexpr int kWholeMemory = kDeckSize;

    /// What he makes of a position. In play-outs those who forget know what lies in the lake alone.
    Sight sight(const Outline& game, Seat seat) const {
        return {game, seat, memory < kWholeMemory ? game.lakeCards : game.shown};
    }
    WeighedHand weigh(const Outline& game, Seat seat) const;
    Card draw(const Outline& game, Seat seat, Random& random) const;
    /// The chance that he fishes out the suit of the card that he has kept.
    float fishes(const Outline& game, Seat seat, Card kept) const;
};

/// The ways of playing that are told apart: any card at all, with two ways of keeping; a beginner's, a casual
/// player's, a skilled player's; and that of a master, who goes ways of his own.
inline constexpr std::size_t kWays = 6;
enum class Way : std::uint8_t { AnyCard, AnyCardForThree, Minnow, Perch, Skilled, Master };

const Manner& mannerOf(Way way);
/// Who plays how, for one play-out.
using Manners = std::array<const Manner*, kMostPlayers>;
/// All have the usual habits.
Manners usualManners();

using Ways = OpponentModels<kWays>;
/// Before anything has been seen of somebody.
inline constexpr Ways::Shares kUnknownPlayer{0.08, 0.1, 0.17, 0.2, 0.25, 0.2};

/// How likely each card of a hand is chosen, over all ways in which its player may play: the weights add up
/// to 1, nearly.
WeighedHand weigh(const OpponentModel<kWays>& player, const Outline& game, Seat seat);
/// Likewise the chance that a suit is fished out.
double fishes(const OpponentModel<kWays>& player, const Outline& game, Seat seat, Card kept);
/// A way of playing for every seat; `self` has the usual habits.
Manners drawManners(const Ways& ways, Seat self, Random& random);

/// The keepers of a round decide.
void settle(Outline& game, const Cards& kept, const Manners& manners, Random& random);
/// Plays a round, or the game out.
void playRound(Outline& game, const Manners& manners, Random& random);
void playOut(Outline& game, const Manners& manners, Random& random);

} // namespace tacklebox::greatlakes
