// Where a person's settings and games lie.
#pragma once

#include <QString>

namespace tacklebox {

/// Usually where the system has people keep them. If a file `portable` lies beside the program, everything
/// lies beside it too, in the folder Tacklebox: such a program can be carried about.
class AppPaths {
  public:
    /// `programFolder` is where the program lies. The names of organisation and application are set before.
    explicit AppPaths(const QString& programFolder);

    bool portable() const { return !m_own.isEmpty(); }
    /// From now on every QSettings made without a file is in its place.
    void useForSettings() const;
    /// The folder of the journal of games.
    QString games() const;

  private:
    QString m_own; ///< the folder beside the program that everything lies in; empty if it is none
};

} // namespace tacklebox
