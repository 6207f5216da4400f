// The file that settings live in, read by whichever version of the program comes along.
#pragma once

#include <QSettings>
#include <QString>

#include <memory>

namespace tacklebox {

/// Opening brings older settings to the version of this program, step by step. Settings of a later version
/// stay as they are, but for what is changed here. A file that cannot be understood is set aside under
/// another name, so that nothing in it is lost, and settings are as at first.
class SettingsFile {
  public:
    static constexpr int kVersion = 3;

    /// The settings of this user on this computer.
    SettingsFile();
    /// Those in an INI file.
    explicit SettingsFile(const QString& file);

    QSettings& values() { return *m_values; }
    const QSettings& values() const { return *m_values; }
    /// What a person should know of how opening went, in whole sentences; empty if all is well.
    const QString& notice() const { return m_notice; }

    /// Brings values of version `from` to kVersion, and says so in them. Does nothing to later ones.
    static void migrate(QSettings& values);

  private:
    /// Opens the file that `make` opens, twice if the first had to be set aside.
    template <class Make>
    void open(Make make);
    /// False if the file was broken and is now out of the way.
    bool sound();

    std::unique_ptr<QSettings> m_values;
    QString m_notice;
};

} // namespace tacklebox
