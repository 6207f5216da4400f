// Splits and joins sentences, for screen readers and for lines with little room.
#pragma once

#include <QString>
#include <QStringList>

namespace tacklebox {

/// Returns the end of the first sentence of `words`, including its punctuation mark and a following quotation
/// mark. The dot of a title ("Mrs. Crabite") does not end a sentence.
qsizetype endOfFirstSentence(const QString& words);

/// Adds a full stop to `words`, unless they are empty or end with a punctuation mark.
QString withFullStop(const QString& words);
/// Joins the parts that are not empty, each as a sentence.
QString inSentences(const QStringList& parts);

} // namespace tacklebox
