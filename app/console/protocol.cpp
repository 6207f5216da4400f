#include "model/wire/protocol.h"
#include "app/console/commands.h"

#include <iostream>

namespace tacklebox::console {

int serveProtocol() {
    Protocol protocol;
    std::string line;
    while (!protocol.finished() && std::getline(std::cin, line))
        std::cout << protocol.answer(line) << std::endl;
    return 0;
}

} // namespace tacklebox::console
