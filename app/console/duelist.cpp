#include "app/console/duelist.h"
#include "app/console/support.h"

#include <chrono>
#include <iostream>

namespace tacklebox::console {

void ErrorReporter::report(std::size_t player, const std::string& command, int match,
                           const std::string& text) {
    constexpr int kMostTold = 5;
    const std::lock_guard lock(m_mutex);
    if (m_told[player] == kMostTold) return;
    ++m_told[player];
    std::cerr << "tackle: " << command << ", match " << match << ": " << text
              << (m_told[player] == kMostTold ? " (further errors are not shown)" : "") << std::endl;
}

void Duelist::begin(int number, Json seat, PlayerTally& tally) {
    m_match = number;
    m_tally = &tally;
    m_offences = 0;
    m_forfeited = false;
    if (!m_program) m_program = std::make_unique<Program>(m_command, m_errors);
    send(seat);
    const auto answer = readAnswer(m_times.start);
    const bool ready = answer && answer->size() == 2 && answer->value("ready", Json()) == true;
    if (answer && !ready)
        refuseMalformed("The answer to \"seat\" must be {\"id\":" + std::to_string(m_id) +
                        ",\"ready\":true}.");
    if (!ready) forfeit();
    if (!ready && !m_everReady)
        throw UserError("The bot \"" + m_command + "\" didn't get ready for its first match: " + m_error);
    m_everReady = true;
}

std::optional<Json> Duelist::ask(const std::function<Json()>& question) {
    using Millis = std::chrono::duration<double, std::milli>;
    Json message = question();
    const auto start = std::chrono::steady_clock::now();
    send(message);
    auto answer = readAnswer(m_times.move);
    m_tally->times.add(Millis(std::chrono::steady_clock::now() - start).count());
    return answer;
}

void Duelist::end(Json over) {
    if (!m_forfeited) send(over);
    m_tally = nullptr;
}

/// Returns the answer to the last message, or nullopt after counting an offence.
std::optional<Json> Duelist::readAnswer(int millis) {
    using Clock = std::chrono::steady_clock;
    const auto deadline = Clock::now() + std::chrono::milliseconds(millis);
    for (std::string line;;) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
        switch (left < 0 ? ReadResult::Nothing : m_program->read(line, int(left))) {
        case ReadResult::Line: break;
        case ReadResult::Nothing:
            refuse(m_tally->late, "late", "No answer within " + std::to_string(millis) + " ms.");
            return {};
        case ReadResult::TooLong:
            refuse(m_tally->crashed, "crashed", "It wrote a line that is too long.");
            forfeit();
            return {};
        case ReadResult::Ended:
            refuse(m_tally->crashed, "crashed", "It exited or closed its output.");
            forfeit();
            return {};
        case ReadResult::Stopped: throw DuelStopped();
        }
        try {
            Json answer = parseJson(line);
            Fields fields(answer, ErrorCode::BadRequest, "An answer");
            if (fields.needNumber("id", 0, m_id) == m_id) return answer;
        } catch (const WireError& error) {
            refuseMalformed(error.text());
            return {};
        }
    }
}

void Duelist::refuse(std::int64_t& counter, const char* what, const std::string& why) {
    ++counter;
    m_error = std::string(what) + ": " + why;
    if (m_everReady) m_errorReporter.report(m_player, m_command, m_match, m_error);
    if (++m_offences > kOffencesAllowed) return forfeit();
    m_program->say(Json{{"do", "refused"}, {"id", m_id}, {"error", what}, {"text", why}}.dump());
}

void Duelist::forfeit() {
    if (m_forfeited) return;
    m_forfeited = true;
    ++m_tally->forfeited;
    m_program->kill();
    m_program.reset();
}

void Duelist::send(Json& message) {
    message["id"] = ++m_id;
    m_program->say(message.dump());
}

} // namespace tacklebox::console
