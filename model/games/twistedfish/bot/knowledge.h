// What one seat knows of a hand of Twisted Fish: a fold over its own events.
//
// All cards are different, so what is hidden is only how each unseen card came to where it is: by which
// *entry* (dealt to a seat, drawn by a seat at some moment, still in the pond). From there it went openly
// (*passages*), but for one card that the Game Warden pulled and one that the Net won. What was said, and
// which phases the others saw begin or not begin, are *notes* on hands at certain moments.
#pragma once

#include "model/bots/knowledge.h"
#include "model/games/twistedfish/bot/askstyles.h"
#include "model/games/twistedfish/twistedfish.h"

#include <optional>
#include <span>
#include <vector>

namespace tacklebox {

namespace twistedfish {

/// Counts the events that a seat has seen since the deal began. A card that moved at a moment is at its new
/// place for all notes of later moments.
using Moment = std::uint16_t;
inline constexpr Moment kNoMoment = 0xffff;

/// A way for unseen cards into another's hand: the deal (moment 0), or one draw from the pond.
struct Entry {
    Seat seat = kNoSeat;
    Moment when = 0;
    std::uint8_t count = 1; ///< how many cards came this way
    CardSet never;          ///< cards that the draw was not, or all would have seen it (T-11)
    Card shown = kNoCard;   ///< the card, where the viewer saw it come; `seat` may be the viewer then
};

/// A card that went openly from a hand to another hand or to the table (kNoSeat), or from the table to a
/// hand.
struct Passage {
    Card card;
    Moment when;
    Seat from, to;
};

enum class NoteKind : std::uint8_t {
    Lacks,            ///< none of `cards`
    Holds,            ///< all of `cards`
    Asked,            ///< asked for `card` (kNoCard for the Net) of `fish`: holds at least one of the fish
    Gave,             ///< gave a card that was asked for, though No Fishing would have saved it
    GaveTheOnly,      ///< gave to the Net his only card of `fish`
    GaveOneOfMany,    ///< gave to the Net one of two or more
    NothingAfterDraw, ///< after the draw there was nothing to lay or to play; `cards`: the Zingers that
                      ///< could be played if held
    SomethingAfterDraw,
    NoSecondAsk,     ///< not both: Two Fisted Fisherman, and a fish card
    SecondAsk,       ///< both of them
    StopOrSecondAsk, ///< after No Fishing: Divine Intervention, or both of them
};

/// Something known of the hand of `seat` as it was at a moment.
struct Note {
    NoteKind kind{};
    Seat seat = kNoSeat;
    Moment when = 0;
    std::uint16_t turn = 0; ///< the turn of the hand, from 1
    Fish fish = kNoFish;
    Card card = kNoCard;
    CardSet cards;
    AskKind askKind = AskKind::Open; ///< of an ask for a card
};

/// The card that the Game Warden pulled, and the card that the Net won unseen: at most one each in a hand,
/// as each of the Zingers takes effect once.
struct Pull {
    Seat from = kNoSeat;
    Moment when = kNoMoment;
    Card card = kNoCard; ///< where the viewer knows it

    bool any() const { return from != kNoSeat; }
};
struct Catch {
    Seat from = kNoSeat, to = kNoSeat;
    Moment when = kNoMoment;
    Fish fish = kNoFish;

    bool any() const { return from != kNoSeat; }
};

/// What of a hand all can count, and the State keeps.
struct PublicCounters {
    bool drawn = false;
    bool quiet = true;
    std::uint8_t quietOnEmptyPond = 0, quietAndDead = 0;
    Card won = kNoCard; ///< kHidden for the Net's unseen catch
};

/// How a card was last heard of, for facts.
struct Evidence {
    Source source = Source::Moved;
    std::uint16_t turn = 0;
};

} // namespace twistedfish

template <>
class Knowledge<TwistedFish> {
  public:
    using Moment = twistedfish::Moment;

    explicit Knowledge(Seat viewer) : m_viewer(viewer) {}

    void see(const SeenEvent<TwistedFish>& event);
    const twistedfish::View& view() const { return m_view; }
    std::vector<Fact> facts() const;
    /// The same, and all cards that were refused, though it be clear where they are: for who forgets that.
    std::vector<Fact> factsToForget() const;

