// What the window knows of a game beside its presenter: its title, a line about it, its options in words, its
// cards. One value a game, made in the game's folder; views/games/games.h has them all.
#pragma once

#include "model/engine/matchscore.h"
#include "model/games/list.h"
#include "model/table/gametable.h"
#include "views/scene/picture/presenter.h"
#include "views/theme/ground.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <span>
#include <string_view>

namespace tacklebox {

/// An option as the new-table dialog shows it.
struct OptionInfo {
    QString title;       ///< "Points to win"
    QString line;        ///< what it does
    QStringList choices; ///< of OptionKind::Choice, in the order of its values
    QString zero;        ///< of a Number whose 0 is something special: "one hand"; else empty
};

/// What a game says of the windows in which all may act in turn or against the clock.
struct WindowWords {
    QString (*clock)();                            ///< what runs out: "Time until the fish swims free"
    QString (*passWhileOthers)();                  ///< a standing order: "Pass while a fish of another swims"
    QString (*passUnlessOf)(const QString& owner); ///< "Pass unless the fish is Ben's"
    QString (*whenAllPass)(Table& table); ///< "If everyone passes, Ben's fish swims free and wins the match."
};

/// What is said in words is a function, since the language may change.
struct GameInfo {
    QString id;
    QString title;      ///< "Twisted Fish"
    QString shortTitle; ///< the same where it is long, for where there is little room
    int leastSeats = 2, mostSeats = 2;
    std::span<const OptionSpec> options;
    bool live = false;                        ///< it may be played against the clock: who is first, acts
    bool reactionWindows = false;             ///< round the table everybody is asked in turn whether he acts
    const WindowWords* windowWords = nullptr; ///< of games that are live or have reaction windows

    /// What the game is, in a line.
    QString (*line)() = nullptr;
    /// Two to four words for its poster.
    QString (*motto)() = nullptr;
    /// How long a match at a usual table takes, in minutes.
    int minutes = 15;
    /// The one to begin with: it stands first on the shelf, and who is new is led to it.
    bool first = false;
    /// The words of one of `options`, by its name.
    OptionInfo (*option)(std::string_view name) = nullptr;
    /// What is played to: "To 400 points"; for a single deal "One deal: most pairs win."
    QString (*target)(const Options& options) = nullptr;
    /// The ways in which a deal can end, by their names in the line protocol.
    std::span<const std::string_view> endings;
    /// A heading for one of `endings`, by its place among them: "Deck empty".
    QString (*endingTitle)(int ending) = nullptr;

    QString deck; ///< the folder of its card faces: ":/cards/DECK/"
    /// How a card looks; no card of the deck gives the back.
    CardArt (*art)(Face face) = nullptr;
    /// What stands on the coin of a set that has this card: a character or two, or a file
    /// (GroupPicture::mark). Null where sets have no coins.
    QString (*coinMark)(Face face) = nullptr;

    /// What is heard of an event beside what all games share, a cue of views/sounds/cues.h; empty where there
    /// is nothing. Null: the game has nothing of its own.
    QString (*cue)(Table& table, int number) = nullptr;
    /// Two cards of the deck by the names of their files, which tell the game from others: the heads of its
    /// dialogs show them.
    QString signs[2];
    /// Where it is played: the colours of its dialogs, its picture in the lobby and the air round the table.
    Ground ground = Ground::BackRoom;
    /// A standing order for that reaction card may hold for one number alone; null where none may.
    bool (*orderNamesNumber)(const QString& card) = nullptr;

    /// A presenter for a table of this game; null for any other table.
    std::unique_ptr<Presenter> (*present)(Table& table) = nullptr;

    /// "2 to 6 players".
    QString seatsWords() const;
};

/// That game's; defined in its folder.
template <class G>
GameInfo gameInfoOf();
#define TACKLEBOX_DECLARE_INFO(G)                                                                            \
    template <>                                                                                              \
    GameInfo gameInfoOf<G>();
TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_DECLARE_INFO)
#undef TACKLEBOX_DECLARE_INFO

/// What follows from the rules of game G and its presenter P; the rest is to be filled in.
template <class G, class P>
GameInfo newGameInfo() {
    GameInfo info;
    info.id = QString::fromLatin1(G::kId);
    info.title = QString::fromLatin1(G::kTitle);
    info.shortTitle = info.title;
    info.leastSeats = G::kLeastSeats;
    info.mostSeats = G::kMostSeats;
    info.options = G::kOptions;
    info.endings = G::kEndings;
    info.present = [](Table& table) -> std::unique_ptr<Presenter> {
        return GameTable<G>::isOf(table) ? std::make_unique<P>(GameTable<G>(table)) : nullptr;
    };
    return info;
}

/// The value of G's option called `name`.
template <class G>
int valueOf(const Options& options, std::string_view name) {
    for (std::size_t i = 0; i < std::size(G::kOptions); ++i)
        if (G::kOptions[i].name == name) return options.value[i];
    return -1;
}

} // namespace tacklebox
