// What the scene is made of. Each of its objects knows the table that is shown, as plain data, and those it
// is given when it is made; the scene calls them in turn when another picture comes.
#pragma once

#include "views/scene/items/animator.h"
#include "views/scene/items/cardflights.h"
#include "views/scene/items/carriedcard.h"
#include "views/scene/items/fishingline.h"
#include "views/scene/items/groundpicture.h"
#include "views/scene/items/noteitem.h"
#include "views/scene/items/refusalsign.h"
#include "views/scene/items/seatpanels.h"
#include "views/scene/items/speechbubbles.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/items/ticker.h"
#include "views/scene/items/transients.h"
#include "views/scene/items/zoneitems.h"
#include "views/scene/picture/showntable.h"

#include <map>

namespace tacklebox {

struct TableScene::Private {
    TableScene* scene;
    Brushes brushes;
    ShownTable shown;
    bool any = false; ///< a table is shown
    Highlights highlights;
    bool reduced = false; ///< nothing travels or shakes
    Ticker ticker;
    Animator animator; ///< of what the table waits for
    Animator aside;    ///< of what holds nothing up

    // ---- what lies at the table ----
    GroundPicture ground;
    std::map<int, std::unique_ptr<NoteItem>> notes; ///< by NotePicture::id
    SeatPanels panels;
    ZoneItems zones;

    // ---- what comes and goes over it ----
    Transients transients;
    FishingLine line;
    SpeechBubbles bubbles;
    RefusalSign refusal;
    CarriedCard carried;
    CardFlights flights;

    Private(TableScene* s, FaceStore& faces);

    /// The notes become those of the table; those that are still there are kept.
    void showNotes();
    /// Faces that have been rendered meanwhile are drawn.
    void refreshFaces();
    /// What all items draw with has changed.
    void forgetDrawings();
    /// Ends all motion as if its time were over.
    void finish();
};

} // namespace tacklebox
