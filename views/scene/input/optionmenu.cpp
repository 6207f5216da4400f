#include "views/scene/input/optionmenu.h"

#include "views/theme/colours.h"
#include "views/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <limits>

namespace tacklebox {

namespace {

/// Pixels between a seat and its chart. The chart's tail bridges them.
constexpr qreal kTail = 12;

/// The background of a chart.
class ChartBackground : public QGraphicsObject {
  public:
    /// `tip`: the point above the chart that its tail points to.
    ChartBackground(const QRectF& rect, std::optional<QPointF> tip, QString title, qreal titleHeight)
        : m_rect(rect), m_title(std::move(title)), m_titleHeight(titleHeight) {
        setZValue(kAboveCards - 1);
        m_outline.addRoundedRect(rect, 10, 10);
        if (!tip) return;
        const qreal half = kTail * 0.8,
                    foot = std::clamp(tip->x(), rect.left() + 14 + half, rect.right() - 14 - half);
        QPainterPath tail;
        tail.addPolygon(
            QPolygonF{QPointF(foot - half, rect.top() + 1), *tip, QPointF(foot + half, rect.top() + 1)});
        tail.closeSubpath();
        m_outline = m_outline.united(tail);
    }
    QRectF boundingRect() const override { return m_outline.boundingRect().adjusted(-2, -2, 2, 2); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(kGold, 1.5));
        painter->setBrush(QColor(0x0E, 0x2A, 0x31, 240));
        painter->drawPath(m_outline);
        if (m_title.isEmpty()) return;
        const QRectF line(m_rect.left() + 10, m_rect.top() + 4, m_rect.width() - 20, m_titleHeight);
        QFont font = optionFont(m_titleHeight * 1.3);
        painter->setFont(font);
        painter->setPen(Qt::white);
        painter->drawText(line, Qt::AlignCenter,
                          QFontMetricsF(font).elidedText(m_title, Qt::ElideRight, line.width()));
    }

  private:
    QRectF m_rect;
    QPainterPath m_outline;
    QString m_title;
    qreal m_titleHeight;
};

/// Returns discs on an arc below a player's tag; empty if they would overlap.
std::vector<QRectF> colourDiscs(const OptionGroup& group, qreal unit) {
    constexpr qreal kHalf = 114, kDip = 34; // units
    constexpr qreal kSide = 42, kForFingers = 54;
    const int count = int(group.gestures.size());
    if (count < 2 || count > 5 || group.anchor.isNull()) return {};
    qreal side = 0, half = 0;
    const auto fits = [&](qreal units) {
        side = std::round(units * std::max(unit, 0.8));
        half = std::min(kHalf * unit, 0.5 * group.at.width() - 0.5 * side - 2);
        return 2 * half / (count - 1) >= side + 2;
    };
    if (!(theme::touch() && fits(kForFingers)) && !fits(kSide)) return {};
    std::vector<QRectF> discs;
    for (int i = 0; i < count; ++i) {
        const qreal offset = 2.0 * i / (count - 1) - 1;
        const QPointF middle = group.anchor + QPointF(offset * half, 0.5 * side + 4 * unit +
                                                                         kDip * unit * (1 - offset * offset));
        discs.emplace_back(std::round(middle.x() - side / 2), std::round(middle.y() - side / 2), side, side);
    }
    return discs;
}

} // namespace

OptionMenu::OptionMenu(QGraphicsScene& scene, QObject* parent) : QObject(parent), m_scene(scene) {}

OptionMenu::~OptionMenu() {
    clear();
}

void OptionMenu::clear() {
    for (OptionItem* item : m_items)
        delete item;
    m_items.clear();
    for (const QPointer<QGraphicsObject>& background : m_backgrounds)
        delete background.data();
    m_backgrounds.clear();
    m_charts.clear();
    m_shown.clear();
    m_focused = m_hovered = -1;
}

void OptionMenu::close() {
    if (m_items.empty()) return;
    clear();
    emit changed();
}

