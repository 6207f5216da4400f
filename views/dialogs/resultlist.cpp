#include "views/dialogs/resultlist.h"

#include "views/games/games.h"

#include "views/theme/facestore.h"
#include "views/theme/fonts.h"
#include "views/theme/numbers.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"
#include "views/theme/wrappedtext.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

// Factors on the font size.
constexpr qreal kFullRow = 2.9, kNarrowRow = 2, kHeadRow = 1.7, kFaceShare = 0.84, kRowPad = 0.6,
                kLeastName = 8, kBar = 0.42;
constexpr qreal kLeastNameShare = 0.7; ///< minimum factor for the font of a long name

} // namespace

/// The column headings above the scrolling rows.
class ResultList::Head : public QWidget {
  public:
    explicit Head(ResultList* list) : QWidget(list), m_list(*list) {}

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        m_list.paintHead(painter);
    }

  private:
    ResultList& m_list;
};

class ResultDelegate : public QStyledItemDelegate {
  public:
    explicit ResultDelegate(ResultList& list) : QStyledItemDelegate(&list), m_list(list) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        m_list.paintRow(*painter, option.rect, index.row(),
                        option.state.testFlag(QStyle::State_HasFocus) && m_list.hasFocus());
    }
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {40, m_list.rowHeight()};
    }

  private:
    ResultList& m_list;
};

