#include "views/history/pastwords.h"

#include "views/games/games.h"
#include "views/panels/playerwords.h"
#include "views/theme/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMap>

namespace tacklebox {

/// Translation context.
struct PastWords {
    Q_DECLARE_TR_FUNCTIONS(PastWords)
};

namespace {

QString playerWords(const MatchSummary& match, Seat number, Seat you) {
    const SeatPlan& seat = match.seats[number];
    if (number == you) return PastWords::tr("You");
    return seat.person
               ? seat.name
               : PastWords::tr("%1 (%2)", "a bot and its level").arg(seat.name, levelTitle(seat.level));
}

QString endingsWords(const QString& game, const QStringList& endings) {
    QMap<QString, int> counted;
    for (const QString& ending : endings)
        ++counted[ending];
    QStringList words;
    for (auto ending = counted.begin(); ending != counted.end(); ++ending) {
        const QString title = endingTitle(game, ending.key());
        words << (ending.value() == 1
                      ? title
                      : PastWords::tr("%1 (%n times)", "how deals ended", ending.value()).arg(title));
    }
    return words.join(PastWords::tr(", "));
}

} // namespace

QString validationError(const QString& gameId, qsizetype seats, const QDateTime& played) {
    const GameInfo* game = gameInfo(gameId);
    if (!game) return PastWords::tr("Unknown game \"%1\".").arg(gameId);
    if (seats < game->leastSeats || seats > game->mostSeats)
        return PastWords::tr("This saved game is damaged: the players are missing.");
    if (!played.isValid()) return PastWords::tr("This saved game is damaged: the date is missing.");
    return {};
}

QString validationError(const MatchSummary& match) {
    return validationError(match.game, match.seats.size(), match.played);
}

QString gameTitle(const QString& game) {
    const GameInfo* info = gameInfo(game);
    return info ? info->title : game;
}

QString playersWords(const MatchSummary& match, Seat you) {
    QStringList players;
    for (qsizetype seat = 0; seat < match.seats.size(); ++seat)
        players << playerWords(match, Seat(seat), you);
    return players.join(PastWords::tr(", "));
}

QString playersInShort(const MatchSummary& match, Seat you) {
    constexpr int kMany = 4;
    QStringList names;
    QList<Level> levels;
    for (qsizetype seat = 0; seat < match.seats.size(); ++seat) {
        names << (Seat(seat) == you ? PastWords::tr("You") : match.seats[seat].name);
        if (!match.seats[seat].person) levels << match.seats[seat].level;
    }
    if (levels.size() < kMany || levels.count(levels.front()) < levels.size())
        return playersWords(match, you);
    return PastWords::tr("%1 (bots: %2)", "all players, and the level that all bots have")
        .arg(names.join(PastWords::tr(", ")), levelTitle(levels.front()));
}

QString resultWords(const MatchSummary& match) {
    QStringList winners;
    int people = 0;
    bool personWon = false;
    for (qsizetype seat = 0; seat < std::min(match.seats.size(), match.result.seats.size()); ++seat) {
        const bool won = match.result.seats[seat].won;
        people += match.seats[seat].person;
        personWon = personWon || (won && match.seats[seat].person);
        if (won) winners << match.seats[seat].name;
    }
    if (winners.isEmpty()) return PastWords::tr("Nobody won");
    if (people == 1 && !personWon) return PastWords::tr("Lost", "a game");
    if (people == 1) return winners.size() > 1 ? PastWords::tr("Shared", "a win") : PastWords::tr("Won");
    return winners.size() > 1 ? PastWords::tr("%1 share the win").arg(listed(winners))
                              : PastWords::tr("%1 won").arg(winners.front());
}

QString scoresWords(const MatchSummary& match) {
    QStringList scores;
    for (const SeatResult& seat : match.result.seats)
        scores << theme::numberText(seat.score);
    return scores.join(QStringLiteral(" : "));
}

QString helpWords(const Help& help) {
    QStringList words;
    if (help.hints > 0) words << PastWords::tr("%n hint(s)", nullptr, help.hints);
    if (help.takenBack > 0) words << PastWords::tr("%n undo(s)", nullptr, help.takenBack);
    if (help.knowledgeShown) words << PastWords::tr("memory aid or bots' reasons shown");
    return words.isEmpty() ? PastWords::tr("without help") : words.join(PastWords::tr(", "));
}

QString lengthWords(int moves) {
    return PastWords::tr("%n move(s)", nullptr, moves);
}

QString whenWords(const QDateTime& played) {
    return QLocale().toString(played.toLocalTime(), QLocale::ShortFormat);
}

QString matchDetails(const MatchSummary& match, Seat you) {
    QStringList players;
    for (qsizetype seat = 0; seat < std::min(match.seats.size(), match.result.seats.size()); ++seat) {
        const SeatResult& result = match.result.seats[seat];
        const QString score = theme::numberText(result.score);
        players << (result.won ? PastWords::tr("%1 %2 (won)", "a player and a score")
                               : PastWords::tr("%1 %2", "a player and a score"))
                       .arg(playerWords(match, Seat(seat), you), score);
    }
    const QLocale locale;
    QStringList lines{PastWords::tr("%1, started %2, ended %3", "a game and two times")
                          .arg(gameTitle(match.game),
                               locale.toString(match.begun.toLocalTime(), QLocale::ShortFormat),
                               whenWords(match.played)),
                      players.join(PastWords::tr(", "))};
    QString outcome = lengthWords(match.moves);
    if (!match.result.endings.isEmpty())
        outcome += PastWords::tr(", ") + dealsWords(match.game, int(match.result.endings.size())) +
                   PastWords::tr(": ") + endingsWords(match.game, match.result.endings);
    lines << outcome << helpWords(match.result.help);
    if (match.whatIf)
        lines << PastWords::tr(
            "A what-if: it branched off from another game and doesn't count in the statistics.");
    return lines.join(u'\n');
}

} // namespace tacklebox
