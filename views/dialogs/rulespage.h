#pragma once

#include <QSet>
#include <QTextBrowser>

#include <memory>

namespace tacklebox {

class FaceStore;

/// Shows a page of rules, ":/rules/<language>/<game>.html". Draws the images "card:<deck>/<face>" and
/// "back:<game>" at exactly the requested height, scaled with the font. Answers to rulings are folded.
class RulesPage : public QTextBrowser {
    Q_OBJECT

  public:
    explicit RulesPage(const QString& language, QWidget* parent = nullptr);
    ~RulesPage() override;

    QVariant loadResource(int type, const QUrl& name) override;
    /// Image addresses of the current page that have no picture; for tests.
    QStringList missing() const { return m_missing; }
    /// Unfolds all answers; needed before a search.
    void unfoldAll();

  signals:
    /// The page below the folds has moved.
    void foldsChanged();

  protected:
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QString pageOf(const QString& game);
    QVariant picture(const QUrl& name);
    /// Adds the theme's colours and fonts, and a box around the table's rulings.
    QString themed(QString html);
    /// Folds or unfolds the answer to a ruling.
    void fold(int ruling);
    /// Updates the page and keeps its scroll position.
    void showFolds();
    /// Opens links to this page or another one ("#target", "rules:great-lakes#target") here, and https in a
    /// web browser. Ignores all others.
    void openLink(const QUrl& link);

    QString m_language;
    std::unique_ptr<FaceStore> m_faces;
    QStringList m_missing;
    QSet<int> m_unfolded; ///< rulings of this page with an open answer, from 0
    int m_rulings = 0;    ///< their number
};

} // namespace tacklebox
