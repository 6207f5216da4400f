#include "views/history/pastlist.h"

#include "views/games/common/cardfiles.h"
#include "views/history/pastgames.h"
#include "views/theme/facebutton.h"
#include "views/theme/facepainting.h"
#include "views/theme/parts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QEvent>
#include <QFile>
#include <QHeaderView>
#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>

namespace tacklebox {

namespace {

constexpr int kRowFace = 30, kFaceStep = 22, kMostFaces = 6, kBackWidth = 24;
constexpr int kRowEdge = 5; ///< pixels above and below two lines

/// Rows with touch-friendly height, the card back and the portraits.
class RoomyRows : public QStyledItemDelegate {
  public:
    RoomyRows(const PastGames& games, QTreeView* list)
        : QStyledItemDelegate(list), m_games(games), m_list(*list) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        // Names may take two lines.
        const int least = qMax(qRound(tokens::kRowHeight * theme::unitOf(m_list)),
                               2 * m_list.fontMetrics().lineSpacing() + 2 * kRowEdge);
        return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, least});
    }

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        const bool game = index.column() == PastGames::Game, players = index.column() == PastGames::Players;
        if (!game && (!players || theme::textFactor() > PastList::kLargeText)) return;
        const MatchSummary match = m_games.match(index.row());
        const QPixmap picture = game ? backOf(match.game) : facesOf(match);
        if (picture.isNull() || (players && !holdsWordsBeside(picture, *option))) return;
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = QIcon(picture);
        option->decorationSize = picture.deviceIndependentSize().toSize();
        if (game) option->font.setWeight(QFont::ExtraBold);
    }

  private:
    /// True if all names fit beside the portraits. Names take precedence.
    bool holdsWordsBeside(const QPixmap& faces, const QStyleOptionViewItem& option) const {
        const int gap = m_list.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &m_list) + 1;
        const int room =
            m_list.columnWidth(PastGames::Players) - qRound(faces.deviceIndependentSize().width()) - 5 * gap;
        const QRect words =
            option.fontMetrics.boundingRect(QRect(0, 0, qMax(1, room), 10000), Qt::TextWordWrap, option.text);
        return words.height() <= 2 * option.fontMetrics.lineSpacing() && words.width() <= room;
    }
    QPixmap backOf(const QString& game) const {
        const qreal unit = theme::unitOf(m_list), ratio = m_list.devicePixelRatioF();
        QPixmap& back = m_pictures[game + QString::number(unit * ratio)];
        if (back.isNull()) {
            const CardArt art = backArt(game);
            if (!QFile::exists(art.file)) return {};
            back = facePicture(art, (QSizeF(kBackWidth, kBackWidth * 1.4) * unit * ratio).toSize());
            back.setDevicePixelRatio(ratio);
        }
        return back;
    }
    QPixmap facesOf(const MatchSummary& match) const {
        const qreal unit = theme::unitOf(m_list), ratio = m_list.devicePixelRatioF();
        QStringList faces;
        for (const SeatPlan& seat : match.seats)
            if (!seat.person && regulars().contains(seat.name)) faces << seat.name.toLower();
        faces = faces.mid(0, kMostFaces);
        if (faces.isEmpty()) return {};
        QPixmap& row = m_pictures[faces.join(u' ') + QString::number(unit * ratio)];
        if (!row.isNull()) return row;
        const int side = qRound(kRowFace * unit), step = qRound(kFaceStep * unit);
        row = QPixmap(QSize(step * (int(faces.size()) - 1) + side, side) * ratio);
        row.setDevicePixelRatio(ratio);
        row.fill(Qt::transparent);
        QPainter painter(&row);
        for (int i = 0; i < faces.size(); ++i)
            painter.drawPixmap(i * step, 0, FaceButton::picture(faces[i], side, ratio));
        return row;
    }

    const PastGames& m_games;
    const QTreeView& m_list;
    mutable QHash<QString, QPixmap> m_pictures;
};

} // namespace

PastList::PastList(PastGames& games, QWidget* parent) : QTreeView(parent), m_games(games) {
    connect(&games, &PastGames::modelAboutToBeReset, this,
            [this] { m_current = currentRow() >= 0 ? m_games.match(currentRow()).id : 0; });
    setModel(&games);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setWordWrap(true);
    setAlternatingRowColors(true);
    setAllColumnsShowFocus(true);
    sortByColumn(PastGames::Played, Qt::DescendingOrder); // set the order first: enabling sorts at once
    setSortingEnabled(true);
    setItemDelegate(new RoomyRows(games, this));
    header()->setStretchLastSection(false);
    connect(&games, &PastGames::modelReset, this, [this] {
        if (const int row = m_games.rowOf(m_current); row >= 0) setCurrentIndex(m_games.index(row, 0));
    });
}

int PastList::currentRow() const {
    const QModelIndex index = currentIndex();
    return index.isValid() ? index.row() : -1;
}

bool PastList::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Resize) fitColumns();
    return QTreeView::viewportEvent(event);
}

void PastList::fitColumns() {
    QHeaderView* const columns = header();
    columns->setResizeContentsPrecision(100); // number of rows to measure
    const int letter = fontMetrics().averageCharWidth(), room = viewport()->width();
    const int least = letter * 42; // fits a few portraits and all names in two lines
    int others = 0;
    for (int column = 0; column < PastGames::Columns; ++column) {
        columns->setSectionHidden(column, false);
        if (column == PastGames::Players) continue;
        resizeColumnToContents(column);
        // The tool tip shows longer texts in full.
        const int most = letter * (column == PastGames::Result ? 18 : 24);
        columns->resizeSection(column, qMin(most, columns->sectionSize(column) + letter));
        others += columns->sectionSize(column);
    }
    // Hides columns that do not fit; the details below the list have their content.
    for (const int column : {PastGames::Length, PastGames::Helped, PastGames::Scores, PastGames::Played}) {
        if (others + least <= room) break;
        others -= columns->sectionSize(column);
        columns->setSectionHidden(column, true);
    }
    // The players' column takes the rest.
    columns->resizeSection(PastGames::Players, qMax(letter * 8, room - others));
}

} // namespace tacklebox

#include "moc_pastlist.cpp"
