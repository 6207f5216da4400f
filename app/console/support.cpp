#include "app/console/support.h"
#include "model/engine/phrase.h"

#include "model/games/games.h"
#include "model/json/optionsjson.h"

namespace tacklebox::console {

std::string gameIds() {
    std::string ids;
    forEachGame([&]<class G>() { ids += (ids.empty() ? "" : ", ") + std::string(G::kId); });
    return ids;
}

void needGame(const std::string& id) {
    if (!withGame(id, []<class G>() {}))
        throw UserError("There is no game \"" + id + "\"; the games are " + gameIds() + ".");
}

Options readOptionTexts(std::span<const OptionSpec> specs, const OptionTexts& texts) {
    Json json = Json::object();
    for (const std::string& text : texts) {
        const auto equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            throw UserError("An option is given as NAME=VALUE, not \"" + text + "\".");
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

Level needLevel(const std::string& name) {
    if (const auto level = levelNamed(name)) return *level;
    throw UserError("There is no bot \"" + name + "\"; the bots are minnow, perch, pike, shark and random.");
}

void needSeats(const char* title, int least, int most, int seats) {
    if (seats < least || seats > most)
        throw UserError(std::string(title) + " is for " + std::to_string(least) + " to " +
                        Phrase::counted(most, "%n player", "%n players").english() + ", not " +
                        std::to_string(seats) + ".");
}

} // namespace tacklebox::console
