// Two regulars behind the counter; one of them says a sentence in a bubble above both.
#pragma once

#include "views/lobby/greeting.h"
#include "views/lobby/lobbylook.h"

#include <QLabel>

namespace tacklebox {

/// A label, so that a reader of the screen finds the sentence.
class Regulars : public QLabel {
    Q_OBJECT

  public:
    explicit Regulars(QWidget* parent = nullptr);

    void say(const Greeting& greeting);
    const Greeting& greeting() const { return m_greeting; }

    void setLook(const LobbyLook& look);
    /// The least height: the bubble, and faces that can still be told.
    int leastHeight(const LobbyLook& look, int width) const;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    qreal bubbleHeight(const LobbyLook& look, int width) const;

    Greeting m_greeting;
    LobbyLook m_look;
    SvgPicture m_speaker, m_listener;
};

} // namespace tacklebox
