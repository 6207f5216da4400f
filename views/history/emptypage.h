// What stands where there is no past game yet: one of the regulars, a sentence, and a button to begin.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace tacklebox {

class EmptyPage : public QWidget {
    Q_OBJECT

  public:
    explicit EmptyPage(QWidget* parent = nullptr);

    /// The sentence; with `begins` a button below it leads to a new table.
    void say(const QString& sentence, bool begins);
    /// What readers come to.
    QLabel* sentence() const { return m_sentence; }

  signals:
    /// The button was pressed.
    void newTableWanted();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void drawFace();

    QLabel *m_face, *m_sentence;
    QPushButton* m_begin;
};

} // namespace tacklebox
