#include "views/dialogs/unfinishedstrip.h"

#include "views/theme/theme.h"

#include <QAbstractListModel>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QWheelEvent>

namespace tacklebox {

namespace {

constexpr int kRing = 4; ///< room for the ring of the focus around a ticket
constexpr int kPad = 9, kRadius = 9, kLeastCross = 28;
constexpr qreal kTitle = 1.12;
/// Least widths in letters' heights: of the first ticket, and of all others; longer words widen a ticket up
/// to the last.
constexpr qreal kFirstWide = 20, kWide = 14.5, kMostWide = 28;

/// The bar to scroll by, on the water.
constexpr char kBar[] =
    "QScrollBar:horizontal { height: 12px; background: rgba(0, 0, 0, 50); border: none; border-radius: 6px; }"
    "QScrollBar::handle:horizontal { min-width: 40px; margin: 2px; border-radius: 4px;"
    " background: rgba(255, 255, 255, 150); }"
    "QScrollBar::handle:horizontal:hover { background: rgba(255, 255, 255, 220); }"
    "QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal { width: 0; }"
    "QScrollBar::add-page:horizontal, QScrollBar::sub-page:horizontal { background: none; }";

QFont titleOf(const QFont& letters) {
    QFont title = letters;
    title.setPixelSize(qRound(title.pixelSize() * kTitle));
    title.setBold(true);
    return title;
}

} // namespace

/// The games as a list, each in a whole sentence for readers and tool tips.
class KeptGames : public QAbstractListModel {
  public:
    using QAbstractListModel::QAbstractListModel;

    void set(const QList<UnfinishedGame>& games) {
        beginResetModel();
        m_games = games;
        endResetModel();
    }
    const QList<UnfinishedGame>& all() const { return m_games; }

    int rowCount(const QModelIndex& parent) const override {
        return parent.isValid() ? 0 : int(m_games.size());
    }
    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid() || index.row() >= m_games.size()) return {};
        const UnfinishedGame& game = m_games[index.row()];
        switch (role) {
        case Qt::DisplayRole: return game.title;
        case Qt::AccessibleTextRole: return linesOf(index.row(), game).join(QStringLiteral(". "));
        case Qt::ToolTipRole: return linesOf(index.row(), game).join(u'\n');
        default: return {};
        }
    }
    /// What the ticket of a game in that row says in its first line.
    static QString titleAt(int row, const UnfinishedGame& game) {
        return row == 0 && game.trouble.isEmpty()
                   ? UnfinishedStrip::tr("Go on with %1", "a game").arg(game.title)
                   : game.title;
    }

  private:
    static QStringList linesOf(int row, const UnfinishedGame& game) {
        QStringList lines{titleAt(row, game), game.standing, game.players,
                          UnfinishedStrip::tr("Last played %1", "when").arg(game.when), game.trouble};
        lines.removeAll(QString());
        return lines;
    }

    QList<UnfinishedGame> m_games;
};

namespace {

class Tickets : public QStyledItemDelegate {
  public:
    Tickets(const KeptGames& games, UnfinishedStrip& strip)
        : QStyledItemDelegate(&strip), m_games(games), m_strip(strip) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        return m_strip.ticketSize(index.row());
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const UnfinishedGame& game = m_games.all()[index.row()];
        const bool first = index.row() == 0 && game.trouble.isEmpty();
        const bool over = option.state & QStyle::State_MouseOver;
        const QPoint mouse = m_strip.viewport()->mapFromGlobal(QCursor::pos());
        const QPalette& colours = m_strip.palette();
        const QColor ink = first ? theme::kInk : colours.color(QPalette::ButtonText);
        const QColor sound = first ? theme::kGold : colours.color(QPalette::Button);
        const QColor plain =
            game.trouble.isEmpty() ? sound : theme::mixed(sound, ink, 0.18); // still to be read
        const QColor ground = over && game.free ? theme::mixed(plain, ink, 0.09) : plain;
        const QRectF box = QRectF(option.rect).adjusted(kRing + 0.5, kRing + 0.5, -kRing - 0.5, -kRing - 0.5);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(theme::mixed(ground, ink, 0.45), 1));
        painter->setBrush(ground);
        painter->drawRoundedRect(box, kRadius, kRadius);
        if (m_strip.hasFocus() && m_strip.currentIndex() == index)
            theme::drawRing(*painter, QRectF(option.rect), kRadius);
        const QRect cross = m_strip.crossIn(option.rect);
        if (game.free) drawCross(*painter, cross, ink, ground, over && cross.contains(mouse));

