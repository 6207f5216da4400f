// A card's face drawn in a size: its file, its plate, and what the deck's style changes about it.
#pragma once

#include "views/theme/cardart.h"

#include <QImage>
#include <QPixmap>
#include <QSize>

namespace tacklebox {

/// The SVG of a picture among the resources, empty if there is none. Further guests have no file of their
/// own: ":/portraits/guest3-calm.svg" is the guest with a cap of another colour.
QByteArray drawingOf(const QString& file);

/// The face in physical pixels, with letters of that family; on any thread. A card whose file is missing is
/// readable all the same.
QImage paintFace(const CardArt& art, QSize size, const QString& family);

/// A back in the tint of the file's deck, for the moment before it is rendered.
QPixmap plainBack(const QString& file, QSize size);

} // namespace tacklebox
