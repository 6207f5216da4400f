// The table of Rainbow Fish: a hand grouped by number with the special cards on the right, sets in front of
// their owners, the Fishing Hole and the played special cards in the middle.
#pragma once

#include "model/games/rainbowfish/rainbowfish.h"
#include "views/games/common/presenterof.h"

#include <QCoreApplication>

#include <array>
#include <vector>

namespace tacklebox {

template <>
GameInfo gameInfoOf<RainbowFish>();

class RainbowFishPresenter : public PresenterOf<RainbowFish> {
    Q_DECLARE_TR_FUNCTIONS(RainbowFishPresenter)

  public:
    explicit RainbowFishPresenter(GameTable<RainbowFish> table);

    void restart(int number) override;
    void advance() override;

    TablePicture picture() const override;
    EffectSpec effectSpec() const override;
    TableLayout layout(QSizeF size, const TablePicture& picture) const override;
    QString accessibleText(const ZonePicture& zone, int index) const override;
    bool isSpecial(Face face) const override;
    QString rulesAnchor(Face face) const override;

    /// Default buttons: the draw and the Special Set, which are offered only if nothing else can be played.
    /// Giving numbers, letting a card pass and laying no set only if nothing else is possible. The same holds
    /// for Enter on a requested number.
    std::vector<Gesture> gestures() const override;
    QString refusalText(const MoveSource& source, const MoveTarget& target) const override;
    Prompt prompt() const override;
    /// "Who do you ask for fives?" when one number is chosen.
    QString selectionWords(const std::vector<Face>& faces) const override;

  protected:
    QString playWords(PileId place, Face face) const override;

  private:
    using Observation = rainbowfish::Observation;
    using Move = rainbowfish::Move;

    QString numberPlayWords(const Observation& now, Face face) const;
    QString stoppable(const QString& words) const;
    QString specialPlayWords(const Observation& now, Face face) const;

    /// A laid set with its cards. An observation has only its number; the events tell the cards.
    struct Laid {
        Seat seat;
        rainbowfish::Number number;
        std::vector<Face> faces;
    };

    void restoreEvents();
    void follow(const SeenEvent<RainbowFish>& event);

    ZonePicture handZone() const;
    ZonePicture setsZone(Seat seat) const;
    /// Points of the sets that are on the table. A set that was only announced does not count yet.
    int seenPoints(Seat seat) const;
    SeatPicture panelOf(Seat seat) const;

    EffectSpec specialEffect(const SeenMove<Move>& made) const;
    QString takesWords(const Move& move) const;

    Prompt ownPrompt(const Observation& now) const;
    Prompt turnPrompt(const Observation& now) const;

    std::vector<Laid> m_laid;                                 ///< in the order laid
    std::array<rainbowfish::Number, kMostSeats> m_askedFor{}; ///< last number that each seat asked for
};

} // namespace tacklebox
