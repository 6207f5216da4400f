// The base of the pages for tables, replays and puzzles: a table, and lists in tabs beside it.
#pragma once

#include "views/scene/picture/tableobserver.h"
#include "views/settings/settings.h"
#include "views/theme/theme.h"

#include <QTabWidget>
#include <QWidget>

#include <memory>
#include <utility>
#include <vector>

class QSplitter;
class QVBoxLayout;

namespace tacklebox {

class Announcer;
class FaceStore;
class LogPanel;
class PilesPanel;
class ScoresPanel;
class Sounds;
class TableView;
class TabWidthKeeper;

class TableFramePage : public QWidget {
    Q_OBJECT

  public:
    ~TableFramePage() override;

    Table* table() const { return m_table.get(); }
    TableView& view() const { return *m_view; }
    /// Shows or hides the lists, as the user has chosen.
    virtual void showLists(bool shown);
    bool listsShown() const;
    virtual void useSettings(const Settings& settings);
    /// Sets the focus on the table, or on what covers it.
    virtual void takeFocus();

  signals:
    void rulesWanted(const QString& anchor);
    void listsShownChanged(bool shown);

  protected:
    /// The lists are at least `listsWidth` pixels wide. `faces` must outlive the page.
    TableFramePage(FaceStore& faces, int listsWidth, QWidget* parent);
    /// Adds a tab for an observer.
    template <class Panel>
    void addList(Panel* panel, const QString& title) {
        m_lists->addTab(panel, title);
        m_observers.push_back(panel);
    }
    /// Makes all observers follow the table of that presenter; null: none.
    void follow(Presenter* presenter);
    /// Tells all observers that the user sees event `number` now.
    void tellObservers(int number);
    /// Shows or hides the lists until the user has chosen.
    void showListsUnasked(bool shown);
    /// Whether the deck or the font size has changed, so that the table needs other card faces.
    bool needsOtherFaces();

    std::unique_ptr<Table> m_table;
    TableView* m_view;
    LogPanel* m_log;
    ScoresPanel* m_scores;
    PilesPanel* m_piles;
    Announcer* m_announcer;
    QTabWidget* m_lists;
    Sounds* m_sounds;
    QVBoxLayout* m_column; ///< the splitter and the announcer
    QSplitter* m_splitter;
    TabWidthKeeper* m_tabWidths;
    std::vector<TableObserver*> m_observers;

    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void setListsShown(bool shown);

    std::pair<theme::DeckStyle, double> m_faceStyle; ///< deck and font size of the card faces
    bool m_listsChosen = false;
};

} // namespace tacklebox
