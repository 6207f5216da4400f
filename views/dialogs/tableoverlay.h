// Base class of the sheets over the table: summary of a round, end of a match. They are not modal.
#pragma once

#include "model/table/table.h"
#include "views/scene/picture/tableobserver.h"
#include "views/settings/settings.h"
#include "views/theme/graceperiod.h"

#include <QFrame>

class QLabel;

namespace tacklebox {

class ButtonRow;
class FaceStore;
class KeyButton;
class ResultList;

class TableOverlay : public QFrame, public TableObserver {
    Q_OBJECT

  public:
    /// Keys do nothing this long after the sheet appears: they were meant for the game.
    static constexpr int kGraceMillis = 400;

    /// Sets the table; may be null. The owner shows and hides the sheet, which reads the table when shown.
    void setTable(Table* table) override;
    /// Sets speed and style of animations.
    void setMotion(const MotionSettings& motion) { m_motion = motion; }
    /// Sets the clock for kGraceMillis; for tests.
    void setClock(std::function<qint64()> millis) { m_shown.setClock(std::move(millis)); }

    /// True if input counts: the grace period after showing is over.
    bool graceIsOver() const;

  signals:
    /// Open the log, where bots explain their moves.
    void logWanted();
    /// Announce a row of the results again.
    void rowWanted(const QString& row);
    /// Open the review of the last round.
    void reviewWanted();

  protected:
    /// Covers the widget `table`. `faces` must outlive this object.
    TableOverlay(FaceStore& faces, QWidget* table);

    /// Fills in title, line and rows.
    virtual void fill(const Table& table) = 0;
    /// Sets the geometry of the sheet and its parts.
    virtual void place() = 0;
    /// Called after the sheet is shown and filled: starts animations and takes the focus.
    virtual void begin() = 0;
    /// Ends animations at once. Returns false if none is running.
    virtual bool finishAnimation() { return false; }
    /// Space or Enter was pressed on the sheet.
    virtual void defaultAction() = 0;

    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Tab visits all of the sheet before it returns to the table.
    bool focusNextPrevChild(bool next) override;
    /// Starts the grace period again.
    void beginGrace() { m_shown.begin(); }
    /// Factor for durations; 0: no motion.
    qreal motionFactor() const { return factor(m_motion.pace) / m_motion.speed; }
    /// Scale of the window, 1 at 1280 x 800, and the font size in pixels.
    qreal scale() const;
    qreal fontSize() const;
    /// Paints a sheet of paper with a hard shadow.
    static void paintPaper(QPainter& painter, const QRectF& rect, qreal scale);
    /// Sets the colours for widgets on paper.
    static QPalette onPaper(QPalette palette);
    /// Applies the theme's colours; called again when it changes.
    virtual void applyTheme() = 0;
    void changeEvent(QEvent* event) override;

    FaceStore& m_faces;
    QLabel *m_title, *m_line, *m_more;
    ResultList* m_results;
    ButtonRow* m_row;
    KeyButton* m_default = nullptr;
    KeyButton* m_log;    ///< opens the log; subclasses lay it out
    KeyButton* m_review; ///< opens the review; subclasses lay it out
    MotionSettings m_motion;

  private:
    GracePeriod m_shown{kGraceMillis}; ///< since it was shown
};

} // namespace tacklebox
