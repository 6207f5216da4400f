#include "views/scene/input/tableinputprivate.h"

#include "model/table/gameclock.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineF>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kLookMillis = 350, kGlideMillis = 180, kTouchSlop = 16;
constexpr qreal kForgiving = 24; ///< pixels around a target

qreal distance(QPointF point, const QRectF& rect) {
    const qreal dx = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
    const qreal dy = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
    return std::hypot(dx, dy);
}

} // namespace

TableInput::Private::Private(TableInput& input, TableScene& tableScene)
    : q(input), scene(tableScene), petals(tableScene, &input), look(new CloseLook) {
    QElapsedTimer since;
    since.start();
    millis = [since] { return since.elapsed(); };
    scene.addItem(look);
    lookTimer.setSingleShot(true);
    lookTimer.setInterval(kLookMillis);
    QObject::connect(&lookTimer, &QTimer::timeout, &q, [this] {
        if (pressed && pressed->touch && !dragging && pressed->card) {
            pressed->looked = true;
            openLook(pressed->card->spot);
        } else if (!pressed && held.empty() && lookNext) {
            openLook(lookNext);
        }
    });
}

TableInput::Private::~Private() {
    delete look.data();
}

TableInput::TableInput(TableScene& scene, QObject* parent)
    : QObject(parent), m(std::make_unique<Private>(*this, scene)) {}

TableInput::~TableInput() = default;

Presenter* TableInput::presenter() const {
    return m->presenter;
}

void TableInput::setPresenter(Presenter* presenter) {
    if (m->dragging) m->scene.letGo(0);
    m->dragging = false;
    m->pressed.reset();
    m->held.clear();
    m->openButton.clear();
    m->aimed.reset();
    m->armed.reset();
    m->hinted = -1;
    m->confirming = -1;
    m->lastAsked = kNoSeat;
    m->walked = false;
    m->lastClicked.reset();
    m->shutLook();
    m->petals.close();
    m->focusNothing();
    m->lights = {};
    m->handIsOn = false;
    m->question.clear();
    m->presenter = presenter;
    refresh();
}

void TableInput::setFaces(FaceStore* faces) {
    m->faces = faces;
    m->petals.setFaces(faces);
    m->look->setFaces(faces);
}

void TableInput::setConfirmAsks(bool on) {
    m->confirmAsks = on;
    m->confirming = -1;
}

void TableInput::setClock(std::function<qint64()> millis) {
    m->millis = std::move(millis);
}

void TableInput::setLetterKeys(bool on) {
    m->letterKeys = on;
}

void TableInput::refresh() {
    m->gestures = m->presenter ? m->presenter->gestures() : std::vector<Gesture>();
    m->followQuestion();
    std::vector<Spot> taken;
    std::vector<Private::Held> still;
    for (Private::Held card : m->held) {
        if (!m->relocate(card, taken)) continue;
        // What has lost its meaning is let go; a card in the hand is carried on, and dropped in vain.
        if (!m->dragging && !m->grippable(card)) continue;
        taken.push_back(card.spot);
        still.push_back(card);
    }
    if (m->dragging && still.empty()) {
        m->scene.letGo(0);
        m->dragging = false;
        m->pressed.reset();
    }
    if (still.size() != m->held.size()) m->aimed.reset();
    m->held = std::move(still);
    if (!m->openButton.isEmpty() &&
        std::none_of(m->gestures.begin(), m->gestures.end(), [this](const Gesture& gesture) {
            return gesture.button && gesture.button->words == m->openButton;
        }))
        m->openButton.clear();
    if (m->confirming >= 0 &&
        std::none_of(m->gestures.begin(), m->gestures.end(),
                     [this](const Gesture& gesture) { return gesture.choice == m->confirming; }))
        m->confirming = -1;
    if (m->lookedAt && !m->cardAt(*m->lookedAt)) m->shutLook();
    m->keepFocus();
    m->update();
}

// ---- the mouse ----

bool TableInput::press(QPointF point, Qt::MouseButton button, qint64, bool touch) {
    m->lookTimer.stop();
    if (m->look->isOpen()) {
        if (button == Qt::LeftButton && m->look->onRulesLine(point)) {
            if (m->lookedAt) askRules(*m->lookedAt);
            m->shutLook();
            return true;
        }
        m->shutLook();
    }
    if (button == Qt::RightButton) return cancel();
    if (button != Qt::LeftButton || !m->presenter) return false;
    Private::Press press;
    press.at = point;
    press.target = m->targetAt(point);
    press.touch = m->byFinger = touch;
    press.pressedAt = m->now();
    if (press.target.spot && press.target.petal < 0) press.card = m->heldAt(*press.target.spot);
    if (m->focusShown) {
        m->focusShown = false; // the ring is for keys
        m->showLights();
    }
    // In the game without turns the first press wins: what cannot become a drag is done at once.
    if (m->live() && !(press.card && m->grippable(*press.card))) {
        m->pressed.reset();
        m->clickAt(press.target, press.pressedAt);
        return true;
    }
    m->pressed = press;
    if (touch && press.card) m->lookTimer.start();
    return true;
}

