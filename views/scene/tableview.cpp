#include "views/scene/tableview.h"

#include "views/scene/accessible/accessibletable.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/items/zoneitems.h"
#include "views/scene/motion/director.h"
#include "views/scene/motion/drift.h"
#include "views/theme/facestore.h"
#include "views/theme/keymap.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPointer>
#include <QPointingDevice>
#include <QStyleHints>
#include <QTimer>
#include <QWheelEvent>

namespace tacklebox {

struct TableView::Private {
    Private(TableView& view, FaceStore& faceStore)
        : faces(faceStore), scene(new TableScene(faceStore, &view)), director(new Director(*scene, &view)),
          input(new TableInput(*scene, &view)), drift(new Drift(*scene, &view)) {}

    FaceStore& faces;
    TableScene* scene;
    Director* director;
    TableInput* input;
    Drift* drift;
    AccessibleTree* tree = nullptr;
    std::unique_ptr<Presenter> presenter;
    QPointer<QMenu> menu;
    QRectF promptBar;
    QPointF lastPress; ///< of the left button
    qreal ratio = 0;
    QTimer beginTimer; ///< starts the first deal once the view is visible and its size is stable
    bool refreshing = false;
    bool swallowMenu = false;
};

TableView::TableView(FaceStore& faces, QWidget* parent)
    : QGraphicsView(parent), m(std::make_unique<Private>(*this, faces)) {
    installAccessibleTable();
    setAccessibleName(tr("Table", "accessible name of the view of a game"));
    m->scene->setItemIndexMethod(QGraphicsScene::NoIndex);
    m->input->setFaces(&faces);
    m->tree = new AccessibleTree(*this, *m->scene, *m->input);
    setScene(m->scene);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // Repaint only the changed regions, not their bounding rectangle: things may move far apart.
    setViewportUpdateMode(QGraphicsView::MinimalViewportUpdate);
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setResizeAnchor(QGraphicsView::NoAnchor);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    // Use the mouse events that Qt synthesizes from touches.
    viewport()->setAttribute(Qt::WA_AcceptTouchEvents, false);
    setMinimumSize(320, 160);

    constexpr int kBeginMillis = 300;
    m->beginTimer.setSingleShot(true);
    m->beginTimer.setInterval(kBeginMillis);
    connect(&m->beginTimer, &QTimer::timeout, m->director, &Director::begin);
    connect(m->input, &TableInput::messageWanted, this, &TableView::messageWanted);
    connect(m->input, &TableInput::refused, this, &TableView::refused);
    connect(m->input, &TableInput::chosen, this, [this](int choice, qint64 pressedAt) {
        if (!m->presenter) return;
        skipMotion();
        if (m->presenter && !m->presenter->play(choice, pressedAt)) m->director->reconcile();
    });
    connect(m->scene, &TableScene::pictureChanged, this, [this] {
        const QRectF row = m->scene->layout().promptBar;
        if (row == m->promptBar) return;
        m->promptBar = row;
        emit promptBarMoved(row);
    });
    connect(m->director, &Director::showing, this, &TableView::showing);
    connect(m->director, &Director::caughtUp, this, &TableView::caughtUp);
    connect(m->director, &Director::awaitedActionChanged, this, [this] {
        m->input->setAwaited(m->director->awaitedAction());
        m->tree->updateFromPicture();
    });
    connect(m->input, &TableInput::acted, m->director, &Director::act);
    connect(m->input, &TableInput::diceCarried, m->director, &Director::carryDice);
    // The picture has changed: refresh input and accessible tree once, even after many events.
    const auto follow = [this] {
        if (m->refreshing) return;
        m->refreshing = true;
        QTimer::singleShot(0, this, [this] {
            m->refreshing = false;
            m->input->refresh();
            m->tree->updateFromPicture();
        });
    };
    connect(m->director, &Director::showing, this, follow);
    connect(m->director, &Director::caughtUp, this, follow);
}

TableView::~TableView() {
    setPresenter(nullptr);
    setScene(nullptr);
    delete m->tree;
    delete m->input; // before the scene, which contains its options
    delete m->drift;
    delete m->director;
    delete m->scene;
}

void TableView::setPresenter(std::unique_ptr<Presenter> presenter, Opening opening) {
    if (m->presenter) {
        disconnect(&m->presenter->table(), nullptr, this, nullptr);
        m->presenter->table().setWatched(false);
    }
    if (m->menu) m->menu->close(); // emits aboutToHide() and deletes itself
    m->input->setPresenter(nullptr);
    m->director->setPresenter(nullptr);
    m->drift->setTable(nullptr);
    m->presenter = std::move(presenter);
    if (m->presenter) {
        Table& table = m->presenter->table();
        m->director->setPresenter(m->presenter.get(), opening);
        m->input->setPresenter(m->presenter.get());
        m->drift->setTable(&table);
        table.setWatched(true); // bots wait until everything has been shown
        const auto refresh = [this] {
            m->input->refresh();
            m->tree->updateFromPicture();
        };
        connect(&table, &Table::waitingForChanged, this, refresh);
        connect(&table, &Table::allShown, this, refresh);
        const auto hint = [this] {
            const std::optional<Hint>& given = m->presenter->table().hint();
            m->input->setHinted(given ? given->choice : -1);
        };
        connect(&table, &Table::hintChanged, this, hint);
        hint();
        connect(&table, &Table::refused, this, &TableView::messageWanted);
        connect(&table, &Table::refused, this, &TableView::refused);
        // Another player's hand: drop everything that is held or inspected. Connected after the director,
        // which covers the cards on the same signal.
        connect(&table, &Table::viewerChanged, this, [this] {
            if (m->menu) m->menu->close();
            m->input->setPresenter(m->presenter.get());
            m->tree->updateFromPicture();
        });
    }
    m->tree->updateFromPicture();
}

Presenter* TableView::presenter() const {
    return m->presenter.get();
}

TableScene& TableView::tableScene() const {
    return *m->scene;
}

Director& TableView::director() const {
    return *m->director;
}

TableInput& TableView::input() const {
    return *m->input;
}

void TableView::setMotion(const MotionSettings& motion) {
    m->director->setMotion(motion);
    m->drift->setReduced(motion.reduced);
}

void TableView::showCurrent() {
    if (!m->presenter) return;
    m->director->setPresenter(m->presenter.get());
    m->input->setPresenter(m->presenter.get());
    m->tree->updateFromPicture();
}

void TableView::skipMotion() {
    endMotion(&Director::skipMotion);
}

void TableView::endMotion(void (Director::*end)()) {
    const bool moved = !m->director->idle();
    (m->director->*end)();
    if (moved) emit motionSkipped();
}

void TableView::sizeChanged() {
    const QSizeF size = viewport()->size();
    if (m->beginTimer.isActive()) m->beginTimer.start();
    m->ratio = devicePixelRatioF();
    setSceneRect(QRectF(QPointF(), size));
    m->scene->setSceneRect(QRectF(QPointF(), size));
    m->director->setSize(size, m->ratio);
    m->input->refresh();
    m->tree->updateFromPicture();
}

void TableView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    sizeChanged();
}

