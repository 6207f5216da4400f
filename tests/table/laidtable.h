// Tables with a given start position, in the notation of the line protocol.
#pragma once

#include "model/wire/session.h"
#include "tests/table/tablesupport.h"

namespace tacklebox::testing {

/// Returns a record of a match that starts from `deal`, with ' instead of ".
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

/// Opens a table with this position; people sit first, then bots.
inline std::unique_ptr<Table> laidTable(const QString& game, int people, int bots, int dealer,
                                        const QByteArray& deal, const QByteArray& options = "{}") {
    QString error;
    auto table = Table::openRecord(laidRecord(game, people + bots, dealer, deal, options),
                                   planOf(game, people, bots, 1), &error);
    if (!table) qWarning("%s", qPrintable(error));
    if (table) table->setTableRules(quick());
    return table;
}

/// Plays the choice with these words; returns false if there is none.
inline bool playWords(Table& table, const QString& words) {
    for (const TableChoice& choice : table.choices())
        if (choice.words == words) return table.play(choice.id);
    QStringList all;
    for (const TableChoice& choice : table.choices())
        all << choice.words;
    qWarning("no move \"%s\" among: %s", qPrintable(words), qPrintable(all.join(u'|')));
    return false;
}

/// Plays the first choice whose move has these fields of the protocol, with ' instead of ". Returns false if
/// there is none.
inline bool playMove(Table& table, QByteArray fields) {
    const Json wanted = parseJson(fields.replace('\'', '"').toStdString());
    const AnyGame& game = *gameNamed(table.plan().game.toStdString());
    for (const TableChoice& choice : table.choices()) {
        const Json move = game.moveJson(choice.move);
        bool has = true;
        for (const auto& [field, value] : wanted.items())
            has = has && move.contains(field) && move.at(field) == value;
        if (has) return table.play(choice.id);
    }
    qWarning("no move has %s", fields.constData());
    return false;
}

/// True if an event's public sentence is `sentence`.
inline bool wasSaid(const Table& table, const QString& sentence) {
    for (int number = 0; number < table.events(); ++number)
        if (table.sentence(number) == sentence) return true;
    return false;
}

} // namespace tacklebox::testing
