// How the ribbon lies and looks: its letters, what gives way where room is short, paper and cloth.
#include "model/table/lessontable.h"
#include "views/panels/hintsheet.h"
#include "views/panels/promptribbon.h"
#include "views/panels/ribbonwords.h"
#include "views/theme/fonts.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QPainter>
#include <QProgressBar>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kFold = 16, kTail = 6; ///< at scale 1: of the folded ends, by which they hang lower
constexpr qreal kRibbonPad = 14;
constexpr qreal kTouchRibbon = 66;    ///< its height at scale 1 while fingers are in use
constexpr int kLeastCloth = 48;       ///< pixels: three lines of the smallest letters
constexpr qreal kLeastButtons = 0.72; ///< of the usual letters of buttons, where many must have room

} // namespace

void PromptRibbon::setScale(qreal scale) {
    if (scale == m_scale) return;
    m_scale = scale;
    fitLetters();
}

void PromptRibbon::fitLetters() {
    const qreal text = theme::textFactor();
    m_words->setLetters(tokens::fontPixels(tokens::kRibbonTitle, m_scale, text),
                        tokens::fontPixels(tokens::kBody, m_scale, text));
    m_window->setMinimumWidth(QFontMetrics(font()).horizontalAdvance(QStringLiteral("00000000")));
    arrange();
    emit heightChanged();
}

QSize PromptRibbon::sizeHint() const {
    const int words = m_words->usualHeight() + 4, buttons = m_advice->sizeHint().height();
    const int cloth = std::max(
        {int(std::round(((theme::touch() ? kTouchRibbon : tokens::kRibbonHeight) - kTail) * m_scale)), words,
         buttons + 4, kLeastCloth});
    return {800, cloth + int(std::round(kTail * m_scale))};
}

QRect PromptRibbon::cloth() const {
    const int fold = int(std::round(kFold * m_scale)), tail = int(std::round(kTail * m_scale));
    return rect().adjusted(fold, 0, -fold, -tail);
}

void PromptRibbon::light(bool on) {
    const qreal goal = on ? 1 : 0;
    if (m_lighting->endValue().toReal() == goal &&
        (m_lighting->state() == QAbstractAnimation::Running || m_lit == goal))
        return;
    m_lighting->stop();
    m_lighting->setStartValue(m_lit);
    m_lighting->setEndValue(goal);
    if (m_reduced || !isVisible())
        setLit(goal);
    else
        m_lighting->start();
}

void PromptRibbon::setLit(qreal share) {
    m_lit = share;
    // Words are never as light as the ground on the way.
    const theme::Theme& theme = theme::currentTheme();
    const QColor ink = !theme.shadows ? theme.onPanel : share < 0.5 ? tokens::kPaper : tokens::kInk;
    m_words->setColours(ink, !theme.shadows ? ink : share < 0.5 ? tokens::kFoam : tokens::kMuted);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, ink);
    if (colours != palette()) setPalette(colours);
    update();
}

void PromptRibbon::arrange() {
    // In a lesson the coach has words, keys and a way out of his own.
    const bool isLesson = LessonTable::of(m_table) != nullptr;
    m_controls->setVisible(!isLesson);
    if (isLesson) {
        arrangeWith({});
        return showWords();
    }
    const bool live = !m_live->isHidden();
    m_words->setWords(m_words->title(), m_more);
    // The words come before what the menu and the bar at the top have too.
    QList<QList<QWidget*>> ways{{m_advice, m_hold, m_pause}, {m_pause}, {m_pause}, {}};
    if (live)
        for (QList<QWidget*>& way : ways)
            way.prepend(m_live);
    constexpr int kWithoutRate = 2; // from there on the clock stands without its speed
    int way = 0;
    for (const int last = int(ways.size()) - 1;; ++way) {
        m_rate->setVisible(way < kWithoutRate);
        const bool readsWell = arrangeWith(ways[way]);
        if (readsWell || way == last || (way >= 1 && m_words->titleReadsWell())) break;
    }
    const QList<QWidget*>& shown = ways[way];
    if (shown != m_shown) {
        m_shown = shown;
        bool hadFocus = false;
        for (QWidget* control : {static_cast<QWidget*>(m_advice), static_cast<QWidget*>(m_hold),
                                 static_cast<QWidget*>(m_pause)}) {
            hadFocus = hadFocus || (control->hasFocus() && !shown.contains(control));
            control->setVisible(shown.contains(control));
        }
        m_controls->setWidgets(shown);
        m_controls->setVisible(!shown.isEmpty());
        arrangeWith(shown); // in one row, now that the others are gone
        if (hadFocus) setFocus(Qt::OtherFocusReason);
    }
    showWords();
}

