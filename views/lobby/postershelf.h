// The shelf of the lobby: a poster for each game, and below it a new table and the rules.
#pragma once

#include "views/lobby/lobbyscale.h"
#include "views/lobby/shelffacts.h"

#include <QList>
#include <QObject>

class QWidget;

namespace tacklebox {

class KeyButton;
class Poster;

/// One poster is the chosen one: Tab meets it and its buttons alone. The game to begin with comes first.
class PosterShelf : public QObject {
    Q_OBJECT

  public:
    /// All that stands on it are children of `room`.
    PosterShelf(QWidget* room, QObject* parent);

    int count() const { return int(m_posters.size()); }
    int columns() const { return m_columns; }
    QWidget* poster(int index) const;
    /// The poster that is chosen.
    QWidget* chosenPoster() const { return poster(m_chosen); }
    QString chosenGame() const;
    QString firstGame() const;
    /// Posters and buttons, in the order of Tab.
    QList<QWidget*> parts() const;
    QList<QWidget*> posters() const;
    /// Where that arrow key leads from a button of a poster, if that is the other one or the poster itself;
    /// else null.
    QWidget* nextWithin(const QObject* part, int arrow) const;
    /// To which poster that belongs; -1: to none.
    int posterOf(const QObject* part) const;

    void choose(int index);
    /// The poster of that game; -1 if it has none.
    int posterOf(const QString& game) const;
    void setLearned(const QStringList& games);
    /// So many puzzles of that game, which has so many, have been solved; false if that is known.
    bool setSolved(const QString& game, int solved, int puzzles);
    /// Below each poster: what lies there unfinished, or how the last match ended. `fresh`: nobody has played
    /// anything.
    void tell(const ShelfFacts& facts, bool fresh);

    void setScale(const LobbyScale& scale);
    /// Chooses in how many columns posters stand in that width; how wide they are then at least and at most.
    std::pair<int, int> fitColumns(int width);
    /// Where the tags of the first row end then.
    int tagsEnd(int width, int top, int posterWidth) const;
    /// With posters so wide, from `top` on; its lower edge. With a plan everything is put there, and the plan
    /// is told where boards lie.
    int arrange(int left, int width, int top, int posterWidth, RoomPlan* plan);

  signals:
    void playWanted(const QString& game);
    void newTableWanted(const QString& game);
    void rulesWanted(const QString& game);

  private:
    /// How posters so wide stand in a row of that width.
    struct Row {
        int tagWidth = 0, tag = 0; ///< of each tag: it may be wider than the poster
        int whole = 0;             ///< from a poster's top to the end of its tag
        int stride = 0;            ///< from poster to poster
        bool stacked = false;      ///< the two buttons, one below the other
    };
    Row rowOf(int width, int posterWidth) const;
    int leastWidth() const;

    QList<Poster*> m_posters;
    QList<KeyButton*> m_newTables, m_rules;
    LobbyScale m_scale;
    int m_chosen = 0, m_columns = 6;
};

} // namespace tacklebox
