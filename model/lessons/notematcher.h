// Follows the events that the person's seat sees, and finds the coach's notes that are due.
#pragma once

#include "model/lessons/notepattern.h"
#include "model/lessons/notes.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tacklebox {

/// Translates the parts of a note.
struct NoteWords {
    std::function<std::string(Seat seat)> player;
    std::function<std::string(const Phrase& phrase)> phrase;
};

/// A note that is due, with the values of its variables.
struct DueNote {
    const Note* note = nullptr;
    Variables variables;
    /// The legal move, or else the last ask, that matched its patterns; empty if none did.
    AnyMove matchedMove;

    /// The text with its placeholders replaced: {card...} by a card's name, {asked} by the subject of
    /// `matchedMove`, {number...} by a number, all others by a player's name. Throws WireError (BadRecord) if
    /// a placeholder has no value.
    std::string text(const AnyGame& game, const Options& options, std::string_view language,
                     const NoteWords& words) const;
    /// The first placeholder without a value; empty if there is none.
    std::string missingPlaceholder(const AnyGame& game, const Options& options) const;
};

/// Matches the notes' patterns against the events and decisions of one seat.
class NoteMatcher {
  public:
    /// `notes` must outlive this object; `me` is the person's seat.
    NoteMatcher(const Notes& notes, Seat me);

    /// Processes the person's next event. Requires all of them in order from the first.
    void onEvent(const AnySeen& event);
    /// The notes for the last event, most important first.
    std::vector<DueNote> afterEvent() const;
    /// The notes for a decision of the person among `legal`, most important first.
    std::vector<DueNote> atDecision(std::span<const AnyMove> legal) const;
    /// The person's observation after the last event, as the JSON of observationJson().
    Json observation() const;

  private:
    struct PastEvent {
        Json json;    ///< the event as JSON
        AnyMove move; ///< if the event is a move
    };
    /// The notes for which `matchesPatterns` returns true and whose claims about the observation hold.
    std::vector<DueNote> notesWhere(const std::function<bool(DueNote& due)>& matchesPatterns) const;
    bool matchesEvents(DueNote& due) const;
    /// `movesJson` contains the legal moves as JSON.
    bool matchesMoves(DueNote& due, std::span<const AnyMove> legal, std::span<const Json> movesJson) const;

    const Notes& m_notes;
    Seat m_me;
    std::unique_ptr<AnyObservationTracker> m_tracker;
    std::vector<PastEvent> m_events; ///< events of the current deal
};

} // namespace tacklebox
