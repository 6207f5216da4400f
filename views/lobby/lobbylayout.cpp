// The layout of the lobby: the wall at the top, the shelf below it, the counter in front, and the foot if it
// has to scroll.
#include "views/lobby/counter.h"
#include "views/lobby/lessonstrip.h"
#include "views/lobby/lobby.h"
#include "views/lobby/lobbyfoot.h"
#include "views/lobby/lobbyroom.h"
#include "views/lobby/postershelf.h"
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
constexpr qreal kColumn = 1440, kEdge = 28;
constexpr qreal kSignWide = 480, kSignLeast = 300, kSignHigh = 80, kSignTop = 36, kSideGap = 24;
constexpr qreal kTopPad = 5, kNoteWide = 350, kButtonFontSize = 15;

} // namespace

void Lobby::arrange() {
    if (!isVisible()) return; // done when it is shown
    const int wide = width(), all = height();
    m_scale.live = m_settle.isActive();
    m_scale.unit = tokens::scaleOf(wide, all + kBarHeight * tokens::scaleOf(wide, all));
    m_scale.text = theme::textFactor();
    const LobbyScale& scale = m_scale;
    const auto u = [&scale](qreal units) { return qRound(scale.px(units)); };
    for (KeyButton* button : {m_history, m_statistics, m_puzzles, m_learn, m_settings})
        button->setFont(scale.body(kButtonFontSize, true));
    for (WallNote* note : {m_dayDeal, m_friend})
        note->setScale(scale);
    m_shelf->setScale(scale);
    m_counter->setScale(scale);
    m_strip->setScale(scale);
    const int strip = m_strip->isHidden() ? 0 : m_strip->heightFor(wide);
    const int bar = m_area->verticalScrollBar()->sizeHint().width();
    m_plan = {.size = {}, .unit = scale.unit, .sign = {}, .boards = {}, .counter = 0};
    const auto needed = [&](int room, int high, int& poster) {
        const int column = std::min(room, u(kColumn)) - 2 * u(kEdge), left = (room - column) / 2;
        return fitShelves(left, column, arrangeWall(left, column, false), high, poster);
    };
    int poster = 0;
    m_hasFoot = false;
    const bool scrolls = needed(wide, all - strip, poster) > all - strip;
    setFootShown(scrolls);
    const int foot = scrolls ? m_foot->layoutForWidth(wide, scale) : 0, high = all - strip - foot;
    m_strip->setGeometry(0, 0, wide, strip);
    m_area->setGeometry(0, strip, wide, high);
    m_foot->setGeometry(0, all - foot, wide, foot);
    int room = wide, tall = needed(room, high, poster);
    if (tall > high) { // the scroll bar takes room
        room = wide - bar;
        tall = needed(room, high, poster);
    }
    const int extra = std::max(0, high - tall);
    tall = std::max(tall, high);
    m_plan.size = {room, tall};
    m_room->resize(m_plan.size);
    // Put the spare height above the posters and the counter.
    const int column = std::min(room, u(kColumn)) - 2 * u(kEdge), left = (room - column) / 2;
    const int wall = arrangeWall(left, column, true);
    const int shelves = m_shelf->arrange(left, column, wall + std::min(extra / 3, u(60)), poster, &m_plan);
    m_counter->arrange(left, column, shelves + std::min(extra / 4, u(60)), tall, m_hasFoot, &m_plan);
    m_room->set(m_plan, theme::choice().scenery, scale.live);
}

void Lobby::setFootShown(bool foot) {
    m_hasFoot = foot;
    KeyButton* const main = m_counter->mainButton();
    const QList<KeyButton*> buttons{main, m_history, m_statistics, m_puzzles, m_learn, m_settings};
    m_foot->setVisible(foot);
    if (foot == m_foot->isAncestorOf(main)) return;
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
    const auto [least, most] = m_shelf->fitColumns(column);
    // Choose the widest posters with which everything fits. Otherwise choose the widest with which the tags
    // of the first row are visible, or else those that need the least height.
    int lowest = INT_MAX, tagged = 0, withTags = 0;
    poster = most;
    for (int tried = most; tried >= least; tried -= 2) {
        const int shelves = m_shelf->arrange(left, column, wall, tried, nullptr);
        const int tall = m_counter->arrange(left, column, shelves, 0, m_hasFoot, nullptr);
        if (tall < lowest) poster = tried;
        lowest = std::min(lowest, tall);
        if (tall <= high) return lowest;
        if (tagged == 0 && m_shelf->tagsEnd(column, wall, tried) <= high) {
            tagged = tried;
            withTags = tall;
        }
    }
    if (tagged == 0) return lowest;
    poster = tagged;
    return withTags;
}

