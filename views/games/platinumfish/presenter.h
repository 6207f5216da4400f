// The table of Platinum Fish: deck and discard pile, the steps of a turn, two dice and the ranks that they
// name, pairs in front of their owners. Rules: platinum-fish.md.
#pragma once

#include "model/games/platinumfish/platinumfish.h"
#include "views/games/common/presenterof.h"

#include <QCoreApplication>

namespace tacklebox {

template <>
GameInfo gameInfoOf<PlatinumFish>();

class PlatinumFishPresenter : public PresenterOf<PlatinumFish> {
    Q_DECLARE_TR_FUNCTIONS(PlatinumFishPresenter)

  public:
    explicit PlatinumFishPresenter(GameTable<PlatinumFish> table);

    void restart(int number) override;
    void advance() override;
    TablePicture picture() const override;
    EffectSpec effectSpec() const override;
    std::vector<int> diceNotes() const override;
    bool isOfRoll(const NotePicture& note) const override;
    TableLayout layout(QSizeF size, const TablePicture& picture) const override;

    QString accessibleText(const ZonePicture& zone, int index) const override;
    QString rulesAnchor(Face face) const override;

    /// Default buttons: the discard that pairs, else the draw; and the rank that was rolled, if there is only
    /// one. Asking nobody and leaving cards of the discard pile only if nothing else is possible.
    std::vector<Gesture> gestures() const override;
    QString refusalText(const MoveSource& source, const MoveTarget& target) const override;
    Prompt prompt() const override;

  protected:
    QString playWords(PileId place, Face face) const override;

  private:
    using Observation = platinumfish::Observation;

    /// Follows which cards the pairs are: an observation keeps only their ranks.
    void followTable(const SeenEvent<PlatinumFish>& event);
    void followFromStart();

    /// The prompt for a player who must draw, for the first time in their turn or `again` after a pair.
    Prompt drawPrompt(const Observation& view, bool again) const;
    /// The prompt while `may`, a bot, may call for a shuffle before `turn` draws.
    Prompt shufflePrompt(Seat turn, Seat may) const;
    /// Returns true if the player on turn continues after a pair.
    bool drawsAgain(Seat turn) const;
    EffectSpec shuffleEffect() const;
    bool isSearched() const;
    SeatPicture panelOf(Seat seat) const;
    ZonePicture handZone(Seat seat) const;
    ZonePicture pairsZone(Seat seat) const;
    ZonePicture discardZone() const;
    /// Describes what pairs with the viewer's hand on the discard pile.
    QString discardWords(const Observation& view) const;
    void addNotes(TablePicture& picture) const;

    std::array<std::vector<Face>, platinumfish::kMostPlayers> m_laid;
};

} // namespace tacklebox
