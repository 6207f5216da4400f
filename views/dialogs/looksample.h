// A piece of a table as it looks with what is set just now: a player who asks, his tag, four cards.
#pragma once

#include "views/theme/facestore.h"

#include <QWidget>

namespace tacklebox {

class LookSample : public QWidget {
    Q_OBJECT

  public:
    explicit LookSample(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint() / 2; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    FaceStore m_faces;
};

} // namespace tacklebox
