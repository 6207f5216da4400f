// A page of the rules: with diagrams of our own cards, and answers that are folded away below their
// questions.
#pragma once

#include <QSet>
#include <QTextBrowser>

#include <memory>

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

} // namespace tacklebox
