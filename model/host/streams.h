// Event numbers by viewer.
#pragma once

#include "model/engine/viewers.h"
#include "model/host/anygame.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tacklebox {

/// The events of a match seen by each viewer, numbered from 0 without gaps. Do not reveal log numbers to a
/// seat: they also count events that only others have seen.
///
/// Belongs to one match, whose log only grows; updated on request.
class Streams {
  public:
    /// Log numbers of the events seen by `viewer` (a seat, kEverybody or kNoSeat).
    const std::vector<int>& seenBy(Seat viewer, const AnyMatch& match) {
        Stream& stream = m_streams[viewerIndex(viewer)];
        for (; stream.read < match.events(); ++stream.read)
            if (match.sees(viewer, stream.read)) stream.numbers.push_back(stream.read);
        return stream.numbers;
    }

  private:
    struct Stream {
        std::vector<int> numbers;
        int read = 0; ///< number of log events processed
    };

    std::array<Stream, kViewers> m_streams;
};

} // namespace tacklebox