ResultList::ResultList(FaceStore& faces, QWidget* parent)
    : QListWidget(parent), m_faces(faces), m_head(new Head(this)) {
    setAccessibleName(tr("Results"));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(NoSelection);
    setFocusPolicy(Qt::TabFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setItemDelegate(new ResultDelegate(*this));
    viewport()->setAutoFillBackground(false);
    QPalette colours = palette();
    colours.setColor(QPalette::Base, Qt::transparent);
    setPalette(colours);
}

ResultList::~ResultList() = default;

void ResultList::set(const QList<Result>& results, int deals, const QString& game) {
    clear();
    m_results = results;
    m_deals = deals;
    m_game = game;
    for (const Result& result : results) {
        auto* item = new QListWidgetItem(this);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setText(spokenRow(result, game));
        item->setToolTip(result.name);
    }
    arrange();
    updateGeometry();
}

void ResultList::setFontSize(qreal pixels) {
    if (pixels == m_pixels) return;
    m_pixels = pixels;
    arrange();
    updateGeometry();
}

void ResultList::setCounted(qreal share) {
    if (share == m_counted) return;
    m_counted = share;
    viewport()->update();
}

QFont ResultList::fontOf(qreal share, bool bold) const {
    if (bold) return theme::titleFont(std::max(tokens::kLeastFontPixels, m_pixels * share));
    QFont plain = font();
    plain.setPixelSize(int(std::round(std::max(tokens::kLeastFontPixels, m_pixels * share))));
    return plain;
}

int ResultList::rowHeight() const {
    return int(std::ceil(m_pixels * (m_narrow ? kNarrowRow : kFullRow)));
}

int ResultList::heightFor(bool narrowRows) const {
    return int(std::ceil(m_pixels * kHeadRow)) +
           int(m_results.size()) * int(std::ceil(m_pixels * (narrowRows ? kNarrowRow : kFullRow)));
}

int ResultList::leastWidth() const {
    return widthOf(columnsFor(1)) + int(std::ceil(m_pixels * kLeastName));
}

std::vector<ResultList::Column> ResultList::columnsFor(int dealsApart) const {
    const int deals = m_results.isEmpty() ? 0 : int(m_results.first().deals.size());
    std::vector<Column> columns;
    const bool moreThanThat = std::any_of(m_results.begin(), m_results.end(), [](const Result& result) {
        return result.deals.size() == 1 && result.deals.first() != result.total;
    });
    if (moreThanThat) columns.push_back({dealIsGame(m_game) ? tr("This game") : tr("This round"), 0, 1});
    if (deals > 1) {
        const int first = deals - std::min({deals, dealsApart, m_deals});
        if (first == 1 || (first > 1 && m_deals >= deals))
            columns.push_back(
                {dealTitle(m_game, first == 1 ? QStringLiteral("1") : QStringLiteral("1–%1").arg(first)), 0,
                 first});
        for (int deal = first; deal < deals; ++deal)
            columns.push_back(
                {columns.empty() ? dealTitle(m_game, QString::number(deal + 1)) : QString::number(deal + 1),
                 deal, deal + 1});
    }
    if (!m_results.isEmpty() && m_results.first().laid) {
        columns.push_back({tr("Laid down"), 0, 0, Column::Category::Laid});
        columns.push_back({tr("Left in hand"), 0, 0, Column::Category::Left});
    }
    if (!m_results.isEmpty() && m_results.first().usual) {
        columns.push_back({tr("Sets"), 0, 0, Column::Category::Usual});
        columns.push_back({tr("Special Sets"), 0, 0, Column::Category::Special});
    }
    columns.push_back({tr("Total"), 0, 0, Column::Category::Total});
    const QFontMetricsF heads(fontOf(0.86, false)), numbers(fontOf(1.18, true)), totals(fontOf(1.3, true));
    for (Column& column : columns) {
        const QFontMetricsF& metrics = column.category == Column::Category::Total ? totals : numbers;
        qreal width = heads.horizontalAdvance(column.head);
        for (const Result& result : m_results)
            width = std::max(width, metrics.horizontalAdvance(textOf(column, result)));
        // A gap before the categories.
        column.width = int(std::ceil(width + m_pixels * (column.category == Column::Category::Laid ||
                                                                 column.category == Column::Category::Usual
                                                             ? 2
                                                             : 1.1)));
    }
    return columns;
}

int ResultList::widthOf(const std::vector<Column>& columns) const {
    qreal width = m_pixels * (2 * kRowPad + 1.6 + kFullRow);
    for (const Column& column : columns)
        width += column.width;
    return int(std::ceil(width));
}

int ResultList::valueOf(const Column& column, const Result& result) const {
    switch (column.category) {
    case Column::Category::Laid: return result.laid.value_or(0);
    case Column::Category::Left: return -result.left.value_or(0);
    case Column::Category::Usual: return result.usual.value_or(0);
    case Column::Category::Special: return result.special.value_or(0);
    case Column::Category::Deals: {
        int points = 0;
        for (int deal = column.from; deal < column.to; ++deal)
            points += result.deals[deal];
        if (column.to == int(result.deals.size())) // the last round is being counted
            points -= int(std::round(result.deals.last() * (1 - m_counted)));
        return points;
    }
    case Column::Category::Total: break;
    }
    return result.total -
           (result.deals.isEmpty() ? 0 : int(std::round(result.deals.last() * (1 - m_counted))));
}

QString ResultList::textOf(const Column& column, const Result& result) const {
    return theme::numberText(valueOf(column, result));
}

void ResultList::arrange() {
    const int deals = m_results.isEmpty() ? 0 : int(m_results.first().deals.size());
    const qreal name = m_pixels * kLeastName;
    const int room = viewport()->width();
    int apart = std::min(deals, m_deals);
    m_columns = columnsFor(apart);
    while (apart > 1 && widthOf(m_columns) + name > room)
        m_columns = columnsFor(--apart);
    const int head = int(std::ceil(m_pixels * kHeadRow));
    m_narrow = height() < heightFor(false);
    setViewportMargins(0, head, 0, 0);
    m_head->resize(width(), head);
    scheduleDelayedItemsLayout();
    m_head->update();
    viewport()->update();
}

void ResultList::resizeEvent(QResizeEvent* event) {
    arrange();
    QListWidget::resizeEvent(event);
}

void ResultList::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (const QListWidgetItem* row = currentItem(); row && !event->isAutoRepeat()) emit said(row->text());
        event->accept();
    } else if (!event->text().trimmed().isEmpty()) {
        event->ignore();
    } else {
        QListWidget::keyPressEvent(event);
    }
}

QSize ResultList::sizeHint() const {
    qreal name = m_pixels * kLeastName;
    const QFontMetricsF metrics(fontOf(1.1, true));
    for (const Result& result : m_results)
        name = std::max(name, std::min(metrics.horizontalAdvance(result.name), m_pixels * 14) + m_pixels);
    return {widthOf(columnsFor(6)) + int(std::ceil(name)), heightFor(false)};
}

QSize ResultList::minimumSizeHint() const {
    return {int(m_pixels * 14), int(m_pixels * (kHeadRow + 2 * kNarrowRow))};
}

void ResultList::paintHead(QPainter& p) const {
    p.setPen(theme::currentTheme().muted);
    p.setFont(fontOf(0.86, false));
    qreal right = viewport()->width() - m_pixels * kRowPad;
    for (auto column = m_columns.rbegin(); column != m_columns.rend(); ++column) {
        p.drawText(QRectF(right - column->width, 0, column->width, m_head->height()),
                   Qt::AlignRight | Qt::AlignVCenter, column->head);
        right -= column->width;
    }
}

