// Positions of the coach's bubble and portrait.
#include "views/panels/coach.h"
#include "views/panels/coachbackdrop.h"
#include "views/theme/keybutton.h"
#include "views/theme/rectangles.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QLabel>

#include <algorithm>
#include <array>
#include <optional>

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

// Costs per 100 square units that are covered, or for covering any. Each line outweighs those below it.
constexpr qreal kKept = 1e12, kKeptArea = 1e6;   ///< what is lit, taken or named
constexpr qreal kTooLow = 1e10, kLowArea = 1000; ///< below Around::bottom
constexpr qreal kCard = 1e9;
constexpr qreal kPlayer = 40000, kText = 20000, kHand = 10000;
constexpr qreal kSeen = 0.5;
/// A cost above which more than Around::seen is covered, and above which something is that must not be.
constexpr qreal kHides = 5000, kCovers = kKept / 2;

constexpr qreal kRing = 9, kTight = 4; ///< distance from the highlight and from other obstacles, in units
constexpr int kPortraitHeights = 4;    ///< number of heights to try for the portrait, left and right
constexpr int kPortraitsTried = 4;     ///< maximum number of positions to try
constexpr qreal kTagBelow = 1.6;       ///< height of the name tag below the portrait, as a multiple of kEdge
constexpr qreal kHigher = 60, kOtherSide = 20; ///< cost per step up, and of the side that is not preferred
constexpr qreal kMoved = 60;                   ///< cost of each further position
constexpr qreal kRightPart = 0.68;             ///< a subject beyond this share of the width is on the right

} // namespace

QRectF Coach::withTag(const QRectF& portrait) const {
    return portrait.isEmpty() ? portrait : portrait.adjusted(0, 0, 0, kTagBelow * kEdge * unit());
}

std::vector<Obstacle> Coach::obstacles() const {
    const qreal u = unit(), ring = kRing * u, tight = kTight * u;
    std::vector<Obstacle> all;
    const auto add = [&](const std::vector<QRectF>& rects, qreal margin, qreal area, qreal touch = 0) {
        for (const QRectF& rect : rects)
            all.push_back({rect.adjusted(-margin, -margin, margin, margin), area / u, touch});
    };
    add(m_around.lit, ring, kKeptArea, kKept);
    add(m_around.taken, tight, kKeptArea, kKept);
    add(m_around.named, tight, kKeptArea, kKept);
    add({QRectF(0, m_around.lowest, parentWidget()->width(), parentWidget()->height())}, 0, kKeptArea, kKept);
    add({QRectF(0, m_around.bottom, parentWidget()->width(), parentWidget()->height())}, 0, kLowArea,
        kTooLow);
    add(m_around.cards, tight, kLowArea, kCard);
    add(m_around.players, 0, kPlayer);
    add(m_around.hands, 0, kHand);
    add(m_around.said, 0, kText);
    add(m_around.seen, 0, kSeen);
    return all;
}

std::vector<Placement> Coach::portraitPositions(const std::vector<Obstacle>& obstacles) const {
    const qreal u = unit(), edge = kEdge * u, side = kCoachFace * u;
    const bool atRight =
        !m_around.lit.empty() && m_around.lit.front().center().x() > parentWidget()->width() * kRightPart;
    const qreal lowest = m_around.bottom - side - edge * kTagBelow, highest = std::min(edge, lowest);
    std::vector<Placement> positions;
    for (int step = 0; step < kPortraitHeights; ++step)
        for (const bool right : {true, false}) {
            const QRectF face(right ? parentWidget()->width() - side - edge : edge,
                              lowest + (highest - lowest) * step / (kPortraitHeights - 1), side, side);
            const qreal covered = coverCost(withTag(face), obstacles);
            positions.push_back(
                {face, u * (kHigher * step + (right == atRight ? kOtherSide : 0)) + covered, covered});
        }
    std::ranges::stable_sort(positions, {}, &Placement::cost);
    return positions;
}

