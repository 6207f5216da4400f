// Layout and painting of the prompt bar.
#include "model/table/lessontable.h"
#include "views/panels/eventline.h"
#include "views/panels/hintpopup.h"
#include "views/panels/liveclock.h"
#include "views/panels/promptbar.h"
#include "views/panels/promptlabel.h"
#include "views/theme/fonts.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QPainter>
#include <QVariantAnimation>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tacklebox {

namespace {

constexpr qreal kFold = 16, kTail = 6; ///< at scale 1: width of the folded ends, and how much lower they hang
constexpr qreal kPromptBarPad = 14;
constexpr qreal kTouchPromptBar = 66; ///< height at scale 1 with touch input
constexpr int kLeastContent = 48;     ///< pixels: three lines of the smallest font
constexpr qreal kStackedFrom = 1.25;  ///< text factor from which the bar has room for buttons below the text
constexpr int kStackGap = 4;
constexpr qreal kLeastButtons = 0.72; ///< minimum factor on the font of buttons
/// Lengths, in characters, of a question and a second line that may come later with the same answers.
constexpr int kLongQuestion = 72, kLongReason = 52;
constexpr qreal kLargeButtons = 1.2; ///< with large text, buttons may shrink to this text factor

} // namespace

void PromptBar::setScale(qreal scale) {
    if (scale == m_scale) return;
    m_scale = scale;
    fitFont();
}

void PromptBar::fitFont() {
    const qreal text = theme::textFactor();
    m_label->setFontSizes(tokens::fontPixels(tokens::kPromptBarTitle, m_scale, text),
                          tokens::fontPixels(tokens::kBody, m_scale, text));
    setButtonFontScale(1);
    m_buttonHeight = m_advice->sizeHint().height();
    m_live->fitFont(font());
    arrange();
    emit heightChanged();
}

QSize PromptBar::sizeHint() const {
    const int words = m_label->usualHeight() + 4, buttons = m_buttonHeight;
    int least = std::max(
        {int(std::round(((theme::touch() ? kTouchPromptBar : tokens::kPromptBarHeight) - kTail) * m_scale)),
         words, buttons + 4, kLeastContent});
    if (theme::textFactor() >= kStackedFrom) // room for text and buttons below, both in a smaller font
        least = std::max(least, int(std::round(PromptLabel::kReadable * (words + buttons))) + kStackGap);
    return {800, least + int(std::round(kTail * m_scale))};
}

QRect PromptBar::contentRect(QSize size) const {
    const int fold = int(std::round(kFold * m_scale)), tail = int(std::round(kTail * m_scale));
    return QRect(QPoint(0, 0), size).adjusted(fold, 0, -fold, -tail);
}

void PromptBar::setRects(const QRect& usual, const QRect& whole) {
    if (usual.size() != m_usual.size()) m_taken.clear();
    m_usual = usual;
    m_whole = whole;
    m_hintPopup->placeAbove(geometry(), m_whole);
    arrange();
}

void PromptBar::setButtonsLeft(bool on) {
    if (std::exchange(m_buttonsLeft, on) != on) arrange();
}

void PromptBar::fadeTo(bool on) {
    const qreal goal = on ? 1 : 0;
    if (m_fade->endValue().toReal() == goal &&
        (m_fade->state() == QAbstractAnimation::Running || m_paperShare == goal))
        return;
    m_fade->stop();
    m_fade->setStartValue(m_paperShare);
    m_fade->setEndValue(goal);
    if (m_reduced || !isVisible())
        setPaperShare(goal);
    else
        m_fade->start();
}

void PromptBar::setPaperShare(qreal share) {
    m_paperShare = share;
    // During the fade, text must not have the colour of the background.
    const theme::Theme& theme = theme::currentTheme();
    const QColor ink = !theme.shadows ? theme.onPanel : share < 0.5 ? tokens::kPaper : tokens::kInk;
    m_label->setColours(ink, !theme.shadows ? ink : share < 0.5 ? tokens::kFoam : tokens::kMuted);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, ink);
    if (colours != palette()) setPalette(colours);
    update();
}