void ResultList::paintName(QPainter& p, const QRectF& box, const Result& result) const {
    const QFont font =
        theme::fitText(fontOf(1.1, true), kLeastNameShare * m_pixels, result.name, box.width());
    const QSize lines = theme::wrappedSize(result.name, font, int(box.width()));
    const bool wraps = lines.width() <= box.width() && lines.height() <= box.height() + 1;
    p.setFont(font);
    p.setPen(result.won ? theme::currentTheme().onRow : theme::currentTheme().ink);
    p.drawText(box, int(Qt::AlignLeft | Qt::AlignVCenter) | (wraps ? Qt::TextWordWrap : 0),
               wraps ? result.name
                     : QFontMetricsF(font).elidedText(result.name, Qt::ElideRight, box.width()));
}

void ResultList::paintRow(QPainter& p, const QRect& row, int number, bool inFocus) const {
    if (number >= m_results.size()) return;
    const Result& result = m_results[number];
    const theme::Theme& theme = theme::currentTheme();
    const QColor ink = result.won ? theme.onRow : theme.ink;
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(row).adjusted(1.5, 1.5, -1.5, -1.5);
    const qreal radius = std::min(12.0, box.height() * 0.28);
    if (result.won) {
        drawRounded(p, box.adjusted(1, 1, -1, -1), radius, theme.row, QPen(theme.ink, 2));
    } else if (number % 2) {
        drawRounded(p, box, radius, theme.paperSecond);
    }
    if (inFocus) {
        drawRounded(p, box.adjusted(3, 3, -3, -3), radius - 2, Qt::NoBrush, QPen(ink, 2, Qt::DashLine));
    }
    const qreal pad = m_pixels * kRowPad;
    qreal left = box.left() + pad;
    p.setFont(fontOf(1.1, true));
    p.setPen(ink);
    p.drawText(QRectF(left, box.top(), m_pixels * 1.2, box.height()), Qt::AlignLeft | Qt::AlignVCenter,
               QString::number(result.place));
    left += m_pixels * 1.3;

    const qreal face = std::floor(box.height() * kFaceShare);
    const int pixels = int(face * devicePixelRatioF());
    const QPixmap picture = m_faces.pixmapNow(faceOf(result), {pixels, pixels});
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    p.drawPixmap(QRectF(left, box.center().y() - face / 2, face, face), picture, QRectF(picture.rect()));
    left += face + pad;

    qreal right = viewport()->width() - pad;
    int best = result.deals.isEmpty() ? 0 : *std::max_element(result.deals.begin(), result.deals.end());
    for (auto column = m_columns.rbegin(); column != m_columns.rend(); ++column) {
        const bool total = column->category == Column::Category::Total;
        const bool single = column->category == Column::Category::Deals && column->to == column->from + 1;
        const int value = valueOf(*column, result);
        const bool bold = total || (single && value == best && best > 0);
        p.setFont(fontOf(total ? 1.3 : bold ? 1.18 : 1.05, bold)); // the bold typeface looks smaller
        p.setPen(value < 0 && !(result.won && !theme.shadows) ? theme.minus : ink);
        p.drawText(QRectF(right - column->width, box.top(), column->width, box.height()),
                   Qt::AlignRight | Qt::AlignVCenter, textOf(*column, result));
        right -= column->width;
    }
    const qreal most = std::max(1, m_results.first().total);
    const QRectF text(left, box.top(), right - left, box.height());
    if (m_narrow || text.width() < m_pixels * 3) {
        paintName(p, text, result);
    } else {
        const qreal bar = std::max(5.0, m_pixels * kBar), gap = m_pixels * 0.35;
        const QRectF track(text.left(), text.bottom() - gap - bar, text.width(), bar);
        paintName(p, QRectF(text.left(), text.top() + 2, text.width(), track.top() - text.top() - 2), result);
        if (theme.shadows) {
            p.setPen(Qt::NoPen);
            p.setBrush(theme::mixed(theme.paperSecond, theme.ink, 0.16));
        } else { // high contrast: outlines
            p.setPen(QPen(ink, 1));
            p.setBrush(Qt::NoBrush);
        }
        p.drawRoundedRect(track, bar / 2, bar / 2);
        const int points = valueOf({{}, 0, 0, Column::Category::Total}, result);
        const qreal share = std::clamp(points / most, 0.0, 1.0);
        if (share > 0) {
            p.setBrush(!theme.shadows ? ink : result.won ? QColor(0xb8, 0x77, 0x00) : theme.filled);
            p.drawRoundedRect(QRectF(track.topLeft(), QSizeF(std::max(bar, track.width() * share), bar)),
                              bar / 2, bar / 2);
        }
    }
    p.restore();
}

} // namespace tacklebox

#include "moc_resultlist.cpp"
