// A table without a game, for tests of what stands around a table: the test says what is due and what
// happens.
#pragma once

#include "model/table/gameclock.h"
#include "model/table/table.h"

#include <utility>

namespace tacklebox::testing {

class FakeTable : public Table, public TableThoughts, public TableWindow, public TableContent {
  public:
    explicit FakeTable(TablePlan plan) : Table(std::move(plan)) {
        m_parts.thoughts = this;
        m_parts.window = this;
        m_parts.content = this;
        m_score.seats = std::uint8_t(seats());
        if (persons() == 1)
            for (int seat = 0; seat < seats(); ++seat)
                if (m_plan.seats[seat].person) m_seating.face(Seat(seat));
    }

    /// Two persons, or one, and bots.
    static TablePlan planFor(const QString& game, int persons, int bots) {
        static const char* const kNames[] = {"Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"};
        TablePlan plan;
        plan.game = game;
        for (int seat = 0; seat < persons + bots; ++seat)
            plan.seats.append({.name = QString::fromLatin1(kNames[seat]), .person = seat < persons});
        return plan;
    }

    // ---- what a test says ----
    void tell(const QString& sentence, TableEvent::What what = StatusEvent{}) {
        m_events.append({.number = int(m_events.size()), .what = what});
        m_sentences.append(sentence);
        emit happened(int(m_events.size()) - 1, int(m_events.size()));
    }
    void offer(const QStringList& words) {
        m_choices.clear();
        for (const QString& line : words)
            m_choices.push_back({.id = m_nextId++, .words = line});
        m_due = Due::Person;
        emit dueChanged();
    }
    /// What all that is offered asks for.
    void nameAsked(const QString& asked) {
        for (TableChoice& choice : m_choices)
            choice.asked = asked;
    }
    void setDue(Due due, Seat seat = kNoSeat) {
        m_due = due;
        m_dueSeat = seat;
        emit dueChanged();
    }
    void face(Seat seat) {
        m_seating.face(seat);
        emit facingChanged();
    }
    void score(const Scored& scored, bool over = false, SeatSet winners = {}) {
        m_deals.push_back(scored);
        m_score.scores = scored.totals;
        m_score.last = scored.last();
        m_score.over = over;
        m_score.winners = winners;
        tell(QStringLiteral("The deal is counted."), scored);
    }
    void openWindow(int left, int length) {
        m_left = left;
        m_length = length;
        emit windowChanged();
    }

    QList<int> played;       ///< TableChoice::id of every play()
    QStringList playedWords; ///< and their words
    int carriedOn = 0;
    std::vector<PlaceCards> laid;
    std::vector<std::vector<int>> setPoints; ///< of each deal, seat by seat
    std::vector<int> soFar;                  ///< of the deal that is being played
    QList<ReactionCard> reactions;

    /// Reasons by the number of their event.
    QHash<int, QString> reasons;
    std::vector<HandFact> facts;
    bool mayHint = true;
    int hintsAsked = 0;
    void give(const std::optional<Hint>& hint) {
        m_hint = hint;
        m_comes = false;
        emit hintChanged();
    }

    // ---- Table ----
    bool botsThink() const override { return false; }
    QString reasonFor(int number) const override { return reasons.value(number); }
    bool canHint() const override { return mayHint; }
    void askHint() override {
        ++hintsAsked;
        m_comes = true;
        emit hintChanged();
    }
    bool hintComes() const override { return m_comes; }
    std::vector<HandFact> publicFacts(int) const override { return facts; }
    const MatchScore& score() const override { return m_score; }
    std::vector<Scored> deals() const override { return m_deals; }
    std::vector<int> laidPoints(int deal) const override {
        return deal < int(setPoints.size()) ? setPoints[std::size_t(deal)] : std::vector<int>();
    }
    std::vector<int> laidSoFar() const override { return soFar; }
    QString endingWords(int deal) const override { return QStringLiteral("Ending %1.").arg(deal + 1); }
    bool play(int choice, qint64) override {
        for (const TableChoice& c : m_choices)
            if (c.id == choice) {
                played.append(choice);
                playedWords.append(c.words);
                return true;
            }
        emit refused(QStringLiteral("Too late."));
        return false;
    }
    bool playMove(const AnyMove&, qint64) override { return false; }
    QString whyNot(const AnyMove&) const override { return {}; }
    int events() const override { return int(m_events.size()); }
    std::optional<TableEvent> event(int number) const override { return m_events.at(number); }
    std::vector<PlaceCards> places() const override { return laid; }
    QString cardWords(Face face) const override {
        return face == kHidden ? QStringLiteral("a card") : QStringLiteral("card %1").arg(int(face));
    }
    QList<ReactionCard> reactionCards() const override { return reactions; }
    void reseat(Seat seat, const SeatPlan& plan) override {
        m_plan.seats[seat] = plan;
        emit seatsChanged();
    }
    std::optional<int> windowLeft() const override { return m_left; }
    int windowLength() const override { return m_length; }
    void handOnTable(bool) override {}
    QString sentenceTo(Seat, int number) const override { return m_sentences.at(number); }

  protected:
    void goOn() override {}
    void facingWasChanged() override {
        emit facingChanged();
        if (facing() != kNoSeat)
            setDue(Due::Person, facing());
        else if (m_due == Due::Person)
            setDue(Due::HandOver, m_dueSeat);
    }
    void beginNextDeal() override { ++carriedOn; }

  private:
    QList<TableEvent> m_events;
    QStringList m_sentences; ///< of them
    MatchScore m_score;
    std::vector<Scored> m_deals;
    std::optional<int> m_left;
    int m_length = 0, m_nextId = 1;
    bool m_comes = false;
};

} // namespace tacklebox::testing
