#include "views/panels/gameinfo.h"

#include "model/games/games.h"

#include <QCoreApplication>

namespace tacklebox {

/// The context of this file's words.
struct Say {
    Q_DECLARE_TR_FUNCTIONS(GameInfo)
};

namespace {

QString lineOf(const QString& id) {
    if (id == u"twisted-fish")
        return Say::tr("Ask for one fish in one colour, fill baskets of five, and "
                       "dodge the Zingers.");
    if (id == u"what-the-fish")
        return Say::tr("No turns: one fish swims for its freedom, and everybody else "
                       "tries to stop it.");
    if (id == u"platinum-fish")
        return Say::tr("Pairs from two packs, and dice that send you searching "
                       "through the deck.");
    if (id == u"rainbow-fish")
        return Say::tr("Sets of four numbers, with skips, reverses and wilds to turn "
                       "an ask around.");
    if (id == u"great-lakes")
        return Say::tr("Everybody chooses in secret; the highest card of each suit "
                       "may fish out the lake.");
    return {};
}

/// The value of the option called `name`, -1 if the game has none.
int valueOf(const GameInfo& game, const Options& options, std::string_view name) {
    for (std::size_t i = 0; i < game.options.size(); ++i)
        if (game.options[i].name == name) return options.value[i];
    return -1;
}

} // namespace

QString GameInfo::line() const {
    return lineOf(id);
}

QString GameInfo::seatsWords() const {
    // Say::tr() would be put into the context Say here.
    return QCoreApplication::translate("GameInfo", "%1 to %2 players").arg(leastSeats).arg(mostSeats);
}

const QList<GameInfo>& gameInfos() {
    static const QList<GameInfo> games = [] {
        QList<GameInfo> list;
        forEachGame([&]<class G>() {
            list.append({.id = QString::fromLatin1(G::kId.data(), qsizetype(G::kId.size())),
                         .title = QString::fromLatin1(G::kTitle.data(), qsizetype(G::kTitle.size())),
                         .leastSeats = G::kLeastSeats,
                         .mostSeats = G::kMostSeats,
                         .options = G::kOptions});
        });
        return list;
    }();
    return games;
}

const GameInfo* gameInfo(const QString& id) {
    for (const GameInfo& game : gameInfos())
        if (game.id == id) return &game;
    return nullptr;
}

OptionInfo optionInfo(const QString& game, const OptionSpec& option) {
    if (game == u"twisted-fish") {
        if (option.name == "target")
            return {.title = Say::tr("Points to win"),
                    .line = Say::tr("Hands are dealt until somebody has that many points and nobody else as "
                                    "many. With 0 a single hand decides."),
                    .zero = Say::tr("a single hand")};
        if (option.name == "netEndsTurn")
            return {.title = Say::tr("The Net ends the turn"),
                    .line = Say::tr("After The Net no more asking in that turn, whether "
                                    "it caught something or not.")};
        if (option.name == "fishedCardGoesOut")
            return {.title = Say::tr("A fished card may go out"),
                    .line =
                        Say::tr("If the card from the pond completes your last basket, you go out with it. "
                                "Off: going out needs a card that was asked for.")};
    }
    if (game == u"what-the-fish" && option.name == "wins")
        return {.title = Say::tr("Games to win"),
                .line = Say::tr("Every fish that swims free wins a game; who has won "
                                "that many first wins the match.")};
    if (game == u"platinum-fish" && option.name == "discardAfterRefill")
        return {.title = Say::tr("Discards after a new hand"),
                .line = Say::tr("Which discards may be paired by a player who has just "
                                "got a new hand."),
                .choices = {Say::tr("any that match"), Say::tr("only the top one, again and again")}};
    if (game == u"rainbow-fish") {
        if (option.name == "deck")
            return {.title = Say::tr("Deck"),
                    .line = Say::tr("H2O adds four Downpours, which take a colour from "
                                    "everybody. Iron Man adds four War Machines, which "
                                    "stop those who would make you draw."),
                    .choices = {Say::tr("Classic, 108 cards"), Say::tr("H2O, 112 cards"),
                                Say::tr("Iron Man, 112 cards")}};
        if (option.name == "games")
            return {.title = Say::tr("Games in the series"),
                    .line = Say::tr("That many games are played and their points "
                                    "added up.")};
    }
    if (game == u"great-lakes" && option.name == "target")
        return {.title = Say::tr("Fish to win"),
                .line = Say::tr("Games are played until somebody has caught that many "
                                "fish and nobody else as many.")};
    return {.title = QString::fromLatin1(option.name.data(), qsizetype(option.name.size()))};
}

QString levelTitle(Level level) {
    switch (level) {
    case Level::Random: return Say::tr("At random");
    case Level::Minnow: return Say::tr("Minnow");
    case Level::Perch: return Say::tr("Perch");
    case Level::Pike: return Say::tr("Pike");
    case Level::Shark: return Say::tr("Shark");
    }
    return {};
}

QString levelLine(Level level, const QString& game) {
    const bool live = game == u"what-the-fish"; // the only game in which quickness counts
    switch (level) {
    case Level::Random: return Say::tr("Makes any move that is allowed, without a thought.");
    case Level::Minnow:
        return live ? Say::tr("A beginner: forgets quickly, and judges roughly. Played live: slow, about two "
                              "seconds.")
                    : Say::tr("A beginner: forgets quickly, and judges roughly.");
    case Level::Perch:
        return live ? Say::tr(
                          "Plays for fun: remembers the last rounds. Played live: as quick as most people.")
                    : Say::tr("Plays for fun: remembers the last rounds.");
    case Level::Pike:
        return live ? Say::tr("Skilled: forgets nothing, and knows the odds. Played live: quick, about a "
                              "second.")
                    : Say::tr("Skilled: forgets nothing, and knows the odds.");
    case Level::Shark:
        return live ? Say::tr(
                          "A master: knows what can be known, and thinks ahead. Played live: often under a "
                          "second.")
                    : Say::tr("A master: knows what can be known, and thinks ahead.");
    }
    return {};
}

QString targetWords(const TablePlan& plan) {
    const GameInfo* game = gameInfo(plan.game);
    if (!game) return {};
    const int target = valueOf(*game, plan.options, "target");
    if (plan.game == u"twisted-fish")
        return target == 0 ? Say::tr("A single hand: most points win.")
                           : Say::tr("To %n points", nullptr, target);
    if (plan.game == u"great-lakes") return Say::tr("To %n fish", nullptr, target);
    if (plan.game == u"what-the-fish") {
        const int wins = valueOf(*game, plan.options, "wins");
        return wins == 1 ? Say::tr("One game: the first free fish wins.")
                         : Say::tr("To %n games won", nullptr, wins);
    }
    if (plan.game == u"rainbow-fish") {
        const int games = valueOf(*game, plan.options, "games");
        return games == 1 ? Say::tr("One game: most points win.")
                          : Say::tr("%n games: most points win.", nullptr, games);
    }
    return Say::tr("One game: most pairs win.");
}

QString seatTitle(const TablePlan& plan, Seat seat, Seat you) {
    if (seat == you && you != kNoSeat) return Say::tr("You");
    if (seat < plan.seats.size() && !plan.seats[seat].name.isEmpty()) return plan.seats[seat].name;
    return Say::tr("Player %1").arg(seat + 1);
}

QString playerList(const QList<SeatPlan>& seats) {
    const Seat you = onlyPersonOf(seats);
    QStringList names;
    for (qsizetype seat = 0; seat < seats.size(); ++seat)
        names << (Seat(seat) == you ? Say::tr("you", "in a list of players") : seats[seat].name);
    return listed(names);
}

QString listed(const QStringList& names) {
    if (names.size() < 2) return names.join(QString());
    return Say::tr("%1 and %2").arg(names.mid(0, names.size() - 1).join(Say::tr(", ")), names.last());
}

} // namespace tacklebox
