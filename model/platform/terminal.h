// The terminal of the program.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace tacklebox::platform {

/// The command line arguments in UTF-8, including the program's name. `argc` and `argv` are those of main().
std::vector<std::string> commandLineWords(int argc, char** argv);

/// Switches the terminal to UTF-8 during its lifetime.
class Utf8Terminal {
  public:
    Utf8Terminal();
    // NOLINTNEXTLINE(performance-trivially-destructible): restores the code page on Windows.
    ~Utf8Terminal();
    Utf8Terminal(const Utf8Terminal&) = delete;
    Utf8Terminal& operator=(const Utf8Terminal&) = delete;

  private:
    [[maybe_unused]] unsigned m_before = 0; ///< previous code page, on Windows only
};

/// True if somebody can read the program's output. On Windows, programs with a window have output only if it
/// was redirected.
bool outputIsRead();

/// Width of the terminal of standard output in columns; 0 if unknown or no terminal.
std::size_t terminalColumns();

} // namespace tacklebox::platform
