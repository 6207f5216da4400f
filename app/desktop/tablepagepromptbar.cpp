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

namespace {
bool isCounted(const ZonePicture& zone) {
    return zone.arrangement == Arrangement::Lane || zone.arrangement == Arrangement::Row;
}
} // namespace

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

/// Shrinks the rectangle to avoid notes (the steps of a turn, the sum to beat) and, with `cards`, cards in a
/// lane or row, which players count.
QRect TablePage::withoutNotes(QRect there, bool cards) const {
    constexpr int kApart = 4;
    const TableScene& scene = m_view->tableScene();
    const qreal middle = QRectF(there).center().x();
    const auto keepOff = [&](const QRectF& box) {
        if (!box.intersects(QRectF(there))) return;
        if (box.center().x() < middle)
            there.setLeft(std::max(there.left(), int(std::ceil(box.right())) + kApart));
        else
            there.setRight(std::min(there.right(), int(std::floor(box.left())) - kApart));
    };
    for (const NotePicture& note : scene.picture().notes)
        if (const auto at = scene.layout().notes.find(note.id);
            !note.text.isEmpty() && at != scene.layout().notes.end())
            keepOff(at->second);
    for (const ZonePicture& zone : scene.picture().zones)
        for (int card = 0; cards && isCounted(zone) && card < int(zone.cards.size()); ++card)
            keepOff(scene.cardRect({zone.place, card}));
    return there;
}

void TablePage::updatePromptBarRow() {
    m_view->tableScene().overlays().update();
    const bool shown = !m_promptBarRow.isEmpty() && !m_curtain->hangs();
    m_promptBar->setVisible(shown);
    QRect told = m_eventLineBeside;
    const bool gaveWay = hasRoomBesidePromptBar() && m_promptBar->takesWhole();
    m_eventLineLifted = false;
    const QRect hint = m_promptBar->hintRect();
    const bool cut =
        !hasRoomBesidePromptBar() && hint.intersects(m_eventLineBeside); // by a hint above the prompt bar
    // A long question needs the whole row, so move the event line above it, unless the prompt bar itself
    // reports events.
    if (shown && ((gaveWay && m_promptBar->asks()) || cut)) {
        constexpr int kLeastOpen = 280; // pixels above it, which a card's close-up needs
        told = QRect(m_asked.left(), 0, m_asked.width(), m_eventLine->lowHeight());
        told.moveBottom((hint.isEmpty() ? m_promptBar->geometry() : hint).top() - 1);
        const std::vector<QRectF>& coves = m_view->tableScene().layout().coves; // players count their cards
        m_eventLineLifted = told.top() >= kLeastOpen && std::ranges::none_of(coves, [&](const QRectF& cove) {
                                return cove.intersects(QRectF(told));
                            });
        // If the text has no room beside cards and notes, let it cover them.
        QRect whole = told;
        whole.setLeft(std::min(m_eventLineBeside.left(), told.left()));
        whole.setRight(std::max(m_eventLineBeside.right(), told.right()));
        for (const QRect& tried : {withoutNotes(told, true), withoutNotes(told, false), whole}) {
            told = tried;
            m_eventLine->setGeometry(told);
            if (!told.isEmpty() && m_eventLine->showsWholeText()) break;
        }
    }
    m_eventLine->setGeometry(m_eventLineLifted ? told : m_eventLineBeside);
    m_eventLine->setVisible(shown && (m_eventLineLifted || !(gaveWay || cut)) &&
                            (hasRoomBesidePromptBar() || hasRoomAbovePromptBar()));
    m_view->input().setHintRect(hintRect());
    m_view->input().setCovered(m_eventLineLifted ? QRectF(told) : QRectF());
}

QRectF TablePage::promptBarRect() const {
    return m_promptBar->isVisible() ? QRectF(m_promptBar->geometry()) : QRectF();
}

QRectF TablePage::hintRect() const {
    const QRect hint = m_promptBar->hintRect();
    return m_eventLineLifted ? hint.united(m_eventLine->geometry()) : hint;
}

} // namespace tacklebox
