// Deals that fit what a seat knows of a hand of Twisted Fish, sampled by a Markov chain (Metropolis et al.
// 1953; what is common to such chains is in model/bots/metropolis.h).
//
// Before anything is known, every order of the deck is equally likely. So a deal is an assignment of the
// unseen cards to the entries by which cards came (Knowledge), with the card that the Game Warden pulled, the
// place at which it came out of the pond again, and the card that the Net won. A proposal swaps two cards, or
// chooses another card for the Warden or the Net. In the long run each deal comes up as often as it is
// likely. A deal is the likelier, the likelier the asks that were heard are with its cards, and that depends
// on the asker's playing style. So the chain has a style for each seat, too, and draws it anew now and then,
// given the cards (Gibbs sampling): cards and styles are learnt together. A deal may violate what is known,
// and pays a penalty for each violation. The penalty is low at first, while a first deal is sought (simulated
// annealing), and then so high that the chain hardly ever is at such a deal; no world is made of one.
#pragma once

#include "model/bots/metropolis.h"
#include "model/games/twistedfish/bot/knowledge.h"

#include <algorithm>

namespace tacklebox::twistedfish {

class DealSampler {
  public:
    /// Keeps a reference to the knowledge, which must not change meanwhile.
    explicit DealSampler(const Knowledge<TwistedFish>& known);

    /// Looks for a deal in which nothing that is known is violated; false if it gives up, at the deadline or
    /// after a fixed amount of work.
    bool findDeal(Random& random, const Deadline& deadline = {});
    /// How many steps findDeal() took.
    int stepsToFirstDeal() const { return m_stepsToFirstDeal; }
    /// Whether it has found one.
    bool found() const { return m_found; }
    /// Takes so many steps from the present deal, and more until nothing is violated again. Only where a deal
    /// was found.
    void advance(Random& random, int steps);

    /// Goes to the deal in which these cards came by the entries (in the order of arrivals()), and the Warden
    /// and the Net took those two; a card that came by no entry lies in the pond. False if that deal violates
    /// what is known.
    bool setDeal(std::span<const Card> arrivals, Card pulled, Card netted);

    /// Whose hand the card is in now; kNoSeat if it is in the pond, on the table or out of the game.
    Seat holderNow(Card card) const { return m_seatNow[card]; }
    bool inPond(Card card) const;
    /// The card that the Net won unseen, or kNoCard.
    Card netted() const { return m_netted; }
    /// The card that the Game Warden pulled, or kNoCard.
    Card pulled() const { return m_pulled; }
    /// The playing style of each seat here.
    const std::array<AskStyle, kMostPlayers>& styles() const { return m_styles; }
    /// The cards that came by Knowledge::entries(), in their order: those dealt to the other seats, seat by
    /// seat, then all that were drawn. Tests build a history of them.
    std::vector<Card> arrivals() const;

  private:
    static constexpr int kItems = kDeckSize + 1;
    /// The groups: none, those dealt to the viewer, then one an entry, and the pond.
    static constexpr int kNowhere = 0, kOwnDeal = 1, kFirstEntry = 2;
    /// The item that stands for the pulled card where it came out of the pond again.
    static constexpr Card kReturned = kDeckSize;
    /// The penalty of a violation, a logarithm; the highest is higher than anything that may seem likely
    /// beyond it.
    static constexpr float kHighPenalty = 12, kHighestPenalty = 60;
    /// Of more checks only the latest count; the longest hand of random moves that was seen had 337. Only
    /// the words of Bits that are in use cost time.
    static constexpr int kMostChecks = 512;

    struct Bits {
        std::array<std::uint64_t, kMostChecks / 64> words{};
        void add(int bit) { words[std::size_t(bit / 64)] |= 1ull << (bit % 64); }
        bool any() const {
            return std::ranges::any_of(words, [](std::uint64_t word) { return word != 0; });
        }
        bool has(int bit) const { return words[std::size_t(bit / 64)] >> (bit % 64) & 1; }
    };
    /// A place for cards to have come by. The groups that are not in the chain hold what is certain.
    struct Group {
        Seat seat = kNoSeat; ///< kNoSeat: the pond, the table, out of the game
        Moment when = 0;
        CardSet never;
        Card shown = kNoCard;
        bool pond = false;
        bool late = false; ///< the pond after the Warden's pull
    };
    struct Check {
        Note note;
        CardSet hand;
        float weight = 0;
        bool violations = false;
    };
    struct Worth {
        float weight = 0; ///< a logarithm
        int violations = 0;
        std::uint64_t owned = 0; ///< how often each seat asked for the card that it held, a byte for each
    };
    using Words = std::array<std::uint64_t, kMostChecks / 64>; ///< those of Bits; only m_words are written

