// The base of the pages for tables, replays and puzzles: a table, and lists in tabs beside it.
#pragma once

#include "views/theme/theme.h"

#include <QWidget>

#include <memory>
#include <utility>
#include <vector>

class QSplitter;
class QTabWidget;

namespace tacklebox {

class Announcer;
class FaceStore;
class LogPanel;
class PilesPanel;
class ScoresPanel;
class Table;
class TableFollower;
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
    /// Sets the focus on the table, or on what covers it.
    virtual void takeFocus();

  signals:
    void rulesWanted(const QString& anchor);
    void listsShownChanged(bool shown);

  protected:
    /// The lists are at least `listsWidth` pixels wide. `faces` must outlive the page.
    TableFramePage(FaceStore& faces, int listsWidth, QWidget* parent);
    /// Adds a tab. `follower` follows the table of the page from now on.
    void addList(QWidget* list, const QString& title, TableFollower* follower);
    /// Makes all followers follow that table; null: none.
    void follow(Table* table);
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
    QSplitter* m_splitter;
    TabWidthKeeper* m_tabWidths;
    std::vector<TableFollower*> m_followers;

  private:
    void setListsShown(bool shown);

    std::pair<theme::DeckStyle, double> m_faceStyle; ///< deck and font size of the card faces
    bool m_listsChosen = false;
};

} // namespace tacklebox
