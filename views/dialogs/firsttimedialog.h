// Asks at the first choice of a game whether to start with its lesson or to play.
#pragma once

#include "views/theme/stagedialog.h"

namespace tacklebox {

class FirstTimeDialog : public StageDialog {
    Q_OBJECT

  public:
    enum class Answer : quint8 {
        None, ///< closed without an answer
        ShowMe,
        JustPlay,
    };

    /// `game` is its id, `minutes` the duration of its lesson; 0 if unknown.
    FirstTimeDialog(const QString& game, int minutes, QWidget* parent = nullptr);

    Answer answer() const { return m_answer; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void choose(Answer answer);

    Answer m_answer = Answer::None;
};

} // namespace tacklebox
