// The rules of the games as pages with diagrams of our own cards, in a window beside the table.
#pragma once

#include "views/theme/stagedialog.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;
class QUrl;

namespace tacklebox {

class RulesPage;

class RulesReader : public StageDialog {
    Q_OBJECT

  public:
    /// `language`: "en" or "de"; a page that is not there in that language is shown in English.
    explicit RulesReader(const QString& language, QWidget* parent = nullptr);

    /// Opens a game's page, at a place of it if one is named: "twisted-fish#card-the-net". A game that there
    /// is not, or none, opens the first page.
    void open(const QString& anchor);
    using QDialog::open;
    RulesPage* page() const { return m_page; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void search(bool backwards);
    /// The list of games and the title follow the page. It is told which: while the browser says that its
    /// source changes, it still has the old one.
    void showWhere(const QUrl& page);

    /// The parts of the page, and the mark of the one that is read.
    void listParts();
    void followPart();

    QComboBox *m_games, *m_jump; ///< m_jump: the parts, where large letters leave no room for their list
    QListWidget* m_parts;
    RulesPage* m_page;
    QLineEdit* m_find;
    QLabel* m_found;
    QToolButton *m_back, *m_forward;
};

} // namespace tacklebox
