// Faces of cards for tests that look at where cards lie and not at what stands on them: drawing that would be
// most of their work.
#pragma once

#include "views/theme/facestore.h"

namespace tacklebox::testing {

/// White, in a form in which nothing may be transparent: Qt would ask each pixel.
inline QImage blankFace(const CardArt&, QSize size) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

} // namespace tacklebox::testing
