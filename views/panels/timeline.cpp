#include "views/panels/timeline.h"

#include "model/table/replay.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionSlider>
#include <QToolTip>

namespace tacklebox {

namespace {

constexpr int kPageMoves = 10;
constexpr int kMarkRoom = 7; ///< pixels under the groove, for the marks of the deals

class AccessibleTimeline : public QAccessibleWidget, public QAccessibleValueInterface {
  public:
    explicit AccessibleTimeline(QWidget* timeline) : QAccessibleWidget(timeline, QAccessible::Slider) {}

    QString text(QAccessible::Text kind) const override {
        if (kind == QAccessible::Value || kind == QAccessible::Description) return timeline().words();
        return QAccessibleWidget::text(kind);
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QVariant currentValue() const override { return timeline().value(); }
    void setCurrentValue(const QVariant& value) override { timeline().setValue(value.toInt()); }
    QVariant minimumValue() const override { return timeline().minimum(); }
    QVariant maximumValue() const override { return timeline().maximum(); }
    QVariant minimumStepSize() const override { return timeline().singleStep(); }

  private:
    Timeline& timeline() const { return *static_cast<Timeline*>(widget()); }
};

QAccessibleInterface* timelineFactory(const QString& className, QObject* object) {
    if (className == QLatin1String(Timeline::staticMetaObject.className()) && object &&
        object->isWidgetType())
        return new AccessibleTimeline(static_cast<QWidget*>(object));
    return nullptr;
}

} // namespace

QString positionTitle(const Replay& replay, int position) {
    if (position == 0) return Timeline::tr("The beginning");
    return Timeline::tr("Move %1 of %2").arg(position).arg(replay.length());
}

QString positionSentences(const Replay& replay, int position, int most, int last) {
    const int first = position > 0 ? replay.eventsAt(position - 1) : 0;
    last = qMin(last, replay.eventsAt(position));
    return replay.sentences(first, last).mid(0, most).join(u' ');
}

QString positionWords(const Replay& replay, int position, int most) {
    QString title = positionTitle(replay, position);
    const QString told = positionSentences(replay, position, most);
    if (told.isEmpty()) return title;
    return Timeline::tr("%1. %2", "a place in the match, and what happened").arg(title, told);
}

Timeline::Timeline(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    static const bool installed = [] {
        QAccessible::installFactory(timelineFactory);
        return true;
    }();
    Q_UNUSED(installed)
    setObjectName(QStringLiteral("timeline"));
    setAccessibleName(tr("Timeline"));
    setPageStep(kPageMoves);
    setCursor(Qt::PointingHandCursor);
}

void Timeline::setTable(Table* table) {
    m_table = table;
    m_replay = Replay::of(table);
    follow();
}

void Timeline::follow() {
    const QSignalBlocker quiet(this);
    setRange(0, m_table ? m_replay->length() : 0);
    setValue(m_table ? m_replay->position() : 0);
    setToolTip(words());
    update();
}

QString Timeline::words() const {
    return m_table ? positionWords(*m_replay, value(), 1) : QString();
}

QSize Timeline::minimumSizeHint() const {
    return {120, QSlider::minimumSizeHint().height() + 2 * kMarkRoom};
}

Timeline::Track Timeline::track() const {
    QStyleOptionSlider option;
    initStyleOption(&option);
    return {style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this),
            style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this).width()};
}

int Timeline::valueAt(int x) const {
    const Track along = track();
    return QStyle::sliderValueFromPosition(minimum(), maximum(), x - along.groove.left() - along.handle / 2,
                                           along.groove.width() - along.handle);
}

void Timeline::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        setValue(valueAt(int(event->position().x())));
        event->accept();
    }
    QSlider::mousePressEvent(event); // it holds the handle now
    if (event->buttons() & Qt::LeftButton) tellHandle(event->globalPosition().toPoint());
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
    QSlider::mouseMoveEvent(event);
    if (event->buttons() & Qt::LeftButton) tellHandle(event->globalPosition().toPoint());
}

void Timeline::tellHandle(QPoint at) {
    QToolTip::showText(at + QPoint(0, -3 * fontMetrics().height()), words(), this);
}

void Timeline::paintEvent(QPaintEvent* event) {
    QSlider::paintEvent(event);
    if (!m_table || m_replay->dealStarts().size() < 2) return;
    const Track along = track();
    QPainter painter(this);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    const int bottom = height() - 1;
    for (const int position : m_replay->dealStarts()) {
        const int x = along.groove.left() + along.handle / 2 +
                      QStyle::sliderPositionFromValue(minimum(), maximum(), position,
                                                      along.groove.width() - along.handle);
        painter.drawLine(x, bottom - kMarkRoom + 2, x, bottom);
    }
}

} // namespace tacklebox

#include "moc_timeline.cpp"
