// What the players of a table say beside the game, as far as the model goes: who, in which mood, and which of
// their lines. All of it follows from what the whole table knows, so it tells nobody what he does not.
#pragma once

#include "model/host/anyvalues.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>

namespace tacklebox {

class Table;

struct Remark {
    enum class Mood : std::uint8_t { Calm, Delighted, Stung, Thinking };
    Seat seat = kNoSeat;
    Mood mood = Mood::Calm;
    int line = 0; ///< which of his lines in that mood, from 0
    bool operator==(const Remark&) const = default;
};

class Remarks {
  public:
    static constexpr int kMoods = 4;
    /// How many lines each player has in each mood.
    static constexpr int kLines = 12;
    /// In so many things that are worth a word there is one remark at most.
    static constexpr int kApart = 3;

    /// Of the bots at the table: persons speak for themselves.
    explicit Remarks(const Table& table);
    /// `speaks` says who has something to say at all.
    Remarks(const Table& table, std::function<bool(Seat)> speaks);

    /// Takes in the events before `number`; where they are fewer than before, it begins anew.
    void hearBefore(int number);
    /// What is said at event `number`, which has been taken in. Nobody says the same twice in a deal.
    std::optional<Remark> at(int number) const;
    /// One of that player's lines in that mood which he has not said in this deal, for what he says after it:
    /// of these the first from `pick` on. Nothing if he has said them all.
    std::optional<int> unsaid(Seat seat, Remark::Mood mood, std::uint64_t pick) const;
    /// All remarks so far, by their events.
    const std::map<int, Remark>& all() const { return m_remarks; }

  private:
    /// Something that is worth a word: who may say it, and how he takes it.
    struct Chance {
        Seat seat;
        Remark::Mood mood;
    };

    void hear(int number, const EventContent& content);
    void offer(int number, std::initializer_list<Chance> chances);
    void mix(std::uint64_t value);

    const Table* m_table;
    std::function<bool(Seat)> m_speaks;
    std::map<int, Remark> m_remarks;
    std::array<std::array<std::uint16_t, kMoods>, kMostSeats> m_said{}; ///< lines of this deal, as bits
    std::uint64_t m_hash = 0;                                           ///< of all that was seen so far
    std::optional<Moved>
        m_last; ///< the card that moved last: those that go with it are no event of their own
    Seat m_turn = kNoSeat;
    int m_next = 0, m_quiet = kApart;
};

} // namespace tacklebox
