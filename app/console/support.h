// What the commands of `tackle` share.
#pragma once

#include "app/console/commands.h"
#include "model/bots/bot.h"
#include "model/engine/options.h"
#include "model/host/anygame.h"

#include <exception>
#include <string>

namespace tacklebox::console {

/// A mistake of the person at the keyboard, in one line of his own words.
class UserError : public std::exception {
  public:
    explicit UserError(std::string text) : m_text(std::move(text)) {}
    const char* what() const noexcept override { return m_text.c_str(); }

  private:
    std::string m_text;
};

/// The ids of all games, parted by commas.
std::string gameIds();
/// The game with that id. Throws UserError if there is none.
const AnyGame& needGame(const std::string& id);
/// Reads options given as NAME=VALUE. Throws UserError.
Options readOptionTexts(std::span<const OptionSpec> specs, const OptionTexts& texts);
/// Throws UserError for a level that does not exist.
Level needLevel(const std::string& name);
/// Throws UserError if the game cannot be played by so many.
void needSeats(const AnyGame& game, int seats);

} // namespace tacklebox::console
