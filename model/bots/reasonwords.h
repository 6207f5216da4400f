// What the reasons of all games' bots are put together from (BotWords, model/bots/botwords.h).
#pragma once

#include "model/engine/phrase.h"

namespace tacklebox {

/// Two sentences, one after the other; either may be empty.
Phrase inARow(const Phrase& first, const Phrase& second);

/// A chance, 0..1, as a whole number of percent, without the sign: what is not certain is called neither 0
/// nor 100.
Phrase percent(double chance);
/// The same with its sign.
Phrase percentSigned(double chance);

} // namespace tacklebox
