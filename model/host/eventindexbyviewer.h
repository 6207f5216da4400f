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
class EventIndexByViewer {
  public:
    /// Log numbers of the events seen by `viewer` (a seat, kOmniscient or kNoSeat).
    const std::vector<int>& seenBy(Seat viewer, const AnyMatch& match) {
        Index& index = m_indices[viewerIndex(viewer)];
        for (; index.read < match.events(); ++index.read)
            if (match.sees(viewer, index.read)) index.numbers.push_back(index.read);
        return index.numbers;
    }

  private:
    struct Index {
        std::vector<int> numbers;
        int read = 0; ///< number of log events processed
    };

    std::array<Index, kViewers> m_indices;
};

} // namespace tacklebox
