#include "views/theme/keybutton.h"

#include "views/theme/colours.h"
#include "views/theme/fonts.h"
#include "views/theme/hintring.h"
#include "views/theme/keymap.h"
#include "views/theme/parts.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QEvent>
#include <QFontInfo>
#include <QKeyEvent>
#include <QLayout>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {
constexpr int kGap = 6;

/// Draws an icon of one colour in `colour`.
void drawIcon(QPainter& painter, const QRectF& box, const QIcon& icon, QColor colour) {
    const qreal ratio = painter.device()->devicePixelRatioF();
    QPixmap picture = icon.pixmap((box.size() * ratio).toSize());
    if (picture.isNull()) return;
    {
        QPainter tint(&picture);
        tint.setCompositionMode(QPainter::CompositionMode_SourceIn);
        tint.fillRect(picture.rect(), colour);
    }
    painter.drawPixmap(box, picture, QRectF(picture.rect()));
}

/// The size of a widget in a row: its hint, but at least its minimum size.
QSize wantedBy(const QWidget& widget) {
    return widget.sizeHint().expandedTo(widget.minimumSize());
}

QString shown(const QString& text) {
    return QString(text).replace(QStringLiteral("&&"), QStringLiteral("&"));
}
} // namespace

KeyButton::KeyButton(const QString& words, const QString& key, QWidget* parent)
    : QPushButton(parent), m_key(key) {
    setWords(words);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

bool KeyButton::press(const QKeyEvent& event, const QList<KeyButton*>& buttons) {
    const bool space = event.key() == Qt::Key_Space;
    const QString key = space ? keys::nameOf(keys::Command::PressDefault) : keys::meantKey(event);
    const auto found = std::ranges::find_if(buttons, [&key](const KeyButton* button) {
        return button->key() == key && button->isVisibleTo(button->window());
    });
    if (key.isEmpty() || !keys::isOn(key) || event.isAutoRepeat() || found == buttons.end()) return false;
    (*found)->click();
    return true;
}

void KeyButton::setWords(const QString& words) {
    setText(QString(words).replace(u'&', QStringLiteral("&&")));
    setAccessibleName(words);
    updateGeometry();
}

void KeyButton::setKey(const QString& key) {
    m_key = key;
    updateGeometry();
    update();
}

void KeyButton::keepRoomFor(const QString& key) {
    m_roomFor = key;
    updateGeometry();
}

void KeyButton::setDefaultLook(bool defaultLook) {
    m_defaultLook = defaultLook;
    update();
}

void KeyButton::setHinted(bool hinted) {
    m_hinted = hinted;
    update();
}

void KeyButton::setHeld(qreal share) {
    m_held = share;
    update();
}

void KeyButton::setRank(Rank rank) {
    m_rank = rank;
    update();
}

void KeyButton::setIconAlone(bool alone) {
    m_iconAlone = alone;
    updateGeometry();
    update();
}

QFont KeyButton::strongFont() const {
    return theme::textFont(theme::fontPixels(*this), true);
}

QFont KeyButton::capFont() const {
    return theme::textFont(qMax<qreal>(tokens::kLeastFontPixels, tokens::kKeyCap * theme::unitOf(*this)),
                           true);
}

QString KeyButton::writing() const {
    return m_iconAlone && !icon().isNull() ? QString() : shown(text());
}

int KeyButton::capWidth(const QString& key) const {
    return theme::touch() ? 0 : theme::capWidth(QFontMetrics(capFont()), key);
}

int KeyButton::gap() const {
    return qRound(tokens::kGap * theme::unitOf(*this));
}

int KeyButton::iconSide() const {
    return icon().isNull() ? 0 : fontMetrics().height();
}

QSize KeyButton::sizeHint() const {
    const Measured asked{
        font(),         writing(),       m_key.isEmpty() ? m_roomFor : m_key, theme::unitOf(*this),
        theme::touch(), !icon().isNull()};
    if (asked != m_measured) m_size = measure(), m_measured = asked;
    return m_size;
}

QSize KeyButton::measure() const {
    const QFontMetrics words(strongFont());
    const qreal unit = theme::unitOf(*this), around = 2 * theme::buttonMargin(unit);
    int width = words.horizontalAdvance(writing()) + qRound(22 * unit);
    if (iconSide() > 0) width += iconSide() + (writing().isEmpty() ? 0 : gap());
    const int cap = capWidth(m_key.isEmpty() ? m_roomFor : m_key);
    if (cap > 0) width += gap() + cap;
    const qreal high = theme::buttonHeight() * unit + around;
    return {qCeil(width + around), qMax(qRound(high + tokens::kButtonEdge * unit), words.height() + 16)};
}

theme::ButtonState KeyButton::state() const {
    return {.kind = m_defaultLook           ? theme::ButtonKind::Main
                    : m_rank == Rank::Quiet ? theme::ButtonKind::Quiet
                                            : theme::ButtonKind::Plain,
            .enabled = isEnabled(),
            .pressed = isDown(),
            .hovered = underMouse(),
            .focused = hasFocus(),
            .checked = isChecked()};
}

void KeyButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal unit = theme::unitOf(*this);
    const theme::ButtonState state = this->state();
    const QColor ink = theme::buttonInk(state);
    const QRectF box = theme::drawButton(painter, QRectF(rect()), state, unit);
    const qreal radius = tokens::kButtonRoundness * box.height();
    if (m_held > 0) {
        painter.save();
        painter.setClipRect(QRectF(box.left(), box.top(), box.width() * m_held, box.height()));
        drawRounded(painter, box, radius, faded(ink, 0.35));
        painter.restore();
    }
    if (m_hinted) drawHintRing(painter, box.adjusted(-0.5, -0.5, 0.5, 0.5), radius);

    const int side = iconSide(), cap = capWidth(m_key),
              words = QFontMetrics(strongFont()).horizontalAdvance(writing());
    const int needed = words + (cap ? gap() + cap : 0) + (side ? side + (words ? gap() : 0) : 0);
    qreal x = std::round(box.center().x() - needed / 2.0);
    if (side) {
        drawIcon(painter, QRectF(x, std::round(box.center().y() - side / 2.0), side, side), icon(), ink);
        x += side + (words ? gap() : 0);
    }
    painter.setPen(ink);
    painter.setFont(strongFont());
    painter.drawText(QRectF(x, box.top(), words + 2, box.height()), Qt::AlignVCenter | Qt::AlignLeft,
                     writing());
    if (!cap) return;
    const QFontMetrics small(capFont());
    painter.setFont(capFont());
    const QRectF capBox(x + words + gap(), std::round(box.center().y() - small.height() / 2.0) - 1, cap,
                        small.height() + 2);
    theme::drawCap(painter, capBox, m_key, state, unit);
}

