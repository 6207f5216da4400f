#include "app/console/support.h"
#include "model/engine/phrase.h"

#include "model/json/optionsjson.h"

namespace tacklebox::console {

std::string gameIds() {
    std::string ids;
    for (const AnyGame* game : allGames())
        ids += (ids.empty() ? "" : ", ") + std::string(game->id);
    return ids;
}

const AnyGame& requireGame(const std::string& id) {
    if (const AnyGame* game = gameNamed(id)) return *game;
    throw UserError("There's no game called \"" + id + "\". The games are " + gameIds() + ".");
}

Options readOptionTexts(std::span<const OptionSpec> specs, const OptionTexts& texts) {
    Json json = Json::object();
    for (const std::string& text : texts) {
        const auto equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            throw UserError("An option has the form NAME=VALUE, not \"" + text + "\".");
        const std::string value = text.substr(equals + 1);
        const Json parsed = Json::parse(value, nullptr, false);
        json[text.substr(0, equals)] = parsed.is_discarded() ? Json(value) : parsed;
    }
    try {
        return readOptions(specs, json);
    } catch (const WireError& error) {
        throw UserError(error.text());
    }
}

Level requireLevel(const std::string& name) {
    if (const auto level = levelNamed(name)) return *level;
    throw UserError("There's no bot called \"" + name +
                    "\". The bots are minnow, perch, pike, shark and random.");
}

void requireSeats(const AnyGame& game, int seats) {
    if (seats < game.leastSeats || seats > game.mostSeats)
        throw UserError(std::string(game.title) + " is for " + std::to_string(game.leastSeats) + " to " +
                        Phrase::counted(game.mostSeats, "%n player", "%n players").english() + ", not " +
                        std::to_string(seats) + ".");
}

} // namespace tacklebox::console