    Seat viewer() const { return m_viewer; }
    /// How everybody may be expected to ask before he has.
    void expect(const twistedfish::Opponents& styles) { m_styles = styles; }
    /// How everybody asks, by what has been heard of them; the viewer too.
    const twistedfish::Opponents& styles() const { return m_styles; }
    /// The viewer's own hand; empty for kNoSeat.
    CardSet hand() const { return m_hand; }
    /// The cards that surely are in another's hand now, by what was seen and heard of that very card.
    CardSet sure(Seat seat) const { return m_sure[seat]; }
    /// The cards in hands, the viewer's too, that everybody has seen going there.
    CardSet open() const { return m_open; }
    /// How and when the viewer last heard of such a card.
    const twistedfish::Evidence& evidence(Card card) const { return m_evidence[card]; }
    /// True if the viewer has won the card from `other`, who has then won it back.
    bool hasGoneToAndFro(Card card, Seat other) const;
    /// Cards whose place all may see: discarded and laid.
    CardSet onTable() const { return m_onTable; }
    /// The turn of the hand, from 1; 0 before the first.
    int turn() const { return m_turn; }
    /// The moment that has come; notes have earlier ones or this.
    Moment now() const { return m_now; }

    std::span<const twistedfish::Entry> entries() const { return m_entries; }
    std::span<const twistedfish::Passage> passages() const { return m_passages; }
    std::span<const twistedfish::Note> notes() const { return m_notes; }
    const twistedfish::Pull& pull() const { return m_pull; }
    const twistedfish::Catch& netted() const { return m_catch; }
    const twistedfish::PublicCounters& counters() const { return m_counters; }
    /// The Zinger that is aimed at somebody and has neither been stopped nor taken effect.
    const twistedfish::Aimed& aimed() const { return m_aimed; }
    /// The Net's target is choosing what to give, as far as the viewer can tell.
    bool giving() const { return m_giving; }
    /// Cards that the viewer held or saw lying when the hand was dealt.
    CardSet fixed() const { return m_fixed; }
    /// Those of them that lay on the table.
    CardSet laidOut() const { return m_laidOut; }
    /// What the present phase tells, beside the notes, of who is being waited for.
    std::vector<twistedfish::Note> present() const;
    /// The options as far as they have shown themselves; otherwise the standard ones.
    const Options& options() const { return m_options; }

  private:
    struct Reader;

    /// What the next events will tell.
    enum class Waiting : std::uint8_t {
        ForNothing,
        ForStop,
        ForMiss,
        ForNoFishing,
        ForDraw,
        ForNet,
        ForGive
    };

    twistedfish::AskKind kindOfAsk(Seat seat, const twistedfish::Move& ask) const;
    bool refused(Seat target, Card card) const;
    void beginDeal(const SeenDeal<TwistedFish>& deal);
    void note(twistedfish::Note note);
    void made(Seat seat, const twistedfish::Move& move, const twistedfish::Status& before);
    void moved(const Moved& moved);
    void drawn(Seat seat, Face face);
    void leftHand(const Moved& moved);
    void emptiedByLaying(Seat seat);
    void toHand(const Moved& moved);
    void said(const Said& said);
    void peeked(const Peeked& peeked);
    void status(const twistedfish::Status& before);
    void turnEnds(const twistedfish::Status& before);
    void resolve(bool waits, const twistedfish::Asked& asked);
    void noteAfterDraw(twistedfish::NoteKind kind);
    CardSet playableAfterDraw(Seat seat) const;
    void place(Seat seat, Card card, Source source);

    Seat m_viewer;
    twistedfish::View m_view;
    twistedfish::Opponents m_styles{twistedfish::kPriorStyles};
    Options m_options = standardOptions(TwistedFish::kOptions);
    std::optional<Options> m_goesOut; ///< the options known before, where somebody may just have gone out
    bool m_dealing = false;
    Moment m_now = 0;
    std::uint16_t m_turn = 0;
    bool m_dead = false; ///< the player in turn has said "dead in the water"
    Waiting m_waiting = Waiting::ForNothing;
    Seat m_of = kNoSeat; ///< of whom the next events will tell
    bool m_giving = false;
    twistedfish::Aimed m_aimed;
    twistedfish::PublicCounters m_counters;
    twistedfish::Pull m_pull;
    twistedfish::Catch m_catch;
    CardSet m_hand, m_onTable, m_fixed, m_laidOut, m_open;
    std::array<CardSet, twistedfish::kMostPlayers> m_sure{};
    std::array<twistedfish::Evidence, twistedfish::kDeckSize> m_evidence{};
    std::vector<twistedfish::Entry> m_entries;
    std::vector<twistedfish::Passage> m_passages;
    std::vector<twistedfish::Note> m_notes;
};

static_assert(KnowledgeOf<TwistedFish>);

} // namespace tacklebox
