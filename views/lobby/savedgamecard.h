// The card of an unfinished game on the counter, with a small picture of the table, the score, and the time
// when it was last played.
#pragma once

#include "views/lobby/lobbyscale.h"

#include <QAbstractButton>
#include <QList>
#include <vector>

namespace tacklebox {

/// The content of a card.
struct UnfinishedGame {
    qint64 match = 0;
    QString game;                                 ///< its id
    QString title;                                ///< "Twisted Fish"
    QString standing;                             ///< "Round 2, you lead, 75 to 25"
    QString players;                              ///< "You, Ben, Cleo"
    QString others;                               ///< "with Ben, Cleo" if another card has the same title
    QString when;                                 ///< "yesterday, 21:40"
    QString trouble;                              ///< why it can't be resumed as it is; empty: it can
    bool free = true;                             ///< no program has it open: it can be resumed or given up
    QStringList faces;                            ///< portraits of the players, without the only person
    Background background = Background::BackRoom; ///< of the game's table

    bool operator==(const UnfinishedGame&) const = default;
};

/// Click, Enter and Space resume the game. Delete, the cross in the corner and the context menu give it up. A
/// game that is open in another window can only be read.
class SavedGameCard : public QAbstractButton {
    Q_OBJECT

  public:
    explicit SavedGameCard(QWidget* parent = nullptr);

    /// `number`: the index of the card, from 0. It selects the angle of the card.
    void setGame(const UnfinishedGame& game, int number);
    const UnfinishedGame& game() const { return m_game; }

    void setScale(const LobbyScale& scale);
    static int leastWidth(const LobbyScale& scale);
    /// The height that the text needs at that width.
    int heightFor(const LobbyScale& scale, int width) const;
    /// The cross that gives the game up.
    QAbstractButton& cross() const { return *m_cross; }

  signals:
    void resumeWanted(qint64 match);
    void giveUpWanted(qint64 match);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    /// The card within the widget, which has room for tape, shadow and tilt.
    QRectF paper() const;
    /// The text below the title.
    QString words() const;
    int wordsHeight(const LobbyScale& scale, qreal paperWidth) const;

    UnfinishedGame m_game;
    int m_number = 0;
    LobbyScale m_scale;
    QAbstractButton* m_cross;
    SvgPicture m_back;
    std::vector<SvgPicture> m_faces;
};

} // namespace tacklebox
