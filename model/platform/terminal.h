// A program and the terminal it was started in.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace tacklebox::platform {

/// The words of the command line in UTF-8, the program's name first. `argc` and `argv` are main()'s.
std::vector<std::string> commandLineWords(int argc, char** argv);

/// As long as it lives the terminal takes what we write for UTF-8.
class Utf8Terminal {
  public:
    Utf8Terminal();
    // NOLINTNEXTLINE(performance-trivially-destructible): on Windows it puts back what was there before.
    ~Utf8Terminal();
    Utf8Terminal(const Utf8Terminal&) = delete;
    Utf8Terminal& operator=(const Utf8Terminal&) = delete;

  private:
    [[maybe_unused]] unsigned m_before = 0; ///< what the terminal took before; Windows alone needs it
};

/// Whether anybody can read what the program prints. A program with a window has no output on Windows, but
/// where somebody has given it one.
bool outputIsRead();

/// The columns of the terminal that standard output goes to; 0 if it goes elsewhere or nobody knows.
std::size_t terminalColumns();

} // namespace tacklebox::platform
