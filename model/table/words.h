// Phrases of the model in the language of the program.
//
// Every pattern is marked in the context "Words" by QT_TRANSLATE_NOOP. A counted phrase also has a pattern
// for many, marked by QT_TRANSLATE_N_NOOP, which lupdate extracts as a message with plural forms. Translators
// give all plural forms for the pattern for many; the pattern for one is only used in English.
#pragma once

#include "model/engine/phrase.h"

#include <QString>

namespace tacklebox {

/// `text` with a no-break space between each number and its percent sign.
QString noBreakBeforePercent(QString text);
/// The phrase, translated pattern by pattern, with noBreakBeforePercent(). Does not capitalize the first
/// letter.
QString inWords(const Phrase& phrase);
/// The same as one or more capitalized sentences.
QString asSentence(const Phrase& phrase);
/// `text` with a capital first letter.
QString capitalized(QString text);

/// The phrase as a label or an item of a list: "king of hearts", without an article.
QString asLabel(const Phrase& phrase);
/// The same for translated text.
QString asLabel(const QString& words);

/// A number that changes with the language, for caches of translated text. If changes cannot be detected
/// (without a QCoreApplication, or before its thread has called this), every call returns a new number.
quint64 languageNumber();

} // namespace tacklebox
