// The count before a clock runs, in one large word over the table.
#pragma once

#include "model/table/countin.h"

#include <QWidget>

namespace tacklebox {

class CountSign : public QWidget {
    Q_OBJECT

  public:
    /// Lies in the middle of `table`, whatever its size, while there is a count.
    explicit CountSign(QWidget* table);
    /// Shows that step; nothing for CountIn::Step::None.
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
