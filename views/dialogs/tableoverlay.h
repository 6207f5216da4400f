// A sheet that lies over the table, in its middle, and stops nothing: the summary of a deal, the end of a
// match.
#pragma once

#include "model/table/table.h"
#include "views/panels/graceperiod.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QVBoxLayout;

namespace tacklebox {

class ButtonRow;
class KeyButton;
class ScoreSheet;

class TableOverlay : public QFrame {
    Q_OBJECT

  public:
    /// For so long after it has come a key does nothing: it was meant for the game.
    static constexpr int kGraceMillis = 400;

    /// Null for none. Whoever owns the sheet shows and hides it; what it says is read when it is shown.
    void setTable(Table* table);
    /// Where the time of kGraceMillis is read; a test's own clock.
    void setClock(std::function<qint64()> millis) { m_shown.setClock(std::move(millis)); }

  signals:
    /// The table talk is wanted, where bots say why they moved as they did.
    void talkWanted();

  protected:
    /// Lies over `table`, the widget, and keeps to its middle.
    explicit TableOverlay(QWidget* table);

    /// Fills title, line and sheet.
    virtual void fill(const Table& table) = 0;
    /// Space or Enter anywhere on the sheet.
    virtual void goOn() = 0;

    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Tab walks through the sheet before it goes back to the table.
    bool focusNextPrevChild(bool next) override;
    bool graceIsOver() const;

    QLabel *m_title, *m_line, *m_more;
    ScoreSheet* m_sheet;
    ButtonRow* m_row;
    KeyButton* m_default = nullptr;
    KeyButton* m_talk; ///< asks for the table talk; the sheets place it

  private:
    void place();

    QPointer<Table> m_table;
    GracePeriod m_shown{kGraceMillis}; ///< since it has come
};

} // namespace tacklebox
