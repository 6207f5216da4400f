// A strip above the lobby that offers newcomers a first lesson, or the rest of a lesson that was left.
#pragma once

#include "views/theme/nightbar.h"

class QLabel;

namespace tacklebox {

class KeyButton;
struct LobbyScale;

class LessonStrip : public NightBar {
    Q_OBJECT

  public:
    explicit LessonStrip(QWidget* parent = nullptr);

    /// Sets the title of the game whose lesson is offered. A `part` of 1 or more means that the lesson was
    /// left at that part.
    void setGame(const QString& title, int part = 0);
    void setScale(const LobbyScale& scale);
    /// The height needed at that width.
    int heightFor(int width) const;
    KeyButton* showButton() const { return m_show; }
    KeyButton* declineButton() const { return m_decline; }

  signals:
    void taken();
    void declined();

  private:
    QLabel* m_words;
    KeyButton *m_show, *m_decline;
};

} // namespace tacklebox
