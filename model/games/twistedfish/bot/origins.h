// How every unseen card may have come to where it is: a random walk over all ways that fit a seat's
// knowledge.
//
// Before anything is known, every order of the deck is equally likely. So a way is an assignment of the
// unseen cards to the entries by which cards came (Knowledge), with the card that the Game Warden pulled, the
// place at which it came out of the pond again, and the card that the Net won. The walk swaps two cards, or
// chooses another card for the Warden or the Net. It stays in each way for a time that is proportional to how
// likely that way is. How likely he who asked would have asked so with those cards depends on his way of
// playing: each seat has one in the walk as well, and the cards and the ways are learnt together. Ways that
// break what is known are walls, low at first and then so high that it hardly
// ever stands on one (and no world is made there).
#pragma once

#include "model/bots/deadline.h"
#include "model/games/twistedfish/bot/knowledge.h"

#include <algorithm>

namespace tacklebox::twistedfish {

class Origins {
  public:
    /// Keeps a reference to the knowledge, which must not change meanwhile.
    explicit Origins(const Knowledge<TwistedFish>& known);

    /// Looks for a way on which nothing that is known is broken; false if it gives up, at the deadline or
    /// after a fixed amount of work.
    bool settle(Random& random, const Deadline& deadline = {});
    /// How many steps settle() took.
    int stepsNeeded() const { return kMostSteps - m_stepsLeft; }
    /// Whether it has found one.
    bool found() const { return m_settled; }
    /// Takes so many steps from there, and more if need be, to end where nothing is broken again. Only where
    /// a way was found.
    void walk(Random& random, int steps);

    /// Goes to the way on which the cards came by the entries like that (as arrivals() lists them), and the
    /// Warden and the Net took these; what came by none lies in the pond. False if that breaks what is known.
    bool stand(std::span<const Card> arrivals, Card pulled, Card netted);

    /// Whose hand the card is in now; kNoSeat if it is in the pond, on the table or out of the game.
    Seat holderNow(Card card) const { return m_seatNow[card]; }
    bool inPond(Card card) const;
    /// The card that the Net won unseen, or kNoCard.
    Card netted() const { return m_netted; }
    /// The card that the Game Warden pulled, or kNoCard.
    Card pulled() const { return m_pulled; }
    /// The way of playing of each seat here.
    const std::array<AskWay, kMostPlayers>& ways() const { return m_ways; }
    /// The cards that came by Knowledge::entries(), in their order: those dealt to the other seats, seat by
    /// seat, then all that were drawn. Tests build a history of them.
    std::vector<Card> arrivals() const;

  private:
    static constexpr int kItems = kDeckSize + 1;
    /// The groups: none, those dealt to the viewer, then one an entry, and the pond.
    static constexpr int kNowhere = 0, kOwnDeal = 1, kFirstEntry = 2;
    /// The item that stands for the pulled card where it came out of the pond again.
    static constexpr Card kReturned = kDeckSize;
    /// What breaking something costs, a logarithm; the highest is higher than anything that may seem likely
    /// beyond it.
    static constexpr float kHighWall = 12, kHighestWall = 60;
    /// The longest hand of random moves that was seen gave 337. Only the words of
    /// Bits that are in use cost time.
    static constexpr int kMostChecks = 512;

    struct Bits {
        std::array<std::uint64_t, kMostChecks / 64> words{};
        void add(int bit) { words[std::size_t(bit / 64)] |= 1ull << (bit % 64); }
        bool any() const {
            return std::ranges::any_of(words, [](std::uint64_t word) { return word != 0; });
        }
        bool has(int bit) const { return words[std::size_t(bit / 64)] >> (bit % 64) & 1; }
    };
    /// A place for cards to have come by. The groups that are not in the walk hold what is certain.
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
        bool broken = false;
    };
    struct Worth {
        float weight = 0; ///< a logarithm
        int broken = 0;
        std::uint64_t owned = 0; ///< how often each seat asked for the card that it held, a byte for each
    };
    struct Touched {
        Card item;
        Bits present;
        Worth worth;
    };

    /// The groups by which a pulled card can have come, and come again.
    struct PulledWay {
        Bits came, returned;
    };
    /// Where the walk stands.
    struct Standing {
        std::array<std::uint8_t, kItems> groupOf{};
        Card pulled = kNoCard, netted = kNoCard;
    };
    /// What a step would change.
    struct Changed {
        std::uint16_t check;
        CardSet hand;
        Worth worth;
    };

    void makeGroups();
    void makeGroup(const Group& group, int count);
    void sortNotes();
    void makeChecks();
    void addCheck(const Note& note);
    void makeTables();
    Card surelyPulled() const;
    PulledWay waysOfPulled();
    bool assign(Card pulled, Card netted, Random& random);
    bool descend(std::span<const float> walls, int steps, const Deadline& deadline, Random& random);
    void chooseSpecials(Random& random);
    void recount();
    Worth weigh(const Note& note, CardSet hand) const;
    float weightOf(const Worth& worth) const;
    Worth worthOf(Card item) const;
    Worth worthAt(Card card, const Group& group) const;
    Worth worthOfReturned() const;
    Bits presenceOf(Card item) const;
    Seat holderAt(Card card, const Group& group, Moment when) const;
    std::span<const Passage> passagesOf(Card card) const {
        return std::span(m_passages)
            .subspan(m_firstPassage[card], m_firstPassage[card + 1u] - m_firstPassage[card]);
    }
    bool special(Card card) const { return card == m_pulled || card == m_netted; }
    const Group& groupOf(Card item) const { return m_groups[m_groupOf[item]]; }

    void setWall(float wall);
    void stroll(Random& random, int steps);
    void remember();
    void step(Random& random);
    static CardSet helpful(const Check& check);
    void mend(Random& random);
    void drawWay(Random& random);
    void swap(Card one, Card other, Random& random);
    void pullAnother(Random& random);
    void pullDrawn(Random& random);
    void netAnother(Random& random);
    bool accept(std::span<const Card> touched, Random& random);
    void settleSeat(Card item);

    const Knowledge<TwistedFish>& m_known;
    std::array<AskWay, kMostPlayers> m_ways{};
    float m_wall = 0;      ///< what breaking something costs, a logarithm
    double m_overWall = 1; ///< how likely a step over it is
    int m_broken = 0;
    /// To look for a way: mostly hundreds are enough; so many are a third of a second, and one position in
    /// 8,000 needs more.
    static constexpr int kMostSteps = 200'000;
    int m_stepsLeft = 0;
    bool m_settled = false;
    bool m_mending = false; ///< another way to begin is sought, with those of the Warden and the Net held
    bool m_pullHidden = false;
    Card m_pulled = kNoCard, m_netted = kNoCard;

    std::vector<Group> m_groups;
    std::vector<std::uint8_t> m_places; ///< the group of each place in the walk
    std::vector<Card> m_items;          ///< what is walked about
    std::vector<Card> m_moving;         ///< those of them that have more than one way
    std::array<std::uint8_t, kItems> m_groupOf{};
    Standing m_sound; ///< where it last ended
    std::array<Worth, kItems> m_worth{};
    std::vector<Worth> m_worthAt; ///< of an ordinary card in each group, card by card
    std::array<Bits, kItems> m_present{};
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
};

} // namespace tacklebox::twistedfish