Placement Coach::bestBubble(qreal fontScale, const std::vector<Obstacle>& obstacles) {
    m_fontScale = fontScale;
    const qreal u = unit(), edge = kEdge * u;
    const int wide = std::min(int(kBubbleWidth * u * std::min(kLargeTextWidth, theme::textFactor())),
                              int(parentWidget()->width() - (kCoachFace + 4 * kEdge) * u));
    const int narrowest = int(kNarrowest * u * std::min(1.0, fontScale / theme::textFactor() * 1.3));
    const QRectF room(edge, edge, parentWidget()->width() - 2 * edge, parentWidget()->height() - 2 * edge);
    QRectF subject(room.center().x(), room.top() + (m_around.bottom - 2 * edge) * 0.62, 1, 1);
    if (!m_around.lit.empty()) subject = m_around.lit.front();
    std::optional<Placement> best;
    for (const qreal part : kWidths) {
        const int width = int(wide * part);
        if (part < 1 && (width < narrowest || buttonsWide() > within(width))) continue;
        Placement place = bestPlace({{{QSizeF(width, arrange(width, false)), room}}, subject}, obstacles);
        place.cost += (1 - part) * kNarrow * u;
        if (!best || place.cost < best->cost) best = place;
    }
    return *best;
}

Coach::Choice Coach::bestBeside(const Placement& portrait, const std::vector<Obstacle>& obstacles) {
    std::vector<Obstacle> all = obstacles;
    const qreal apart = 2 * kEdge * unit();
    if (!portrait.rect.isEmpty())
        all.push_back({withTag(portrait.rect).adjusted(-apart, -apart, apart, apart), kLowArea / unit()});
    std::optional<Choice> best;
    const auto tryScale = [&](qreal scale, bool withLine) {
        const Placement place = bestBubble(scale, all);
        // A smaller font must cover less.
        if (!best || place.covered + kHides < best->covered)
            best = {place.rect.toRect(),
                    place.cost + portrait.cost,
                    place.covered,
                    portrait.rect,
                    scale,
                    withLine};
    };
    const qreal own = theme::textFactor();
    const bool hasLine = !m_words.line.isEmpty();
    m_line->setVisible(hasLine);
    for (const qreal part : kFontScales) {
        const qreal scale = std::max(1.0, own * part);
        if (best && best->covered < kCovers && scale < own * kStillLarge) break;
        tryScale(scale, hasLine);
        if (best->covered < kHides || scale <= 1) break;
    }
    if (best->covered >= kCovers && hasLine) { // last resort: drop the position in the lesson
        m_line->hide();
        tryScale(1, false);
    }
    best->covered += portrait.covered;
    return *best;
}

Coach::Choice Coach::bestChoice() {
    const std::vector<Obstacle> around = obstacles();
    std::vector<Placement> portraits;
    if (theme::textFactor() <= kLargeText) {
        portraits = portraitPositions(around);
        portraits.resize(kPortraitsTried);
    }
    portraits.emplace_back(); // no portrait is better than a covered subject
    std::optional<Choice> best;
    for (std::size_t number = 0; number < portraits.size(); ++number) {
        Choice choice = bestBeside(portraits[number], around);
        choice.cost += qreal(number) * kMoved * unit();
        if (!best || choice.cost < best->cost) best = choice;
        if (choice.covered < kHides) break;
    }
    return *best;
}

void Coach::place() {
    const QRect table = parentWidget()->rect();
    const qreal u = unit();
    m_backdrop->setGeometry(table);
    const Choice choice = bestChoice();
    const QRect bubble = choice.bubble;
    m_fontScale = choice.fontScale;
    m_line->setVisible(choice.withLine);
    m_face = overlap(bubble, choice.portrait) > 0 ? QRectF() : choice.portrait; // no room for both
    buttonsWide(); // sets the font for m_fontScale
    arrange(bubble.width(), true);
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
    content.dots = m_dots.translated(bubble.topLeft());
    content.unit = u;
    m_backdrop->show(content);
}

} // namespace tacklebox
