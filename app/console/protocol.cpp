#include "model/wire/protocol.h"
#include "app/console/commands.h"

#include <iostream>

namespace tacklebox::console {

namespace {

/// Reads a line from standard input. Stores at most one byte more than a request may have, enough to reject
/// it as too long. Returns false at the end of the input.
bool readLine(std::string& line) {
    line.clear();
    std::streambuf& in = *std::cin.rdbuf();
    constexpr int kEnd = std::char_traits<char>::eof();
    bool any = false;
    for (int c; (c = in.sbumpc()) != kEnd; any = true) {
        if (c == '\n') return true;
        if (line.size() <= kLongestRequest) line += char(c);
    }
    return any;
}

} // namespace

int serveProtocol() {
    Protocol protocol;
    std::string line;
    while (!protocol.finished() && readLine(line))
        std::cout << protocol.answer(line) << std::endl;
    return 0;
}

} // namespace tacklebox::console
