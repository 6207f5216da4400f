// A table without a game, for tests of widgets around a table: the test sets the state and the events.
#pragma once

#include "tests/views/driventable.h"
#include "tests/views/scriptedgame.h"

#include <deque>
#include <utility>

namespace tacklebox::testing {

/// Only its plan names a game; the test scripts the match.
class FakeTable : public DrivenTable, public TableThoughts, public TableWindow {
  public:
    explicit FakeTable(const TablePlan& plan)
        : DrivenTable(plan, scriptedMatch(int(plan.seats.size())), onlyPersonOf(plan.seats)) {
        setThoughts(this);
        setWindow(this);
    }
    FakeTable(const char* game, int people, int bots)
        : FakeTable(planFor(QString::fromLatin1(game), people, bots)) {}

    /// People on the first seats, bots on the others.
    static TablePlan planFor(const QString& game, int people, int bots) {
        static const char* const kNames[] = {"Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"};
        TablePlan plan;
        plan.game = game;
        for (int seat = 0; seat < people + bots; ++seat)
            plan.seats.append({.name = QString::fromLatin1(kNames[seat]), .person = seat < people});
        return plan;
    }

    // ---- for tests ----
    /// Reports a move of a bot with this sentence and no other event.
    void addEvent(const QString& sentence) { happen({.words = sentence.toStdString()}); }
    /// Moves a card.
    void addEvent(const Moved& moved) {
        happen({.happens = [moved](ScriptedGame::State&, EventLog<ScriptedGame>& log) { log.add(moved); }});
    }
    /// Sets the points of each seat's sets.
    void lay(const Scores& points) {
        happen({.happens = [points](ScriptedGame::State& state, EventLog<ScriptedGame>& log) {
            const ScriptedGame::Status before = state.status;
            state.status.laid = points;
            log.statusChanged(before, state.status);
        }});
    }
    /// Puts these cards into these piles.
    void put(const std::vector<PileCards>& places) {
        happen({.happens = [places](ScriptedGame::State& state, EventLog<ScriptedGame>&) {
            state.places = places;
        }});
    }
    void score(const Scored& scored, bool over = false, SeatSet winners = {}) {
        happen({.happens = [=](ScriptedGame::State& state, EventLog<ScriptedGame>& log) {
            state.match.scores = scored.totals;
            state.match.last = scored.last();
            state.match.over = over;
            state.match.winners = winners;
            log.add(scored);
        }});
    }
    void offer(const QStringList& words) {
        std::vector<TableChoice> offered;
        for (const QString& line : words)
            offered.push_back({.id = m_nextId++, .words = line});
        setChoices(std::move(offered));
        setWaitingFor(WaitingFor::Person, seatToAct());
    }
    /// Sets the text of the ask of all choices.
    void nameAsked(const QString& asked) {
        std::vector<TableChoice> offered = choices();
        for (TableChoice& choice : offered)
            choice.asked = asked;
        setChoices(std::move(offered));
    }
    void setWaitingFor(WaitingFor waitingFor, Seat seat = kNoSeat) {
        Table::setWaitingFor(waitingFor, seat);
        emit waitingForChanged();
    }
    void setViewer(Seat seat) {
        seating().setViewer(seat);
        emit viewerChanged();
    }
    void openWindow(int left, int length) {
        m_left = left;
        m_length = length;
        emit windowChanged();
    }

    QList<int> played;       ///< TableChoice::id of every play()
    QStringList playedWords; ///< and their words
    int carriedOn = 0;

    /// by event number
    QHash<int, QString> reasons;
    std::vector<HandFact> facts;
    bool mayHint = true;
    int hintsAsked = 0;
    void give(const std::optional<Hint>& hint) {
        setHint(hint);
        m_comes = false;
        emit hintChanged();
    }

    // ---- Table ----
    QString reasonFor(int number) const override { return reasons.value(number); }
    bool canHint() const override { return mayHint; }
    void askHint() override {
        ++hintsAsked;
        m_comes = true;
        emit hintChanged();
    }
    bool isHintPending() const override { return m_comes; }
    std::vector<HandFact> publicFacts(int) const override { return facts; }
    bool play(int choice, qint64) override {
        for (const TableChoice& c : choices())
            if (c.id == choice) {
                played.append(choice);
                playedWords.append(c.words);
                return true;
            }
        emit refused(QStringLiteral("Too late."));
        return false;
    }
    void reseat(Seat seat, const SeatPlan& plan) override {
        setSeat(seat, plan);
        emit seatsChanged();
    }
    std::optional<int> windowLeft() const override { return m_left; }
    int windowLength() const override { return m_length; }
    void handOnTable(bool) override {}

  protected:
    void onViewerChanged() override {
        emit viewerChanged();
        if (viewer() != kNoSeat)
            setWaitingFor(WaitingFor::Person, viewer());
        else if (waitingFor() == WaitingFor::Person)
            setWaitingFor(WaitingFor::HandOver, seatToAct());
    }
    void beginNextDeal() override { ++carriedOn; }
    void findChoices() override {}

  private:
    static std::unique_ptr<AnyMatch> scriptedMatch(int seats) {
        return std::make_unique<MatchAdapter<ScriptedGame>>(
            Match<ScriptedGame>(Setup<ScriptedGame>{.seats = seats, .chance = ChanceMode::Ask}));
    }
    void happen(ScriptedGame::ScriptedMove script) {
        const int first = events();
        m_script.push_back(std::move(script));
        move(1, AnyMove(ScriptedGame::Move{&m_script.back()}));
        if (events() > first) emit happened(first, events());
    }

    std::deque<ScriptedGame::ScriptedMove> m_script; ///< a deque keeps the addresses valid
    std::optional<int> m_left;
    int m_length = 0, m_nextId = 1;
    bool m_comes = false;
};

} // namespace tacklebox::testing