    /// The groups by which a pulled card can have come, and come again.
    struct PulledPlaces {
        Bits came, returned;
    };
    /// Where the chain stands.
    struct Snapshot {
        std::array<std::uint8_t, kItems> groupOf{};
        Card pulled = kNoCard, netted = kNoCard;
    };
    /// What a step would change of a check, beside the hand.
    struct Changed {
        std::uint16_t check;
        float weight;
        bool violations;
    };
    /// The cards that a step moves, with where they were and would be.
    struct Moving {
        std::span<const Card> items;
        std::array<Words, 4> before, now; ///< at which checks each of them was in that hand
        std::array<Worth, 4> worth;

        CardSet after(int check, CardSet hand) const;
    };

    struct Annealing;

    void makeGroups();
    void makeGroup(const Group& group, int count);
    void sortNotes();
    void makeChecks();
    void addCheck(const Note& note);
    void makeTables();
    Card surelyPulled() const;
    PulledPlaces placesOfPulled();
    bool assign(Card pulled, Card netted, Random& random);
    bool anneal(const AnnealingSchedule& schedule, StepLimit& limit, Random& random);
    void chooseSpecials(Random& random);
    void recount();
    Worth weigh(const Note& note, CardSet hand) const;
    Worth weighAsk(const Note& note, CardSet hand) const {
        const int count = countOf(note.fish, hand);
        return {askWeight(m_styles[note.seat], note.askKind, note.fish, count), count == 0, 0};
    }
    float weightOf(const Worth& worth) const;
    Worth worthOf(Card item) const;
    Worth worthAt(Card card, const Group& group) const;
    Worth worthOfReturned() const;
    void presenceOf(Card item, Words& present) const;
    void presenceOfSpecial(Card item, Words& present) const;
    bool violatedAfter(const Check& check, CardSet hand, CardSet moved) const;
    Seat holderAt(Card card, const Group& group, Moment when) const;
    std::span<const Passage> passagesOf(Card card) const {
        return std::span(m_passages)
            .subspan(m_firstPassage[card], m_firstPassage[card + 1u] - m_firstPassage[card]);
    }
    bool special(Card card) const { return card == m_pulled || card == m_netted; }
    const Group& groupOf(Card item) const { return m_groups[m_groupOf[item]]; }

    void setPenalty(float penalty);
    void takeSteps(Random& random, int steps);
    void saveSnapshot();
    void step(Random& random);
    static CardSet helpful(const Check& check);
    void repair(Random& random);
    void drawStyle(Random& random);
    void swap(Card one, Card other, Random& random);
    void pullAnother(Random& random);
    void pullDrawn(Random& random);
    void netAnother(Random& random);
    bool accept(std::span<const Card> touched, Random& random);
    void settleSeat(Card item);

    const Knowledge<TwistedFish>& m_known;
    std::array<AskStyle, kMostPlayers> m_styles{};
    float m_penalty = 0;          ///< of a violation, a logarithm
    double m_acceptViolation = 1; ///< how likely a step to one violation more is
    int m_violations = 0;
    /// To look for a first deal: mostly hundreds are enough; so many are a third of a second, and one
    /// position in 8,000 needs more.
    static constexpr int kMostSteps = 200'000;
    int m_stepsToFirstDeal = 0;
    bool m_found = false;
    bool m_repairing = false; ///< another first deal is sought, with those of the Warden and the Net held
    bool m_pullHidden = false;
    Card m_pulled = kNoCard, m_netted = kNoCard;

    std::vector<Group> m_groups;
    std::vector<std::uint8_t> m_places; ///< the group of each place in the chain
    std::vector<Card> m_items;          ///< what is moved about
    std::vector<Card> m_moving;         ///< those of them that have more than one place
    std::array<std::uint8_t, kItems> m_groupOf{};
    Snapshot m_lastValid; ///< where it last ended
    std::array<Worth, kItems> m_worth{};
    std::vector<Worth> m_worthAt; ///< of an ordinary card in each group, card by card
    std::array<Words, kItems> m_present{};
    std::array<Seat, kItems> m_seatNow{};

    std::vector<Passage> m_passages; ///< card by card, in order
    std::array<std::uint16_t, kDeckSize + 1> m_firstPassage{};
    std::array<std::vector<std::uint16_t>, kDeckSize> m_notesOf; ///< the notes on that very card
    std::array<std::uint8_t, kDeckSize> m_shownIn{};             ///< the group that must show the card, or 0

    std::vector<Check> m_checks;
    std::size_t m_words = 0; ///< of Bits, for all checks
    std::array<Changed, kMostChecks> m_changed{};
    std::vector<Bits> m_checksOf;          ///< by group: the checks at which its cards were in that hand
    std::array<Bits, kDeckSize> m_until{}; ///< the checks on the card before it was first seen
    std::array<Bits, kDeckSize> m_since{}; ///< those since then at which it openly was in that hand
    /// The checks on the card after the Warden's pull while it is not seen again: those at which it is where
    /// it came back, if it was the one that was pulled.
    std::array<Bits, kDeckSize> m_afterPull{};
    Bits m_asks;        ///< the checks of asks, which alone weigh
    Bits m_secondAsked; ///< those that only matter to who holds Two Fisted Fisherman
};

} // namespace tacklebox::twistedfish
