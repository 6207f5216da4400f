// Runs of the program that need no user: --smoke-test, --screenshot, --measure, --demo.
#pragma once

#include <QObject>
#include <QString>

#include <optional>

class QWidget;

namespace tacklebox {

class MainWindow;

/// Measures when the user can first see a window: when its first frame has been painted and passed to the
/// screen. Create it before the window is shown.
class FirstFrame : public QObject {
    Q_OBJECT

  public:
    explicit FirstFrame(QWidget& window);
    /// Milliseconds from the start of the process to the first frame; nullopt before that, or if the system
    /// doesn't tell.
    std::optional<qint64> millis() const { return m_millis; }
    bool shown() const { return m_shown; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget& m_window;
    bool m_painting = false, m_shown = false;
    std::optional<qint64> m_millis;
};

/// Opens a table of each game in `window`, plays a few moves and writes the findings to `file`: versions,
/// fonts, pictures, sounds, languages, and whether each table was painted and played. Returns 0 if all is
/// well, 2 if something is missing, 3 if the file can't be written.
int smokeTest(MainWindow& window, const QString& file);

/// Saves the lobby and each table at its start, middle and end as PNG files in `folder`, which is created if
/// necessary. Returns 0, or 3 on failure.
int saveScreenshots(MainWindow& window, const QString& folder);

/// Waits until the window shows everything, then prints the milliseconds from the start of the process to the
/// first frame and to the complete table. Also prints the memory used (proportional set size, MB). Linux
/// only; elsewhere prints that it can't. Returns 0.
int measure(MainWindow& window, const FirstFrame& first);

/// Plays random legal moves at the window's table until the match is over. Prints the number of the match and
/// of its steps after each change: "shown 1 17". Without a table, prints "shown nothing" once.
void demonstrate(MainWindow& window);

} // namespace tacklebox
