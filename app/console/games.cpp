#include "app/console/commands.h"
#include "model/wire/session.h"

#include <iostream>

namespace tacklebox::console {

int listGames(bool json) {
    const Json games = gamesJson();
    if (json) {
        std::cout << Json{{"games", games}}.dump() << "\n";
        return 0;
    }
    for (const Json& game : games) {
        std::cout << game["id"].get<std::string>() << ": " << game["title"].get<std::string>() << ", "
                  << game["seats"][0] << " to " << game["seats"][1] << " players\n";
        for (const Json& option : game["options"]) {
            std::cout << "    " << option["name"].get<std::string>() << " = " << option["default"].dump();
            if (option.contains("least"))
                std::cout << "  (" << option["least"] << " to " << option["most"] << ")";
            else
                std::cout << "  (one of " << option["choices"].dump() << ")";
            std::cout << "\n";
        }
    }
    return 0;
}

} // namespace tacklebox::console
