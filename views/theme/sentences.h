// Sentences in a row, for what is read aloud and for lines that have no room for all of them.
#pragma once

#include <QString>
#include <QStringList>

namespace tacklebox {

/// Where the first sentence of `words` ends: behind its mark, and behind a quotation mark that follows that.
/// The dot of a form of address ("Mrs. Crabite") ends none.
qsizetype endOfFirstSentence(const QString& words);

/// `words` with a full stop, unless they end with a mark already; nothing for no words.
QString withFullStop(const QString& words);
/// All `parts` that are not empty, each a sentence.
QString inSentences(const QStringList& parts);

} // namespace tacklebox
