#include "views/panels/coach.h"

#include "views/panels/cardrow.h"
#include "views/panels/coachbackdrop.h"
#include "views/scene/items/overlays.h"
#include "views/theme/fonts.h"
#include "views/theme/keybutton.h"
#include "views/theme/rectangles.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

// In units of scale 1.
constexpr qreal kPadding = 24, kHeadSize = 24, kTextSize = 17, kLineSize = 15;

} // namespace

QString CoachWords::spoken() const {
    const bool isSentence = head.isEmpty() || !head.back().isLetterOrNumber();
    QStringList parts{isSentence ? head : head + u'.', text, how};
    if (dot == 0 && !line.isEmpty()) parts.prepend(line + u'.');
    if (dot == 0) parts.append(aside);
    if (!onward.isEmpty() && !onwardKey.isEmpty())
        parts.append(Coach::tr("%1: %2.", "a key and what it does").arg(onwardKey, onward));
    parts.removeAll(QString());
    return parts.join(u' ').simplified(); // a single line: readers may treat line breaks as separators
}

Coach::Coach(FaceStore& faces, QWidget* table, Overlays& overlays)
    : QWidget(table), m_faces(faces), m_overlays(overlays), m_backdrop(new CoachBackdrop(faces, table)),
      m_line(new QLabel(this)), m_head(new QLabel(this)), m_text(new QLabel(this)), m_how(new QLabel(this)),
      m_cards(new CardRow(faces, this)), m_main(new KeyButton({}, {}, this)),
      m_second(new KeyButton({}, {}, this)), m_back(new KeyButton({}, {}, this)) {
    setObjectName(QStringLiteral("coach"));
    m_main->setDefaultLook(true);
    for (QLabel* label : {m_line, m_head, m_text, m_how}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    // Tab goes from the table to the coach, then to other overlays.
    QWidget* before = table;
    for (KeyButton* button : {m_main, m_second, m_back}) {
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the focus at the table
        setTabOrder(before, button);
        before = button;
    }
    // Return the focus to the table, since the button may mean something else now.
    const auto pressed = [this](auto signal) {
        return [this, signal] {
            parentWidget()->setFocus();
            emit(this->*signal)();
        };
    };
    connect(m_main, &QPushButton::clicked, this, pressed(&Coach::mainWanted));
    connect(m_second, &QPushButton::clicked, this, pressed(&Coach::secondWanted));
    connect(m_back, &QPushButton::clicked, this, pressed(&Coach::backWanted));
    connect(&overlays, &Overlays::placed, this, [this](Overlay overlay) {
        if (overlay == Overlay::Coach || overlay == Overlay::CoachPortrait) moveToPlace();
    });
    table->installEventFilter(this);
    hide();
}

qreal Coach::unit() const {
    return tokens::tableScaleOf(parentWidget()->width(), parentWidget()->height());
}

bool Coach::covers() const {
    return std::any_of(m_around.taken.begin(), m_around.taken.end(),
                       [this](const QRectF& taken) { return overlap(QRectF(geometry()), taken) > 0; });
}

bool Coach::takeFocus() {
    for (KeyButton* button : {m_main, m_second, m_back}) {
        if (!m_speaks || button->isHidden()) continue;
        button->setFocus(Qt::TabFocusReason);
        return true;
    }
    return false;
}

void Coach::returnFocusOf(const QWidget& leaving) {
    const QWidget* focused = QApplication::focusWidget();
    if (focused && (focused == &leaving || leaving.isAncestorOf(focused))) parentWidget()->setFocus();
}

void Coach::stopSpeaking() {
    m_speaks = false;
    m_overlays.hide(Overlay::Coach);
    m_overlays.hide(Overlay::CoachPortrait);
    returnFocusOf(*this);
    hide();
    m_backdrop->hide();
}

void Coach::say(const CoachWords& words, const Around& around) {
    if (m_speaks && words == m_words && around == m_around) return m_overlays.update();
    m_words = words;
    m_around = around;
    m_speaks = true;
    fill();
    place();
    m_backdrop->raise();
    m_backdrop->setVisible(true);
    raise();
    setVisible(true);
}

void Coach::fill() {
    m_line->setText(m_words.line);
    m_head->setText(m_words.head);
    m_text->setText(m_words.text);
    m_how->setText(m_words.how);
    m_text->setVisible(!m_words.text.isEmpty());
    m_how->setVisible(!m_words.how.isEmpty());
    m_line->setVisible(!m_words.line.isEmpty());
    m_cards->setCards(m_words.cards);
    m_cards->setVisible(!m_words.cards.empty());
    const auto show = [this](KeyButton* button, bool there) {
        if (!there) returnFocusOf(*button);
        button->setVisible(there);
    };
    show(m_main, !m_words.onward.isEmpty());
    m_main->setWords(m_words.onward);
    m_main->setKey(m_words.onwardKey);
    show(m_second, !m_words.second.isEmpty());
    m_second->setWords(m_words.second);
    show(m_back, m_words.mayBack);
    m_back->setWords(tr("Back"));
    setAccessibleName(tr("The coach"));
    setAccessibleDescription(m_words.spoken());
}

Coach::BubbleLayout Coach::bubbleLayout(int width) {
    const qreal u = unit(), text = m_fontScale;
    const auto setLabelFont = [&](QLabel* label, qreal size, bool title) {
        QFont font = title ? theme::titleFont(tokens::fontPixels(size, u, text)) : this->font();
        font.setPixelSize(int(std::round(tokens::fontPixels(size, u, text))));
        title ? theme::writeTitle(*label, font) : label->setFont(font);
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText,
                         label == m_line ? theme::currentTheme().muted : theme::currentTheme().ink);
        label->setPalette(palette);
    };
    setLabelFont(m_line, kLineSize, false);
    setLabelFont(m_head, kHeadSize, true);
    setLabelFont(m_text, kTextSize, false);
    setLabelFont(m_how, kTextSize, false);
    QFont strong = m_how->font();
    strong.setWeight(QFont::ExtraBold);
    m_how->setFont(strong);
    const int padding = int(kPadding * u), gap = int(kBetweenParts * u), inner = within(width);
    BubbleLayout bubble;
    int y = padding * 3 / 4;
    for (QWidget* part :
         {static_cast<QWidget*>(m_line), static_cast<QWidget*>(m_head), static_cast<QWidget*>(m_text),
          static_cast<QWidget*>(m_cards), static_cast<QWidget*>(m_how)}) {
        if (part->isHidden()) continue;
        const int high = part == m_cards ? m_cards->heightFor(inner, u) : part->heightForWidth(inner);
        bubble.add(part, {padding, y, inner, high});
        y += high + gap;
    }
    // Dots and buttons share a row if they fit. Otherwise the dots are above; if the buttons still do not
    // fit, they are stacked.
    const int row = buttonsWide(), dotsWide = int(std::ceil(m_words.dotCount * CoachBackdrop::kDotStep * u));
    const bool piled = row > inner;
    if (m_words.dotCount > 0 && row + gap + dotsWide > inner) {
        const int high = int(std::ceil(CoachBackdrop::kDot * 3 * u));
        bubble.dots = QRect(padding, y, inner, high);
        y += high + gap;
    }
    int x = width - padding, high = 0;
    const int top = y;
    for (KeyButton* button : {m_main, m_second, m_back}) {
        if (button->isHidden()) continue;
        const QSize size = button->sizeHint().boundedTo({inner, button->sizeHint().height()});
        if (piled) x = width - padding;
        x -= size.width();
        bubble.add(button, {x, piled ? top + high : top}, size);
        x -= gap;
        high = piled ? high + size.height() + gap : std::max(high, size.height());
    }
    if (bubble.dots.isNull())
        bubble.dots = QRect(padding, top, std::max(0, x - padding), std::max(high, padding));
    bubble.end = top + std::max(high, m_words.dotCount > 0 ? padding : padding / 2) + padding / 2;
    return bubble;
}

int Coach::within(int width) const {
    return width - 2 * int(kPadding * unit());
}

int Coach::buttonsWide() const {
    QFont buttonFont = font();
    buttonFont.setPixelSize(int(std::round(tokens::fontPixels(tokens::kBody, unit(), m_fontScale))));
    const int gap = int(kBetweenParts * unit());
    int wide = 0;
    for (KeyButton* button : {m_main, m_second, m_back}) {
        if (button->isHidden()) continue;
        button->setFont(buttonFont);
        wide += button->sizeHint().width() + (wide > 0 ? gap : 0);
    }
    return wide;
}

void Coach::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange && m_speaks) place();
}

bool Coach::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && m_speaks) place();
    return QWidget::eventFilter(watched, event);
}

} // namespace tacklebox

#include "moc_coach.cpp"
