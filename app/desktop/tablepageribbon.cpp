// The row below the table: the ticker (latest events) and the ribbon (the question).
#include "app/desktop/tablepage.h"
#include "views/dialogs/curtain.h"
#include "views/panels/promptribbon.h"
#include "views/panels/tickerbar.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/tableview.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {
bool isCounted(const ZonePicture& zone) {
    return zone.arrangement == Arrangement::Lane || zone.arrangement == Arrangement::Row;
}
} // namespace

bool TablePage::hasRoomBesideRibbon() const {
    constexpr qreal kRoomForBoth = 1040;
    return m_view->width() >= kRoomForBoth * m_scale;
}

bool TablePage::hasRoomAboveRibbon() const {
    constexpr int kLeastTable = 420; // pixels; tables are never laid out for less
    return m_view->height() - m_prompt->sizeHint().height() - m_ticker->lowHeight() >= kLeastTable;
}

void TablePage::fitRibbonRow() {
    // Put the ticker above the ribbon only if that does not push the hand out of the window.
    const bool above = !hasRoomBesideRibbon() && hasRoomAboveRibbon();
    m_view->setRibbonHeight(m_prompt->sizeHint().height() + (above ? m_ticker->lowHeight() : 0));
}

void TablePage::placeRibbon(const QRectF& row) {
    // The ticker is on the left and the ribbon on the right, or the other way round. If the table is narrow,
    // the ticker is above the ribbon.
    constexpr qreal kTickerLeft = 16, kTickerRight = 346, kRibbonLeft = 374, kRibbonEdge = 18;
    constexpr qreal kTickerAbove = 5; // three lines need room above and below
    const qreal unit = m_scale;
    const bool both = hasRoomBesideRibbon();
    const auto between = [&](qreal left, qreal right) {
        return QRectF(QPointF(left, row.top()), QPointF(right, row.bottom())).toRect();
    };
    QRect told = between(row.left() + kTickerLeft * unit, row.left() + kTickerRight * unit);
    QRect asked =
        between(row.left() + (both ? kRibbonLeft : kRibbonEdge) * unit, row.right() - kRibbonEdge * unit);
    if (both) {
        told.setTop(told.top() - qRound(kTickerAbove * unit));
    } else {
        told = asked;
        told.setHeight(hasRoomAboveRibbon() ? m_ticker->lowHeight() : 0);
        asked.setTop(told.bottom() + 1);
    }
    if (m_buttonsLeft)
        for (QRect* mirrored : {&told, &asked})
            mirrored->moveLeft(qRound(row.left() + row.right()) - mirrored->right() - 1);
    m_tickerBeside = told;
    m_asked = asked;
    QRect whole = asked;
    whole.setLeft(std::min(told.left(), asked.left()));
    whole.setRight(std::max(told.right(), asked.right()));
    m_prompt->setRooms(asked, whole);
    m_ribbonRow = row;
    if (!row.isEmpty()) m_curtain->setRod(m_view->mapTo(this, row.toRect().topLeft()).y());
    showRibbonRow();
}

/// Makes a hint cover as little as possible of cards, text and targets.
void TablePage::keepHintOff() {
    const TableScene& scene = m_view->tableScene();
    constexpr qreal kWords = 4; // half a word is worse than half a card
    std::vector<Obstacle> seen;
    for (const QRectF& seat : scene.layout().seats)
        seen.push_back({seat});
    for (const ZonePicture& zone : scene.picture().zones) {
        if (zone.arrangement == Arrangement::Lane)
            for (int card = 0; card < int(zone.cards.size()); ++card)
                seen.push_back({scene.cardRect({zone.place, card})});
        else if (zone.arrangement != Arrangement::Coves &&
                 (!zone.cards.empty() || !zone.emptyWords.isEmpty()))
            seen.push_back({scene.zoneRect(zone.place)});
    }
    for (const NotePicture& note : scene.picture().notes)
        if (const auto at = scene.layout().notes.find(note.id);
            at != scene.layout().notes.end() && !note.text.isEmpty())
            seen.push_back({at->second, kWords});
    for (const QRectF& option : m_view->input().options().rects())
        seen.push_back({option, kWords});
    m_prompt->keepSheetOff(scene.layout().coves, seen);
}

/// Shrinks the rectangle to avoid notes (the steps of a turn, the sum to beat) and, with `cards`, cards in a
/// lane or row, which players count.
QRect TablePage::besideWhatIsRead(QRect there, bool cards) const {
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

void TablePage::showRibbonRow() {
    keepHintOff();
    const bool shown = !m_ribbonRow.isEmpty() && !m_curtain->hangs();
    m_prompt->setVisible(shown);
    QRect told = m_tickerBeside;
    const bool gaveWay = hasRoomBesideRibbon() && m_prompt->takesWhole();
    m_tickerLifted = false;
    const QRect sheet = m_prompt->sheetRect();
    const bool cut = !hasRoomBesideRibbon() && sheet.intersects(m_tickerBeside); // by a hint above the ribbon
    // A long question needs the whole row, so move the ticker above it, unless the ribbon itself reports
    // events.
    if (shown && ((gaveWay && m_prompt->asks()) || cut)) {
        constexpr int kLeastOpen = 280; // pixels above it, which a card's close-up needs
        told = QRect(m_asked.left(), 0, m_asked.width(), m_ticker->lowHeight());
        told.moveBottom((sheet.isEmpty() ? m_prompt->geometry() : sheet).top() - 1);
        const std::vector<QRectF>& coves = m_view->tableScene().layout().coves; // players count their cards
        m_tickerLifted = told.top() >= kLeastOpen && std::ranges::none_of(coves, [&](const QRectF& cove) {
                             return cove.intersects(QRectF(told));
                         });
        // If the text has no room beside cards and notes, let it cover them.
        QRect whole = told;
        whole.setLeft(std::min(m_tickerBeside.left(), told.left()));
        whole.setRight(std::max(m_tickerBeside.right(), told.right()));
        for (const QRect& tried : {besideWhatIsRead(told, true), besideWhatIsRead(told, false), whole}) {
            told = tried;
            m_ticker->setGeometry(told);
            if (!told.isEmpty() && m_ticker->showsWholeText()) break;
        }
    }
    m_ticker->setGeometry(m_tickerLifted ? told : m_tickerBeside);
    m_ticker->setVisible(shown && (m_tickerLifted || !(gaveWay || cut)) &&
                         (hasRoomBesideRibbon() || hasRoomAboveRibbon()));
    m_view->input().setSheet(hintRect());
    m_view->input().setCovered(m_tickerLifted ? QRectF(told) : QRectF());
}

QRectF TablePage::ribbonRect() const {
    return m_prompt->isVisible() ? QRectF(m_prompt->geometry()) : QRectF();
}

QRectF TablePage::hintRect() const {
    const QRect sheet = m_prompt->sheetRect();
    return m_tickerLifted ? sheet.united(m_ticker->geometry()) : sheet;
}

} // namespace tacklebox