bool TableView::viewportEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::Leave: m->input->leave(); break;
    case QEvent::Paint:
        // Qt 6.4 reports a new device pixel ratio only by a paint event.
        if (m->ratio != devicePixelRatioF()) QTimer::singleShot(0, this, [this] { sizeChanged(); });
        if (m->director->awaitsBegin() && !m->beginTimer.isActive()) m->beginTimer.start();
        break;
    default: break;
    }
    return QGraphicsView::viewportEvent(event);
}

bool TableView::focusNextPrevChild(bool next) {
    if (m->presenter && m->input->tab(next)) return true;
    // Bypass QGraphicsView, which would move the focus among the scene's items.
    return QWidget::focusNextPrevChild(next); // NOLINT(bugprone-parent-virtual-call)
}

bool TableView::skipMotionBefore() {
    if (!m->presenter || m->presenter->table().isAllShown() || m->director->awaitedAction()) return false;
    endMotion(&Director::hurry);
    m->input->refresh();
    return true;
}

void TableView::keyPressEvent(QKeyEvent* event) {
    const bool goesOn = keys::isPress(*event);
    if ((goesOn || !event->text().isEmpty()) && event->key() != Qt::Key_Escape && skipMotionBefore() &&
        goesOn) {
        // While held down, the key skips to the next decision. The press that ended motion does nothing else.
        m->director->setSkipping(!m->director->awaitedAction());
        event->accept();
        return;
    }
    if (m->director->skipping() && event->isAutoRepeat()) {
        event->accept();
        return;
    }
    if (m->input->key(event)) {
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Escape && !event->isAutoRepeat()) {
        emit pauseWanted();
        event->accept();
        return;
    }
    event->ignore(); // leave it to the window's shortcuts
}

