#pragma once

#include "model/table/remarks.h"

#include <QString>
#include <QStringList>

namespace tacklebox {

/// Returns all lines of a regular in that mood, in the language of the program (resources/voices). `portrait`
/// names the regular: "ada". There are Remarks::kLines lines, or none if this player has no voice.
QStringList voiceLines(const QString& portrait, Remark::Mood mood);
/// Returns one of these lines; empty if there is none.
QString voiceLine(const QString& portrait, const Remark& remark);

} // namespace tacklebox
