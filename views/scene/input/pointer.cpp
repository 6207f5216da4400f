// TableInput: the pointer. Mouse, pen and fingers press, drag, drop and hover.
#include "views/scene/input/tableinputprivate.h"

#include <QApplication>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kTouchSlop = 16;
constexpr qreal kForgiving = 24; ///< pixels around a target

qreal distance(QPointF point, const QRectF& rect) {
    const qreal dx = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
    const qreal dy = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
    return std::hypot(dx, dy);
}

} // namespace

bool TableInput::press(QPointF point, Qt::MouseButton button, qint64, bool touch) {
    m->inspectTimer.stop();
    m->scene.errorCallout().end();
    if (m->inspector->isOpen()) {
        if (button == Qt::LeftButton && m->inspector->onRulesLine(point)) {
            if (m->inspected) askRules(m->inspectedFace);
            m->shutInspector();
            return true;
        }
        m->shutInspector();
    }
    if (button == Qt::RightButton) return cancel();
    if (button != Qt::LeftButton || !m->presenter) return false;
    Private::Press press;
    press.at = point;
    press.hit = m->hitAt(point);
    press.touch = m->byFinger = touch;
    press.pressedAt = m->now();
    if (press.hit.spot && press.hit.option < 0) press.card = m->heldAt(*press.hit.spot);
    if (press.hit.place && m->drawFrom(*press.hit.place)) press.card = m->heldAt({*press.hit.place, 0});
    if (m->focusShown) {
        m->focusShown = false; // the ring is only for keys
        m->showHighlights();
    }
    // At a live table the first press wins: act at once if it cannot become a drag.
    if (m->live() && !(press.card && m->canBeSource(*press.card))) {
        m->pointer = {};
        m->clickAt(press.hit, press.pressedAt);
        return true;
    }
    m->pointer = press;
    if (touch && press.hit.spot && press.hit.option < 0) m->inspectTimer.start();
    return true;
}

bool TableInput::move(QPointF point) {
    if (auto* drag = std::get_if<Private::Drag>(&m->pointer)) {
        drag->now = point;
        m->scene.carried().carry(point);
        m->options.setHovered(m->options.at(point));
        const Private::Hit hit = m->hitAt(point);
        // The reason for another place does not apply here.
        Private::Hit& told = drag->explained;
        const bool forgets = (told.seat || told.place) && (hit.seat != told.seat || hit.place != told.place);
        if (forgets) told = {};
        const bool origin = hit.place && !m->held.empty() && *hit.place == m->held.back().spot.place;
        const bool explains = m->lightDropTarget() && hit.option < 0 && !origin && (hit.seat || hit.place) &&
                              (told.seat != hit.seat || (!hit.seat && told.place != hit.place));
        if (explains) told = hit; // before the signals, which may end the drag
        if (forgets) {
            m->scene.errorCallout().end();
            emit messageWanted({});
        }
        if (explains)
            m->explain(m->sourceOf(m->held),
                       hit.seat ? Private::atSeat(*hit.seat) : Private::atPlace(*hit.place));
        return true;
    }
    auto* press = std::get_if<Private::Press>(&m->pointer);
    if (!press) return hover(point);
    const int slop = press->touch ? std::max(kTouchSlop, QApplication::startDragDistance())
                                  : QApplication::startDragDistance();
    if ((point - press->at).manhattanLength() < slop) return true;
    m->inspectTimer.stop();
    if (m->awaited && m->awaited->kind == ManualAction::Kind::Roll && m->isAwaitedAt(press->hit))
        emit diceCarried(point - press->at);
    if (press->inspected || !press->card) return true;
    if (!m->relocate(*press->card, {}))
        m->pointer = {};
    else if (m->isMine(press->card->spot.place) || m->canBeSource(*press->card) ||
             m->drawFrom(press->card->spot.place))
        m->beginDrag(*press, point);
    return true;
}

bool TableInput::Private::inspectAt(QPointF point) {
    const Hit hit = presenter ? hitAt(point) : Hit();
    const CardPicture* card = hit.spot && hit.option < 0 ? cardAt(*hit.spot) : nullptr;
    if (!card || card->face >= kNoFace) return false;
    openInspector(hit.spot);
    if (inspector->isOpen()) emit q.cardInspected(inspector->words().joined());
    return inspector->isOpen();
}

