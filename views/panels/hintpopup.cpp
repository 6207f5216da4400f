#include "views/panels/hintpopup.h"

#include "model/table/words.h"
#include "views/panels/pauseoverlay.h"
#include "views/scene/items/overlays.h"
#include "views/theme/fonts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"
#include "views/theme/wrappedtext.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kSheetPad = 12;
constexpr qreal kWidest = 44; ///< maximum width, as a factor on the font size: longer lines are hard to read
constexpr qreal kShares[] = {1, 0.875, 0.75};   ///< factors on a large font to try
constexpr qreal kWidthParts[] = {1, 0.8, 0.65}; ///< factors on the usual width to try
// Costs, in pixels of distance from the subject.
constexpr qreal kFarFromBar = 3;       ///< for each pixel of distance from the bar
constexpr qreal kSmallerFont = 100;    ///< times the share by which the font is smaller
constexpr qreal kNarrower = 100;       ///< times the share by which the popup is narrower
constexpr qreal kWholeWidth = 10;      ///< for using the table's whole width
constexpr qreal kFromBar = 8;          ///< pixels that Overlays keeps between a box and its subject
constexpr qreal kAboveEventLine = 0.2; ///< as a factor on the font size
constexpr int kSheetFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

HintPopup::HintPopup(QWidget* parent, Overlays* overlays)
    : QLabel(parent), m_overlays(overlays ? overlays : new Overlays(nullptr, this)) {
    setObjectName(QStringLiteral("promptHint"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    connect(m_overlays, &Overlays::placed, this, [this](Overlay overlay) {
        if (overlay == Overlay::Hint) moveToPlace();
    });
}

void HintPopup::setWords(const QString& words, qreal fontSize, qreal least) {
    setText(noBreakBeforePercent(words));
    m_fontSize = fontSize;
    m_least = least > 0 ? least : fontSize;
    arrange();
}

void HintPopup::placeAbove(const QRect& row, const QRect& table) {
    m_row = row;
    m_table = table.isNull() ? row : table;
    arrange();
}

void HintPopup::arrange() {
    if (text().isEmpty()) return m_overlays->hide(Overlay::Hint);
    if (m_row.isEmpty()) return;
    // Large text covers more: it shrinks rather than hiding the table.
    const bool large = m_least < m_fontSize;
    // The event line beside the prompt bar is a little higher.
    const int eventLineTop = m_row.top() - int(std::ceil(kAboveEventLine * m_fontSize));
    const QRectF row(m_row.left(), 0, m_row.width(), m_row.top());
    const QRectF whole(m_table.left(), 0, m_table.width(), eventLineTop);
    OverlayRequest request{.mostCovered = kOverlayTouch};
    request.box.subject = QRectF(m_row.left(), m_row.top() + kFromBar, 1, m_row.height());
    request.box.distanceWeight = kFarFromBar;
    m_fontSizes.clear();
    for (const qreal share : kShares) {
        const qreal fontSize = share * m_fontSize;
        if (share < 1 && fontSize < m_least) break;
        for (const QRectF& room : {row, whole}) {
            if (room == whole && !large) continue;
            const int most = std::min(int(room.width()), int(kWidest * fontSize));
            for (const qreal part : kWidthParts) {
                const QSize box =
                    theme::wrappedSize(text(), theme::textFont(fontSize), int(part * most) - 2 * kSheetPad);
                request.box.options.push_back(
                    {QSizeF(box.width() + 2 * kSheetPad + 2, box.height() + 2 * kSheetPad), room,
                     kSmallerFont * (1 - share) + kNarrower * (1 - part) +
                         (room == whole ? kWholeWidth : 0)});
                m_fontSizes.push_back(fontSize);
            }
        }
    }
    m_overlays->show(Overlay::Hint, request);
}

void HintPopup::moveToPlace() {
    const Placement place = m_overlays->placement(Overlay::Hint);
    if (place.rect.isNull()) return hide();
    m_drawn = m_fontSizes[std::size_t(place.option)];
    setGeometry(place.rect.toRect());
    show();
    update();
    raise();
    auto* overlay = parentWidget()->findChild<PauseOverlay*>(QString(), Qt::FindDirectChildrenOnly);
    if (overlay && overlay->isVisible()) stackUnder(overlay);
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
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const theme::Theme& theme = theme::currentTheme();
    const qreal scale = std::max(1.0, m_drawn / tokens::kBody), edge = 1.5 * scale,
                radius = scale * tokens::kTagRadius;
    painter.setPen(QPen(theme.ink, 2 * scale));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(QRectF(rect()).adjusted(edge, edge, -edge, -edge), radius, radius);
    painter.setPen(theme.ink);
    painter.setFont(theme::textFont(m_drawn));
    painter.drawText(rect().adjusted(kSheetPad, kSheetPad, -kSheetPad, -kSheetPad), kSheetFlags, text());
}

} // namespace tacklebox

#include "moc_hintpopup.cpp"
