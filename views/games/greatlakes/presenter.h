// The table of The Great Lakes Fish-Out: the lake in four columns, cards chosen in secret, the two buttons of
// a keeper. Rules: great-lakes.md.
#pragma once

#include "model/games/greatlakes/greatlakes.h"
#include "views/games/common/presenterof.h"

#include <QCoreApplication>

namespace tacklebox {

template <>
GameInfo gameInfoOf<GreatLakes>();

class GreatLakesPresenter : public PresenterOf<GreatLakes> {
    Q_DECLARE_TR_FUNCTIONS(GreatLakesPresenter)

  public:
    explicit GreatLakesPresenter(GameTable<GreatLakes> table);

    void restart(int number) override;
    void advance() override;
    TablePicture picture() const override;
    EffectSpec effectSpec() const override;
    TableLayout layout(QSizeF size, const TablePicture& picture) const override;

    QString accessibleText(const ZonePicture& zone, int index) const override;
    bool isSpecial(Face face) const override;
    QString rulesAnchor(Face face) const override;

    /// There is no default button: every choice gives something up.
    std::vector<Gesture> gestures() const override;
    QString refusalText(const MoveSource& source, const MoveTarget& target) const override;
    Prompt prompt() const override;

  protected:
    QString playWords(PileId place, Face face) const override;

  private:
    using Observation = greatlakes::Observation;

    /// Follows the reveal of a round: an observation hides a chosen card until it leaves its pile (G-06).
    void followReveal(const SeenEvent<GreatLakes>& event);
    void findReveal();
    EffectSpec revealEffect() const;
    EffectSpec stockEffect(const Moved& moved) const;
    /// Returns the card that `seat` has chosen; face up as soon as its reveal is shown.
    Face chosenBy(Seat seat) const;
    bool winsSuit(Face face) const;
    bool isTurnedUp() const;
    bool isChoosing() const;
    CardPicture roundCard(Face face) const;

    /// Returns the player who makes the table's current choices: the viewer, or the keeper whose open
    /// decision is due (G-12).
    Seat actor() const;
    /// "Fish out 6 spades (+6)"
    QString fishOutWords(const Observation& view, Seat seat) const;

    SeatPicture panelOf(Seat seat) const;
    void addSeatZones(TablePicture& picture, Seat seat) const;
    void addNotes(TablePicture& picture) const;
    ZonePicture handZone(Seat seat) const;
    ZonePicture lakeZone() const;

    CardSet m_revealed; ///< the cards of this round that have been turned up
    std::array<Face, greatlakes::kMostPlayers> m_turnedUp{};
};

} // namespace tacklebox
