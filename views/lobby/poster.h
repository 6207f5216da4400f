// A game on the shelf: its poster, and below the board a tag with players, minutes, and its unfinished or
// last match.
#pragma once

#include "views/games/games.h"
#include "views/lobby/lobbyscale.h"

#include <QAbstractButton>

namespace tacklebox {

/// Pressed by click, Enter or Space. Its text is never cut off.
class Poster : public QAbstractButton {
    Q_OBJECT

  public:
    explicit Poster(const GameInfo& game, QWidget* parent = nullptr);

    const QString& game() const { return m_game.id; }
    /// Moves the poster forward and gives it a gold rim.
    void setChosen(bool chosen);
    /// Sets the text on the tag, such as "You lead, 75 to 25". `whole` is the full text for screen readers
    /// and the tooltip.
    void setStatus(const QString& line, const QString& whole);
    const QString& status() const { return m_status; }
    /// Shows a badge for a completed lesson. Its description changes with the next setStatus().
    void setLearned(bool learned);
    bool learned() const { return m_learned; }
    /// Shows the number of solved puzzles, unless it is 0. Its description changes with the next setStatus().
    void setSolved(int solved, int puzzles);
    int solved() const { return m_solved; }

    void setScale(const LobbyScale& scale);
    /// The least width of the poster at which no word is cut off.
    int leastWidth(const LobbyScale& scale) const;
    /// The width of a tag on which no line wraps.
    int fullTagWidth(const LobbyScale& scale) const;
    /// The height of a tag of that width.
    int tagHeight(const LobbyScale& scale, int width) const;
    /// Sets the width of the picture. The tag fills the widget and may be wider.
    void setPictureWidth(int width);
    /// The upper edge of the board in the widget, and the height of the widget with a tag of height `tag`.
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
    /// Two cards of the game, if it has no picture.
    void paintCards(QPainter& painter, const QRectF& box, qreal corner) const;
    void paintBadge(QPainter& painter, const QRectF& box) const;
    void paintSolved(QPainter& painter, const QRectF& box) const;
    void paintTag(QPainter& painter, const QRectF& box);

    /// The cached leastWidth() and its inputs. Each layout of the lobby asks for it.
    struct Least {
        qreal unit = 0, text = 0;
        QString status;
        int width = 0; ///< 0: not measured yet
    };

    GameInfo m_game;
    mutable Least m_least;
    SvgPicture m_picture;
    bool m_hasPicture;
    QString m_status;
    LobbyScale m_scale;
    int m_pictureWidth = 0;
    bool m_chosen = false, m_learned = false;
    int m_solved = 0, m_puzzles = 0;
};

} // namespace tacklebox