void PromptBar::arrange() {
    if (m_arranging) return;
    m_label->setWords(m_title, m_more);
    // Layout is expensive, and nobody sees it before a game is at the table.
    if (!m_table && !isVisible()) return showWords();
    m_arranging = true;
    m_sizes.clear();
    // Text takes precedence over controls that the menu and the top bar have, too. In a lesson the coach has
    // its own controls.
    struct ControlSet {
        QList<QWidget*> controls;
        bool rate = true; ///< show the speed beside the clock
    };
    ControlSet all{{m_advice, m_hold, m_pause}}, some{{m_advice, m_pause}}, hint{{m_advice}}, few{{m_pause}},
        clock{{}, false};
    if (!m_live->isHidden())
        for (ControlSet* controlSet : {&all, &some, &hint, &few, &clock})
            controlSet->controls.prepend(m_live);
    ControlSet fewest{few.controls, false};
    if (m_table && m_table->waitingFor() == WaitingFor::HideCards) // there is no move to give a hint for
        for (ControlSet* controlSet : {&all, &some, &hint})
            controlSet->controls.removeOne(m_advice);
    if (LessonTable::of(m_table)) all = some = hint = few = fewest = clock = ControlSet{};
    // A player who is asked does not need Hold, and Pause is in the top bar, too.
    const std::array<const ControlSet*, 4> controlSets{&all, &some, &hint, &few};
    QString answers;
    for (const KeyButton* button : std::as_const(m_buttons))
        answers += button->accessibleName() + u'\n';
    RememberedLayout taken = answers.isEmpty() ? RememberedLayout{} : m_taken.value(answers);
    const QSize usual = m_usual.isNull() ? size() : m_usual.size(),
                largest = m_whole.isNull() ? usual : m_whole.size();
    if (!answers.isEmpty() && !m_taken.contains(answers)) { // leave room for longer questions
        const auto atLeast = [](QString words, int length) {
            while (words.size() < length)
                words += QStringLiteral(" nnnn");
            return words;
        };
        m_label->setWords(atLeast(m_title, kLongQuestion), atLeast(m_more, kLongReason));
        const auto reads = [&](std::size_t controlSet, QSize in) {
            m_live->setRateShown(controlSets[controlSet]->rate);
            const Arrangement tried = arranged(controlSets[controlSet]->controls, in, false, 1);
            if (tried.wordShare < PromptLabel::kReadable) return false;
            taken = {int(controlSet), tried.buttonShare};
            return true;
        };
        constexpr std::size_t kHint = 2, kFew = 3; // with one control, the bar may grow to the left
        const bool found = reads(0, usual) || reads(1, usual) || reads(kHint, usual) || reads(kHint, largest);
        if (!found && !reads(kFew, usual)) reads(kFew, largest);
        m_label->setWords(m_title, m_more);
    }
    Arrangement best;
    const ControlSet* chosen = nullptr;
    QSize room = usual;
    const auto consider = [&](const ControlSet& controlSet, QSize tryIn, bool titleAlone) {
        if (best.wordShare >= PromptLabel::kReadable || (titleAlone && best.wordShare > 0)) return;
        m_live->setRateShown(controlSet.rate);
        const Arrangement tried = arranged(controlSet.controls, tryIn, titleAlone, taken.share);
        if (chosen && tried.wordShare <= best.wordShare) return;
        best = tried;
        chosen = &controlSet;
        room = tryIn;
    };
    const auto readsWell = [&] {
        for (std::size_t i = std::size_t(taken.controlSet); i < controlSets.size(); ++i) {
            consider(*controlSets[i], usual, false);
            // Answers and hint stay in place while the bar grows to the left.
            if (controlSets[i] == &hint && !answers.isEmpty()) consider(hint, largest, false);
        }
        consider(few, largest, false);
        for (const ControlSet* controlSet : {&few, &fewest, &clock}) // drop the second line first
            consider(*controlSet, largest, true);
        return best.wordShare >= PromptLabel::kReadable;
    };
    if (!readsWell() && !m_forYou && m_more.isEmpty()) // show at least the newest events
        lastSentences(m_title, [&](const QString& words) {
            m_label->setWords(words, {});
            best = {};
            chosen = nullptr;
            room = usual;
            return readsWell();
        });
    m_live->setRateShown(chosen->rate);
    showControls(chosen->controls);
    if (!answers.isEmpty())
        for (std::size_t i = 0; i < controlSets.size(); ++i)
            if (chosen->controls == controlSets[i]->controls) {
                m_taken[answers] = {std::max(taken.controlSet, int(i)),
                                    std::min(taken.share, best.buttonShare)};
                break;
            }
    const bool whole = room != usual;
    if (!m_usual.isNull()) setGeometry(whole ? m_whole : m_usual);
    use(best);
    m_arranging = false;
    const bool asks = whole && m_forYou, asked = std::exchange(m_asksWhole, asks);
    if (whole != std::exchange(m_takesWhole, whole) || asks != asked) emit fullRowChanged(whole);
    showWords();
}

void PromptBar::showControls(const QList<QWidget*>& shown) {
    m_controls->setVisible(!shown.isEmpty());
    if (shown == m_shown) return;
    m_shown = shown;
    bool hadFocus = false;
    for (QWidget* control :
         {static_cast<QWidget*>(m_advice), static_cast<QWidget*>(m_hold), static_cast<QWidget*>(m_pause)}) {
        hadFocus = hadFocus || (control->hasFocus() && !shown.contains(control));
        control->setVisible(shown.contains(control));
    }
    m_controls->setWidgets(shown);
    if (hadFocus) setFocus(Qt::OtherFocusReason);
}

void PromptBar::setButtonFontScale(qreal share) {
    const QFont buttonFont =
        theme::textFont(tokens::fontPixels(tokens::kBody, m_scale * share, theme::textFactor()), true);
    m_row->setFont(buttonFont);
    m_controls->setFont(buttonFont);
}

