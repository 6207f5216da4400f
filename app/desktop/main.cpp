// The desktop program: reads the command line, loads languages and fonts, and opens the window.
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/trial.h"

#include <QApplication>
#include <QIcon>
#include <QMessageBox>
#include <QSettings>
#include <QTimer>

#include <cstdio>

using namespace tacklebox;

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Tacklebox"));
    QCoreApplication::setApplicationName(QStringLiteral("Tacklebox"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TACKLEBOX_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.tacklebox.tacklebox"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/tacklebox.svg")));

    Language language(app);
    language.use(QSettings().value(QStringLiteral("language")).toString());

    QString fault, answer;
    const CommandLine line = CommandLine::read(QCoreApplication::arguments(), &fault, &answer);
    if (!answer.isEmpty()) {
        std::fputs(qPrintable(answer + QLatin1Char('\n')), stdout);
        return 0;
    }
    if (!fault.isEmpty()) {
        std::fputs(qPrintable(fault + QLatin1Char('\n')), stderr);
        return 2;
    }
    if (!line.language.isEmpty()) language.use(line.language);

    const bool trial = !line.smokeTest.isEmpty() || !line.screenshots.isEmpty() || line.measure;
    MainWindow window(language, trial ? MainWindow::Memory::None : MainWindow::Memory::Kept);
    if (line.size) window.resize(*line.size);
    if (line.pace) window.setPace(*line.pace);
    window.show();
    if (trial && !line.measure) {
        int code = 0;
        QTimer::singleShot(0, &window, [&] {
            code = line.smokeTest.isEmpty() ? saveScreenshots(window, line.screenshots)
                                            : smokeTest(window, line.smokeTest);
            window.leaveAtOnce();
        });
        QApplication::exec();
        return code;
    }
    if (line.measure) {
        QTimer::singleShot(0, &window, [&] {
            if (line.table) window.openTable(*line.table, &fault);
            measure(window);
            window.leaveAtOnce();
        });
        return QApplication::exec();
    }
    if (line.table && !window.openTable(*line.table, &fault)) {
        std::fputs(qPrintable(fault + QLatin1Char('\n')), stderr);
        return 2;
    }
    if (!line.file.isEmpty() && !window.openFile(line.file, line.seats, &fault)) {
        // Not the end of the program: the lobby is there, and says what happened.
        QTimer::singleShot(0, &window,
                           [&] { QMessageBox::warning(&window, QStringLiteral("Tacklebox"), fault); });
    }
    return QApplication::exec();
}
