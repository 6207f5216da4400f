// The table of Platinum Fish: deck and discard, the steps of a turn, two dice and what they
// allow, pairs in front of everybody. Rules: platinum-fish.md.
#pragma once

#include "model/games/platinumfish/platinumfish.h"
#include "views/games/common/presenterof.h"

#include <QCoreApplication>

namespace tacklebox {

class PlatinumFishPresenter : public PresenterOf<PlatinumFish> {
    Q_DECLARE_TR_FUNCTIONS(PlatinumFishPresenter)

  public:
    explicit PlatinumFishPresenter(GameTable<PlatinumFish> table);

    void restart(int number) override;
    void advance() override;
    TablePicture picture() const override;
    Staging staging() const override;
    std::vector<int> diceNotes() const override;
    bool isOfRoll(const NotePicture& note) const override;
    TableLayout layout(QSizeF size, const TablePicture& picture) const override;

    QString accessibleText(const ZonePicture& zone, int index) const override;
    QString rulesAnchor(Face face) const override;

    /// Gold: the discard that pairs, else the draw; and the one rank that was rolled. Asking nobody and
    /// leaving cards of the discard pile that pair only where nothing else can be done.
    std::vector<Gesture> gestures() const override;
    QString whyNot(const MoveSource& source, const MoveTarget& target) const override;
    Prompt prompt() const override;

  protected:
    CardArt makeArt(Face face) const override;
    QString playWords(PileId place, Face face) const override;

  private:
    using Observation = platinumfish::Observation;

    /// What a view does not keep: which cards the pairs are (it has their ranks).
    void followTable(const SeenEvent<PlatinumFish>& event);
    void followFromStart();

    /// What is said to whoever is to draw, for the first time in his turn or `again` after a pair.
    Prompt drawPrompt(const Observation& view, bool again) const;
    /// What is said while a bot may call for a shuffle before another, or this player, draws.
    Prompt shufflePrompt(Seat turn, Seat may) const;
    /// Whose turn it is goes on after a pair.
    bool drawsAgain(Seat turn) const;
    Staging shuffleStaging() const;
    bool isSearched() const;
    SeatPicture panelOf(Seat seat) const;
    ZonePicture handZone(Seat seat) const;
    ZonePicture pairsZone(Seat seat) const;
    ZonePicture discardZone() const;
    /// What of the discard pile pairs with that hand.
    QString discardWords(const Observation& view) const;
    void addNotes(TablePicture& picture) const;

    std::array<std::vector<Face>, platinumfish::kMostPlayers> m_laid;
};

} // namespace tacklebox
