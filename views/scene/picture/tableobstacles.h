#pragma once

#include "views/scene/picture/placement.h"

namespace tacklebox {

class LaidOutTable;

/// Returns what boxes over the table should not cover, most important first. `text` are the rectangles of the
/// text on the table.
std::vector<Obstacle> obstaclesOf(const LaidOutTable& table, const std::vector<QRectF>& text);

} // namespace tacklebox
