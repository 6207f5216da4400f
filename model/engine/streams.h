// The numbers of events as each viewer counts them.
#pragma once

#include "model/engine/events.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace tacklebox {

/// A place for every viewer in an array of kViewers: the seats, kEverybody, and kNoSeat, who looks on.
inline constexpr int kViewers = kMostSeats + 2;
constexpr std::size_t viewerIndex(Seat viewer) {
    if (viewer < kMostSeats) return viewer;
    return viewer == kEverybody ? kMostSeats : kMostSeats + 1;
}

/// The stream of each viewer: which events of a log he has seen, numbered from 0 without gaps. The number of
/// an event in the log counts what others alone have seen, so it must not be told to a seat.
///
/// It belongs to one log, which only grows, and takes in what is new when it is asked.
template <class G>
class Streams {
  public:
    /// How many events of the log `viewer` (a seat, kEverybody or kNoSeat) has seen: the number of his next
    /// one.
    int size(Seat viewer, const EventLog<G>& log) { return int(numbers(viewer, log).size()); }

    /// Calls take(event) with every event of his stream from number `since` on; none if that is beyond the
    /// end.
    template <class Take>
    void each(Seat viewer, const EventLog<G>& log, int since, Take take) {
        const std::vector<int>& seen = numbers(viewer, log);
        for (std::size_t at = std::size_t(std::max(since, 0)); at < seen.size(); ++at)
            take(*SeenEvent<G>::seenBy(viewer, log, seen[at]));
    }

  private:
    struct Stream {
        std::vector<int> numbers; ///< of the log, of all he has seen
        int read = 0;             ///< so many events of the log have been looked at
    };

    const std::vector<int>& numbers(Seat viewer, const EventLog<G>& log) {
        Stream& stream = m_streams[viewerIndex(viewer)];
        for (; stream.read < log.size(); ++stream.read)
            if (SeenEvent<G>::seenBy(viewer, log, stream.read)) stream.numbers.push_back(stream.read);
        return stream.numbers;
    }

    std::array<Stream, kViewers> m_streams;
};

} // namespace tacklebox
