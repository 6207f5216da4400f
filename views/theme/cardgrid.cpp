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
    arrange(width(), true);
}

void CardGrid::setColumnGap(int units) {
    m_columnGap = units;
    updateGeometry();
    arrange(width(), true);
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

int CardGrid::arrange(int width, bool move) const {
    const int columns = columnsIn(width), wide = (width - (columns - 1) * columnGap()) / columns;
    int y = 0, column = 0, high = 0;
    QList<QWidget*> row;
    const auto endRow = [&] {
        for (qsizetype i = 0; move && i < row.size(); ++i)
            row[i]->setGeometry(int(i) * (wide + columnGap()), y, wide, high);
        if (!row.isEmpty()) y += high + rowGap();
        row.clear();
        high = 0;
        column = 0;
    };
    for (QWidget* card : m_cards) {
        if (card->isHidden()) continue;
        const int wanted = card->hasHeightForWidth() ? card->heightForWidth(wide) : card->sizeHint().height();
        high = std::max(high, wanted);
        row.append(card);
        if (++column == columns) endRow();
    }
    endRow();
    return std::max(0, y - rowGap());
}

int CardGrid::heightForWidth(int width) const {
    return arrange(width, false);
}

QSize CardGrid::sizeHint() const {
    const int wide = qRound(m_least * theme::unitOf(*this)) * m_most + (m_most - 1) * columnGap();
    return {wide, arrange(wide, false)};
}

QSize CardGrid::minimumSizeHint() const {
    int wide = 0;
    for (const QWidget* card : m_cards)
        if (!card->isHidden()) wide = std::max(wide, card->minimumSizeHint().width());
    return {wide, 0};
}

void CardGrid::resizeEvent(QResizeEvent*) {
    arrange(width(), true);
}

bool CardGrid::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange(width(), true);
    }
    return QWidget::event(event);
}

} // namespace tacklebox

#include "moc_cardgrid.cpp"
