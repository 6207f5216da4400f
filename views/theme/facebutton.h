// A round portrait, as a picture or as a button that opens a choice.
#pragma once

#include <QAbstractButton>
#include <QPixmap>

namespace tacklebox {

class FaceButton : public QAbstractButton {
    Q_OBJECT

  public:
    /// `side` is in units of scale 1.
    explicit FaceButton(int side, QWidget* parent = nullptr);

    /// Sets the portrait ("ada", "guest"), in a calm mood.
    void setFace(const QString& face);
    const QString& face() const { return m_face; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    /// Returns the portrait, `side` logical pixels wide and high, for a screen with that device pixel ratio.
    static QPixmap picture(const QString& face, int side, qreal ratio);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString m_face;
    int m_side;
    QPixmap m_picture;
};

} // namespace tacklebox
