// Sentences that suit most games.
#pragma once

#include "model/engine/matchwords.h"
#include "model/engine/words.h"

namespace tacklebox {

/// Base of a game's Words, which adds `card` and `move` and overrides what differs.
template <class G>
struct UsualWords {
    static Phrase effect(Face) { return {}; }
    static Phrase event(const SeenEvent<G>& event, const Names& names) {
        return std::visit([&](const auto& content) { return words(content, names); }, event.content());
    }
    static Phrase refusal(const Refusal& refusal, const Names& names) { return refusalWords(refusal, names); }

  private:
    static Phrase words(const SeenDeal<G>& deal, const Names& names) {
        return dealWords(deal.observation.match, TableTraits<G>::kDealIsGame, names);
    }
    static Phrase words(const Moved& moved, const Names& names) {
        return movedWords(moved, Words<G>::card(moved.face), names);
    }
    static Phrase words(const Scored& scored, const Names& names) {
        return Phrase(QT_TRANSLATE_NOOP("Words", "Points: %1."), {totalsWords(scored, names)});
    }
    static Phrase words(const Over& over, const Names& names) { return winnersWords(over, names); }
    template <class Silent>
    static Phrase words(const Silent&, const Names&) {
        return {};
    }
};

} // namespace tacklebox
