// The program tries itself: for packages (--smoke-test) and for pictures (--screenshot).
#pragma once

#include <QObject>
#include <QString>

#include <optional>

class QWidget;

namespace tacklebox {

class MainWindow;

/// Tells when a person could first see a window: when its first frame has been painted and handed to the
/// screen. To be made before the window is shown.
class FirstFrame : public QObject {
    Q_OBJECT

  public:
    explicit FirstFrame(QWidget& window);
    /// Since the process began; nothing before it was shown, or where the system does not tell.
    std::optional<qint64> millis() const { return m_millis; }
    bool shown() const { return m_shown; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget& m_window;
    bool m_painting = false, m_shown = false;
    std::optional<qint64> m_millis;
};

/// Opens a table of each game in `window`, plays a few moves at each, and writes to `file` what it found:
/// versions, fonts, pictures, sounds, languages, and of each table whether it was dealt, painted and played.
/// Returns the exit code: 0 if all is well, 2 if something is missing, 3 if the file cannot be written.
int smokeTest(MainWindow& window, const QString& file);

/// Saves the lobby and each table at its start, in its middle and at its end as PNG into `folder`, which is
/// made if it is not there. Returns 0, or 3 if a picture cannot be written.
int saveScreenshots(MainWindow& window, const QString& folder);

/// Waits until the window shows everything, then prints the milliseconds from the process's begin to the
/// first frame and to the whole table, and its memory (proportional set size, MB), to standard output. Linux
/// only; elsewhere it says so. Returns 0.
int measure(MainWindow& window, const FirstFrame& first);

/// Plays on at the window's table by itself, one match after the other, and prints after each change how many
/// steps of which match have been shown: "shown 1 17". Without a table it prints "shown nothing" once.
void demonstrate(MainWindow& window);

} // namespace tacklebox
