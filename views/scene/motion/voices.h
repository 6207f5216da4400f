// What the regulars say: their lines in the language of the program (resources/voices).
#pragma once

#include "model/table/remarks.h"

#include <QString>
#include <QStringList>

namespace tacklebox {

/// All lines of a regular, by the name of his portrait ("ada"), in that mood; empty for who has no voice.
/// There are Remarks::kLines of them.
QStringList voiceLines(const QString& portrait, Remark::Mood mood);
/// That one of them; empty if there is none.
QString voiceLine(const QString& portrait, const Remark& remark);

} // namespace tacklebox
