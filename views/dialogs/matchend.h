// The end of a match: who has won, seen beat by beat, the points, and what now.
#pragma once

#include "views/dialogs/tableoverlay.h"

class QVariantAnimation;

namespace tacklebox {

class Podium;

/// Covers the table. Where the match has ended before its eyes the finale is shown once; any key or click
/// ends that and does nothing else. Where the match is over already, all of it is there at once.
class MatchEnd : public TableOverlay {
    Q_OBJECT

  public:
    explicit MatchEnd(FaceStore& faces, QWidget* table = nullptr);
    ~MatchEnd() override;

    void setTable(Table* table) override;
    /// The finale is still to come, or runs: nobody has been told who has won.
    bool isAwaited() const { return m_awaited; }
    Podium& podium() const { return *m_podium; }

  signals:
    /// The winner is to be seen: the moment to say who it is.
    void winnerShown();
    void againWanted();
    void lobbyWanted();
    /// The match is to be watched again.
    void watchWanted();

  protected:
    void fill(const Table& table) override;
    void place() override;
    void begin() override;
    bool hurry() override;
    void goOn() override;
    void changeEvent(QEvent* event) override;

  private:
    /// What the finale ends with is there: the board and the buttons.
    void showAll();
    /// The board's place in `room` if nothing else were there, with its letters as large as fit.
    QRect boardIn(const QRect& room, qreal unit);
    /// Puts the title at the top of `stage`, as large as its place lets it be; answers where it ends.
    int placeTitle(const QRect& stage, qreal unit);
    void showTitle(bool shown);
    /// What lies under it, as a picture.
    QPixmap pictureOfTable() const;

    class Board;

    Podium* m_podium;
    Board* m_board;
    bool m_awaited = false, m_all = false;
    bool m_titleCovered = false; ///< by the board, which has the title as its own then
};

} // namespace tacklebox