bool TableInput::move(QPointF point) {
    if (!m->pressed) return hover(point);
    Private::Press& press = *m->pressed;
    if (m->dragging) {
        m->scene.carry(point);
        m->petals.setHovered(m->petals.at(point));
        const Private::Target target = m->targetAt(point);
        // What was wrong with another place is not true of this one.
        const bool hinted = m->dragHinted.seat || m->dragHinted.place;
        if (hinted && (target.seat != m->dragHinted.seat || target.place != m->dragHinted.place)) {
            m->dragHinted = {};
            emit hint({});
        }
        const bool origin = target.place && !m->held.empty() && *target.place == m->held.back().spot.place;
        if (target.petal < 0 && !origin && (target.seat || target.place) && target != m->dragHinted) {
            bool illegal = false;
            const std::optional<Aim> aim = m->dropAim(point, &illegal);
            if (!aim && illegal &&
                (m->dragHinted.seat != target.seat ||
                 (!target.seat && m->dragHinted.place != target.place))) {
                m->dragHinted = target;
                m->explain(m->gripOf(m->held),
                           target.seat ? Private::atSeat(*target.seat) : Private::atPlace(*target.place));
            }
        }
        return true;
    }
    const int slop = press.touch ? std::max(kTouchSlop, QApplication::startDragDistance())
                                 : QApplication::startDragDistance();
    if ((point - press.at).manhattanLength() < slop) return true;
    m->lookTimer.stop();
    if (press.looked || !press.card) return true;
    if (!m->relocate(*press.card, {})) {
        m->pressed.reset();
        return true;
    }
    if (m->isMine(press.card->spot.place) || m->grippable(*press.card)) m->beginDrag(point);
    return true;
}

void TableInput::Private::beginDrag(QPointF point) {
    const Held card = *pressed->card;
    const bool chosenBefore =
        std::any_of(held.begin(), held.end(), [&](const Held& other) { return other.spot == card.spot; });
    armed.reset();
    aimed.reset();
    openButton.clear();
    confirming = -1;
    if (!chosenBefore) {
        const bool together =
            !held.empty() && held.front().spot.place == card.spot.place && selectable(card) &&
            std::all_of(held.begin(), held.end(), [&](const Held& other) { return selectable(other); });
        if (!together) held.clear();
        held.push_back(card);
    }
    shutLook();
    dragging = true;
    dragHinted = {};
    const QRectF rect = scene.cardRect(card.spot);
    scene.lift(card.spot, pressed->at - rect.topLeft(), point);
    update();
}

std::optional<Aim> TableInput::Private::dropAim(QPointF point, bool* illegal) const {
    *illegal = false;
    const std::vector<Gesture> now = candidates();
    const Place origin = held.empty() ? Place{} : held.back().spot.place;
    const Target target = targetAt(point);
    const auto legal = [&](const Aim& aim) {
        return std::any_of(now.begin(), now.end(),
                           [&](const Gesture& gesture) { return gesture.aim == aim; });
    };
    if (target.seat && legal(atSeat(*target.seat))) return atSeat(*target.seat);
    if (target.place && legal(atPlace(*target.place))) return atPlace(*target.place);
    const bool home = target.place && *target.place == origin;
    if (!home && (target.seat || target.place)) {
        *illegal = true;
        return std::nullopt;
    }
    // Beside a target, or with the card over it: the nearest.
    const QPointF middle = scene.carried();
    const qreal reach = held.empty() ? 0 : scene.cardRect(held.back().spot).width() * 0.75;
    std::optional<Aim> best;
    qreal least = 1e9;
    for (const Gesture& gesture : now) {
        if (gesture.aim.kind == Aim::Kind::Nowhere) continue;
        const QRectF rect = gesture.aim.kind == Aim::Kind::Player ? scene.seatRect(gesture.aim.seat)
                                                                  : scene.zoneRect(gesture.aim.place);
        if (rect.isEmpty()) continue;
        const qreal fromPointer = distance(point, rect), fromMiddle = distance(middle, rect);
        // Still over its own place the card must lie on the target, or every short pull would play it.
        if (home ? fromMiddle > 0 : fromPointer > kForgiving && fromMiddle > reach) continue;
        const qreal far = std::min(fromPointer, fromMiddle);
        if (far < least) {
            least = far;
            best = gesture.aim;
        }
    }
    if (!best && !home) *illegal = true;
    return best;
}

void TableInput::Private::drop(QPointF point) {
    const qint64 when = now();
    dragging = false;
    const int petal = petals.at(point);
    if (petal >= 0) {
        const Gesture gesture = petals.items()[size_t(petal)]->gesture();
        scene.letGo(confirmAsks && confirming != gesture.choice ? kGlideMillis : -1);
        make(gesture, when);
        return;
    }
    bool illegal = false;
    const std::optional<Aim> aim = dropAim(point, &illegal);
    if (aim) {
        const std::vector<Gesture> there = aimingAt(candidates(), *aim);
        const bool atOnce =
            there.size() == 1 ||
            std::any_of(there.begin(), there.end(), [](const Gesture& gesture) { return !gesture.petal; });
        const bool unsure = confirmAsks && aim->kind == Aim::Kind::Player;
        scene.letGo(atOnce && !unsure ? -1 : kGlideMillis);
        aimAt(*aim, when);
        if (!held.empty()) update();
        return;
    }
    scene.letGo(kGlideMillis);
    if (illegal) {
        const Target target = targetAt(point);
        explain(gripOf(held), target.seat    ? atSeat(*target.seat)
                              : target.place ? atPlace(*target.place)
                                             : Aim{});
    }
    letGo();
    update();
}

