// Go Fish at the table: hand grouped by rank, books in front of their owners, the Pond in the middle. Rules:
// go-fish.md.
#pragma once

#include "model/games/gofish/gofish.h"
#include "views/games/common/presenterof.h"

#include <QCoreApplication>

#include <array>

namespace tacklebox {

template <>
GameInfo gameInfoOf<GoFish>();

class GoFishPresenter : public PresenterOf<GoFish> {
    Q_DECLARE_TR_FUNCTIONS(GoFishPresenter)

  public:
    explicit GoFishPresenter(GameTable<GoFish> table);

    void restart(int number) override;
    void advance() override;

    TablePicture picture() const override;
    EffectSpec effectSpec() const override;
    TableLayout layout(QSizeF size, const TablePicture& picture) const override;
    QString accessibleText(const ZonePicture& zone, int index) const override;
    QString rulesAnchor(Face face) const override;

    /// There is no default button and no obvious move: an ask is the only move, and the player must choose
    /// it.
    std::vector<Gesture> gestures() const override;
    QString refusalText(const MoveSource& source, const MoveTarget& target) const override;
    Prompt prompt() const override;
    /// "Who do you ask for sevens?" when a rank is chosen.
    QString selectionWords(const std::vector<Face>& faces) const override;

  protected:
    QString playWords(PileId place, Face face) const override;

  private:
    using Observation = gofish::Observation;
    using Move = gofish::Move;

    void restoreEvents();
    void follow(const SeenEvent<GoFish>& event);

    ZonePicture handZone() const;
    ZonePicture booksZone(Seat seat) const;
    SeatPicture panelOf(Seat seat) const;
    void addNotes(TablePicture& picture) const;

    Move m_newestAsk; ///< of this deal; the target is kNoSeat before the first ask
    Seat m_newestAsker = kNoSeat;
    std::array<gofish::Rank, kMostSeats> m_askedFor{}; ///< last rank that each seat asked for
    CardSet m_inBooks; ///< arrived cards; an observation has a book as soon as its first card moves
};

} // namespace tacklebox
