// A row of pills of which one is chosen: the tabs of dialogs and drawers. If the row is too short, they wrap
// into a second one, so that none is cut off.
#pragma once

#include "views/theme/keybutton.h"

#include <QAbstractButton>
#include <QButtonGroup>

namespace tacklebox {

class Pill : public QAbstractButton {
    Q_OBJECT

  public:
    explicit Pill(const QString& words, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

class PillBar : public ButtonRow {
    Q_OBJECT

  public:
    explicit PillBar(const QStringList& words = {}, QWidget* parent = nullptr);

    /// Replaces the pills and chooses the first.
    void setWords(const QStringList& words);
    int count() const { return int(m_pills.size()); }
    int current() const { return m_group.checkedId(); }
    void setCurrent(int number);
    Pill* pill(int number) const { return m_pills.value(number); }

  signals:
    void currentChanged(int number);

  private:
    QButtonGroup m_group;
    QList<Pill*> m_pills;
};

} // namespace tacklebox
