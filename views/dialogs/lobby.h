// The lobby: five posters on the water. A poster sits down at a table as it was last set up; beside it a new
// one is laid.
#pragma once

#include <QList>
#include <QWidget>

class QLabel;
class QScrollArea;

namespace tacklebox {

class UnfinishedStrip;
class KeyButton;
class Poster;
struct UnfinishedGame;

class Lobby : public QWidget {
    Q_OBJECT

  public:
    explicit Lobby(QWidget* parent = nullptr);

    /// The game whose poster has, or last had, the focus.
    QString currentGame() const;
    /// There is a game to go on with, called so; empty: none.
    void setResumable(const QString& title);
    /// The unfinished games, the one to be gone on with first in front; all of them are shown.
    void setUnfinished(const QList<UnfinishedGame>& games);

  signals:
    void playWanted(const QString& game);
    void newTableWanted(const QString& game);
    /// Of that game, for the rules reader.
    void rulesWanted(const QString& game);
    void resumeWanted();
    /// One of the unfinished games is to be gone on with, or given up.
    void keptWanted(qint64 match);
    void giveUpWanted(qint64 match);
    void historyWanted();
    void statisticsWanted();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void arrange();
    /// Puts the buttons of past games into the upper corner, or where words are in the way below `y`; the
    /// next free line.
    int arrangePast(int y);
    void step(int from, int dx, int dy);

    QLabel *m_title, *m_line;
    KeyButton *m_resume, *m_history, *m_statistics;
    UnfinishedStrip* m_kept;
    QScrollArea* m_area;
    QWidget* m_wall;
    QList<Poster*> m_posters;
    QList<KeyButton*> m_newTables, m_rules;
    int m_current = 0, m_columns = 5;
};

} // namespace tacklebox
