// Pictures of moments that no position has: what is shown between one picture of a presenter and the next,
// made from these alone.
#pragma once

#include "views/scene/picture/picture.h"

namespace tacklebox {

/// That picture while its hands come: nobody is asked for anything yet, and nothing of the deal before is
/// left.
TablePicture whileItIsDealt(TablePicture picture);
/// That picture before its hands are dealt.
TablePicture withoutHands(TablePicture picture);
/// The picture `after` a group of events, with what is written on the table as it was `before` them: points,
/// sums and captions change when their cause has been seen.
TablePicture withEarlierTexts(TablePicture after, const TablePicture& before);

} // namespace tacklebox
