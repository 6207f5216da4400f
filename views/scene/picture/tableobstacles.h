#pragma once

#include "views/scene/picture/placement.h"

namespace tacklebox {

class LaidOutTable;

/// Returns what boxes over the table should not cover. `text` are the rectangles of the text on the table,
/// `buttons` those of buttons over it.
std::vector<Obstacle> obstaclesOf(const LaidOutTable& table, const std::vector<QRectF>& text,
                                  const std::vector<QRectF>& buttons);

} // namespace tacklebox
