// What happened, told to one person: events become beats, each a moment that is told at once. How beats
// become sentences is in narration.h.
#pragma once

#include "model/host/anygame.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tacklebox {

/// What a beat tells. Got and Refused may answer the beat Asked before them.
enum class NarrationKind : std::uint8_t {
    Deal,     ///< with all cards that are dealt
    Asked,    ///< `who` asks `whom` for `subject`
    Got,      ///< `who` gets `faces` from the hand of `whom`
    Refused,  ///< `who` has nothing to give
    Drew,     ///< `who` gets `faces` from a pile
    Caught,   ///< `who` fished just what was asked for
    Laid,     ///< cards came to lie in front of `who`
    Played,   ///< a card or another move, with what it does at once
    Stopped,  ///< `who` answers, but not an ask: stops a card, or lets it pass
    Attacked, ///< `who` attacks a fish that swims
    Protected,
    Died, ///< a fish that swam is dead: belly up
    CardMoved,
    Peeked,
    Shown,
    Rolled,
    Shuffled,
    Turn, ///< `who` is next
    Score,
    Over,
    Quiet ///< nothing that a person needs to be told
};

/// Why it is another's turn, where that is more than the usual order.
enum class TurnReason : std::uint8_t {
    Usual,
    EmptyHand,  ///< the players whose turn would have come before have no card and are skipped
    EmptyStock, ///< the player would have another turn, but has no card, and there is none to draw
};

/// Something that happens at one moment: one event, or several that belong together.
struct NarrationItem {
    NarrationKind kind = NarrationKind::Quiet;
    Seat who = kNoSeat, whom = kNoSeat;
    std::size_t first = 0, last = 0; ///< the events it tells, by their place in the stream; `last` is not one
    std::vector<Face> faces;         ///< the cards that Got and Drew move, kHidden where they are not known
    PileKind pile = PileKind::Hand;  ///< of Drew, where the cards come from
    Question question{};             ///< of Asked
    Phrase words;                    ///< the sentence of this beat alone, empty where none is needed
    Phrase brief;                    ///< the same for the ear, where it is shorter
    Phrase aloud;                    ///< what speaker() says of it in a bubble, in the first person
    TurnReason reason = TurnReason::Usual; ///< of Turn
    Phrase why;                 ///< of Turn: that reason in a sentence, which does not name who is next
    SeatSet emptied;            ///< the seats whose last card has gone
    Phrase emptiedStock;        ///< the stock that its last card has left: "The pond"; else empty
    bool sendsFishing = false;  ///< Refused with "Go fish!"
    bool stockIsEmpty = false;  ///< Refused: there is nothing to fish either
    int left = 0;               ///< Got: cards that `whom` still has
    int total = 0;              ///< Laid, not the first of `who`: what the sets of `who` count now
    bool fromEmptyHand = false; ///< Drew: `who` draws since he had no card left
    bool ofDeal = false;        ///< it comes before the first move of the deal
    bool ofMove = false;        ///< Drew and CardMoved: a move without words of its own moves the card

    /// Who says `aloud`: where cards are handed over (Got) the one who gives them.
    Seat speaker() const { return kind == NarrationKind::Got ? whom : who; }
};

/// Makes beats of the events of one viewer, and knows nothing else. Every event is in one beat, in order: an
/// event that tells nothing by itself belongs to the beat before it.
class Narrator {
  public:
    /// Its sentences are told to `names.you`. The events may be those of that seat or of another viewer.
    Narrator(const AnyGame& game, Names names) : m_game(&game), m_names(std::move(names)) {}

    /// The next event of the stream. `late`: a move that the clock made, for who had not decided in time;
    /// nothing where that is not known any more.
    void hear(const AnySeen& event, std::optional<bool> late = false);
    /// What was heard so far has been told: the next event does not join the beat before it, if it has
    /// anything to tell. Cards of a deal join the deal all the same.
    void cut() { m_context.cut = true; }
    const std::vector<NarrationItem>& items() const { return m_items; }
    /// The last beat as it would be if `event` were heard next; and after it the beat that `event` would
    /// begin, if it would not join that one.
    std::vector<NarrationItem> lastWith(const AnySeen& event) const;
    const Names& names() const { return m_names; }
    const AnyGame& game() const { return *m_game; }

  private:
    /// What has come of the last ask of the turn so far.
    enum class Result : std::uint8_t { Open, Hit, Missed };
    struct Ask {
        Seat by = kNoSeat, of = kNoSeat; ///< kNoSeat: none was made
        Result result = Result::Open;
    };

    NarrationItem itemOf(const AnySeen& event, const EventContent& content);
    void formatPass(NarrationItem& item, const AnyMoveMade& made, std::optional<bool> late);
    bool joins(NarrationItem& item, bool card);
    void resolve(NarrationItem& item);
    void resolveTurn(NarrationItem& item);
    bool hasNothingToGoOnWith(Seat seat) const;
    void noteEmptyHands(NarrationItem& item);
    void count(const AnySeen& event, const EventContent& content);
    void countSets(const AnySeen& event, NarrationItem& item);
    Phrase turnWords(const NarrationItem& item) const;
    Phrase whyTurn(const NarrationItem& item) const;

    /// What has been heard, apart from the beats.
    struct Context {
        std::size_t events = 0;
        Seat turn = kNoSeat;
        Ask ask;
        bool cut = false;
        AnyMove move; ///< the last, made by `mover`
        Seat mover = kNoSeat;
        bool movedSilently = false; ///< it has no words of its own, and no beat has come of it yet
        int seats = 0;
        std::array<int, kMostSeats> held{}; ///< cards in each hand
        PileId stock;                       ///< the pile that cards are drawn from
        std::optional<int> inStock;         ///< its cards, where the deal can go on without them
        SeatSet emptied, toldEmpty; ///< hands whose last card has gone, and those of them that were told
        int contested = 0;          ///< cards that lie where all may act upon them (isContested())
        Seat contestant = kNoSeat;  ///< whose the first of them was
        bool timeIsUp = false;      ///< the last move was made by the clock, and that was told
    };

    const AnyGame* m_game;
    Names m_names;
    Context m_context;
    std::shared_ptr<AnyFollower> m_follower; ///< of the deal; a copy of this shares it
    std::vector<NarrationItem> m_items;
};

} // namespace tacklebox
