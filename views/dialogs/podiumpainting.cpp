// Painting of the podium.
#include "views/dialogs/podium.h"

#include "views/theme/colours.h"
#include "views/theme/facestore.h"
#include "views/theme/fonts.h"
#include "views/theme/numbers.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QEasingCurve>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kDimming = 0.8, kPlainDimming = 0.92, kOvershoot = 0.08;
constexpr qreal kFontSize = 17; ///< in units of scale 1
constexpr QColor kWood(0x8a, 0x55, 0x30), kWoodLight(0xb9, 0x81, 0x4c), kWoodDark(0x4b, 0x2a, 0x13),
    kRope(0xe0, 0xc4, 0x8f);

/// Overshoots, then returns.
qreal over(qreal share) {
    QEasingCurve curve(QEasingCurve::OutBack);
    curve.setOvershoot(1.5); // 8 %
    return curve.valueForProgress(share);
}

} // namespace

QFont Podium::voiceFont() const {
    return theme::titleFont(tokens::fontPixels(tokens::kBubble, m_scale, theme::textFactor()));
}

QRectF Podium::voiceRect() const {
    const bool alone =
        !m_bollards.empty() && m_bollards.back().place == 1 && m_bollards.back().faces.size() == 1;
    if (m_voice.isEmpty() || !alone) return {};
    // Left of the winner's portrait, above the second place.
    const QRectF face = m_bollards.back().faces[0].face;
    qreal floor = face.bottom();
    for (const Bollard& bollard : m_bollards)
        for (const Bollard::Player& player : bollard.faces)
            if (bollard.place > 1 && player.face.left() < face.left())
                floor = std::min(floor, player.face.top());
    const qreal pad = 12 * m_scale, right = face.left() - 14 * m_scale;
    const qreal most = std::min(240 * m_scale * theme::textFactor(), right - m_stage.left() - 2 * pad);
    const QFontMetricsF metrics(voiceFont());
    const QRectF words = metrics.boundingRect(QRectF(0, 0, most, 1000), Qt::TextWordWrap, m_voice);
    // Rounding could wrap text in exactly the measured width.
    const QSizeF size(std::ceil(words.width()) + 2 + 2 * pad, words.height() + 1.2 * pad);
    const QRectF bubble(right - size.width(), floor - 8 * m_scale - size.height(), size.width(),
                        size.height());
    const bool fits = most > 60 * m_scale && words.width() <= most + 1 && bubble.top() > m_stage.top();
    return fits ? bubble : QRectF();
}

void Podium::paintVoice(QPainter& p) const {
    const QRectF bubble = voiceRect();
    if (bubble.isEmpty()) return;
    const QRectF face = m_bollards.back().faces[0].face;
    QPainterPath shape, tail;
    shape.addRoundedRect(bubble, 10 * m_scale, 10 * m_scale);
    const QPointF tip(face.left() + 4 * m_scale, std::max(face.center().y(), bubble.center().y()));
    tail.moveTo(bubble.right() - 20 * m_scale, bubble.center().y() - 6 * m_scale);
    tail.lineTo(tip);
    tail.lineTo(bubble.right() - 34 * m_scale, bubble.center().y() + 8 * m_scale);
    tail.closeSubpath();
    shape = shape.united(tail);
    const theme::Theme& theme = theme::currentTheme();
    p.setPen(QPen(theme.ink, std::max(1.5, tokens::kBarStroke * m_scale)));
    p.setBrush(theme.paper);
    p.drawPath(shape);
    p.setFont(voiceFont());
    p.drawText(bubble.adjusted(12 * m_scale, 0, -12 * m_scale, 0),
               Qt::AlignVCenter | Qt::TextWordWrap | Qt::TextDontClip, m_voice);
}