PromptBar::Arrangement PromptBar::arranged(const QList<QWidget*>& controls, QSize size, bool titleAlone,
                                           qreal most) {
    const int pad = int(std::round(kPromptBarPad * m_scale));
    const QRect room = contentRect(size).adjusted(pad, 1, -pad, -1);
    Arrangement best;
    const qreal least = std::min(kLeastButtons, kLargeButtons / theme::textFactor());
    for (qreal share = most; share > least; share -= 0.07) // reduce the font of buttons until the text fits
        for (const bool below : {false, true}) {
            Arrangement tried = besideOrBelow(controls, room, below, share);
            tried.wordShare = tried.words.isEmpty() ? 0 : m_label->shareIn(tried.words.size(), titleAlone);
            if (tried.wordShare > best.wordShare || best.buttonShare == 0) best = tried;
            if (best.wordShare >= PromptLabel::kReadable) return best;
        }
    return best;
}

PromptBar::ButtonSizes PromptBar::sizesOf(const QList<QWidget*>& controls, qreal share) {
    const auto [known, isNew] = m_sizes.try_emplace({controls, m_live->rateIsShown(), share});
    if (!isNew) return known->second;
    setButtonFontScale(share);
    ButtonSizes& sizes = known->second;
    sizes.answers = m_row->isHidden() ? QSize(0, 0) : m_row->sizeHint();
    sizes.controls =
        controls.isEmpty() ? QSize(0, 0) : QSize(ButtonRow::widthOf(controls), m_pause->sizeHint().height());
    return sizes;
}

PromptBar::Arrangement PromptBar::besideOrBelow(const QList<QWidget*>& controls, const QRect& room,
                                                bool below, qreal share) {
    const int pad = int(std::round(kPromptBarPad * m_scale));
    Arrangement tried{.buttonShare = share};
    const bool answers = !m_row->isHidden();
    const auto [many, few] = sizesOf(controls, share);
    const int wide = few.width() + many.width() + (few.isNull() || many.isNull() ? 0 : pad),
              high = std::max(few.height(), many.height());
    QRect buttons = room;
    if (below) buttons.setTop(room.bottom() + 1 - high);
    int right = room.right() + 1;
    const auto place = [&](QSize size) {
        const QRect placed(
            QPoint(right - size.width(), buttons.top() + (buttons.height() - size.height()) / 2), size);
        right = placed.left() - pad;
        return placed;
    };
    if (!controls.isEmpty()) tried.controls = place(few);
    if (answers) tried.row = place(many);
    tried.words = below ? QRect(room.topLeft(), QPoint(room.right(), buttons.top() - 1))
                        : QRect(room.topLeft(), QPoint(room.right() - wide - pad, room.bottom()));
    if (tried.words.width() <= 0) tried.words = {};
    if (wide > room.width() || high > room.height()) tried.words = {};
    return tried;
}

void PromptBar::use(Arrangement arrangement) {
    setButtonFontScale(arrangement.buttonShare);
    const QRect background = contentRect();
    if (arrangement.wordShare <= 0 && !m_row->isHidden()) {
        // Buttons take precedence, in several rows; the text goes to the popup.
        arrangement.row = background;
        if (!arrangement.controls.isNull()) arrangement.row.setRight(arrangement.controls.left() - 1);
        arrangement.words = {};
    }
    const auto put = [&](QWidget* part, QRect at) {
        if (m_buttonsLeft && !at.isEmpty()) at.moveLeft(background.left() + background.right() - at.right());
        part->setGeometry(at);
    };
    put(m_controls, arrangement.controls);
    put(m_row, arrangement.row);
    put(m_label, arrangement.words);
}

void PromptBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const theme::Theme& theme = theme::currentTheme();
    const bool plain = !theme.shadows; // high contrast
    const QColor background =
        plain ? theme.panel : theme::mixed(tokens::kPanel, tokens::kPaper, m_paperShare);
    const QColor back =
        plain ? theme.panel : theme::mixed(tokens::kNight, tokens::kPaperSecond, m_paperShare);
    const QColor rim = !plain ? tokens::kInk : m_paperShare > 0.5 ? theme.act : theme.ink;
    const qreal stroke = std::min(tokens::kBarStroke * m_scale, 4.0), half = stroke / 2;
    const QRectF front = QRectF(contentRect()).adjusted(0, half, 0, -half);
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
    painter.setBrush(background);
    painter.drawRoundedRect(front, 6 * m_scale, 6 * m_scale);
    if (!hasFocus()) return; // the focused button has gone
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawRoundedRect(front.adjusted(4, 4, -4, -4), 4, 4);
}

void PromptBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    m_hintPopup->placeAbove(geometry(), m_whole);
    arrange();
}

void PromptBar::moveEvent(QMoveEvent* event) {
    QFrame::moveEvent(event);
    m_hintPopup->placeAbove(geometry(), m_whole);
}

} // namespace tacklebox
