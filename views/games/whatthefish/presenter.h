// The table of What the Fish!: the swim as a race between the pan and the open sea, a hand in four lanes,
// discard and draw pile, the cards that Ben Franklin has frozen. Rules: what-the-fish.md.
#pragma once

#include "model/games/whatthefish/whatthefish.h"
#include "views/games/common/gesturelist.h"
#include "views/games/common/presenterof.h"

#include <QCoreApplication>

namespace tacklebox {

template <>
GameInfo gameInfoOf<WhatTheFish>();

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
    EffectSpec effectSpec() const override;

    /// Default buttons: a selection, a forced flush, and a pass. No pass while a FISH could dive, a KILL
    /// could join an attack, or Beaver Buddha or Ben Franklin could be played. Never belly up.
    std::vector<Gesture> gestures() const override;
    QString refusalText(const MoveSource& source, const MoveTarget& target) const override;
    Prompt prompt() const override;
    Prompt promptNow() const;
    /// "4 + 9 = 13"; during a swim with its effect: "4 + 9 = 13: attack 22 against 11".
    QString selectionWords(const std::vector<Face>& faces) const override;
    /// Also plays several KILLs at once, and PROTECTIONs of which fewer would be enough. These are legal, but
    /// not in the list of moves.
    bool play(int choice, qint64 pressedAt = -1) override;
    AnyMove moveOf(int choice) override;

  protected:
    QString playWords(PileId place, Face face) const override;

  private:
    using Observation = whatthefish::Observation;
    using Move = whatthefish::Move;

    EffectSpec flushEffect(Seat seat) const;
    QString swimmingPlayWords(const Observation& now, Face face) const;
    QString wtfPlayWords(const Observation& now, Face face) const;

    SeatPicture panelOf(Seat seat) const;
    ZonePicture handZone(Seat seat) const;
    ZonePicture swimZone() const;
    ZonePicture frozenZone() const;
    /// The piles to show. While an action is undone, each of its cards stays in place until it leaves.
    const whatthefish::SeenPiles& shownPiles() const;
    void followUndo(const SeenEvent<WhatTheFish>& event);
    /// The swim, including cards that have arrived and are not counted yet: sums change with their cards.
    whatthefish::Swim swim() const;
    /// The position of the fish, and the end to which it drifts.
    RacePicture race() const;
    /// Returns true if the seat has passed since the last card was played. Includes a pass that has just been
    /// seen.
    bool hasPassed(Seat seat) const;
    /// Returns true if the seat's pass has just been seen, but not its result.
    bool isPassing(Seat seat) const;
    void followPass(const SeenEvent<WhatTheFish>& event);
    /// The player whose answer is awaited while no clock runs, or kNoSeat.
    Seat awaitedSeat() const;
    /// The next decision of the race in words: the clock, or the awaited answer.
    QString awaited() const;
    void addNotes(TablePicture& picture) const;
    /// "A kill needs more than 11. So far 9: at least 3 is missing."
    QString arithmetic(const whatthefish::Swim& swim) const;

    void addWtfGesture(GestureList& gestures, int choice, const Move& move, bool only) const;
    void addUnlisted(std::vector<Gesture>& gestures, const Observation& view) const;
    Gesture selectionGesture(int choice, bool kills, const std::vector<Face>& cards) const;
    QString whyNotWtf(Face card, const MoveTarget& target) const;

    std::optional<whatthefish::SeenPiles> m_undone;
    SeatSet m_passing;
    int m_uncounted =
        0; ///< number of cards in the water that came after the last change of the game's status
};

} // namespace tacklebox
