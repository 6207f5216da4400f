// "Statistics": what finished games come to, by game, players, level and help, in figures and charts.
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
class FiguresList;
class FigureTile;
class HistoryActions;
class LineChart;
class Store;

class StatisticsDialog : public StageDialog {
    Q_OBJECT

  public:
    explicit StatisticsDialog(Store& store, QWidget* parent = nullptr);

    /// What is chosen now.
    Selection selection() const;

  signals:
    /// There is no game yet, and the person wants to begin one.
    void newTableWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* choosers();
    QWidget* page();
    void addButtons();
    /// Reads everything anew.
    void fill();
    void offerChoices();
    /// Shows what the choices choose.
    void follow();
    /// Tiles and charts in as many columns as the width allows.
    void arrange();
    /// With large text what is shown is as high as it needs: it scrolls with all else.
    void growStack();
    void showInArea(const QWidget& widget, const QRect& part);

    bool m_large = false; ///< the text
    HistoryActions* m_historyActions;
    Store& m_store;
    QList<PersonalResult> m_results;
    int m_persons = 0; ///< how many different ones there are
    int m_unread = 0;  ///< kept games that cannot be counted
    ButtonRow* m_choosers;
    QComboBox *m_who, *m_game, *m_seats, *m_level, *m_aid;
    QList<FigureTile*> m_tiles;
    QGridLayout* m_tileGrid;
    LineChart* m_scores;
    BarChart *m_endings, *m_levels;
    QGridLayout* m_charts;
    QScrollArea* m_area;
    FiguresList* m_figures;
    QListView* m_list;
    EmptyPage* m_nothing;
    QLabel* m_note;
    QStackedWidget* m_stack;
    QPushButton *m_asList, *m_table, *m_forget;
};

} // namespace tacklebox
