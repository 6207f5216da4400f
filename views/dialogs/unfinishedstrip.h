// The strip of unfinished games in the lobby: a ticket each, the one played last first and large.
#pragma once

#include <QList>
#include <QListView>

namespace tacklebox {

class KeptGames;

/// An unfinished game in the words of its ticket.
struct UnfinishedGame {
    qint64 match = 0;
    QString title;    ///< "Twisted Fish"
    QString standing; ///< "Deal 2, 120 : 80 : 40"
    QString players;  ///< "You, Nick, Cleo"
    QString when;     ///< when it was played last
    QString trouble;  ///< why it cannot be gone on with as it is; empty: it can
    bool free = true; ///< it can be gone on with or given up now, if only in part

    bool operator==(const UnfinishedGame&) const = default;
};

/// Goes sideways where there are more tickets than room. Arrows walk along them; Enter, Space or a click goes
/// on with one, Delete or its cross gives it up, and the menu of the right mouse button has both.
class UnfinishedStrip : public QListView {
    Q_OBJECT

  public:
    explicit UnfinishedStrip(QWidget* parent = nullptr);

    /// The tickets, in this order. The focus stays on a game that is still there.
    void setGames(const QList<UnfinishedGame>& games);
    const QList<UnfinishedGame>& games() const;
    /// The size of letters on the tickets; all else follows from it.
    void setLetters(int pixels);

    /// As wide as all tickets, and as high as one with a bar to scroll by if they are wider than `room`.
    QSize sizeFor(int room) const;
    QSize ticketSize(int row) const;
    /// The cross of the ticket in `ticket`, which gives its game up.
    QRect crossIn(const QRect& ticket) const;

  signals:
    void goOnWanted(qint64 match);
    void giveUpWanted(qint64 match);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

  private:
    void goOn(int row);
    void giveUp(int row);

    KeptGames* m_games;
    QPersistentModelIndex m_pressed; ///< the ticket on which the left button went down
};

} // namespace tacklebox
