// The count before a clock runs: a large word over the table.
#pragma once

#include "model/table/countin.h"

#include <QWidget>

namespace tacklebox {

class CountdownSign : public QWidget {
    Q_OBJECT

  public:
    /// Stays in the middle of `table`.
    explicit CountdownSign(QWidget* table);
    /// Shows a step; hides for CountIn::Step::None.
    void setStep(CountIn::Step step);
    /// "Ready", "Set", "Go!"
    QString word() const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void place();

    CountIn::Step m_step = CountIn::Step::None;
};

} // namespace tacklebox