void TableInput::Private::beginDrag(const Press& press, QPointF point) {
    const Held card = *press.card;
    const QRectF rect = scene.cardRect(card.spot);
    const QPointF grip = (rect.contains(press.at) ? press.at : rect.center()) - rect.topLeft();
    resetChoice();
    if (!isHeld(card)) hold(card);
    shutInspector();
    pointer = Drag{point, {}};
    scene.carried().lift(card.spot, grip, point);
    update();
}

void TableInput::Private::endDrag() {
    pointer = {};
    scene.setDropTarget({});
    scene.errorCallout().end();
}

std::optional<MoveTarget> TableInput::Private::dropTarget(QPointF point, bool* illegal) const {
    *illegal = false;
    const std::vector<Gesture> now = candidates();
    const PileId origin = held.empty() ? PileId{} : held.back().spot.place;
    const Hit hit = hitAt(point);
    const auto legal = [&](const MoveTarget& target) {
        return std::ranges::count(now, target, &Gesture::target) > 0;
    };
    if (hit.seat && legal(atSeat(*hit.seat))) return atSeat(*hit.seat);
    if (hit.place && legal(atPlace(*hit.place))) return atPlace(*hit.place);
    const bool home = hit.place && *hit.place == origin;
    if (!home && (hit.seat || hit.place)) {
        const std::optional<Gesture> only = playedAnywhere(hit);
        *illegal = !only;
        return only ? std::optional(only->target) : std::nullopt;
    }
    // The pointer is near a target, or the card is over it: take the nearest.
    const QPointF middle = scene.carried().middle();
    const qreal reach = held.empty() ? 0 : scene.cardRect(held.back().spot).width() * 0.75;
    std::optional<MoveTarget> best;
    qreal least = 1e9;
    for (const Gesture& gesture : now) {
        if (gesture.target.kind == MoveTarget::Kind::Nowhere) continue;
        const QRectF rect = gesture.target.kind == MoveTarget::Kind::Player
                                ? scene.seatRect(gesture.target.seat)
                                : scene.zoneRect(gesture.target.place);
        if (rect.isEmpty()) continue;
        const qreal fromPointer = distance(point, rect), fromMiddle = distance(middle, rect);
        // Over its own place the card must be on the target, or every short drag would play it.
        if (home ? fromMiddle > 0 : fromPointer > kForgiving && fromMiddle > reach) continue;
        const qreal gap = std::min(fromPointer, fromMiddle);
        if (gap < least) {
            least = gap;
            best = gesture.target;
        }
    }
    if (best || home || !scene.sceneRect().contains(point)) return best;
    const std::optional<Gesture> only = playedAnywhere(hit);
    *illegal = !only;
    return only ? std::optional(only->target) : std::nullopt;
}

bool TableInput::Private::lightDropTarget() {
    bool illegal = false;
    const std::optional<MoveTarget> target = dropTarget(std::get<Drag>(pointer).now, &illegal);
    scene.setDropTarget(target ? rectOf(*target) : QRectF());
    return illegal;
}

void TableInput::Private::drop(QPointF point) {
    const qint64 when = now();
    const Gesture* draw = held.empty() ? nullptr : drawFrom(held.front().spot.place);
    endDrag();
    if (draw) { // wherever it is let go
        scene.carried().letGo(-1);
        return make(Gesture(*draw), when);
    }
    const int option = options.at(point);
    if (option >= 0) {
        const Gesture gesture = options.items()[size_t(option)]->gesture();
        scene.carried().letGo(confirmAsks && confirming != gesture.choice ? kGlideMillis : -1);
        make(gesture, when);
        return;
    }
    bool illegal = false;
    const std::optional<MoveTarget> target = dropTarget(point, &illegal);
    if (target) {
        const std::vector<Gesture> there = withTarget(candidates(), *target);
        const bool atOnce =
            there.size() == 1 || std::ranges::any_of(there, std::logical_not<>(), &Gesture::option);
        const bool unsure = confirmAsks && target->kind == MoveTarget::Kind::Player;
        scene.carried().letGo(atOnce && !unsure ? -1 : kGlideMillis);
        chooseTarget(*target, when);
        if (!held.empty()) update();
        return;
    }
    scene.carried().letGo(kGlideMillis);
    if (illegal) {
        const Hit hit = hitAt(point);
        explain(sourceOf(held), hit.seat    ? atSeat(*hit.seat)
                                : hit.place ? atPlace(*hit.place)
                                            : MoveTarget{});
    }
    letGo();
    update();
}

