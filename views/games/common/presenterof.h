#pragma once

#include "model/table/gametable.h"
#include "model/table/words.h"
#include "views/games/common/gameinfo.h"
#include "views/games/common/gesturelist.h"
#include "views/games/common/lastask.h"
#include "views/games/common/seatpictures.h"
#include "views/scene/motion/grouping.h"
#include "views/scene/picture/presenter.h"
#include "views/theme/theme.h"

#include <array>
#include <map>
#include <optional>
#include <tuple>

namespace tacklebox {

/// What a presenter remembers of the shown events of a deal besides the observation: nothing.
struct NoMemory {
    /// Follows an event; `view` is the observation after it.
    void follow(const auto& /*view*/, const auto& /*event*/) {}
};

/// The common part of all presenters: an observation that follows the shown events, and a `Memory`.
template <class G, class Memory = NoMemory>
class PresenterOf : public Presenter {
  public:
    explicit PresenterOf(GameTable<G> table) : m_table(table) { PresenterOf::restart(table.events()); }

    Table& table() override { return m_table.table(); }
    CardArt art(Face face) const final {
        const quint64 language = languageNumber();
        if (m_artLanguage != language || m_artChoice != theme::choice()) m_arts.fill({});
        m_artLanguage = language;
        m_artChoice = theme::choice();
        std::optional<CardArt>& art = m_arts[face];
        if (!art) art = gameInfoOf<G>().art(face);
        return *art;
    }

    void restart(int number) final {
        const auto isDeal = [this](int one) {
            const auto event = m_table.seen(one);
            return event && std::holds_alternative<SeenDeal<G>>(event->content());
        };
        int first = number;
        while (first > 0 && !isDeal(--first)) {
        }
        m_view = m_table.observationAt(first);
        m_lastAsk = {};
        m_memory = {};
        m_counted = false;
        for (m_shownUpTo = first; m_shownUpTo < number;)
            PresenterOf::advance();
    }
    void advance() final {
        const auto event = m_table.seen(m_shownUpTo++);
        if (!event) return;
        G::applyEvent(m_view, *event);
        m_lastAsk.follow(*event);
        m_memory.follow(m_view, *event);
        m_counted = (m_counted && !std::holds_alternative<SeenDeal<G>>(event->content())) ||
                    std::holds_alternative<Scored>(event->content());
    }
    bool agrees() const override {
        return m_shownUpTo == m_table.events() && m_view == m_table.observation();
    }

  protected:
    /// Returns seatPicture(), which is cached until its input changes.
    SeatPicture panelWith(const SeatFacts& facts) const {
        const Table& table = m_table;
        const quint64 language = languageNumber();
        Panel& kept = m_panels[facts.seat];
        if (kept.language == language && kept.spokenTo == table.spokenTo() &&
            kept.seats == table.plan().seats && kept.facts == facts)
            return kept.picture;
        kept = {language, table.spokenTo(), table.plan().seats, facts, seatPicture(table, facts)};
        return kept.picture;
    }
    /// The shown position.
    const typename G::Observation& shown() const { return m_view; }
    const GameTable<G>& game() const { return m_table; }
    Seat me() const { return m_view.viewer; }
    const Memory& memory() const { return m_memory; }
    /// The last ask among the shown events.
    const LastAsk<G>& lastAsk() const { return m_lastAsk; }
    /// Returns true if the shown deal is over and the match totals include its points.
    bool isCounted() const { return m_counted; }
    /// What everybody can know about the hands after the shown events.
    std::vector<HandFact> publicFacts() const { return m_table.table().publicFacts(m_shownUpTo); }
    /// Returns all moves that are legal now.
    std::vector<typename G::Move> legalMoves() const {
        std::vector<typename G::Move> moves;
        for (const TableChoice& choice : m_table.choices())
            moves.push_back(m_table.moveOf(choice));
        return moves;
    }

    /// Returns true if a move of that kind is legal now.
    bool isLegal(auto kind) const { return std::ranges::count(legalMoves(), kind, &G::Move::kind) > 0; }
    /// Returns the gestures that `add(gestures, move)` adds for each legal move.
    template <class Add>
    std::vector<Gesture> gesturesOf(Add&& add) const {
        GestureList gestures;
        for (const TableChoice& choice : m_table.choices()) {
            gestures.choice = choice.id;
            add(gestures, m_table.moveOf(choice));
        }
        return gestures.take();
    }

