// The summary of a deal: what it gave whom, and on to the next.
#pragma once

#include "views/dialogs/tableoverlay.h"

namespace tacklebox {

class DealSummary : public TableOverlay {
    Q_OBJECT

  public:
    explicit DealSummary(QWidget* table = nullptr);

  signals:
    /// "Next deal" was pressed, or Space: the table is to carry on.
    void carriedOn();

  protected:
    void fill(const Table& table) override;
    void goOn() override { emit carriedOn(); }
};

} // namespace tacklebox