int Lobby::arrangeWall(int left, int width, bool place) {
    const LobbyScale& scale = m_scale;
    const auto u = [&scale](qreal units) { return qRound(scale.px(units)); };
    const auto put = [place](QWidget* part, const QRect& at) {
        if (place) part->setGeometry(at);
    };
    const int gap = u(tokens::kGap), right = left + width;
    const QSize none(0, 0), history = m_hasFoot ? none : m_history->sizeHint(),
                            statistics = m_hasFoot ? none : m_statistics->sizeHint(),
                            puzzles = m_hasFoot ? none : m_puzzles->sizeHint(),
                            learn = m_hasFoot ? none : m_learn->sizeHint(),
                            settings = m_hasFoot ? none : m_settings->sizeHint();
    const int leftRow = history.width() + gap + statistics.width(),
              rightRow = puzzles.width() + gap + learn.width() + gap + settings.width();
    int sign = u(kSignWide);
    const auto side = [&] { return (width - sign) / 2 - u(kSideGap); };
    const int wanted =
        std::max({leftRow, rightRow, m_dayDeal->leastWidth(scale), m_friend->leastWidth(scale)});
    if (side() < wanted) sign = std::max(u(kSignLeast), width - 2 * (wanted + u(kSideGap)));
    // With the foot every line counts: make the sign smaller if this makes the notes lower.
    const auto notesHigh = [&] {
        if (m_dayDeal->isHidden()) return 0;
        const int note = std::min(side(), u(kNoteWide * scale.text));
        return std::max(m_dayDeal->heightFor(scale, note), m_friend->heightFor(scale, note));
    };
    if (m_hasFoot && side() >= wanted) {
        int best = sign, lowest = notesHigh();
        for (sign -= u(20); sign >= u(kSignLeast); sign -= u(20))
            if (const int high = notesHigh(); high < lowest) {
                lowest = high;
                best = sign;
            }
        sign = best;
    }
    const QRectF board(left + (width - sign) / 2.0, u(kSignTop), sign, u(kSignHigh));
    if (place) m_plan.sign = board;
    const int top = u(kTopPad), row = std::max(history.height(), learn.height());
    if (side() >= wanted) { // beside the sign
        if (!m_hasFoot) {
            put(m_history, QRect({left, top}, history));
            put(m_statistics, QRect({left + history.width() + gap, top}, statistics));
            put(m_settings, QRect({right - settings.width(), top}, settings));
            put(m_puzzles, QRect({right - rightRow, top}, puzzles));
            put(m_learn, QRect({right - rightRow + puzzles.width() + gap, top}, learn));
        }
        const int note = std::min(side(), u(kNoteWide * scale.text)),
                  at = m_hasFoot ? u(kSignTop) : top + row;
        const int high = notesHigh();
        put(m_dayDeal, QRect(left, at, note, high));
        put(m_friend, QRect(right - note, at, note, high));
        return std::max(qRound(board.bottom()) + u(6), at + high);
    }
    // Below the sign: the buttons in as many rows as they need, then the notes.
    int y = qRound(board.bottom()) + u(14), x = left;
    if (!m_hasFoot) {
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
    const int high = m_dayDeal->isHidden()
                         ? 0
                         : std::max(m_dayDeal->heightFor(scale, note), m_friend->heightFor(scale, note));
    put(m_dayDeal, QRect(left, y, note, high));
    if (!beside) y += high + gap;
    put(m_friend, QRect(right - note, y, note, high));
    return y + high;
}

} // namespace tacklebox
