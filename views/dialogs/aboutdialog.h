// "About": version, commit and Qt, and the licences of everything shipped with the program.
#pragma once

#include "views/theme/stagedialog.h"

class QListWidget;
class QPlainTextEdit;

namespace tacklebox {

class AboutDialog : public StageDialog {
    Q_OBJECT

  public:
    /// `commit` is the one of app/commit.h, `program` the folder of the executable. Lists the built-in
    /// licences and those in a package's "licences" folder, found relative to `program`.
    AboutDialog(const QString& commit, const QString& program, QWidget* parent = nullptr);

    /// Version, commit, Qt and system for bug reports, one per line.
    static QString facts(const QString& commit);

  private:
    struct Work {
        QString name, what, licence, sources; ///< its purpose here, and the address of its source code
        QString file;                         ///< the licence text
    };
    QList<Work> works(const QString& program) const;
    QWidget* licences(const QList<Work>& works);
};

} // namespace tacklebox
