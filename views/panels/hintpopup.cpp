#include "views/panels/hintpopup.h"

#include "model/table/words.h"
#include "views/panels/pauseoverlay.h"
#include "views/theme/fonts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"
#include "views/theme/wrappedtext.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tacklebox {

namespace {

constexpr int kSheetPad = 12;
constexpr qreal kWidest = 44;  ///< maximum width, as a factor on the font size: longer lines are hard to read
constexpr int kAboveBoxes = 4; ///< pixels
constexpr qreal kShares[] = {1, 0.875, 0.75}; ///< factors on a large font to try
constexpr qreal kWorthIt = 0.9;               ///< a smaller font must reduce the covered area to this share
constexpr qreal kAboveEventLine = 0.2;        ///< as a factor on the font size
constexpr int kSheetFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

HintPopup::HintPopup(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("promptHint"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void HintPopup::setWords(const QString& words, qreal fontSize, qreal least) {
    setText(noBreakBeforePercent(words));
    m_fontSize = fontSize;
    m_least = least > 0 ? least : fontSize;
    arrange();
    setVisible(!words.isEmpty());
    if (!isVisible()) return;
    raise();
    auto* overlay = parentWidget()->findChild<PauseOverlay*>(QString(), Qt::FindDirectChildrenOnly);
    if (overlay && overlay->isVisible()) stackUnder(overlay);
}

void HintPopup::placeAbove(const QRect& row, const QRect& table) {
    m_row = row;
    m_table = table.isNull() ? row : table;
    arrange();
}

void HintPopup::arrange() {
    if (text().isEmpty() || m_row.isEmpty()) return;
    // Large text covers more: it shrinks rather than hiding the table.
    const bool large = m_least < m_fontSize;
    // The event line beside the prompt bar is a little higher.
    const QRect whole(m_table.left(), m_row.top() - int(std::ceil(kAboveEventLine * m_fontSize)),
                      m_table.width(), 1);
    QRect best;
    qreal least = -1;
    for (const qreal share : kShares) {
        const qreal fontSize = share * m_fontSize;
        if (least >= 0 && fontSize < m_least) break;
        for (const QRect& room : {m_row, whole}) {
            if (room == whole && !large) continue;
            const int most = std::min(room.width(), int(kWidest * fontSize));
            const QSize box = theme::wrappedSize(text(), theme::textFont(fontSize), most - 2 * kSheetPad);
            const QSize size(box.width() + 2 * kSheetPad + 2, box.height() + 2 * kSheetPad);
            const Placement place = placeFor(size, room);
            if (least >= 0 && place.cost >= kWorthIt * least) continue;
            least = place.cost;
            best = place.rect.toRect();
            m_drawn = fontSize;
        }
    }
    setGeometry(best);
    update();
}

Placement HintPopup::placeFor(QSize size, const QRect& room) const {
    QRectF strip(room.left(), std::max(0, room.top() - size.height()), room.width(), size.height());
    const Placement above = bestPlace({{{size, strip}}}, m_obstacles);
    qreal top = strip.bottom();
    for (const QRectF& box : m_boxes)
        if (box.intersects(QRectF(strip.topLeft(), size))) top = std::min(top, box.top());
    const qreal higher = top - size.height() - kAboveBoxes;
    if (top >= strip.bottom() || higher < 0) return above;
    strip.moveTop(std::floor(higher));
    const Placement overBoxes = bestPlace({{{size, strip}}}, m_obstacles);
    return overBoxes.cost < above.cost ? overBoxes : above;
}

void HintPopup::giveWayTo(const QRectF& inspector) {
    if (inspector == m_inspector) return;
    m_inspector = inspector;
    update();
}

void HintPopup::keepOff(const std::vector<QRectF>& boxes, const std::vector<Obstacle>& obstacles) {
    std::vector<Obstacle> all = obstacles;
    for (const QRectF& box : boxes)
        all.push_back({box});
    if (boxes == m_boxes && all == m_obstacles) return;
    m_boxes = boxes;
    m_obstacles = std::move(all);
    arrange();
}

bool HintPopup::event(QEvent* event) {
    const bool done = QLabel::event(event);
    if (event->type() == QEvent::Hide)
        emit moved({});
    else if (isVisible() && (event->type() == QEvent::Show || event->type() == QEvent::Move ||
                             event->type() == QEvent::Resize))
        emit moved(geometry());
    return done;
}

void HintPopup::paintEvent(QPaintEvent*) {
    if (givesWay()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const theme::Theme& theme = theme::currentTheme();
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), tokens::kTagRadius,
                            tokens::kTagRadius);
    painter.setPen(theme.ink);
    painter.setFont(theme::textFont(m_drawn));
    painter.drawText(rect().adjusted(kSheetPad, kSheetPad, -kSheetPad, -kSheetPad), kSheetFlags, text());
}

} // namespace tacklebox

#include "moc_hintpopup.cpp"
