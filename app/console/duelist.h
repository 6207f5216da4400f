// An outside program in a seat: what it is told and asked, and what becomes of answers that are none.
#pragma once

#include "app/console/duelmatch.h"
#include "app/console/program.h"
#include "app/console/tally.h"

#include <mutex>
#include <optional>

namespace tacklebox::console {

/// How long programs may take, in milliseconds.
struct DuelTimes {
    int move = 1000;   ///< for an answer
    int start = 10000; ///< until it is ready for a match, its own start included
};

/// Tells the person at the keyboard what programs do wrong: the first few times each, on standard error.
class Complaints {
  public:
    explicit Complaints(std::size_t players) : m_told(players) {}
    void tell(std::size_t player, const std::string& command, int match, const std::string& text);

  private:
    std::mutex m_mutex;
    std::vector<int> m_told; ///< by player
};

/// Three offences in a match, or one after which there is nobody to ask, forfeit it.
inline constexpr int kOffencesAllowed = 2;

/// An outside program through a series of matches: started when it is needed, ended when it has forfeited a
/// match, and then started afresh for the next. It belongs to one thread.
///
/// Messages are numbered by `id`; an answer has the number of its question. So an answer that comes too late
/// is known as such and passed over.
class Duelist : public DuelSeat {
  public:
    Duelist(std::string command, std::size_t player, DuelTimes times, std::string errors,
            Complaints& complaints)
        : m_command(std::move(command)), m_player(player), m_times(times), m_errors(std::move(errors)),
          m_complaints(complaints) {}

    /// Sends `seat`, the first message of match `number`, and waits until the program is ready. `tally` takes
    /// its offences and times until end(). Throws UserError if the program cannot be started or is not ready
    /// for its first match: then something is wrong with the command.
    void begin(int number, Json seat, PlayerTally& tally);
    /// Sends a question and waits for the answer, an object with the question's id; nothing (and an offence)
    /// if there was none in time.
    std::optional<Json> ask(const std::function<Json()>& question) override;
    void refuseMalformed(const std::string& why) override { refuse(m_tally->malformed, "malformed", why); }
    void refuseIllegal(const std::string& why) override { refuse(m_tally->illegal, "illegal", why); }
    bool forfeited() const override { return m_forfeited; }
    /// Sends the last message of the match.
    void end(Json over);

  private:
    std::optional<Json> hearAnswer(int millis);
    void refuse(std::int64_t& counter, const char* what, const std::string& why);
    void forfeit();
    void send(Json& message);

    std::string m_command;
    std::size_t m_player;
    DuelTimes m_times;
    std::string m_errors;
    Complaints& m_complaints;
    std::unique_ptr<Program> m_program;
    PlayerTally* m_tally = nullptr;
    std::string m_fault; ///< the last offence, in words
    int m_match = 0;
    int m_offences = 0; ///< in this match
    int m_id = 0;       ///< of the last message
    bool m_forfeited = false, m_everReady = false;
};

/// Thrown where the person at the keyboard wants no more.
struct DuelStopped {};

} // namespace tacklebox::console
