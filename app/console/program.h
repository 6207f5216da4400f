// Outside programs, driven line by line through standard input and output.
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace tacklebox::console {

/// Splits a command line at spaces and tabs; '...' and "..." quote. No other character is special, not even a
/// backslash. Throws UserError if a quotation mark is unmatched or the first word is empty.
std::vector<std::string> commandWords(const std::string& command);

/// The result of waiting for a line.
enum class ReadResult {
    Line,    ///< a line has arrived
    Nothing, ///< the time is over
    TooLong, ///< a line of more than kLongestLine characters
    Ended,   ///< the program has exited or closed its output
    Stopped, ///< the user wants to stop (stopWanted())
};

/// The maximum length of a line, in bytes.
inline constexpr std::size_t kLongestLine = 1 << 20;

/// A running program. Use from one thread only. The destructor closes the program's input and kills it if it
/// has not exited a second later, or at once if stopWanted(). It also kills all descendants, even if the
/// program itself has exited (platform::ProcessGroup).
class Program {
  public:
    /// Starts the program. Appends its standard error to the file `errors`, or shows it on ours if `errors`
    /// is empty. Throws UserError if the program can't be started or the file can't be opened.
    Program(const std::string& command, const std::string& errors);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Sends a line without waiting for the program to read it.
    void say(const std::string& line);
    /// Waits at most `millis` for the next line. After TooLong and Ended there are no further lines.
    ReadResult read(std::string& line, int millis);
    /// Kills the program without giving it time to exit.
    void kill();

  private:
    struct Process;
    std::unique_ptr<Process> m_process;
};

/// From now on Ctrl-C and other end signals only set stopWanted(), so that programs can be ended first; a
/// second signal ends us at once. Writing to a program that has exited then fails instead of ending us.
void catchEndSignals();
bool stopWanted();

} // namespace tacklebox::console
