// A note on the lobby's wall that can be pressed: today's deal, a deal from a friend.
#pragma once

#include "views/lobby/lobbyscale.h"

#include <QAbstractButton>
#include <QDate>

namespace tacklebox {

class WallNote : public QAbstractButton {
    Q_OBJECT

  public:
    enum class Sign : quint8 {
        Calendar, ///< a page with the date
        Letter,
    };

    /// `turn`: the angle of the note, in degrees.
    WallNote(Sign sign, qreal turn, QWidget* parent = nullptr);

    void setWords(const QString& title, const QString& line);
    const QString& line() const { return m_line; }
    /// Sets the date on Sign::Calendar.
    void setDay(const QDate& day);
    QDate day() const { return m_day; }
    /// Marks the note with a tick.
    void setDone(bool done);

    void setScale(const LobbyScale& scale);
    int heightFor(const LobbyScale& scale, int width) const;
    int leastWidth(const LobbyScale& scale) const;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintSign(QPainter& painter, const QRectF& box) const;

    Sign m_sign;
    qreal m_turn;
    QString m_title, m_line;
    QDate m_day;
    bool m_done = false;
    LobbyScale m_scale;
};

} // namespace tacklebox