void KeyButton::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter) return QPushButton::keyPressEvent(event);
    event->accept();
    if (!event->isAutoRepeat()) click();
}

ButtonRow::ButtonRow(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ButtonRow::setWidgets(const QList<QWidget*>& widgets) {
    m_widgets = widgets;
    QWidget* before = nullptr;
    for (QWidget* widget : m_widgets) {
        widget->setParent(this);
        widget->show();
        if (before) setTabOrder(before, widget);
        before = widget;
    }
    updateGeometry();
    rectsFor(width()).apply();
}

void ButtonRow::setAlignment(Qt::Alignment alignment) {
    m_alignment = alignment;
    rectsFor(width()).apply();
}

QList<QWidget*> ButtonRow::shown() const {
    QList<QWidget*> widgets = m_widgets;
    widgets.removeIf([](const QWidget* widget) { return widget->isHidden(); });
    return widgets;
}

ButtonRow::Rows ButtonRow::rectsFor(int width) const {
    const QList<QWidget*> widgets = shown();
    Rows rows;
    for (qsizetype first = 0; first < widgets.size();) {
        int used = 0, high = 0;
        qsizetype next = first;
        while (next < widgets.size()) {
            const QSize hint = wantedBy(*widgets[next]);
            const int with = used + (next > first ? kGap : 0) + hint.width();
            if (next > first && with > width) break;
            used = with;
            high = qMax(high, hint.height());
            ++next;
        }
        int x = 0;
        if (m_alignment & Qt::AlignHCenter) x = qMax(0, (width - used) / 2);
        if (m_alignment & Qt::AlignRight) x = qMax(0, width - used);
        for (; first < next; ++first) {
            const QSize hint = wantedBy(*widgets[first]);
            rows.add(widgets[first], {x, rows.end, hint.width(), high});
            x += hint.width() + kGap;
        }
        rows.end += high + (next < widgets.size() ? kGap : 0);
        ++rows.count;
    }
    return rows;
}

int ButtonRow::heightForWidth(int width) const {
    return rectsFor(width).end;
}

qreal ButtonRow::leastShare() {
    constexpr qreal kLeast = 0.6;
    return std::max(kLeast, 1 / theme::textFactor());
}

void ButtonRow::fitFont(const QFont& usual, int rows, int width) {
    constexpr qreal kStep = 0.05;
    const qreal usualPixels = QFontInfo(usual).pixelSize(), least = leastShare();
    for (qreal share = 1;; share = std::max(least, share - kStep)) {
        QFont font = usual;
        font.setPixelSize(std::max(int(std::ceil(tokens::kLeastFontPixels)), qRound(usualPixels * share)));
        setFont(font);
        for (QWidget* widget : std::as_const(m_widgets))
            if (widget->layout()) widget->layout()->activate();
        if (rectsFor(width).count > rows && share > least) continue;
        rectsFor(this->width()).apply(); // the same font may need another arrangement
        return;
    }
}

int ButtonRow::widthOf(const QList<QWidget*>& widgets) {
    int width = 0;
    for (const QWidget* widget : widgets)
        width += wantedBy(*widget).width() + kGap;
    return qMax(0, width - kGap);
}

QSize ButtonRow::sizeHint() const {
    const int width = widthOf(shown());
    return {width, rectsFor(qMax(1, width)).end};
}

QSize ButtonRow::minimumSizeHint() const {
    QSize least(0, 0);
    for (const QWidget* widget : shown())
        least = least.expandedTo(wantedBy(*widget));
    return least;
}

void ButtonRow::resizeEvent(QResizeEvent*) {
    rectsFor(width()).apply();
}

bool ButtonRow::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange) {
        updateGeometry();
        rectsFor(width()).apply();
    }
    return QWidget::event(event);
}

} // namespace tacklebox

#include "moc_keybutton.cpp"
