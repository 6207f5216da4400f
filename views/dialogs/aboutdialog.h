// What this program is: version, commit and Qt, and the licences of all that is shipped with it.
#pragma once

#include "views/theme/stagedialog.h"

class QListWidget;
class QPlainTextEdit;

namespace tacklebox {

class AboutDialog : public StageDialog {
    Q_OBJECT

  public:
    /// `commit` as app/commit.h has it. Beside the licences of what is built in stand those that a package
    /// has put into a folder "licences", where `program` (the folder of the program) leads to one.
    AboutDialog(const QString& commit, const QString& program, QWidget* parent = nullptr);

    /// Version, commit, Qt and system, in a line each, as somebody who reports a fault needs them.
    static QString facts(const QString& commit);

  private:
    struct Work {
        QString name, what, licence, sources; ///< what it is here; where its sources are
        QString file;                         ///< the text of the licence
    };
    QList<Work> works(const QString& program) const;
    QWidget* licences(const QList<Work>& works);
};

} // namespace tacklebox