        const QRect room = option.rect.adjusted(kRing + kPad, kRing + kPad, -kRing - kPad, -kRing - kPad);
        int y = room.top();
        const auto line = [&](const QString& words, const QFont& font, int right) {
            const QFontMetrics metrics(font);
            painter->setFont(font);
            painter->drawText(QRect(room.left(), y, right - room.left(), metrics.height()),
                              Qt::AlignLeft | Qt::AlignVCenter,
                              metrics.elidedText(words, Qt::ElideRight, right - room.left()));
            y += metrics.lineSpacing();
        };
        painter->setPen(ink);
        line(KeptGames::titleAt(index.row(), game), titleOf(m_strip.font()),
             game.free ? cross.left() : room.right() + 1);
        line(game.standing, m_strip.font(), room.right() + 1);
        line(game.players, m_strip.font(), room.right() + 1);
        QFont last = m_strip.font();
        last.setItalic(!game.trouble.isEmpty());
        painter->setPen(game.trouble.isEmpty() ? theme::mixed(ink, ground, 0.25) : ink);
        line(game.trouble.isEmpty() ? game.when : game.trouble, last, room.right() + 1);
        painter->restore();
    }

  private:
    static void drawCross(QPainter& painter, const QRect& rect, const QColor& ink, const QColor& ground,
                          bool under) {
        const QRectF round = QRectF(rect).adjusted(2, 2, -2, -2);
        if (under) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme::mixed(ground, ink, 0.2));
            painter.drawEllipse(round);
        }
        const qreal arm = round.width() * 0.2;
        painter.setPen(QPen(under ? ink : theme::mixed(ink, ground, 0.3), qMax(1.6, round.width() / 14),
                            Qt::SolidLine, Qt::RoundCap));
        const QPointF middle = round.center();
        painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm));
        painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm));
    }

    const KeptGames& m_games;
    UnfinishedStrip& m_strip;
};

} // namespace

UnfinishedStrip::UnfinishedStrip(QWidget* parent) : QListView(parent), m_games(new KeptGames(this)) {
    setAccessibleName(tr("Unfinished games"));
    setAccessibleDescription(tr("Enter goes on with the marked game, Delete gives it up."));
    setModel(m_games);
    setItemDelegate(new Tickets(*m_games, *this));
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    horizontalScrollBar()->setStyleSheet(QLatin1String(kBar));
    setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_Hover);
    viewport()->setAutoFillBackground(false); // the water shows through
    setLetters(font().pixelSize() > 0 ? font().pixelSize() : qRound(theme::fontPixels(*this)));
}

void UnfinishedStrip::setGames(const QList<UnfinishedGame>& games) {
    if (games == m_games->all()) return;
    const int row = currentIndex().row();
    const qint64 current = row >= 0 ? m_games->all()[row].match : 0;
    m_games->set(games);
    int now = games.isEmpty() ? -1 : qBound(0, row, int(games.size()) - 1);
    for (int i = 0; i < games.size(); ++i)
        if (games[i].match == current) now = i;
    if (now >= 0) setCurrentIndex(m_games->index(now));
}

const QList<UnfinishedGame>& UnfinishedStrip::games() const {
    return m_games->all();
}

void UnfinishedStrip::setLetters(int pixels) {
    if (font().pixelSize() == pixels) return;
    QFont letters = font();
    letters.setPixelSize(pixels);
    setFont(letters);
    scheduleDelayedItemsLayout();
}

