// A table for tests of rules, with positions and moves as in protocol.md.
#pragma once

#include "model/wire/session.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <string_view>

namespace tacklebox::testing {

/// Parses JSON in which `'` may stand for `"`.
Json j(std::string_view text);

/// A match under test. The test decides every chance outcome ("chance":"ask"), except after shuffled().
class Table {
  public:
    /// Starts from a given position and dealer.
    Table(std::string game, int seats, std::string_view deal, int dealer = 0,
          std::string_view options = "{}");
    /// Deals and draws all chance from the seed.
    static Table shuffled(std::string game, int seats, std::uint64_t seed, std::string_view options = "{}");

    /// Makes a legal move; returns its events with nothing hidden.
    Json play(int seat, std::string_view move);
    /// Decides the pending chance step; returns its events with nothing hidden.
    Json decide(std::string_view outcome);
    /// Expects that the move is refused and changes nothing; returns "code: text".
    std::string refused(int seat, std::string_view move);

    /// The observation with nothing hidden, or one field of it.
    Json all() const { return m_session->observation(kOmniscient); }
    Json all(const char* field) const { return all().at(field); }
    Json observation(int seat) const { return m_session->observation(Seat(seat)); }
    /// Returns the legal moves of a seat, without the "seat" field.
    Json moves(int seat) const;
    /// True if the move is legal.
    bool lists(int seat, std::string_view move) const;
    Json chance() const { return m_session->chance(kOmniscient); }
    /// Returns the events since the last play() or decide(), as the seat saw them.
    Json seen(int seat) const { return m_session->events(Seat(seat), m_before[std::size_t(seat)]); }

    std::string phase() const { return all("phase").get<std::string>(); }
    Json turn() const { return all("turn"); }
    Json playersToAct() const { return all("waiting"); }
    Session& session() { return *m_session; }

  private:
    explicit Table(std::unique_ptr<Session> session) : m_session(std::move(session)) {}

    std::unique_ptr<Session> m_session;
    /// Remembers each seat's number of events before a step.
    void noteBefore();
    /// Returns the events since then with nothing hidden.
    Json sinceBefore() const { return m_session->events(kOmniscient, m_allBefore); }

    std::array<int, kMostSeats> m_before{}; ///< by seat
    int m_allBefore = 0;
};

/// True if an event has all the fields of `wanted`.
::testing::AssertionResult has(const Json& events, std::string_view wanted);
/// Counts the events that have all the fields of `wanted`.
int count(const Json& events, std::string_view wanted);
/// Returns the error with which the deal is refused ("bad-deal: ..."), or "" if it is accepted.
std::string dealError(std::string game, int seats, std::string_view deal, std::string_view options = "{}");

} // namespace tacklebox::testing
