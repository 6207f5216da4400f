// Asks for files to save, and writes them atomically.
#pragma once

#include <QString>

class QWidget;

namespace tacklebox {

/// Texts of a save dialog.
struct SaveRequest {
    QString title;
    QString name;   ///< suggested file name with extension
    QString filter; ///< in the syntax of QFileDialog
    QString ending; ///< extension with its dot, appended if the user omits it
};

/// Asks for a file, and confirms before replacing one. Returns an empty string on cancel.
QString askForFileToSave(const SaveRequest& request, QWidget* parent);

/// Writes a recorded game. Returns false, with *error as the end of a sentence, if the file cannot be written
/// or the record is longer than kLargestRecord. The file is then unchanged.
bool writeRecord(const QString& file, const QByteArray& record, QString* error);

} // namespace tacklebox
