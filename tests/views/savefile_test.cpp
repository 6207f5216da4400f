// The dialog for a file to save: it appends the extension, and replaces no file without a question.
#include "views/history/savefile.h"

#include "tests/support/damage.h"
#include "tests/support/qttest.h"

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// Types `name` into the dialog, and answers each question about replacing a file with the next of `answers`.
struct Saving {
    QString file; ///< the result
    int questions = 0;

    Saving(const QString& name, const QList<QMessageBox::StandardButton>& answers, const QString& ending) {
        QWidget window;
        askForFileToSave({QStringLiteral("Save"), QStringLiteral("suggested") + ending,
                          QStringLiteral("Files (*%1)").arg(ending), ending},
                         &window, [this](const QString& chosen) { file = chosen; });
        accept(name);
        for (const QMessageBox::StandardButton answer : answers) {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box) return;
            ++questions;
            box->button(answer)->click();
            accept(name); // after "No" the dialog opens again
        }
    }

  private:
    static void accept(const QString& name) {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(name);
        static_cast<QDialog*>(dialog)->accept();
    }
};

constexpr auto kYes = QMessageBox::Yes, kNo = QMessageBox::No;

} // namespace

class SaveFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

  private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void theNameGetsItsExtension_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QString>("file");
        const auto row = [](const char* name, const char* ending, const char* file) {
            QTest::newRow(file) << QString::fromLatin1(name) << QString::fromLatin1(ending)
                                << QString::fromLatin1(file);
        };
        row("evening", ".tacklebox", "evening.tacklebox");
        row("evening 28.11", ".tacklebox", "evening 28.11.tacklebox");
        row("Evening.TACKLEBOX", ".tacklebox", "Evening.TACKLEBOX");
        row("all", ".tacklebox-games", "all.tacklebox-games");
        row("all.tacklebox", ".tacklebox-games", "all.tacklebox.tacklebox-games");
        row("table v1.2", ".csv", "table v1.2.csv");
    }
    void theNameGetsItsExtension() {
        QFETCH(QString, name);
        QFETCH(QString, ending);
        QFETCH(QString, file);
        const Saving saving(m_folder.filePath(name), {}, ending);
        QCOMPARE(saving.file, m_folder.filePath(file));
        QCOMPARE(saving.questions, 0);
    }

    void aFileIsReplacedOnlyIfThePlayerAgrees() {
        writeAll(path("evening.tacklebox"), "the old game");
        for (const char* typed : {"evening", "evening.tacklebox"}) {
            const Saving no(path(typed), {kNo}, QStringLiteral(".tacklebox"));
            QCOMPARE(no.questions, 1);
            QCOMPARE(no.file, QString());
            const Saving yes(path(typed), {kYes}, QStringLiteral(".tacklebox"));
            QCOMPARE(yes.questions, 1);
            QCOMPARE(yes.file, path("evening.tacklebox"));
            const Saving atLast(path(typed), {kNo, kYes}, QStringLiteral(".tacklebox"));
            QCOMPARE(atLast.questions, 2);
            QCOMPARE(atLast.file, path("evening.tacklebox"));
        }
    }
};

TACKLEBOX_QTEST(SaveFileTest)
#include "savefile_test.moc"
