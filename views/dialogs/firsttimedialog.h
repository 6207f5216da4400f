// Asks at the first choice of a game whether to start with its lesson or to play.
#pragma once

#include "views/theme/stagedialog.h"

namespace tacklebox {

class FirstTimeDialog : public StageDialog {
    Q_OBJECT

  public:
    /// `game` is its id.
    explicit FirstTimeDialog(const QString& game, QWidget* parent = nullptr);

    /// The answer, if the dialog was accepted.
    bool wantsLesson() const { return m_wantsLesson; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void choose(bool lesson);

    bool m_wantsLesson = false;
};

} // namespace tacklebox
