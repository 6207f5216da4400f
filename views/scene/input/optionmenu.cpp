#include "views/scene/input/optionmenu.h"

#include "views/theme/colours.h"
#include "views/theme/hintring.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <limits>
#include <numbers>

namespace tacklebox {

namespace {

constexpr qreal kAboveCards = 1e6; ///< also above the card in somebody's hand
const std::array<QColor, 5> kColours{QColor(0xD0, 0x38, 0x52), QColor(0xF1, 0xD2, 0x32),
                                     QColor(0x06, 0x69, 0x27), QColor(0x3C, 0x89, 0xDC),
                                     QColor(0x8B, 0x20, 0xA6)};

QFont petalFont(qreal height) {
    QFont font = QApplication::font();
    font.setBold(true);
    font.setPixelSize(std::max(11, int(height * 0.46)));
    return font;
}

bool wordy(const Petal& petal) {
    switch (petal.kind) {
    case Petal::Kind::Colour:
    case Petal::Kind::Suit:
    case Petal::Kind::OneFace: return false;
    case Petal::Kind::Rank:
    case Petal::Kind::Number: return petal.label.isEmpty();
    case Petal::Kind::Fish:
    case Petal::Kind::Player:
    case Petal::Kind::Words: return true;
    }
    return true;
}

QString textOf(const Petal& petal) {
    return petal.label.isEmpty() ? petal.words : petal.label;
}

/// The ground of a chart.
class ChartGround : public QGraphicsObject {
  public:
    ChartGround(const QRectF& rect, QString title, qreal titleHeight)
        : m_rect(rect), m_title(std::move(title)), m_titleHeight(titleHeight) {
        setZValue(kAboveCards - 1);
    }
    QRectF boundingRect() const override { return m_rect.adjusted(-2, -2, 2, 2); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(kGold, 1.5));
        painter->setBrush(QColor(0x0E, 0x2A, 0x31, 240));
        painter->drawRoundedRect(m_rect, 10, 10);
        if (m_title.isEmpty()) return;
        const QRectF line(m_rect.left() + 10, m_rect.top() + 4, m_rect.width() - 20, m_titleHeight);
        QFont font = petalFont(m_titleHeight * 1.3);
        painter->setFont(font);
        painter->setPen(Qt::white);
        painter->drawText(line, Qt::AlignCenter,
                          QFontMetricsF(font).elidedText(m_title, Qt::ElideRight, line.width()));
    }

  private:
    QRectF m_rect;
    QString m_title;
    qreal m_titleHeight;
};

} // namespace

void drawColourShape(QPainter& painter, const QRectF& box, int colour) {
    if (colour < 0 || colour >= int(kColours.size())) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(kInk, std::max(1.2, box.width() * 0.07), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(kColours[size_t(colour)]);
    const QPointF middle = box.center();
    const qreal r = std::min(box.width(), box.height()) / 2;
    QPainterPath path;
    switch (colour) {
    case 0:
        path.moveTo(middle + QPointF(0, -r));
        path.lineTo(middle + QPointF(r, r * 0.8));
        path.lineTo(middle + QPointF(-r, r * 0.8));
        path.closeSubpath();
        break;
    case 1: path.addEllipse(middle, r * 0.92, r * 0.92); break;
    case 2: path.addRect(QRectF(middle.x() - r * 0.85, middle.y() - r * 0.85, r * 1.7, r * 1.7)); break;
    case 3:
        path.moveTo(middle + QPointF(0, -r));
        path.cubicTo(middle + QPointF(r * 0.35, -r * 0.35), middle + QPointF(r * 0.8, 0),
                     middle + QPointF(r * 0.72, r * 0.45));
        path.cubicTo(middle + QPointF(r * 0.55, r * 1.15), middle + QPointF(-r * 0.55, r * 1.15),
                     middle + QPointF(-r * 0.72, r * 0.45));
        path.cubicTo(middle + QPointF(-r * 0.8, 0), middle + QPointF(-r * 0.35, -r * 0.35),
                     middle + QPointF(0, -r));
        path.closeSubpath();
        break;
    case 4:
        for (int corner = 0; corner < 10; ++corner) {
            const qreal angle = -std::numbers::pi / 2 + corner * std::numbers::pi / 5;
            const qreal reach = corner % 2 ? r * 0.48 : r * 1.05;
            const QPointF point = middle + QPointF(std::cos(angle), std::sin(angle)) * reach;
            corner ? path.lineTo(point) : path.moveTo(point);
        }
        path.closeSubpath();
        break;
    default: break;
    }
    painter.drawPath(path);
    painter.restore();
}

void drawSuitShape(QPainter& painter, const QRectF& box, int suit) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center());
    const qreal r = std::min(box.width(), box.height()) / 2;
    painter.scale(r, r);
    painter.setPen(Qt::NoPen);
    painter.setBrush(suit == 1 || suit == 2 ? kColours[0] : kInk);
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    const auto stem = [&path] {
        path.moveTo(0, 0.2);
        path.lineTo(0.3, 0.95);
        path.lineTo(-0.3, 0.95);
        path.closeSubpath();
    };
    switch (suit) {
    case 0:
        path.moveTo(0, -0.95);
        path.cubicTo(0.25, -0.5, 0.9, -0.2, 0.9, 0.25);
        path.cubicTo(0.9, 0.75, 0.25, 0.8, 0, 0.3);
        path.cubicTo(-0.25, 0.8, -0.9, 0.75, -0.9, 0.25);
        path.cubicTo(-0.9, -0.2, -0.25, -0.5, 0, -0.95);
        stem();
        break;
    case 1:
        path.moveTo(0, 0.95);
        path.cubicTo(-0.3, 0.4, -0.95, 0.1, -0.95, -0.35);
        path.cubicTo(-0.95, -0.95, -0.2, -0.95, 0, -0.4);
        path.cubicTo(0.2, -0.95, 0.95, -0.95, 0.95, -0.35);
        path.cubicTo(0.95, 0.1, 0.3, 0.4, 0, 0.95);
        break;
    case 2:
        path.moveTo(0, -0.98);
        path.lineTo(0.72, 0);
        path.lineTo(0, 0.98);
        path.lineTo(-0.72, 0);
        path.closeSubpath();
        break;
    case 3:
        path.addEllipse(QPointF(0, -0.48), 0.44, 0.44);
        path.addEllipse(QPointF(-0.48, 0.2), 0.44, 0.44);
        path.addEllipse(QPointF(0.48, 0.2), 0.44, 0.44);
        stem();
        break;
    default: break;
    }
    painter.drawPath(path);
    painter.restore();
}

