#include "views/scene/input/cardinspector.h"

#include "views/theme/blit.h"
#include "views/theme/fonts.h"
#include "views/theme/sentences.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

namespace tacklebox {

namespace {

constexpr qreal kEdge = 12, kGap = 8;              ///< pixels, scaled by large()
constexpr qreal kInspectorFontSize = 13;           ///< size of the font in the same pixels
constexpr qreal kFaceHeight = 168;                 ///< at unit 1
constexpr qreal kSetHeight = 112, kMostRows = 0.6; ///< of the cards of a set; share of the room for all sets
constexpr qreal kSmall = 0.7; ///< a card on the table below this share of the face's height is shown again
constexpr qreal kWidths[] = {250, 320, 190}; ///< of the text, at unit 1; the first is preferred
constexpr qreal kWider[] = {420, 540};       ///< used if the room is too low for those
constexpr qreal kOtherWidth = 24;            ///< cost of any but the first width, in pixels of distance
constexpr qreal kFromEdges = 6;              ///< between the box and the edges of its room
constexpr qreal kLeastFontScale = 0.55,
                kFontScaleStep = 0.05;          ///< least scale of the letters; steps
constexpr qreal kShares[] = {0.89, 0.78, 0.67}; ///< scales to try for text that the user has enlarged
constexpr qreal kLetterCost = 900;              ///< cost of smaller letters at unit 1, in pixels of distance
constexpr qreal kDistance = 0.1;                ///< cost of a pixel of distance from the card
constexpr qreal kTooHigh = 1e7;                 ///< cost of a pixel of a box that is higher than the room
constexpr int kWrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

QFont CardInspector::textFont(qreal size, bool bold) const {
    QFont font = QApplication::font();
    font.setPixelSize(int(size * m_fontScale * int(kInspectorFontSize * theme::textFactor() * large())));
    font.setBold(bold);
    return font;
}

qreal CardInspector::large() const {
    return std::max(1.0, m_unit);
}

QString CardWords::joined() const {
    return inSentences({title, facts, effect, now});
}

CardInspector::CardInspector(Overlays& overlays) : m_overlays(overlays) {
    setZValue(2e6);
    setVisible(false);
    connect(&overlays, &Overlays::placed, this, [this](Overlay overlay) {
        if (overlay == Overlay::Inspector) moveToPlace();
    });
}

void CardInspector::setFaces(FaceStore* faces) {
    if (m_faces) disconnect(m_faces, nullptr, this, nullptr);
    m_faces = faces;
    if (m_faces) connect(m_faces, &FaceStore::ready, this, [this] { update(); });
}

CardInspector::Layout CardInspector::layOut(qreal textWidth, QSizeF face) const {
    Layout layout;
    const qreal edge = kEdge * large(), gap = kGap * large();
    const bool beside = !face.isEmpty() && !m_ofCoin;
    const qreal left = edge + (beside ? face.width() + edge : 0);
    if (beside) layout.faces.push_back({m_sets[0][0], QRectF(QPointF(edge, edge), face)});
    if (m_ofCoin) layRows(layout, textWidth, face);
    qreal y = m_ofCoin ? layout.faces.back().rect.bottom() + gap : edge, width = textWidth;
    const auto height = [](const QFont& font, qreal wide, const QString& words) {
        return QFontMetricsF(font).boundingRect(QRectF(0, 0, wide, 1e5), kWrapped, words).height();
    };
    const auto add = [&](const QString& words, const QFont& font, qreal x, qreal wide) {
        if (words.isEmpty()) return;
        const QRectF rect(x, y, wide, std::ceil(height(font, wide, words)));
        layout.lines.push_back({words, font, rect});
        y = rect.bottom() + gap / 2;
    };
    add(m_words.title, textFont(1.2, true), left, width);
    add(m_words.facts, textFont(0.95), left, width);
    y += gap / 4;
    add(m_words.effect, textFont(), left, width);
    // The rest is below the face.
    const qreal whole = left - edge + width;
    y = std::max(y, beside ? layout.faces[0].rect.bottom() : 0.0) + gap / 2;
    if (!m_words.now.isEmpty()) {
        const qreal top = y;
        y += gap / 2;
        add(m_words.now, textFont(1, true), edge + gap, whole - 2 * gap);
        layout.now = QRectF(edge, top, whole, y - top);
        y += gap;
    }
    const qreal line = std::max(26.0, QFontMetricsF(textFont(0.95, true)).height() + gap);
    if (m_words.hasRules) layout.rules = QRectF(edge, y, whole, line);
    layout.size = QSizeF(whole + 2 * edge, std::max(y, layout.rules.bottom()) + edge);
    return layout;
}

void CardInspector::layRows(Layout& layout, qreal width, QSizeF face) const {
    const qreal edge = kEdge * large(), gap = kGap * large();
    qreal y = edge;
    for (const std::vector<CardArt>& cards : m_sets) {
        // Side by side if there is room, else overlapping, with each index visible.
        const qreal step = cards.size() < 2 ? 0
                                            : std::min(face.width() + gap / 2,
                                                       (width - face.width()) / qreal(cards.size() - 1));
        for (std::size_t i = 0; i < cards.size(); ++i)
            layout.faces.push_back({cards[i], QRectF(QPointF(std::round(edge + qreal(i) * step), y), face)});
        y += face.height() + gap / 2;
    }
}

void CardInspector::open(const CardArt& art, const CardWords& words, QRectF card, QRectF bounds, qreal unit) {
    m_sets = {{art}};
    m_ofCoin = false;
    m_words = words;
    m_unit = unit;
    const qreal high = std::max(110.0, std::round(kFaceHeight * unit));
    place(card.height() < kSmall * high ? QSizeF(std::round(high * 5 / 7), high) : QSizeF(), card, bounds);
}

void CardInspector::openSets(const std::vector<std::vector<CardArt>>& sets, const CardWords& words,
                             QRectF coin, QRectF bounds, qreal unit) {
    m_sets = sets;
    std::erase_if(m_sets, [](const std::vector<CardArt>& cards) { return cards.empty(); });
    if (m_sets.empty()) return shut();
    m_ofCoin = true;
    m_words = words;
    m_unit = unit;
    const qreal usual = std::max(90.0, std::round(kSetHeight * unit));
    const qreal high = std::min(usual, std::floor(kMostRows * bounds.height() / qreal(m_sets.size())));
    place({std::round(high * 5 / 7), high}, coin, bounds);
}

void CardInspector::place(QSizeF face, QRectF card, QRectF bounds) {
    const qreal below = std::max(
        kFromEdges, kFromEdges * m_unit); // the line with the latest event begins above the prompt bar
    const QRectF room = bounds.adjusted(kFromEdges, kFromEdges, -kFromEdges, -below);
    const qreal edge = kEdge * large();
    const qreal most = room.width() - 2 * edge - (face.isEmpty() || m_ofCoin ? 0 : face.width() + edge);
    m_fontScale = 1;
    const qreal scale = std::max(1.0, QFontInfo(textFont()).pixelSize() / (kInspectorFontSize * m_unit));
    OverlayRequest request;
    request.box.subject = card;
    request.box.distanceWeight = kDistance;
    m_layouts.clear();
    bool fits = false;
    const auto add = [&](auto&... widths) {
        const auto addOf = [&](const auto& list) {
            for (const qreal wide : list) {
                Layout layout = layOut(std::clamp(wide * m_unit * scale, 120.0, std::max(120.0, most)), face);
                layout.fontScale = m_fontScale;
                const bool low = layout.size.height() <= room.height();
                fits = fits || low;
                const qreal other = (wide == kWidths[0] ? 0 : kOtherWidth) +
                                    kLetterCost * m_unit * m_unit * (1 - m_fontScale);
                // If nothing fits, take the lowest box.
                request.box.options.push_back(
                    {layout.size, room, low ? kDistance * other : kTooHigh * layout.size.height()});
                m_layouts.push_back(std::move(layout));
            }
        };
        (addOf(widths), ...);
    };
    // Everything must be readable above the prompt bar: try wider boxes before smaller letters.
    add(kWidths);
    for (; !fits && m_fontScale >= kLeastFontScale; m_fontScale -= kFontScaleStep)
        add(kWider);
    // Shrink letters that the user has enlarged before the box covers a player.
    for (const qreal share : kShares) {
        if (share * theme::textFactor() < 1) break;
        m_fontScale = share;
        add(kWidths, kWider);
    }
    m_overlays.show(Overlay::Inspector, request);
}

void CardInspector::moveToPlace() {
    prepareGeometryChange();
    const Placement place = m_overlays.placement(Overlay::Inspector);
    setVisible(!place.rect.isNull());
    if (!isVisible()) return;
    m_rect = place.rect;
    m_layout = m_layouts[std::size_t(place.option)];
    m_fontScale = m_layout.fontScale;
    update();
}

void CardInspector::shut() {
    m_overlays.hide(Overlay::Inspector);
}

bool CardInspector::onRulesLine(QPointF point) const {
    return isVisible() && m_layout.rules.translated(m_rect.topLeft()).contains(point);
}

QRectF CardInspector::boundingRect() const {
    return m_rect.adjusted(-3 * large(), -3 * large(), 3 * large(), 3 * large());
}

void CardInspector::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const theme::Theme& theme = theme::currentTheme();
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal radius = kEdge * large(), inner = radius / 2;
    drawRounded(*painter, m_rect, radius, theme.paper, QPen(theme.ink, 2 * large()));
    painter->translate(m_rect.topLeft());
    if (m_faces) {
        const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
        for (const ShownFace& face : m_layout.faces)
            blit(*painter, face.rect.topLeft(),
                 m_faces->pixmap(face.art, (face.rect.size() * ratio).toSize()), face.rect.size());
    }
    if (!m_layout.now.isEmpty()) {
        drawRounded(*painter, m_layout.now, inner, theme.paperSecond);
    }
    painter->setPen(theme.ink);
    for (const Line& line : m_layout.lines) {
        painter->setFont(line.font);
        painter->drawText(line.rect, kWrapped, line.words);
    }
    if (m_layout.rules.isEmpty()) return;
    drawRounded(*painter, m_layout.rules, inner, theme.act, QPen(theme.ink, large()));
    const QString ask = tr("More in the rules  (?)", "a line to click, and its key");
    painter->setPen(theme.onAct);
    painter->setFont(theme::fitText(textFont(0.95, true), 9, ask, m_layout.rules.width() - 8));
    painter->drawText(m_layout.rules, Qt::AlignCenter, ask);
}

} // namespace tacklebox

#include "moc_cardinspector.cpp"
