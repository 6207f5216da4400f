// Facts and texts about a game that the window needs besides its presenter. Each game makes one in its
// folder; views/games/games.h lists them.
#pragma once

#include "model/engine/matchscore.h"
#include "model/table/gametable.h"
#include "views/scene/picture/presenter.h"
#include "views/theme/background.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <span>
#include <string_view>

namespace tacklebox {

/// Texts of an option in the new-table dialog.
struct OptionInfo {
    QString title;       ///< "Points to win"
    QString line;        ///< explanation
    QStringList choices; ///< names of the values of an OptionKind::Choice, in order
    QString zero;        ///< of a Number whose value 0 has a special meaning: "one hand"; else empty
};

/// Texts for windows in which all may act, one after another or against the clock.
struct WindowWords {
    QString (*clock)();                            ///< label of the clock: "Time until the fish swims free"
    QString (*passWhileOthers)();                  ///< a standing order: "Ask me only about my fish"
    QString (*passUnlessOf)(const QString& owner); ///< "Ask me only about Ben's fish"
    QString (*whenAllPass)(Table& table); ///< "If everyone passes, Ben's fish swims free and wins the match."
};

/// Texts are functions, because the language may change.
struct GameInfo {
    QString id;
    QString title;      ///< "Twisted Fish"
    QString shortTitle; ///< a shorter one for small spaces
    int leastSeats = 2, mostSeats = 2;
    std::span<const OptionSpec> options;
    bool live = false;            ///< can be played against the clock: the first to act moves
    bool reactionWindows = false; ///< without a clock, it asks one player after another for a reaction
    const WindowWords* windowWords = nullptr; ///< only for games that are live or have reaction windows

    /// One line about the game.
    QString (*line)() = nullptr;
    /// Two to four words for its poster.
    QString (*motto)() = nullptr;
    /// Minutes that a match at a usual table takes.
    int minutes = 15;
    /// The game for beginners: it is first on the shelf, and recommended to new players.
    bool isForBeginners = false;
    /// Returns the texts of one of `options`, by its name.
    OptionInfo (*option)(std::string_view name) = nullptr;
    /// Returns the target: "First to 400 points"; for a single deal "One round: most pairs wins."
    QString (*target)(const Options& options) = nullptr;
    /// The ways in which a deal can end, by their names in the line protocol.
    std::span<const std::string_view> endings;
    /// Returns a heading for an ending, by its index in `endings`: "Deck empty".
    QString (*endingTitle)(int ending) = nullptr;

    QString deck; ///< the folder of its card faces: ":/cards/DECK/"
    /// Returns the art of a card, or of the back for a face outside the deck.
    CardArt (*art)(Face face) = nullptr;
    /// Returns the mark on the coin of a set with this card (GroupPicture::mark). Null: sets have no coins.
    QString (*coinMark)(Face face) = nullptr;

    /// Returns the sound of an event besides the sounds of all games: a cue of views/sounds/cues.h, or empty.
    /// Null: the game has no sounds.
    QString (*cue)(Table& table, int number) = nullptr;
    /// File names of two cards that represent the game in the headers of dialogs.
    QString headerCards[2];
    /// The background: colours of its dialogs, its picture in the lobby, and the ambience of the table.
    Background background = Background::BackRoom;
    /// Returns true if a standing order for that reaction card may be limited to one number. Null: never.
    bool (*orderNamesNumber)(const QString& card) = nullptr;

    /// Returns a presenter for a table of this game; null for any other table.
    std::unique_ptr<Presenter> (*present)(Table& table) = nullptr;

    /// "2 to 6 players".
    QString seatsWords() const;
};

/// Returns a name of the line protocol as a heading: "first-out" becomes "First out".
QString headingOf(std::string_view name);

/// Returns the info of game G. Defined in the folder of the game.
template <class G>
GameInfo gameInfoOf();

/// Returns the value of G's option `name`, or -1.
template <class G>
int valueOf(const Options& options, std::string_view name) {
    for (std::size_t i = 0; i < std::size(G::kOptions); ++i)
        if (G::kOptions[i].name == name) return options.value[i];
    return -1;
}

} // namespace tacklebox
