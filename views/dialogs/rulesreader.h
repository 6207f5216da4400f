// The rules of all games and the keys, in a window beside the table.
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
    /// `language` is "en" or "de". Pages missing in that language are shown in English.
    explicit RulesReader(const QString& language, QWidget* parent = nullptr);

    /// Opens the page of a game, at an anchor if there is one: "twisted-fish#card-the-net"; or the page of
    /// the keys: "keyboard". An unknown name opens the first page.
    void open(const QString& anchor);
    using QDialog::open;
    RulesPage* page() const { return m_page; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void search(bool backwards);
    /// Updates game list and title for `page`. During sourceChanged the browser still returns the old source.
    void showWhere(const QUrl& page);

    /// Lists the sections of the page, and selects the current one.
    void listParts();
    void followPart();

    QComboBox *m_games, *m_jump; ///< m_jump replaces m_parts with large text
    QListWidget* m_parts;
    RulesPage* m_page;
    QLineEdit* m_find;
    QLabel* m_found;
    QToolButton *m_back, *m_forward;
};

} // namespace tacklebox
