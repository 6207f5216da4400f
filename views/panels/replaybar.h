// What steers a replay: timeline, steps, speed, from whose seat it is seen, and the ways out.
#pragma once

#include "model/engine/seats.h"
#include "views/theme/nightbar.h"

#include <QPointer>

class QComboBox;
class QLabel;

namespace tacklebox {

class ButtonRow;
class KeyButton;
class Replay;
class Table;
class Timeline;

/// How fast a replay plays by itself.
enum class ReplaySpeed : quint8 { Half, Normal, Double, Fourfold, Fastest };
/// 0.5, 1, 2, 4; 0 for as fast as can be.
double factor(ReplaySpeed speed);

/// Says what is wanted and shows how it is; who owns it does what is wanted and calls follow().
class ReplayBar : public NightBar {
    Q_OBJECT

  public:
    explicit ReplayBar(QWidget* parent = nullptr);

    /// A table that Replay::open() made; null for none.
    void setTable(Table* table);
    /// Shows the position, who looks and what can be done there.
    void follow();
    void setPlaying(bool playing);
    bool playing() const { return m_playing; }
    void setSpeed(ReplaySpeed speed);
    ReplaySpeed speed() const;
    void setListsShown(bool shown);

    Timeline& timeline() const { return *m_timeline; }
    /// Why one cannot play on from here; empty if one can.
    QString whyNoWhatIf() const;

  signals:
    void goWanted(int position);
    void playWanted(bool on);
    void speedChosen(tacklebox::ReplaySpeed speed);
    void lookWanted(tacklebox::Seat viewer);
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
    /// What is written before the choosers, and the keys, give way before buttons go on in a second row.
    void fitRow();

    QPointer<Table> m_table;
    Replay* m_replay = nullptr; ///< of that table
    Timeline* m_timeline;
    QLabel* m_where;
    KeyButton *m_toStart, *m_back, *m_play, *m_on, *m_toEnd, *m_whatIf, *m_lists, *m_leave;
    QComboBox *m_speed, *m_viewer;
    ButtonRow* m_row;
    QList<QWidget*> m_rowParts;
    QList<QLabel*> m_labels; ///< before the choosers
    bool m_playing = false;
};

} // namespace tacklebox
