// Narration for one listener, first half: turns events into narration items. narration.h makes sentences of
// them.
#pragma once

#include "model/host/anygame.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tacklebox {

/// The kind of an item. Got and Refused may answer the Asked before them.
enum class NarrationKind : std::uint8_t {
    Deal,     ///< with all cards dealt
    Asked,    ///< `actor` asks `other` for `subject`
    Got,      ///< `actor` gets `faces` from the hand of `other`
    Refused,  ///< `actor` has nothing to give
    Drew,     ///< `actor` gets `faces` from a pile
    Caught,   ///< `actor` fished the card asked for
    Laid,     ///< `actor` laid cards
    Played,   ///< a card or another move, with its immediate effect
    Stopped,  ///< `actor` reacts to a card: stops it or lets it pass
    Attacked, ///< `actor` attacks the swimming fish
    Protected,
    Died, ///< the swimming fish is dead: belly up
    CardMoved,
    Peeked,
    Shown,
    Rolled,
    Shuffled,
    Turn, ///< `actor` is next
    Score,
    Over,
    Quiet ///< needs no words
};

/// The reason why a turn passes to an unexpected player.
enum class TurnReason : std::uint8_t {
    Usual,
    EmptyHand,  ///< the players before have no cards and are skipped
    EmptyStock, ///< the player would go again, but has no card and cannot draw
};

/// One event, or several that are narrated together.
struct NarrationItem {
    NarrationKind kind = NarrationKind::Quiet;
    Seat actor = kNoSeat, other = kNoSeat;
    std::size_t first = 0, last = 0;       ///< its events: [first, last) of the stream
    std::vector<Face> faces;               ///< the cards of Got and Drew; kHidden if unknown
    PileKind pile = PileKind::Hand;        ///< of Drew: the source
    Question question{};                   ///< of Asked
    Phrase words;                          ///< the sentence of this item alone; may be empty
    Phrase brief;                          ///< a shorter version for speech, if any
    Phrase aloud;                          ///< the speech bubble of speaker(), in the first person
    TurnReason reason = TurnReason::Usual; ///< of Turn
    Phrase why;                            ///< of Turn: the reason as a sentence, without the next player
    SeatSet emptied;                       ///< seats that have lost their last card
    Phrase emptiedStock;                   ///< the name of the stock if it has just run out: "The pond"
    bool sendsFishing = false;             ///< Refused with "Go fish!"
    bool stockIsEmpty = false;             ///< Refused: and the stock is empty
    int left = 0;                          ///< Got: number of cards left to `other`
    int total = 0, before = 0;  ///< Laid: total of the sets of `actor`, and before the item; 0 if unchanged
    bool fromEmptyHand = false; ///< Drew: because the hand was empty
    bool ofDeal = false;        ///< before the first move of the deal
    bool ofMove = false;        ///< Drew, CardMoved: by a move that has no words

    /// The player who says `aloud`: the giver for Got, otherwise `actor`.
    Seat speaker() const { return kind == NarrationKind::Got ? other : actor; }
};

/// Makes items from the events of one viewer and from nothing else. Each event belongs to exactly one item,
/// in order; an event without words belongs to the item before it.
class Narrator {
  public:
    /// Sentences address `names.you`. The events may be those of that seat or of another viewer.
    Narrator(const AnyGame& game, Names names) : m_game(&game), m_names(std::move(names)) {}

    /// Adds the next event of the stream. `late` is true for a move made by the clock after a time-out, and
    /// nullopt if that is unknown.
    void addEvent(const AnySeen& event, std::optional<bool> late = false);
    /// Closes the last item, because it has been reported: later events start a new one, except events
    /// without words and the cards of a deal.
    void cut() { m_context.cut = true; }
    const std::vector<NarrationItem>& items() const { return m_items; }
    /// The last item as it would be after addEvent(event), followed by the item that `event` would start, if
    /// any.
    std::vector<NarrationItem> lastWith(const AnySeen& event) const;
    const Names& names() const { return m_names; }
    const AnyGame& game() const { return *m_game; }

  private:
    /// The result of the last ask of the turn.
    enum class Result : std::uint8_t { Open, Hit, Missed };
    struct Ask {
        Seat by = kNoSeat, of = kNoSeat; ///< kNoSeat: no ask
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

    /// State besides the items.
    struct Context {
        std::size_t events = 0;
        Seat turn = kNoSeat;
        Ask ask;
        bool cut = false;
        AnyMove move; ///< the last, made by `mover`
        Seat mover = kNoSeat;
        bool movedSilently = false; ///< the last move has no words, and no item yet
        int seats = 0;
        std::array<int, kMostSeats> held{}; ///< cards in each hand
        PileId stock;                       ///< the draw pile
        std::optional<int> inStock;         ///< its size, in games that continue without it
        SeatSet emptied, reportedEmpty;     ///< empty hands; those already reported
        int contested = 0;                  ///< number of cards that everybody may act on (isContested())
        Seat contestant = kNoSeat;          ///< owner of the first of them
        std::optional<Scored> scored;       ///< the last result, until something else happens
        bool timeIsUp = false;              ///< the clock made the last move, and that has been reported
    };

    const AnyGame* m_game;
    Names m_names;
    Context m_context;
    std::shared_ptr<AnyObservationTracker> m_tracker; ///< of the deal; a copy of this shares it
    std::vector<NarrationItem> m_items;
};

} // namespace tacklebox
