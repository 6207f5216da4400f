// Files that a user saves: asked for in a dialog, and written whole or not at all.
#pragma once

#include <QString>

class QWidget;

namespace tacklebox {

/// What a dialog asks for.
struct SaveRequest {
    QString title;
    QString name;   ///< suggested, with its ending
    QString filter; ///< as QFileDialog has it
    QString ending; ///< of the file's name, with the dot; added where the user leaves it out
};

/// Asks for a file. An existing one is returned only if the user agrees to replace it. Empty if the user
/// cancels.
QString askForFileToSave(const SaveRequest& request, QWidget* parent);

/// Writes a recorded game. False, with the reason in *fault as the end of a sentence, if it cannot be written
/// or is longer than what can be opened again (kLargestRecord); the file is then unchanged.
bool writeRecord(const QString& file, const QByteArray& record, QString* fault);

} // namespace tacklebox
