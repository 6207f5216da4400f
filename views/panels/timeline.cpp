#include "views/panels/timeline.h"

#include "views/games/games.h"
#include "views/scene/items/coins.h"
#include "views/theme/accessiblefactory.h"
#include "views/theme/facepainting.h"
#include "views/theme/parts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QAccessibleWidget>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOptionSlider>
#include <QToolTip>

namespace tacklebox {

namespace {

constexpr int kPageMoves = 10;
constexpr qreal kCoin = 22, kDot = 9; ///< diameters, in units of theme::unitOf()
constexpr int kMarkRoom = 7;          ///< pixels below the groove for the marks of rounds

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

} // namespace

QString positionTitle(const Replay& replay, int position) {
    if (position == 0) return Timeline::tr("The start");
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
    useAccessibleInterface<Timeline, AccessibleTimeline>();
    setObjectName(QStringLiteral("timeline"));
    setAccessibleName(tr("Timeline"));
    setPageStep(kPageMoves);
    setCursor(Qt::PointingHandCursor);
}

void Timeline::setTable(Table* table) {
    m_table = table;
    m_replay = Replay::of(table);
    updateFromTable();
}

void Timeline::updateFromTable() {
    const QSignalBlocker quiet(this);
    setRange(0, m_table ? m_replay->length() : 0);
    setValue(m_table ? m_replay->position() : 0);
    setToolTip(words());
    const std::pair<int, Seat> now{maximum(), m_table ? m_table->viewer() : kNoSeat};
    if (!m_table) m_sets.clear();
    if (m_table && m_setsFor != now) m_sets = m_replay->laidSets();
    m_setsFor = m_table ? now : std::pair{-1, kNoSeat};
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
    QSlider::mousePressEvent(event); // grabs the handle
    if (event->buttons() & Qt::LeftButton) showHandleToolTip(event->globalPosition().toPoint());
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
    QSlider::mouseMoveEvent(event);
    if (event->buttons() & Qt::LeftButton) showHandleToolTip(event->globalPosition().toPoint());
}

void Timeline::showHandleToolTip(QPoint at) {
    QToolTip::showText(at + QPoint(0, -3 * fontMetrics().height()), words(), this);
}

int Timeline::xOf(int position) const {
    const Track along = track();
    return along.groove.left() + along.handle / 2 +
           QStyle::sliderPositionFromValue(minimum(), maximum(), position,
                                           along.groove.width() - along.handle);
}

bool Timeline::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && m_table) { // describes the position under the pointer
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), positionWords(*m_replay, valueAt(help->x()), 2), this);
        return true;
    }
    return QSlider::event(event);
}

void Timeline::paintEvent(QPaintEvent* event) {
    QSlider::paintEvent(event);
    if (!m_table) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCoins(painter);
    if (m_replay->dealStarts().size() < 2) return;
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    const int bottom = height() - 1;
    for (const int position : m_replay->dealStarts())
        painter.drawLine(xOf(position), bottom - kMarkRoom + 2, xOf(position), bottom);
}

void Timeline::paintCoins(QPainter& painter) const {
    const GameInfo* game = gameInfo(m_table->plan().game);
    const qreal unit = theme::unitOf(*this), middle = track().groove.center().y() + 0.5;
    const Seat you = onlyPersonOf(m_table->plan().seats);
    const int handle = xOf(value());
    for (std::size_t i = 0; i < m_sets.size(); ++i) {
        const int x = xOf(m_sets[i].position);
        // A coin that would overlap another one or the handle becomes a dot.
        const auto crowds = [&](std::size_t other) {
            return other < m_sets.size() && std::abs(xOf(m_sets[other].position) - x) < kCoin * unit;
        };
        const bool handled = std::abs(handle - x) < (kCoin / 2 + 10) * unit;
        const QString mark =
            game && game->coinMark && m_sets[i].face < kNoFace ? game->coinMark(m_sets[i].face) : QString();
        const bool small = mark.isEmpty() || handled || (i > 0 && crowds(i - 1)) || crowds(i + 1);
        const qreal side = (small ? kDot : kCoin) * unit;
        const QRectF coin(x - side / 2, middle - side / 2, side, side);
        const bool mine = m_sets[i].seat == you;
        if (handled && std::abs(handle - x) < 3) continue;
        if (small) {
            painter.setPen(QPen(theme::currentTheme().ink, std::max(1.0, 1.2 * unit)));
            painter.setBrush(mine ? theme::currentTheme().act : tokens::kPaper);
            painter.drawEllipse(coin);
            continue;
        }
        drawCoin(painter, coin, true);
        if (mine) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(tokens::kGoldLight);
            painter.drawEllipse(coin.center(), 0.39 * side, 0.39 * side);
        }
        if (!mark.startsWith(QLatin1Char(':'))) {
            drawCoinWords(painter, coin, mark, tokens::kInk);
            continue;
        }
        const QRectF picture = coin.adjusted(0.13 * side, 0.13 * side, -0.13 * side, -0.13 * side);
        const QSize size = (picture.size() * devicePixelRatioF()).toSize();
        QPixmap& drawn = m_marks[mark];
        if (drawn.size() != size) drawn = facePicture({.file = mark}, size);
        painter.drawPixmap(picture, drawn, QRectF(drawn.rect()));
    }
}

} // namespace tacklebox

#include "moc_timeline.cpp"
