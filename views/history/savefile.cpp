#include "views/history/savefile.h"

#include "model/table/privatefiles.h"
#include "model/wire/recordfile.h"
#include "views/theme/stagedialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace tacklebox {

namespace {

bool agreesToReplace(const QString& file, const QString& title, QWidget* parent) {
    const QString question =
        QCoreApplication::translate("SaveFile", "\"%1\" already exists. Do you want to replace it?")
            .arg(QDir::toNativeSeparators(file));
    return StageMessageBox::question(parent, title, question, QMessageBox::Yes | QMessageBox::No,
                                     QMessageBox::No) == QMessageBox::Yes;
}

} // namespace

QString askForFileToSave(const SaveRequest& request, QWidget* parent) {
    QFileDialog dialog(parent, request.title, QString(), request.filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(request.ending);
    // Confirm here instead: QFileDialog does not know the extension appended below.
    dialog.setOption(QFileDialog::DontConfirmOverwrite);
    dialog.selectFile(request.name);
    while (dialog.exec() == QDialog::Accepted) {
        QString file = dialog.selectedFiles().constFirst();
        // QFileDialog takes the "28.11" of "evening 28.11" for an extension.
        if (!file.endsWith(request.ending, Qt::CaseInsensitive)) file += request.ending;
        if (!QFileInfo::exists(file) || agreesToReplace(file, request.title, parent)) return file;
    }
    return {};
}

bool writeRecord(const QString& file, const QByteArray& record, QString* error) {
    *error = std::size_t(record.size()) <= kLargestRecord
                 ? replacePrivately(file, record)
                 : QCoreApplication::translate("SaveFile", "it's too long to be opened again");
    return error->isEmpty();
}

} // namespace tacklebox
