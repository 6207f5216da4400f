// What tables of tests have in common: no journal, no way back, nothing on the clock. A test's table says
// what it needs itself.
#pragma once

#include "model/table/table.h"

namespace tacklebox::testing {

/// `Base` is Table or GameTable<G>.
template <class Base>
class TableStub : public Base {
  public:
    using Base::Base;

    std::vector<Scored> deals() const override { return {}; }
    QString endingWords(int) const override { return {}; }
    QByteArray record() const override { return {}; }
    QStringList endings() const override { return {}; }
    int longestChain(Seat) const override { return 0; }
    QByteArray opening() const override { return {}; }
    int steps() const override { return 0; }
    QByteArray step(int) const override { return {}; }
    bool canTakeBack() const override { return false; }
    bool canMakeAgain() const override { return false; }
    Seat lastDecider() const override { return kNoSeat; }
    bool takeBack() override { return false; }
    bool makeAgain() override { return false; }
    std::optional<TableEvent> event(int) const override { return {}; }
    QString sentence(int) const override { return {}; }
    std::vector<PlaceCards> places() const override { return {}; }
    QList<ReactionCard> reactionCards() const override { return {}; }
    void reseat(Seat, const SeatPlan&) override {}

  protected:
    void goOn() override {}
    void describe(Situation&) const override {}
    void facingWasChanged() override {}
    void shownChanged() override {}
    void beginNextDeal() override {}
    QString publicSentence(int) const override { return {}; }
};

} // namespace tacklebox::testing
