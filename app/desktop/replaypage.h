// The replay page: a recorded match on the same table as in play, the talk beside it, and below it what
// steers it. Nobody can move.
#pragma once

#include "views/panels/replaybar.h"
#include "views/settings/settings.h"
#include "views/theme/theme.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <utility>

class QLabel;
class QSplitter;
class QTabWidget;

namespace tacklebox {

class Announcer;
class WholeTabs;
class FaceStore;
class PlacesPanel;
class Replay;
class ScoresPanel;
class Sounds;
class Table;
class TableView;
class TalkPanel;
class WorthPanel;

class ReplayPage : public QWidget {
    Q_OBJECT

  public:
    /// `faces` outlives the page.
    explicit ReplayPage(FaceStore& faces, QWidget* parent = nullptr);
    ~ReplayPage() override;

    /// Shows a match that Replay::open() read, where its timeline stands; the one before is closed.
    void show(std::unique_ptr<Table> replay);
    using QWidget::show;
    /// Nothing is shown any more.
    std::unique_ptr<Table> leave();
    Table* table() const { return m_table.get(); }
    Replay* replay() const { return m_replay; }
    TableView& view() const { return *m_view; }
    ReplayBar& bar() const { return *m_bar; }
    void useSettings(const Settings& settings);

    /// Shows that position: one on as it happens, all else at once. Playing stops.
    void goTo(int position);
    /// Plays by itself, from the start again where the end is shown; or stops.
    void play(bool on);
    bool playing() const { return m_bar->playing(); }
    void setSpeed(ReplaySpeed speed);
    /// From whose seat it is seen; nothing happens where that may not be (Replay::mayLook()).
    void look(Seat viewer);
    /// Shows or hides the lists beside the table.
    void showLists(bool shown);
    bool listsShown() const;
    /// Where the timeline stands, in words.
    QString where() const;

  signals:
    void leaveWanted();
    void whatIfWanted();
    void rulesWanted(const QString& anchor);
    void listsShownChanged(bool shown);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// What the keys of the replay page do; false for others.
    bool steer(int key);
    /// Whether that widget leaves `key` to the replay page.
    bool leavesToReplay(const QWidget* widget, int key) const;
    void step(int position);
    /// Everything of the position is shown: when playing, the next one comes after a rest.
    void caughtUp();
    void playNext();
    void showPosition();
    /// Above the table: what has happened at this position, up to event `last`.
    void showLine(int last);
    void fitLine();
    void tellEvent(int number);
    void useMotion();

    std::unique_ptr<Table> m_table;
    Replay* m_replay = nullptr; ///< of that table
    QLabel *m_line, *m_more;
    TableView* m_view;
    TalkPanel* m_talk;
    ScoresPanel* m_scores;
    PlacesPanel* m_places;
    WorthPanel* m_worth;
    Announcer* m_announcer;
    Sounds* m_sounds;
    QTabWidget* m_lists;
    WholeTabs* m_tabs;
    QSplitter* m_splitter;
    ReplayBar* m_bar;
    MotionSettings m_motion;
    std::pair<theme::DeckStyle, double> m_faceStyle; ///< deck and size of letters in which cards are drawn
    QTimer m_next;
    QString m_said; ///< the line above the table, whole
    bool m_listsChosen = false, m_singleKeys = true;
};

} // namespace tacklebox
