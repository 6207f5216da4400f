// The row below the table: the event line (latest events) and the prompt bar (the question).
#include "app/desktop/tablepage.h"
#include "views/dialogs/curtain.h"
#include "views/panels/eventline.h"
#include "views/panels/promptbar.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/overlays.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/scene/tableview.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

bool TablePage::hasRoomBesidePromptBar() const {
    constexpr qreal kRoomForBoth = 1040;
    return m_view->width() >= kRoomForBoth * m_scale;
}

bool TablePage::hasRoomAbovePromptBar() const {
    constexpr int kLeastTable = 420; // pixels; tables are never laid out for less
    return m_view->height() - m_promptBar->sizeHint().height() - m_eventLine->lowHeight() >= kLeastTable;
}

void TablePage::fitPromptBarRow() {
    // Put the event line above the prompt bar only if that does not push the hand out of the window.
    const bool above = !hasRoomBesidePromptBar() && hasRoomAbovePromptBar();
    m_view->director().setPromptBarHeight(m_promptBar->sizeHint().height() +
                                          (above ? m_eventLine->lowHeight() : 0));
}

void TablePage::placePromptBar(const QRectF& row) {
    // The event line is on the left and the prompt bar on the right, or the other way round. If the table is
    // narrow, the event line is above the prompt bar.
    constexpr qreal kEventLineLeft = 16, kEventLineRight = 346, kPromptBarLeft = 374, kPromptBarEdge = 18;
    constexpr qreal kEventLineAbove = 5; // three lines need room above and below
    const qreal unit = m_scale;
    const bool both = hasRoomBesidePromptBar();
    const auto between = [&](qreal left, qreal right) {
        return QRectF(QPointF(left, row.top()), QPointF(right, row.bottom())).toRect();
    };
    QRect told = between(row.left() + kEventLineLeft * unit, row.left() + kEventLineRight * unit);
    QRect asked = between(row.left() + (both ? kPromptBarLeft : kPromptBarEdge) * unit,
                          row.right() - kPromptBarEdge * unit);
    if (both) {
        told.setTop(told.top() - qRound(kEventLineAbove * unit));
    } else {
        told = asked;
        told.setHeight(hasRoomAbovePromptBar() ? m_eventLine->lowHeight() : 0);
        asked.setTop(told.bottom() + 1);
    }
    if (m_buttonsLeft)
        for (QRect* mirrored : {&told, &asked})
            mirrored->moveLeft(qRound(row.left() + row.right()) - mirrored->right() - 1);
    m_eventLineBeside = told;
    m_asked = asked;
    QRect whole = asked;
    whole.setLeft(std::min(told.left(), asked.left()));
    whole.setRight(std::max(told.right(), asked.right()));
    m_promptBar->setRects(asked, whole);
    m_promptBarRow = row;
    if (!row.isEmpty()) m_curtain->setRod(m_view->mapTo(this, row.toRect().topLeft()).y());
    updatePromptBarRow();
}

void TablePage::updatePromptBarRow() {
    const bool shown = !m_promptBarRow.isEmpty() && !m_curtain->hangs();
    m_promptBar->setVisible(shown);
    Overlays& overlays = m_view->tableScene().overlays();
    overlays.update();
    // A long question needs the whole row, so move the event line above it, unless the prompt bar itself
    // reports events.
    const bool both = hasRoomBesidePromptBar(), gaveWay = both && m_promptBar->takesWhole();
    const bool cut =
        !both && m_promptBar->hintRect().intersects(m_eventLineBeside); // by a hint above the bar
    m_eventLineLifted = cut || (gaveWay && m_promptBar->asks());
    if (!shown || (gaveWay && !m_eventLineLifted) || (!both && !hasRoomAbovePromptBar()))
        overlays.hide(Overlay::EventLine);
    else if (m_eventLineLifted)
        overlays.show(Overlay::EventLine, eventLineAbovePromptBar());
    else
        overlays.show(Overlay::EventLine, {.box = {{{m_eventLineBeside.size(), m_eventLineBeside}}}});
}

OverlayRequest TablePage::eventLineAbovePromptBar() const {
    constexpr int kLeastOpen = 280;                     // pixels above it, which a card's close-up needs
    constexpr qreal kFarFromBar = 3, kWholeWidth = 200; // costs: of a pixel of distance, and of the whole row
    constexpr qreal kFromBar = 8; // pixels that Overlays keeps between a box and its subject
    const QRect row = m_promptBar->geometry(), whole = m_eventLineBeside.united(m_asked);
    const QRect room(whole.left(), kLeastOpen, whole.width(), row.top() - kLeastOpen);
    const int high = m_eventLine->lowHeight();
    OverlayRequest request{.mostCovered = kOverlayTouch};
    request.box.subject = QRectF(row).translated(0, kFromBar);
    request.box.distanceWeight = kFarFromBar;
    for (const QRectF& cove : m_view->tableScene().layout().coves) // players count their cards
        request.obstacles.push_back({cove, kOverlayWeight, kOverlayTouch});
    for (const qreal part : {1.0, 0.85, 0.7, 0.55, 0.4, 0.0}) {
        const bool last = part == 0; // the whole row, even if it does not suffice
        const QSize size(last ? whole.width() : int(part * m_asked.width()), high);
        m_eventLine->resize(size); // only to measure
        if (high <= room.height() && (last || m_eventLine->showsWholeText()))
            request.box.options.push_back({size, room, last ? kWholeWidth : 0});
    }
    return request;
}

void TablePage::moveEventLine() {
    const QRectF rect = m_view->tableScene().overlays().placement(Overlay::EventLine).rect;
    m_eventLine->setVisible(!rect.isNull());
    if (!rect.isNull()) m_eventLine->setGeometry(rect.toRect());
}

QRectF TablePage::promptBarRect() const {
    return m_promptBar->isVisible() ? QRectF(m_promptBar->geometry()) : QRectF();
}

} // namespace tacklebox
