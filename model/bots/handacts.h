// Cards that players have asked for and given away, for the memory aid.
#pragma once

#include "model/bots/botwords.h"
#include "model/bots/handact.h"
#include "model/engine/piles.h"
#include "model/engine/words.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace tacklebox {

/// Follows the public events of a deal. The optional BotWords<G>::topicOf() and topicAsked() say which kinds
/// of card the players ask for; without them an ask is for a single card (Question::card).
template <class G>
class HandActs {
  public:
    void see(const SeenEvent<G>& event) {
        if (std::holds_alternative<SeenDeal<G>>(event.content())) m_acts.clear();
        if (const auto* made = std::get_if<SeenMove<typename G::Move>>(&event.content())) asks(*made);
        if (const auto* moved = std::get_if<Moved>(&event.content()); moved && moved->face < kNoFace)
            moves(*moved);
    }
    /// In the order of the events; at most one for each seat and card or topic.
    const std::vector<HandAct>& acts() const { return m_acts; }

  private:
    void asks(const SeenMove<typename G::Move>& made) {
        HandAct act{.seat = made.seat, .mark = HandMark::Asked};
        if constexpr (requires { BotWords<G>::topicAsked(made.move); })
            act.topic = BotWords<G>::topicAsked(made.move);
        else if (const Face card = Words<G>::question(made.move).card; card != kHidden)
            act.card = card;
        if (act.card != kNoFace || act.topic != Fact::kNoTopic) add(act);
    }
    void moves(const Moved& moved) {
        HandAct act{.seat = moved.from.seat, .mark = HandMark::Gave, .card = moved.face};
        if constexpr (requires { BotWords<G>::topicOf(moved.face); })
            if (const std::uint8_t topic = BotWords<G>::topicOf(moved.face); topic != Fact::kNoTopic)
                act = {.seat = moved.from.seat, .mark = HandMark::Gave, .topic = topic};
        const bool fromHand = moved.from.kind == PileKind::Hand, toHand = moved.to.kind == PileKind::Hand;
        if (!fromHand && !toHand) return;
        // The new owner has the card again. A card on the table tells nothing more about hands.
        std::erase_if(m_acts, [&](const HandAct& old) {
            if (!old.isAbout(act)) return false;
            if (toHand) return old.seat == moved.to.seat && old.mark == HandMark::Gave;
            return old.seat == moved.from.seat || old.mark == HandMark::Gave || act.card != kNoFace;
        });
        if (fromHand && toHand) add(act);
    }
    void add(const HandAct& act) {
        std::erase_if(m_acts, [&](const HandAct& old) { return old.seat == act.seat && old.isAbout(act); });
        m_acts.push_back(act);
    }

    std::vector<HandAct> m_acts;
};

} // namespace tacklebox
