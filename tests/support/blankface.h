// Faces of cards for tests that look at where cards lie and not at what stands on them: drawing that would be
// most of their work.
#pragma once

#include "views/theme/facestore.h"

namespace tacklebox::testing {

inline QImage blankFace(const CardArt&, QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    return image;
}

} // namespace tacklebox::testing
