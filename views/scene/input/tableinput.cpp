#include "views/scene/input/tableinputprivate.h"

#include <algorithm>

namespace tacklebox {

namespace {

constexpr int kInspectMillis = 350; ///< of hovering or holding a finger, before the inspector opens

} // namespace

TableInput::Private::Private(TableInput& input, TableScene& tableScene)
    : q(input), scene(tableScene), options(tableScene, &input),
      inspector(new CardInspector(tableScene.overlays())) {
    scene.addItem(inspector);
    inspectTimer.setSingleShot(true);
    inspectTimer.setInterval(kInspectMillis);
    QObject::connect(&scene.overlays(), &Overlays::placed, &q, [this](Overlay overlay) {
        if ((overlay == Overlay::Hint || overlay == Overlay::EventLine) && options.isOpen()) update();
    });
    QObject::connect(&inspectTimer, &QTimer::timeout, &q, [this] {
        if (auto* press = std::get_if<Press>(&pointer); press && press->touch && press->hit.spot)
            press->inspected = inspectAt(press->at);
        else if (!isDown() && held.empty() && inspectNext)
            openInspector(inspectNext);
    });
}

TableInput::Private::~Private() {
    delete inspector.data();
}

TableInput::TableInput(TableScene& scene, QObject* parent)
    : QObject(parent), m(std::make_unique<Private>(*this, scene)) {}

TableInput::~TableInput() = default;

Presenter* TableInput::presenter() const {
    return m->presenter;
}

void TableInput::setPresenter(Presenter* presenter) {
    if (m->dragging()) m->scene.carried().letGo(0);
    m->endDrag();
    m->held.clear();
    m->resetChoice();
    m->hinted = -1;
    m->lastAsked = kNoSeat;
    m->focusChosen = false;
    m->lastClicked.reset();
    m->shutInspector();
    m->options.close();
    m->focusNothing();
    m->highlights = {};
    m->handIsOn = false;
    m->question.clear();
    m->presenter = presenter;
    refresh();
}

void TableInput::setFaces(FaceStore* faces) {
    m->faces = faces;
    m->options.setFaces(faces);
    m->inspector->setFaces(faces);
}

void TableInput::setConfirmAsks(bool on) {
    m->confirmAsks = on;
    m->confirming = -1;
}

void TableInput::setClock(std::function<qint64()> millis) {
    m->inputGuard.setClock(std::move(millis));
    m->inputGuard.begin(); // it was started by the previous clock
}

void TableInput::refresh() {
    m->gestures = !m->presenter ? std::vector<Gesture>()
                  : m->awaited  ? m->manualGestures()
                                : m->presenter->gestures();
    // Offer moves only after the events before them have been seen.
    if (m->presenter && !m->awaited)
        std::erase_if(m->gestures, [&table = m->presenter->table()](const Gesture& gesture) {
            return !table.isOffered(gesture.choice);
        });
    if (m->presenter && m->presenter->table().waitingFor() == WaitingFor::HideCards &&
        m->presenter->table().isAllShown())
        m->gestures.push_back(
            {.choice = kHideCards,
             .button = Button{.words = tr("Done"), .isDefault = true, .why = tr("Hides your cards.")}});
    m->followQuestion();
    m->followInspected();
    std::vector<CardRef> taken;
    std::vector<Private::Held> still;
    for (Private::Held card : m->held) {
        if (!m->relocate(card, taken)) continue;
        // Release cards that cannot be used any longer. A carried card stays in the hand, but its drop will
        // do nothing.
        if (!m->dragging() && !m->canBeSource(card)) continue;
        taken.push_back(card.spot);
        still.push_back(card);
    }
    if (m->dragging() && still.empty()) {
        m->scene.carried().letGo(0);
        m->endDrag();
    }
    if (still.size() != m->held.size()) m->chosenTarget.reset();
    m->held = std::move(still);
    if (!m->openButton.isEmpty() && std::ranges::none_of(m->gestures, [this](const Gesture& gesture) {
            return gesture.button && gesture.button->words == m->openButton;
        }))
        m->openButton.clear();
    if (std::ranges::count(m->gestures, m->confirming, &Gesture::choice) == 0) m->confirming = -1;
    m->keepFocus();
    m->update();
    if (m->dragging()) m->lightDropTarget(); // the target may have moved
}

void TableInput::setAwaited(std::optional<ManualAction> action) {
    m->awaited = action;
    m->letGo();
    refresh();
}

void TableInput::inspect(std::optional<CardRef> spot) {
    spot ? m->openInspector(spot) : m->shutInspector();
}

void TableInput::askRules(Face face) {
    if (face < kNoFace && m->presenter) emit rulesWanted(m->presenter->rulesAnchor(face));
}

std::optional<CardRef> TableInput::spotOf(Face face, CardRef before) const {
    Private::Held card{before, face};
    return m->relocate(card, {}) ? std::optional(card.spot) : std::nullopt;
}

bool TableInput::dragging() const {
    return m->dragging();
}

bool TableInput::cancel() {
    const bool something = m->dragging() || !m->held.empty() || m->chosenTarget || m->chosenOption ||
                           !m->openButton.isEmpty() || m->inspector->isOpen() || m->confirming >= 0;
    m->shutInspector();
    if (m->dragging()) {
        m->endDrag();
        m->scene.carried().letGo(kGlideMillis);
    }
    m->pointer = {};
    const bool atOptions = m->options.focused() >= 0;
    m->letGo();
    m->update();
    if (atOptions) {
        m->focusDefault();
        emit focusMoved();
    }
    return something;
}

} // namespace tacklebox

#include "moc_tableinput.cpp"
