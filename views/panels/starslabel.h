#pragma once

#include <QWidget>

namespace tacklebox {

/// A difficulty of up to kMost stars. The accessible name has it in words.
class StarsLabel : public QWidget {
    Q_OBJECT

  public:
    static constexpr int kMost = 3;

    explicit StarsLabel(QWidget* parent = nullptr);

    void setStars(int stars);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    int m_stars = 0;
};

} // namespace tacklebox
