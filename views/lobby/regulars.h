// Two regulars behind the counter, and a speech bubble of one of them.
#pragma once

#include "views/lobby/greeting.h"
#include "views/lobby/lobbyscale.h"

#include <QLabel>

namespace tacklebox {

/// A label, so that screen readers find the sentence.
class Regulars : public QLabel {
    Q_OBJECT

  public:
    explicit Regulars(QWidget* parent = nullptr);

    void say(const Greeting& greeting);
    const Greeting& greeting() const { return m_greeting; }

    void setScale(const LobbyScale& scale);
    /// The least height: the bubble, and recognisable faces.
    int leastHeight(const LobbyScale& scale, int width) const;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    qreal bubbleHeight(const LobbyScale& scale, int width) const;

    Greeting m_greeting;
    LobbyScale m_scale;
    SvgPicture m_speaker, m_listener;
};

} // namespace tacklebox
