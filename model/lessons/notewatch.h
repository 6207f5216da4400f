// The quiet coach's eyes: hears what the person at the table is told, and says which notes fit that moment.
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

/// How a sentence calls what is in it, in the language it is in.
struct NoteWords {
    std::function<std::string(Seat seat)> player;
    std::function<std::string(const Phrase& phrase)> phrase;
};

/// A note that fits this moment, and with what.
struct DueNote {
    const Note* note = nullptr;
    Variables variables;
    AnyMove asked; ///< the last of the moves that fit its patterns; no move where none did

    /// The sentence with its places filled: {card...} with a card's name, {asked} with what was asked for,
    /// {number...} with a number, all others with the players of these seats. Throws WireError (BadRecord)
    /// for a place that nothing fills.
    std::string text(const AnyGame& game, const Options& options, std::string_view language,
                     const NoteWords& words) const;
    /// The first place that nothing fills; empty where all are.
    std::string unfilled(const AnyGame& game, const Options& options) const;
};

class NoteWatch {
  public:
    /// `notes` outlive this; `me` is the person, whose events it will be told.
    NoteWatch(const Notes& notes, Seat me);

    /// The next event, as the person sees it; he is given all of them in order, from the first on.
    void hear(const AnySeen& event);
    /// The notes that fit the event that was heard last, the most important first.
    std::vector<DueNote> afterEvent() const;
    /// The notes that fit a decision of the person among these moves, the most important first.
    std::vector<DueNote> atDecision(std::span<const AnyMove> legal) const;
    /// What the person sees of the table after the event that was heard last, as viewJson() writes it.
    Json view() const;

  private:
    struct PastEvent {
        Json told;
        AnyMove move; ///< of a move
    };
    /// The notes whose patterns fit, and of which all that is claimed of the view is so.
    std::vector<DueNote> dueWhere(const std::function<bool(DueNote& due)>& fits) const;
    bool fitsEvents(DueNote& due) const;
    /// `told` has the moves as JSON.
    bool fitsMoves(DueNote& due, std::span<const AnyMove> legal, std::span<const Json> told) const;

    const Notes& m_notes;
    Seat m_me;
    std::unique_ptr<AnyFollower> m_follower;
    std::vector<PastEvent> m_heard; ///< of this deal
};

} // namespace tacklebox
