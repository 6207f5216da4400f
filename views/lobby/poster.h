// A game on the shelf: its poster, and hanging from the board below it a tag with players, minutes, and what
// lies there unfinished or how it ended last.
#pragma once

#include "views/games/games.h"
#include "views/lobby/lobbyscale.h"

#include <QAbstractButton>

namespace tacklebox {

/// Pressed by click, Enter or Space. Nothing on it is ever cut.
class Poster : public QAbstractButton {
    Q_OBJECT

  public:
    explicit Poster(const GameInfo& game, QWidget* parent = nullptr);

    const QString& game() const { return m_game.id; }
    /// It stands forward, in gold.
    void setChosen(bool chosen);
    /// What is known of it, for the tag: "Unfinished: you lead"; `whole` says it for a reader of the screen.
    void setStatus(const QString& line, const QString& whole);
    const QString& status() const { return m_status; }
    /// Its lesson has been gone through: it wears a badge. Told with the next setStatus().
    void setLearned(bool learned);
    bool learned() const { return m_learned; }
    /// So many of its puzzles have been solved: a pill says so, unless there is none. Told as the badge is.
    void setSolved(int solved, int puzzles);
    int solved() const { return m_solved; }

    void setScale(const LobbyScale& scale);
    /// The least width of the poster in which its words are whole.
    int leastWidth(const LobbyScale& scale) const;
    /// The width of a tag that has each of its lines in one.
    int fullTagWidth(const LobbyScale& scale) const;
    /// How high a tag of that width must be.
    int tagHeight(const LobbyScale& scale, int width) const;
    /// How wide the poster is: its tag, which fills the widget, may be wider.
    void setPictureWidth(int width);
    /// Where the upper edge of its board is in the widget, and how high all of it is with a tag that high.
    /// The widget is wider than poster and tag by margin() on each side.
    static int boardAt(const LobbyScale& scale, int width);
    static int heightFor(const LobbyScale& scale, int width, int tag);
    static int margin(const LobbyScale& scale);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QFont titleFont(const LobbyScale& scale, int width) const;
    QStringList tagLines() const;
    void paintPoster(QPainter& painter, const QRectF& box);
    void paintBadge(QPainter& painter, const QRectF& box) const;
    void paintSolved(QPainter& painter, const QRectF& box) const;
    void paintTag(QPainter& painter, const QRectF& box);

    /// leastWidth(), and what it follows from: the lobby asks for it each time that it is laid out.
    struct Least {
        qreal unit = 0, text = 0;
        QString status;
        int width = 0; ///< 0: not measured yet
    };

    GameInfo m_game;
    mutable Least m_least;
    SvgPicture m_picture;
    QString m_status;
    LobbyScale m_scale;
    int m_pictureWidth = 0;
    bool m_chosen = false, m_learned = false;
    int m_solved = 0, m_puzzles = 0;
};

} // namespace tacklebox
