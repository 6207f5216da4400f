#include "views/history/keeping.h"

#include "model/store/store.h"
#include "model/table/privatefiles.h"

#include <QDir>
#include <QFileDialog>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>

namespace tacklebox {

bool writeWhole(const QString& file, const QByteArray& content, QString* fault) {
    QSaveFile out(file);
    if (out.open(QIODevice::WriteOnly)) {
        out.setPermissions(kOwnerOnly); // before there is anything in it
        if (out.write(content) == content.size() && out.commit()) return true;
    }
    *fault = out.errorString();
    return false;
}

Keeping::Keeping(Store& store, QWidget* window) : QObject(window), m_store(store), m_window(window) {}

bool Keeping::saveTable() {
    QString file =
        QFileDialog::getSaveFileName(m_window, tr("Save all past games as a table"),
                                     tr("tacklebox-games.csv", "a file's name"), tr("Tables (*.csv)"));
    if (file.isEmpty()) return false;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".csv");
    return saveTableTo(file);
}

bool Keeping::saveTableTo(const QString& file) {
    QString fault;
    if (writeWhole(file, m_store.table(), &fault)) return true;
    warn(tr("\"%1\" cannot be written: %2. Nothing has been lost; try another folder.")
             .arg(QDir::toNativeSeparators(file), fault));
    return false;
}

void Keeping::askToForget() {
    const PastSummary past = m_store.summary();
    if (past.finished == 0) return;
    const auto day = [](const QDateTime& time) {
        return QLocale().toString(time.toLocalTime().date(), QLocale::ShortFormat);
    };
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Forget past games?"),
                                tr("Forget all statistics and past games?"), QMessageBox::Cancel, m_window);
    box->setObjectName(QStringLiteral("forgetBox"));
    box->setInformativeText(
        tr("%n finished game(s) would be gone for good, with all that was counted of them:", nullptr,
           past.finished) +
        u' ' + tr("the oldest of %1, the newest of %2.").arg(day(past.oldest), day(past.newest)) + u' ' +
        tr("Games under way stay, and so do files that were saved."));
    QPushButton* forget = box->addButton(tr("Forget all"), QMessageBox::DestructiveRole);
    forget->setObjectName(QStringLiteral("forgetAll"));
    QPushButton* save = box->addButton(tr("Save as a table first ..."), QMessageBox::ActionRole);
    save->setObjectName(QStringLiteral("saveFirst"));
    box->button(QMessageBox::Cancel)->setText(tr("Cancel"));
    box->setDefaultButton(QMessageBox::Cancel);
    box->setEscapeButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(forget, &QPushButton::clicked, this, [this] {
        if (m_store.forgetHistory()) emit forgotten();
    });
    connect(save, &QPushButton::clicked, this, [this] {
        if (saveTable()) askToForget();
    });
    box->open();
}

void Keeping::warn(const QString& words) {
    auto* box =
        new QMessageBox(QMessageBox::Warning, QStringLiteral("Tacklebox"), words, QMessageBox::Ok, m_window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace tacklebox
