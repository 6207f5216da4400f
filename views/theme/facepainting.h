// Paints a card's face: its file, its plate, and the changes for the deck style.
#pragma once

#include "views/theme/cardart.h"

#include <QImage>
#include <QPixmap>
#include <QSize>

namespace tacklebox {

/// Returns the SVG of a picture among the resources; empty if there is none. Further guests have no separate
/// file: ":/portraits/guest3-calm.svg" is the guest with a cap of another colour.
QByteArray drawingOf(const QString& file);

/// Paints the face at a size in physical pixels, with text in that font family; on any thread. A card whose
/// file is missing shows the file's name.
QImage paintFace(const CardArt& art, QSize size, const QString& family);

/// The same in the program's font, on the thread of the window.
QPixmap facePicture(const CardArt& art, QSize size);

/// Returns a back in the deck's colour, to show until the real one is rendered.
QPixmap plainBack(const QString& file, QSize size);

} // namespace tacklebox
