// The numbers of events as each viewer counts them.
#pragma once

#include "model/engine/viewers.h"
#include "model/host/anygame.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tacklebox {

/// The stream of each viewer: which events of a match he has seen, numbered from 0 without gaps. The number
/// of an event in the match's log counts what others alone have seen, so it must not be told to a seat.
///
/// It belongs to one match, whose log only grows, and takes in what is new when it is asked.
class Streams {
  public:
    /// The numbers in the log of all that `viewer` (a seat, kEverybody or kNoSeat) has seen.
    const std::vector<int>& seenBy(Seat viewer, const AnyMatch& match) {
        Stream& stream = m_streams[viewerIndex(viewer)];
        for (; stream.read < match.events(); ++stream.read)
            if (match.sees(viewer, stream.read)) stream.numbers.push_back(stream.read);
        return stream.numbers;
    }

  private:
    struct Stream {
        std::vector<int> numbers;
        int read = 0; ///< so many events of the log have been looked at
    };

    std::array<Stream, kViewers> m_streams;
};

} // namespace tacklebox
