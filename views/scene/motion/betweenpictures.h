// Pictures of moments between two positions, made only from the pictures of these positions.
#pragma once

#include "views/scene/picture/picture.h"

namespace tacklebox {

/// Returns the picture while hands are being dealt: nobody has to act yet, and empty zones have no text.
TablePicture whileItIsDealt(TablePicture picture);
/// Returns the picture before its hands are dealt.
TablePicture withoutHands(TablePicture picture);
/// Returns the picture `after` a group of events with the texts of `before`. Points, sums and captions change
/// only when their cause has been seen.
TablePicture withEarlierTexts(TablePicture after, const TablePicture& before);

} // namespace tacklebox
