// Positions of the coach's bubble and portrait.
#include "views/panels/coach.h"
#include "views/panels/coachbackdrop.h"
#include "views/scene/items/overlays.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QLabel>

#include <algorithm>
#include <array>

namespace tacklebox {

namespace {

constexpr qreal kBubbleWidth = 560;    ///< preferred width, in units of scale 1
constexpr qreal kNarrow = 200;         ///< cost of making the bubble narrower by its full width
constexpr qreal kNarrowest = 369;      ///< minimum width at the normal text size
constexpr qreal kLargeText = 1.4;      ///< text factor above which there is no portrait
constexpr qreal kLargeTextWidth = 1.7; ///< maximum factor on the bubble's width for large text
constexpr std::array<qreal, 8> kWidths{1,    0.89, 0.8,  0.66,
                                       0.58, 0.5,  0.42, 0.35}; ///< factors on the bubble's width to try
/// Factors on the user's text size to try. kStillLarge is the minimum just for covering less text of the
/// table.
constexpr std::array<qreal, 6> kFontScales{1, 0.88, 0.77, 0.67, 0.58, 0.5};
constexpr qreal kStillLarge = 0.65;

// Costs in units, against those of the table's obstacles. `kKept` is for what is lit, taken or named.
constexpr qreal kKept = 1e5, kTooLow = 6e4, kCard = 3e4, kArea = 10;
constexpr qreal kFontStepCost = 300, kTooSmallFont = 9e4, kNoLine = 9.5e4;

constexpr qreal kRing = 9, kTight = 4; ///< distance from the highlight and from other obstacles, in units
constexpr qreal kTagBelow = 1.6;       ///< height of the name tag below the portrait, as a multiple of kEdge
constexpr qreal kHigher = 0.3, kOtherSide = 20; ///< cost of a portrait a pixel up, and at the other side
constexpr qreal kPortraitCovers = 1000;         ///< the portrait hides rather than cover as much
constexpr qreal kRightPart = 0.68;              ///< a subject beyond this share of the width is on the right

} // namespace

QRectF Coach::withTag(const QRectF& portrait) const {
    return portrait.isEmpty() ? portrait : portrait.adjusted(0, 0, 0, kTagBelow * kEdge * unit());
}

std::vector<Obstacle> Coach::obstacles() const {
    const qreal u = unit(), ring = kRing * u, tight = kTight * u;
    std::vector<Obstacle> all;
    const auto add = [&](const std::vector<QRectF>& rects, qreal margin, qreal touch) {
        for (const QRectF& rect : rects)
            all.push_back({rect.adjusted(-margin, -margin, margin, margin), kArea / u, touch * u});
    };
    const QSizeF table = parentWidget()->size();
    add(m_around.lit, ring, kKept);
    add(m_around.taken, tight, kKept);
    add(m_around.named, tight, kKept);
    add({{QPointF(0, m_around.lowest), table}}, 0, kKept);
    add({{QPointF(0, m_around.bottom), table}}, 0, kTooLow);
    add(m_around.cards, tight, kCard);
    return all;
}

OverlayRequest Coach::bubbleRequest() {
    const qreal u = unit(), edge = kEdge * u, own = theme::textFactor();
    const QRectF room = QRectF(parentWidget()->rect()).adjusted(edge, edge, -edge, -edge);
    OverlayRequest request{.obstacles = obstacles()};
    request.box.subject =
        m_around.lit.empty()
            ? QRectF(room.center().x(), room.top() + (m_around.bottom - 2 * edge) * 0.62, 1, 1)
            : m_around.lit.front();
    const int wide = std::min(int(kBubbleWidth * u * std::min(kLargeTextWidth, own)),
                              int(parentWidget()->width() - (kCoachFace + 4 * kEdge) * u));
    m_options.clear();
    const auto add = [&](qreal fontScale, bool withLine, qreal cost) {
        m_fontScale = fontScale;
        m_line->setVisible(withLine);
        const int narrowest = int(kNarrowest * u * std::min(1.0, fontScale / own * 1.3));
        for (const qreal part : kWidths) {
            const int width = int(wide * part);
            if (part < 1 && (width < narrowest || buttonsWide() > within(width))) continue;
            request.box.options.push_back(
                {QSizeF(width, bubbleLayout(width).end), room, (cost + (1 - part) * kNarrow) * u});
            m_options.push_back({fontScale, withLine});
        }
    };
    const bool hasLine = !m_words.line.isEmpty();
    for (int step = 0; step < int(kFontScales.size()); ++step) {
        const qreal scale = std::max(1.0, own * kFontScales[std::size_t(step)]);
        add(scale, hasLine, step * kFontStepCost + (scale < own * kStillLarge ? kTooSmallFont : 0));
        if (scale <= 1) break;
    }
    if (hasLine) add(1, false, kNoLine); // last resort: drop the position in the lesson
    return request;
}

OverlayRequest Coach::portraitRequest() const {
    const qreal u = unit(), edge = kEdge * u, side = kCoachFace * u, right = parentWidget()->width() - edge;
    const bool atRight =
        !m_around.lit.empty() && m_around.lit.front().center().x() > parentWidget()->width() * kRightPart;
    const QSizeF size = withTag(QRectF(0, 0, side, side)).size();
    const qreal high = std::max(size.height(), m_around.bottom - edge);
    return {.box = {.options = {{size, QRectF(edge, edge, side, high), atRight ? kOtherSide * u : 0},
                                {size, QRectF(right - side, edge, side, high), atRight ? 0 : kOtherSide * u}},
                    .subject = QRectF(0, high + edge, right, 1),
                    .distanceWeight = kHigher},
            .obstacles = obstacles(),
            .mostCovered = kPortraitCovers * u};
}

void Coach::place() {
    m_overlays.show(Overlay::Coach, bubbleRequest());
    if (theme::textFactor() <= kLargeText)
        m_overlays.show(Overlay::CoachPortrait, portraitRequest());
    else
        m_overlays.hide(Overlay::CoachPortrait);
}

void Coach::moveToPlace() {
    const Placement place = m_overlays.placement(Overlay::Coach);
    if (place.rect.isNull() || !m_speaks) return;
    const qreal u = unit();
    m_backdrop->resize(parentWidget()->size());
    const QRect bubble = place.rect.toRect();
    const auto [fontScale, withLine] = m_options[std::size_t(place.option)];
    m_fontScale = fontScale;
    m_line->setVisible(withLine);
    m_face = m_overlays.placement(Overlay::CoachPortrait).rect;
    m_face.setHeight(m_face.width());
    buttonsWide(); // sets the font for m_fontScale
    const BubbleLayout layout = bubbleLayout(bubble.width());
    layout.apply();
    setGeometry(bubble);
    CoachBackdrop::Content content;
    content.lit = m_around.lit;
    content.said = m_around.said;
    for (const auto* kept : {&m_around.taken, &m_around.named, &m_around.cards})
        for (const QRectF& rect : *kept)
            if (m_around.lit.empty() || !rect.intersects(m_around.lit.front())) content.meant.push_back(rect);
    content.bubble = bubble;
    content.bottom = m_around.bottom;
    content.portrait = m_face;
    content.name = tr("Hal, your coach");
    content.dims = m_words.dims;
    content.dot = m_words.dot;
    content.dotCount = m_words.dotCount;
    content.dots = layout.dots.translated(bubble.topLeft());
    content.unit = u;
    m_backdrop->show(content);
}

} // namespace tacklebox
