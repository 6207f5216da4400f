#include "views/scene/tableinputprivate.h"

#include "model/table/gameclock.h"

#include <QApplication>
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

Aim atSeat(Seat seat) {
    return {Aim::Kind::Player, seat, {}};
}

Aim atPlace(Place place) {
    return {Aim::Kind::Zone, kNoSeat, place};
}

} // namespace

TableInput::Private::Private(TableInput& input, TableScene& tableScene)
    : q(input), scene(tableScene), petals(tableScene, &input), look(new CloseLook) {
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

void TableInput::setPresenter(Presenter* presenter) {
    if (m->dragging) m->scene.letGo(0);
    m->dragging = false;
    m->pressed.reset();
    m->held.clear();
    m->openButton.clear();
    m->aimed.reset();
    m->armed.reset();
    m->confirming = -1;
    m->lastAsked = kNoSeat;
    m->walked = false;
    m->lastClicked.reset();
    m->shutLook();
    m->petals.close();
    m->focusNothing();
    m->lights = {};
    m->handIsOn = false;
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

void TableInput::setLetterKeys(bool on) {
    m->letterKeys = on;
}

void TableInput::refresh() {
    m->gestures = m->presenter ? m->presenter->gestures() : std::vector<Gesture>();
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

// ---- what there is ----

bool TableInput::Private::live() const {
    return presenter && presenter->table().plan().tempo == Tempo::Live;
}

qint64 TableInput::Private::now() const {
    return presenter ? presenter->table().clock().now() : -1;
}

const CardPicture* TableInput::Private::cardAt(const Spot& spot) const {
    const ZonePicture* zone = scene.picture().zone(spot.place);
    if (!zone || spot.index < 0 || spot.index >= int(zone->cards.size())) return nullptr;
    return &zone->cards[size_t(spot.index)];
}

std::optional<TableInput::Private::Held> TableInput::Private::heldAt(const Spot& spot) const {
    const CardPicture* card = cardAt(spot);
    if (!card) return std::nullopt;
    return Held{spot, card->face, card->group};
}

bool TableInput::Private::relocate(Held& card, const std::vector<Spot>& taken) const {
    const auto fits = [&](const Spot& spot) {
        const CardPicture* there = cardAt(spot);
        return there && there->face == card.face &&
               std::find(taken.begin(), taken.end(), spot) == taken.end();
    };
    if (fits(card.spot)) return true;
    const ZonePicture* zone = scene.picture().zone(card.spot.place);
    for (int index = 0; zone && index < int(zone->cards.size()); ++index) {
        const Spot spot{card.spot.place, index};
        if (!fits(spot)) continue;
        card.spot = spot;
        card.group = cardAt(spot)->group;
        return true;
    }
    return false;
}

bool TableInput::Private::isMine(Place place) const {
    return presenter && place.seat != kNoSeat && place.seat == presenter->table().facing();
}

TableInput::Private::Target TableInput::Private::targetAt(QPointF point) const {
    Target target;
    target.petal = petals.at(point);
    if (target.petal >= 0 || petals.onChart(point)) return target;
    target.spot = scene.cardAt(point);
    if (target.spot) {
        const ZonePicture* zone = scene.picture().zone(target.spot->place);
        if (!zone || zone->spread == Spread::Backs) target.spot.reset();
    }
    target.seat = scene.seatAt(point);
    target.place = scene.placeAt(point);
    if (target.spot && !target.place) target.place = target.spot->place;
    return target;
}

// ---- what it means ----

bool TableInput::Private::grips(const Gesture& gesture, const Held& card) const {
    if (gesture.grip.place != card.spot.place) return false;
    switch (gesture.grip.kind) {
    case Grip::Kind::Nothing: return false;
    case Grip::Kind::OneCard: return gesture.grip.face == card.face;
    case Grip::Kind::OfGroup: return gesture.grip.group == card.group;
    case Grip::Kind::Selection:
        return std::find(gesture.grip.cards.begin(), gesture.grip.cards.end(), card.face) !=
               gesture.grip.cards.end();
    }
    return false;
}

bool TableInput::Private::grippable(const Held& card) const {
    return std::any_of(gestures.begin(), gestures.end(),
                       [&](const Gesture& gesture) { return grips(gesture, card); });
}

bool TableInput::Private::selectable(const Held& card) const {
    return std::any_of(gestures.begin(), gestures.end(), [&](const Gesture& gesture) {
        return gesture.grip.kind == Grip::Kind::Selection && grips(gesture, card);
    });
}

std::vector<Gesture> TableInput::Private::candidatesOf(const std::vector<Held>& cards) const {
    std::vector<Face> faceList;
    for (const Held& card : cards)
        faceList.push_back(card.face);
    std::sort(faceList.begin(), faceList.end());
    std::vector<Gesture> found;
    for (const Gesture& gesture : gestures) {
        if (cards.empty() ? gesture.grip.kind == Grip::Kind::Nothing
            : gesture.grip.kind == Grip::Kind::Selection
                ? gesture.grip.place == cards.front().spot.place && gesture.grip.cards == faceList
                : cards.size() == 1 && grips(gesture, cards.front()))
            found.push_back(gesture);
    }
    return found;
}

std::vector<Gesture> TableInput::Private::candidates() const {
    if (!openButton.isEmpty()) {
        std::vector<Gesture> found;
        for (const Gesture& gesture : gestures)
            if (gesture.button && gesture.button->words == openButton) found.push_back(gesture);
        return found;
    }
    std::vector<Gesture> found = candidatesOf(held);
    // Behind a button lies what the button opens, unless there is also a place for it.
    if (held.empty())
        std::erase_if(found, [](const Gesture& gesture) {
            return gesture.button && gesture.aim.kind == Aim::Kind::Nowhere;
        });
    return found;
}

std::vector<Gesture> TableInput::Private::aimingAt(const std::vector<Gesture>& all, const Aim& aim) {
    std::vector<Gesture> found;
    for (const Gesture& gesture : all)
        if (gesture.aim == aim) found.push_back(gesture);
    return found;
}

Grip TableInput::Private::gripOf(const std::vector<Held>& cards) const {
    Grip grip;
    if (cards.empty()) return grip;
    const Held& first = cards.front();
    grip.place = first.spot.place;
    if (cards.size() > 1 || selectable(first)) {
        grip.kind = Grip::Kind::Selection;
        for (const Held& card : cards)
            grip.cards.push_back(card.face);
        std::sort(grip.cards.begin(), grip.cards.end());
    } else {
        grip.kind = Grip::Kind::OneCard;
        grip.face = first.face;
        grip.group = first.group;
    }
    return grip;
}

bool TableInput::Private::oneOpponent() const {
    return scene.picture().seats.size() == 1;
}

std::vector<Gesture> TableInput::Private::behindButton(const Gesture& gesture) const {
    std::vector<Gesture> found;
    for (const Gesture& other : gestures)
        if (other.button && other.button->words == gesture.button->words &&
            (other.petal || other.aim.kind == Aim::Kind::Player))
            found.push_back(other);
    return found;
}

void TableInput::Private::explain(const Grip& grip, const Aim& aim) {
    if (!presenter) return;
    QString why = presenter->whyNot(grip, aim);
    if (why.isEmpty()) {
        const bool asks = grip.kind == Grip::Kind::Nothing && aim.kind == Aim::Kind::Player &&
                          std::any_of(gestures.begin(), gestures.end(),
                                      [&](const Gesture& gesture) { return gesture.aim == aim; });
        why = asks                               ? TableInput::tr("First choose a card.")
              : aim.kind == Aim::Kind::Nowhere   ? TableInput::tr("Nothing can be done with that now.")
              : grip.kind == Grip::Kind::Nothing ? TableInput::tr("Nothing can be done there now.")
                                                 : TableInput::tr("That does not belong there.");
    }
    emit q.hint(why);
}

// ---- what is done ----

void TableInput::Private::choose(const Held& card) {
    armed.reset();
    aimed.reset();
    openButton.clear();
    confirming = -1;
    const auto same =
        std::find_if(held.begin(), held.end(), [&](const Held& other) { return other.spot == card.spot; });
    if (same != held.end()) {
        held.erase(same);
    } else {
        const bool together =
            !held.empty() && held.front().spot.place == card.spot.place && selectable(card) &&
            std::all_of(held.begin(), held.end(), [&](const Held& other) { return selectable(other); });
        if (!together) held.clear();
        held.push_back(card);
    }
    if (presenter && !held.empty() && selectable(held.front())) {
        const QString words = presenter->selectionWords(q.selection());
        if (!words.isEmpty()) emit q.hint(words);
    }
    update();
}

void TableInput::Private::letGo() {
    held.clear();
    aimed.reset();
    armed.reset();
    openButton.clear();
    confirming = -1;
    petals.setFocused(-1);
}

bool TableInput::Private::aimAt(const Aim& aim, qint64 pressedAt) {
    std::vector<Gesture> now = aimingAt(candidates(), aim);
    if (armed) {
        std::vector<Gesture> fitting;
        for (const Gesture& gesture : now)
            if (gesture.petal && gesture.petal->kind == armed->kind && gesture.petal->id == armed->id)
                fitting.push_back(gesture);
        if (!fitting.empty()) now = std::move(fitting);
    }
    if (now.empty()) return false;
    const auto plain =
        std::find_if(now.begin(), now.end(), [](const Gesture& gesture) { return !gesture.petal; });
    if (plain != now.end() || now.size() == 1) {
        make(plain != now.end() ? *plain : now.front(), pressedAt);
        return true;
    }
    aimed = aim;
    update();
    // The keys go on at the petals of this aim.
    for (size_t i = 0; i < petals.items().size(); ++i)
        if (petals.items()[i]->gesture().aim == aim) {
            petals.setFocused(int(i));
            break;
        }
    emit q.focusMoved();
    return true;
}

void TableInput::Private::make(const Gesture& gesture, qint64 pressedAt) {
    if (gesture.choice < 0) {
        if (gesture.button && !gesture.button->why.isEmpty()) emit q.hint(gesture.button->why);
        return;
    }
    if (confirmAsks && gesture.aim.kind == Aim::Kind::Player && confirming != gesture.choice) {
        confirming = gesture.choice;
        QString words;
        for (const Choice& choice : presenter->table().choices())
            if (choice.id == gesture.choice) words = choice.words;
        emit q.hint(TableInput::tr("Once more to do it: %1").arg(words));
        return;
    }
    if (gesture.aim.kind == Aim::Kind::Player) lastAsked = gesture.aim.seat;
    const int choice = gesture.choice;
    letGo();
    shutLook();
    petals.close();
    emit q.chosen(choice, pressedAt >= 0 ? pressedAt : now());
    q.refresh();
}

bool TableInput::Private::obvious(const Held& card, qint64 pressedAt) {
    std::vector<Held> cards{card};
    if (std::any_of(held.begin(), held.end(), [&](const Held& other) { return other.spot == card.spot; }))
        cards = held;
    const std::vector<Gesture> now = candidatesOf(cards);
    const auto found =
        std::find_if(now.begin(), now.end(), [](const Gesture& gesture) { return gesture.obvious; });
    if (found == now.end() && now.size() != 1) return false;
    make(found != now.end() ? *found : now.front(), pressedAt);
    return true;
}

void TableInput::Private::clickAt(const Target& target, qint64 pressedAt) {
    if (target.petal >= 0) {
        make(petals.items()[size_t(target.petal)]->gesture(), pressedAt);
        return;
    }
    if (target.seat && aimAt(atSeat(*target.seat), pressedAt)) return;
    const std::optional<Held> card = target.spot ? heldAt(*target.spot) : std::nullopt;
    const bool inHand = card && !held.empty() && held.front().spot.place == card->spot.place;
    if (!held.empty() && target.place && !inHand && aimAt(atPlace(*target.place), pressedAt)) return;
    if (card && (grippable(*card) || inHand)) {
        if (!grippable(*card)) {
            explain(gripOf({*card}), {});
            return;
        }
        walked = true;
        if (lights.focusedCard != card->spot) {
            q.focusCard(card->spot);
        }
        choose(*card);
        return;
    }
    if (target.place) {
        // A click on a pile needs no grip: what was chosen is let go for it.
        const std::vector<Held> before = std::exchange(held, {});
        if (!aimingAt(candidates(), atPlace(*target.place)).empty()) {
            armed.reset();
            aimAt(atPlace(*target.place), pressedAt);
            return;
        }
        held = before;
    }
    if (target.seat) return explain(gripOf(held), atSeat(*target.seat));
    if (card && isMine(card->spot.place)) return explain(gripOf({*card}), {});
    if (target.place && (!held.empty() || !isMine(*target.place)))
        return explain(gripOf(held), atPlace(*target.place));
    q.cancel();
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
    press.touch = touch;
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
        const bool origin = target.place && !m->held.empty() && *target.place == m->held.back().spot.place;
        if (target.petal < 0 && !origin && (target.seat || target.place) && target != m->dragHinted) {
            bool illegal = false;
            const std::optional<Aim> aim = m->dropAim(point, &illegal);
            if (!aim && illegal &&
                (m->dragHinted.seat != target.seat ||
                 (!target.seat && m->dragHinted.place != target.place))) {
                m->dragHinted = target;
                m->explain(m->gripOf(m->held), target.seat ? atSeat(*target.seat) : atPlace(*target.place));
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

// ---- what follows the state ----

std::vector<Face> TableInput::selection() const {
    std::vector<Face> faces;
    for (const Private::Held& card : m->held)
        faces.push_back(card.face);
    std::sort(faces.begin(), faces.end());
    return faces;
}

std::vector<Gesture> TableInput::buttons() const {
    std::vector<Gesture> list;
    const std::vector<Gesture> now = m->candidatesOf(m->held);
    bool several = !m->held.empty() && m->selectable(m->held.front()), playable = false;
    for (const Gesture& gesture : m->gestures) {
        if (gesture.grip.kind == Grip::Kind::Selection) continue;
        if (!gesture.button) continue;
        const bool further = gesture.petal || gesture.aim.kind == Aim::Kind::Player;
        const bool listed = further && std::any_of(list.begin(), list.end(), [&](const Gesture& other) {
                                return other.button->words == gesture.button->words;
                            });
        if (!listed) list.push_back(gesture);
    }
    for (const Gesture& gesture : now) {
        if (gesture.grip.kind != Grip::Kind::Selection) continue;
        Gesture play = gesture;
        if (!play.button) play.button = Button{tr("Play"), tr("Enter", "the key"), false, {}};
        list.push_back(play);
        playable = true;
    }
    if (several && !playable && m->presenter) {
        Gesture play;
        play.choice = -1;
        play.grip = m->gripOf(m->held);
        play.button = Button{tr("Play"), tr("Enter", "the key"), false, m->presenter->whyNot(play.grip, {})};
        list.push_back(play);
    }
    return list;
}

void TableInput::pressButton(int choice) {
    const std::vector<Gesture> list = buttons();
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&](const Gesture& gesture) { return gesture.choice == choice; });
    if (found == list.end()) return;
    const Gesture gesture = *found;
    const std::vector<Gesture> behind = m->behindButton(gesture);
    if (gesture.choice >= 0 && behind.size() > 1) {
        m->letGo();
        m->openButton = gesture.button->words;
        m->update();
        if (m->petals.open()) {
            m->petals.setFocused(0);
            emit focusMoved();
        }
        return;
    }
    m->make(gesture);
}

void TableInput::Private::update() {
    const std::vector<Gesture> now = candidates();
    Lights next = lights;
    next.raised.clear();
    next.playable.clear();
    next.seats.clear();
    next.places.clear();
    for (const Held& card : held)
        next.raised.push_back(card.spot);
    for (const Gesture& gesture : now) {
        if (gesture.aim.kind == Aim::Kind::Player &&
            std::find(next.seats.begin(), next.seats.end(), gesture.aim.seat) == next.seats.end())
            next.seats.push_back(gesture.aim.seat);
        if (gesture.aim.kind == Aim::Kind::Zone &&
            std::find(next.places.begin(), next.places.end(), gesture.aim.place) == next.places.end())
            next.places.push_back(gesture.aim.place);
    }
    if (!dragging) {
        std::vector<Held> gripped; // each grip once; gestures may be many
        for (const ZonePicture& zone : scene.picture().zones) {
            if (std::none_of(gestures.begin(), gestures.end(), [&](const Gesture& gesture) {
                    return gesture.grip.kind != Grip::Kind::Nothing && gesture.grip.place == zone.place;
                }))
                continue;
            for (int index = 0; index < int(zone.cards.size()); ++index) {
                const CardPicture& card = zone.cards[size_t(index)];
                const Held as{{zone.place, index}, card.face, card.group};
                if (grippable(as)) next.playable.push_back(as.spot);
            }
        }
    }
    const bool changed = next != lights;
    lights = std::move(next);
    bloom(now);
    showLights();
    const bool on = dragging || aimed.has_value() || (!held.empty() && petals.open());
    if (on != handIsOn && presenter) {
        handIsOn = on;
        presenter->table().handOnTable(on);
    }
    if (changed) emit q.lightsChanged();
    emit q.buttonsChanged();
}

void TableInput::Private::bloom(const std::vector<Gesture>& now) {
    if (!presenter) return petals.close();
    std::vector<PetalBunch> bunches;
    const TableLayout& layout = scene.layout();
    const QRectF bounds = scene.sceneRect();
    std::vector<Aim> aims;
    for (const Gesture& gesture : now)
        if (gesture.petal && std::find(aims.begin(), aims.end(), gesture.aim) == aims.end())
            aims.push_back(gesture.aim);
    const QRectF middle = layout.bubbles.isEmpty() ? bounds : layout.bubbles;
    for (const Aim& aim : aims) {
        PetalBunch bunch;
        for (const Gesture& gesture : now)
            if (gesture.aim == aim && gesture.petal) bunch.gestures.push_back(gesture);
        bunch.chart = bunch.gestures.size() > 5;
        bunch.atSeat = aim.kind == Aim::Kind::Player && !bunch.chart;
        if (bunch.chart && aim.kind != Aim::Kind::Nowhere && aimed != aim)
            continue; // opens when it is aimed at
        if (aimed && *aimed != aim && (bunch.chart || (aimed && aimingAt(now, *aimed).size() > 5))) continue;
        std::stable_sort(bunch.gestures.begin(), bunch.gestures.end(),
                         [](const Gesture& a, const Gesture& b) {
                             return a.petal->kind != b.petal->kind ? a.petal->kind < b.petal->kind
                                                                   : a.petal->id < b.petal->id;
                         });
        bunch.at = aim.kind == Aim::Kind::Player                 ? scene.seatRect(aim.seat)
                   : aim.kind == Aim::Kind::Zone && !bunch.chart ? scene.zoneRect(aim.place)
                                                                 : middle;
        if (bunch.chart) {
            bunch.at = bounds.intersected(middle).isEmpty() ? bounds : middle;
            for (const SeatPicture& seat : scene.picture().seats)
                if (aim.kind == Aim::Kind::Player && seat.seat == aim.seat) bunch.title = seat.name;
        }
        if (bunch.at.isEmpty()) bunch.at = middle;
        bunches.push_back(std::move(bunch));
    }
    bunches.empty() ? petals.close() : petals.bloom(bunches, *presenter, layout.unit, bounds);
}

void TableInput::Private::showLights() {
    Lights shown = lights;
    if (!focusShown || !viewFocused || petals.focused() >= 0) {
        shown.focusedCard.reset();
        shown.focusedSeat.reset();
        shown.focusedPlace.reset();
    }
    scene.setLights(shown);
}

void TableInput::Private::setHovered(std::optional<Spot> spot) {
    if (lights.hovered == spot) return;
    lights.hovered = spot;
    showLights();
}

void TableInput::Private::openLook(std::optional<Spot> spot) {
    const CardPicture* card = spot ? cardAt(*spot) : nullptr;
    const ZonePicture* zone = spot ? scene.picture().zone(spot->place) : nullptr;
    if (!card || !zone || !presenter || card->face >= kNoFace) return;
    lookedAt = spot;
    look->open(presenter->art(card->face), presenter->ears(*zone, spot->index), scene.cardRect(*spot),
               scene.sceneRect(), scene.layout().unit);
}

void TableInput::Private::shutLook() {
    lookedAt.reset();
    if (look) look->shut();
}

} // namespace tacklebox
