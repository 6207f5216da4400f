// Placeholder for an empty list of games: a portrait, a sentence, and a button for a new table.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace tacklebox {

class EmptyPage : public QWidget {
    Q_OBJECT

  public:
    explicit EmptyPage(QWidget* parent = nullptr);

    /// Sets the sentence. `begins` shows the button.
    void setMessage(const QString& sentence, bool begins);
    /// The label that takes the focus.
    QLabel* sentence() const { return m_sentence; }

  signals:
    /// The button was clicked.
    void newTableWanted();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void drawFace();

    QLabel *m_face, *m_sentence;
    QPushButton* m_begin;
};

} // namespace tacklebox