void TableView::keyReleaseEvent(QKeyEvent* event) {
    if (!event->isAutoRepeat()) m->director->setSkipping(false);
    QGraphicsView::keyReleaseEvent(event);
}

bool TableView::event(QEvent* event) {
    // From now on another window receives the release of the pressed button.
    if (event->type() == QEvent::WindowBlocked || event->type() == QEvent::Hide) m->input->loseRelease();
    return QGraphicsView::event(event);
}

void TableView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        m->input->loseRelease();
        m->lastPress = event->position();
    }
    // End motion first. The press counts only if the same card is still under the pointer: anything else may
    // have arrived there just now.
    const std::optional<CardRef> card = m->scene->zones().cardAt(event->position());
    if (skipMotionBefore() && (!card || m->scene->zones().cardAt(event->position()) != card)) {
        event->accept();
        return;
    }
    const QPointingDevice* device = event->pointingDevice();
    const bool touch = device && device->type() == QInputDevice::DeviceType::TouchScreen;
    event->setAccepted(
        m->input->press(event->position(), event->button(), qint64(event->timestamp()), touch));
    if (event->button() == Qt::RightButton && event->isAccepted()) m->swallowMenu = true;
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::LeftButton)) m->input->loseRelease();
    m->input->move(event->position());
    event->accept();
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
    event->setAccepted(m->input->release(event->position(), event->button(), qint64(event->timestamp())));
}

void TableView::mouseDoubleClickEvent(QMouseEvent* event) {
    // Qt 6.8 also reports two taps at different places.
    const qreal distance = (event->position() - m->lastPress).manhattanLength();
    if (event->button() != Qt::LeftButton ||
        distance > QGuiApplication::styleHints()->touchDoubleTapDistance())
        return mousePressEvent(event);
    event->setAccepted(m->input->doubleClick(event->position()));
}

void TableView::setFocusSilent(bool silent) {
    m->tree->setFocusSilent(silent);
}

void TableView::setNewsPending(std::function<bool()> comes) {
    m->tree->setNewsPending(std::move(comes));
}

void TableView::wheelEvent(QWheelEvent* event) {
    event->setAccepted(m->input->wheel(event->position(), event->angleDelta().y()));
}

void TableView::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
    if (std::exchange(m->swallowMenu, false)) return; // this right click has already cancelled something
    if (!m->presenter || m->input->dragging()) return;
    std::optional<CardRef> spot = event->reason() == QContextMenuEvent::Keyboard
                                      ? m->input->highlights().focusedCard
                                      : m->scene->zones().cardAt(QPointF(event->pos()));
    const ZonePicture* zone = spot ? m->scene->picture().zone(spot->place) : nullptr;
    if (!zone || spot->index >= int(zone->cards.size()) || zone->cards[size_t(spot->index)].face >= kNoFace)
        return;
    if (m->menu) m->menu->close();
    m->menu = new QMenu(this);
    m->menu->setAttribute(Qt::WA_DeleteOnClose);
    // The card may move or disappear while the menu is open.
    const CardRef card = *spot;
    const Face face = zone->cards[size_t(card.index)].face;
    m->menu->addAction(tr("What does this do?"), this, [this, face] { m->input->askRules(face); });
    m->menu->addAction(tr("Look closer"), this,
                       [this, face, card] { m->input->inspect(m->input->spotOf(face, card)); });
    const QPoint at = event->reason() == QContextMenuEvent::Keyboard
                          ? viewport()->mapToGlobal(m->scene->cardRect(card).center().toPoint())
                          : event->globalPos();
    emit menuAboutToShow(m->menu);
    m->menu->popup(at);
}

void TableView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    m->input->focusIn(event->reason());
    // Report the focused card after Qt has reported the view.
    QTimer::singleShot(0, this, [this] { m->tree->tellFocus(); });
}

void TableView::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    m->director->setSkipping(false);
    m->input->focusOut();
}

void TableView::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::PaletteChange:
    case QEvent::StyleChange:
        m->director->reconcile();
        m->input->refresh();
        m->tree->updateFromPicture();
        viewport()->update(); // repaints the background too
        break;
    default: break;
    }
}

} // namespace tacklebox

#include "moc_tableview.cpp"