QPixmap Podium::blank(const QSizeF& size) const {
    const qreal ratio = devicePixelRatioF();
    QPixmap pixmap(int(std::ceil(size.width() * ratio)), int(std::ceil(size.height() * ratio)));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

void Podium::renderParts() {
    for (Bollard& bollard : m_bollards) {
        // Include the part below, visible on overshoot, and the ropes at the sides.
        const qreal edge = 14 * m_unit;
        const QRectF bounds =
            bollard.rect.adjusted(-edge, -edge, edge, bollard.rect.height() * kOvershoot + edge);
        bollard.picture = blank(bounds.size());
        QPainter p(&bollard.picture);
        p.setRenderHint(QPainter::Antialiasing);
        p.translate(-bounds.topLeft());
        paintBollard(p, bollard);
        for (std::size_t i = 0; i < bollard.faces.size(); ++i) {
            Bollard::Player& player = bollard.faces[i];
            const qreal rim = std::max(player.face.width() * 0.16, (player.room - player.face.width()) / 2);
            player.bounds = player.face.adjusted(-rim, -rim, rim, rim);
            player.picture = blank(player.bounds.size());
            QPainter q(&player.picture);
            q.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
            q.translate(-player.bounds.topLeft());
            paintPlayer(q, bollard.players[qsizetype(i)], player);
        }
    }
}

void Podium::paintBollard(QPainter& p, const Bollard& bollard) const {
    const qreal u = m_unit, stroke = std::max(1.5, 4 * u);
    const QRectF body = bollard.rect.adjusted(0, 0, 0, bollard.rect.height() * kOvershoot + 2 * stroke);
    const qreal top = 20 * u;
    const theme::Theme& theme = theme::currentTheme();
    const bool plain = !theme.shadows; // high contrast
    const QColor wood = plain ? theme.paper : kWood, lid = plain ? theme.paper : kWoodLight,
                 gap = plain ? theme.paper : kWoodDark;
    const QPen ink(theme.ink, stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    p.setPen(ink);
    p.setBrush(wood);
    QPainterPath post;
    post.moveTo(body.left(), body.top());
    post.lineTo(body.left(), body.bottom());
    post.lineTo(body.right(), body.bottom());
    post.lineTo(body.right(), body.top());
    p.drawPath(post);
    p.setPen(QPen(gap, std::max(1.0, 2.4 * u)));
    const int boards = std::max(5, int(std::round(body.width() / (30 * u))));
    for (int line = 1; line < boards; ++line) {
        const qreal x = body.left() + body.width() * line / boards;
        p.drawLine(QPointF(x, body.top() + top), QPointF(x, body.bottom()));
    }
    p.setPen(ink);
    p.setBrush(lid);
    const QRectF head(body.left(), body.top() - top, body.width(), 2 * top);
    p.drawEllipse(head);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(theme::mixed(lid, plain ? theme.ink : kWoodDark, 0.4), std::max(1.0, 2 * u)));
    p.drawEllipse(head.adjusted(head.width() * 0.14, top * 0.5, -head.width() * 0.14, -top * 0.5));

    // Three turns of rope.
    const qreal rope = body.top() + 90 * u;
    for (int turn = 0; turn < 3; ++turn) {
        const qreal y = rope + turn * 15 * u;
        QPainterPath line(QPointF(body.left() - 7 * u, y));
        line.quadTo(body.center().x(), y + 18 * u, body.right() + 7 * u, y);
        p.setPen(QPen(theme.ink, 14 * u, Qt::SolidLine, Qt::RoundCap));
        p.drawPath(line);
        p.setPen(QPen(plain ? theme.paper : kRope, 9 * u, Qt::SolidLine, Qt::RoundCap));
        p.drawPath(line);
    }

    // Tag with points, and the place.
    const bool first = bollard.place == 1;
    const QString points = theme::numberText(bollard.players.first().total);
    const QFont font = theme::titleFont(std::max(tokens::kLeastFontPixels, 21 * u));
    const qreal high = std::max(30.0 * u, QFontMetricsF(font).height() * 1.25);
    QRectF tag(0, 0, std::max(56 * u, QFontMetricsF(font).horizontalAdvance(points) + high * 0.9), high);
    tag.moveCenter({body.center().x(), body.top() + 54 * u});
    drawRounded(p, tag, high / 2, first ? theme.act : theme.paper, QPen(theme.ink, std::max(1.5, 3 * u)));
    p.setFont(font);
    p.setPen(first ? theme.onAct : theme.ink);
    p.drawText(tag, Qt::AlignCenter, points);
    p.setFont(theme::titleFont(std::max(tokens::kLeastFontPixels, (first ? 64 : 52) * u)));
    p.setPen(first ? theme.title : plain ? theme.ink : tokens::kPaperSecond);
    p.drawText(QRectF(body.left(), rope + 38 * u, body.width(), bollard.rect.bottom() - rope - 44 * u),
               Qt::AlignCenter, QString::number(bollard.place));
}

void Podium::paintPlayer(QPainter& p, const Result& result, const Bollard::Player& player) const {
    const theme::Theme& theme = theme::currentTheme();
    const QRectF face = player.face;
    if (result.won) { // halo behind the porthole
        const qreal halo = face.width() * 0.05;
        p.setPen(QPen(theme.ink, std::max(1.0, 2 * m_unit)));
        p.setBrush(theme.act);
        // The porthole is a little below the centre of its picture.
        p.drawEllipse(face.center() + QPointF(0, face.height() * 0.06), face.width() * 0.42 + halo,
                      face.width() * 0.42 + halo);
    }
    const int pixels = int(std::round(face.width() * devicePixelRatioF()));
    const QPixmap picture = m_faces.pixmapNow(faceOf(result), {pixels, pixels});
    p.drawPixmap(face, picture, QRectF(picture.rect()));

    // Name tag over the lower edge of the porthole.
    const qreal most = std::min(face.width() * 1.28, player.room - 4);
    const QFont font = theme::fitText(
        theme::titleFont(std::max(tokens::kLeastFontPixels, kFontSize * m_unit * (result.won ? 1.2 : 1))),
        tokens::kLeastFontPixels, [&](const QFont& tried) {
            return QFontMetricsF(tried).horizontalAdvance(result.name) <= most - tried.pixelSize();
        });
    const qreal pixelsHigh = font.pixelSize();
    const QFontMetricsF metrics(font);
    const QString name = metrics.elidedText(result.name, Qt::ElideRight, most - pixelsHigh);
    QRectF tag(0, 0, std::min(most, metrics.horizontalAdvance(name) + pixelsHigh), metrics.height() * 1.3);
    tag.moveCenter({face.center().x(), face.bottom() - tag.height() * 0.15});
    drawRounded(p, tag, tag.height() * 0.28, result.won ? theme.row : theme.paper,
                QPen(theme.ink, std::max(1.2, 2.4 * m_unit)));
    p.setFont(font);
    p.setPen(result.won ? theme.onRow : theme.ink);
    p.drawText(tag.translated(0, 0.07 * pixelsHigh), Qt::AlignCenter | Qt::TextDontClip, name);
}

qreal Podium::reach() const {
    return std::max(m_stage.width(), m_stage.height()) * 0.8;
}

QPointF Podium::source() const {
    const Bollard& first = m_bollards.back();
    return {first.rect.center().x(), first.faces.front().face.center().y()};
}

QRectF Podium::raysRect() const {
    if (m_bollards.empty() || m_stage.isEmpty()) return {};
    QRectF box(0, 0, 2 * reach(), 2 * reach());
    box.moveCenter(source());
    return box.intersected(QRectF(0, 0, width(), m_stage.bottom() + 1));
}

void Podium::paintRays(QPainter& p, qreal share) const {
    if (m_bollards.empty() || m_stage.isEmpty() || share <= 0 || m_reduced) return;
    if (!theme::currentTheme().shadows) return;
    const QPointF centre = source();
    const QRectF box = raysRect();
    const qreal reach = this->reach() * QEasingCurve(QEasingCurve::OutCubic).valueForProgress(share);
    p.save();
    p.setClipRect(box, Qt::IntersectClip);
    const QColor light = faded(tokens::kGoldLight, 0.34);
    p.setPen(Qt::NoPen);
    QRadialGradient fading(centre, std::max(1.0, reach));
    fading.setColorAt(0, light);
    fading.setColorAt(1, faded(light, 0));
    p.setBrush(fading);
    constexpr int kRayCount = 16;
    constexpr qreal kTurn = 2 * 3.14159265358979 / kRayCount;
    QPainterPath rays;
    for (int ray = 0; ray < kRayCount; ++ray) {
        const qreal from = (ray + 0.2) * kTurn, to = from + kTurn * 0.5;
        rays.moveTo(centre);
        rays.lineTo(centre + reach * QPointF(std::cos(from), std::sin(from)));
        rays.lineTo(centre + reach * QPointF(std::cos(to), std::sin(to)));
        rays.closeSubpath();
    }
    p.drawPath(rays);
    p.restore();
}

void Podium::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::StyleChange) return;
    renderParts(); // for the colours of the theme
    update();
}

