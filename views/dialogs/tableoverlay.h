// A sheet that lies over the table and stops nothing: the summary of a deal, the end of a match.
#pragma once

#include "model/table/table.h"
#include "views/settings/settings.h"
#include "views/theme/graceperiod.h"

#include <QFrame>
#include <QPointer>

class QLabel;

namespace tacklebox {

class ButtonRow;
class FaceStore;
class KeyButton;
class ResultList;

class TableOverlay : public QFrame {
    Q_OBJECT

  public:
    /// For so long after it has come a key does nothing: it was meant for the game.
    static constexpr int kGraceMillis = 400;

    /// Null for none. Whoever owns the sheet shows and hides it; what it says is read when it is shown.
    virtual void setTable(Table* table);
    /// How what moves in it is shown from now on.
    void setMotion(const MotionSettings& motion) { m_motion = motion; }
    /// Where the time of kGraceMillis is read; a test's own clock.
    void setClock(std::function<qint64()> millis) { m_shown.setClock(std::move(millis)); }

    /// True when keys and presses count: what was meant for the table before it came is not taken for an
    /// answer.
    bool graceIsOver() const;

  signals:
    /// The table talk is wanted, where bots say why they moved as they did.
    void talkWanted();
    /// A row of the results was asked for once more.
    void rowWanted(const QString& row);
    /// "What could I have done?" was asked.
    void reviewWanted();

  protected:
    /// Lies over `table`, the widget. `faces` outlives it.
    TableOverlay(FaceStore& faces, QWidget* table);

    /// Fills title, line and rows.
    virtual void fill(const Table& table) = 0;
    /// Gives itself and its parts their places on the table.
    virtual void place() = 0;
    /// It has come and is filled: what moves begins, and the focus is taken.
    virtual void begin() = 0;
    /// Ends what moves in it at once; false if nothing does.
    virtual bool hurry() { return false; }
    /// Space or Enter anywhere on the sheet.
    virtual void goOn() = 0;

    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Tab walks through the sheet before it goes back to the table.
    bool focusNextPrevChild(bool next) override;
    /// What a press is meant for is there from now on.
    void beginGrace() { m_shown.begin(); }
    /// What a time of motion is multiplied by; 0 where nothing is to move.
    qreal motionFactor() const { return factor(m_motion.pace) / m_motion.speed; }
    /// By how much this table is larger than at 1280 x 800, and the size of its letters in pixels.
    qreal scale() const;
    qreal letters() const;
    /// A sheet of paper with a hard shadow below it.
    static void paintPaper(QPainter& painter, const QRectF& rect, qreal scale);
    /// The colours of what lies on paper.
    static QPalette onPaper(QPalette palette);
    /// Takes its colours from the theme in force; called again when another is.
    virtual void wearTheme() = 0;
    void changeEvent(QEvent* event) override;

    FaceStore& m_faces;
    QLabel *m_title, *m_line, *m_more;
    ResultList* m_results;
    ButtonRow* m_row;
    KeyButton* m_default = nullptr;
    KeyButton* m_talk;   ///< asks for the table talk; the sheets place it
    KeyButton* m_review; ///< likewise for what could have been done
    MotionSettings m_motion;

  private:
    QPointer<Table> m_table;
    GracePeriod m_shown{kGraceMillis}; ///< since it has come
};

} // namespace tacklebox
