#include "views/theme/keybutton.h"

#include "views/theme/fonts.h"
#include "views/theme/keymap.h"
#include "views/theme/stagestyle.h"
#include "views/theme/stylepainting.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QEvent>
#include <QFontInfo>
#include <QKeyEvent>
#include <QLayout>
#include <QStyleOptionButton>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {
constexpr int kGap = 6;

/// The size of a widget in a row: its hint, but at least its minimum size.
QSize wantedBy(const QWidget& widget) {
    return widget.sizeHint().expandedTo(widget.minimumSize());
}

QString shown(const QString& text) {
    return QString(text).replace(QStringLiteral("&&"), QStringLiteral("&"));
}
} // namespace

KeyButton::KeyButton(const QString& words, const QString& key, QWidget* parent) : QPushButton(parent) {
    setProperty(theme::kKeyProperty, key);
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

void KeyButton::setLook(const char* property, const QVariant& value) {
    setProperty(property, value);
    update();
}

void KeyButton::setKey(const QString& key) {
    setLook(theme::kKeyProperty, key);
    updateGeometry();
}

void KeyButton::keepRoomFor(const QString& key) {
    m_roomFor = key;
    updateGeometry();
}

QString KeyButton::key() const {
    return property(theme::kKeyProperty).toString();
}

void KeyButton::setDefaultLook(bool defaultLook) {
    setLook(theme::kMainProperty, defaultLook);
}

bool KeyButton::hasDefaultLook() const {
    return property(theme::kMainProperty).toBool();
}

void KeyButton::setHinted(bool hinted) {
    setLook(theme::kHintedProperty, hinted);
}

bool KeyButton::hinted() const {
    return property(theme::kHintedProperty).toBool();
}

void KeyButton::setHeld(qreal share) {
    setLook(theme::kHeldProperty, share);
}

void KeyButton::setRank(Rank rank) {
    setLook(theme::kQuietProperty, rank == Rank::Quiet);
}

void KeyButton::setIconAlone(bool alone) {
    m_iconAlone = alone;
    updateGeometry();
    update();
}

void KeyButton::initStyleOption(QStyleOptionButton* option) const {
    QPushButton::initStyleOption(option);
    option->iconSize = QSize(fontMetrics().height(), fontMetrics().height());
    if (m_iconAlone && !icon().isNull()) option->text.clear();
}

QString KeyButton::writing() const {
    return m_iconAlone && !icon().isNull() ? QString() : shown(text());
}

QSize KeyButton::sizeHint() const {
    const QString cap = key().isEmpty() ? m_roomFor : key();
    const Measured asked{font(), writing(), cap, theme::unitOf(*this), theme::touch(), !icon().isNull()};
    if (asked != m_measured) m_size = measured(asked), m_measured = asked;
    return m_size;
}

QSize KeyButton::measured(const Measured& asked) const {
    const QFontMetrics words(theme::buttonFont(*this));
    const qreal unit = asked.unit, around = 2 * theme::buttonMargin(unit);
    const int gap = qRound(tokens::kGap * unit);
    int width = words.horizontalAdvance(asked.writing) + qRound(22 * unit);
    if (asked.icon) width += fontMetrics().height() + (asked.writing.isEmpty() ? 0 : gap);
    if (!asked.touch && !asked.key.isEmpty())
        width += gap + theme::capWidth(QFontMetrics(theme::capFont(unit)), asked.key);
    const qreal high = theme::buttonHeight() * unit + around;
    return {qCeil(width + around), qMax(qRound(high + tokens::kButtonEdge * unit), words.height() + 16)};
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
    // A hidden row gets no request when the words of a button change.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange ||
        event->type() == QEvent::Show) {
        updateGeometry();
        rectsFor(width()).apply();
    }
    return QWidget::event(event);
}

} // namespace tacklebox

#include "moc_keybutton.cpp"