    /// The seat called "you" (Table::spokenTo()). In a replay from another player's view that is nobody,
    /// though me() has cards at the bottom of the table.
    Seat you() const { return m_table.table().isReplay() ? m_table.table().spokenTo() : me(); }
    /// The names of the players; you() is "you".
    const Names& names() const {
        const Names& ofTable = m_table.table().names();
        if (ofTable.you == you()) return ofTable;
        return m_names = ofTable.to(you());
    }
    /// Returns a sentence about players in the form for you() (Names::phrase()).
    template <std::size_t Players, std::size_t Forms>
    QString say(const Seat (&players)[Players], const char* const (&forms)[Forms],
                std::vector<Phrase> parts = {}) const {
        const Names& told = names();
        // Every picture needs sentences about one player with a plain word or none, such as names of piles.
        // Keep them.
        if constexpr (Players == 1) {
            const char* const word = parts.size() == 1 ? parts[0].pattern() : nullptr;
            if (parts.empty() || (word && !parts[0].patternForMany() && parts[0].parts().empty())) {
                QString& said = sayings(told.you)[{forms[0], forms[1], word, players[0]}];
                if (said.isNull()) said = asSentence(told.phrase(players, forms, std::move(parts)));
                return said;
            }
        }
        return asSentence(told.phrase(players, forms, std::move(parts)));
    }

    // ---- for effects: the next events ----

    /// Returns event `number` if it moves a card.
    std::optional<Moved> movedAt(int number) const {
        if (number >= m_table.events()) return std::nullopt;
        const auto event = m_table.seen(number);
        const auto* moved = event ? std::get_if<Moved>(&event->content()) : nullptr;
        return moved ? std::optional(*moved) : std::nullopt;
    }
    /// Returns the number after the moves from `number` on for which `same` returns true.
    template <class Same>
    int movesUntil(int number, Same&& same) const {
        for (auto moved = movedAt(number); moved && same(*moved); moved = movedAt(number))
            ++number;
        return number;
    }
    /// Returns the last move before event `number` in this deal, as the viewer saw it.
    std::optional<SeenMove<typename G::Move>> moveBefore(int number) const {
        while (--number >= 0) {
            const auto event = m_table.seen(number);
            if (!event) continue;
            if (const auto* made = std::get_if<SeenMove<typename G::Move>>(&event->content())) return *made;
            if (std::holds_alternative<SeenDeal<G>>(event->content())) break;
        }
        return std::nullopt;
    }
    /// Returns true if `mine` is on turn and has already made a move in this turn for which `which` returns
    /// true. Uses the table's position, not the shown one, as prompts do.
    template <class Which>
    bool hasMovedThisTurn(Seat mine, Which&& which) const {
        for (int number = m_table.events(); --number >= 0;) {
            const auto event = m_table.seen(number);
            if (!event) continue;
            const auto* status = std::get_if<SeenStatus<typename G::Status>>(&event->content());
            if ((status && status->now.turn != mine) || std::holds_alternative<SeenDeal<G>>(event->content()))
                return false;
            const auto* made = std::get_if<SeenMove<typename G::Move>>(&event->content());
            if (made && made->seat == mine && which(made->move)) return true;
        }
        return false;
    }
    /// The same for an ask, which must have been a hit.
    bool asksAgain(Seat mine) const {
        if constexpr (requires(const typename G::Move& move) { Words<G>::question(move); })
            return hasMovedThisTurn(mine, [](const typename G::Move& move) {
                return Words<G>::question(move).target != kNoSeat;
            });
        else
            return false;
    }
    /// The same for any move of the turn. Answers to others do not count.
    bool hasMovedInTurn(Seat mine) const {
        return hasMovedThisTurn(
            mine, [](const typename G::Move& move) { return TableTraits<G>::act(move) != Act::Answers; });
    }
    /// Returns the prompt while others must act. It adds that the player on turn asks again after a hit.
    std::optional<Prompt> othersPrompt() const {
        std::optional<Prompt> prompt = promptForOthers(m_table);
        if (prompt && prompt->thinker != kNoSeat && prompt->thinker == m_table.observation().status.turn &&
            asksAgain(prompt->thinker))
            prompt->more = asksAgainWords(m_table, prompt->thinker);
        return prompt;
    }
    /// Returns the number of the first card among the next events. A move is shown together with the card
    /// that it brings from the player's hand, so that no text mentions the card before it is seen.
    int firstCard() const {
        const int first = m_shownUpTo;
        if (first >= m_table.events()) return first;
        const auto event = m_table.seen(first);
        const auto* made = event ? std::get_if<SeenMove<typename G::Move>>(&event->content()) : nullptr;
        const auto card = made ? movedAt(first + 1) : std::nullopt;
        return card && card->from == handOf(made->seat) ? first + 1 : first;
    }
    /// Returns the effect for cards that come next from a seat's hand to be laid in front of it: all
    /// together, with the points that `TableTraits` counts for them. The game adds the words. `least` is the
    /// smallest size of a set.
    std::optional<EffectSpec> laying(PileKind kind, int least = 2) const {
        const int first = firstCard();
        const auto moved = movedAt(first);
        if (!moved || moved->to.kind != kind || moved->from.kind != PileKind::Hand) return std::nullopt;
        EffectSpec spec;
        spec.until = movesUntil(
            first, [&](const Moved& other) { return other.from == moved->from && other.to == moved->to; });
        if (spec.until < first + least) return std::nullopt;
        spec.kind = EffectKind::Gather;
        spec.seat = moved->to.seat;
        typename G::Observation after = m_view;
        for (int number = m_shownUpTo; number < spec.until; ++number)
            if (const auto event = m_table.seen(number)) G::applyEvent(after, *event);
        spec.points =
            TableTraits<G>::laidPoints(after, spec.seat) - TableTraits<G>::laidPoints(m_view, spec.seat);
        return spec;
    }
    /// Sets how much a catch of spec.points means, where `large` points are much. Says whose it is unless it
    /// is yours, whether it takes the lead, and how many of its cards were yours.
    void weigh(EffectSpec& spec, int large) const {
        spec.weight = std::min(1.0, double(spec.points) / large);
        const auto totalOf = [this](Seat seat) {
            return m_view.match.scores[seat] + TableTraits<G>::laidPoints(m_view, seat);
        };
        int best = 0; // of the others
        for (Seat seat = 0; seat < m_view.match.seats; ++seat)
            if (seat != spec.seat) best = std::max(best, totalOf(seat));
        const int mine = totalOf(spec.seat);
        const bool leads = best > 0 && mine <= best && mine + spec.points > best;
        if (leads)
            spec.line = say({spec.seat}, {QT_TRANSLATE_NOOP("Words", "%1 takes the lead!"),
                                          QT_TRANSLATE_NOOP("Words", "You take the lead!")});
        else if (spec.seat != you())
            spec.line = asSentence(Phrase(QT_TRANSLATE_NOOP("Words", "%1 scores!"), {names().of(spec.seat)}));
        const Table& table = m_table;
        if (const int lost = ownCardsCaught(table, m_shownUpTo, spec.until, spec.seat); lost > 0) {
            spec.hurts = true;
            spec.line +=
                u' ' +
                asSentence(Phrase::counted(lost, QT_TRANSLATE_NOOP("Words", "One of the cards was yours."),
                                           QT_TRANSLATE_N_NOOP("Words", "%n of the cards were yours.")));
        }
        if (leads || endsMatch(std::max(spec.until, m_shownUpTo))) spec.weight = kTurningPoint;
    }

