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
    m_hasFoot = false;
    const bool scrolls = fitShelves(wide, all - strip).height > all - strip;
    setFootShown(scrolls);
    const int foot = scrolls ? m_foot->layoutForWidth(wide, scale) : 0, high = all - strip - foot;
    m_strip->setGeometry(0, 0, wide, strip);
    m_area->setGeometry(0, strip, wide, high);
    m_foot->setGeometry(0, all - foot, wide, foot);
    Fit fit = fitShelves(wide, high);
    const int room = fit.height > high ? wide - bar : wide; // the scroll bar takes room
    if (room < wide) fit = fitShelves(room, high);
    const auto [left, column, poster, needed] = fit;
    const int extra = std::max(0, high - needed), tall = std::max(needed, high);
    m_room->resize(room, tall);
    // Put the spare height above the posters and the counter.
    const WallLayout wall = wallLayout(left, column);
    const auto shelf = m_shelf->layoutFor(left, column, wall.end + std::min(extra / 3, u(60)), poster);
    const int counter = shelf.end + std::min(extra / 4, u(60));
    m_shelf->setPictureWidth(poster);
    wall.apply();
    shelf.apply();
    m_counter->layoutFor(left, column, counter, tall, m_hasFoot).apply();
    m_room->set({{room, tall}, scale.unit, wall.sign, shelf.boards, qreal(counter)}, theme::choice().scenery,
                scale.live);
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

Lobby::Fit Lobby::fitShelves(int room, int high) {
    const auto u = [this](qreal units) { return qRound(m_scale.px(units)); };
    const int column = std::min(room, u(kColumn)) - 2 * u(kEdge), left = (room - column) / 2;
    const int wall = wallLayout(left, column).end;
    const auto [least, most] = m_shelf->fitColumns(column);
    // Choose the widest posters with which everything fits. Otherwise choose the widest with which the tags
    // of the first row are visible, or else those that need the least height.
    Fit lowest{left, column, most, INT_MAX}, tagged{};
    for (int poster = most; poster >= least; poster -= 2) {
        const int shelves = m_shelf->layoutFor(left, column, wall, poster).end;
        const Fit fit{left, column, poster, m_counter->layoutFor(left, column, shelves, 0, m_hasFoot).end};
        if (fit.height <= high) return fit;
        if (fit.height < lowest.height) lowest = fit;
        if (tagged.poster == 0 && m_shelf->tagsEnd(column, wall, poster) <= high) tagged = fit;
    }
    return tagged.poster > 0 ? tagged : lowest;
}

Lobby::WallLayout Lobby::wallLayout(int left, int width) const {
    const LobbyScale& scale = m_scale;
    const auto u = [&scale](qreal units) { return qRound(scale.px(units)); };
    const int gap = u(tokens::kGap), right = left + width;
    const auto sizeOf = [this](const KeyButton* button) {
        return m_hasFoot ? QSize(0, 0) : button->sizeHint();
    };
    const QSize history = sizeOf(m_history), statistics = sizeOf(m_statistics), puzzles = sizeOf(m_puzzles),
                learn = sizeOf(m_learn), settings = sizeOf(m_settings);
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
    WallLayout wall;
    wall.sign = QRectF(left + (width - sign) / 2.0, u(kSignTop), sign, u(kSignHigh));
    const int top = u(kTopPad), row = std::max(history.height(), learn.height());
    if (side() >= wanted) { // beside the sign
        if (!m_hasFoot) {
            wall.add(m_history, {left, top}, history);
            wall.add(m_statistics, {left + history.width() + gap, top}, statistics);
            wall.add(m_settings, {right - settings.width(), top}, settings);
            wall.add(m_puzzles, {right - rightRow, top}, puzzles);
            wall.add(m_learn, {right - rightRow + puzzles.width() + gap, top}, learn);
        }
        const int note = std::min(side(), u(kNoteWide * scale.text)),
                  at = m_hasFoot ? u(kSignTop) : top + row;
        const int high = notesHigh();
        wall.add(m_dayDeal, {left, at, note, high});
        wall.add(m_friend, {right - note, at, note, high});
        wall.end = std::max(qRound(wall.sign.bottom()) + u(6), at + high);
        return wall;
    }
    // Below the sign: the buttons in as many rows as they need, then the notes.
    int y = qRound(wall.sign.bottom()) + u(14), x = left;
    if (!m_hasFoot) {
        for (KeyButton* button : {m_history, m_statistics, m_puzzles, m_learn, m_settings}) {
            const QSize size = button->sizeHint();
            if (x > left && x + size.width() > right) {
                x = left;
                y += row + gap;
            }
            wall.add(button, {x, y}, size);
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
    wall.add(m_dayDeal, {left, y, note, high});
    if (!beside) y += high + gap;
    wall.add(m_friend, {right - note, y, note, high});
    wall.end = y + high;
    return wall;
}

} // namespace tacklebox
