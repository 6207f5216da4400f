// The replay page: a recorded match at a table, the log beside it, and controls below. Nobody can move.
#pragma once

#include "app/desktop/tableframepage.h"
#include "views/panels/replaybar.h"
#include "views/settings/settings.h"

#include <QTimer>

#include <memory>

class QLabel;

namespace tacklebox {

class ChancesPanel;
class Replay;

class ReplayPage : public TableFramePage {
    Q_OBJECT

  public:
    /// `faces` must outlive the page.
    explicit ReplayPage(FaceStore& faces, QWidget* parent = nullptr);
    ~ReplayPage() override;

    /// Shows a match from Replay::open() at its current position, and closes the previous one.
    void show(std::unique_ptr<Table> replay);
    using QWidget::show;
    /// Closes the replay and returns its table.
    std::unique_ptr<Table> leave();
    Replay* replay() const { return m_replay; }
    ReplayBar& bar() const { return *m_bar; }
    void useSettings(const Settings& settings) override;

    /// Stops playing and shows that position. Animates a single step forward, and shows anything else at
    /// once.
    void goTo(int position);
    /// Starts or stops playing. At the end of the match, starts from the beginning.
    void play(bool on);
    bool playing() const { return m_bar->playing(); }
    void setSpeed(ReplaySpeed speed);
    /// Changes the point of view. Does nothing if Replay::allowsPointOfView() forbids it.
    void setPointOfView(Seat viewer);
    /// The current position, in words.
    QString where() const;

  signals:
    void leaveWanted();
    void whatIfWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Handles the keys of the replay page. Returns false for other keys.
    bool handleNavigation(const QKeyEvent& event);
    /// True if that widget leaves `key` to the replay page.
    bool leavesToReplay(const QWidget* widget, int key) const;
    void step(int position);
    /// Everything at this position has been shown: while playing, starts the pause before the next one.
    void caughtUp();
    void playNext();
    void showPosition();
    /// Shows above the table what has happened at this position before event `last`.
    void showLine(int last);
    void fitLine();
    void announceEvent(int number);
    void useMotion();

    Replay* m_replay = nullptr; ///< of that table
    QLabel *m_line, *m_more;
    ChancesPanel* m_chances;
    ReplayBar* m_bar;
    MotionSettings m_motion;
    QTimer m_next;
    QString m_said; ///< the full text above the table
};

} // namespace tacklebox
