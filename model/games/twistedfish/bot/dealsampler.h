// Samples deals consistent with the information state of a seat of Twisted Fish, by a Markov chain
// (Metropolis et al. 1953; see model/bots/metropolis.h).
//
// Before any observation, all orders of the deck are equally likely. So a deal is an assignment of the unseen
// cards to entries (see InformationState). It also includes the card that the Game Warden pulled, the entry
// by which it came out of the pond again, and the card that the Net won. A proposal swaps two cards, or
// chooses another card for the Warden or the Net. In the long run each deal appears with its posterior
// probability. This depends on the likelihood of the observed asks, and so on the askers' types. The chain
// therefore includes a type for each seat, and redraws it from time to time, given the cards (Gibbs
// sampling). Deals may violate facts, at a penalty for each violation. The penalty is low while a first deal
// is sought (simulated annealing), and then so high that violations are rare and short. Determinizations are
// only made of deals without violations.
#pragma once

#include "model/bots/metropolis.h"
#include "model/games/twistedfish/bot/informationstate.h"

#include <algorithm>

namespace tacklebox::twistedfish {

class DealSampler {
  public:
    /// Keeps a reference to `known`, which must not change meanwhile.
    explicit DealSampler(const InformationState<TwistedFish>& known);

    /// Finds a deal without violations. Returns false at the deadline or after a fixed number of steps.
    bool findDeal(Random& random, const Deadline& deadline = {});
    /// Number of steps that findDeal() took.
    int stepsToFirstDeal() const { return m_stepsToFirstDeal; }
    /// True if findDeal() or setDeal() succeeded.
    bool found() const { return m_found; }
    /// Takes `steps` steps, and more until there are no violations. Requires found().
    void advance(Random& random, int steps);

    /// Sets the deal: cards by entry, in the order of arrivals(), and the cards of the Warden and the Net.
    /// Other cards go to the pond. Returns false if the deal has violations.
    bool setDeal(std::span<const Card> arrivals, Card pulled, Card netted);

    /// The seat whose hand has the card now; kNoSeat if the card is in the pond, on the table or out of the
    /// game.
    Seat holderNow(Card card) const { return m_seatNow[card]; }
    bool inPond(Card card) const;
    /// The hidden card that the Net won, or kNoCard.
    Card netted() const { return m_netted; }
    /// The card that the Game Warden pulled, or kNoCard.
    Card pulled() const { return m_pulled; }
    /// The sampled type of each seat.
    const std::array<OpponentType, kMostPlayers>& types() const { return m_types; }
    /// Cards by InformationState::entries(): the dealt cards seat by seat, then all drawn cards. For tests.
    std::vector<Card> arrivals() const;

  private:
    static constexpr int kItems = kDeckSize + 1;
    /// Groups: nowhere, the viewer's dealt cards, one group for each entry, and the pond.
    static constexpr int kNowhere = 0, kOwnDeal = 1, kFirstEntry = 2;
    /// An item for the entry by which the pulled card came out of the pond again.
    static constexpr Card kReturned = kDeckSize;
    /// Log-penalties of a violation. The highest exceeds all differences in likelihood.
    static constexpr float kHighPenalty = 12, kHighestPenalty = 60;
    /// Maximum number of checks; only the latest ones count. The longest round of random moves had 337. Only
    /// words of Bits in use cost time.
    static constexpr int kMostChecks = 512;

    struct Bits {
        std::array<std::uint64_t, kMostChecks / 64> words{};
        void add(int bit) { words[std::size_t(bit / 64)] |= 1ull << (bit % 64); }
        bool any() const {
            return std::ranges::any_of(words, [](std::uint64_t word) { return word != 0; });
        }
        bool has(int bit) const { return words[std::size_t(bit / 64)] >> (bit % 64) & 1; }
    };
    /// An origin of cards. Groups outside the chain contain certain cards.
    struct Group {
        Seat seat = kNoSeat; ///< kNoSeat: the pond, the table, or out of the game
        Moment when = 0;
        CardSet never;
        Card shown = kNoCard;
        bool pond = false;
        bool late = false; ///< after the Warden's pull
    };
    struct Check {
        Note note;
        CardSet hand;
        float weight = 0;
        bool violations = false;
    };
    struct Fit {
        float weight = 0; ///< log-likelihood
        int violations = 0;
        std::uint64_t owned = 0; ///< number of own cards asked for, one byte for each seat
    };
    using Words =
        std::array<std::uint64_t, kMostChecks / 64>; ///< bits of checks; only the first m_words are written

    /// Possible groups of the pulled card, and of its return.
    struct PulledPlaces {
        Bits came, returned;
    };
    /// A state of the chain.
    struct Snapshot {
        std::array<std::uint8_t, kItems> groupOf{};
        Card pulled = kNoCard, netted = kNoCard;
    };
    /// Change of a check by a proposal, besides the hand.
    struct Changed {
        std::uint16_t check;
        float weight;
        bool violations;
    };
    /// The items that a proposal moves, with their places before and after.
    struct Moving {
        std::span<const Card> items;
        std::array<Words, 4> before, now; ///< bit set of checks at which each item was in the hand
        std::array<Fit, 4> fit;

