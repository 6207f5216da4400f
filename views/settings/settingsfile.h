#pragma once

#include <QMap>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace tacklebox {

/// The settings file. Opening migrates older settings to this version. Values that only a later version knows
/// stay in the file. An unreadable file is renamed, and the defaults apply. Several windows may share a file:
/// each writes only its own changes.
class SettingsFile : public QObject {
    Q_OBJECT

  public:
    static constexpr int kVersion = 4;

    /// Opens the settings of this user on this computer.
    SettingsFile();
    /// Opens an INI file.
    explicit SettingsFile(const QString& file);
    /// Takes Qt's native store: an INI file, the registry on Windows, a .plist on macOS.
    explicit SettingsFile(std::unique_ptr<QSettings> system);
    /// Saves pending changes.
    ~SettingsFile() override;

    /// The settings in memory: the file as it was when opened, and later changes. The event loop saves them.
    QSettings& values() { return *m_values; }
    const QSettings& values() const { return *m_values; }
    /// Problems at opening, in whole sentences for the user; empty if there were none.
    const QString& notice() const { return m_notice; }

    /// Saves pending changes. A failure leaves the file intact; the next change tries again.
    void save();

    /// Migrates `values` to kVersion and sets their version. Leaves values of later versions alone.
    static void migrate(QSettings& values);

  signals:
    /// Emitted when saving fails, once until it works again. `why` is whole sentences for the user.
    void failed(const QString& why);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using Values = QMap<QString, QVariant>;

    static Values valuesOf(const QSettings& settings);
    void open();
    void migrateAndValidate();
    /// Reads the file. Returns no values if it is missing or unusable, and renames a damaged file.
    Values read();
    /// Applies the changes between m_saved and `now` to `values`, which another window may have written.
    Values merged(Values values, const Values& now) const;
    /// Saves pending changes. Returns an error in whole sentences, or an empty string.
    QString write();
    /// Returns an error as the end of a sentence, or an empty string.
    QString writeFile(const Values& now) const;
    void writeToSystem(const Values& now);
    /// Returns the values as text of an INI file. Goes through temporary files beside m_file, since QSettings
    /// writes only to files, and not atomically. *error is an error as the end of a sentence, or empty.
    QByteArray textOf(const Values& values, QString* error) const;

    QTemporaryDir m_scratch; ///< holds the file of m_values, which is never read
    QString m_file;          ///< empty if the system has another store:
    std::unique_ptr<QSettings> m_system;
    std::unique_ptr<QSettings> m_values;
    Values m_saved; ///< m_values when last in sync with the file
    bool m_failing = false;
    QString m_notice;
};

} // namespace tacklebox
