// The file that settings live in, read by whichever version of the program comes along.
#pragma once

#include <QMap>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace tacklebox {

/// Opening brings older settings to the version of this program, step by step. Settings of a later version
/// stay as they are, but for what is changed here. A file that cannot be understood is set aside under
/// another name, so that nothing in it is lost, and settings are as at first.
///
/// Several windows may use one file: each writes only what was changed in it.
class SettingsFile : public QObject {
    Q_OBJECT

  public:
    static constexpr int kVersion = 3;

    /// The settings of this user on this computer.
    SettingsFile();
    /// Those in an INI file.
    explicit SettingsFile(const QString& file);
    /// Those at `system`, as Qt keeps a program's settings: in an INI file, in the registry on Windows, in a
    /// .plist on macOS.
    explicit SettingsFile(std::unique_ptr<QSettings> system);
    /// Saves what was changed.
    ~SettingsFile() override;

    /// The settings as they were when the file was opened, with what was changed since. They are saved when
    /// the event loop runs.
    QSettings& values() { return *m_values; }
    const QSettings& values() const { return *m_values; }
    /// What a person should know of how opening went, in whole sentences; empty if all is well.
    const QString& notice() const { return m_notice; }

    /// Saves what was changed since the last time. Nothing in the file is lost if that fails, and it is tried
    /// again with the next change.
    void save();

    /// Brings values of version `from` to kVersion, and says so in them. Does nothing to later ones.
    static void migrate(QSettings& values);

  signals:
    /// Saving has failed, for the first time since it last worked; why, in whole sentences.
    void failed(const QString& why);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using Values = QMap<QString, QVariant>;

    static Values valuesOf(const QSettings& settings);
    void open();
    void bringUpToDate();
    /// The values in the file; none if it was broken and is now out of the way.
    Values read();
    /// `values`, which any window may have saved, with the changes from m_saved to `now`.
    Values merged(Values values, const Values& now) const;
    /// Saves what was changed; why that failed, in whole sentences.
    QString write();
    /// Why that failed, as the end of a sentence.
    QString writeFile(const Values& now) const;
    void writeToSystem(const Values& now);
    /// The values as the text of an INI file, by way of files beside m_file: Qt writes settings into files
    /// only, and not safely. *fault is why that failed, as the end of a sentence, or empty.
    QByteArray textOf(const Values& values, QString* fault) const;

    QTemporaryDir m_scratch; ///< for m_values, of which only what Qt has in memory counts
    QString m_file;          ///< empty if the system keeps settings elsewhere:
    std::unique_ptr<QSettings> m_system;
    std::unique_ptr<QSettings> m_values;
    Values m_saved; ///< m_values as they were last read from or written to the file
    bool m_failing = false;
    QString m_notice;
};

} // namespace tacklebox