        CardSet after(int check, CardSet hand) const;
    };

    struct Annealing;

    void makeGroups();
    void makeGroup(const Group& group, int count);
    void makeChecks();
    void addCheck(const Note& note);
    void makeTables();
    Card surelyPulled() const;
    PulledPlaces placesOfPulled();
    bool assign(Card pulled, Card netted, Random& random);
    bool anneal(const AnnealingSchedule& schedule, StepLimit& limit, Random& random);
    void chooseSpecials(Random& random);
    void recount();
    Fit weigh(const Note& note, CardSet hand) const;
    Fit weighAsk(const Note& note, CardSet hand) const {
        const int count = countOf(note.fish, hand);
        return {askWeight(m_types[note.seat], note.askKind, note.fish, count), count == 0, 0};
    }
    float weightOf(const Fit& fit) const;
    Fit fitOf(Card item) const;
    Fit fitAt(Card card, const Group& group) const;
    Fit fitOfReturned() const;
    void presenceOf(Card item, Words& present) const;
    void presenceOfSpecial(Card item, Words& present) const;
    bool violatedAfter(const Check& check, CardSet hand, CardSet moved) const;
    Seat holderAt(Card card, const Group& group, Moment when) const;
    std::span<const CardTransfer> transfersOf(Card card) const {
        return std::span(m_transfers)
            .subspan(m_firstTransfer[card], m_firstTransfer[card + 1u] - m_firstTransfer[card]);
    }
    bool special(Card card) const { return card == m_pulled || card == m_netted; }
    const Group& groupOf(Card item) const { return m_groups[m_groupOf[item]]; }

    void setPenalty(float penalty);
    void takeSteps(Random& random, int steps);
    void saveSnapshot();
    void step(Random& random);
    static CardSet helpful(const Check& check);
    void repair(Random& random);
    void drawType(Random& random);
    void swap(Card one, Card other, Random& random);
    void pullAnother(Random& random);
    void pullDrawn(Random& random);
    void netAnother(Random& random);
    bool accept(std::span<const Card> touched, Random& random);
    void commitSeat(Card item);

    const InformationState<TwistedFish>& m_known;
    std::array<OpponentType, kMostPlayers> m_types{};
    float m_penalty = 0;          ///< log-penalty of a violation
    double m_acceptViolation = 1; ///< probability of accepting one more violation
    int m_violations = 0;
    /// Limit of findDeal(). Usually some hundred steps are enough. The limit takes a third of a second; one
    /// position in 8,000 needs more.
    static constexpr int kMostSteps = 200'000;
    int m_stepsToFirstDeal = 0;
    bool m_found = false;
    bool m_repairing = false; ///< seeks a first deal with fixed cards of the Warden and the Net
    bool m_pullHidden = false;
    Card m_pulled = kNoCard, m_netted = kNoCard;

    std::vector<Group> m_groups;
    std::vector<std::uint8_t> m_places; ///< the group of each place
    std::vector<Card> m_items;          ///< the items to assign to places
    std::vector<Card> m_moving;         ///< items with more than one possible place
    std::array<std::uint8_t, kItems> m_groupOf{};
    Snapshot m_lastValid; ///< the last state without violations
    std::array<Fit, kItems> m_fit{};
    std::vector<Fit> m_fitAt; ///< of an ordinary card in each group; index: card * groups + group
    std::array<Words, kItems> m_present{};
    std::array<Seat, kItems> m_seatNow{};

    std::vector<CardTransfer> m_transfers; ///< sorted by card, then time
    std::array<std::uint16_t, kDeckSize + 1> m_firstTransfer{};
    std::array<std::vector<std::uint16_t>, kDeckSize> m_notesOf; ///< notes about each card
    std::array<std::uint8_t, kDeckSize> m_shownIn{};             ///< the group that must show each card, or 0

    std::vector<Check> m_checks;
    std::size_t m_words = 0; ///< number of words of Bits in use
    std::array<Changed, kMostChecks> m_changed{};
    std::vector<Bits> m_checksOf;          ///< by group: checks at which its cards were in the hand
    std::array<Bits, kDeckSize> m_until{}; ///< checks before the card's first passage
    std::array<Bits, kDeckSize> m_since{}; ///< later checks at which the card was visibly in the hand
    /// Checks after the Warden's pull and before the card's next passage. If the card was pulled, its
    /// presence at them depends on the group of its return.
    std::array<Bits, kDeckSize> m_afterPull{};
    Bits m_asks;        ///< checks of asks, the only ones with weights
    Bits m_secondAsked; ///< checks that only matter to the holder of Two Fisted Fisherman
};

} // namespace tacklebox::twistedfish
