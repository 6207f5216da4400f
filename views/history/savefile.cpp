#include "views/history/savefile.h"

#include "model/table/privatefiles.h"
#include "model/wire/recordfile.h"
#include "views/theme/stagedialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace tacklebox {

void askForFileToSave(const SaveRequest& request, QWidget* parent,
                      const std::function<void(const QString& file)>& save) {
    auto* dialog = new QFileDialog(parent, request.title, QString(), request.filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(request.ending);
    // Confirm here instead: QFileDialog does not know the extension appended below.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->selectFile(request.name);
    QObject::connect(dialog, &QDialog::accepted, parent, [=] {
        SaveRequest chosen = request;
        QString& file = chosen.name = dialog->selectedFiles().constFirst();
        // QFileDialog takes the "28.11" of "evening 28.11" for an extension.
        if (!file.endsWith(request.ending, Qt::CaseInsensitive)) file += request.ending;
        if (!QFileInfo::exists(file)) return save(file);
        const QString question =
            QCoreApplication::translate("SaveFile", "\"%1\" already exists. Do you want to replace it?")
                .arg(QDir::toNativeSeparators(file));
        auto* box = StageMessageBox::question(parent, request.title, question, [=] { save(chosen.name); });
        QObject::connect(box, &QDialog::rejected, parent, [=] { askForFileToSave(chosen, parent, save); });
    });
    openDialog(dialog);
}

void askForFileToOpen(const QString& title, const QString& filter, QWidget* parent,
                      const std::function<void(const QString& file)>& open) {
    auto* dialog = new QFileDialog(parent, title, QString(), filter);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QDialog::accepted, parent, [=] { open(dialog->selectedFiles().constFirst()); });
    openDialog(dialog);
}

bool writeRecord(const QString& file, const QByteArray& record, QString* error) {
    *error = std::size_t(record.size()) <= kLargestRecord
                 ? replacePrivately(file, record)
                 : QCoreApplication::translate("SaveFile", "it's too long to be opened again");
    return error->isEmpty();
}

} // namespace tacklebox