bool PromptRibbon::arrangeWith(const QList<QWidget*>& controls) {
    const int pad = int(std::round(kRibbonPad * m_scale));
    const QRect room = cloth().adjusted(pad, 0, -pad, 0);
    const qreal text = theme::textFactor();
    const auto place = [&](QWidget* widget, int right, int wanted) {
        const int width = std::max(0, std::min(wanted, right - room.left()));
        const int height = std::min(widget->heightForWidth(width), room.height());
        widget->setGeometry(right - width, room.top() + (room.height() - height) / 2, width, height);
        return right - width - pad;
    };
    for (qreal share = 1; share > kLeastButtons;
         share -= 0.07) { // buttons give way until the words have room
        const QFont letters = theme::textFont(tokens::fontPixels(tokens::kBody, m_scale * share, text), true);
        m_row->setFont(letters);
        m_controls->setFont(letters);
        int right = room.right() + 1;
        if (!controls.isEmpty()) right = place(m_controls, right, ButtonRow::widthOf(controls));
        if (!m_row->isHidden()) right = place(m_row, right, m_row->sizeHint().width());
        m_words->setGeometry(room.left(), room.top() + 1, std::max(0, right - room.left()),
                             room.height() - 2);
        if (m_words->readsWell()) return true;
    }
    return false;
}

void PromptRibbon::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const theme::Theme& theme = theme::currentTheme();
    const bool plain = !theme.shadows; // black, and outlined in the colour of what acts where that is you
    const QColor ground = plain ? theme.panel : theme::mixed(tokens::kPanel, tokens::kPaper, m_lit);
    const QColor back = plain ? theme.panel : theme::mixed(tokens::kNight, tokens::kPaperSecond, m_lit);
    const QColor rim = !plain ? tokens::kInk : m_lit > 0.5 ? theme.act : theme.ink;
    const qreal stroke = std::min(tokens::kRibbonStroke * m_scale, 4.0), half = stroke / 2;
    const QRectF front = QRectF(cloth()).adjusted(0, half, 0, -half);
    const qreal tail = kTail * m_scale, fold = kFold * m_scale;
    painter.setPen(QPen(rim, stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const int side : {-1, 1}) { // the folded ends, behind
        const qreal inner = side < 0 ? front.left() + fold : front.right() - fold;
        const qreal outer = side < 0 ? half : width() - half, notch = outer - side * fold * 0.6;
        const qreal top = front.top() + tail, bottom = height() - half;
        const QPointF points[] = {
            {inner, top}, {outer, top}, {notch, (top + bottom) / 2}, {outer, bottom}, {inner, bottom}};
        painter.setBrush(back);
        painter.drawPolygon(points, 5);
    }
    painter.setBrush(ground);
    painter.drawRoundedRect(front, 6 * m_scale, 6 * m_scale);
    if (!hasFocus()) return; // it has it where the button that had it is gone
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawRoundedRect(front.adjusted(4, 4, -4, -4), 4, 4);
}

void PromptRibbon::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    m_sheet->placeAbove(geometry());
    arrange();
}

void PromptRibbon::moveEvent(QMoveEvent* event) {
    QFrame::moveEvent(event);
    m_sheet->placeAbove(geometry());
}

} // namespace tacklebox
