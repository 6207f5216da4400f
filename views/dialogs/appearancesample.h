// A preview of the appearance settings: a player with a speech bubble and a name tag, and four cards.
#pragma once

#include "views/theme/facestore.h"

#include <QWidget>

namespace tacklebox {

class AppearanceSample : public QWidget {
    Q_OBJECT

  public:
    explicit AppearanceSample(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint() / 2; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    FaceStore m_faces;
};

} // namespace tacklebox
