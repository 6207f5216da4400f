// The window: the lobby, or one table; menus; settings. Wiring only: no rules and no painting here.
#pragma once

#include "model/table/plan.h"
#include "views/dialogs/settings.h"
#include "views/scene/tableview.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>
#include <optional>

class QSettings;
class QStackedWidget;

namespace tacklebox {

class FaceStore;
class Language;
class Lobby;
class RulesReader;
class Table;
class TablePage;

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// Whether settings and last choices are read and kept. A trial neither reads nor changes what a person
    /// has set.
    enum class Memory { None, Kept };

    explicit MainWindow(Language& language, Memory memory, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a table and sits down at it; what was played before is left. False with a sentence in *fault if
    /// the plan cannot be played; then nothing changes.
    bool openTable(const TablePlan& plan, QString* fault);
    /// Goes on with a recorded game; seats by `seats`, else one person and bots. False with *fault likewise.
    bool openFile(const QString& file, const std::optional<QList<SeatPlan>>& seats, QString* fault);
    void showLobby();
    /// Back to the table that was left for the lobby; it goes on if leaving it had paused it.
    void backToTable();
    void showRules(const QString& anchor);
    void setPace(Pace pace);
    /// Closes without asking whether a running game may be left.
    void leaveAtOnce();

    TablePage& tablePage() const { return *m_page; }
    FaceStore& faces() const { return *m_faces; }

  protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    /// Builds lobby, page and menus in the language in use; the running table stays.
    void build();
    void buildMenus();
    void sit(std::unique_ptr<Table> table);
    /// True if no game runs, or the person agrees to leave it.
    bool mayLeave();
    void newTable(const QString& game);
    void openSettings();
    void useSettings();
    void setKnownCards(KnownCards mode);
    void openFileByDialog();
    void saveFileByDialog();
    /// A table is in front, not the lobby.
    bool atTable() const;

    Language& m_language;
    std::unique_ptr<QSettings> m_memory;
    std::unique_ptr<FaceStore> m_faces;
    Settings m_settings;
    QStackedWidget* m_stack = nullptr;
    Lobby* m_lobby = nullptr;
    TablePage* m_page = nullptr;
    QPointer<RulesReader> m_reader;
    bool m_leaving = false, m_pausedHere = false;
};

} // namespace tacklebox