bool TableInput::release(QPointF point, Qt::MouseButton button, qint64) {
    if (button != Qt::LeftButton || !m->pressed) return false;
    m->lookTimer.stop();
    Private::Press press = *m->pressed;
    m->pressed.reset();
    if (m->dragging) {
        m->scene.carry(point);
        m->drop(point);
        return true;
    }
    if (press.looked) {
        m->shutLook();
        return true;
    }
    const int slop = press.touch ? kTouchSlop : QApplication::startDragDistance();
    const Private::Target there = m->targetAt(point);
    const bool near = (point - press.at).manhattanLength() < slop;
    if (!near && (there.petal != press.target.petal || (there.petal < 0 && there.seat != press.target.seat) ||
                  there.place != press.target.place))
        return true; // slid away: nothing meant
    if (press.card) {
        if (!m->relocate(*press.card, {})) return true; // it has left meanwhile
        press.target.spot = press.card->spot;
    }
    if (press.target.petal >= 0 && there.petal != press.target.petal) return true; // petals have changed
    m->lastClicked = press.card;
    m->clickAt(press.target, press.pressedAt);
    return true;
}

bool TableInput::doubleClick(QPointF point) {
    if (!m->presenter) return false;
    m->lookTimer.stop();
    m->shutLook();
    const Private::Target target = m->targetAt(point);
    const std::optional<Private::Held> card = target.spot ? m->heldAt(*target.spot) : std::nullopt;
    if (target.petal < 0 && card && m->lastClicked && m->lastClicked->spot == card->spot &&
        m->lastClicked->face == card->face) {
        m->lastClicked.reset();
        const bool several = m->held.size() > 1 && m->selectable(*card);
        if (!several && m->obvious(*card, m->now())) return true;
        // Nothing is obvious: the second click would let go of what the first has chosen.
        if (m->selectable(*card)) m->choose(*card);
        return true;
    }
    // The first click has changed what lies here, or this is a pile: one move is enough.
    if (target.petal < 0 && !card) return true;
    return press(point, Qt::LeftButton, 0);
}

bool TableInput::hover(QPointF point) {
    if (!m->presenter || m->pressed) return false;
    m->petals.setHovered(m->petals.at(point));
    if (m->look->isOpen() && m->look->rect().adjusted(-16, -16, 16, 16).contains(point)) return true;
    const Private::Target target = m->targetAt(point);
    m->setHovered(target.spot);
    std::optional<Spot> worth = target.spot;
    if (const CardPicture* card = worth ? m->cardAt(*worth) : nullptr; !card || card->face >= kNoFace)
        worth.reset();
    if (m->lookedAt && m->look->isOpen()) {
        if (worth == m->lookedAt) return true;
        m->shutLook();
    }
    if (worth != m->lookNext) {
        m->lookNext = worth;
        m->lookTimer.stop();
        if (worth && m->held.empty() && !m->petals.open()) m->lookTimer.start();
    }
    return true;
}

void TableInput::leave() {
    m->setHovered({});
    m->petals.setHovered(-1);
    m->lookNext.reset();
    m->lookTimer.stop();
    if (!m->pressed) m->shutLook();
}

bool TableInput::wheel(QPointF point, int delta) {
    if (!m->presenter || m->dragging || delta == 0) return false;
    const std::optional<Spot> spot = m->targetAt(point).spot;
    if (delta > 0 && spot)
        m->openLook(spot);
    else
        m->shutLook();
    return true;
}

void TableInput::inspect(std::optional<Spot> spot) {
    spot ? m->openLook(spot) : m->shutLook();
}

void TableInput::askRules(Spot spot) {
    const CardPicture* card = m->cardAt(spot);
    if (!card || card->face >= kNoFace || !m->presenter) return;
    emit rulesWanted(m->presenter->rulesAnchor(card->face));
}

bool TableInput::dragging() const {
    return m->dragging;
}

bool TableInput::cancel() {
    const bool something = m->dragging || !m->held.empty() || m->aimed || m->armed ||
                           !m->openButton.isEmpty() || m->look->isOpen() || m->confirming >= 0;
    m->shutLook();
    if (m->dragging) {
        m->dragging = false;
        m->scene.letGo(kGlideMillis);
    }
    m->pressed.reset();
    const bool atPetals = m->petals.focused() >= 0;
    m->letGo();
    m->update();
    if (atPetals) {
        m->focusDefault();
        emit focusMoved();
    }
    return something;
}

} // namespace tacklebox