QString keyOf(const Petal& petal) {
    if (!petal.key.isEmpty() || petal.kind != Petal::Kind::Colour) return petal.key;
    switch (petal.id) {
    case 0: return Petals::tr("R", "key for red");
    case 1: return Petals::tr("Y", "key for yellow");
    case 2: return Petals::tr("G", "key for green");
    case 3: return Petals::tr("B", "key for blue");
    case 4: return Petals::tr("P", "key for purple");
    default: return {};
    }
}

// ---- one petal ----

PetalItem::PetalItem(const Gesture& gesture, const QRectF& rect, FaceStore* faces, std::optional<CardArt> art)
    : m_gesture(gesture), m_rect(rect), m_faces(faces), m_art(std::move(art)) {
    setZValue(kAboveCards);
    const Petal& petal = *gesture.petal;
    const QString key = keyOf(petal);
    QString tip = petal.held ? Petals::tr("%1 (you hold one)").arg(petal.words) : petal.words;
    if (!key.isEmpty()) tip = Petals::tr("%1 - key %2", "a choice and its key").arg(tip, key);
    setToolTip(tip);
    if (m_faces) connect(m_faces, &FaceStore::ready, this, [this] { update(); });
}

void PetalItem::setFocused(bool focused) {
    if (m_focused == focused) return;
    m_focused = focused;
    update();
}

void PetalItem::setHovered(bool hovered) {
    if (m_hovered == hovered) return;
    m_hovered = hovered;
    update();
}

void PetalItem::setHinted(bool hinted) {
    if (m_hinted == hinted) return;
    m_hinted = hinted;
    update();
}

QRectF PetalItem::boundingRect() const {
    return m_rect.adjusted(-6, -6, 6, 6);
}

void PetalItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const Petal& petal = *m_gesture.petal;
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal round = std::min(m_rect.height() * 0.32, 12.0);
    if (m_focused) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(kInk, 2));
        painter->drawRoundedRect(m_rect.adjusted(-4.5, -4.5, 4.5, 4.5), round + 4, round + 4);
        painter->setPen(QPen(kGold, 3));
        painter->drawRoundedRect(m_rect.adjusted(-2, -2, 2, 2), round + 2, round + 2);
    }
    painter->setPen(QPen(kInk, 1.5));
    painter->setBrush(m_hovered ? kGold : kPaper);
    painter->drawRoundedRect(m_rect.adjusted(0.75, 0.75, -0.75, -0.75), round, round);

    const qreal side = std::min(m_rect.width(), m_rect.height());
    const QRectF inner(m_rect.center() - QPointF(side, side) * 0.3, QSizeF(side, side) * 0.6);
    switch (petal.kind) {
    case Petal::Kind::Colour: drawColourShape(*painter, inner, petal.id); break;
    case Petal::Kind::Suit: drawSuitShape(*painter, inner, petal.id); break;
    default: {
        if (m_art && m_faces) {
            const QRectF face = m_rect.adjusted(2, 2, -2, -2);
            const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
            const QPixmap pixmap = m_faces->pixmap(*m_art, (face.size() * ratio).toSize());
            if (!pixmap.isNull()) {
                blit(*painter, face.topLeft(), pixmap, face.size());
                break;
            }
        }
        QFont font = petalFont(wordy(petal) ? std::min(m_rect.height(), 44.0) : m_rect.height());
        const QRectF line = m_rect.adjusted(4, 2, -4, -2);
        const QString text = textOf(petal);
        while (font.pixelSize() > 9 && QFontMetricsF(font).horizontalAdvance(text) > line.width())
            font.setPixelSize(font.pixelSize() - 1);
        painter->setFont(font);
        painter->setPen(kInk);
        painter->drawText(line, Qt::AlignCenter,
                          QFontMetricsF(font).elidedText(text, Qt::ElideRight, line.width()));
        break;
    }
    }
    if (petal.held) { // you hold one of these: asking for it should be on purpose
        const qreal size = std::max(9.0, side * 0.32);
        const QRectF tick(m_rect.right() - size * 0.85, m_rect.top() - size * 0.15, size, size);
        painter->setPen(QPen(kPaper, 1));
        painter->setBrush(kInk);
        painter->drawEllipse(tick);
        painter->setPen(QPen(kPaper, std::max(1.4, size * 0.14), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPolyline(QPolygonF{QPointF(tick.left() + size * 0.25, tick.top() + size * 0.52),
                                        QPointF(tick.left() + size * 0.44, tick.top() + size * 0.7),
                                        QPointF(tick.left() + size * 0.76, tick.top() + size * 0.32)});
    }
    if (m_hinted) drawHintRing(*painter, m_rect.adjusted(-0.5, -0.5, 0.5, 0.5), round);
}

// ---- all petals ----

Petals::Petals(QGraphicsScene& scene, QObject* parent) : QObject(parent), m_scene(scene) {}

Petals::~Petals() {
    clear();
}

void Petals::clear() {
    for (PetalItem* item : m_items)
        delete item;
    m_items.clear();
    for (const QPointer<QGraphicsObject>& ground : m_grounds)
        delete ground.data();
    m_grounds.clear();
    m_charts.clear();
    m_shown.clear();
    m_focused = m_hovered = -1;
}

void Petals::close() {
    if (m_items.empty()) return;
    clear();
    emit changed();
}

void Petals::bloom(const std::vector<PetalBunch>& bunches, const Presenter& presenter, qreal unit,
                   QRectF bounds) {
    const auto same = [&] {
        if (bunches.size() != m_shown.size() || bounds != m_bounds) return false;
        for (size_t i = 0; i < bunches.size(); ++i) {
            const PetalBunch &a = bunches[i], &b = m_shown[i];
            if (a.at != b.at || a.title != b.title || a.gestures.size() != b.gestures.size()) return false;
            for (size_t j = 0; j < a.gestures.size(); ++j)
                if (a.gestures[j].choice != b.gestures[j].choice ||
                    a.gestures[j].petal != b.gestures[j].petal)
                    return false;
        }
        return true;
    };
    if (same()) return;
    std::optional<std::pair<Aim, Petal>> kept;
    if (m_focused >= 0)
        kept = {m_items[size_t(m_focused)]->gesture().aim, *m_items[size_t(m_focused)]->gesture().petal};
    clear();
    m_shown = bunches;
    m_bounds = bounds;

    for (const PetalBunch& bunch : bunches) {
        const int count = int(bunch.gestures.size());
        if (count == 0) continue;
        const bool middle = !bunch.atSeat;
        const qreal gap = 4;
        qreal height = std::max(34.0, 30 * unit) * (middle && !bunch.chart ? 1.35 : 1.0);
        qreal width = height;
        const Petal::Kind kind = bunch.gestures.front().petal->kind;
        const bool cards = kind == Petal::Kind::OneFace;
        for (const Gesture& gesture : bunch.gestures)
            if (wordy(*gesture.petal))
                width = std::max(width, QFontMetricsF(petalFont(std::min(height, 44.0)))
                                                .horizontalAdvance(textOf(*gesture.petal)) +
                                            20);
        const QRectF room = bunch.atSeat ? bunch.at : bounds.adjusted(8, 8, -8, -8);
        int columns = count;
        if (cards) {
            if (count > 13) columns = (count + 4) / 5;
            width =
                std::min({bunch.chart ? 66 * unit : 46 * unit, (room.width() - 16) / columns - gap,
                          (room.height() - 60) / std::max(1, (count + columns - 1) / columns) * 5 / 7 - gap});
            width = std::max(width, 28.0);
            height = width * 7 / 5;
        } else if (bunch.atSeat && columns * (width + gap) > room.width()) {
            // A narrow panel: smaller petals in one row, down to 28 pixels, then two rows.
            const qreal fitting = room.width() / columns - 2;
            if (fitting >= 28 && width <= height) {
                width = height = fitting;
            } else {
                columns = std::max(1, int((room.width() + gap) / (width + gap)));
            }
        } else if (columns * (width + gap) > room.width() - 24 || (bunch.chart && count > 13)) {
            columns = std::clamp(int((room.width() - 24) / (width + gap)), 1, 13);
        }
        const int rows = (count + columns - 1) / columns;
        columns = cards && count > 13 ? columns : (count + rows - 1) / rows;
        const qreal titleHeight = bunch.chart && !bunch.title.isEmpty() ? std::max(18.0, 16 * unit) : 0;
        const QSizeF size(columns * (width + gap) - gap, rows * (height + gap) - gap);
        QRectF box(QPointF(), size);
        if (bunch.atSeat)
            box.moveTopLeft({bunch.at.center().x() - size.width() / 2, bunch.at.bottom() - height * 0.5});
        else
            box.moveCenter(bunch.at.center());
        const qreal edge = bunch.chart ? 12 : 2;
        QRectF outer = box.adjusted(-edge, -edge - titleHeight, edge, edge);
        outer.moveLeft(std::max(bounds.left(), std::min(outer.left(), bounds.right() - outer.width())));
        outer.moveTop(std::max(bounds.top(), std::min(outer.top(), bounds.bottom() - outer.height())));
        box.moveTopLeft(outer.topLeft() + QPointF(edge, edge + titleHeight));
        box.moveTopLeft(QPointF(std::round(box.left()), std::round(box.top())));
        if (bunch.chart) {
            auto* ground = new ChartGround(outer, bunch.title, titleHeight);
            m_scene.addItem(ground);
            m_grounds.emplace_back(ground);
            m_charts.push_back(outer);
        }
        for (int i = 0; i < count; ++i) {
            const bool down = cards && count > 13; // a chart of all cards: a column a fish
            const int column = down ? i / rows : i % columns, row = down ? i % rows : i / columns;
            const QRectF rect(box.left() + column * (width + gap), box.top() + row * (height + gap), width,
                              height);
            const Gesture& gesture = bunch.gestures[size_t(i)];
            std::optional<CardArt> art;
            if (cards) art = presenter.art(Face(gesture.petal->id));
            auto* item = new PetalItem(gesture, rect, m_faces, std::move(art));
            m_scene.addItem(item);
            m_items.push_back(item);
            if (kept && kept->first == gesture.aim && kept->second.kind == gesture.petal->kind &&
                kept->second.id == gesture.petal->id)
                m_focused = int(m_items.size()) - 1;
        }
    }
    if (m_focused >= 0) m_items[size_t(m_focused)]->setFocused(true);
    emit changed();
}

int Petals::at(QPointF point) const {
    for (size_t i = m_items.size(); i-- > 0;)
        if (m_items[i]->rect().contains(point)) return int(i);
    return -1;
}

bool Petals::onChart(QPointF point) const {
    return std::any_of(m_charts.begin(), m_charts.end(),
                       [&](const QRectF& rect) { return rect.contains(point); });
}

void Petals::setFocused(int index) {
    if (index >= int(m_items.size())) index = -1;
    if (index == m_focused) return;
    if (m_focused >= 0) m_items[size_t(m_focused)]->setFocused(false);
    m_focused = index;
    if (m_focused >= 0) m_items[size_t(m_focused)]->setFocused(true);
}

void Petals::setHovered(int index) {
    if (index == m_hovered) return;
    if (m_hovered >= 0) m_items[size_t(m_hovered)]->setHovered(false);
    m_hovered = index;
    if (m_hovered >= 0) m_items[size_t(m_hovered)]->setHovered(true);
}

int Petals::neighbour(int index, int dx, int dy) const {
    if (index < 0 || index >= int(m_items.size())) return m_items.empty() ? -1 : 0;
    const QPointF from = m_items[size_t(index)]->rect().center();
    int best = index;
    qreal least = std::numeric_limits<qreal>::max();
    for (size_t i = 0; i < m_items.size(); ++i) {
        const QPointF way = m_items[i]->rect().center() - from;
        const qreal along = way.x() * dx + way.y() * dy,
                    across = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        if (along < 1 || int(i) == index) continue;
        const qreal far = along + across * 3;
        if (far < least) {
            least = far;
            best = int(i);
        }
    }
    return best;
}

} // namespace tacklebox
