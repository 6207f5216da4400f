#include "views/panels/promptlabel.h"

#include "views/theme/fonts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"
#include "views/theme/wrappedtext.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr int kLinesFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
constexpr qreal kStep = 0.05; ///< of the font factor
constexpr qreal kSmallestShare = 0.5;

/// The height of `words` wrapped at `width`, or 10000 if a word is wider.
int heightOf(const QString& words, const QFont& font, int width) {
    const QSize box = theme::wrappedSize(words, font, width);
    return box.width() > width ? 10000 : box.height();
}

QFont fontOf(qreal usual, qreal share, bool strong) {
    return theme::textFont(std::max(tokens::kLeastFontPixels, usual * share), strong);
}

} // namespace

PromptLabel::PromptLabel(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("promptWords"));
}

void PromptLabel::setFontSizes(qreal title, qreal more) {
    m_titleFontSize = title;
    m_moreFontSize = more;
    fit();
}

void PromptLabel::setWords(const QString& title, const QString& more) {
    if (title == m_title && more == m_more) return;
    m_title = title;
    m_more = more;
    setText(more.isEmpty() ? title : title + QLatin1Char(' ') + more);
    fit();
}

void PromptLabel::setColours(QColor title, QColor more) {
    m_titleColour = title;
    m_moreColour = more;
    update();
}

qreal PromptLabel::leastShare() {
    constexpr qreal kLargeEnough = 1.3; // text factor that counts as readable in any case
    return std::min(kReadable, kLargeEnough / theme::textFactor());
}

bool PromptLabel::readsWell() const {
    return m_fits && m_share >= leastShare();
}

qreal PromptLabel::shareIn(QSize room, bool titleAlone) const {
    const QString more = titleAlone ? QString() : m_more;
    for (qreal share = 1; share > kSmallestShare; share -= kStep)
        if (heightOf(m_title, titleFont(share), room.width()) +
                heightOf(more, fontOf(m_moreFontSize, share, false), room.width()) <=
            room.height())
            return share;
    return 0;
}

qreal PromptLabel::titlePixels(qreal share) const {
    return std::max(std::min(m_titleFontSize, kLeastTitle), m_titleFontSize * share);
}

QFont PromptLabel::titleFont(qreal share) const {
    return theme::textFont(titlePixels(share), true);
}

int PromptLabel::usualHeight() const {
    return QFontMetrics(fontOf(m_titleFontSize, 1, true)).height() +
           QFontMetrics(fontOf(m_moreFontSize, 1, false)).height();
}

void PromptLabel::fit() {
    const qreal both = shareIn(size());
    m_fits = both > 0;
    // Drop the second line first.
    const qreal title = m_fits ? 0 : shareIn(size(), true);
    m_titleAlone = title > 0;
    m_share = m_fits ? both : m_titleAlone ? title : kSmallestShare;
    setToolTip(m_fits ? QString() : text());
    update();
}

void PromptLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    fit();
}

void PromptLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QFont title = titleFont(m_share), more = fontOf(m_moreFontSize, m_share, false);
    const int first = heightOf(m_title, title, width()), second = heightOf(m_more, more, width());
    if (m_titleAlone) {
        painter.setFont(title);
        painter.setPen(m_titleColour);
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_title);
        return;
    }
    if (!m_fits) { // one line each, elided
        const QFontMetrics large(title), small(more);
        painter.setFont(title);
        painter.setPen(m_titleColour);
        painter.drawText(QRect(0, 0, width(), large.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         large.elidedText(m_title, Qt::ElideRight, width()));
        painter.setFont(more);
        painter.setPen(m_moreColour);
        painter.drawText(QRect(0, large.height(), width(), small.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         small.elidedText(m_more, Qt::ElideRight, width()));
        return;
    }
    const int top = (height() - first - second) / 2;
    painter.setFont(title);
    painter.setPen(m_titleColour);
    painter.drawText(QRect(0, top, width(), first), kLinesFlags, m_title);
    painter.setFont(more);
    painter.setPen(m_moreColour);
    painter.drawText(QRect(0, top + first, width(), second), kLinesFlags, m_more);
}

} // namespace tacklebox

#include "moc_promptlabel.cpp"
