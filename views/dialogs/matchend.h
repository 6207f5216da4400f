// The end of a match: who has won, seen beat by beat, the points, and what now.
#pragma once

#include "views/dialogs/tableoverlay.h"

class QVariantAnimation;

namespace tacklebox {

class CatchPanel;
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
    CatchPanel& catchPanel() const { return *m_catch; }
    /// What the match changes for the person who played it, in a sentence or two; empty for nothing.
    void setNews(const QString& news);
    /// Letters alone are keys here.
    void setSingleKeys(bool on) { m_singleKeys = on; }
    /// Whether the regulars speak.
    void setVoices(bool on) { m_voices = on; }
    /// Does what that key means here, wherever it was pressed; false if it means nothing. Space and Enter are
    /// left to what has the focus.
    bool press(const QKeyEvent& event);

  signals:
    /// The winner is to be seen: the moment to say who it is.
    void winnerShown();
    void againWanted();
    void lobbyWanted();
    /// The match is to be watched again.
    void watchWanted();
    /// The same from that event on.
    void seeWanted(int event);
    void newTableWanted();
    /// Something has been done that is not seen by those who only hear: in a sentence.
    void said(const QString& words);

  protected:
    void fill(const Table& table) override;
    void wearTheme() override;
    void place() override;
    void begin() override;
    bool hurry() override;
    void goOn() override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    /// The code of the deal goes to the clipboard.
    void share();
    /// The line about what the match changes, or what has just been done.
    void tellNews(const QString& words);
    void wearColours();
    /// Puts buttons and news below all else; answers where they begin.
    int placeFoot(qreal unit, int margin);
    QList<QWidget*> shownButtons() const;

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
    CatchPanel* m_catch;
    KeyButton *m_lobby, *m_watch, *m_share, *m_new;
    QLabel* m_news;
    QString m_code, m_own; ///< of the deal; what setNews() has said
    bool m_voices = true;  ///< of the regulars
    bool m_singleKeys = true, m_fresh = true, m_newsFit = false;
    bool m_awaited = false, m_all = false;
    bool m_titleCovered = false; ///< by the board, which has the title as its own then
};

} // namespace tacklebox
