// Asks for files to open or save, and writes them atomically.
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace tacklebox {

/// Texts of a save dialog.
struct SaveRequest {
    QString title;
    QString name;   ///< suggested file name with extension
    QString filter; ///< in the syntax of QFileDialog
    QString ending; ///< extension with its dot, appended if the user omits it
};

/// Asks for a file, and confirms before replacing one. Calls `save` unless the user cancels.
void askForFileToSave(const SaveRequest& request, QWidget* parent,
                      const std::function<void(const QString& file)>& save);
/// Asks for an existing file. Calls `open` unless the user cancels.
void askForFileToOpen(const QString& title, const QString& filter, QWidget* parent,
                      const std::function<void(const QString& file)>& open);

/// Writes a recorded game. Returns false, with *error as the end of a sentence, if the file cannot be written
/// or the record is longer than kLargestRecord. The file is then unchanged.
bool writeRecord(const QString& file, const QByteArray& record, QString* error);

} // namespace tacklebox
