// What a table shows of its bots' minds: why they moved, what they would do in a person's place, and what all
// have heard of the hands. Each is a part of the table of a game (matchtable.h).
#pragma once

#include "model/engine/match.h"
#include "model/games/every/botwords.h"
#include "model/table/botdesk.h"
#include "model/table/table.h"
#include "model/table/words.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

namespace tacklebox {

// Of a game without Knowledge (KnowledgeOf) nothing is shown.

/// Why the bots of a table made their moves, by the number of the event that tells of the move.
template <class G>
class KeptReasons {
  public:
    using Move = typename G::Move;

    /// `event` is greater than that of every reason before. A move without a reason is not kept. `hidden`:
    /// the move itself was not public, so that its reason is for later in any case.
    void keep(int event, Seat seat, const Move& move, const Rationale& why, bool hidden) {
        if (why.motive != 0) m_kept.push_back({event, seat, move, why, hidden});
    }
    /// What was from event `number` on has not happened.
    void forgetFrom(int number) {
        std::erase_if(m_kept, [number](const Kept& kept) { return kept.event >= number; });
    }
    /// In words; empty where there is none, and for a hidden move unless `all` may be told.
    QString words(int event, bool all, const Names& names) const {
        const auto at = std::lower_bound(m_kept.begin(), m_kept.end(), event,
                                         [](const Kept& kept, int number) { return kept.event < number; });
        if (at == m_kept.end() || at->event != event || (at->hidden && !all)) return {};
        if constexpr (KnowledgeOf<G>)
            return asSentence(BotWords<G>::rationale(at->why, at->seat, at->move, names));
        return {};
    }

  private:
    struct Kept {
        int event;
        Seat seat;
        Move move;
        Rationale why;
        bool hidden;
    };
    std::vector<Kept> m_kept;
};

/// Thinks in a person's place: a bot of the highest level that was told the events of that seat, and nothing
/// else, on a thread of its own.
template <class G>
class Adviser {
  public:
    using Move = typename G::Move;
    /// What it would do; nothing: let the others go on.
    using Answer = std::function<void(const std::optional<Choice<G>>&)>;

    explicit Adviser(Answer answer) : m_answer(std::move(answer)) {}

    /// Asked twice at the same place of the same match it says the same.
    void ask(Seat seat, std::vector<SeenEvent<G>> events, std::vector<Move> legal, Thinking thinking) {
        constexpr quint64 kAdvice = 0x68696e7473; // no bot of the table has this stream
        if (!m_desk)
            m_desk = std::make_unique<BotDesk<G>>(
                [this](quint64 question, const std::optional<Choice<G>>& choice) {
                    if (question != m_question) return;
                    m_thinks = false;
                    m_answer(choice);
                });
        m_desk->forgetBefore(++m_question);
        m_thinks = true;
        m_desk->seat(seat, Level::Shark, Random::forStep(kAdvice + seat, events.size()).next());
        m_desk->tell(seat, std::move(events));
        m_desk->ask(m_question, seat, std::move(legal), thinking);
    }
    bool thinks() const { return m_thinks; }
    void cancel() {
        m_thinks = false;
        if (m_desk) m_desk->forgetBefore(++m_question);
    }

  private:
    Answer m_answer;
    quint64 m_question = 0;
    bool m_thinks = false;
    std::unique_ptr<BotDesk<G>> m_desk; ///< from the first question on; the last member
};

/// What everybody at the table has heard of the hands: a fold of the public events, and of nothing else.
template <class G>
class HeardHands {
  public:
    /// All that is known before event `number` of that log, seat by seat.
    std::vector<HeardFact> before(const EventLog<G>& log, int number, const Names& names) {
        std::vector<HeardFact> heard;
        if constexpr (KnowledgeOf<G>) {
            if (number < m_read || !m_known) {
                m_known.emplace(kNoSeat);
                m_read = 0;
            }
            for (; m_read < number; ++m_read)
                if (const auto event = SeenEvent<G>::seenBy(kNoSeat, log, m_read)) m_known->see(*event);
            const int recent = kHasTurns ? kRecentRounds * m_known->view().match.seats : kRecentRounds;
            for (const Fact& fact : m_known->facts())
                heard.push_back({fact.seat, inWords(BotWords<G>::subject(fact)),
                                 asSentence(BotWords<G>::fact(fact, names)), fact.card,
                                 fact.turnsAgo <= recent});
        }
        return heard;
    }

  private:
    static constexpr int kRecentRounds = 2;

    /// Facts grow older by turns; where there are none, by rounds or swims.
    static constexpr bool kHasTurns = !std::is_same_v<G, WhatTheFish> && !std::is_same_v<G, GreatLakes>;

    struct Nothing {
        explicit Nothing(Seat) {}
    };
    std::optional<std::conditional_t<KnowledgeOf<G>, Knowledge<G>, Nothing>> m_known;
    int m_read = 0;
};

} // namespace tacklebox
