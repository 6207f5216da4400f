// The summary of a round: points, and a button for the next one.
#pragma once

#include "views/dialogs/tableoverlay.h"

#include <QVariantAnimation>

namespace tacklebox {

class DealSummary : public TableOverlay {
    Q_OBJECT

  public:
    explicit DealSummary(FaceStore& faces, QWidget* table = nullptr);
    /// The animation that counts the points, 0 to 1; tests set its time.
    QVariantAnimation& clock() { return m_clock; }

  signals:
    /// "Next round" was pressed, or Space: continue the match.
    void continueWanted();

  protected:
    void fill(const Table& table) override;
    void applyTheme() override;
    void place() override;
    void begin() override;
    bool finishAnimation() override;
    void defaultAction() override { emit continueWanted(); }
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// Sets the font and returns the preferred size within `room`.
    QSize sizeWith(const QFont& words, const QSize& room, bool narrowRows);

    QVariantAnimation m_clock;
};

} // namespace tacklebox
