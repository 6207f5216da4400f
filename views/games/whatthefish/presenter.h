// The table of What the Fish!: the swim as a race between the pan and the open sea, a hand in
// four lanes, discard and draw pile, what Ben Franklin has frozen. Rules: what-the-fish.md.
#pragma once

#include "model/games/whatthefish/whatthefish.h"
#include "views/games/common/gesturelist.h"
#include "views/games/common/presenterof.h"

#include <QCoreApplication>

namespace tacklebox {

class WhatTheFishPresenter : public PresenterOf<WhatTheFish> {
    Q_DECLARE_TR_FUNCTIONS(WhatTheFishPresenter)

  public:
    using PresenterOf::PresenterOf;

    void restart(int number) override;
    void advance() override;
    TablePicture picture() const override;
    TableLayout layout(QSizeF size, const TablePicture& picture) const override;

    QString accessibleText(const ZonePicture& zone, int index) const override;
    bool isSpecial(Face face) const override;
    QString rulesAnchor(Face face) const override;
    Staging staging() const override;

    /// Gold: what has been put together, the flush that all must make, and a pass, but not while a FISH could
    /// dive, a KILL be added to an attack or Beaver Buddha or Ben Franklin played on what goes on now. Belly
    /// up never is.
    std::vector<Gesture> gestures() const override;
    QString whyNot(const MoveSource& source, const MoveTarget& target) const override;
    Prompt prompt() const override;
    /// "4 + 9 = 13"; with what it comes to where that matters: "4 + 9 = 13, attack 22".
    Prompt promptNow() const;
    QString selectionWords(const std::vector<Face>& faces) const override;
    /// Also plays several KILLs at once, and PROTECTIONs of which fewer would be enough: legal, but not in
    /// the list of moves.
    bool play(int choice, qint64 pressedAt = -1) override;
    AnyMove moveOf(int choice) override;

  protected:
    CardArt makeArt(Face face) const override;
    QString playWords(PileId place, Face face) const override;

  private:
    using Observation = whatthefish::Observation;
    using Move = whatthefish::Move;

    Staging flushStaging(Seat seat) const;
    QString swimmingPlayWords(const Observation& now, Face face) const;
    QString wtfPlayWords(const Observation& now, Face face) const;

    SeatPicture panelOf(Seat seat) const;
    ZonePicture handZone(Seat seat) const;
    ZonePicture swimZone() const;
    ZonePicture frozenZone() const;
    /// What lies on the table. While an action is undone its cards lie where they lay until each of them
    /// goes.
    const whatthefish::SeenPiles& lying() const;
    void followUndo(const SeenEvent<WhatTheFish>& event);
    /// The swim with the cards that have come to it and are not yet counted: sums change with their cards.
    whatthefish::Swim swim() const;
    /// How far the fish has come, and where it drifts to.
    RacePicture race() const;
    /// A pass counts until a card is played; one that is seen to be counts at once.
    bool hasPassed(Seat seat) const;
    /// It has just been seen, and not yet what comes of it.
    bool isPassing(Seat seat) const;
    void followPass(const SeenEvent<WhatTheFish>& event);
    /// Whose answer is waited for where no clock runs, or kNoSeat.
    Seat asked() const;
    /// What decides the race now: the clock, or whose answer.
    QString awaited() const;
    void addNotes(TablePicture& picture) const;
    /// "A kill needs more than 11. So far 9: 3 more are missing."
    QString arithmetic(const whatthefish::Swim& swim) const;

    void addWtfGesture(GestureList& gestures, int choice, const Move& move, bool only) const;
    void addUnlisted(std::vector<Gesture>& gestures, const Observation& view) const;
    Gesture together(int choice, bool kills, const std::vector<Face>& cards) const;
    QString whyNotWtf(Face card, const MoveTarget& target) const;

    std::optional<whatthefish::SeenPiles> m_undone;
    SeatSet m_passing;
    int m_fresh = 0; ///< so many of the cards in the water came since the last change of the game's status
};

} // namespace tacklebox
