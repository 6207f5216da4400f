#include "model/platform/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

namespace tacklebox::platform {

std::vector<std::string> commandLineWords(int argc, char** argv) {
    return {argv, argv + argc};
}

Utf8Terminal::Utf8Terminal() = default;
Utf8Terminal::~Utf8Terminal() = default;

bool outputIsRead() {
    return true;
}

std::size_t terminalColumns() {
    winsize size{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

} // namespace tacklebox::platform
