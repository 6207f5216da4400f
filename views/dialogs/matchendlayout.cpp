// Layout of MatchEnd.
#include "views/dialogs/matchendboard.h"
#include "views/dialogs/podium.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

namespace tacklebox {

namespace {

constexpr qreal kLeastPodium = 250; ///< minimum width beside the board, in units of scale 1

} // namespace

void MatchEnd::place() {
    QWidget* table = parentWidget();
    if (!table) return;
    resize(table->size());
    m_podium->resize(size());
    const qreal unit = std::min(scale(), tokens::scaleOf(width() * 1.1, height() * 1.1));
    const int margin = int(std::max(8.0, Board::kMargin * unit));
    QFont words = font();
    words.setPixelSize(int(std::round(fontSize())));
    m_line->setFont(words);
    const int inner = width() - 2 * margin;
    const WidgetRects foot = footLayout(unit, margin);
    const QRect room(margin, margin, inner, foot.end - 2 * margin);

    // The board is on the right, the podium on the left. If both do not fit, the board covers the podium and
    // shows the title.
    m_board->setHead(tr("How it was won"));
    QRect board = boardIn(room, unit), stage = room;
    m_titleCovered = room.width() - margin - board.width() < int(kLeastPodium * unit);
    if (m_titleCovered) {
        m_board->setHead(m_title->text());
        board = boardIn(room, unit);
    } else {
        board.moveRight(room.right());
        stage.setRight(board.left() - margin - 1);
    }
    m_board->setGeometry(board);
    if (m_all) showTitle(!m_titleCovered);
    const WidgetRects title = titleLayout(stage, unit);
    stage.setTop(title.end);
    foot.apply();
    title.apply();
    // A covered podium must not show below the board.
    stage.setBottom(m_titleCovered ? board.bottom() : room.bottom() + margin / 2 - 1);
    m_podium->setStage(stage, unit);
}

WidgetRects MatchEnd::footLayout(qreal unit, int margin) {
    // The news are left of the buttons if they fit there, otherwise above them, otherwise hidden.
    constexpr qreal kLeastNews = 15, kMostNews = 0.12;
    QFont words = font();
    qreal pixels = fontSize();
    const int inner = width() - 2 * margin;
    words.setPixelSize(int(std::round(pixels)));
    m_row->setFont(words);
    // At most two rows of buttons, and 14% of the height, or more with larger text. Otherwise reduce the
    // font.
    constexpr qreal kMostRows = 2.6;
    const qreal mostFoot = 0.14 * theme::textFactor();
    const auto isTooHigh = [&] {
        const int high = m_row->heightForWidth(inner);
        return high > kMostRows * m_default->sizeHint().height() || high > mostFoot * height();
    };
    while (pixels > tokens::kLeastFontPixels && isTooHigh()) {
        pixels = std::max(tokens::kLeastFontPixels, pixels - 1);
        words.setPixelSize(int(std::round(pixels)));
        m_row->setFont(words);
    }
    m_news->setFont(words);
    const int gap = int(16 * unit), buttons = ButtonRow::widthOf(shownButtons()),
              room = inner - buttons - gap;
    const bool any = !m_news->text().isEmpty(), isBeside = any && room >= pixels * kLeastNews;
    const int high = m_row->heightForWidth(inner), bottom = height() - margin;
    const int needed = any ? m_news->heightForWidth(isBeside ? room : inner) : 0;
    m_newsFit = isBeside || (any && needed <= kMostNews * height());
    m_news->setVisible(m_newsFit && m_all);
    if (isBeside) {
        const int line = std::max(high, needed), left = width() - margin - buttons;
        return {{{m_news, {margin, bottom - line, room, line}},
                 {m_row, {left, bottom - (line + high) / 2, buttons, high}}},
                bottom - line};
    }
    const int top = bottom - high - (m_newsFit ? needed + gap / 2 : 0);
    return {{{m_news, {margin, top, inner, needed}}, {m_row, {margin, bottom - high, inner, high}}}, top};
}

QList<QWidget*> MatchEnd::shownButtons() const {
    QList<QWidget*> buttons{m_lobby, m_log, m_review, m_watch, m_share, m_new, m_default};
    buttons.removeIf([](const QWidget* button) { return button->isHidden(); });
    return buttons;
}

QRect MatchEnd::boardIn(const QRect& room, qreal unit) {
    // Show as many details as possible: try each level with fonts from large to slightly small, until every
    // row fits.
    using Detail = CatchPanel::Detail;
    constexpr qreal kSmaller = 0.85;
    constexpr qreal kLarger = 1.2;
    const qreal usual = fontSize();
    const auto widthWith = [&](qreal pixels) {
        // About three fifths of the width leave room for the podium. The minimum width takes precedence.
        const int needs = std::max(int(pixels * 26), m_results->leastWidth()) + m_board->sides();
        const int preferred = std::max(m_board->preferredWidth(), m_catch->any() ? int(pixels * 36) : 0);
        return std::min(
            {preferred, std::max(needs, room.width() * (m_catch->any() ? 52 : 60) / 100), room.width()});
    };
    const auto fits = [&](qreal pixels) {
        m_board->setSizes(unit, pixels);
        return m_results->leastWidth() + m_board->sides() <= room.width() &&
               m_board->heightFor(widthWith(pixels), true) <= room.height();
    };
    qreal pixels = usual;
    for (const Detail detail : {Detail::All, Detail::Words, Detail::Headlines, Detail::None}) {
        if (!m_catch->any() && detail != Detail::None) continue;
        m_catch->setDetail(detail);
        const qreal least = detail == Detail::None ? tokens::kLeastFontPixels
                                                   : std::max(tokens::kLeastFontPixels, usual * kSmaller);
        pixels = m_catch->any() ? usual * kLarger : usual;
        bool fitting = fits(pixels);
        while (!fitting && pixels > least) {
            pixels = std::max(least, pixels - 1);
            fitting = fits(pixels);
        }
        if (fitting) break;
    }
    const int wide = widthWith(pixels);
    int high = m_board->heightFor(wide, false);
    if (high > room.height()) high = m_board->heightFor(wide, true);
    m_board->setInner(wide - m_board->sides());
    m_watch->setVisible(m_catch->isHidden());
    QRect board(0, 0, wide, std::min(high, room.height()));
    board.moveCenter(room.center());
    return board;
}

WidgetRects MatchEnd::titleLayout(const QRect& stage, qreal unit) {
    const qreal pixels = fontSize();
    qreal size = std::max(pixels * 1.4, tokens::kScreenTitle * unit);
    theme::writeTitle(*m_title, theme::titleFont(size));
    // One line while the font is large; otherwise several, up to a quarter of the height.
    const auto isTooLarge = [&] {
        return size > pixels * 1.3
                   ? QFontMetricsF(m_title->font()).horizontalAdvance(m_title->text()) > stage.width()
                   : m_title->heightForWidth(stage.width()) > stage.height() / 4;
    };
    while (size > std::max(tokens::kLeastFontPixels, pixels * 0.9) && isTooLarge()) {
        size -= 1;
        theme::writeTitle(*m_title, theme::titleFont(size));
    }
    const int high = m_title->heightForWidth(stage.width()), line = m_line->heightForWidth(stage.width());
    return {{{m_title, {stage.left(), stage.top(), stage.width(), high}},
             {m_line, {stage.left(), stage.top() + high, stage.width(), line}}},
            stage.top() + high + line};
}

} // namespace tacklebox
