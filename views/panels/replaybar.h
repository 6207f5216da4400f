#pragma once

#include "model/engine/seats.h"
#include "views/scene/picture/tableobserver.h"
#include "views/theme/nightbar.h"

class QComboBox;
class QLabel;

namespace tacklebox {

class ButtonRow;
class KeyButton;
class Replay;
class Timeline;

/// The playback speed.
enum class ReplaySpeed : quint8 { Half, Normal, Double, Fourfold, Fastest };
/// Returns 0.5, 1, 2 or 4; 0 for as fast as possible.
double factor(ReplaySpeed speed);

/// The controls of a replay: timeline, steps, speed, viewer, and ways to leave. It emits what the user wants;
/// the owner acts and calls updateFromTable().
class ReplayBar : public NightBar, public TableObserver {
    Q_OBJECT

  public:
    explicit ReplayBar(QWidget* parent = nullptr);

    /// Sets a table of Replay::open(); may be null.
    void setTable(Table* table) override;
    /// Shows position, viewer and available actions.
    void updateFromTable();
    void setPlaying(bool playing);
    bool playing() const { return m_playing; }
    void setSpeed(ReplaySpeed speed);
    ReplaySpeed speed() const;
    void setListsShown(bool shown);

    Timeline& timeline() const { return *m_timeline; }
    /// Returns why the match cannot be branched off here, or an empty string.
    QString whyNoWhatIf() const;

  signals:
    void goWanted(int position);
    void playWanted(bool on);
    void speedChosen(tacklebox::ReplaySpeed speed);
    void pointOfViewWanted(tacklebox::Seat viewer);
    void whatIfWanted();
    void listsWanted(bool shown);
    void leaveWanted();

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    KeyButton* stepButton(const QString& name, const QString& key);
    QWidget* labelled(const QString& words, QComboBox* box);
    void fillViewers();
    void fitLabels();
    /// Hides labels, then keys, then the text of "Play", before buttons go to a second row.
    void fitRow();

    Replay* m_replay = nullptr; ///< of m_table
    Timeline* m_timeline;
    QLabel* m_where;
    KeyButton *m_toStart, *m_back, *m_play, *m_on, *m_toEnd, *m_whatIf, *m_lists, *m_leave;
    QComboBox *m_speed, *m_viewer;
    ButtonRow* m_row;
    QList<QWidget*> m_rowParts;
    QList<QLabel*> m_labels; ///< of the combo boxes
    bool m_playing = false;
};

} // namespace tacklebox
