// The question of who chooses a game for the first time: to be shown how it goes, or to play at once.
#pragma once

#include "views/theme/stagedialog.h"

namespace tacklebox {

class FirstTimeDialog : public StageDialog {
    Q_OBJECT

  public:
    enum class Answer : quint8 {
        None, ///< closed without one: nothing is to be done, and it may be asked again
        ShowMe,
        JustPlay,
    };

    /// `game`: its id. `minutes`: what its lesson takes; 0 where that is not known.
    FirstTimeDialog(const QString& game, int minutes, QWidget* parent = nullptr);

    Answer answer() const { return m_answer; }
    /// Asks in front of `parent`, and waits for the answer.
    static Answer ask(const QString& game, int minutes, QWidget* parent);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void choose(Answer answer);

    Answer m_answer = Answer::None;
    QString m_playKey;
};

} // namespace tacklebox
