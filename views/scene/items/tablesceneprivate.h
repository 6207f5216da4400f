// The parts of TableScene. Each reads the shown table as plain data and gets the others that it needs in its
// constructor. The scene calls them in turn for a new picture.
#pragma once

#include "views/scene/items/animator.h"
#include "views/scene/items/backgroundpixmap.h"
#include "views/scene/items/cardflights.h"
#include "views/scene/items/carriedcard.h"
#include "views/scene/items/errorcallout.h"
#include "views/scene/items/fishingline.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/items/noteitem.h"
#include "views/scene/items/overlays.h"
#include "views/scene/items/seatpanels.h"
#include "views/scene/items/speechbubbles.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/items/transients.h"
#include "views/scene/items/zoneitems.h"
#include "views/scene/picture/laidouttable.h"

#include <map>

namespace tacklebox {

struct TableScene::Private {
    TableScene* scene;
    PaintContext paintContext;
    LaidOutTable shown;
    bool hasTable = false; ///< a table is shown
    Highlights highlights;
    bool reduced = false; ///< motion is reduced
    FrameClock frameClock;
    Animator animator;           ///< for motion that the table waits for
    Animator backgroundAnimator; ///< for motion that nothing waits for

    // ---- on the table ----
    BackgroundPixmap background;
    std::map<int, std::unique_ptr<NoteItem>> notes; ///< by NotePicture::id
    SeatPanels panels;
    ZoneItems zones;

    // ---- temporarily above it ----
    Overlays overlays;
    Transients transients;
    FishingLine line;
    SpeechBubbles bubbles;
    ErrorCallout refusal;
    CarriedCard carried;
    CardFlights flights;

    Private(TableScene* s, FaceStore& faces);

    /// Updates the notes from the table, and keeps those that are still there.
    void showNotes();
    /// Redraws faces whose rendering is ready.
    void refreshFaces();
    /// Call this after a change of the paint context.
    void invalidateAll();
    /// Ends all motion as if its time were over.
    void finish();
};

} // namespace tacklebox
