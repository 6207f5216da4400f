// A strip over the lobby that offers a newcomer his first lesson, and whoever left one its rest: taken,
// declined, or left alone.
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

    /// The game whose lesson is offered, as it is called; with a `part` from 1 on it was left there, and
    /// waits.
    void setGame(const QString& title, int part = 0);
    void setScale(const LobbyScale& scale);
    /// How high it must be in that width.
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