void OptionMenu::show(const std::vector<OptionGroup>& groups, const Presenter& presenter, qreal unit,
                      QRectF bounds) {
    const auto same = [&] {
        if (groups.size() != m_shown.size() || bounds != m_bounds) return false;
        for (size_t i = 0; i < groups.size(); ++i) {
            const OptionGroup &a = groups[i], &b = m_shown[i];
            if (a.at != b.at || a.anchor != b.anchor || a.title != b.title ||
                a.gestures.size() != b.gestures.size())
                return false;
            for (size_t j = 0; j < a.gestures.size(); ++j)
                if (a.gestures[j].choice != b.gestures[j].choice ||
                    a.gestures[j].option != b.gestures[j].option)
                    return false;
        }
        return true;
    };
    if (same()) return;
    std::optional<std::pair<MoveTarget, MoveOption>> kept;
    if (m_focused >= 0)
        kept = {m_items[size_t(m_focused)]->gesture().target, *m_items[size_t(m_focused)]->gesture().option};
    clear();
    m_shown = groups;
    m_bounds = bounds;

    for (const OptionGroup& group : groups) {
        const int count = int(group.gestures.size());
        if (count == 0) continue;
        const qreal gap = 4;
        qreal height = std::max(34.0, 30 * unit) * (!group.atSeat && !group.chart ? 1.35 : 1.0);
        qreal width = height;
        const MoveOption::Kind kind = group.gestures.front().option->kind;
        const bool cards = kind == MoveOption::Kind::OneFace;
        for (const Gesture& gesture : group.gestures)
            if (isWordy(*gesture.option))
                width = std::max(width, QFontMetricsF(optionFont(std::min(height, 44.0)))
                                                .horizontalAdvance(textOf(*gesture.option)) +
                                            20);
        QRectF room = group.atSeat && !group.chart ? group.at : bounds.adjusted(8, 8, -8, -8);
        if (group.atSeat && group.chart) room.setTop(std::min(group.at.bottom() + kTail, room.center().y()));
        int columns = count;
        if (cards) {
            if (count > 13) columns = (count + 4) / 5;
            width =
                std::min({group.chart ? 66 * unit : 46 * unit, (room.width() - 16) / columns - gap,
                          (room.height() - 60) / std::max(1, (count + columns - 1) / columns) * 5 / 7 - gap});
            width = std::max(width, 28.0);
            height = width * 7 / 5;
        } else if (group.atSeat && !group.chart && columns * (width + gap) > room.width()) {
            // A narrow panel: one row of smaller options, down to 28 pixels, else more rows.
            const qreal fitting = room.width() / columns - 2;
            if (fitting >= 28 && width <= height) {
                width = height = fitting;
            } else {
                columns = std::max(1, int((room.width() + gap) / (width + gap)));
            }
        } else if (columns * (width + gap) > room.width() - 24 || (group.chart && count > 13)) {
            columns = std::clamp(int((room.width() - 24) / (width + gap)), 1, 13);
        }
        const int rows = (count + columns - 1) / columns;
        columns = cards && count > 13 ? columns : (count + rows - 1) / rows;
        const qreal titleHeight = group.chart && !group.title.isEmpty() ? std::max(18.0, 16 * unit) : 0;
        const QSizeF size(columns * (width + gap) - gap, rows * (height + gap) - gap);
        QRectF box(QPointF(), size);
        const qreal edge = group.chart ? 12 : 2;
        if (group.atSeat)
            box.moveTopLeft({group.at.center().x() - size.width() / 2,
                             group.chart ? group.at.bottom() + kTail + edge + titleHeight
                                         : group.at.bottom() - height * 0.5});
        else
            box.moveCenter(group.at.center());
        QRectF outer = box.adjusted(-edge, -edge - titleHeight, edge, edge);
        outer.moveLeft(std::max(bounds.left(), std::min(outer.left(), bounds.right() - outer.width())));
        outer.moveTop(std::max(bounds.top(), std::min(outer.top(), bounds.bottom() - outer.height())));
        box.moveTopLeft(outer.topLeft() + QPointF(edge, edge + titleHeight));
        box.moveTopLeft(QPointF(std::round(box.left()), std::round(box.top())));
        if (group.chart) {
            std::optional<QPointF> tip;
            if (group.atSeat && outer.top() > group.at.bottom())
                tip = QPointF(std::clamp(group.at.center().x(), outer.left(), outer.right()),
                              group.at.bottom());
            auto* background = new ChartBackground(outer, tip, group.title, titleHeight);
            m_scene.addItem(background);
            m_backgrounds.emplace_back(background);
            m_charts.push_back(outer);
        }
        const std::vector<QRectF> discs = group.atSeat && kind == MoveOption::Kind::Colour
                                              ? colourDiscs(group, unit)
                                              : std::vector<QRectF>();
        for (int i = 0; i < count; ++i) {
            const bool down = cards && count > 13; // a chart of all cards: one column for each fish
            const int column = down ? i / rows : i % columns, row = down ? i % rows : i / columns;
            QRectF rect(box.left() + column * (width + gap), box.top() + row * (height + gap), width, height);
            if (!discs.empty()) rect = discs[size_t(i)];
            const Gesture& gesture = group.gestures[size_t(i)];
            std::optional<CardArt> art;
            if (cards) art = presenter.art(Face(gesture.option->id));
            auto* item = new OptionItem(gesture, rect, m_faces, std::move(art));
            m_scene.addItem(item);
            m_items.push_back(item);
            if (kept && kept->first == gesture.target && kept->second.kind == gesture.option->kind &&
                kept->second.id == gesture.option->id)
                m_focused = int(m_items.size()) - 1;
        }
    }
    if (m_focused >= 0) m_items[size_t(m_focused)]->setFocused(true);
    emit changed();
}

