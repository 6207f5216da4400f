// List of stored games with the card back of each game and the portraits of its players.
#pragma once

#include <QTreeView>

namespace tacklebox {

class PastGames;

class PastList : public QTreeView {
    Q_OBJECT

  public:
    /// Above this text factor rows have no portraits, to leave room for names.
    static constexpr double kLargeText = 1.4;

    /// `games` must outlive this object. Sorting and filtering keep the current match.
    explicit PastList(PastGames& games, QWidget* parent = nullptr);

    /// Returns the row of the current match, or -1.
    int currentRow() const;
    /// Distributes the width among the columns again.
    void fitColumns();

  protected:
    bool viewportEvent(QEvent* event) override;

  private:
    PastGames& m_games;
    qint64 m_current = 0; ///< id of the current match before a model reset
};

} // namespace tacklebox
