#include "views/lobby/regulars.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tacklebox {

namespace {

// Units at scale 1.
constexpr qreal kBubblePad = 12, kBubbleLetters = 15.5, kTail = 14, kLeastFace = 64, kMostFace = 132,
                kBubbleShadow = 5;

QString portraitFile(const QString& who, const QString& mood) {
    return QStringLiteral(":/portraits/%1-%2.svg").arg(who, mood);
}

} // namespace

Regulars::Regulars(QWidget* parent) : QLabel(parent) {}

void Regulars::say(const Greeting& greeting) {
    if (greeting == m_greeting) return;
    m_greeting = greeting;
    m_speaker = SvgPicture(portraitFile(greeting.speaker, greeting.mood));
    m_listener = SvgPicture(portraitFile(greeting.listener, QStringLiteral("calm")));
    setText(greeting.words);
    update();
}

void Regulars::setLook(const LobbyLook& look) {
    if (look == m_look) return;
    m_look = look;
    update();
}

qreal Regulars::bubbleHeight(const LobbyLook& look, int width) const {
    const QFontMetrics metrics(look.body(kBubbleLetters, true));
    const int room = width - qRound(look.px(2 * kBubblePad + kBubbleShadow));
    return metrics.boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap, m_greeting.words).height() +
           look.px(1.3 * kBubblePad);
}

int Regulars::leastHeight(const LobbyLook& look, int width) const {
    return qRound(bubbleHeight(look, width) + look.px(kBubbleShadow + kTail / 2 + kLeastFace));
}

void Regulars::paintEvent(QPaintEvent*) {
    const LobbyLook& look = m_look;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    const qreal high = bubbleHeight(look, width());
    const qreal face =
        std::clamp(height() - high - look.px(kTail / 2 + 2), look.px(kLeastFace), look.px(kMostFace));
    const qreal ratio = devicePixelRatioF();
    const QRectF left(width() * 0.28 - face / 2, height() - face, face, face);
    const QRectF right(width() * 0.74 - face * 0.45, height() - face * 0.95, face * 0.9, face * 0.9);
    for (const auto& [box, picture] : {std::pair(left, &m_speaker), std::pair(right, &m_listener)}) {
        const QPixmap& pixmap = picture->at(box.size(), ratio, look.live);
        p.drawPixmap(box, pixmap, QRectF(pixmap.rect()));
    }
    const qreal radius = look.px(12);
    // Just above the faces, however much room there is.
    const qreal above = std::max(look.px(1.5), left.top() - look.px(kTail / 2) - high);
    const QRectF bubble(look.px(1.5), above, width() - look.px(kBubbleShadow), high - look.px(3));
    const QPointF tip(left.center().x() + look.px(10), left.top() + look.px(8));
    QPainterPath shape;
    shape.addRoundedRect(bubble, radius, radius);
    QPainterPath tail(QPointF(tip.x() - look.px(26), bubble.bottom() - look.px(3)));
    tail.lineTo(tip);
    tail.lineTo(QPointF(tip.x() - look.px(2), bubble.bottom() - look.px(3)));
    tail.closeSubpath();
    shape = shape.united(tail);
    QColor shadow = tokens::kNight;
    shadow.setAlphaF(0.3F);
    if (theme::look().shadows) p.fillPath(shape.translated(look.px(3), look.px(5)), shadow);
    p.setPen(QPen(theme::look().ink, look.px(3), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(theme::look().paper);
    p.drawPath(shape);
    p.setPen(theme::look().ink);
    p.setFont(look.body(kBubbleLetters, true));
    p.drawText(bubble.adjusted(look.px(kBubblePad), 0, -look.px(kBubblePad), 0),
               Qt::AlignCenter | Qt::TextWordWrap, m_greeting.words);
}

} // namespace tacklebox

#include "moc_regulars.cpp"