std::vector<QRectF> OptionMenu::rects() const {
    std::vector<QRectF> rects;
    for (const OptionItem* item : m_items)
        rects.push_back(item->sceneBoundingRect());
    return rects;
}

int OptionMenu::at(QPointF point) const {
    for (size_t i = m_items.size(); i-- > 0;)
        if (m_items[i]->rect().contains(point)) return int(i);
    return -1;
}

bool OptionMenu::onChart(QPointF point) const {
    return std::ranges::any_of(m_charts, [&](const QRectF& rect) { return rect.contains(point); });
}

void OptionMenu::setFocused(int index) {
    if (index >= int(m_items.size())) index = -1;
    if (index == m_focused) return;
    if (m_focused >= 0) m_items[size_t(m_focused)]->setFocused(false);
    m_focused = index;
    if (m_focused >= 0) m_items[size_t(m_focused)]->setFocused(true);
}

void OptionMenu::setHovered(int index) {
    if (index == m_hovered) return;
    if (m_hovered >= 0) m_items[size_t(m_hovered)]->setHovered(false);
    m_hovered = index;
    if (m_hovered >= 0) m_items[size_t(m_hovered)]->setHovered(true);
}

int OptionMenu::neighbour(int index, int dx, int dy) const {
    if (index < 0 || index >= int(m_items.size())) return m_items.empty() ? -1 : 0;
    const QPointF from = m_items[size_t(index)]->rect().center();
    int best = index;
    qreal least = std::numeric_limits<qreal>::max();
    for (size_t i = 0; i < m_items.size(); ++i) {
        const QPointF delta = m_items[i]->rect().center() - from;
        const qreal along = delta.x() * dx + delta.y() * dy,
                    across = std::abs(delta.x() * dy) + std::abs(delta.y() * dx);
        if (along < 1 || int(i) == index) continue;
        const qreal distance = along + across * 1.2; // on an arc the next one is lower or higher
        if (distance < least) {
            least = distance;
            best = int(i);
        }
    }
    return best;
}

} // namespace tacklebox

#include "moc_optionmenu.cpp"
