// Phrases of the model in the language of the program.
#pragma once

#include "model/engine/phrase.h"

#include <QString>

namespace tacklebox {

/// The phrase, translated pattern by pattern (context "Words"); the first letter as the pattern has it.
QString inWords(const Phrase& phrase);
/// The same with a capital first letter, as a sentence or a line of a list begins.
QString asSentence(const Phrase& phrase);

} // namespace tacklebox