bool TableInput::release(QPointF point, Qt::MouseButton button, qint64) {
    if (button != Qt::LeftButton || !m->isDown()) return false;
    m->inspectTimer.stop();
    if (m->dragging()) {
        m->scene.carried().carry(point);
        m->drop(point);
        return true;
    }
    Private::Press press = std::get<Private::Press>(m->pointer);
    m->pointer = {};
    if (press.inspected) {
        m->shutInspector();
        return true;
    }
    if (m->isAwaitedAt(press.hit)) { // wherever it is let go
        m->clickAt(press.hit, press.pressedAt);
        return true;
    }
    const int slop = press.touch ? kTouchSlop : QApplication::startDragDistance();
    const Private::Hit there = m->hitAt(point);
    const bool near = (point - press.at).manhattanLength() < slop;
    if (!near && (there.option != press.hit.option || (there.option < 0 && there.seat != press.hit.seat) ||
                  there.place != press.hit.place))
        return true; // slid away: not a click
    if (press.card) {
        if (!m->relocate(*press.card, {})) return true; // the card has left meanwhile
        press.hit.spot = press.card->spot;
    }
    if (press.hit.option >= 0 && there.option != press.hit.option) return true; // options have changed
    m->lastClicked = press.card;
    m->clickAt(press.hit, press.pressedAt);
    return true;
}

void TableInput::loseRelease() {
    if (m->awaited) emit diceCarried({});
    if (m->dragging()) cancel();
    const auto* press = std::get_if<Private::Press>(&m->pointer);
    if (!press) return;
    m->inspectTimer.stop();
    if (press->inspected) m->shutInspector();
    m->pointer = {};
}

bool TableInput::doubleClick(QPointF point) {
    if (!m->presenter) return false;
    m->inspectTimer.stop();
    m->shutInspector();
    const Private::Hit hit = m->hitAt(point);
    const std::optional<Private::Held> card = hit.spot ? m->heldAt(*hit.spot) : std::nullopt;
    if (hit.option < 0 && card && m->lastClicked && m->lastClicked->spot == card->spot &&
        m->lastClicked->face == card->face) {
        m->lastClicked.reset();
        const bool several = m->held.size() > 1 && m->selectable(*card);
        if (!several && m->obvious(*card, m->now())) return true;
        // Nothing obvious to do. The second click toggles a card of a selection; any other card stays chosen.
        if (m->selectable(*card)) m->choose(*card);
        return true;
    }
    // The first click may have changed the table, or this is a pile: ignore the second one.
    if (hit.option < 0 && !card) return true;
    return press(point, Qt::LeftButton, 0);
}

bool TableInput::hover(QPointF point) {
    if (!m->presenter || m->isDown()) return false;
    m->options.setHovered(m->options.at(point));
    if (m->inspector->isOpen() && m->inspector->rect().adjusted(-16, -16, 16, 16).contains(point))
        return true;
    const Private::Hit hit = m->hitAt(point);
    m->setHovered(hit.spot);
    std::optional<CardRef> inspectable = hit.spot;
    if (const CardPicture* card = inspectable ? m->cardAt(*inspectable) : nullptr;
        !card || card->face >= kNoFace)
        inspectable.reset();
    if (m->inspected && m->inspector->isOpen()) {
        if (inspectable == m->inspected) return true;
        m->shutInspector();
    }
    if (inspectable != m->inspectNext) {
        m->inspectNext = inspectable;
        m->inspectTimer.stop();
        if (inspectable && m->held.empty() && !m->options.isOpen()) m->inspectTimer.start();
    }
    return true;
}

void TableInput::leave() {
    m->setHovered({});
    m->options.setHovered(-1);
    m->inspectNext.reset();
    m->inspectTimer.stop();
    if (!m->isDown()) m->shutInspector();
}

bool TableInput::wheel(QPointF point, int delta) {
    if (!m->presenter || m->dragging() || delta == 0) return false;
    const std::optional<CardRef> spot = m->hitAt(point).spot;
    if (delta > 0 && spot)
        m->openInspector(spot);
    else
        m->shutInspector();
    return true;
}

} // namespace tacklebox
