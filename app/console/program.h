// Programs of other people, talked to line by line over their standard input and output.
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace tacklebox::console {

/// The words of a command line: parted by spaces, held together by '...' or "...". No other character means
/// anything, so a backslash is a backslash. Throws UserError for a quotation mark without its other half, or
/// no word at all.
std::vector<std::string> commandWords(const std::string& command);

/// What came of waiting for a line.
enum class ReadResult {
    Line,    ///< a line is there
    Nothing, ///< the time is over
    TooLong, ///< a line of more than kLongestLine characters
    Ended,   ///< it has ended, or closed its output
    Stopped, ///< the person at the keyboard wants no more (stopWanted)
};

/// The longest line that is read, in bytes.
inline constexpr std::size_t kLongestLine = 1 << 20;

/// A running program. It belongs to one thread. At its end its input is closed; if it is still there a second
/// later it is killed. All that it has started ends with it, also when it has ended well itself
/// (platform::ProcessGroup).
class Program {
  public:
    /// Starts it; what it writes on standard error is appended to the file `errors`, or goes where ours goes
    /// if that is empty. Throws UserError if it cannot be started or the file cannot be opened.
    Program(const std::string& command, const std::string& errors);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Sends a line. Does not wait for the program to read it.
    void say(const std::string& line);
    /// Waits for the next line, `millis` at most. After TooLong and Ended nothing more will be read.
    ReadResult read(std::string& line, int millis);
    /// Does not wait for its end any longer than to kill it.
    void kill();

  private:
    struct Process;
    std::unique_ptr<Process> m_process;
};

/// From now on Ctrl-C and requests to end (SIGTERM) only note that an end is wanted, so that programs can be
/// ended first; a second one ends us at once. Writing to a program that has gone is no reason to end.
void noteStopWanted();
bool stopWanted();

} // namespace tacklebox::console
