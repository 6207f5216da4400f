#pragma once

#include "views/scene/picture/picture.h"

class QPainter;

namespace tacklebox {

class PaintContext;

/// Draws the memory aid of a player into `room`: a grid, or one line of its marks if the room is too low or
/// too narrow for it. Each kind of mark has its own shape and colour.
void drawMemoryGrid(QPainter& painter, PaintContext& paintContext, const QRectF& room,
                    const MemoryPicture& memory);

} // namespace tacklebox
