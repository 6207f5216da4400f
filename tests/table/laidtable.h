// Tables that begin with a laid-out position, in the words of the line protocol.
#pragma once

#include "model/wire/session.h"
#include "tests/table/tablesupport.h"

namespace tacklebox::testing {

/// A record of a match that has just begun from `deal`, with ' in place of ".
inline QByteArray laidRecord(const QString& game, int seats, int dealer, QByteArray deal,
                             QByteArray options = "{}") {
    NewMatch request;
    request.game = game.toStdString();
    request.seats = seats;
    request.dealer = dealer;
    request.seed = 1;
    request.deal = parseJson(deal.replace('\'', '"').toStdString());
    request.options = parseJson(options.replace('\'', '"').toStdString());
    return QByteArray::fromStdString(newSession(request)->record().dump());
}

/// A table at such a position; persons sit first, then bots.
inline std::unique_ptr<Table> laidTable(const QString& game, int persons, int bots, int dealer,
                                        const QByteArray& deal, const QByteArray& options = "{}") {
    QString fault;
    auto table = Table::openRecord(laidRecord(game, persons + bots, dealer, deal, options),
                                   planOf(game, persons, bots, 1), &fault);
    if (!table) qWarning("%s", qPrintable(fault));
    if (table) table->setTableRules(quick());
    return table;
}

/// Makes the move with these words; false if there is none.
inline bool playWords(Table& table, const QString& words) {
    for (const TableChoice& choice : table.choices())
        if (choice.words == words) return table.play(choice.id);
    QStringList all;
    for (const TableChoice& choice : table.choices())
        all << choice.words;
    qWarning("no move \"%s\" among: %s", qPrintable(words), qPrintable(all.join(u'|')));
    return false;
}

/// True if some event so far says this to all.
inline bool wasSaid(const Table& table, const QString& sentence) {
    for (int number = 0; number < table.events(); ++number)
        if (table.sentence(number) == sentence) return true;
    return false;
}

} // namespace tacklebox::testing
