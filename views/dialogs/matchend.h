#pragma once

#include "views/dialogs/tableoverlay.h"
#include "views/theme/widgetrects.h"

class QVariantAnimation;

namespace tacklebox {

class CatchPanel;
class Podium;

/// Texts of the window for the end of a match; all may be empty.
struct MatchEndTexts {
    QString news;   ///< what the match changes for its player, in a sentence or two
    QString result; ///< the button for sharing copies it instead of the deal code
    QString again;  ///< on the button that plays again
};

/// The end of a match: winners, points, key moments and what to do next. Covers the table. If the match ends
/// while its table is open, the finale plays once; any key or click skips it. Otherwise the end is shown at
/// once.
class MatchEnd : public TableOverlay {
    Q_OBJECT

  public:
    explicit MatchEnd(FaceStore& faces, QWidget* table = nullptr);
    ~MatchEnd() override;

    void setTable(Table* table) override;
    /// True until the winner is shown: nothing else may reveal the result before.
    bool isAwaited() const { return m_awaited; }
    Podium& podium() const { return *m_podium; }
    CatchPanel& catchPanel() const { return *m_catch; }
    void setTexts(const MatchEndTexts& texts);
    /// True if the winning bot may comment.
    void setVoices(bool on) { m_voices = on; }
    /// Handles a shortcut that was pressed anywhere in the window. Returns false if it is unknown. Space and
    /// Enter belong to the focused widget.
    bool press(const QKeyEvent& event);

  signals:
    /// The finale shows the winner: announce it now.
    void winnerShown();
    void againWanted();
    void lobbyWanted();
    /// Replay the match.
    void watchWanted();
    /// Replay the match from that event.
    void seeWanted(int event);
    void newTableWanted();
    /// A message for screen readers about an action that others see.
    void said(const QString& words);

  protected:
    void fill(const Table& table) override;
    void applyTheme() override;
    void place() override;
    void begin() override;
    bool finishAnimation() override;
    void defaultAction() override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    /// Copies the result or the deal code to the clipboard.
    void share();
    /// Shows `words` in the news line.
    void showNews(const QString& words);
    void wearColours();
    /// Returns the layout of buttons and news at the bottom; `end` is their top. Chooses their font and
    /// whether the news are visible.
    WidgetRects footLayout(qreal unit, int margin);
    QList<QWidget*> shownButtons() const;

    /// Shows board and buttons after the finale.
    void showAll();
    /// Returns the board's rectangle, centred in `room`, and sets the largest font that fits.
    QRect boardIn(const QRect& room, qreal unit);
    /// Returns the layout of the title at the top of `stage`, and sets the largest font that fits.
    WidgetRects titleLayout(const QRect& stage, qreal unit);
    void showTitle(bool shown);
    /// A picture of the table below.
    QPixmap pictureOfTable() const;

    class Board;

    Podium* m_podium;
    Board* m_board;
    CatchPanel* m_catch;
    KeyButton *m_lobby, *m_watch, *m_share, *m_new;
    QLabel* m_news;
    QString m_code, m_resultText; ///< the deal code; MatchEndTexts::result
    bool m_voices = true;         ///< for setVoices()
    bool m_fresh = true, m_newsFit = false;
    bool m_awaited = false, m_all = false;
    bool m_titleCovered = false; ///< the board covers the title and shows it itself
};

} // namespace tacklebox