void Podium::paintEvent(QPaintEvent* event) {
    QPainter p(this);
    if (!m_table.isNull()) p.drawPixmap(0, 0, m_table);
    const theme::Theme& theme = theme::currentTheme();
    p.fillRect(event->rect(),
               faded(theme.night, (theme.shadows ? kDimming : kPlainDimming) * m_progress.dim));
    if (!m_stage.isEmpty()) { // the jetty
        const QColor wood = faded(theme.shadows ? kWoodDark : theme.ink, 0.55 * m_progress.dim);
        if (theme.shadows) p.fillRect(QRect(0, m_stage.bottom() + 1, width(), height()), wood);
        p.fillRect(QRectF(0, m_stage.bottom() + 1, width(), std::max(1.0, 3 * m_scale)), wood);
    }
    p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintRays(p, m_progress.rays);

    p.save();
    p.setClipRect(QRect(0, 0, width(), m_stage.bottom() + 1), Qt::IntersectClip);
    for (std::size_t i = 0; i < m_bollards.size() && i < std::size(m_progress.rise); ++i) {
        const Bollard& bollard = m_bollards[i];
        if (m_progress.rise[i] <= 0) continue;
        const qreal edge = 14 * m_unit;
        QPointF at = bollard.rect.topLeft() - QPointF(edge, edge);
        if (m_reduced)
            p.setOpacity(m_progress.rise[i]);
        else
            at.ry() += (bollard.rect.height() + edge) * (1 - over(m_progress.rise[i]));
        p.drawPixmap(at, bollard.picture);
        p.setOpacity(1);
    }
    p.restore();
    for (std::size_t i = 0; i < m_bollards.size() && i < std::size(m_progress.fall); ++i) {
        const qreal share = m_progress.fall[i];
        if (share <= 0) continue;
        const Bollard& bollard = m_bollards[i];
        for (std::size_t k = 0; k < bollard.faces.size(); ++k) {
            QRectF target = bollard.faces[k].bounds;
            if (m_reduced) {
                p.setOpacity(share);
            } else {
                // Falls, is squashed on landing, and recovers.
                constexpr qreal kLands = 0.62;
                const qreal falls = std::min(1.0, share / kLands);
                const qreal squash =
                    share <= kLands ? 0 : 0.09 * std::sin(3.14159265 * (share - kLands) / (1 - kLands));
                p.setOpacity(std::min(1.0, falls * 2.5));
                target.translate(0, -target.height() * 0.8 * (1 - falls * falls));
                const qreal wider = target.width() * squash, lower = target.height() * squash;
                target.adjust(-wider / 2, lower, wider / 2, 0);
                // The viewer's portrait bobs once if they have not won.
                if (bollard.players[qsizetype(k)].you && bollard.place > 1)
                    target.translate(0, 10 * m_unit * std::sin(3.14159265 * m_progress.rays));
            }
            p.drawPixmap(target, bollard.faces[k].picture, QRectF(bollard.faces[k].picture.rect()));
            p.setOpacity(1);
        }
    }
    if (m_progress.board >= 1) paintVoice(p);
    if (plays() && m_progress.board > 0 && !m_board.isNull()) {
        const qreal in = QEasingCurve(QEasingCurve::OutCubic).valueForProgress(m_progress.board);
        p.setOpacity(in);
        p.drawPixmap(QPointF(m_boardRect.left(), m_boardRect.top() + (m_reduced ? 0 : 40 * (1 - in))),
                     m_board);
    }
}

} // namespace tacklebox
