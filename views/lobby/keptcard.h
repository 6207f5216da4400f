// An unfinished game on the counter: a card held by tape, with a small picture of the table, who leads, and
// when it was played last.
#pragma once

#include "views/lobby/lobbyscale.h"

#include <QAbstractButton>
#include <QList>
#include <vector>

namespace tacklebox {

/// An unfinished game in the words of its card.
struct UnfinishedGame {
    qint64 match = 0;
    QString game;                     ///< its id
    QString title;                    ///< "Twisted Fish"
    QString standing;                 ///< "Deal 2, you lead, 75 to 25"
    QString players;                  ///< "You, Ben, Cleo"
    QString others;                   ///< "with Ben, Cleo" where another game has the same title
    QString when;                     ///< "yesterday, 21:40"
    QString trouble;                  ///< why it cannot be gone on with as it is; empty: it can
    bool free = true;                 ///< it can be gone on with or given up now, if only in part
    QStringList faces;                ///< portraits of those at the table, but for the one who plays alone
    Ground ground = Ground::BackRoom; ///< of the game

    bool operator==(const UnfinishedGame&) const = default;
};

/// Click, Enter and Space go on with the game; Delete, the cross in its corner and the menu of the right
/// button give it up. One that is played elsewhere can be read, and that is all.
class KeptCard : public QAbstractButton {
    Q_OBJECT

  public:
    explicit KeptCard(QWidget* parent = nullptr);

    /// `number`: which of the cards it is, 0 the first; each lies a little askew in its own way.
    void setGame(const UnfinishedGame& game, int number);
    const UnfinishedGame& game() const { return m_game; }

    void setScale(const LobbyScale& scale);
    static int leastWidth(const LobbyScale& scale);
    /// As high as its words want it in a card that wide.
    int heightFor(const LobbyScale& scale, int width) const;
    /// The cross that gives the game up.
    QAbstractButton& cross() const { return *m_cross; }

  signals:
    void goOnWanted(qint64 match);
    void giveUpWanted(qint64 match);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    /// The card itself, in a widget that is larger by tape, shadow and slant.
    QRectF paper() const;
    /// What stands below the title.
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
