// The desktop program: reads the command line and opens the window.
#include "app/desktop/apppaths.h"
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/sessionend.h"
#include "app/testdrivers/smoketest.h"
#include "model/platform/system.h"
#include "model/platform/terminal.h"
#include "model/store/gamesfile.h"
#include "views/settings/settings.h"
#include "views/theme/stagedialog.h"

#include <QApplication>
#include <QFileOpenEvent>
#include <QIcon>
#include <QMessageBox>
#include <QSettings>
#include <QTimer>

#include <cstdio>
#include <cstring>
#include <functional>

using namespace tacklebox;

namespace {

/// Returns false if there is no display, which makes Qt crash. Options that need no display get the offscreen
/// platform.
bool hasDisplay(int argc, char** argv) {
    if (!platform::mayHaveNoDesktop()) return true;
    const auto given = [&](const char* option) {
        for (int i = 1; i < argc; ++i)
            if (std::strncmp(argv[i], option, std::strlen(option)) == 0) return true;
        return false;
    };
    if (qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
        qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || given("-platform"))
        return true;
    for (const char* option :
         {"--smoke-test", "--screenshot", "--measure", "--help", "--version", "-h", "-v"})
        if (given(option)) return qputenv("QT_QPA_PLATFORM", "offscreen");
    return false;
}

/// Prints text on `stream` if somebody can read it, else shows it in a message box.
void print(const QString& text, FILE* stream) {
    if (platform::outputIsRead())
        std::fputs(qPrintable(text + QLatin1Char('\n')), stream);
    else
        QMessageBox::information(nullptr, QStringLiteral("Tacklebox"),
                                 QStringLiteral("<pre>%1</pre>").arg(text.toHtmlEscaped()));
}

/// Opens files that the desktop sends to the running program (macOS).
class Application : public QApplication {
  public:
    using QApplication::QApplication;

    void setOpener(std::function<void(const QString& file)> open) { m_open = std::move(open); }

  protected:
    bool event(QEvent* event) override {
        if (event->type() != QEvent::FileOpen || !m_open) return QApplication::event(event);
        const QString file = static_cast<QFileOpenEvent*>(event)->file();
        if (!file.isEmpty()) m_open(file);
        return true;
    }

  private:
    std::function<void(const QString& file)> m_open;
};

/// The program's icon, with a simpler picture below 48 pixels.
QIcon programIcon() {
    const QIcon small(QStringLiteral(":/icons/tacklebox-small.svg")),
        large(QStringLiteral(":/icons/tacklebox.svg"));
    QIcon icon;
    for (const int size : {16, 24, 32})
        icon.addPixmap(small.pixmap(size));
    for (const int size : {48, 64, 128})
        icon.addPixmap(large.pixmap(size));
    return icon;
}

} // namespace

int main(int argc, char** argv) {
    if (!hasDisplay(argc, argv)) {
        std::fputs("There is no display here to open a window on. Tacklebox needs a desktop (DISPLAY or "
                   "WAYLAND_DISPLAY).\n",
                   stderr);
        return 2;
    }
    Application app(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Tacklebox"));
    QCoreApplication::setApplicationName(QStringLiteral("Tacklebox"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TACKLEBOX_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.tacklebox.tacklebox"));
    QApplication::setWindowIcon(programIcon());

    AppPaths(QCoreApplication::applicationDirPath()).useForSettings();
    Language language(app);
    language.use(Settings::load(QSettings()).language);

    QString error, answer;
    const CommandLine line = CommandLine::read(QCoreApplication::arguments(), &error, &answer,
                                               [&language](const QString& wanted) { language.use(wanted); });
    if (!answer.isEmpty()) {
        print(answer, stdout);
        return 0;
    }
    if (!error.isEmpty()) {
        print(error, stderr);
        return 2;
    }

    const bool unattended = !line.smokeTest.isEmpty() || !line.screenshots.isEmpty() || line.measure;
    SessionEnd end;
    MainWindow window(language, unattended ? MainWindow::Memory::None : MainWindow::Memory::Kept);
    QObject::connect(&end, &SessionEnd::mayEnd, &window, &MainWindow::prepareToEnd);
    QObject::connect(&end, &SessionEnd::asked, &window, [&window] {
        window.prepareToEnd();
        window.closeWithoutAsking();
        QCoreApplication::exit(0); // ends all event loops, as a dialog may be open
    });
    if (line.size) window.resizeOnScreen(*line.size);
    if (line.pace) window.setPace(*line.pace);
    std::optional<FirstFrame> first;
    if (line.measure) first.emplace(window);
    window.show();
    if (unattended && !line.measure) {
        int code = 0;
        QTimer::singleShot(0, &window, [&] {
            code = line.smokeTest.isEmpty() ? saveScreenshots(window, line.screenshots)
                                            : smokeTest(window, line.smokeTest);
            window.closeWithoutAsking();
        });
        QApplication::exec();
        return code;
    }
    if (line.measure) {
        if (line.table) window.openTable(*line.table, &error);
        QTimer::singleShot(0, &window, [&] {
            measure(window, *first);
            window.closeWithoutAsking();
        });
        return QApplication::exec();
    }
    if (line.table && !window.openTable(*line.table, &error)) {
        print(error, stderr);
        return 2;
    }
    if (!line.lesson.isEmpty()) window.startLesson(line.lesson);
    // macOS sends files as events.
    app.setOpener([&window](const QString& file) { window.openFileAsking(file); });
    if (line.file.endsWith(QLatin1String(kGamesFileSuffix))) {
        QTimer::singleShot(0, &window, [&] { window.openFileAsking(line.file); });
    } else if (!line.file.isEmpty() && !window.openFile(line.file, line.seats, &error)) {
        // Keep running: show the lobby with the error message.
        QTimer::singleShot(0, &window,
                           [&] { StageMessageBox::warning(&window, QStringLiteral("Tacklebox"), error); });
    }
    if (line.resume && !window.resumeLast(&error))
        QTimer::singleShot(0, &window,
                           [&] { StageMessageBox::warning(&window, QStringLiteral("Tacklebox"), error); });
    if (line.demo) demonstrate(window);
    return QApplication::exec();
}
