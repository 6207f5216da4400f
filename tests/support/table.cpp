#include "tests/support/table.h"

#include <algorithm>

namespace tacklebox::testing {

namespace {

NewMatch request(std::string game, int seats, std::string_view deal, int dealer, std::string_view options) {
    NewMatch request;
    request.game = std::move(game);
    request.seats = seats;
    request.dealer = dealer;
    request.seed = 1;
    request.options = j(options);
    request.deal = j(deal);
    request.chance = ChanceMode::Ask;
    return request;
}

bool matches(const Json& event, const Json& wanted) {
    for (const auto& [field, value] : wanted.items())
        if (!event.contains(field) || event.at(field) != value) return false;
    return true;
}

} // namespace

Json j(std::string_view text) {
    std::string json(text);
    std::replace(json.begin(), json.end(), '\'', '"');
    return parseJson(json);
}

Table::Table(std::string game, int seats, std::string_view deal, int dealer, std::string_view options)
    : m_session(newSession(request(std::move(game), seats, deal, dealer, options))) {}

Table Table::shuffled(std::string game, int seats, std::uint64_t seed, std::string_view options) {
    NewMatch shuffled = request(std::move(game), seats, "{}", 0, options);
    shuffled.seed = seed;
    shuffled.chance = ChanceMode::Auto;
    return Table(newSession(shuffled));
}

void Table::noteBefore() {
    m_allBefore = m_session->eventCount(kOmniscient);
    for (int seat = 0; seat < m_session->seats(); ++seat)
        m_before[std::size_t(seat)] = m_session->eventCount(Seat(seat));
}

Json Table::play(int seat, std::string_view move) {
    noteBefore();
    try {
        m_session->move(Seat(seat), j(move));
    } catch (const WireError& error) {
        ADD_FAILURE() << "seat " << seat << ", " << move << " was refused: " << name(error.code()) << ": "
                      << error.text();
    }
    return sinceBefore();
}

Json Table::decide(std::string_view outcome) {
    noteBefore();
    try {
        m_session->decideChance(j(outcome));
    } catch (const WireError& error) {
        ADD_FAILURE() << "outcome " << outcome << " was refused: " << name(error.code()) << ": "
                      << error.text();
    }
    return sinceBefore();
}

std::string Table::refused(int seat, std::string_view move) {
    const Json before = all();
    const int events = m_session->eventCount(kOmniscient);
    try {
        m_session->move(Seat(seat), j(move));
    } catch (const WireError& error) {
        EXPECT_EQ(all(), before) << "a refused move changed the game";
        EXPECT_EQ(m_session->eventCount(kOmniscient), events) << "a refused move made events";
        EXPECT_FALSE(error.text().empty());
        return std::string(name(error.code())) + ": " + error.text();
    }
    ADD_FAILURE() << "seat " << seat << ", " << move << " was accepted";
    return "";
}

Json Table::moves(int seat) const {
    Json list = Json::array();
    for (const Json& entry : m_session->moves(Seat(seat)))
        list.push_back(entry.at("move"));
    return list;
}

bool Table::lists(int seat, std::string_view move) const {
    const Json list = moves(seat);
    return std::find(list.begin(), list.end(), j(move)) != list.end();
}

::testing::AssertionResult has(const Json& events, std::string_view wanted) {
    if (count(events, wanted) > 0) return ::testing::AssertionSuccess();
    return ::testing::AssertionFailure() << "no event " << wanted << " in " << events.dump();
}

int count(const Json& events, std::string_view wanted) {
    const Json fields = j(wanted);
    return int(std::count_if(events.begin(), events.end(),
                             [&](const Json& event) { return matches(event, fields); }));
}

std::string dealError(std::string game, int seats, std::string_view deal, std::string_view options) {
    try {
        newSession(request(std::move(game), seats, deal, 0, options));
    } catch (const WireError& error) {
        return std::string(name(error.code())) + ": " + error.text();
    }
    return "";
}

} // namespace tacklebox::testing
