// The parts of TableScene. Each reads the shown table as plain data and gets the others that it needs in its
// constructor. The scene calls them in turn for a new picture.
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
    bool reduced = false; ///< motion is reduced
    Ticker ticker;
    Animator animator; ///< for motion that the table waits for
    Animator aside;    ///< for motion that nothing waits for

    // ---- on the table ----
    GroundPicture ground;
    std::map<int, std::unique_ptr<NoteItem>> notes; ///< by NotePicture::id
    SeatPanels panels;
    ZoneItems zones;

    // ---- temporarily above it ----
    Transients transients;
    FishingLine line;
    SpeechBubbles bubbles;
    RefusalSign refusal;
    CarriedCard carried;
    CardFlights flights;

    Private(TableScene* s, FaceStore& faces);

    /// Updates the notes from the table, and keeps those that are still there.
    void showNotes();
    /// Redraws faces whose rendering is ready.
    void refreshFaces();
    /// Call this after a change of the brushes.
    void forgetDrawings();
    /// Ends all motion as if its time were over.
    void finish();
};

} // namespace tacklebox
