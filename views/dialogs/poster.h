// A game's poster in the lobby: its picture, and in a band its title, a line about it and how many may play.
#pragma once

#include "views/games/games.h"

#include <QAbstractButton>
#include <QPixmap>

namespace tacklebox {

/// Pressed by click, Enter or Space. Everything on it is as large as the poster allows and never cut.
class Poster : public QAbstractButton {
    Q_OBJECT

  public:
    explicit Poster(const GameInfo& game, QWidget* parent = nullptr);

    QString game() const { return m_game.id; }
    /// The height of a poster of that width: the picture keeps its shape, the band holds its words.
    int heightFor(int width) const;
    QSize sizeHint() const override { return {240, heightFor(240)}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QFont titleFont(int width) const;
    QFont lineFont(int width) const;
    int bandHeight(int width) const;
    void renderPicture();

    GameInfo m_game;
    QPixmap m_picture; ///< the SVG at exactly the size it is drawn
};

} // namespace tacklebox
