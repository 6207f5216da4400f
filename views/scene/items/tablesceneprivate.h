// The state of the scene, shared by the files that implement TableScene.
#pragma once

#include "views/scene/items/animator.h"
#include "views/scene/items/carditem.h"
#include "views/scene/items/carriedcard.h"
#include "views/scene/items/fishingline.h"
#include "views/scene/items/groundpicture.h"
#include "views/scene/items/noteitem.h"
#include "views/scene/items/panelitem.h"
#include "views/scene/items/refusalsign.h"
#include "views/scene/items/speechbubbles.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/items/ticker.h"
#include "views/scene/items/transients.h"
#include "views/scene/items/zoneitem.h"
#include "views/scene/picture/showntable.h"

#include <map>

namespace tacklebox {

/// True where not every card is drawn singly: HeapItem draws the zone.
inline bool heaped(Arrangement arrangement) {
    return isPile(arrangement) || arrangement == Arrangement::Backs || arrangement == Arrangement::Coins;
}

struct TableScene::Private {
    /// A zone of the picture as items.
    struct Zone {
        std::unique_ptr<ZoneItem> ground;
        std::unique_ptr<HeapItem> heap;               ///< where heaped()
        std::vector<std::unique_ptr<CardItem>> cards; ///< all others
    };

    TableScene* scene;
    Brushes brushes;
    Ticker ticker;
    ShownTable shown;
    Highlights highlights;
    bool any = false; ///< a table is shown
    GroundPicture ground;
    std::map<Place, Zone, PlaceOrder> zones;
    std::map<int, std::unique_ptr<PanelItem>> panels;
    std::map<int, std::unique_ptr<NoteItem>> notes;
    Animator animator;
    Animator aside;                            ///< of what holds nothing up
    bool reduced = false;                      ///< nothing travels or shakes
    std::array<Mood, kMostSeats> moods{};      ///< of the faces; calm again after a while
    Seat thinker = kNoSeat;                    ///< whose face thinks while it would be calm
    std::map<Place, int, PlaceOrder> underWay; ///< cards that fly there and have not come to rest
    Transients transients;
    RefusalSign refusal;
    FishingLine line;
    SpeechBubbles bubbles;
    CarriedCard carried;

    Private(TableScene* s, FaceStore& faces);

    // ---- looking things up ----
    /// Null where the picture has no such zone.
    Zone* zoneOf(Place place);
    /// Null where that card is not drawn singly.
    CardItem* cardOf(Spot spot);
    /// How a card looks that lies on the table; null where none is drawn.
    const CardArt* artOf(Spot spot);

    // ---- building ----
    /// The items become equal to the picture's seats; those that are still there are kept.
    void showPanels();
    /// The same for notes.
    void showNotes();
    /// Shows the zones anew; cards named in `arriving` are not taken from those that were there.
    void showZones(const Presenter& presenter, const std::vector<Flight>& flights, int slide, int slideAfter);
    /// Nothing may move what is about to go.
    void stopAll(Zone& zone);
    /// The cards of a zone that is no heap: items of the same face are kept, those of `fresh` wait for their
    /// flights, the others slide to their new spots within `slide` milliseconds, after `slideAfter`. `z` is
    /// the depth of the next card.
    void showCards(const Presenter& presenter, Zone& zone, const ZonePicture& picture1,
                   const std::vector<int>& fresh, int slide, int slideAfter, qreal& z);
    /// Items follow `highlights`.
    void highlight();
    /// Faces that have been rendered meanwhile are drawn.
    void refreshFaces();
    /// What all items draw with has changed.
    void forgetDrawings();

    // ---- motion ----
    /// Ends all motion as if its time were over.
    void finish();
    /// Sends cards on their way; each is drawn in its zone when it has landed.
    void fly(const std::vector<Flight>& flights);
    /// A card appears where it lands.
    void fadeIn(CardItem* card, const Flight& flight, QRectF end, const std::function<void()>& landed);
    /// A card goes its way.
    void travel(CardItem* card, const Flight& flight, QRectF end, const std::function<void()>& landed);
    /// The card of that spot is drawn in its zone from now on.
    void landOne(Spot to);
    /// A ring grows and fades, once.
    void spread(QRectF around, QColor colour, RingShape shape, qreal z, int delay, int millis);
};

} // namespace tacklebox
