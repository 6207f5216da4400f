// The folders of settings and games.
#pragma once

#include <QString>

namespace tacklebox {

/// Uses the system's standard folders. If a file named `portable` is next to the program, uses the folder
/// Tacklebox next to the program instead, so that it can run from a removable drive.
class AppPaths {
  public:
    /// `programFolder` is the folder of the executable. Requires that the names of organisation and
    /// application are set.
    explicit AppPaths(const QString& programFolder);

    bool portable() const { return !m_own.isEmpty(); }
    /// Sets format and location of every QSettings that is created later without a file.
    void useForSettings() const;
    /// Returns the folder of the journal of games.
    QString games() const;

  private:
    QString m_own; ///< the folder next to the program; empty if not portable
};

} // namespace tacklebox
