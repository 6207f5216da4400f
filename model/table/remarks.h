// Remarks of the players about the game: speaker, mood and line number. They depend on public information
// only, so they reveal nothing.
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
    int line = 0; ///< index of a line of that player in that mood
    bool operator==(const Remark&) const = default;
};

class Remarks {
  public:
    static constexpr int kMoods = 4;
    /// Number of lines of each player in each mood.
    static constexpr int kLines = 12;
    /// At most one remark in this number of occasions.
    static constexpr int kApart = 3;

    /// Remarks of the bots only; people speak for themselves.
    explicit Remarks(const Table& table);
    /// `speaks` selects the seats that may make remarks.
    Remarks(const Table& table, std::function<bool(Seat)> speaks);

    /// Processes the events before `number`; starts again if there are fewer than before.
    void processBefore(int number);
    /// The remark at a processed event. No line is repeated in a deal.
    std::optional<Remark> at(int number) const;
    /// A line of that player in that mood that is unused in this deal: the first from `pick` on. nullopt if
    /// all are used.
    std::optional<int> unsaid(Seat seat, Remark::Mood mood, std::uint64_t pick) const;
    /// All remarks so far, by event.
    const std::map<int, Remark>& all() const { return m_remarks; }

  private:
    /// An occasion for a remark: a possible speaker and mood.
    struct Chance {
        Seat seat;
        Remark::Mood mood;
    };

    void onEvent(int number, const EventContent& content);
    void offer(int number, std::initializer_list<Chance> chances);
    void mix(std::uint64_t value);

    const Table* m_table;
    std::function<bool(Seat)> m_speaks;
    std::map<int, Remark> m_remarks;
    std::array<std::array<std::uint16_t, kMoods>, kMostSeats> m_said{}; ///< bit sets of used lines
    std::uint64_t m_hash = 0;                                           ///< of all events seen so far
    std::optional<Moved> m_last; ///< last moved card; cards moved with it are not a new occasion
    Seat m_turn = kNoSeat;
    int m_next = 0, m_quiet = kApart;
};

} // namespace tacklebox
