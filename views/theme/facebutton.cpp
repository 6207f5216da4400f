#include "views/theme/facebutton.h"

#include "views/theme/facepainting.h"
#include "views/theme/parts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QPainter>

namespace tacklebox {

FaceButton::FaceButton(int side, QWidget* parent) : QAbstractButton(parent), m_side(side) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void FaceButton::setFace(const QString& face) {
    if (face == m_face) return;
    m_face = face;
    m_picture = QPixmap();
    update();
}

QSize FaceButton::sizeHint() const {
    const qreal unit = theme::unitOf(*this);
    const int side = qRound(m_side * unit + 2 * theme::focusReach(unit));
    return {side, side};
}

QPixmap FaceButton::picture(const QString& face, int side, qreal ratio) {
    QPixmap picture = facePicture(portraitArt(face), QSize(qRound(side * ratio), qRound(side * ratio)));
    picture.setDevicePixelRatio(ratio);
    return picture;
}

void FaceButton::paintEvent(QPaintEvent*) {
    const qreal unit = theme::unitOf(*this);
    const int reach = qCeil(theme::focusReach(unit)), side = qMin(width(), height()) - 2 * reach;
    const qreal ratio = devicePixelRatioF();
    if (m_picture.isNull() || m_picture.width() != qRound(side * ratio))
        m_picture = picture(m_face, side, ratio);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF round(reach, reach, side, side);
    painter.drawPixmap(round.topLeft(), m_picture);
    if (hasFocus() || (isEnabled() && underMouse() && focusPolicy() != Qt::NoFocus))
        theme::drawFocusAround(painter, round.adjusted(unit, unit, -unit, -unit), side / 2.0, unit);
}

} // namespace tacklebox

#include "moc_facebutton.cpp"
