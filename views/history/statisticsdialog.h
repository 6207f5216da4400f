// "Statistics": figures and charts of finished games, by game, players, level and help.
#pragma once

#include "model/store/statistics.h"
#include "views/theme/stagedialog.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QListView;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace tacklebox {

class BarChart;
class ButtonRow;
class Chart;
class EmptyPage;
class HistoryActions;
class LineChart;
class StatisticsModel;
class StatisticTile;
class Store;

class StatisticsDialog : public StageDialog {
    Q_OBJECT

  public:
    explicit StatisticsDialog(Store& store, QWidget* parent = nullptr);

    /// The current choice of the combo boxes.
    ResultFilter selection() const;

  signals:
    /// The empty page's button was clicked.
    void newTableWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* choosers();
    QWidget* page();
    void addButtons();
    /// Reads all results again.
    void fill();
    void offerChoices();
    /// Shows the current selection.
    void showSelection();
    /// Lays out tiles and charts in as many columns as fit.
    void arrange();
    /// With large text the content gets its full height, and the whole dialog scrolls.
    void growStack();
    void showInArea(const QWidget& widget, const QRect& part);

    bool m_large = false; ///< large text
    HistoryActions* m_historyActions;
    Store& m_store;
    QList<PersonalResult> m_results;
    int m_persons = 0; ///< number of distinct names in m_results
    int m_unread = 0;  ///< stored games that cannot be counted
    ButtonRow* m_choosers;
    QComboBox *m_who, *m_game, *m_seats, *m_level, *m_help;
    QList<StatisticTile*> m_tiles;
    QGridLayout* m_tileGrid;
    LineChart* m_scores;
    BarChart *m_endings, *m_levels;
    QGridLayout* m_charts;
    QScrollArea* m_area;
    StatisticsModel* m_figures;
    QListView* m_list;
    EmptyPage* m_nothing;
    QLabel* m_note;
    QStackedWidget* m_stack;
    QPushButton *m_asList, *m_table, *m_forget;
};

} // namespace tacklebox
