// The shelf of the lobby: for each game a poster with two buttons below it, for a new table and the rules.
#pragma once

#include "views/lobby/lobbyscale.h"
#include "views/lobby/shelffacts.h"
#include "views/theme/widgetrects.h"

#include <QList>
#include <QObject>

class QWidget;

namespace tacklebox {

class KeyButton;
class Poster;

/// Tab stops only at the chosen poster and its buttons. The game for newcomers comes first.
class PosterShelf : public QObject {
    Q_OBJECT

  public:
    /// `room` becomes the parent of all widgets.
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
    /// Returns the widget to which that arrow key leads from a poster's button: its other button or the
    /// poster. Returns null if the key leads elsewhere.
    QWidget* nextWithin(const QObject* part, int arrow) const;
    /// The index of the poster to which that widget belongs; -1 if none.
    int posterOf(const QObject* part) const;

    void choose(int index);
    /// The index of that game's poster; -1 if it has none.
    int posterOf(const QString& game) const;
    void setLearned(const QStringList& games);
    /// Sets the numbers of solved and of all puzzles of that game. Returns false if nothing has changed.
    bool setSolved(const QString& game, int solved, int puzzles);
    /// Shows the unfinished match or the last result of each game on its tag. `fresh`: nobody has played
    /// anything.
    void showFacts(const ShelfFacts& facts, bool fresh);

    void setScale(const LobbyScale& scale);
    /// Chooses the number of columns for that width. Returns the least and the greatest width of the posters.
    std::pair<int, int> fitColumns(int width);
    /// Returns the lower edge of the tags in the first row. Call fitColumns() first.
    int tagsEnd(int width, int top, int posterWidth) const;
    struct Layout : WidgetRects {
        QList<qreal> boards; ///< upper edges
    };
    /// Returns the layout of a shelf with posters of that width; `end` is its lower edge.
    Layout layoutFor(int left, int width, int top, int posterWidth) const;
    void setPictureWidth(int width);

  signals:
    void playWanted(const QString& game);
    void newTableWanted(const QString& game);
    void rulesWanted(const QString& game);

  private:
    /// The measures of a row of posters.
    struct Row {
        int tagWidth = 0, tag = 0; ///< width and height of each tag, which may be wider than the poster
        int whole = 0;             ///< from the top of a poster to the end of its tag
        int stride = 0;            ///< from poster to poster
        bool stacked = false;      ///< the two buttons are one below the other
    };
    Row rowOf(int width, int posterWidth) const;
    int leastWidth() const;

    QList<Poster*> m_posters;
    QList<KeyButton*> m_newTables, m_rules;
    LobbyScale m_scale;
    int m_chosen = 0, m_columns = 6;
};

} // namespace tacklebox
