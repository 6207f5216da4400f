#include "views/theme/cardgrid.h"

#include "views/theme/parts.h"
#include "views/theme/tokens.h"

#include <QEvent>

#include <algorithm>

namespace tacklebox {

namespace {
constexpr int kCardGap = 10; ///< units
}

CardGrid::CardGrid(int least, int most, QWidget* parent)
    : QWidget(parent), m_least(least), m_most(most), m_columnGap(kCardGap) {
    // The widget may be lower than its size hint, which is for the least width. A scroll area would otherwise
    // treat that height as required.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CardGrid::setCards(const QList<QWidget*>& cards) {
    m_cards = cards;
    for (QWidget* card : m_cards)
        if (card->parentWidget() != this) card->setParent(this);
    updateGeometry();
    rectsFor(width()).apply();
}

void CardGrid::setColumnGap(int units) {
    m_columnGap = units;
    updateGeometry();
    rectsFor(width()).apply();
}

int CardGrid::rowGap() const {
    return qRound(kCardGap * theme::unitOf(*this));
}

int CardGrid::columnGap() const {
    return qRound(m_columnGap * theme::unitOf(*this));
}

int CardGrid::columnsIn(int width) const {
    const int least = std::max(1, qRound(m_least * theme::unitOf(*this)));
    return std::clamp((width + columnGap()) / (least + columnGap()), 1, m_most);
}

WidgetRects CardGrid::rectsFor(int width) const {
    const int columns = columnsIn(width), wide = (width - (columns - 1) * columnGap()) / columns;
    QList<QWidget*> cards = m_cards;
    cards.removeIf([](const QWidget* card) { return card->isHidden(); });
    WidgetRects grid;
    for (qsizetype first = 0; first < cards.size(); first += columns) {
        const QList<QWidget*> row = cards.mid(first, columns);
        int high = 0;
        for (const QWidget* card : row)
            high = std::max(high, card->hasHeightForWidth() ? card->heightForWidth(wide)
                                                            : card->sizeHint().height());
        if (first > 0) grid.end += rowGap();
        for (qsizetype i = 0; i < row.size(); ++i)
            grid.add(row[i], {int(i) * (wide + columnGap()), grid.end, wide, high});
        grid.end += high;
    }
    return grid;
}

int CardGrid::heightForWidth(int width) const {
    return rectsFor(width).end;
}

QSize CardGrid::sizeHint() const {
    const int wide = qRound(m_least * theme::unitOf(*this)) * m_most + (m_most - 1) * columnGap();
    return {wide, rectsFor(wide).end};
}

QSize CardGrid::minimumSizeHint() const {
    int wide = 0;
    for (const QWidget* card : m_cards)
        if (!card->isHidden()) wide = std::max(wide, card->minimumSizeHint().width());
    return {wide, 0};
}

void CardGrid::resizeEvent(QResizeEvent*) {
    rectsFor(width()).apply();
}

bool CardGrid::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange) {
        updateGeometry();
        rectsFor(width()).apply();
    }
    return QWidget::event(event);
}

} // namespace tacklebox

#include "moc_cardgrid.cpp"