QSize UnfinishedStrip::ticketSize(int row) const {
    const UnfinishedGame& game = m_games->all()[row];
    const QFontMetrics title(titleOf(font()));
    const int edges = 2 * kPad + 2 * kRing;
    const int head = title.horizontalAdvance(KeptGames::titleAt(row, game)) + crossIn({}).width();
    const int words = qMax(fontMetrics().horizontalAdvance(game.standing),
                           fontMetrics().horizontalAdvance(game.trouble) * 11 / 10); // it is slanted
    const int least = qRound(font().pixelSize() * (row == 0 ? kFirstWide : kWide));
    const int wide = qBound(least, qMax(head, words) + edges + 2, qRound(font().pixelSize() * kMostWide));
    return {wide, title.lineSpacing() + 3 * fontMetrics().lineSpacing() + edges};
}

QSize UnfinishedStrip::sizeFor(int room) const {
    if (m_games->all().isEmpty()) return {0, 0};
    int wide = 0;
    for (int row = 0; row < m_games->all().size(); ++row)
        wide += ticketSize(row).width();
    const int bar = wide > room ? horizontalScrollBar()->sizeHint().height() : 0;
    return {qMin(wide, room), ticketSize(0).height() + bar};
}

QRect UnfinishedStrip::crossIn(const QRect& ticket) const {
    const int side = qMax(kLeastCross, qRound(font().pixelSize() * 1.9));
    return {ticket.right() - kRing - side - 1, ticket.top() + kRing + 2, side, side};
}

void UnfinishedStrip::goOn(int row) {
    if (row >= 0 && m_games->all()[row].free) emit goOnWanted(m_games->all()[row].match);
}

void UnfinishedStrip::giveUp(int row) {
    if (row >= 0 && m_games->all()[row].free) emit giveUpWanted(m_games->all()[row].match);
}

void UnfinishedStrip::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) goOn(currentIndex().row());
        return;
    case Qt::Key_Delete:
        if (!event->isAutoRepeat()) giveUp(currentIndex().row());
        return;
    default: QListView::keyPressEvent(event);
    }
}

void UnfinishedStrip::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->button() == Qt::LeftButton ? indexAt(event->pos()) : QModelIndex();
    QListView::mousePressEvent(event);
}

void UnfinishedStrip::mouseMoveEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    const bool free = index.isValid() && m_games->all()[index.row()].free;
    viewport()->setCursor(free ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (index.isValid()) update(index); // its cross may be under the mouse now, or no more
    QListView::mouseMoveEvent(event);
}

void UnfinishedStrip::mouseReleaseEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    QListView::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || !index.isValid() || m_pressed != index) return;
    crossIn(visualRect(index)).contains(event->pos()) ? giveUp(index.row()) : goOn(index.row());
}

void UnfinishedStrip::leaveEvent(QEvent* event) {
    QListView::leaveEvent(event);
    viewport()->update();
}

void UnfinishedStrip::wheelEvent(QWheelEvent* event) {
    QScrollBar* bar = horizontalScrollBar();
    if (bar->maximum() == 0) return event->ignore();
    const QPoint turned = event->pixelDelta().isNull() ? event->angleDelta() : event->pixelDelta();
    bar->setValue(bar->value() - (qAbs(turned.x()) > qAbs(turned.y()) ? turned.x() : turned.y()));
    event->accept();
}

void UnfinishedStrip::contextMenuEvent(QContextMenuEvent* event) {
    const QModelIndex at =
        event->reason() == QContextMenuEvent::Keyboard ? currentIndex() : indexAt(event->pos());
    if (!at.isValid() || !m_games->all()[at.row()].free) return;
    setCurrentIndex(at);
    QMenu menu(this);
    const int row = at.row();
    menu.addAction(tr("&Go on"), this, [this, row] { goOn(row); });
    menu.addAction(tr("Give &up ..."), this, [this, row] { giveUp(row); });
    menu.exec(event->reason() == QContextMenuEvent::Keyboard
                  ? viewport()->mapToGlobal(visualRect(at).center())
                  : event->globalPos());
}

void UnfinishedStrip::focusInEvent(QFocusEvent* event) {
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && !m_games->all().isEmpty()) setCurrentIndex(m_games->index(0));
    if (currentIndex().isValid()) scrollTo(currentIndex());
}

} // namespace tacklebox

#include "moc_unfinishedstrip.cpp"
