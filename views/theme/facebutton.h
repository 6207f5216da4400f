// A face in its porthole on paper, as a picture or as a button that opens a choice.
#pragma once

#include <QAbstractButton>
#include <QPixmap>

namespace tacklebox {

class FaceButton : public QAbstractButton {
    Q_OBJECT

  public:
    /// `side` in units of scale 1.
    explicit FaceButton(int side, QWidget* parent = nullptr);

    /// The picture of that face: "ada", "guest"; calm.
    void setFace(const QString& face);
    const QString& face() const { return m_face; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    /// That face, so many logical pixels wide and high, for `widget`'s screen.
    static QPixmap picture(const QString& face, int side, qreal ratio,
                           const QString& mood = QStringLiteral("calm"));

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString m_face;
    int m_side;
    QPixmap m_picture;
};

} // namespace tacklebox
