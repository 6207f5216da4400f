// What happened, told to one person: events become beats, and beats become sentences.
#pragma once

#include "model/host/anygame.h"

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

/// Something that happens at one moment: one event, or several that belong together.
struct Beat {
    BeatKind kind = BeatKind::Quiet;
    Seat who = kNoSeat, whom = kNoSeat;
    std::size_t first = 0, last = 0; ///< the events it tells, by their place in the stream; `last` is not one
    std::vector<Face> faces;         ///< the cards that Got and Drew move, kHidden where they are not known
    Question question{};             ///< of Asked
    Phrase words;                    ///< the sentence of this beat alone, empty where none is needed
    bool sendsFishing = false;             ///< Refused with "Go fish!"
    bool goesOn = false;             ///< Asked again, since the ask before was a hit
    bool missed = false;             ///< Turn: since nothing was caught

    /// What `who` says of it in a bubble, in the first person; empty if nothing.
    Phrase bubble(const Names& names) const;
};

/// Makes beats of the events of one viewer. Every event is in one beat, in order: that which tells nothing by
/// itself belongs to the beat before it. Knows nothing but these events.
class Narrator {
  public:
    /// Told to `names.you`, of the events as that seat sees them (or whichever viewer they are of).
    Narrator(const AnyGame& game, Names names) : m_game(&game), m_names(std::move(names)) {}

    /// The next event of the stream.
    void hear(const AnySeen& event);
    const std::vector<Beat>& beats() const { return m_beats; }
    const Names& names() const { return m_names; }
    const AnyGame& game() const { return *m_game; }

  private:
    Beat heard(const AnySeen& event);
    bool joins(const Beat& beat, bool card);
    void settle(Beat& beat);

    const AnyGame* m_game;
    Names m_names;
    std::vector<Beat> m_beats;
    std::size_t m_events = 0;
    Seat m_turn = kNoSeat;
};

/// The beats in whole sentences, grouped: an ask with its answer, drawing with what followed. Never the same
/// sentence twice in a row.
std::vector<Phrase> narrated(const AnyGame& game, std::span<const Beat> beats, const Names& names);

} // namespace tacklebox
