// What happened, told to one person: events become beats. Their sentences are narration.h's business.
#pragma once

#include "model/host/anygame.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace tacklebox {

/// What a beat is. Hits and misses are answers to the beat Asked before them.
enum class BeatKind : std::uint8_t {
    Deal,     ///< with all cards that are dealt
    Asked,    ///< `who` asks `whom` for `subject`
    Got,      ///< `who` gets `faces` from the hand of `whom`
    Refused,  ///< `who` has nothing to give
    Drew,     ///< `who` gets `faces` from a pile
    Caught,   ///< `who` fished just what was asked for
    Laid,     ///< cards came to lie in front of `who`
    Played,   ///< a card or another move, with what it does at once
    Stopped,  ///< an answer that is not an ask's: a card stopped, an attack let pass
    Attacked, ///< at a fish that swims
    Protected,
    Died, ///< belly up
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
    Missed,        ///< nothing was caught, and nothing fished
    Strayed,       ///< what was fished was not what was asked for
    StrayedBefore, ///< nor was it, and more has happened since
    TurnedOver,    ///< the one asked took the asker's cards
    Ended,         ///< a card was stopped, or had its effect, or was fished, and that ended the turn
    EmptyHand,     ///< who would have come before has no card
    EmptyStock,    ///< who would have gone on has no card, and there is none to draw
};

/// Something that happens at one moment: one event, or several that belong together.
struct Beat {
    BeatKind kind = BeatKind::Quiet;
    Seat who = kNoSeat, whom = kNoSeat;
    std::size_t first = 0, last = 0; ///< the events it tells, by their place in the stream; `last` is not one
    std::vector<Face> faces;         ///< the cards that Got and Drew move, kHidden where they are not known
    PlaceKind pile = PlaceKind::Hand;      ///< of Drew, where the cards come from
    Question question{};                   ///< of Asked
    Phrase words;                          ///< the sentence of this beat alone, empty where none is needed
    Phrase aloud;                          ///< what speaker() says of it in a bubble, in the first person
    TurnReason reason = TurnReason::Usual; ///< of Turn
    Phrase why;                 ///< of Turn: that reason in a sentence, which names no one who is next
    SeatSet emptied;            ///< whose last card has gone
    Phrase emptiedStock;        ///< the stock that its last card has left: "The pond"; else empty
    bool sendsFishing = false;  ///< Refused with "Go fish!"
    bool goesOn = false;        ///< Asked again, since the ask before was a hit
    bool fromEmptyHand = false; ///< Drew: since no card was left
    bool ofDeal = false;        ///< before the first move of the deal
    bool ofMove = false;        ///< Drew and CardMoved: by a move that has no words itself
    bool instead = false;       ///< Got or Drew: what an answer made of the ask or card before it

    /// Who says `aloud`: of cards that are handed over he who gives them.
    Seat speaker() const { return kind == BeatKind::Got ? whom : who; }
};

/// Makes beats of the events of one viewer. Every event is in one beat, in order: that which tells nothing by
/// itself belongs to the beat before it. Knows nothing but these events.
class Narrator {
  public:
    /// Told to `names.you`, of the events as that seat sees them (or whichever viewer they are of).
    Narrator(const AnyGame& game, Names names) : m_game(&game), m_names(std::move(names)) {}

    /// The next event of the stream. `late`: a move that the clock made, for who had not decided in time;
    /// nothing where that is not known any more.
    void hear(const AnySeen& event, std::optional<bool> late = false);
    /// The next event is a beat of its own, where it is told at all: what was before has been told. Cards of
    /// a deal belong to the deal all the same.
    void cut() { m_context.cut = true; }
    const std::vector<Beat>& beats() const { return m_beats; }
    /// The last beat as it would be if `event` were heard next, and the one after it if that would not go on
    /// with it.
    std::vector<Beat> lastWith(const AnySeen& event) const;
    const Names& names() const { return m_names; }
    const AnyGame& game() const { return *m_game; }

  private:
    /// What has come of the last ask of the turn so far.
    enum class Result : std::uint8_t { Open, Hit, Missed, TurnedOver };
    struct Ask {
        Seat by = kNoSeat, of = kNoSeat; ///< kNoSeat: none was made
        Result result = Result::Open;
    };

    Beat beatOf(const AnySeen& event, const EventContent& content);
    void tellWaiting(Beat& beat, const AnyMoveMade& made, std::optional<bool> late);
    bool joins(Beat& beat, bool card);
    void settle(Beat& beat);
    void settleTurn(Beat& beat);
    bool hasNothingToGoOnWith(Seat seat) const;
    void noteEmptyHands(Beat& beat);
    void count(const AnySeen& event, const EventContent& content);
    Phrase turnWords(const Beat& beat) const;
    Phrase whyTurn(const Beat& beat) const;

    /// What has been heard, apart from the beats.
    struct Context {
        std::size_t events = 0;
        Seat turn = kNoSeat;
        Ask ask;
        bool cut = false;
        bool stopped = false; ///< a card of this turn was stopped, and nothing was done since
        AnyMove move;         ///< the last, made by `mover`
        Seat mover = kNoSeat;
        bool movedSilently = false; ///< it has no words of its own, and no beat has come of it yet
        int seats = 0;
        std::array<int, kMostSeats> held{}; ///< cards in each hand
        Place stock;                        ///< the pile that cards are drawn from
        std::optional<int> inStock;         ///< its cards, where the deal can go on without them
        bool catchGoesOn = true;            ///< who fishes what he asked for goes on
        int goesOutWith = 0;                ///< cards of a hand that may end the deal by such a catch
        SeatSet emptied, toldEmpty; ///< hands whose last card has gone, and those of them that were told
        int contested = 0;          ///< cards that lie where all may act upon them (isContested())
        Seat contestant = kNoSeat;  ///< whose the first of them was
        bool timeIsUp = false;      ///< that was told, and nothing was done since
    };

    const AnyGame* m_game;
    Names m_names;
    Context m_context;
    std::vector<Beat> m_beats;
};

} // namespace tacklebox
