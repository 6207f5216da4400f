// The summary of a deal: what it gave whom, and on to the next.
#pragma once

#include "views/dialogs/tableoverlay.h"

#include <QVariantAnimation>

namespace tacklebox {

class DealSummary : public TableOverlay {
    Q_OBJECT

  public:
    explicit DealSummary(FaceStore& faces, QWidget* table = nullptr);
    /// The clock by which the points are counted up, 0 to 1; a test moves it by hand.
    QVariantAnimation& clock() { return m_clock; }

  signals:
    /// "Next deal" was pressed, or Space: the table is to carry on.
    void carriedOn();

  protected:
    void fill(const Table& table) override;
    void wearTheme() override;
    void place() override;
    void begin() override;
    bool hurry() override;
    void goOn() override { emit carriedOn(); }
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// The size that it wants with letters of so many pixels, which its parts have then.
    QSize sizeWith(qreal pixels, const QSize& room, bool narrowRows);

    QVariantAnimation m_clock;
};

} // namespace tacklebox
