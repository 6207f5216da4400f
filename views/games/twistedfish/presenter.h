// The table of Twisted Fish: a hand grouped by fish with the Zingers on the right, baskets in front of their
// owners, the pond and the played Zingers in the middle.
#pragma once

#include "model/games/twistedfish/twistedfish.h"
#include "views/games/common/presenterof.h"

#include <QCoreApplication>

namespace tacklebox {

template <>
GameInfo gameInfoOf<TwistedFish>();

class TwistedFishPresenter : public PresenterOf<TwistedFish> {
    Q_DECLARE_TR_FUNCTIONS(TwistedFishPresenter)

  public:
    using PresenterOf::PresenterOf;

    TablePicture picture() const override;
    EffectSpec effectSpec() const override;
    TableLayout layout(QSizeF size, const TablePicture& picture) const override;
    QString accessibleText(const ZonePicture& zone, int index) const override;
    bool isSpecial(Face face) const override;
    QString rulesAnchor(Face face) const override;

    /// Default buttons: going fishing without a fish to ask with, and saying "Go fish" without the card.
    /// Handing a card over, letting a Zinger happen, fishing instead of Two Fisted Fisherman, dead in the
    /// water and the end of a turn only if nothing else is possible. The same holds for Enter on the
    /// requested card.
    std::vector<Gesture> gestures() const override;
    QString refusalText(const MoveSource& source, const MoveTarget& target) const override;
    Prompt prompt() const override;
    /// "Ask for which hammerhead?" when one fish is chosen.
    QString selectionWords(const std::vector<Face>& faces) const override;

  protected:
    QString playWords(PileId place, Face face) const override;

  private:
    using Observation = twistedfish::Observation;
    using Move = twistedfish::Move;

    bool isHanging() const;
    Seat playedBy(Face zinger, int number) const;
    QString fishPlayWords(const Observation& now, Face face) const;
    QString zingerPlayWords(const Observation& now, Face face) const;
    QString aimWords(twistedfish::MoveKind kind) const;

    ZonePicture handZone(Seat seat) const;
    ZonePicture basketsZone(Seat seat) const;
    SeatPicture panelOf(Seat seat) const;

    Prompt ownPrompt(const Observation& now) const;
    Prompt turnPrompt(const Observation& now) const;
    Prompt answerPrompt(const Observation& now) const;
    QString readyZingers() const;
};

} // namespace tacklebox
