// Rainbow Fish at the table: hand grouped by number with the special cards at its right end, sets
// in front of their owners, the Fishing Hole and the specials played in the middle.
#pragma once

#include "model/games/rainbowfish/rainbowfish.h"
#include "views/games/common/presenterof.h"

#include <QCoreApplication>

#include <array>
#include <vector>

namespace tacklebox {

class RainbowFishPresenter : public PresenterOf<RainbowFish> {
    Q_DECLARE_TR_FUNCTIONS(RainbowFishPresenter)

  public:
    explicit RainbowFishPresenter(GameTable<RainbowFish> table);

    void restart(int number) override;
    void advance() override;

    TablePicture picture() const override;
    Staging staging() const override;
    TableLayout layout(QSizeF size, const TablePicture& picture) const override;
    QString accessibleText(const ZonePicture& zone, int index) const override;
    bool isSpecial(Face face) const override;
    QString rulesAnchor(Face face) const override;

    /// Gold: the draw and the Special Set, which come where nothing else can be played. Giving the numbers,
    /// letting a card pass and laying no set only where nothing else can be done; Enter on a number that is
    /// asked for gives it only then as well.
    std::vector<Gesture> gestures() const override;
    QString whyNot(const MoveSource& source, const MoveTarget& target) const override;
    Prompt prompt() const override;
    /// "Who do you ask for fives?" when one number is chosen.
    QString selectionWords(const std::vector<Face>& faces) const override;

  protected:
    CardArt makeArt(Face face) const override;
    QString playWords(PileId place, Face face) const override;

  private:
    using Observation = rainbowfish::Observation;
    using Move = rainbowfish::Move;

    QString numberPlayWords(const Observation& now, Face face) const;
    QString stoppable(const QString& words) const;
    QString specialPlayWords(const Observation& now, Face face) const;

    /// A set as it lies: a view tells its number only, which cards they are was told as they were laid.
    struct Laid {
        Seat seat;
        rainbowfish::Number number;
        std::vector<Face> faces;
    };

    void findWhatHappened();
    void follow(const SeenEvent<RainbowFish>& event);

    ZonePicture handZone() const;
    ZonePicture setsZone(Seat seat) const;
    /// Points of the sets that lie there: one that is only announced gives none yet.
    int seenPoints(Seat seat) const;
    SeatPicture panelOf(Seat seat) const;

    Staging specialStaging(const SeenMove<Move>& made) const;
    QString takesWords(const Move& move) const;

    Prompt ownPrompt(const Observation& now) const;
    Prompt turnPrompt(const Observation& now) const;

    std::vector<Laid> m_laid;                                 ///< in the order laid
    std::array<rainbowfish::Number, kMostSeats> m_askedFor{}; ///< what each seat asked for last in this deal
};

} // namespace tacklebox
