#include "views/lobby/regulars.h"

#include "views/theme/cardart.h"
#include "views/theme/colours.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tacklebox {

namespace {

// Units at scale 1.
constexpr qreal kBubblePad = 12, kBubbleFontSize = 15.5, kTail = 14, kLeastFace = 64, kMostFace = 132,
                kBubbleShadow = 5;

} // namespace

Regulars::Regulars(QWidget* parent) : QLabel(parent) {}

void Regulars::say(const Greeting& greeting) {
    if (greeting == m_greeting) return;
    m_greeting = greeting;
    m_speaker = SvgPicture(portraitArt(greeting.speaker, greeting.mood).file);
    m_listener = SvgPicture(portraitArt(greeting.listener).file);
    setText(greeting.words);
    update();
}

void Regulars::setScale(const LobbyScale& scale) {
    if (scale == m_scale) return;
    m_scale = scale;
    update();
}

qreal Regulars::bubbleHeight(const LobbyScale& scale, int width) const {
    const QFontMetrics metrics(scale.body(kBubbleFontSize, true));
    const int room = width - qRound(scale.px(2 * kBubblePad + kBubbleShadow));
    return metrics.boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap, m_greeting.words).height() +
           scale.px(1.3 * kBubblePad);
}

int Regulars::leastHeight(const LobbyScale& scale, int width) const {
    return qRound(bubbleHeight(scale, width) + scale.px(kBubbleShadow + kTail / 2 + kLeastFace));
}

void Regulars::paintEvent(QPaintEvent*) {
    const LobbyScale& scale = m_scale;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    const qreal high = bubbleHeight(scale, width());
    const qreal face =
        std::clamp(height() - high - scale.px(kTail / 2 + 2), scale.px(kLeastFace), scale.px(kMostFace));
    const qreal ratio = devicePixelRatioF();
    const QRectF left(width() * 0.28 - face / 2, height() - face, face, face);
    const QRectF right(width() * 0.74 - face * 0.45, height() - face * 0.95, face * 0.9, face * 0.9);
    for (const auto& [box, picture] : {std::pair(left, &m_speaker), std::pair(right, &m_listener)}) {
        const QPixmap& pixmap = picture->at(box.size(), ratio, scale.live);
        p.drawPixmap(box, pixmap, QRectF(pixmap.rect()));
    }
    const qreal radius = scale.px(12);
    // Directly above the faces, however much room there is.
    const qreal above = std::max(scale.px(1.5), left.top() - scale.px(kTail / 2) - high);
    const QRectF bubble(scale.px(1.5), above, width() - scale.px(kBubbleShadow), high - scale.px(3));
    const QPointF tip(left.center().x() + scale.px(10), left.top() + scale.px(8));
    QPainterPath shape;
    shape.addRoundedRect(bubble, radius, radius);
    QPainterPath tail(QPointF(tip.x() - scale.px(26), bubble.bottom() - scale.px(3)));
    tail.lineTo(tip);
    tail.lineTo(QPointF(tip.x() - scale.px(2), bubble.bottom() - scale.px(3)));
    tail.closeSubpath();
    shape = shape.united(tail);
    if (theme::currentTheme().shadows)
        p.fillPath(shape.translated(scale.px(3), scale.px(5)), faded(tokens::kNight, 0.3));
    p.setPen(QPen(theme::currentTheme().ink, scale.px(3), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(theme::currentTheme().paper);
    p.drawPath(shape);
    p.setPen(theme::currentTheme().ink);
    p.setFont(scale.body(kBubbleFontSize, true));
    p.drawText(bubble.adjusted(scale.px(kBubblePad), 0, -scale.px(kBubblePad), 0),
               Qt::AlignCenter | Qt::TextWordWrap, m_greeting.words);
}

} // namespace tacklebox

#include "moc_regulars.cpp"
