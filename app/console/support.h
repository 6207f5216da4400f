// Helpers shared by the commands of `tackle`.
#pragma once

#include "app/console/commands.h"
#include "model/bots/bot.h"
#include "model/engine/options.h"
#include "model/host/anygame.h"

#include <exception>
#include <string>

namespace tacklebox::console {

/// A mistake by the user, as a one-line message.
class UserError : public std::exception {
  public:
    explicit UserError(std::string text) : m_text(std::move(text)) {}
    const char* what() const noexcept override { return m_text.c_str(); }

  private:
    std::string m_text;
};

/// The ids of all games, separated by commas.
std::string gameIds();
/// Returns the game with that id. Throws UserError if there is none.
const AnyGame& requireGame(const std::string& id);
/// Reads options given as NAME=VALUE. Throws UserError if one is invalid.
Options readOptionTexts(std::span<const OptionSpec> specs, const OptionTexts& texts);
/// Returns the level of that name. Throws UserError if there is none.
Level requireLevel(const std::string& name);
/// Throws UserError if the game does not allow that number of seats.
void requireSeats(const AnyGame& game, int seats);

} // namespace tacklebox::console
