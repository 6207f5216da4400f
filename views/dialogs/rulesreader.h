// The rules of the games as pages with diagrams of our own cards, in a window beside the table.
#pragma once

#include "views/theme/stagedialog.h"

#include <QSet>
#include <QTextBrowser>

#include <memory>

class QLabel;
class QLineEdit;
class QComboBox;
class QListWidget;
class QToolButton;

namespace tacklebox {

class FaceStore;

/// Shows a page of ":/rules/<language>/<game>.html". Images "card:<deck>/<face>" and "back:<game>" are drawn
/// at exactly the height the page asks for, in the letters' scale.
class RulesPage : public QTextBrowser {
    Q_OBJECT

  public:
    explicit RulesPage(const QString& language, QWidget* parent = nullptr);
    ~RulesPage() override;

    QVariant loadResource(int type, const QUrl& name) override;
    /// Image addresses that no picture was found for, since the last page; for tests.
    QStringList missing() const { return m_missing; }
    /// Shows the answers of all rulings: before something is looked for.
    void unfoldAll();

  signals:
    /// Answers were shown or folded away: what stands below them has moved.
    void foldsChanged();

  protected:
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QString pageOf(const QString& game);
    QVariant picture(const QUrl& name);
    /// The page in the colours and letters of the stage, with what the table decides in a box.
    QString dressed(QString html);
    /// Shows the answer of that ruling, or folds it away.
    void fold(int ruling);
    /// Shows the page again, at the place where it is read.
    void showFolds();
    /// A link was clicked, or Enter pressed on it: a place of this page or of another ("#target",
    /// "rules:great-lakes#target") is opened here, an address of https in a web browser, and nothing else
    /// anywhere.
    void follow(const QUrl& link);

    QString m_language;
    std::unique_ptr<FaceStore> m_faces;
    QStringList m_missing;
    QSet<int> m_unfolded; ///< the rulings of this page whose answers are shown, from 0
    int m_rulings = 0;    ///< how many it has
};

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