  private:
    /// Returns true if the match ends without another move after the events before `number`.
    bool endsMatch(int number) const {
        for (; number < m_table.events(); ++number) {
            const auto event = m_table.seen(number);
            if (!event) continue;
            if (std::holds_alternative<Over>(event->content())) return true;
            if (std::holds_alternative<SeenMove<typename G::Move>>(event->content())) break;
        }
        return false;
    }

    /// The key of a sentence about one player: its forms, the word in it, and the player.
    using Saying = std::tuple<const char*, const char*, const char*, Seat>;
    /// The cached sentences for that "you". They are dropped if the language or the seats change.
    std::map<Saying, QString>& sayings(Seat you) const {
        const quint64 language = languageNumber();
        if (m_sayingsLanguage != language || m_sayingsTo != you || m_sayingsOf != m_table.plan().seats) {
            m_sayings.clear();
            m_sayingsLanguage = language;
            m_sayingsTo = you;
            m_sayingsOf = m_table.plan().seats;
        }
        return m_sayings;
    }

    /// A cached panel with its input.
    struct Panel {
        quint64 language = 0;
        Seat spokenTo = kNoSeat;
        QList<SeatPlan> seats;
        SeatFacts facts;
        SeatPicture picture;
    };

    GameTable<G> m_table;
    typename G::Observation m_view;
    LastAsk<G> m_lastAsk;
    Memory m_memory;
    mutable Names m_names; ///< for you(), if the table's names are for another
    mutable std::array<std::optional<CardArt>, kHidden + 1> m_arts;
    mutable quint64 m_artLanguage = 0; ///< the language of m_arts ...
    mutable theme::Choice m_artChoice; ///< ... and their deck and text size
    mutable std::array<Panel, kMostSeats> m_panels;
    mutable std::map<Saying, QString> m_sayings;
    mutable quint64 m_sayingsLanguage = 0;
    mutable Seat m_sayingsTo = kNoSeat;
    mutable QList<SeatPlan> m_sayingsOf;
    bool m_counted = false;
};

} // namespace tacklebox
