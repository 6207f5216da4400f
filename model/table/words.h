// Phrases of the model in the language of the program.
//
// Every pattern of the model is marked in the context "Words": QT_TRANSLATE_NOOP for a plain one; for a
// counted phrase the pattern for one is marked so too, and the pattern for many QT_TRANSLATE_N_NOOP, which
// lupdate extracts as a message with plural forms. Translators give all the plural forms of their language to
// the pattern for many; the pattern for one is what English shows without a translation, and needs none
// elsewhere.
#pragma once

#include "model/engine/phrase.h"

#include <QString>

namespace tacklebox {

/// `text` with a no-break space before each percent sign that follows a number.
QString keepPercentsWhole(QString text);
/// The phrase, translated pattern by pattern (context "Words"), its percents kept whole; the first letter as
/// the pattern has it.
QString inWords(const Phrase& phrase);
/// The same with a capital first letter, as a sentence or a line of a list begins; of two sentences, in each.
QString asSentence(const Phrase& phrase);

/// A number that is another one when the language has changed, for who keeps words that take a while to make:
/// they are good as long as it is the same. Where changes cannot be heard of (without a QCoreApplication, or
/// before its thread has asked) it is always another one.
quint64 languageNumber();

} // namespace tacklebox
