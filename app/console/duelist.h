// An outside program that plays in a seat, with time limits and penalties for wrong answers.
#pragma once

#include "app/console/duelmatch.h"
#include "app/console/program.h"
#include "app/console/tally.h"

#include <mutex>
#include <optional>

namespace tacklebox::console {

/// Time limits for programs, in milliseconds.
struct DuelTimes {
    int move = 1000;   ///< for an answer
    int start = 10000; ///< until ready for a match, including the start of the program
};

/// Prints the errors of programs on standard error, at most five for each player.
class ErrorReporter {
  public:
    explicit ErrorReporter(std::size_t players) : m_told(players) {}
    void report(std::size_t player, const std::string& command, int match, const std::string& text);

  private:
    std::mutex m_mutex;
    std::vector<int> m_told; ///< by player
};

/// Offences that a program may commit in a match. One more forfeits the match, as does a crash or an endless
/// line.
inline constexpr int kOffencesAllowed = 2;

/// Runs an outside program through a series of matches. Starts the program when it is needed, kills it when
/// it has forfeited a match, and starts it again for the next match. Use from one thread only.
///
///
/// Messages are numbered by `id`, and an answer repeats the number of its question. A late answer is
/// recognised by its old number and ignored.
class Duelist : public DuelSeat {
  public:
    Duelist(std::string command, std::size_t player, DuelTimes times, std::string errors,
            ErrorReporter& errorReporter)
        : m_command(std::move(command)), m_player(player), m_times(times), m_errors(std::move(errors)),
          m_errorReporter(errorReporter) {}

    /// Sends `seat`, the first message of match `number`, and waits until the program is ready. Adds offences
    /// and times to `tally` until end(). Throws UserError if the program can't be started or isn't ready for
    /// its first match, because then its command is wrong.
    void begin(int number, Json seat, PlayerTally& tally);
    /// Sends a question and waits for the answer, an object with the question's id. Returns nullopt, after
    /// counting an offence, if there is no valid answer in time.
    std::optional<Json> ask(const std::function<Json()>& question) override;
    void refuseMalformed(const std::string& why) override { refuse(m_tally->malformed, "malformed", why); }
    void refuseIllegal(const std::string& why) override { refuse(m_tally->illegal, "illegal", why); }
    bool forfeited() const override { return m_forfeited; }
    /// Sends the last message of the match, unless the program has forfeited it.
    void end(Json over);

  private:
    std::optional<Json> readAnswer(int millis);
    void refuse(std::int64_t& counter, const char* what, const std::string& why);
    void forfeit();
    void send(Json& message);

    std::string m_command;
    std::size_t m_player;
    DuelTimes m_times;
    std::string m_errors;
    ErrorReporter& m_errorReporter;
    std::unique_ptr<Program> m_program;
    PlayerTally* m_tally = nullptr;
    std::string m_error; ///< text of the last offence
    int m_match = 0;
    int m_offences = 0; ///< in this match
    int m_id = 0;       ///< of the last message
    bool m_forfeited = false, m_everReady = false;
};

/// Thrown if the user wants to stop (stopWanted()).
struct DuelStopped {};

} // namespace tacklebox::console
