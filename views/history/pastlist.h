// The list of past games, in which each row shows the back of the game's cards and who played.
#pragma once

#include <QTreeView>

namespace tacklebox {

class PastGames;

class PastList : public QTreeView {
    Q_OBJECT

  public:
    /// With text so much larger than usual rows show no faces, which would leave the names no room.
    static constexpr double kLargeText = 1.4;

    /// The games that `games` lists; it must outlive this. The current match stays it, wherever another order
    /// or another choice puts it.
    explicit PastList(PastGames& games, QWidget* parent = nullptr);

    /// The row of the current match; -1 if there is none.
    int currentRow() const;
    /// Shares the width among the columns anew, since other games may be listed.
    void fitColumns();

  protected:
    bool viewportEvent(QEvent* event) override;

  private:
    PastGames& m_games;
    qint64 m_current = 0; ///< the match that was current before the list changed
};

} // namespace tacklebox
