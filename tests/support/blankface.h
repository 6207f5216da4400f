// Faces of cards for tests that look at where cards lie and not at what stands on them: drawing that would be
// most of their work.
#pragma once

#include "views/theme/facestore.h"

namespace tacklebox::testing {

/// Nothing is drawn, and nothing asked of each pixel either, as where some may be transparent.
inline QImage blankFace(const CardArt&, QSize size) {
    return {size, QImage::Format_RGB32};
}

} // namespace tacklebox::testing
