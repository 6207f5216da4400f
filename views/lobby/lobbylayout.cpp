// Where everything in the lobby stands: the wall above, the shelf below it, the counter in front.
#include "views/lobby/keptcard.h"
#include "views/lobby/lessonstrip.h"
#include "views/lobby/lobby.h"
#include "views/lobby/lobbyfoot.h"
#include "views/lobby/lobbyroom.h"
#include "views/lobby/poster.h"
#include "views/lobby/regulars.h"
#include "views/lobby/wallnote.h"
#include "views/theme/keybutton.h"

#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <climits>

namespace tacklebox {

namespace {

// Units at scale 1.
constexpr qreal kBarHeight = 34; ///< the menu bar above the lobby
constexpr qreal kColumn = 1440, kEdge = 28, kPosterWidth = 184, kPosterLeast = 104, kPosterMost = 300;
constexpr qreal kSignWide = 480, kSignHigh = 80, kSignTop = 36, kSideGap = 24;
constexpr qreal kTopPad = 5, kNoteWide = 350, kButtonLetters = 15, kLargeButton = 21, kHeadingLetters = 18;
constexpr qreal kCounterEdge = 10, kRegularsWide = 300, kRegularsAlone = 400, kCardWide = 296,
                kRegularsHigh = 240;

} // namespace

int Lobby::posterLeast() const {
    qreal least = m_scale.px(kPosterLeast);
    for (int i = 0; i < m_posters.size(); ++i)
        least = std::max<qreal>(
            least, std::max({m_posters[i]->leastWidth(m_scale), m_newTables[i]->sizeHint().width(),
                             m_rules[i]->sizeHint().width()}));
    return qRound(least);
}

void Lobby::arrange() {
    if (!isVisible()) return; // it will be when it is shown
    const int wide = width(), all = height();
    m_scale.live = m_settle.isActive();
    m_scale.unit = tokens::scaleOf(wide, all + kBarHeight * tokens::scaleOf(wide, all));
    m_scale.text = theme::textFactor();
    const LobbyScale& scale = m_scale;
    const auto u = [&scale](qreal units) { return qRound(scale.px(units)); };
    for (KeyButton* button : {m_all, m_history, m_statistics, m_puzzles, m_learn, m_settings})
        button->setFont(scale.body(kButtonLetters, true));
    m_main->setFont(scale.body(tokens::kName, true));
    if (m_unfinished.isEmpty())
        m_main->setFont(scale.body(kLargeButton, true));
    else if (m_main->sizeHint().width() > scale.px(kRegularsWide * 1.05)) // else the cards have less room
        m_main->setFont(scale.body(kButtonLetters, true));
    for (const QList<KeyButton*>& buttons : {m_newTables, m_rules})
        for (KeyButton* button : buttons)
            button->setFont(scale.body(tokens::kKeyCap + 1, true));
    m_heading->setFont(scale.body(kHeadingLetters, true));
    m_heading->unit = scale.unit;
    for (KeptCard* card : std::as_const(m_cards))
        card->setScale(scale);
    for (Poster* poster : std::as_const(m_posters))
        poster->setScale(scale);
    for (WallNote* note : {m_dayDeal, m_friend})
        note->setScale(scale);
    m_regulars->setScale(scale);

    m_strip->setScale(scale);
    const int strip = m_strip->isHidden() ? 0 : m_strip->heightFor(wide);
    const int bar = m_area->verticalScrollBar()->sizeHint().width();
    m_plan = {.size = {}, .unit = scale.unit, .sign = {}, .boards = {}, .counter = 0};
    const auto needed = [&](int room, int high, int& poster) {
        const int column = std::min(room, u(kColumn)) - 2 * u(kEdge), left = (room - column) / 2;
        return fitShelves(left, column, arrangeWall(left, column, false), high, poster);
    };
    int poster = 0;
    m_footed = false;
    const bool scrolls = needed(wide, all - strip, poster) > all - strip;
    useFoot(scrolls);
    const int foot = scrolls ? m_foot->layFor(wide, scale) : 0, high = all - strip - foot;
    m_strip->setGeometry(0, 0, wide, strip);
    m_area->setGeometry(0, strip, wide, high);
    m_foot->setGeometry(0, all - foot, wide, foot);
    int room = wide, tall = needed(room, high, poster);
    if (tall > high) { // a bar to scroll by takes room
        room = wide - bar;
        tall = needed(room, high, poster);
    }
    const int extra = std::max(0, high - tall);
    tall = std::max(tall, high);
    m_plan.size = {room, tall};
    m_room->resize(m_plan.size);
    // What is left goes above the posters and to the counter.
    const int column = std::min(room, u(kColumn)) - 2 * u(kEdge), left = (room - column) / 2;
    const int wall = arrangeWall(left, column, true);
    const int shelves = arrangeShelves(left, column, wall + std::min(extra / 3, u(60)), poster, true);
    arrangeCounter(left, column, shelves + std::min(extra / 4, u(60)), tall, true);
    m_room->set(m_plan, theme::choice().scenery, scale.live);
}

void Lobby::useFoot(bool foot) {
    m_footed = foot;
    const QList<KeyButton*> buttons{m_main, m_history, m_statistics, m_puzzles, m_learn, m_settings};
    m_foot->setVisible(foot);
    if (foot == m_foot->isAncestorOf(m_main)) return;
    QWidget* focused = focusWidget();
    if (foot) {
        m_foot->take(buttons);
    } else {
        for (KeyButton* button : buttons) {
            button->setParent(m_room);
            button->show();
        }
        m_foot->take({});
    }
    if (focused && isAncestorOf(focused) && focused->isVisible()) focused->setFocus(Qt::OtherFocusReason);
}

int Lobby::fitShelves(int left, int column, int wall, int high, int& poster) {
    const LobbyScale& scale = m_scale;
    const int gap = 2 * Poster::margin(scale), least = posterLeast();
    const auto count = int(m_posters.size());
    m_columns = std::clamp((column + gap) / (least + gap), 1, count);
    while (count % m_columns != 0)
        --m_columns; // rows of one length
    const int most = std::min((column - gap * (m_columns - 1)) / m_columns,
                              qRound(scale.px(m_columns < count ? kPosterMost : kPosterWidth * 1.15)));
    // The widest posters with which all fits; where nothing does, those that need least.
    int lowest = INT_MAX;
    poster = most;
    for (int tried = most; tried >= least; tried -= 2) {
        const int shelves = arrangeShelves(left, column, wall, tried, false);
        const int tall = arrangeCounter(left, column, shelves, 0, false);
        if (tall < lowest) poster = tried;
        lowest = std::min(lowest, tall);
        if (tall <= high) break;
    }
    return lowest;
}

int Lobby::arrangeWall(int left, int width, bool place) {
    const LobbyScale& scale = m_scale;
    const auto u = [&scale](qreal units) { return qRound(scale.px(units)); };
    const auto put = [place](QWidget* part, const QRect& at) {
        if (place) part->setGeometry(at);
    };
    const int gap = u(tokens::kGap), right = left + width;
    const QSize none(0, 0), history = m_footed ? none : m_history->sizeHint(),
                            statistics = m_footed ? none : m_statistics->sizeHint(),
                            puzzles = m_footed ? none : m_puzzles->sizeHint(),
                            learn = m_footed ? none : m_learn->sizeHint(),
                            settings = m_footed ? none : m_settings->sizeHint();
    const int leftRow = history.width() + gap + statistics.width(),
              rightRow = puzzles.width() + gap + learn.width() + gap + settings.width();
    int sign = u(kSignWide);
    const auto side = [&] { return (width - sign) / 2 - u(kSideGap); };
    const int wanted =
        std::max({leftRow, rightRow, m_dayDeal->leastWidth(scale), m_friend->leastWidth(scale)});
    if (side() < wanted) sign = std::max(u(300), width - 2 * (wanted + u(kSideGap)));
    const QRectF board(left + (width - sign) / 2.0, u(kSignTop), sign, u(kSignHigh));
    if (place) m_plan.sign = board;
    const int top = u(kTopPad), row = std::max(history.height(), learn.height());
    if (side() >= wanted) { // beside the sign
        if (!m_footed) {
            put(m_history, QRect({left, top}, history));
            put(m_statistics, QRect({left + history.width() + gap, top}, statistics));
            put(m_settings, QRect({right - settings.width(), top}, settings));
            put(m_puzzles, QRect({right - rightRow, top}, puzzles));
            put(m_learn, QRect({right - rightRow + puzzles.width() + gap, top}, learn));
        }
        const int note = std::min(side(), u(kNoteWide)), at = m_footed ? u(kSignTop) : top + row;
        const int high = std::max(m_dayDeal->heightFor(scale, note), m_friend->heightFor(scale, note));
        put(m_dayDeal, QRect(left, at, note, high));
        put(m_friend, QRect(right - note, at, note, high));
        return std::max(qRound(board.bottom()) + u(6), at + high);
    }
    // Below it: the buttons in as many rows as they need, then the notes.
    int y = qRound(board.bottom()) + u(14), x = left;
    if (!m_footed) {
        for (KeyButton* button : {m_history, m_statistics, m_puzzles, m_learn, m_settings}) {
            const QSize size = button->sizeHint();
            if (x > left && x + size.width() > right) {
                x = left;
                y += row + gap;
            }
            put(button, QRect({x, y}, size));
            x += size.width() + gap;
        }
        y += row + gap;
    }
    const int half = (width - gap) / 2;
    const bool beside = half >= std::max(m_dayDeal->leastWidth(scale), m_friend->leastWidth(scale));
    const int note = beside ? half : width;
    const int high = std::max(m_dayDeal->heightFor(scale, note), m_friend->heightFor(scale, note));
    put(m_dayDeal, QRect(left, y, note, high));
    if (!beside) y += high + gap;
    put(m_friend, QRect(right - note, y, note, high));
    return y + high;
}

int Lobby::arrangeShelves(int left, int width, int top, int posterWidth, bool place) {
    const LobbyScale& scale = m_scale;
    const int margin = Poster::margin(scale), gap = qRound(scale.px(1));
    int tag = 0;
    for (const Poster* poster : std::as_const(m_posters))
        tag = std::max(tag, poster->tagHeight(scale, posterWidth));
    const QSize fresh = m_newTables[0]->sizeHint(), rules = m_rules[0]->sizeHint();
    const int between = qRound(scale.px(4));
    const int whole = Poster::heightFor(scale, posterWidth, tag);
    const auto count = int(m_posters.size());
    const int step = m_columns > 1 ? (width - posterWidth) / (m_columns - 1) : 0;
    const int most = posterWidth + qRound(scale.px(64)); // posters of one row are not far apart
    const int stride = std::min(step, most);
    // Side by side they may be wider than their poster, as far as those beside it and the room's edge leave.
    const int both = fresh.width() + between + rules.width();
    const int free = m_columns > 1 ? std::min(stride - between, posterWidth + 2 * qRound(scale.px(kEdge - 6)))
                                   : posterWidth;
    const bool stacked = both > std::max(posterWidth + margin, free);
    const int buttons = stacked ? fresh.height() + between + rules.height() : fresh.height();
    const int first = left + (width - posterWidth - stride * (m_columns - 1)) / 2;
    if (place) m_plan.boards.clear();
    for (int row = 0; row * m_columns < count; ++row) {
        if (place) m_plan.boards << top + Poster::boardAt(scale, posterWidth);
        for (int i = row * m_columns; place && i < std::min(count, (row + 1) * m_columns); ++i) {
            const int x = first + (i - row * m_columns) * stride;
            m_posters[i]->setGeometry(x - margin, top, posterWidth + 2 * margin, whole);
            const int y = top + whole + gap / 2;
            if (stacked) {
                m_newTables[i]->setGeometry(QRect({x + (posterWidth - fresh.width()) / 2, y}, fresh));
                m_rules[i]->setGeometry(
                    QRect({x + (posterWidth - rules.width()) / 2, y + fresh.height() + between}, rules));
            } else {
                const int at = x + (posterWidth - fresh.width() - between - rules.width()) / 2;
                m_newTables[i]->setGeometry(QRect({at, y}, fresh));
                m_rules[i]->setGeometry(QRect({at + fresh.width() + between, y}, rules));
            }
        }
        top += whole + buttons + gap;
    }
    return top;
}

int Lobby::arrangeCounter(int left, int width, int top, int bottom, bool place) {
    const LobbyScale& scale = m_scale;
    const auto u = [&scale](qreal units) { return qRound(scale.px(units)); };
    const int edge = top + u(kCounterEdge), gap = u(tokens::kGap), right = left + width;
    const QSize main = m_footed ? QSize(0, 0) : m_main->sizeHint();
    const auto shown = int(std::min<qsizetype>(m_unfinished.size(), kCardsShown));
    const int group = std::min(width, std::max(u(shown > 0 ? kRegularsWide : kRegularsAlone), main.width()));
    const int least = KeptCard::leastWidth(scale);
    // The regulars stand beside the cards unless those would then need more rows.
    const auto inRow = [&](int room) { return std::clamp((room + gap) / (least + gap), 0, shown); };
    const int roomBeside = width - group - 2 * gap;
    const bool beside = shown > 0 && inRow(roomBeside) > 0 && inRow(roomBeside) == inRow(width);
    const int cardsRoom = beside ? roomBeside : width;
    const int columns = shown == 0 ? 0 : std::clamp((cardsRoom + gap) / (least + gap), 1, shown);
    const int card =
        columns == 0 ? 0 : std::min((cardsRoom - gap * (columns - 1)) / columns, u(kCardWide * 1.1));
    int y = top + u(2); // the caption is a plate on the counter's edge
    if (shown > 0) {
        const QSize heading = m_heading->captionSize(), all = m_all->sizeHint();
        const int head = m_all->isHidden() ? heading.height() : std::max(heading.height(), all.height());
        if (place) {
            m_heading->setGeometry(QRect({left, y + (head - heading.height()) / 2}, heading));
            m_all->setGeometry(QRect({left + heading.width() + 2 * gap, y + (head - all.height()) / 2}, all));
        }
        y += head + u(2);
        const int rows = (shown + columns - 1) / columns;
        int high = 0;
        for (int i = 0; i < shown; ++i)
            high = std::max(high, m_cards[i]->heightFor(scale, card));
        const int spare = place && beside ? std::max(0, bottom - y - rows * high - u(8)) / 2 : 0;
        for (int i = 0; i < shown; ++i)
            if (place)
                m_cards[i]->setGeometry(left + i % columns * (card + gap),
                                        y + std::min(spare, u(16)) + i / columns * high, card, high);
        y += rows * high;
    }
    const int cards = y + u(3);
    const int from = beside || shown == 0 ? edge + u(6) : y + gap;
    const int groupLeft = beside ? right - group : left + (width - group) / 2;
    const int leastFaces = m_regulars->leastHeight(scale, group);
    // On a counter that is nearly empty the two have all its height, and the button is beside them.
    const int both = group + 3 * gap + main.width(), taken = shown * (card + gap);
    if (shown < kCardsShown && (beside || shown == 0) && taken + both <= width) {
        const int room = bottom - u(4) - from, high = std::min(room, u(kRegularsHigh));
        if (place) {
            m_plan.counter = top;
            const int start = left + taken + (width - taken - both) / 2, y0 = from + (room - high) / 2;
            m_regulars->setGeometry(start, y0, group, high);
            if (!m_footed)
                m_main->setGeometry(
                    QRect({start + group + 3 * gap, y0 + (high - main.height()) / 2 + u(12)}, main));
        }
        return std::max(shown > 0 ? cards : 0, from + std::max(leastFaces, main.height()) + u(4));
    }
    if (place) {
        m_plan.counter = top;
        const int mainTop = bottom - main.height() - u(4);
        if (!m_footed)
            m_main->setGeometry(QRect(
                {beside ? right - main.width() : groupLeft + (group - main.width()) / 2, mainTop}, main));
        m_regulars->setGeometry(groupLeft, from, group, mainTop - from);
    }
    return std::max(cards, from + leastFaces + main.height() + u(4));
}

} // namespace tacklebox
