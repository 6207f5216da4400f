// A table for tests of rules: positions and moves in the words of protocol.md, a few lines a test.
#pragma once

#include "model/wire/session.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <string_view>

namespace tacklebox::testing {

/// JSON from a literal; `'` may stand for `"` to keep tests readable.
Json j(std::string_view text);

/// A match under test. Chance is asked for ("chance":"ask") so that every outcome is chosen by the test,
/// unless the table is made by shuffled().
class Table {
  public:
    /// A laid-out position, dealer as given.
    Table(std::string game, int seats, std::string_view deal, int dealer = 0,
          std::string_view options = "{}");
    /// A shuffled deal with all chance drawn from the seed.
    static Table shuffled(std::string game, int seats, std::uint64_t seed, std::string_view options = "{}");

    /// Makes a move that must be legal; returns its events, nothing hidden.
    Json play(int seat, std::string_view move);
    /// Decides the chance step that must be due; returns its events, nothing hidden.
    Json decide(std::string_view outcome);
    /// Tries a move that must be refused, and must change nothing; returns "code: text".
    std::string refused(int seat, std::string_view move);

    /// A view, nothing hidden; or one field of it.
    Json all() const { return m_session->view(kEverybody); }
    Json all(const char* field) const { return all().at(field); }
    Json view(int seat) const { return m_session->view(Seat(seat)); }
    /// The legal moves of a seat, without the seat.
    Json moves(int seat) const;
    /// True if that move is among the legal moves of the seat.
    bool lists(int seat, std::string_view move) const;
    Json chance() const { return m_session->chance(kEverybody); }
    /// The events since the last play() or decide() as a seat saw them.
    Json seen(int seat) const { return m_session->events(Seat(seat), m_before[std::size_t(seat)]); }

    std::string phase() const { return all("phase").get<std::string>(); }
    Json turn() const { return all("turn"); }
    Json waiting() const { return all("waiting"); }
    Session& session() { return *m_session; }

  private:
    explicit Table(std::unique_ptr<Session> session) : m_session(std::move(session)) {}

    std::unique_ptr<Session> m_session;
    /// Notes where everybody's events of the next step begin.
    void noteBefore();
    /// The events since then, nothing hidden.
    Json sinceBefore() const { return m_session->events(kEverybody, m_allBefore); }

    std::array<int, kMostSeats> m_before{}; ///< by seat
    int m_allBefore = 0;
};

/// True if the list of events holds one that has all the fields of `wanted`.
::testing::AssertionResult has(const Json& events, std::string_view wanted);
/// How many events of the list have all the fields of `wanted`.
int count(const Json& events, std::string_view wanted);
/// The error code with which the deal is refused and its text ("bad-deal: ..."), or "" if it is accepted.
std::string dealError(std::string game, int seats, std::string_view deal, std::string_view options = "{}");

} // namespace tacklebox::testing
