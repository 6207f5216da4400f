// Blank card faces for tests that check positions only: painting real faces would take most of their time.
#pragma once

#include "views/theme/facestore.h"

namespace tacklebox::testing {

/// A white image without an alpha channel, so that Qt need not check each pixel for transparency.
inline QImage blankFace(const CardArt&, QSize size) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

} // namespace tacklebox::testing
